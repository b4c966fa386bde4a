#pragma once
// The best games that people have played alone, from the records on disk: the records are the table, nothing else has
// to be kept up to date.
#include "engine/dice/level.hpp"

#include <filesystem>

namespace parlour::dice {

struct BestScore {
    int score = 0;
    std::string name;    // of the player
    std::string started; // UTC, ISO 8601
    std::filesystem::path record;

    friend bool operator==(const BestScore&, const BestScore&) = default;
};

// The finished games of one person on a level with the same values, stop count and start, best first; of equal scores
// the older one first. Files that cannot be used are passed over. `most` is how many are wanted.
std::vector<BestScore> bestScores(const std::filesystem::path& folder, const Level& level, std::size_t most);

} // namespace parlour::dice
