#pragma once
// The greedy player: the action that looks best one ply ahead, by a plain sum.
#include "engine/kahuna/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour::kahuna {

// 10 for each point ahead, 3 for a kahuna, 1 for an island one bridge short, 0.3 for a bridge, 0.1 for a card; own
// minus the opponent's.
double plainScore(const Rules& rules, const State& state, Seat seat);

class GreedyPlayer final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const View& view, Seat seat, Meter& meter, Rng& rng) override;
};

} // namespace parlour::kahuna
