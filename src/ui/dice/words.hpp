#pragma once
// What happens in a game of Dice, in words.
#include "engine/dice/rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace parlour::dice {

// "4 and 10, without 3"
std::string splitText(const Split& split);
// "2, 3 and 6"
std::string listed(const std::vector<int>& numbers);
// Of a split: its numbers and what it brought, "4 and 10, −3: +60"; of a roll, the dice.
std::string logLine(std::span<const Event> events);
// What a split changed in the total.
int changeIn(std::span<const Event> events);
// Why a die may not be removed, in the engine's words.
std::string whyNotRemoved(const Rules& rules, const State& state, int number);

} // namespace parlour::dice
