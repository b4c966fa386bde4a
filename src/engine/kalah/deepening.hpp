#pragma once
// The master's search: alpha-beta one move deeper at a time, with a table of positions, for as long as the meter
// allows. It always plays for the margin, never for the mere win, and knows when its value is proven: every line that
// matters was followed to the end of the game.
#include "engine/kalah/rules.hpp"
#include "engine/think/agent.hpp"
#include "engine/think/meter.hpp"

#include <memory>

namespace parlour::kalah {

class Deepening {
public:
    Deepening() = default;
    Deepening(const Deepening&) = delete;
    Deepening& operator=(const Deepening&) = delete;
    virtual ~Deepening() = default;

    // The best move within the meter's budget; its value is the expected final margin of the mover. The order of
    // `moves` (the legal ones) decides among equals.
    virtual Choice<Move> choose(const Rules& rules, const State& state, std::vector<Move> moves, Meter& meter) = 0;
};

// For boards as the rules have them; keeps its table from move to move.
std::unique_ptr<Deepening> makeDeepening(const Rules& rules, std::uint64_t nodes);

} // namespace parlour::kalah
