#pragma once
// A level at a glance: the courtyard as the game begins, beside it the five cards in their places or a fan of the deck.
#include "engine/onitama/level.hpp"
#include "ui/painter.hpp"

#include <array>

namespace parlour::onitama {

// A card is 130 by 178.
inline constexpr float kCardShape = 130.F / 178.F;
// The largest card in the middle of a box.
ui::Rect cardInside(const ui::Rect& box);

// Five cards as they lie on the table: B's above, the side card to the right, A's below. In the order of a level file.
std::array<ui::Rect, kCardsInPlay> cardPlaces(const ui::Rect& area);
// B sees a card from the other side, and so does whoever gets the side card.
constexpr bool turnedAt(std::size_t place, Seat toMove) {
    return place == 2 || place == 3 || (place == 4 && toMove == kB);
}

void drawLevel(ui::Painter& painter, const ui::Rect& area, const Level& level);

} // namespace parlour::onitama
