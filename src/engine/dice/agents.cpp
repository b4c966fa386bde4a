#include "engine/dice/agents.hpp"

#include "engine/dice/showdown.hpp"
#include "engine/think/random_agent.hpp"

#include <algorithm>

namespace parlour {

namespace dice {

namespace {

// Takes the split that is best for the total as it is now, and does not ask what comes next.
class GreedyAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat seat, Meter& meter, Rng& rng) override {
        const Sheet& sheet = state.sheet(seat);
        Choice<Move> best;
        std::uint64_t equals = 0;
        for (const Split& split : Rules::splits(sheet, state.roll)) {
            meter.spend();
            const double value = rules.total(sheet) + rules.change(sheet, split);
            if (equals == 0 || value > best.value) equals = 0;
            if ((equals == 0 || value >= best.value) && below(rng, ++equals) == 0) best = {Move::of(split), value, 1};
        }
        return best;
    }
};

// How an opponent that knows what sheets are worth uses that.
struct Manner {
    double blur = 0;  // it misjudges each split by about so many points ...
    double tired = 0; // ... in this last part of its rounds
    bool wins = true; // near the end it plays for the win, not for the mean
};

class LearntAgent final : public Agent<Rules> {
public:
    explicit LearntAgent(const Manner& manner) : m_manner(manner) {}

    Choice<Move> choose(const Rules& rules, const State& state, Seat seat, Meter& meter, Rng& rng) override {
        if (!m_judgement) m_judgement = Judgement::of(rules.level());
        const double part = static_cast<double>(rules.mostRoundsLeft(state.sheet(seat))) / rules.mostRoundsLeft({});
        const double blur = part <= m_manner.tired ? m_manner.blur : 0;
        std::vector<Candidate> candidates;
        Rules::forSplits(state.sheet(seat), infoOf(state.roll), [&](const Split& split, const Sheet& next) {
            meter.spend();
            candidates.push_back({split, next, m_judgement->outlook(next) + blur * bell(rng)});
        });
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const Candidate& a, const Candidate& b) { return a.outlook > b.outlook; });
        Winner winner;
        if (const auto sure = sureWin(rules, state, candidates); m_manner.wins && sure) {
            winner = {*sure, 1};
        } else if (m_manner.wins && endIsNear(rules, state)) {
            winner = showdown(rules, *m_judgement, state, candidates, meter, rng);
        }
        const Candidate& chosen = candidates[winner.candidate];
        return {Move::of(chosen.split), chosen.outlook, 1, false, winner.chance};
    }

private:
    // With mean 0 and deviation 1, nearly normal.
    static double bell(Rng& rng) {
        double sum = -6;
        for (int i = 0; i < 12; ++i) {
            sum += static_cast<double>(below(rng, 1U << 20U)) / (1U << 20U);
        }
        return sum;
    }

    Manner m_manner;
    std::shared_ptr<const Judgement> m_judgement;
};

} // namespace

} // namespace dice

std::span<const Opponent> Ladder<dice::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Splits the dice without looking.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes the most points now, come what may.", {50, 1, milliseconds(3'000)}},
        Opponent{"medium",
                 "Medium",
                 "Begins well, and gets careless when its game nears the end.",
                 {50, 1, milliseconds(3'000)}},
        Opponent{"hard",
                 "Hard",
                 "Knows what a sheet is worth, and slips only towards the end.",
                 {50, 1, milliseconds(3'000)}},
        Opponent{"master",
                 "Master",
                 "Has played millions of games, and in the end plays to win.",
                 {50'000, 30, milliseconds(3'000)}},
    };
    return kLadder;
}

std::span<const Opponent> Ladder<dice::Rules>::others() {
    static constexpr std::array kOthers{
        Opponent{
            "mean", "Mean", "As Master, but only ever for the best mean.", {50, 1, std::chrono::milliseconds(3'000)}},
    };
    return kOthers;
}

std::unique_ptr<Agent<dice::Rules>> Ladder<dice::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<dice::Rules>>();
    if (id == "greedy") return std::make_unique<dice::GreedyAgent>();
    if (id == "medium") return std::make_unique<dice::LearntAgent>(dice::Manner{120, 0.42, false});
    if (id == "hard") return std::make_unique<dice::LearntAgent>(dice::Manner{60, 0.37, false});
    if (id == "master") return std::make_unique<dice::LearntAgent>(dice::Manner{});
    if (id == "mean") return std::make_unique<dice::LearntAgent>(dice::Manner{0, 0, false});
    return nullptr;
}

} // namespace parlour
