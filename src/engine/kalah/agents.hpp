#pragma once
// Kalah's ladder of opponents.
#include "engine/kalah/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour {

template <>
struct Ladder<kalah::Rules> {
    static std::span<const Opponent> opponents();
    static std::unique_ptr<Agent<kalah::Rules>> make(std::string_view id);
    static void prepare(const kalah::Rules& rules, std::string_view id, Meter& meter);
};

} // namespace parlour
