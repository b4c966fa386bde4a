#pragma once
// How Kahuna lies on the table: the lagoon in the middle, seats and log to its left, open cards, deck and discards to
// its right, one hand above it and one, larger, below.
#include "engine/kahuna/level.hpp"
#include "ui/match/hud.hpp"

namespace parlour::kahuna {

inline constexpr ui::HudLayout kLagoonLayout{.board = {266, 84, 774, 560},
                                             .north = {16, 16, 246, 104},
                                             .south = {16, 684, 246, 104},
                                             .log = {16, 158, 246, 512},
                                             .message = {272, 640, 762, 28},
                                             .action = {786, 684, 250, 104},
                                             .title = {24, 126, 234, 26},
                                             .tools = {1046, 16, 218, 100},
                                             .tool = 46,
                                             .speed = {1146, 628, 118, 22}};

inline const ui::Point kCardSize{88, 122};
inline constexpr float kFarScale = 0.6F;               // of the cards in the hand at the top
inline constexpr ui::Rect kTrack{1046, 128, 218, 108}; // rounds and points

// The middles of cards.
inline ui::Point openPlace(std::size_t slot) {
    return {1098, 328 + 131 * static_cast<float>(slot)};
}
inline const ui::Point kDeckPlace{1210, 352};
inline const ui::Point kDiscardPlace{1210, 526};
// The n-th of a hand of so many.
inline ui::Point handPlace(bool bottom, std::size_t n, std::size_t count) {
    const float step = bottom ? 96 : 62;
    const ui::Point middle = bottom ? ui::Point{520, 735} : ui::Point{653, 46};
    return middle + ui::Point{step * (static_cast<float>(n) - (static_cast<float>(count) - 1) / 2), 0};
}

} // namespace parlour::kahuna
