// The opening book: what it holds, that it is right, and that a damaged one is none.
#include "engine/kalah/agents.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/book.hpp"
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <algorithm>

using namespace parlour;
using namespace kalah_tools;

namespace {

const std::vector<kalah::Chapter> kSmall{
    {"2 houses, capture facing, end side-empty", {{{1, 0}, {12, 3}, 4}, {{0, 2}, {1, 1}, 2}}},
    {"3 houses, capture always, end mover-stuck", {{{1, 0, 2}, {0, 0, 3}, 1}}},
};

// Margins for the mover of every opening house, of the two games that the book is for.
void opensAsKnown(const kalah::Level& level, const std::vector<int>& margins) {
    const kalah::Rules rules(level);
    const auto& book = kalah::bookOf(rules);
    const auto start = rules.initial();
    std::vector<int> found;
    for (const auto move : rules.moves(start)) {
        auto after = start;
        rules.apply(after, move, nullptr);
        const auto side = [&](Seat seat) {
            std::vector<std::uint8_t> houses;
            for (int number = 1; number <= level.houses; ++number) {
                houses.push_back(static_cast<std::uint8_t>(after.seeds(rules.ring().house(seat, number))));
            }
            return houses;
        };
        const auto own = side(after.mover);
        const auto other = side(kalah::opponent(after.mover));
        const auto entry = std::find_if(book.begin(), book.end(), [&](const kalah::BookEntry& one) {
            return one.own == own && one.other == other;
        });
        REQUIRE(entry != book.end());
        const int ahead = 2 * entry->banked - kalah::seedsInPlay(rules, after) + kalah::bankedMargin(rules, after);
        found.push_back(after.mover == kalah::kSouth ? ahead : -ahead);
    }
    CHECK(found == margins);
}

} // namespace

TEST_CASE("book: written and read again", "[kalah][solver]") {
    CHECK(kalah::readBook(kalah::writeBook(kSmall)) == kSmall);
    CHECK(kalah::readBook(kalah::writeBook({})).empty());
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

TEST_CASE("book: its positions are those of the first moves", "[kalah][solver]") {
    const kalah::Rules rules(makeLevel(2, 1, 0));
    CHECK(kalah::bookPositions(rules, 0) == std::vector{rules.initial()});
    // House 1 ends the turn, house 2 gives an extra move: three positions, and none of them twice.
    CHECK(kalah::bookPositions(rules, 1).size() == 3);
    for (const auto& state : kalah::bookPositions(rules, 9)) {
        CHECK_FALSE(state.over);
    }
}

TEST_CASE("book: the opening houses of the shipped boards are worth what is known", "[kalah][solver]") {
    opensAsKnown(makeLevel(6, 4, 0), {-14, -10, 8, -2, -8, 4});
}

TEST_CASE("book: master opens Classic perfectly, and needs no thought for it", "[kalah][agents]") {
    const kalah::Rules rules(makeLevel(6, 4, 0));
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        Progress progress;
        Meter meter({1'000, 200, std::chrono::hours(1)}, progress);
        Rng rng(seed);
        const auto choice =
            Ladder<kalah::Rules>::make("master")->choose(rules, rules.initial(), kalah::kSouth, meter, rng);
        CHECK(choice.exact);
        CHECK(choice.move == kalah::Move{3});
        CHECK(choice.value == 8);
        CHECK(meter.nodes() == 0);
    }
}
