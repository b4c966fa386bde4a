#include "engine/kalah/agents.hpp"

#include "engine/think/random_agent.hpp"

#include <array>

namespace parlour {

std::span<const Opponent> Ladder<kalah::Rules>::opponents() {
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Lifts any house that is not empty.", {}},
    };
    return kLadder;
}

std::unique_ptr<Agent<kalah::Rules>> Ladder<kalah::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<kalah::Rules>>();
    return nullptr;
}

} // namespace parlour
