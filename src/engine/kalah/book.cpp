#include "engine/kalah/book.hpp"

#include "engine/core/cache_file.hpp"
#include "engine/core/paths.hpp"
#include "engine/core/text_file.hpp"
#include "engine/kalah/board.hpp"

#include <fmt/format.h>

#include <sstream>
#include <stdexcept>

namespace parlour::kalah {

namespace {

constexpr std::string_view kTitle = "parlour kalah book 2";
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz"; // seeds in a house
constexpr std::size_t kMostBytes = std::size_t{1} << 24U;

std::string checksum(const std::string& text) {
    return fmt::format("{:016x}", checksumOf({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}

std::string sideText(const std::vector<std::uint8_t>& houses) {
    std::string text;
    for (const auto seeds : houses) {
        text += kDigits[seeds];
    }
    return text;
}

std::vector<std::uint8_t> sideFrom(const std::string& text) {
    std::vector<std::uint8_t> houses;
    for (const char digit : text) {
        const auto seeds = kDigits.find(digit);
        if (seeds == std::string_view::npos) throw std::runtime_error("no digit");
        houses.push_back(static_cast<std::uint8_t>(seeds));
    }
    return houses;
}

// Chapters begin with '=', and have a line a position.
std::vector<Chapter> chaptersIn(const std::string& body) {
    std::vector<Chapter> chapters;
    std::istringstream lines(body);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("= ")) {
            chapters.push_back({line.substr(2), {}});
            continue;
        }
        std::istringstream words(line);
        std::string own;
        std::string other;
        BookEntry entry;
        if (chapters.empty() || !(words >> own >> other >> entry.banked >> entry.house))
            throw std::runtime_error("no position");
        entry.own = sideFrom(own);
        entry.other = sideFrom(other);
        chapters.back().entries.push_back(std::move(entry));
    }
    return chapters;
}

std::vector<Chapter> shippedBook() {
    try {
        return readBook(readTextFile(shareFolder() / "books" / "kalah.book", kMostBytes));
    } catch (const std::exception&) {
        return {}; // opponents think for themselves then
    }
}

} // namespace

std::string bookRules(const Rules& rules) {
    const Level& level = rules.level();
    return fmt::format("{} houses, capture {}, end {}", level.houses,
                       level.capture == Capture::Facing ? "facing" : "always",
                       level.end == End::SideEmpty ? "side-empty" : "mover-stuck");
}

std::string writeBook(const std::vector<Chapter>& chapters) {
    std::string body;
    for (const Chapter& chapter : chapters) {
        body += fmt::format("= {}\n", chapter.rules);
        for (const BookEntry& entry : chapter.entries) {
            body += fmt::format("{} {} {} {}\n", sideText(entry.own), sideText(entry.other), entry.banked, entry.house);
        }
    }
    return fmt::format("{}\n{}\n{}", kTitle, checksum(body), body);
}

std::vector<Chapter> readBook(const std::string& text) {
    std::istringstream lines(text);
    std::string title;
    std::string sum;
    std::getline(lines, title);
    std::getline(lines, sum);
    const std::size_t frame = title.size() + sum.size() + 2;
    if (title != kTitle || text.size() < frame) return {};
    const std::string body = text.substr(frame);
    if (checksum(body) != sum) return {};
    try {
        return chaptersIn(body);
    } catch (const std::runtime_error&) {
        return {};
    }
}

const std::vector<BookEntry>& bookOf(const Rules& rules) {
    static const std::vector<Chapter> chapters = shippedBook();
    static const std::vector<BookEntry> none;
    const auto wanted = bookRules(rules);
    for (const Chapter& chapter : chapters) {
        if (chapter.rules == wanted) return chapter.entries;
    }
    return none;
}

BookEntry entryFor(const Rules& rules, const State& state, int banked, int house) {
    const auto side = [&](Seat seat) {
        std::vector<std::uint8_t> houses;
        for (int number = 1; number <= rules.ring().houses(); ++number) {
            houses.push_back(static_cast<std::uint8_t>(state.seeds(rules.ring().house(seat, number))));
        }
        return houses;
    };
    return {side(state.mover), side(opponent(state.mover)), banked, house};
}

Choice<Move> chosenBy(const Rules& rules, const State& state, int banked, int house) {
    const int margin = bankedMargin(rules, state) + 2 * banked - seedsInPlay(rules, state);
    if (state.pie == Pie::Offered && margin < 0) return {kSwap, static_cast<double>(-margin), 0, true};
    return {{static_cast<std::uint8_t>(house)}, static_cast<double>(margin), 0, true};
}

} // namespace parlour::kalah
