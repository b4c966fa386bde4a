#pragma once
// A player's split of the dice, or what chance rolled.
#include "engine/dice/roll.hpp"

namespace parlour::dice {

struct Move {
    Split split{}; // a player's
    Roll roll{};   // chance's

    static Move of(const Split& split) { return {split, {}}; }
    static Move of(const Roll& roll) { return {{}, roll}; }
    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace parlour::dice
