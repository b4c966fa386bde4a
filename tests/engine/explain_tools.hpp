#pragma once
// What is said of a move in a position made by hand, and what the strongest opponent says there.
#include "engine/core/catalog.hpp"
#include "tests/catch.hpp"

#include <algorithm>

namespace explain_tools {

using namespace parlour;

// The move, said with what a search might have found.
template <class R>
std::string said(const R& rules, const std::string& move, double value, int depth = 0, bool exact = false,
                 std::optional<double> chance = {}) {
    const auto state = rules.initial();
    const auto parsed = rules.parseMove(state, move);
    REQUIRE(parsed);
    return rules.explain(rules.view(state, *rules.toMove(state)), {*parsed, value, depth, exact, chance});
}

// What the strongest opponent says.
template <class R>
std::string advised(const R& rules) {
    const auto state = rules.initial();
    const Seat seat = *rules.toMove(state);
    const auto& best = Ladder<R>::opponents().back();
    Budget budget = best.budget.repeatable();
    budget.nodes = std::min<std::uint64_t>(budget.nodes, 20'000);
    budget.atMost = std::chrono::hours(1);
    Progress progress;
    Meter meter(budget, progress);
    Rng rng(1);
    const auto view = rules.view(state, seat);
    return adviceOf(rules, state, view, Ladder<R>::make(best.id)->choose(rules, view, seat, meter, rng)).why;
}

} // namespace explain_tools
