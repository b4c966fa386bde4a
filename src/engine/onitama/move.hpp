#pragma once
// One whole turn: a card, a pawn's move by it, and the wall's step.
#include "engine/onitama/square.hpp"

namespace parlour::onitama {

enum class Wall : std::uint8_t { None, Up, Down, Left, Right, Stay }; // None: no wall, or the move wins before it

struct Move {
    std::uint8_t card = 0;  // slot 0 or 1 of the mover; while dealing, the card's number in the level
    Square from = kNowhere; // nowhere: a blocked player's turn, or a deal
    Square to = kNowhere;
    Wall wall = Wall::None;

    friend bool operator==(const Move&, const Move&) = default;
};

// Where a step takes the wall: nowhere, if off the board.
inline constexpr auto kWallAfter = [] {
    std::array<std::array<Square, 6>, kSquares + 1> all{};
    for (Square wall = 0; wall <= kNowhere; ++wall) {
        all[wall] = {wall, kNowhere, kNowhere, kNowhere, kNowhere, wall};
        if (wall == kNowhere) break;
        if (rowOf(wall) > 0) all[wall][1] = static_cast<Square>(wall - kSide);
        if (rowOf(wall) < kSide - 1) all[wall][2] = static_cast<Square>(wall + kSide);
        if (columnOf(wall) > 0) all[wall][3] = static_cast<Square>(wall - 1);
        if (columnOf(wall) < kSide - 1) all[wall][4] = static_cast<Square>(wall + 1);
    }
    return all;
}();
constexpr Square wallAfter(Square wall, Wall step) {
    return kWallAfter[wall][static_cast<std::size_t>(step)];
}
// The step that takes it from one square to a neighbour.
constexpr Wall wallStep(Square from, Square to) {
    if (to == from) return Wall::Stay;
    if (to == from - kSide) return Wall::Up;
    if (to == from + kSide) return Wall::Down;
    return to < from ? Wall::Left : Wall::Right;
}

} // namespace parlour::onitama
