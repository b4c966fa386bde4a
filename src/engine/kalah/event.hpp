#pragma once
// What happens in a ply of Kalah, in order. Pits are numbers on the Ring.
#include "engine/core/seat.hpp"

#include <variant>

namespace parlour::kalah {

struct Lifted {
    int pit, count;
    friend bool operator==(const Lifted&, const Lifted&) = default;
};
struct Sown { // one seed of those in the hand
    int pit;
    friend bool operator==(const Sown&, const Sown&) = default;
};
struct Captured { // a whole pit is banked; a capture is one or two of these
    int pit, count, store;
    friend bool operator==(const Captured&, const Captured&) = default;
};
struct ExtraTurn {
    Seat seat;
    friend bool operator==(const ExtraTurn&, const ExtraTurn&) = default;
};
struct Swapped { // the two sides changed owners: each pit now holds what the pit half a ring away held
    friend bool operator==(const Swapped&, const Swapped&) = default;
};
struct Swept { // at the end: what is left in a house is banked
    int pit, count, store;
    friend bool operator==(const Swept&, const Swept&) = default;
};
struct GameOver {
    friend bool operator==(const GameOver&, const GameOver&) = default;
};

using Event = std::variant<Lifted, Sown, Captured, ExtraTurn, Swapped, Swept, GameOver>;

} // namespace parlour::kalah
