#pragma once
// Onitama in sentences for the table: what a ply did, for the log and for the line below the courtyard.
#include "engine/onitama/rules.hpp"

#include <span>
#include <string>

namespace parlour::onitama {

std::string cardTitle(const Rules& rules, std::uint8_t card); // "Tiger"
// "Tiger e3–c3 ×, wall c2"
std::string logLine(const Rules& rules, std::span<const Event> events);
// The same as a sentence without its subject: "plays Tiger from e3 to c3, takes a soldier and moves the wall to c2".
std::string deed(const Rules& rules, std::span<const Event> events);
// Why the game is over; `winner` and `loser` are names.
std::string endingText(Ending how, const std::string& winner, const std::string& loser, int turns);

} // namespace parlour::onitama
