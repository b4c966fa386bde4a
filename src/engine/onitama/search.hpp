#pragma once
// The search behind the stronger opponents: one thread that answers, and as many to help it as the budget allows. They
// all look at the same positions and share what they find in one table, so that each finds more there than it put in.
#include "engine/onitama/worker.hpp"
#include "engine/think/agent.hpp"

namespace parlour::onitama {

class Search {
public:
    // For one game; keeps its tables from move to move.
    Search(const Rules& rules, std::uint64_t nodes);

    // The best move; its value is the expected margin of the result, from -1 to 1. Equals are left to the generator.
    Choice<Move> choose(const State& state, Meter& meter, Rng& rng);
    // As choose, but misjudges every move by up to `noise`, except that it sees all wins and losses.
    Choice<Move> chooseCarelessly(const State& state, int noise, Meter& meter, Rng& rng);

private:
    class Helpers;

    std::optional<Choice<Move>> atOnce(const State& state, Rng& rng) const;
    std::vector<Move> safeMoves(const Node& node, Rng& rng) const;
    Worker& worker(std::size_t number);

    const Rules& m_rules;
    SafeMoves m_safe;
    Positions m_table;
    std::vector<std::unique_ptr<Worker>> m_workers; // the first answers
    unsigned m_thought = 0;
};

} // namespace parlour::onitama
