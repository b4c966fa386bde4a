#pragma once
// What happens in a ply of Onitama, in order. Cards are numbers in the level; places are those of State::cards.
#include "engine/onitama/state.hpp"

#include <variant>

namespace parlour::onitama {

struct CardDealt {
    std::size_t place;
    std::uint8_t card;
    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};
struct PawnMoved {
    Seat seat;
    Square from, to;
    bool general;
    std::uint8_t card; // that it moved by
    friend bool operator==(const PawnMoved&, const PawnMoved&) = default;
};
struct PawnTaken { // right after the move that takes it
    Seat seat;     // whose pawn it was
    Square square;
    bool general;
    friend bool operator==(const PawnTaken&, const PawnTaken&) = default;
};
struct CardPassed { // the played card goes to the side, the side card into its place
    Seat seat;
    std::size_t place;
    std::uint8_t played, received;
    friend bool operator==(const CardPassed&, const CardPassed&) = default;
};
struct WallMoved {
    Square from, to;
    friend bool operator==(const WallMoved&, const WallMoved&) = default;
};
struct WallSwapped { // the soldier of `seat` that stood on `to` now stands on `from`
    Seat seat;
    Square from, to;
    friend bool operator==(const WallSwapped&, const WallSwapped&) = default;
};
struct Blocked { // the seat that is to move now has no pawn move: it passes a card and moves the wall
    Seat seat;
    friend bool operator==(const Blocked&, const Blocked&) = default;
};
struct Won {
    Seat seat;
    Ending how; // GeneralTaken or BaseReached
    friend bool operator==(const Won&, const Won&) = default;
};
struct TurnLimitReached { // a draw
    int turns;
    friend bool operator==(const TurnLimitReached&, const TurnLimitReached&) = default;
};

using Event =
    std::variant<CardDealt, PawnMoved, PawnTaken, CardPassed, WallMoved, WallSwapped, Blocked, Won, TurnLimitReached>;

} // namespace parlour::onitama
