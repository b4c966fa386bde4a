// Kahuna's speeds: the rules, the worlds that a search plays in its mind, and master's thoughts. Counters are per
// second.
#include "engine/core/catalog.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/policy.hpp"
#include "engine/kahuna/random_player.hpp"

#include <benchmark/benchmark.h>

using namespace parlour;

namespace {

using Counter = benchmark::Counter;

kahuna::Rules rulesOf(const char* level) {
    LevelReader reader(loadLevel("kahuna", level));
    return kahuna::Rules(kahuna::readLevel(reader));
}

// A turn some way into a game at random.
kahuna::State middle(const kahuna::Rules& rules, int plies) {
    auto state = rules.initial();
    Rng rng(5);
    while (plies > 0 || rules.toMove(state) == kChance) {
        const bool chance = rules.toMove(state) == kChance;
        rules.apply(state, chance ? drawOutcome(rules, state, rng) : kahuna::RandomPlayer::pick(rules, state, rng),
                    nullptr);
        plies -= chance ? 0 : 1;
    }
    return state;
}

// Whole games at random, by the rules.
void kahunaPlayouts(benchmark::State& bench, const char* level) {
    const auto rules = rulesOf(level);
    Rng rng(1);
    std::uint64_t plies = 0;
    for ([[maybe_unused]] auto _ : bench) {
        auto state = rules.initial();
        for (; rules.toMove(state); ++plies) {
            const bool chance = rules.toMove(state) == kChance;
            rules.apply(state, chance ? drawOutcome(rules, state, rng) : kahuna::RandomPlayer::pick(rules, state, rng),
                        nullptr);
        }
    }
    bench.counters["games"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
    bench.counters["plies"] = Counter(static_cast<double>(plies), Counter::kIsRate);
}

// Worlds dealt from one view and played on for five turns, as master does.
void kahunaWorlds(benchmark::State& bench) {
    const auto rules = rulesOf("mathuna");
    const kahuna::Simulator simulator(rules);
    const kahuna::Policy policy(simulator);
    const auto state = middle(rules, 20);
    const auto view = rules.view(state, state.mover);
    Rng rng(1);
    std::uint64_t turns = 0;
    for ([[maybe_unused]] auto _ : bench) {
        auto world = simulator.worldOf(rules.guess(view, rng));
        kahuna::Luck luck(rng());
        for (int turn = 0; turn < 5 && !world.over; ++turn, ++turns) {
            policy.playTurn(world, luck);
        }
        benchmark::DoNotOptimize(simulator.outlook(world));
    }
    bench.counters["worlds"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
    bench.counters["turns"] = Counter(static_cast<double>(turns), Counter::kIsRate);
}

// One whole thought of master with its usual nodes and no clock, early and later in a game.
void kahunaMaster(benchmark::State& bench, const char* level) {
    const auto rules = rulesOf(level);
    const auto state = middle(rules, static_cast<int>(bench.range(0)));
    const auto& opponent = Ladder<kahuna::Rules>::opponents().back();
    Budget budget = opponent.budget;
    budget.atMost = std::chrono::hours(1);
    std::uint64_t nodes = 0;
    for ([[maybe_unused]] auto _ : bench) {
        Progress progress;
        Meter meter(budget, progress);
        Rng rng(1);
        benchmark::DoNotOptimize(Ladder<kahuna::Rules>::make(opponent.id)
                                     ->choose(rules, rules.view(state, state.mover), state.mover, meter, rng));
        nodes += meter.nodes();
    }
    bench.counters["nodes"] = static_cast<double>(nodes) / static_cast<double>(bench.iterations());
    bench.counters["nodes/s"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
}

BENCHMARK_CAPTURE(kahunaPlayouts, mathuna, "mathuna")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(kahunaPlayouts, official, "official")->Unit(benchmark::kMicrosecond);
BENCHMARK(kahunaWorlds)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(kahunaMaster, mathuna, "mathuna")->Arg(0)->Arg(20)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(kahunaMaster, official, "official")->Arg(0)->Arg(20)->Unit(benchmark::kMillisecond);

} // namespace
