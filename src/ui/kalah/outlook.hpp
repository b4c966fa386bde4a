#pragma once
// What a ply does, boiled down to what a player wants to know: of a move that is only being considered, and of one that
// was played, for the log. Taken from the events of Rules::apply, so it cannot disagree with the rules.
#include "engine/kalah/rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace parlour::kalah {

struct Outlook {
    int origin = -1;           // the pit that is lifted; -1 for a swap
    int landing = -1;          // where the last seed falls
    std::vector<int> captured; // pits that are emptied into the store
    int prize = 0;             // seeds captured
    bool again = false;        // an extra move
    bool swapped = false;
    bool over = false;
};

Outlook outlook(std::span<const Event> events);
Outlook foresee(const Rules& rules, const State& state, Move move);

// "captures 5", "moves again", ...; empty if there is nothing to say.
std::string remark(const Outlook& outlook);

} // namespace parlour::kalah
