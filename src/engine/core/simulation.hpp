#pragma once
// Many games between opponents, on all cores. Each game depends on nothing but the seed and its number, and what is
// added up over the games is whole numbers, so the result is the same however many threads share the work.
#include "engine/core/catalog.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace parlour {

// The move an opponent makes at this ply of a game with this seed: the same whenever it is asked again.
Advice adviceFor(const Match& match, Player& player, Meter& meter, std::uint64_t seed);

struct SimulatedGame {
    std::uint64_t number = 0; // from 0
    std::uint64_t seed = 0;
    std::vector<std::string> opponents; // in seat order
    const Match* match = nullptr;
};

struct SimulationPlan {
    const Game* game = nullptr;
    LevelText level;
    std::vector<std::string> opponents; // one a seat
    std::uint64_t games = 1;
    std::uint64_t seed = 1;
    bool swap = false; // everybody moves on a seat after every game
    // So many plies are played at random before the opponents take over: two that always play the same would otherwise
    // play the same game each time. With `swap` everybody gets the same openings.
    std::size_t openings = 0;
    unsigned threads = 1;
    std::function<void(std::uint64_t finished)> progress;     // called by one thread at a time
    std::function<void(const SimulatedGame& game)> whenEnded; // called by many threads at once
};

// How one entry of the plan's opponents did.
struct SimulationRow {
    std::string seat; // where it sat in the first game
    std::string opponent;
    std::uint64_t games = 0;
    std::uint64_t wins = 0;
    std::uint64_t draws = 0; // shared the highest score
    std::uint64_t losses = 0;
    double meanScore = 0;
    double sdScore = 0; // of the sample; 0 for a single game
    double meanPlies = 0;
    double proven = 0;    // the share of its moves whose value was
    double msPerMove = 0; // this and the next are the only figures that are not the same each time
    double msLongest = 0;
};

// Throws LevelError for a bad level, and whatever a callback throws, after all threads have ended.
std::vector<SimulationRow> simulate(const SimulationPlan& plan);

} // namespace parlour
