#pragma once
// What can be chosen before a game of Dice: how many play, what the numbers are worth, when a player's game ends, and
// where it starts.
#include "engine/core/level_file.hpp"
#include "engine/core/seat.hpp"
#include "engine/dice/sheet.hpp"

#include <string>

namespace parlour::dice {

inline constexpr int kMostPlayers = 6;
inline constexpr int kMostValue = 1000;
inline constexpr int kMostStopCount = 12;
inline constexpr int kMostChosen = 999; // that a start can give a number

using Values = std::array<int, kNumbers>; // of 2..12

inline constexpr Values kClassicValues{100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100};

struct Level {
    std::string title = "Classic";
    std::string about;
    int players = 1;
    Values values = kClassicValues;
    int stopCount = 8;
    // Where it starts. Nobody's sheet is filled in if there are none.
    std::vector<Sheet> sheets; // of the first players; the others' are empty
    Roll roll{};               // zeros: it starts with a roll
    Seat toMove{};             // whose turn it is with that roll

    friend bool operator==(const Level&, const Level&) = default;
};

Level readLevel(LevelReader& reader, int players); // throws LevelError
std::string writeLevel(const Level& level);        // TOML that readLevel turns into the same level

} // namespace parlour::dice
