#pragma once
// Perfect play: the exact final margin of a position and of each of its moves, for every board and every option.
#include "engine/kalah/book.hpp"
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

// Called as positions are settled with how many are, and how many there will be; by one thread at a time.
using SolveProgress = std::function<void(std::size_t found, std::size_t all)>;

// Where a solver's endgame tables come from. Those to play with are one game's as well as another's: the largest that
// somebody prepared, or else such as a move has time for. Those to solve with fit the position, because they should not
// take longer than the search that they save.
enum class Tables : std::uint8_t { Shared, Built, Cached };

// What a solver may use. How many threads it may use is for the budget to say.
struct Means {
    std::size_t entries = 0;     // of 8 bytes, for the bounds it has found
    std::uint64_t positions = 0; // of 1 byte, for its endgame tables
    Tables tables = Tables::Built;
    std::span<const BookEntry> book{}; // is asked first
};
inline constexpr Means kToPlay{std::size_t{1} << 24U, 10'000'000, Tables::Shared};  // 138 MB, or what is prepared
inline constexpr Means kToSolve{std::size_t{1} << 26U, 90'000'000, Tables::Cached}; // 602 MB

class Solver {
public:
    Solver() = default;
    Solver(const Solver&) = delete;
    Solver& operator=(const Solver&) = delete;
    virtual ~Solver() = default;

    // Nothing if the meter ran out first.
    virtual std::optional<Solution> solve(const State& state, Meter& meter, const SolveProgress& progress) = 0;
    // Only a best move and its value for the mover, which takes less time. Nothing if it is not found within a slice of
    // the meter's budget.
    virtual std::optional<Choice<Move>> best(const State& state, Meter& meter, const Meter::Slice& slice) = 0;
};

// Gets the tables that make proofs three times as quick, for everybody who plays by these rules from then on: from the
// user's cache folder, or in more time than a move has.
void prepareToPlay(const Rules& rules, Meter& meter);

// Keeps what it has found out from question to question.
std::unique_ptr<Solver> makeSolver(const Rules& rules, const Means& means);

// One question, with all means. What took long to find is kept in the user's cache folder, and found there again.
std::optional<Solution> solve(const Rules& rules, const State& state, Meter& meter, const SolveProgress& progress = {});

} // namespace parlour::kalah
