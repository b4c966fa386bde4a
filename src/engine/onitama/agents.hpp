#pragma once
// Onitama's ladder of opponents.
#include "engine/onitama/rules.hpp"
#include "engine/think/agent.hpp"

namespace parlour {

template <>
struct Ladder<onitama::Rules> {
    static std::span<const Opponent> opponents();
    static std::unique_ptr<Agent<onitama::Rules>> make(std::string_view id);
};

} // namespace parlour
