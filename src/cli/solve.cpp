// solve: perfect play in Kalah, the one call that is not for every game.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "engine/core/match_of.hpp"
#include "engine/kalah/solver.hpp"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace parlour::cli {

namespace {

// Says on a terminal, a few times a second, how far the search is; it may take minutes.
class Watcher {
public:
    explicit Watcher(const Progress& progress) : m_progress(progress) {
        if (errorIsTerminal()) {
            m_thread = std::jthread([this](const std::stop_token& stop) { watch(stop); });
        }
    }
    void found(std::string news) {
        const std::scoped_lock lock(m_mutex);
        m_news = std::move(news);
    }

private:
    void watch(const std::stop_token& stop) {
        const auto start = std::chrono::steady_clock::now();
        LiveLine line;
        std::unique_lock lock(m_mutex);
        do { // at least once: the answer may be there before this thread has begun
            const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - start;
            const double millions = static_cast<double>(m_progress.nodes.load(std::memory_order_relaxed)) / 1e6;
            line.show(
                fmt::format("solving: {}, {:.0f} million positions, {:.0f} s", m_news, millions, elapsed.count()));
            m_wake.wait_for(lock, stop, std::chrono::milliseconds(200), [] { return false; });
        } while (!stop.stop_requested());
    }

    const Progress& m_progress;
    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::string m_news = "no move yet";
    std::jthread m_thread; // last, so that it ends first
};

} // namespace

int solvePosition(const PositionOptions& options) {
    if (options.game != kalah::Rules::info.id) {
        gameNamed(options.game);
        throw UsageError(fmt::format("only {} can be solved", kalah::Rules::info.id));
    }
    const auto position = openPosition(options);
    const auto& match = dynamic_cast<const MatchOf<kalah::Rules>&>(*position.match);
    Progress progress;
    Meter meter(Budget{UINT64_MAX, Budget().depth, std::chrono::hours(24 * 365)}, progress);
    std::optional<kalah::Solution> solution;
    {
        Watcher watcher(progress);
        solution = kalah::solve(match.rules(), match.state(), meter,
                                [&](const kalah::Solution::Row&, std::size_t found, std::size_t all) {
                                    watcher.found(fmt::format("{} of {} moves", found, all));
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
