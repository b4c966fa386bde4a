// solve: perfect play in Kalah, the one call that is not for every game.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/watcher.hpp"
#include "engine/core/match_of.hpp"
#include "engine/kalah/solver.hpp"

#include <thread>

namespace parlour::cli {

int solvePosition(const PositionOptions& options) {
    if (options.game != kalah::Rules::info.id) {
        gameNamed(options.game);
        throw UsageError(fmt::format("only {} can be solved", kalah::Rules::info.id));
    }
    const auto position = openPosition(options);
    const auto& match = dynamic_cast<const MatchOf<kalah::Rules>&>(*position.match);
    Progress progress;
    Budget budget;
    budget.atMost = std::chrono::hours(24 * 365);
    budget.threads = std::max(1U, std::thread::hardware_concurrency());
    Meter meter(budget, progress);
    std::optional<kalah::Solution> solution;
    {
        Watcher watcher(progress, "endgame tables first");
        solution = kalah::solve(match.rules(), match.state(), meter, [&](std::size_t found, std::size_t all) {
            watcher.found(fmt::format("{} of {} positions", found, all));
        });
    }
    if (!solution) throw InputError("the search was stopped before it found the answer");
    row({"move", "value"});
    for (const auto& [move, margin] : solution->rows) {
        row({match.rules().formatMove(match.state(), move), std::to_string(margin)});
    }
    row({"best", std::to_string(solution->margin)});
    return 0;
}

} // namespace parlour::cli
