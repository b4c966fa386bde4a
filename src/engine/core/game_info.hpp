#pragma once
// What a menu, a record or the command line must know of a game before one is played.
#include <string_view>
#include <vector>

namespace parlour {

struct GameInfo {
    std::string_view id;
    std::string_view title;
    int minSeats;
    int maxSeats;
    bool hidden; // some of the state is not for everybody's eyes
    bool chance; // some plies are dealt or rolled
};

// A number a seat; the higher number wins. Fractions come from tie-breaks.
using Scores = std::vector<double>;

} // namespace parlour
