#pragma once
// The calls of the program, with what each can be told. Each prints its result and returns the exit code.
#include "cli/position.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace parlour::cli {

int listGames();
int listOpponents(const std::string& game);
int listMoves(const PositionOptions& options);
int showPosition(const PositionOptions& options);

struct PerftOptions {
    PositionOptions position;
    int depth = 0;
};
int countLeaves(const PerftOptions& options);

struct BestOptions {
    PositionOptions position;
    std::optional<std::string> opponent; // none: the strongest
    std::optional<std::uint64_t> nodes;
    std::optional<std::uint64_t> milliseconds;
    std::optional<int> depth;
    std::optional<unsigned> threads; // none: one if nodes are counted, so that the answer can be had again
    std::uint64_t seed = 1;
};
int findBest(const BestOptions& options);

int solvePosition(const PositionOptions& options);

struct BookOptions {
    std::string game;
    std::string file; // if it is there, it is carried on
    int seeds = 36;   // in play: with so few master proves a move in time
    std::optional<int> minutes;
};
int writeOpeningBook(const BookOptions& options);

struct SimulateOptions {
    std::string game;
    std::optional<std::string> level;
    std::string seats; // "A,B,..."
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    bool swap = false;
    std::size_t openings = 0;
    bool thoughts = false;
    std::optional<unsigned> threads;
    std::optional<std::string> records;
};
int simulateGames(const SimulateOptions& options);

struct LadderOptions {
    std::string game;
    std::optional<std::string> level;
    std::uint64_t games = 100;
    std::uint64_t seed = 1;
};
int climbLadder(const LadderOptions& options);

struct PlayOptions {
    std::string game;
    std::optional<std::string> level;
    std::optional<std::string> seats; // "human,hard,..."
    std::optional<std::uint64_t> seed;
};
int playGame(const PlayOptions& options);

struct ReplayOptions {
    std::string file;
    bool turns = false; // the table of turns instead of the positions
    bool json = false;  // that table as JSON
};
int replayRecord(const ReplayOptions& options);

int checkLevels(const std::optional<std::string>& folder);

} // namespace parlour::cli
