#pragma once
// The opening book: what our own solver found positions of the first moves to be worth, and a best move in each, for
// the boards on which that takes too long while somebody waits. It ships as text with a checksum, books/kalah.book; a
// book that is damaged is no book.
#include "engine/kalah/rules.hpp"
#include "engine/think/agent.hpp"

#include <array>
#include <span>
#include <string>
#include <tuple>

namespace parlour::kalah {

using Side = std::array<std::uint8_t, kMaxHouses>; // in sowing order; what a board does not have is empty

struct BookEntry {
    Side own{}; // of the mover
    Side other{};
    int banked = 0; // seeds that the mover will bank from here on
    int house = 1;  // whose seeds the mover should sow for that

    friend bool operator==(const BookEntry&, const BookEntry&) = default;
    friend bool operator<(const BookEntry& a, const BookEntry& b) {
        return std::tie(a.own, a.other) < std::tie(b.own, b.other);
    }
};

struct Chapter {
    std::string rules;              // as bookRules has it
    std::vector<BookEntry> entries; // in order, unless it is being written

    friend bool operator==(const Chapter&, const Chapter&) = default;
};

// The name of what a chapter is about: houses, captures and end. Pie and start do not matter.
std::string bookRules(const Rules& rules);

inline constexpr std::size_t kMostBookBytes = std::size_t{1} << 24U; // of a file worth reading

std::string writeBook(const std::vector<Chapter>& chapters);
std::vector<Chapter> readBook(const std::string& text); // none if it is damaged

// The entry for a position, which does not depend on stores, seats or pie. Null: there is none.
const BookEntry* findEntry(std::span<const BookEntry> chapter, const Side& own, const Side& other);

// The chapter for these rules of the book that ships; none if there is none.
const std::vector<BookEntry>& bookOf(const Rules& rules);

// What findEntry would find.
BookEntry entryFor(const Rules& rules, const State& state, int banked, int house);
// What to do where the mover will bank that many by that house: sow it, or swap if that is better. Not for South's
// first turn under the pie rule.
Choice<Move> chosenBy(const Rules& rules, const State& state, int banked, int house);

} // namespace parlour::kalah
