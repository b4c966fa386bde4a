#include "engine/onitama/agents.hpp"

#include "engine/think/random_agent.hpp"

namespace parlour {

namespace onitama {

namespace {

// Looks one move ahead: wins if it can, else takes a soldier if it can, and does not ask what comes next.
class GreedyAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat seat, Meter& meter, Rng& rng) override {
        Choice<Move> best{{}, -2, 1, false};
        std::uint64_t equals = 0;
        for (const Move& move : rules.moves(state)) {
            meter.spend();
            State next = state;
            rules.apply(next, move, nullptr);
            const bool won = rules.scores(next)[index(seat)] > 0;
            const double value = won ? 1 : lead(next, seat);
            if (value > best.value) equals = 0;
            if (value >= best.value && below(rng, ++equals) == 0) best = {move, value, 1, won};
        }
        return best;
    }

private:
    static double lead(const State& state, Seat seat) {
        const auto own = index(seat);
        return (std::popcount(state.pawns[own]) - std::popcount(state.pawns[1 - own])) / double{kSquares};
    }
};

} // namespace

} // namespace onitama

std::span<const Opponent> Ladder<onitama::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Moves any pawn by any card.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes whatever it can reach.", {5'000, 1, milliseconds(3'000)}},
    };
    return kLadder;
}

std::unique_ptr<Agent<onitama::Rules>> Ladder<onitama::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<onitama::Rules>>();
    if (id == "greedy") return std::make_unique<onitama::GreedyAgent>();
    return nullptr;
}

} // namespace parlour
