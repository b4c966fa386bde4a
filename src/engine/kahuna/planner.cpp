#include "engine/kahuna/planner.hpp"

#include <algorithm>

namespace parlour::kahuna {

namespace {

struct Candidate {
    TurnPlan plan;
    double sum = 0;
    int tries = 0;
    double mean() const { return tries == 0 ? 0 : sum / tries; }
};

} // namespace

Choice<Move> Planner::choose(const Rules& rules, const View& view, Seat seat, Meter& meter, Rng& rng) {
    if (!m_kept || !(m_kept->view == view) || m_kept->moves.empty()) {
        const Simulator simulator(rules);
        auto [plan, chance] = decide(simulator, view, meter, rng);
        const double value = chance ? 2 * *chance - 1 : static_cast<double>(plan.promise);
        m_kept = Kept{view, std::move(plan.moves), {{}, value, chance ? m_style.horizon : 1, false, chance}};
    } else {
        meter.spend();
    }
    Choice<Move> choice = m_kept->choice;
    choice.move = m_kept->moves.front();
    // What the table will look like when it is this seat's decision again, if the turn goes on.
    State next = rules.guess(view, rng);
    rules.apply(next, choice.move, nullptr);
    m_kept->moves.erase(m_kept->moves.begin());
    choice.line = m_kept->moves;
    m_kept->view = rules.view(next, seat);
    return choice;
}

Planner::Decision Planner::decide(const Simulator& simulator, const View& view, Meter& meter, Rng& rng) const {
    const Rules& rules = simulator.rules();
    const Policy policy(simulator);
    auto plans = TurnPlanner(simulator, policy).plans(simulator.worldOf(rules.guess(view, rng)), m_style.plans, meter);
    Luck luck(rng());
    for (TurnPlan& plan : plans) {
        plan.promise += m_style.whim * luck.part();
    }
    std::stable_sort(plans.begin(), plans.end(), [](const auto& a, const auto& b) { return a.promise > b.promise; });
    if (!m_style.playsOut) return {plans.front()};

    std::vector<Candidate> field;
    field.reserve(plans.size());
    for (TurnPlan& plan : plans) {
        field.push_back({std::move(plan)});
    }
    const double sign = view.seat == kP1 ? 1 : -1;
    const auto tryOut = [&](Candidate& candidate, const World& start, std::uint64_t seed) {
        World world = start;
        Luck cards(seed);
        for (const Move& move : candidate.plan.moves) {
            simulator.play(world, move, cards);
        }
        meter.spend();
        for (int turn = 0; turn < m_style.horizon && !world.over && meter.spend(); ++turn) {
            policy.playTurn(world, cards);
        }
        candidate.sum += 0.5 + sign * (static_cast<double>(simulator.outlook(world)) - 0.5);
        ++candidate.tries;
    };
    // Every candidate is tried in the same worlds; after each stage the worse half drops out. A forced turn needs no
    // thought; a short look still gives the chance that a hint tells.
    const bool forced = field.size() == 1;
    const auto stages = std::max<std::size_t>(std::bit_width(field.size() - 1), 1);
    for (auto stage = stages; stage > 0 && !meter.done(); --stage) {
        const auto slice = meter.slice(forced ? 1.F / 16 : 1.F / static_cast<float>(stage));
        while (!meter.past(slice) && meter.look()) {
            const World start = simulator.worldOf(rules.guess(view, rng));
            const std::uint64_t seed = luck.next();
            for (Candidate& candidate : field) {
                if (meter.done()) break;
                tryOut(candidate, start, seed);
            }
        }
        std::stable_sort(field.begin(), field.end(),
                         [](const Candidate& a, const Candidate& b) { return a.mean() > b.mean(); });
        field.resize((field.size() + 1) / 2);
    }
    const Candidate& best = field.front();
    return {best.plan, best.tries > 0 ? std::optional(best.mean()) : std::nullopt};
}

} // namespace parlour::kahuna
