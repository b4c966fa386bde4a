#pragma once
// What building or destroying a bridge would lead to, for the preview while the mouse or the focus is on it.
#include "engine/kahuna/rules.hpp"

#include <string>
#include <vector>

namespace parlour::kahuna {

struct Outlook {
    Bridge bridge = kNoBridge;
    bool builds = false;          // else it destroys
    std::vector<Island> taken{};  // by the mover
    std::vector<Bridge> washed{}; // of the opponent, the bridge itself not counted
    std::vector<Island> lost{};   // by the opponent
};

// For the player to move; the cards that it takes do not matter. An own bridge leads nowhere.
std::optional<Outlook> outlook(const Rules& rules, const Table& table, Seat mover, Bridge bridge);

// "Building Aloa–Bari takes Aloa; Bob loses 2 bridges and the kahuna of Duda."
std::string outlookText(const Rules& rules, const Outlook& outlook, const std::string& opponent);

} // namespace parlour::kahuna
