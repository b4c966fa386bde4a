#pragma once
// A position of Dice: everybody's sheet, the dice, and whose turn it is.
#include "engine/dice/level.hpp"

namespace parlour::dice {

struct State {
    std::array<Sheet, kMostPlayers> sheets{}; // those beyond the players stay empty
    Roll roll{};                              // the last one; zeros before the first
    bool rolled = false;                      // somebody still has to split that roll
    bool over = false;                        // everybody has played their last round
    Seat mover{};                             // who splits it; between rounds it does not matter
    std::uint16_t round = 0;                  // that the roll belongs to, from 1

    const Sheet& sheet(Seat seat) const { return sheets[index(seat)]; }
    friend bool operator==(const State&, const State&) = default;
};

} // namespace parlour::dice
