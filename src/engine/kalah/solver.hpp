#pragma once
// Perfect play: the exact final margin of a position and of each of its moves, for every board and every option.
//
// A position is worth the seeds that the player to move will bank from here on, between none and all that are left.
// The search only ever asks "at least t of them?", and remembers for each position the bounds that the answers gave.
#include "engine/kalah/rules.hpp"
#include "engine/think/agent.hpp"

#include <functional>
#include <memory>

namespace parlour::kalah {

struct Solution {
    struct Row {
        Move move;
        int margin = 0;
    };
    int margin = 0;        // South's final margin with perfect play
    std::vector<Row> rows; // the same after each legal move; none if the game is over
};

// Called with each row as it is found, and how many there will be.
using SolveProgress = std::function<void(const Solution::Row& row, std::size_t found, std::size_t all)>;

class Solver {
public:
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    // Nothing if the meter ran out first.
    virtual std::optional<Solution> solve(const State& state, Meter& meter, const SolveProgress& progress) = 0;
    // Only the first best of `moves` (legal ones) and its value for the mover, which takes less time. Nothing if it is
    // not found within a slice of the meter's budget.
    virtual std::optional<Choice<Move>> best(const State& state, std::span<const Move> moves, Meter& meter,
                                             const Meter::Slice& slice) = 0;
};

inline constexpr std::size_t kSolverEntries = std::size_t{1} << 26U; // of 8 bytes: 512 MB

// Keeps its table, of at most that many entries, from question to question.
std::unique_ptr<Solver> makeSolver(const Rules& rules, std::size_t mostEntries = kSolverEntries);

// One question.
std::optional<Solution> solve(const Rules& rules, const State& state, Meter& meter, const SolveProgress& progress = {});

} // namespace parlour::kalah
