#pragma once
// Movement cards: a pattern of five rows as A sees it, `o` the pawn and `x` where it may go. The `o` may stand
// anywhere. Two patterns that allow the same steps are the same card.
#include "engine/onitama/square.hpp"

#include <span>
#include <vector>

namespace parlour::onitama {

struct Step { // as A sees it
    int right, forward;
    friend bool operator==(const Step&, const Step&) = default;
};

struct Card {
    std::string name;    // empty: only known by its pattern
    std::string pattern; // "...../...../..o../...../.....", the row farthest from A first

    const std::string& text() const { return name.empty() ? pattern : name; }
    std::vector<Step> steps() const; // row by row
    bool sameSteps(const Card& other) const { return steps() == other.steps(); }
    friend bool operator==(const Card&, const Card&) = default;
};

// The sixteen of the classic game, then our own.
std::span<const Card> namedCards();
inline constexpr std::size_t kClassicCards = 16;

// What a level's card is called at the table. One that has no name gets that of a landscape, so that players can tell
// it from the others and one can speak of it.
std::string cardName(std::span<const Card> cards, std::size_t number);

bool isPattern(std::string_view text);
// A named card by its name, any other by its pattern (a pattern that a named card has is that card). Nothing: neither.
std::optional<Card> cardFrom(std::string_view text);

// The pattern turned by half a turn, as B sees the same card from the other side of the table.
std::string turned(std::string pattern);

} // namespace parlour::onitama
