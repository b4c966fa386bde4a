#pragma once
// The opening book: what our own solver found positions of the first moves to be worth, for the boards on which that
// takes too long while somebody waits. It ships as text with a checksum, books/kalah.book; a book that is damaged is no
// book.
#include "engine/kalah/rules.hpp"

#include <array>
#include <string>

namespace parlour::kalah {

struct BookEntry {
    std::vector<std::uint8_t> own; // of the mover, in sowing order
    std::vector<std::uint8_t> other;
    int banked = 0; // seeds that the mover will bank from here on

    friend bool operator==(const BookEntry&, const BookEntry&) = default;
};

struct Chapter {
    std::string rules; // as bookRules has it
    std::vector<BookEntry> entries;

    friend bool operator==(const Chapter&, const Chapter&) = default;
};

// The name of what a chapter is about: houses, captures and end. Pie and start do not matter.
std::string bookRules(const Rules& rules);

std::string writeBook(const std::vector<Chapter>& chapters);
std::vector<Chapter> readBook(const std::string& text); // none if it is damaged

// The chapter for these rules of the book that ships; none if there is none.
const std::vector<BookEntry>& bookOf(const Rules& rules);

// The positions that a book should hold: all that can come up within so many moves, each once, the latest last.
std::vector<State> bookPositions(const Rules& rules, int moves);

} // namespace parlour::kalah
