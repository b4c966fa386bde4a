#pragma once
// What happens in a ply of Dice, in order.
#include "engine/core/seat.hpp"
#include "engine/dice/roll.hpp"

#include <variant>

namespace parlour::dice {

struct Rolled {
    int round;
    Roll dice;
    friend bool operator==(const Rolled&, const Rolled&) = default;
};
struct FreeRoll { // the seat whose turn it is now may split as it likes, and its removed die is not recorded
    Seat seat;
    friend bool operator==(const FreeRoll&, const FreeRoll&) = default;
};
struct Marked { // one of the two pairs; the lower one comes first
    Seat seat;
    int number;
    int times;  // that it has been chosen now
    int change; // of the total
    friend bool operator==(const Marked&, const Marked&) = default;
};
struct Removed {
    Seat seat;
    std::size_t slot;
    int number;
    int count; // now; 1 if it is new
    friend bool operator==(const Removed&, const Removed&) = default;
};
struct NotRecorded { // the die removed from a free roll
    Seat seat;
    int number;
    friend bool operator==(const NotRecorded&, const NotRecorded&) = default;
};
struct Finished { // that was this player's last round
    Seat seat;
    int total;
    friend bool operator==(const Finished&, const Finished&) = default;
};
struct RoundOver { // everybody has split this roll
    int round;
    friend bool operator==(const RoundOver&, const RoundOver&) = default;
};
struct GameOver {
    friend bool operator==(const GameOver&, const GameOver&) = default;
};

using Event = std::variant<Rolled, FreeRoll, Marked, Removed, NotRecorded, Finished, RoundOver, GameOver>;

} // namespace parlour::dice
