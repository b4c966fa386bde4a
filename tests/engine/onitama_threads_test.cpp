// Onitama's search on two threads: it stops when told, answers with a sound move, and what threads tell each other
// through the shared table is never half of one thing and half of another.
#include "engine/think/shared_table.hpp"
#include "engine/think/thinker.hpp"
#include "tests/engine/onitama_thinking.hpp"

#include <thread>

using namespace parlour;
using namespace onitama_tools;

namespace {

using OnitamaThinker = Thinker<onitama::Rules>;

constexpr Budget kEndless{UINT64_MAX, 200, std::chrono::hours(1), 2};

std::shared_ptr<const onitama::Rules> walledRules() {
    return rulesFrom("wall = \"c1\"\ncards = [\"boar\", \"ox\", \"elephant\", \"horse\", \"crab\"]\n");
}

OnitamaThinker::Question question(const std::shared_ptr<const onitama::Rules>& rules,
                                  std::shared_ptr<Agent<onitama::Rules>> agent, std::uint64_t revision) {
    return {rules, std::move(agent), rules->initial(), onitama::kA, revision, kEndless, 3};
}

void waitForDepth(const OnitamaThinker& thinker, int depth) {
    while (thinker.progress()->depth.load() < depth) {
        std::this_thread::yield();
    }
}

bool isLegal(const onitama::Rules& rules, const onitama::State& state, const onitama::Move& move) {
    const auto moves = rules.moves(state);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

struct Note {
    std::uint32_t value = 0;
    std::uint32_t twice = 0;

    int worthBeside(const Note& /*newcomer*/) const { return static_cast<int>(value % 1'000); }
};

} // namespace

TEST_CASE("onitama: two threads stop when told, and leave no answer", "[thinker]") {
    const auto rules = walledRules();
    const std::shared_ptr<Agent<onitama::Rules>> agent = Ladder<onitama::Rules>::make("master");
    OnitamaThinker thinker;
    for (std::uint64_t round = 0; round < 12; ++round) {
        thinker.ask(question(rules, agent, round));
        // At the first moment, and when they are busy.
        if (round % 2 == 1) waitForDepth(thinker, 4);
        thinker.cancel();
        REQUIRE_FALSE(thinker.busy());
        REQUIRE_FALSE(thinker.poll(round).has_value());
    }
}

TEST_CASE("onitama: two threads that are hurried answer with their best", "[thinker]") {
    const auto rules = walledRules();
    OnitamaThinker thinker;
    thinker.ask(question(rules, Ladder<onitama::Rules>::make("master"), 7));
    waitForDepth(thinker, 5);
    thinker.hurry();
    std::optional<OnitamaThinker::Answer> answer;
    while (!answer) {
        answer = thinker.poll(7);
        std::this_thread::yield();
    }
    REQUIRE(isLegal(*rules, rules->initial(), answer->choice.move));
    REQUIRE(answer->choice.depth >= 4);
}

TEST_CASE("onitama: a stop and the clock are noticed within about a thousand nodes", "[thinker]") {
    const auto rules = walledRules();
    for (const bool told : {true, false}) {
        for (const unsigned threads : {1U, 2U}) {
            std::stop_source source;
            if (told) source.request_stop();
            Budget budget = kEndless;
            budget.threads = threads;
            if (!told) budget.atMost = std::chrono::milliseconds(0);
            Progress progress;
            Meter meter(budget, progress, source.get_token());
            Rng rng(1);
            const auto agent = Ladder<onitama::Rules>::make("master");
            const auto choice = agent->choose(*rules, rules->initial(), onitama::kA, meter, rng);
            REQUIRE(isLegal(*rules, rules->initial(), choice.move));
            REQUIRE(meter.nodes() < 1'100); // of both: it is noticed before the other begins
        }
    }
}

TEST_CASE("onitama: two threads play sound moves all through a game", "[thinker]") {
    const auto rules = walledRules();
    const auto agent = Ladder<onitama::Rules>::make("master");
    OnitamaMatch match(rules, 5);
    for (int ply = 0; ply < 24 && !match.over(); ++ply) {
        const auto thought = think(*agent, *rules, match.state(), {3'000, 200, std::chrono::hours(1), 2});
        REQUIRE(match.play(thought.choice.move).has_value());
    }
    REQUIRE(match.length() > 5);
}

TEST_CASE("onitama: two threads prove the wins of the lessons", "[thinker]") {
    for (const auto* level : {"academy-5-keep", "academy-6-fork", "academy-8-swap"}) {
        const auto rules = rulesFrom(loadLevel("onitama", level).text);
        const auto agent = Ladder<onitama::Rules>::make("master");
        const auto choice = think(*agent, *rules, rules->initial(), kEndless).choice;
        INFO(level);
        REQUIRE(choice.exact);
        REQUIRE(choice.value == 1);
    }
}

TEST_CASE("shared table: finds what was kept, and forgets the least worthy", "[thinker]") {
    SharedTable<Note> table(4); // one group: all keys are neighbours
    REQUIRE_FALSE(table.find(5).has_value());
    REQUIRE_FALSE(table.find(0).has_value());
    for (const std::uint32_t worth : {40U, 10U, 30U, 20U}) {
        table.keep(worth, {worth, 0});
    }
    for (const std::uint32_t worth : {40U, 10U, 30U, 20U}) {
        REQUIRE(table.find(worth)->value == worth);
    }
    table.keep(50, {50, 1});
    REQUIRE(table.find(50)->twice == 1);
    REQUIRE_FALSE(table.find(10).has_value());
    REQUIRE(table.find(20).has_value());
    // The same position takes its own place, even if it is worth less.
    table.keep(40, {1, 2});
    REQUIRE(table.find(40)->value == 1);
    REQUIRE(table.find(20).has_value());
    REQUIRE(table.find(30).has_value());
    REQUIRE(table.find(50).has_value());
}

TEST_CASE("shared table: its memory is taken step by step, for as long as that is wanted", "[thinker]") {
    SharedTable<Note> table(std::size_t{1} << 20U); // 16 MB: eight large pages
    table.keep(0, {7, 1});
    int asked = 0;
    REQUIRE_FALSE(table.take([&] { return ++asked < 3; }));
    REQUIRE(asked == 3);
    asked = 0;
    REQUIRE(table.take([&] { return ++asked > 0; }));
    REQUIRE(asked == 8);
    // What is there already stays.
    REQUIRE(table.find(0)->value == 7);
    REQUIRE_FALSE(table.find(1).has_value());
}

TEST_CASE("shared table: two threads that write over each other never read a mixture", "[thinker]") {
    SharedTable<Note> table(16);
    std::atomic<int> mixtures{0};
    std::atomic<int> found{0};
    const auto work = [&](std::uint64_t seed) {
        Rng rng(seed);
        for (int i = 0; i < 100'000; ++i) {
            const auto key = below(rng, 200);
            const auto value = static_cast<std::uint32_t>(1 + 1'000 * key + below(rng, 1'000));
            table.keep(key, {value, 2 * value});
            const auto asked = below(rng, 200);
            if (const auto note = table.find(asked)) {
                ++found;
                if (note->twice != 2 * note->value || (note->value - 1) / 1'000 != asked) ++mixtures;
            }
        }
    };
    {
        const std::jthread one(work, 1);
        const std::jthread two(work, 2);
    }
    REQUIRE(mixtures == 0);
    REQUIRE(found > 1'000);
}
