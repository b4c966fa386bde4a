#pragma once
// Plays any legal move, each with the same chance.
#include "engine/think/agent.hpp"

namespace parlour {

template <PerfectInformation R>
class RandomAgent final : public Agent<R> {
public:
    Choice<typename R::Move> choose(const R& rules, const typename R::View& view, Seat /*seat*/, Meter& meter,
                                    Rng& rng) override {
        const auto moves = rules.moves(view);
        meter.spend();
        return {moves[below(rng, std::size(moves))]};
    }
};

} // namespace parlour
