#include "engine/kalah/book.hpp"

#include "engine/core/cache_file.hpp"
#include "engine/core/paths.hpp"
#include "engine/core/text_file.hpp"
#include "engine/kalah/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>
#include <tuple>

namespace parlour::kalah {

namespace {

constexpr std::string_view kTitle = "parlour kalah book 2";
constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz"; // seeds in a house

std::string checksum(std::string_view text) {
    return fmt::format("{:016x}", checksumOf({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}

// Empty houses at the end are left out.
std::string sideText(const Side& side) {
    std::string text;
    for (const auto seeds : side) {
        text += kDigits[seeds];
    }
    text.resize(std::max<std::size_t>(text.find_last_not_of('0') + 1, 1));
    return text;
}

std::uint8_t seedsFrom(char digit) {
    if (digit >= '0' && digit <= '9') return static_cast<std::uint8_t>(digit - '0');
    if (digit >= 'a' && digit <= 'z') return static_cast<std::uint8_t>(digit - 'a' + 10);
    throw std::runtime_error("no digit");
}

Side sideFrom(std::string_view text) {
    Side side{};
    if (text.size() > side.size()) throw std::runtime_error("too many houses");
    for (std::size_t i = 0; i < text.size(); ++i) {
        side[i] = seedsFrom(text[i]);
    }
    return side;
}

int numberFrom(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) throw std::runtime_error("no number");
    return number;
}

// Cuts off what comes before the next separator.
std::string_view cut(std::string_view& text, char separator) {
    const auto at = std::min(text.find(separator), text.size());
    const auto part = text.substr(0, at);
    text.remove_prefix(std::min(at + 1, text.size()));
    return part;
}

// Chapters begin with '=', and have a line a position. Thousands of them are read while somebody waits for a move, so
// this does without streams.
std::vector<Chapter> chaptersIn(std::string_view body) {
    std::vector<Chapter> chapters;
    while (!body.empty()) {
        std::string_view line = cut(body, '\n');
        if (line.starts_with("= ")) {
            chapters.push_back({std::string(line.substr(2)), {}});
            continue;
        }
        if (chapters.empty()) throw std::runtime_error("no chapter");
        BookEntry entry;
        entry.own = sideFrom(cut(line, ' '));
        entry.other = sideFrom(cut(line, ' '));
        entry.banked = numberFrom(cut(line, ' '));
        entry.house = numberFrom(line);
        chapters.back().entries.push_back(entry);
    }
    for (auto& [rules, entries] : chapters) {
        if (!std::is_sorted(entries.begin(), entries.end())) std::sort(entries.begin(), entries.end());
    }
    return chapters;
}

std::vector<Chapter> shippedBook() {
    try {
        return readBook(readTextFile(shareFolder() / "books" / "kalah.book", kMostBookBytes));
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
        auto entries = chapter.entries;
        std::sort(entries.begin(), entries.end());
        for (const BookEntry& entry : entries) {
            body += fmt::format("{} {} {} {}\n", sideText(entry.own), sideText(entry.other), entry.banked, entry.house);
        }
    }
    return fmt::format("{}\n{}\n{}", kTitle, checksum(body), body);
}

std::vector<Chapter> readBook(const std::string& text) {
    std::string_view rest = text;
    const auto title = cut(rest, '\n');
    const auto sum = cut(rest, '\n');
    if (title != kTitle || checksum(rest) != sum) return {};
    try {
        return chaptersIn(rest);
    } catch (const std::runtime_error&) {
        return {};
    }
}

const BookEntry* findEntry(std::span<const BookEntry> chapter, const Side& own, const Side& other) {
    const auto found = std::lower_bound(
        chapter.begin(), chapter.end(), std::tie(own, other),
        [](const BookEntry& entry, const auto& wanted) { return std::tie(entry.own, entry.other) < wanted; });
    return found != chapter.end() && found->own == own && found->other == other ? &*found : nullptr;
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
        Side houses{};
        for (int number = 1; number <= rules.ring().houses(); ++number) {
            houses[static_cast<std::size_t>(number - 1)] =
                static_cast<std::uint8_t>(state.seeds(rules.ring().house(seat, number)));
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
