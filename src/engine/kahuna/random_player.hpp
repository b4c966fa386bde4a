#pragma once
// The random player: first a class of action, each with the same chance, then one of its instances. A card that is
// there twice makes two instances.
#include "engine/kahuna/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour::kahuna {

class RandomPlayer final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const View& view, Seat seat, Meter& meter, Rng& rng) override;
    // The same for the mover of a state, whose own moves do not depend on what it cannot see.
    static Move pick(const Rules& rules, const State& state, Rng& rng);
};

} // namespace parlour::kahuna
