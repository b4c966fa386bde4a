// Dice's speeds: the rules, the network, and master's decisions. Counters are per second.
#include "engine/core/match_of.hpp"
#include "engine/dice/agents.hpp"
#include "engine/dice/judgement.hpp"

#include <benchmark/benchmark.h>

using namespace parlour;

namespace {

using Counter = benchmark::Counter;

dice::Rules rulesFor(int players) {
    dice::Level level;
    level.players = players;
    return dice::Rules(level);
}

// Positions of games of two, some of them near the end, where somebody has to split.
std::vector<dice::State> positions(const dice::Rules& rules) {
    std::vector<dice::State> all;
    Rng rng(7);
    for (int game = 0; game < 8; ++game) {
        for (auto state = rules.initial(); !state.over;) {
            if (state.rolled) all.push_back(state);
            const auto moves = rules.moves(state);
            rules.apply(state, state.rolled ? moves[below(rng, moves.size())] : drawOutcome(rules, state, rng),
                        nullptr);
        }
    }
    return all;
}

// Whole games at random.
void dicePlayouts(benchmark::State& bench) {
    const auto rules = rulesFor(2);
    Rng rng(1);
    std::uint64_t plies = 0;
    for ([[maybe_unused]] auto _ : bench) {
        for (auto state = rules.initial(); !state.over; ++plies) {
            const auto moves = rules.moves(state);
            rules.apply(state, moves[below(rng, moves.size())], nullptr);
        }
    }
    bench.counters["games"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
    bench.counters["plies"] = Counter(static_cast<double>(plies), Counter::kIsRate);
}

// What the network thinks of one sheet after the other.
void diceEvaluations(benchmark::State& bench) {
    const auto rules = rulesFor(2);
    const auto judgement = dice::Judgement::of(rules.level());
    const auto all = positions(rules);
    std::size_t at = 0;
    for ([[maybe_unused]] auto _ : bench) {
        benchmark::DoNotOptimize(judgement->change(all[at].sheets[0]));
        at = at + 1 == all.size() ? 0 : at + 1;
    }
    bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()));
}

// Master's decisions, one after the other, through games alone (for the mean) or of two (in the end for the win).
void diceMaster(benchmark::State& bench) {
    const auto rules = rulesFor(static_cast<int>(bench.range(0)));
    const auto all = positions(rules);
    const auto& opponent = Ladder<dice::Rules>::opponents().back();
    std::uint64_t nodes = 0;
    std::size_t at = 0;
    for ([[maybe_unused]] auto _ : bench) {
        const auto& state = all[at];
        Progress progress;
        Meter meter(opponent.budget, progress);
        Rng rng(1);
        benchmark::DoNotOptimize(Ladder<dice::Rules>::make(opponent.id)->choose(rules, state, state.mover, meter, rng));
        nodes += meter.nodes();
        at = at + 1 == all.size() ? 0 : at + 1;
    }
    bench.counters["decisions"] = Counter(static_cast<double>(bench.iterations()), Counter::kIsRate);
    bench.counters["nodes/s"] = Counter(static_cast<double>(nodes), Counter::kIsRate);
}

BENCHMARK(dicePlayouts)->Unit(benchmark::kMicrosecond);
BENCHMARK(diceEvaluations);
BENCHMARK(diceMaster)->ArgName("players")->Arg(1)->Arg(2)->Unit(benchmark::kMicrosecond);

} // namespace
