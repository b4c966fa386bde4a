// The calls that count and think: perft, best.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "engine/core/simulation.hpp"

#include <algorithm>
#include <chrono>

namespace parlour::cli {

namespace {

class Stopwatch {
public:
    std::string seconds() const {
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - m_start;
        return fmt::format("{:.3f}", elapsed.count());
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

bool limited(const BestOptions& options) {
    return options.nodes || options.milliseconds || options.depth;
}

// A limit that was given takes the place of the opponent's own limits of nodes and time.
Budget budgetFor(const Opponent& opponent, const BestOptions& options) {
    Budget budget = options.nodes ? opponent.budget.repeatable() : opponent.budget;
    budget.threads = options.threads.value_or(budget.threads);
    if (!limited(options)) return budget;
    budget.nodes = options.nodes.value_or(UINT64_MAX);
    budget.depth = options.depth.value_or(budget.depth);
    budget.atMost = options.milliseconds ? std::chrono::milliseconds(*options.milliseconds) : std::chrono::hours(24);
    return budget;
}

} // namespace

int countLeaves(const PerftOptions& options) {
    const auto position = openPosition(options.position);
    row({"depth", "leaves", "seconds"});
    for (int depth = std::min(options.depth, 1); depth <= options.depth; ++depth) {
        const Stopwatch watch;
        const auto leaves = position.match->perft(depth);
        row({std::to_string(depth), std::to_string(leaves), watch.seconds()});
        flush();
    }
    return 0;
}

int findBest(const BestOptions& options) {
    const auto position = openPosition(options.position);
    const Match& match = *position.match;
    const Game& game = position.game;
    const auto& opponent = options.opponent ? opponentNamed(game, *options.opponent) : game.opponents().back();
    if (match.over()) throw InputError("the game is over, there is no move to choose");
    if (match.toMove() == kChance) throw InputError("chance is to move, there is no move to choose");

    const auto player = game.seat(opponent.id);
    Progress progress;
    if (!limited(options)) { // as it plays in a match, where it had the time
        Meter patient({.atMost = std::chrono::hours(24), .threads = opponent.budget.threads}, progress);
        game.prepare(opponent.id, match, patient);
    }
    Meter meter(budgetFor(opponent, options), progress);
    const Stopwatch watch;
    const auto advice = adviceFor(match, *player, meter, options.seed);
    const auto seconds = watch.seconds();
    row({"move", "value", "depth", "nodes", "seconds", "exact"});
    row({advice.move, rounded(advice.value, 4), std::to_string(advice.depth), std::to_string(meter.nodes()), seconds,
         advice.exact ? "1" : "0"});
    return 0;
}

} // namespace parlour::cli
