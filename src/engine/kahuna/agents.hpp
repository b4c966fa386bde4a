#pragma once
// Kahuna's ladder of opponents.
#include "engine/kahuna/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour {

template <>
struct Ladder<kahuna::Rules> {
    static std::span<const Opponent> opponents();
    static std::unique_ptr<Agent<kahuna::Rules>> make(std::string_view id);
};

} // namespace parlour
