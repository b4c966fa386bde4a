// book: the opening book that ships, worked out by our own solver.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/watcher.hpp"
#include "engine/core/catalog.hpp"
#include "engine/core/text_file.hpp"
#include "engine/kalah/board.hpp"
#include "engine/kalah/book_writer.hpp"

#include <filesystem>
#include <stdexcept>
#include <thread>

namespace parlour::cli {

namespace {

constexpr int kFewSeeds = 20;  // with fewer the solver needs no help
constexpr int kMostSeeds = 48; // with more the book would take days
constexpr std::chrono::seconds kSaving{30};

std::vector<kalah::Chapter> bookIn(const std::filesystem::path& file) {
    if (!std::filesystem::exists(file)) return {};
    std::vector<kalah::Chapter> chapters;
    try {
        chapters = kalah::readBook(readTextFile(file, kalah::kMostBookBytes));
    } catch (const std::runtime_error& error) {
        throw InputError(fmt::format("{}: {}", file.string(), error.what()));
    }
    if (chapters.empty()) throw InputError(fmt::format("{}: this is no opening book, or a damaged one", file.string()));
    return chapters;
}

void save(const kalah::BookWriter& writer, const std::filesystem::path& file) {
    if (replaceTextFile(file, kalah::writeBook(writer.chapters()))) return;
    throw InputError(fmt::format("{}: the book cannot be written", file.string()));
}

} // namespace

int writeOpeningBook(const BookOptions& options) {
    if (options.game != kalah::Rules::info.id) {
        gameNamed(options.game);
        throw UsageError(fmt::format("only {} has a book", kalah::Rules::info.id));
    }
    kalah::BookWriter writer(bookIn(options.file));
    Progress progress;
    Budget budget;
    budget.atMost = options.minutes ? std::chrono::minutes(*options.minutes) : std::chrono::hours(24 * 365);
    budget.threads = std::max(1U, std::thread::hardware_concurrency());
    Meter meter(budget, progress);
    Watcher watcher(progress, "endgame tables first");
    auto saved = std::chrono::steady_clock::now();
    for (const auto& level : shippedLevels(options.game)) {
        LevelReader reader(level);
        const kalah::Rules rules(kalah::Rules::readLevel(reader, 2));
        const int seeds = kalah::seedsInPlay(rules, rules.initial());
        if (seeds < kFewSeeds || seeds > kMostSeeds) continue;
        const auto report = [&](int moves, std::size_t open, std::size_t entries) {
            watcher.found(fmt::format("{}: move {}, {} positions open, {} in the book", rules.level().title, moves,
                                      open, entries));
            if (std::chrono::steady_clock::now() - saved < kSaving) return;
            save(writer, options.file);
            saved = std::chrono::steady_clock::now();
        };
        const bool whole = writer.add(rules, options.seeds, meter, report);
        save(writer, options.file);
        if (!whole) throw InputError(fmt::format("{}: not complete; call it again to go on", options.file));
    }
    return 0;
}

} // namespace parlour::cli
