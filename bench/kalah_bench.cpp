// Kalah's speeds: the rules, the board of the search, the opponents and the solver. Counters are per second; `nodes`
// and `depth` do not depend on the machine, and change only when a search does.
#include "engine/core/match_of.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/endings.hpp"
#include "engine/kalah/solver.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <stdexcept>
#include <string>

using namespace parlour;

namespace {

using Counter = benchmark::Counter;

kalah::Level levelOf(const benchmark::State& bench) {
    kalah::Level level;
    level.houses = static_cast<int>(bench.range(0));
    level.seeds = static_cast<int>(bench.range(1));
    level.capture = bench.range(2) != 0 ? kalah::Capture::Always : kalah::Capture::Facing;
    return level;
}

// Leaves of the tree of the usual start, by the rules themselves.
void perft(benchmark::State& bench) {
    const MatchOf<kalah::Rules> match(std::make_shared<const kalah::Rules>(kalah::Level{}));
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] auto _ : bench) {
        leaves += match.perft(static_cast<int>(bench.range(0)));
    }
    bench.counters["leaves"] = Counter(static_cast<double>(leaves), Counter::kIsRate);
}

// Moves of random games on the board of the search.
void sow(benchmark::State& bench) {
    kalah::Level level;
    level.houses = static_cast<int>(bench.range(0));
    const kalah::Rules rules(level);
    const kalah::Sower<kalah::NarrowLane> sower(rules);
    const auto start = kalah::boardOf<kalah::NarrowLane>(rules, rules.initial());
    auto board = start;
    Rng rng(1);
    std::uint64_t pick = rng();
    for ([[maybe_unused]] auto _ : bench) {
        pick = pick * 6364136223846793005U + 1442695040888963407U;
        int house = static_cast<int>((pick >> 33U) % static_cast<std::uint64_t>(sower.houses()));
        while (board.house(house) == 0) {
            house = house + 1 == sower.houses() ? 0 : house + 1;
        }
        const auto done = sower.sow(board, house);
        benchmark::DoNotOptimize(done);
        board = done.over ? start : done.next;
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}

// One thought of an opponent about the usual start, with its usual nodes and no clock.
void think(benchmark::State& bench, const char* id) {
    const kalah::Rules rules{kalah::Level{}};
    Budget budget = findOpponent(Ladder<kalah::Rules>::opponents(), id)->budget;
    budget.atMost = std::chrono::hours(1);
    std::uint64_t nodes = 0;
    Choice<kalah::Move> choice;
    for ([[maybe_unused]] auto _ : bench) {
        const auto agent = Ladder<kalah::Rules>::make(id);
        Progress progress;
        Meter meter(budget, progress);
        Rng rng(1);
        choice = agent->choose(rules, rules.initial(), kalah::kSouth, meter, rng);
        nodes += meter.nodes();
    }
    bench.counters["nodes/s"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
    bench.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(bench.iterations());
    bench.counters["depth"] = choice.depth;
}

// Endgame tables of the usual board, on one thread.
void endings(benchmark::State& bench) {
    const kalah::Rules rules{kalah::Level{}};
    std::uint64_t positions = 0;
    for ([[maybe_unused]] auto _ : bench) {
        Progress progress;
        Meter meter({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
        const auto built = kalah::Endings<kalah::NarrowLane>::build(rules, static_cast<int>(bench.range(0)), meter);
        if (!built) throw std::runtime_error("not built within an hour");
        positions += built->bytes().size();
    }
    bench.counters["positions/s"] = Counter(static_cast<double>(positions), Counter::kIsRate);
}

// The exact margin of every first move, from nothing and on one thread.
void solve(benchmark::State& bench) {
    const kalah::Rules rules(levelOf(bench));
    std::uint64_t nodes = 0;
    int margin = 0;
    for ([[maybe_unused]] auto _ : bench) {
        Progress progress;
        Meter meter({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
        constexpr kalah::Means kMeans{std::size_t{1} << 26U, 90'000'000, kalah::Tables::Built};
        const auto solution = kalah::makeSolver(rules, kMeans)->solve(rules.initial(), meter, {});
        if (!solution) throw std::runtime_error("not solved within an hour");
        nodes += meter.nodes();
        margin = solution->margin;
    }
    bench.counters["nodes/s"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
    bench.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(bench.iterations());
    bench.counters["margin"] = margin;
}

} // namespace

BENCHMARK(perft)->Arg(6)->Arg(7)->Unit(benchmark::kMillisecond);
BENCHMARK(sow)->Arg(3)->Arg(6)->Arg(8);
BENCHMARK_CAPTURE(think, hard, "hard")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(think, master, "master")->Unit(benchmark::kMillisecond);
BENCHMARK(endings)->Arg(10)->Arg(14)->Unit(benchmark::kMillisecond);
// Houses, seeds, and whether every last seed in an empty house captures.
BENCHMARK(solve)
    ->ArgNames({"houses", "seeds", "always"})
    ->Args({4, 3, 1})
    ->Args({5, 4, 1})
    ->Unit(benchmark::kMillisecond);
