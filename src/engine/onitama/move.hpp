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
constexpr Square wallAfter(Square wall, Wall step) {
    const int down = step == Wall::Up ? -1 : step == Wall::Down ? 1 : 0;
    const int right = step == Wall::Left ? -1 : step == Wall::Right ? 1 : 0;
    const int row = rowOf(wall) + down;
    const int column = columnOf(wall) + right;
    return onBoard(row, column) ? squareAt(row, column) : kNowhere;
}
// The step that takes it from one square to a neighbour.
constexpr Wall wallStep(Square from, Square to) {
    if (to == from) return Wall::Stay;
    if (columnOf(from) == columnOf(to)) return to < from ? Wall::Up : Wall::Down;
    return to < from ? Wall::Left : Wall::Right;
}

} // namespace parlour::onitama
