#pragma once
// What can be chosen before a game of Kahuna: the archipelago, the options, and where everything stands.
#include "engine/core/level_file.hpp"
#include "engine/core/seat.hpp"
#include "engine/kahuna/map.hpp"
#include "engine/kahuna/options.hpp"

namespace parlour::kahuna {

inline constexpr Seat kP1{0};
inline constexpr Seat kP2{1};
inline constexpr std::size_t kOpenSlots = 3;
inline constexpr int kDealt = 3;    // cards each
inline constexpr int kFullHand = 5; // nobody holds more
inline constexpr int kRounds = 3;

using Slots = std::array<Card, kOpenSlots>; // kNoCard: empty

constexpr Seat otherSeat(Seat seat) {
    return seat == kP1 ? kP2 : kP1;
}

// Where a game begins. A hand that is not given is dealt, and so are open cards that are not given; what is in none of
// these is the deck.
struct Start {
    int round = 1;
    std::array<int, 2> scores{};
    std::array<Bridges, 2> bridges{};
    std::array<std::optional<Cards>, 2> hands{};
    std::optional<Slots> open;
    Cards discards;
    Seat toMove = kP1;
    friend bool operator==(const Start&, const Start&) = default;
};

struct Level {
    std::string title = "Kahuna";
    std::string about;
    Options options;
    Map map = twelveIslands();
    Start start;
    friend bool operator==(const Level&, const Level&) = default;
};

Level readLevel(LevelReader& reader);       // throws LevelError
std::string writeLevel(const Level& level); // TOML that readLevel turns into the same level

} // namespace parlour::kahuna
