#pragma once
// What can be chosen before a game of Kalah: the board, the disputed rules, and where it starts.
#include "engine/core/level_file.hpp"
#include "engine/core/seat.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour::kalah {

inline constexpr int kMaxHouses = 10;
inline constexpr int kMaxSeeds = 10;
inline constexpr int kMaxTotal = 2 * kMaxHouses * kMaxSeeds;

inline constexpr Seat kSouth{0};
inline constexpr Seat kNorth{1};

constexpr Seat opponent(Seat seat) {
    return seat == kSouth ? kNorth : kSouth;
}

enum class Capture : std::uint8_t { Facing, Always };
enum class End : std::uint8_t { SideEmpty, MoverStuck };
enum class Direction : std::uint8_t { Counterclockwise, Clockwise }; // on the screen only; the game is the same

struct Level {
    std::string title = "Classic";
    std::string about;
    int houses = 6;
    int seeds = 4;
    Capture capture = Capture::Facing;
    End end = End::SideEmpty;
    bool pie = false;
    Direction direction = Direction::Counterclockwise;
    // Where it starts, in sowing order. Nothing: `seeds` in every house.
    std::array<std::optional<std::vector<int>>, 2> start;
    std::array<int, 2> stores{};
    Seat toMove = kSouth;

    friend bool operator==(const Level&, const Level&) = default;
};

Level readLevel(LevelReader& reader);       // throws LevelError
std::string writeLevel(const Level& level); // TOML that readLevel turns into the same level

} // namespace parlour::kalah
