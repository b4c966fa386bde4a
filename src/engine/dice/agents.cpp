#include "engine/dice/agents.hpp"

#include "engine/think/random_agent.hpp"

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

} // namespace

} // namespace dice

std::span<const Opponent> Ladder<dice::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Splits the dice without looking.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes the most points now, come what may.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"medium", "Medium", "Knows which numbers are worth starting.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"hard", "Hard", "Plans its numbers from the first roll.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"master", "Master", "Has played millions of games.", {5'000, 1, milliseconds(3'000)}},
    };
    return kLadder;
}

std::unique_ptr<Agent<dice::Rules>> Ladder<dice::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<dice::Rules>>();
    if (id == "greedy" || id == "medium" || id == "hard" || id == "master")
        return std::make_unique<dice::GreedyAgent>();
    return nullptr;
}

} // namespace parlour
