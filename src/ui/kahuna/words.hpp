#pragma once
// Kahuna in sentences for the table. What is given to these has been stripped of cards that may not be seen.
#include "engine/core/words.hpp"
#include "engine/kahuna/rules.hpp"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace parlour::kahuna {

using Names = std::array<std::string, 2>; // of the players

// What a ply did, for the log: "Ada builds AB +Aloa −AH". It names no card that comes from
// the deck, so that everybody may read it. Empty if it is not worth a line.
std::string logLine(const Rules& rules, const Names& names, std::span<const Event> events);
// The same as a sentence for the line below the lagoon.
std::string comment(const Rules& rules, const Names& names, std::span<const Event> events);
// Why the game is over; empty while it is not.
std::string endingText(const State& state, const Names& names);

} // namespace parlour::kahuna
