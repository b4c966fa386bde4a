#pragma once
// The opponents that plan a whole turn: they look for the most promising turns, play each of them out in many worlds
// that fit what they know, and keep to the turn that came out best.
#include "engine/kahuna/turn_plans.hpp"
#include "engine/think/agent.hpp"

namespace parlour::kahuna {

struct PlannerStyle {
    std::size_t plans = 24; // turns that are played out
    int horizon = 8;        // turns that follow, in the mind
    bool playsOut = true;   // no: the plain look decides
    float whim = 0;         // misjudges every turn by up to so much of a kahuna
};

class Planner final : public Agent<Rules> {
public:
    explicit Planner(const PlannerStyle& style) : m_style(style) {}
    Choice<Move> choose(const Rules& rules, const View& view, Seat seat, Meter& meter, Rng& rng) override;

private:
    struct Kept { // the rest of a turn that was decided on
        View view;
        std::vector<Move> moves;
        Choice<Move> choice; // with the move that comes next
    };
    struct Decision {
        TurnPlan plan;
        std::optional<double> chance{}; // to win, if it was played out
    };

    Decision decide(const Simulator& simulator, const View& view, Meter& meter, Rng& rng) const;

    PlannerStyle m_style;
    std::optional<Kept> m_kept;
};

} // namespace parlour::kahuna
