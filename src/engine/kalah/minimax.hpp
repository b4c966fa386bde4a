#pragma once
// Plain minimax on the difference of the stores, to a fixed number of moves. Alpha-beta only skips what cannot change
// the answer, so a move chosen with it is the move that the plain search would choose.
#include "engine/kalah/board.hpp"
#include "engine/think/meter.hpp"

#include <optional>

namespace parlour::kalah {

// More than any margin: a won game. All wins are worth the same.
inline constexpr int kWon = 1000;

struct RatedMove {
    Move move;
    int value = 0; // as the mover sees it
};

// Every legal move's value, in the order of Rules::moves, looking `depth` moves ahead. Every house lifted counts as a
// move, an extra one too, and so does a swap. A finished game counts as won, lost (kWon) or 0, with the seeds swept;
// where the depth ends, the difference of the stores is the value.
// With `bestOnly`, a value is only right for moves that beat all before them; the others are known not to.
// When the meter runs out, the moves that were not finished are left out.
std::vector<RatedMove> minimax(const Rules& rules, const State& state, int depth, bool bestOnly, Meter& meter);

} // namespace parlour::kalah
