#pragma once
// What each player did in a game, read off the match's events.
#include "engine/core/match_of.hpp"
#include "engine/onitama/rules.hpp"

#include <array>

namespace parlour::onitama {

struct Deeds {
    int turns = 0;
    int taken = 0;  // pawns of the other side
    int passed = 0; // turns without a pawn's move
    int pushed = 0; // turns in which the wall moved
    friend bool operator==(const Deeds&, const Deeds&) = default;
};

// One a seat.
std::array<Deeds, 2> breakdown(const MatchOf<Rules>& match);

} // namespace parlour::onitama
