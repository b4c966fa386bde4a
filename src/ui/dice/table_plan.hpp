#pragma once
// Where things lie on the screen in a game of Dice: seats and log at the left, the tray and the splits in the middle,
// the sheet at the right.
#include "ui/match/hud.hpp"

namespace parlour::dice {

inline constexpr ui::Rect kPaperPlace{852, 14, 410, 772};
inline constexpr ui::Rect kTrayPlace{268, 76, 562, 412};
inline constexpr ui::Rect kSplitList{262, 552, 574, 184};
inline constexpr ui::Rect kActions{262, 742, 574, 44};
inline constexpr ui::Rect kChartButton{262, 16, 44, 44};
inline constexpr float kCardHeight = 92;
inline constexpr float kCardGap = 6;
inline constexpr ui::Rect kLeftColumn{22, 46, 226, 740};

// Below the card of somebody who plays alone: the best scores.
inline constexpr ui::Rect kBestPlace{kLeftColumn.x, kLeftColumn.y + kCardHeight + kCardGap, kLeftColumn.w, 316};

// The cards of so many seats, and the log below them.
constexpr ui::HudLayout hudPlan(std::size_t seats) {
    ui::HudLayout plan{.board = kTrayPlace,
                       .north = {},
                       .south = {},
                       .log = {},
                       .message = {262, 490, 574, 60},
                       .action = kActions,
                       .title = {kLeftColumn.x + 4, 12, kLeftColumn.w, 24},
                       .tools = {320, 16, 516, 44},
                       .tool = 44,
                       .speed = {312, 26, 110, 24}};
    float y = kLeftColumn.y;
    for (std::size_t i = 0; i < seats; ++i) {
        plan.seats.at(i) = {kLeftColumn.x, y, kLeftColumn.w, kCardHeight};
        y += kCardHeight + kCardGap;
    }
    if (seats == 1) y = kBestPlace.bottom() + kCardGap;
    plan.log = {kLeftColumn.x, y, kLeftColumn.w, kLeftColumn.bottom() - y};
    return plan;
}

} // namespace parlour::dice
