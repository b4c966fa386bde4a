#pragma once
// How Onitama lies on the table: the courtyard in the middle, seats and log to its left, the cards to its right, those
// of B at the top.
#include "engine/onitama/state.hpp"
#include "ui/match/hud.hpp"
#include "ui/onitama/board_painter.hpp"

namespace parlour::onitama {

inline constexpr ui::HudLayout kSquareLayout{.board = {344, 46, 616, 616},
                                             .north = {28, 20, 300, 104},
                                             .south = {28, 676, 300, 104},
                                             .log = {28, 172, 300, 484},
                                             .message = {344, 680, 616, 52},
                                             .action = {344, 736, 616, 48},
                                             .title = {36, 134, 288, 28},
                                             .tools = {980, 20, 272, 104},
                                             .tool = 48,
                                             .speed = {980, 84, 144, 24}};

// The middle of a card's place.
inline ui::Point cardPlace(std::size_t place) {
    constexpr float kMiddle = 1116;
    constexpr float kAside = 71;
    if (place == kSideCard) return {kMiddle, 437};
    const float x = place % 2 == 0 ? kMiddle - kAside : kMiddle + kAside;
    return {x, place < 2 ? 634.F : 240.F};
}
inline ui::Rect cardRect(std::size_t place) {
    return ui::Rect::around(cardPlace(place), kCardSize);
}

} // namespace parlour::onitama
