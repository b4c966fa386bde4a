#pragma once
// How a total came about, for the end of a game.
#include "engine/core/match_of.hpp"
#include "engine/dice/rules.hpp"

namespace parlour::dice {

struct Breakdown {
    int rounds = 0;
    int freeRolls = 0;
    int paid = 0;   // points of the numbers that were chosen often enough
    int paying = 0; // how many of those there are
    int lost = 0;   // points of those that were begun and not finished
    int unfinished = 0;
    int total() const { return paid + lost; }

    friend bool operator==(const Breakdown&, const Breakdown&) = default;
};

Breakdown breakdown(const MatchOf<Rules>& match, Seat seat);

} // namespace parlour::dice
