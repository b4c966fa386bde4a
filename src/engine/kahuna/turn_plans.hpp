#pragma once
// The whole turns that a player has, as far as they lead to different positions: builds and destroys in some order,
// then a discard, if it must be, and a finish. The most promising ones first.
#include "engine/kahuna/policy.hpp"
#include "engine/think/meter.hpp"

namespace parlour::kahuna {

struct TurnPlan {
    std::vector<Move> moves; // the last one finishes the turn, unless the game is over before
    float promise = 0;       // as a plain look at the position after it sees it
};

class TurnPlanner {
public:
    TurnPlanner(const Simulator& simulator, const Policy& policy) : m_simulator(simulator), m_policy(policy) {}

    // At most so many, of the turn of the world's mover, or of what is left of it.
    std::vector<TurnPlan> plans(const World& world, std::size_t most, Meter& meter) const;

private:
    const Simulator& m_simulator;
    const Policy& m_policy;
};

} // namespace parlour::kahuna
