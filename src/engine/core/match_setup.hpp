#pragma once
// Everything that decides a match before its first ply: what a setup screen produces and a record keeps.
#include "engine/core/level_file.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

inline constexpr std::string_view kHuman = "human";

struct SeatSetup {
    std::string player; // kHuman or an opponent's id
    std::string name;   // as shown on the table; never empty
};

struct MatchSetup {
    std::string game;
    LevelText level;
    std::uint64_t seed = 0;
    std::vector<SeatSetup> seats;
};

} // namespace parlour
