// ladder: is every opponent stronger than the one below it?
#include "cli/bar.hpp"
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "engine/core/simulation.hpp"

#include <algorithm>
#include <cmath>
#include <thread>
#include <utility>

namespace parlour::cli {

namespace {

constexpr std::size_t kOpenings = 4; // plies at random, where nothing else makes games differ

// The share of wins that may lie behind so many of so many, with 95 % certainty: the interval of Wilson.
std::pair<double, double> interval(std::uint64_t wins, std::uint64_t decided) {
    if (decided == 0) return {0, 1};
    constexpr double kZ = 1.959964;
    const auto n = static_cast<double>(decided);
    const double share = static_cast<double>(wins) / n;
    const double middle = (share + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
    const double reach = kZ / (1 + kZ * kZ / n) * std::sqrt(share * (1 - share) / n + kZ * kZ / (4 * n * n));
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

SimulationRow duel(SimulationPlan plan, std::string_view upper, std::string_view lower) {
    plan.opponents = {std::string(upper), std::string(lower)};
    Bar bar(plan.games);
    plan.progress = [&](std::uint64_t done) { bar.update(done); };
    return simulate(plan).front();
}

} // namespace

int climbLadder(const LadderOptions& options) {
    const Game& game = gameNamed(options.game);
    playersFor(game, 2);
    SimulationPlan plan;
    plan.game = &game;
    plan.level = levelNamed(game, options.level);
    plan.games = options.games;
    plan.seed = options.seed;
    plan.swap = true;
    plan.openings = game.info().chance || game.info().hidden ? 0 : kOpenings;
    plan.threads = std::max(1U, std::thread::hardware_concurrency());
    game.check(plan.level);
    row({"opponent", "against", "games", "wins", "draws", "losses", "share", "low", "high"});
    const auto rungs = game.opponents();
    for (std::size_t i = 1; i < rungs.size(); ++i) {
        flush(); // a rung can take minutes: let those above be read meanwhile
        const auto found = duel(plan, rungs[i].id, rungs[i - 1].id);
        const auto decided = found.wins + found.losses;
        const double share = decided == 0 ? 0.5 : static_cast<double>(found.wins) / static_cast<double>(decided);
        const auto [low, high] = interval(found.wins, decided);
        row({rungs[i].id, rungs[i - 1].id, std::to_string(found.games), std::to_string(found.wins),
             std::to_string(found.draws), std::to_string(found.losses), fmt::format("{:.3f}", share),
             fmt::format("{:.3f}", low), fmt::format("{:.3f}", high)});
    }
    return 0;
}

} // namespace parlour::cli
