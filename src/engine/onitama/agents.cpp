#include "engine/onitama/agents.hpp"

#include "engine/onitama/search.hpp"
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

// Searches; with noise it misjudges every move a little, but never a win or a loss that it sees.
class SearchingAgent final : public Agent<Rules> {
public:
    explicit SearchingAgent(int noise) : m_noise(noise) {}

    Choice<Move> choose(const Rules& rules, const State& state, Seat /*seat*/, Meter& meter, Rng& rng) override {
        if (!m_search) m_search = std::make_unique<Search>(rules, meter.budget().nodes);
        return m_noise > 0 ? m_search->chooseCarelessly(state, m_noise, meter, rng)
                           : m_search->choose(state, meter, rng);
    }

private:
    int m_noise; // in hundredths of a soldier
    std::unique_ptr<Search> m_search;
};

} // namespace

} // namespace onitama

std::span<const Opponent> Ladder<onitama::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Moves any pawn by any card.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes whatever it can reach.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"medium",
                 "Medium",
                 "Sees wins and losses coming, but plans only a little.",
                 {100'000, 2, milliseconds(3'000)}},
        Opponent{"hard", "Hard", "Thinks several moves ahead.", {60'000, 6, milliseconds(3'000)}},
        Opponent{
            "master", "Master", "Searches as deep as three seconds allow.", {20'000'000, 200, milliseconds(3'000), 2}},
    };
    return kLadder;
}

std::unique_ptr<Agent<onitama::Rules>> Ladder<onitama::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<onitama::Rules>>();
    if (id == "greedy") return std::make_unique<onitama::GreedyAgent>();
    if (id == "medium") return std::make_unique<onitama::SearchingAgent>(80);
    if (id == "hard" || id == "master") return std::make_unique<onitama::SearchingAgent>(0);
    return nullptr;
}

} // namespace parlour
