// The opening book: how it is written, that a damaged one is none, what belongs into it, and what the shipped one says.
#include "engine/kalah/agents.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/book_writer.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <algorithm>
#include <functional>

using namespace parlour;
using namespace kalah_tools;

namespace {

const std::vector<kalah::Chapter> kSmall{
    {"2 houses, capture facing, end side-empty", {{{0, 2}, {1, 1}, 2, 2}, {{1, 0}, {12, 3}, 4, 1}}},
    {"3 houses, capture always, end mover-stuck", {{{1, 0, 2}, {0, 0, 3}, 1, 3}}},
};

// The boards are so small that tables would hold the whole game.
constexpr kalah::Means kNoTables{1 << 12U, 1, kalah::Tables::Built};
constexpr int kSeeds = 6; // with so few in play no book is needed
const auto kNobody = [](int, std::size_t, std::size_t) {};

const kalah::BookEntry* entryAt(const kalah::Rules& rules, const std::vector<kalah::BookEntry>& book,
                                const kalah::State& state) {
    const auto wanted = kalah::entryFor(rules, state, 0, 0);
    return kalah::findEntry(book, wanted.own, wanted.other);
}

// South's final margin by the book.
int marginBy(const kalah::Rules& rules, const kalah::State& state, const kalah::BookEntry& entry) {
    const int ahead = 2 * entry.banked - kalah::seedsInPlay(rules, state) + kalah::bankedMargin(rules, state);
    return state.mover == kalah::kSouth ? ahead : -ahead;
}

std::optional<Choice<kalah::Move>> proven(const kalah::Rules& rules, const kalah::State& state,
                                          const std::vector<kalah::BookEntry>& book) {
    Progress progress;
    Meter meter({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
    kalah::Means means = kNoTables;
    means.book = book;
    return kalah::makeSolver(rules, means)->best(state, meter, {});
}

Choice<kalah::Move> masterAt(const kalah::Rules& rules, const kalah::State& state, std::uint64_t seed) {
    Progress progress;
    Meter meter({1'000, 200, std::chrono::hours(1)}, progress);
    Rng rng(seed);
    auto choice = Ladder<kalah::Rules>::make("master")->choose(rules, state, state.mover, meter, rng);
    CHECK(meter.nodes() == 0);
    return choice;
}

} // namespace

TEST_CASE("book: written and read again", "[kalah][solver]") {
    CHECK(kalah::readBook(kalah::writeBook(kSmall)) == kSmall);
    CHECK(kalah::readBook(kalah::writeBook({})).empty());
}

TEST_CASE("book: in whatever order it was written, its entries are found", "[kalah][solver]") {
    auto shuffled = kSmall;
    std::reverse(shuffled[0].entries.begin(), shuffled[0].entries.end());
    const auto book = kalah::readBook(kalah::writeBook(shuffled));
    REQUIRE(book == kSmall);
    const auto& entries = book[0].entries;
    CHECK(kalah::findEntry(entries, {1, 0}, {12, 3}) == &entries[1]);
    CHECK(kalah::findEntry(entries, {0, 2}, {1, 1}) == &entries[0]);
    CHECK(kalah::findEntry(entries, {0, 2}, {1, 2}) == nullptr);
    CHECK(kalah::findEntry(entries, {9, 9}, {9, 9}) == nullptr);
    CHECK(kalah::findEntry({}, {1, 0}, {12, 3}) == nullptr);
}

TEST_CASE("book: a damaged one is none", "[kalah][solver]") {
    const auto text = kalah::writeBook(kSmall);
    for (std::size_t at = 0; at < text.size(); ++at) {
        auto damaged = text;
        damaged[at] = static_cast<char>(damaged[at] ^ 1);
        INFO("byte " << at);
        CHECK(kalah::readBook(damaged).empty());
    }
    for (std::size_t length = 0; length < text.size(); ++length) {
        CHECK(kalah::readBook(text.substr(0, length)).empty());
    }
}

// With and without pie, by either seat and against every reply: whoever plays by the book is never asked for a move
// that is not in it as long as more than those few seeds are in play, and each move is perfect, says brute force.
TEST_CASE("book: a game by it is perfect whatever the other does", "[kalah][solver]") {
    for (const int options : {0, 4, 7}) {
        auto level = makeLevel(3, 2, options);
        level.start = {std::vector{3, 0, 2}, std::vector{1, 3, 2}};
        const kalah::Rules rules(level);
        kalah::BookWriter writer({}, kNoTables);
        Progress progress;
        Meter meter({UINT64_MAX, 200, std::chrono::hours(1), 2}, progress);
        REQUIRE(writer.add(rules, kSeeds, meter, kNobody));
        REQUIRE(writer.chapters().size() == 1);
        CHECK(writer.chapters().front().rules == kalah::bookRules(rules));
        const auto& book = writer.chapters().front().entries;
        REQUIRE(book.size() > 3);

        oracle::Perfect perfect(oracleOptions(level));
        int asked = 0;
        int byBook = 0;
        for (const Seat reader : {kalah::kSouth, kalah::kNorth}) {
            const std::function<void(const kalah::State&, const oracle::Position&)> follow =
                [&](const kalah::State& state, const oracle::Position& position) {
                    if (state.over) return;
                    auto moves = rules.moves(state);
                    if (state.mover == reader) {
                        ++asked;
                        const auto choice = proven(rules, state, book);
                        REQUIRE(choice);
                        const int margin = perfect.margin(position);
                        CHECK(choice->value == (state.mover == kalah::kSouth ? margin : -margin));
                        moves = {choice->move};
                        if (kalah::seedsInPlay(rules, state) <= kSeeds) return;
                        CHECK((entryAt(rules, book, state) != nullptr || state.pie == kalah::Pie::Baking));
                        ++byBook;
                    }
                    for (const auto move : moves) {
                        auto next = state;
                        rules.apply(next, move, nullptr);
                        const auto after = oracle::play(oracleOptions(level), position, rules.formatMove(state, move));
                        if (state.mover == reader) CHECK(perfect.margin(after) == perfect.margin(position));
                        follow(next, after);
                    }
                };
            follow(rules.initial(), oracleStart(level));
        }
        CHECK(byBook > 3);
        CHECK(asked > byBook);
    }
}

TEST_CASE("book: a writer carries on where the last one was stopped", "[kalah][solver]") {
    const kalah::Rules rules(makeLevel(3, 3, 0));
    Progress progress;
    kalah::BookWriter once({}, kNoTables);
    Meter patient({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
    REQUIRE(once.add(rules, kSeeds, patient, kNobody));

    kalah::BookWriter first({}, kNoTables);
    Meter hasty({200, 200, std::chrono::hours(1)}, progress);
    REQUIRE_FALSE(first.add(rules, kSeeds, hasty, kNobody));
    CHECK(first.chapters().front().entries.size() < once.chapters().front().entries.size());
    kalah::BookWriter second(first.chapters(), kNoTables);
    Meter again({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
    REQUIRE(second.add(rules, kSeeds, again, kNobody));
    CHECK(second.chapters().front().entries.size() == once.chapters().front().entries.size());
}

TEST_CASE("book: the opening houses of Classic are worth what is known", "[kalah][solver]") {
    const kalah::Rules rules(makeLevel(6, 4, 0));
    const auto& book = kalah::bookOf(rules);
    std::vector<int> margins;
    for (const auto move : rules.moves(rules.initial())) {
        auto after = rules.initial();
        rules.apply(after, move, nullptr);
        const auto* entry = entryAt(rules, book, after);
        REQUIRE(entry != nullptr);
        margins.push_back(marginBy(rules, after, *entry));
    }
    CHECK(margins == std::vector{-14, -10, 8, -2, -8, 4});
}

TEST_CASE("book: every shipped entry names a house that has seeds", "[kalah][solver]") {
    for (const int options : {0, 3}) {
        const auto& book = kalah::bookOf(kalah::Rules(makeLevel(6, 4, options)));
        REQUIRE_FALSE(book.empty());
        for (const auto& entry : book) {
            REQUIRE((entry.house >= 1 && entry.house <= 6));
            REQUIRE(entry.own[static_cast<std::size_t>(entry.house - 1)] > 0);
        }
    }
}

TEST_CASE("book: master opens perfectly, and needs no thought for it", "[kalah][agents]") {
    const kalah::Rules classic(makeLevel(6, 4, 0));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const auto choice = masterAt(classic, classic.initial(), seed);
        CHECK(choice.exact);
        CHECK(choice.move == kalah::Move{3});
        CHECK(choice.value == 8);
    }
    // Under the pie rule South's best first turn is the one that gains least, and North takes over what is better.
    const kalah::Rules pie(makeLevel(6, 4, 4));
    CHECK(masterAt(pie, pie.initial(), 1).exact);
    auto offered = pie.initial();
    pie.apply(offered, {6}, nullptr); // worth 4 to South
    const auto taken = masterAt(pie, offered, 1);
    CHECK(taken.move == kalah::kSwap);
    CHECK(taken.value == 4);
    offered = pie.initial();
    pie.apply(offered, {1}, nullptr); // worth 14 to North
    CHECK(masterAt(pie, offered, 1).move != kalah::kSwap);
}
