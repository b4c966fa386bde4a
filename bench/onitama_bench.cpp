// Onitama's speeds: counting leaves, and the search. Counters are per second; `nodes` and `depth` do not depend on the
// machine, and change only when the search does.
#include "engine/onitama/agents.hpp"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace parlour;

namespace {

using Counter = benchmark::Counter;

onitama::Rules rulesWith(std::initializer_list<const char*> cards, bool wall) {
    onitama::Level level;
    for (const char* card : cards) {
        level.cards.push_back(*onitama::cardFrom(card));
    }
    if (wall) level.board.wall = *onitama::squareNamed("c1");
    return onitama::Rules(level);
}

// The first of the published tables; with the wall it is the same cards.
void onitamaPerft(benchmark::State& bench, bool wall) {
    const auto rules = rulesWith({"ox", "boar", "horse", "elephant", "crab"}, wall);
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] auto _ : bench) {
        leaves += rules.perft(rules.initial(), static_cast<int>(bench.range(0)));
    }
    bench.counters["leaves"] = Counter(static_cast<double>(leaves), Counter::kIsRate);
}

// One thought of the master about the start. With more threads than one it is not the same twice, and the nodes are
// those of all.
void onitamaMaster(benchmark::State& bench, bool wall) {
    const Budget budget{static_cast<std::uint64_t>(bench.range(0)), 200, std::chrono::hours(1),
                        static_cast<unsigned>(bench.range(1))};
    const auto rules = rulesWith({"boar", "ox", "elephant", "horse", "crab"}, wall);
    std::uint64_t nodes = 0;
    int depth = 0;
    for ([[maybe_unused]] auto _ : bench) {
        Progress progress;
        Meter meter(budget, progress);
        Rng rng(1);
        const auto agent = Ladder<onitama::Rules>::make("master");
        depth = agent->choose(rules, rules.initial(), onitama::kA, meter, rng).depth;
        nodes += meter.nodes();
    }
    bench.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(bench.iterations());
    bench.counters["nodes/s"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
    bench.counters["depth"] = depth;
}

BENCHMARK_CAPTURE(onitamaPerft, classic, false)->Arg(6)->Arg(7)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(onitamaPerft, wall, true)->Arg(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(onitamaMaster, classic, false)
    ->ArgNames({"nodes", "threads"})
    ->ArgsProduct({{1'000'000, 16'000'000}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(onitamaMaster, wall, true)
    ->ArgNames({"nodes", "threads"})
    ->ArgsProduct({{1'000'000, 16'000'000}, {1, 2}})
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
