#pragma once
// The best scores of people who played alone. They are read off the records of finished games, so there is no second
// file that could disagree with them.
#include "engine/dice/level.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace parlour::dice {

struct BestScore {
    int total = 0;
    std::string name;
    std::string day;            // 2026-11-18
    std::filesystem::path game; // its record

    friend bool operator==(const BestScore&, const BestScore&) = default;
};

// Of the games in a folder that were played by one person from an empty sheet, with these values and this stop count:
// the best first, of equal ones the older. Files that cannot be read are passed over.
std::vector<BestScore> bestScores(const std::filesystem::path& folder, const Level& level, std::size_t most);

} // namespace parlour::dice
