// book: what the solver finds out about the first moves, for the opening book that ships.
#include "engine/kalah/book.hpp"

#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/watcher.hpp"
#include "engine/core/match_of.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/solver.hpp"

#include <algorithm>
#include <set>

namespace parlour::cli {

namespace {

constexpr int kFewSeeds = 20;  // with fewer the solver needs no help
constexpr int kMostSeeds = 48; // with more the book would take days

std::vector<std::uint8_t> sideOf(const kalah::Rules& rules, const kalah::State& state, Seat seat) {
    std::vector<std::uint8_t> houses;
    for (int number = 1; number <= rules.ring().houses(); ++number) {
        houses.push_back(static_cast<std::uint8_t>(state.seeds(rules.ring().house(seat, number))));
    }
    return houses;
}

kalah::Chapter chapterFor(const kalah::Rules& rules, int moves) {
    auto states = kalah::bookPositions(rules, moves);
    std::reverse(states.begin(), states.end()); // what comes late is soon found, and helps with the rest
    Progress progress;
    Meter meter(Budget{UINT64_MAX, Budget().depth, std::chrono::hours(24 * 365)}, progress);
    Watcher watcher(progress, "endgame tables first");
    const auto banked =
        kalah::makeSolver(rules, kalah::kToSolve)->banked(states, meter, [&](std::size_t found, std::size_t all) {
            watcher.found(fmt::format("{} of {} positions", found, all));
        });
    if (!banked) throw InputError("the search was stopped before the book was done");
    kalah::Chapter chapter{kalah::bookRules(rules), {}};
    for (std::size_t i = states.size(); i-- > 0;) {
        const Seat mover = states[i].mover;
        kalah::BookEntry entry{sideOf(rules, states[i], mover), sideOf(rules, states[i], kalah::opponent(mover)),
                               (*banked)[i]};
        if (std::find(chapter.entries.begin(), chapter.entries.end(), entry) == chapter.entries.end()) {
            chapter.entries.push_back(std::move(entry));
        }
    }
    return chapter;
}

} // namespace

int writeOpeningBook(const BookOptions& options) {
    if (options.game != kalah::Rules::info.id) {
        gameNamed(options.game);
        throw UsageError(fmt::format("only {} has a book", kalah::Rules::info.id));
    }
    std::vector<kalah::Chapter> chapters;
    std::set<std::string> done;
    for (const auto& level : shippedLevels(options.game)) {
        LevelReader reader(level);
        const kalah::Rules rules(kalah::Rules::readLevel(reader, 2));
        const int seeds = kalah::seedsInPlay(rules, rules.initial());
        if (seeds < kFewSeeds || seeds > kMostSeeds || !done.insert(kalah::bookRules(rules)).second) continue;
        chapters.push_back(chapterFor(rules, options.moves));
    }
    write(kalah::writeBook(chapters));
    return 0;
}

} // namespace parlour::cli
