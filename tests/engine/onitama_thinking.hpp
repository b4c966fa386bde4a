#pragma once
// One thought of an opponent in Onitama, without a clock, and what it cost.
#include "engine/core/catalog.hpp"
#include "engine/onitama/agents.hpp"
#include "tests/engine/onitama_tools.hpp"

namespace onitama_tools {

struct Thought {
    parlour::Choice<parlour::onitama::Move> choice;
    std::uint64_t nodes = 0;
};

inline Thought think(parlour::Agent<parlour::onitama::Rules>& agent, const parlour::onitama::Rules& rules,
                     const parlour::onitama::State& state, const parlour::Budget& budget, std::uint64_t seed = 1) {
    parlour::Progress progress;
    parlour::Meter meter(budget, progress);
    parlour::Rng rng(seed);
    const auto choice = agent.choose(rules, state, state.mover, meter, rng);
    return {choice, meter.nodes()};
}

} // namespace onitama_tools
