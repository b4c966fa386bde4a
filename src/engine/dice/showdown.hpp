#pragma once
// Playing to win. Near the end of a game against others the best mean is not the best choice: who is behind must dare
// something, who is ahead must not. A showdown plays every promising split out many times against the others, all with
// the same dice, and counts the wins.
#include "engine/dice/judgement.hpp"
#include "engine/think/meter.hpp"

namespace parlour::dice {

// A split, what becomes of the sheet, and what its total is expected to be in the end.
struct Candidate {
    Split split;
    Sheet sheet;
    double outlook = 0;
};

// The first candidate that ends the game and wins it alone. Nothing is better than that, however much could still be
// gained.
std::optional<std::size_t> sureWin(const Rules& rules, const State& state, const std::vector<Candidate>& candidates);

// Whether the mover's game is so near its end that a showdown pays.
bool endIsNear(const Rules& rules, const State& state);

struct Winner {
    std::size_t candidate = 0;
    std::optional<double> chance{}; // to win, a shared win counts half; if anything was played out
};

// The candidate that wins most often, if it does so clearly more often than the first; else the first. They must be in
// falling order of their outlook.
Winner showdown(const Rules& rules, const Judgement& judgement, const State& state,
                const std::vector<Candidate>& candidates, Meter& meter, Rng& rng);

} // namespace parlour::dice
