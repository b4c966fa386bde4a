#pragma once
// The ladder of opponents for Dice.
#include "engine/dice/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour {

template <>
struct Ladder<dice::Rules> {
    static std::span<const Opponent> opponents();
    static std::span<const Opponent> others(); // `mean`: master's judgement, but only ever for the mean
    static std::unique_ptr<Agent<dice::Rules>> make(std::string_view id);
};

} // namespace parlour
