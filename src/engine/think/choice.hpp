#pragma once
// What an opponent decided, and what it thinks of it.
#include <optional>
#include <vector>

namespace parlour {

template <class Move>
struct Choice {
    Move move{};
    double value = 0;   // as the player to move sees it, in the game's own points
    int depth = 0;      // plies looked ahead; if exact, those to the end of the game with best play, 0: unknown
    bool exact = false; // proven: the value is that of perfect play
    std::optional<double> chance{}; // to win, 0..1, if the search played games out and counted
    std::vector<Move> line{};       // what is to follow in the same turn, where the search plans whole turns
};

} // namespace parlour
