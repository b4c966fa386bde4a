// simulate: bot matches on all cores.
#include "cli/bar.hpp"
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/text.hpp"
#include "engine/core/record.hpp"
#include "engine/core/simulation.hpp"

#include <algorithm>
#include <thread>

namespace parlour::cli {

namespace {

void keep(const Game& game, const SimulationPlan& plan, const std::string& folder, const SimulatedGame& ended) {
    MatchSetup setup{std::string(game.info().id), plan.level, ended.seed, {}};
    for (const auto& id : ended.opponents) {
        setup.seats.push_back({id, std::string(opponentNamed(game, id).title)});
    }
    const auto digits = std::to_string(plan.games).size();
    RecordWriter(folder, std::move(setup), RecordWriter::Flush::AtTheEnd,
                 fmt::format("{}-game{:0{}}", game.info().id, ended.number + 1, digits))
        .update(*ended.match);
}

} // namespace

int simulateGames(const SimulateOptions& options) {
    const Game& game = gameNamed(options.game);
    const auto seats = split(options.seats, ',');
    for (const auto id : seats) {
        if (id == kHuman) throw UsageError("nobody can sit at a simulation: 'human' is for play");
        opponentNamed(game, id);
    }
    playersFor(game, static_cast<int>(seats.size()));
    SimulationPlan plan;
    plan.game = &game;
    plan.level = levelNamed(game, options.level);
    plan.opponents = {seats.begin(), seats.end()};
    plan.games = options.games;
    plan.seed = options.seed;
    plan.swap = options.swap;
    plan.openings = options.openings;
    plan.threads = options.threads.value_or(std::max(1U, std::thread::hardware_concurrency()));
    game.check(plan.level);
    if (options.records) {
        plan.whenEnded = [&, folder = *options.records](const SimulatedGame& ended) {
            keep(game, plan, folder, ended);
        };
    }

    std::vector<SimulationRow> rows;
    {
        Bar bar(plan.games);
        plan.progress = [&](std::uint64_t done) { bar.update(done); };
        rows = simulate(plan);
    }
    std::vector<std::string> header{"seat",   "opponent",   "games",    "wins",       "draws",
                                    "losses", "mean_score", "sd_score", "mean_plies", "ms_per_move"};
    if (options.thoughts) header.insert(header.end(), {"proven", "ms_longest"});
    row(header);
    for (const auto& entry : rows) {
        std::vector<std::string> cells{entry.seat,
                                       entry.opponent,
                                       std::to_string(entry.games),
                                       std::to_string(entry.wins),
                                       std::to_string(entry.draws),
                                       std::to_string(entry.losses),
                                       fmt::format("{:.3f}", entry.meanScore),
                                       fmt::format("{:.3f}", entry.sdScore),
                                       fmt::format("{:.3f}", entry.meanPlies),
                                       fmt::format("{:.3f}", entry.msPerMove)};
        if (options.thoughts)
            cells.insert(cells.end(), {fmt::format("{:.4f}", entry.proven), fmt::format("{:.0f}", entry.msLongest)});
        row(cells);
    }
    return 0;
}

} // namespace parlour::cli
