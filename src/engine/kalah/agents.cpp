#include "engine/kalah/agents.hpp"

#include "engine/kalah/deepening.hpp"
#include "engine/kalah/minimax.hpp"
#include "engine/kalah/solver.hpp"
#include "engine/think/random_agent.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace parlour {

namespace kalah {

namespace {

// The best of several values, ties broken by the generator: each of the equals has the same chance.
RatedMove anyBest(const std::vector<RatedMove>& rated, Rng& rng) {
    RatedMove best = rated.front();
    std::uint64_t equals = 0;
    for (const RatedMove& one : rated) {
        if (one.value > best.value) equals = 0;
        if (one.value >= best.value && below(rng, ++equals) == 0) best = one;
    }
    return best;
}

// Looks one move ahead: plays the move after which its lead in the stores is greatest, the seeds that an ending game
// sweeps in included. An extra move is worth the seed it banks and nothing more. A swap exchanges the stores.
class GreedyAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat seat, Meter& meter, Rng& rng) override {
        std::vector<RatedMove> rated;
        for (const Move move : rules.moves(state)) {
            meter.spend();
            State next = state;
            rules.apply(next, move, nullptr);
            rated.push_back({move, rules.count(next, seat) - rules.count(next, opponent(seat))});
        }
        const RatedMove best = anyBest(rated, rng);
        return {best.move, static_cast<double>(best.value), 1, false};
    }
};

// Looks a few moves ahead, and misjudges every move by up to a seed or two.
class MediumAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat /*seat*/, Meter& meter, Rng& rng) override {
        const int depth = meter.budget().depth;
        auto rated = minimax(rules, state, depth, false, meter);
        if (rated.empty()) return {rules.moves(state).front()};
        for (RatedMove& one : rated) {
            one.value = kNoise * one.value + static_cast<int>(below(rng, 2 * kNoise + 1));
        }
        const RatedMove best = anyBest(rated, rng);
        return {best.move, static_cast<double>(best.value) / kNoise, depth, false};
    }

private:
    static constexpr int kNoise = 8; // parts of a seed
};

// The minimax of the text that this game came from: every house in order, the first best stays.
class HardAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat /*seat*/, Meter& meter, Rng& /*rng*/) override {
        const int depth = meter.budget().depth;
        const auto rated = minimax(rules, state, depth, true, meter);
        if (rated.empty()) return {rules.moves(state).front()};
        const auto best = std::max_element(rated.begin(), rated.end(),
                                           [](const RatedMove& a, const RatedMove& b) { return a.value < b.value; });
        return {best->move, static_cast<double>(best->value), depth, false};
    }
};

// Plays perfectly as soon as that can be found out, and searches as deep as it can before.
class MasterAgent final : public Agent<Rules> {
public:
    Choice<Move> choose(const Rules& rules, const State& state, Seat /*seat*/, Meter& meter, Rng& rng) override {
        auto moves = rules.moves(state);
        const int seeds = seedsInPlay(rules, state);
        if (seeds <= kProvableSeeds * rules.ring().houses()) {
            const auto part = meter.slice(moves.size() == 1 ? 1.F / 16 : kForProof);
            const auto before = meter.nodes();
            if (auto best = solver(rules).best(state, meter, part)) {
                // What came from the book alone has no search behind it that could follow the game any further.
                const bool searched = meter.nodes() > before || seeds <= kSureSeeds;
                if (searched) best->depth = movesToEnd(rules, state, best->move, meter);
                return *best;
            }
        }
        // Which of several equals it plays is left to the generator, so that its games differ.
        shuffle(moves, rng);
        if (meter.done()) return glance(rules, state, moves.front());
        if (!m_search) m_search = makeDeepening(rules, meter.budget().nodes);
        auto best = m_search->choose(rules, state, std::move(moves), meter);
        if (best.exact) best.depth = 0; // every line that matters ends, but it does not say when
        return best;
    }

private:
    static constexpr int kProvableSeeds = 8;        // a house: with more seeds in play a proof is not to be hoped for
    static constexpr std::uint64_t kGlance = 2'000; // nodes: less than a millisecond
    static constexpr int kGlanceDepth = 4;
    static constexpr int kSureSeeds = 12;          // so few are found in the tables, without a search
    static constexpr float kForProof = 0.8F;       // of what it may think
    static constexpr float kLookAhead = 1.F / 256; // of what is left of the budget, for the moves to the end

    Solver& solver(const Rules& rules) {
        if (!m_solver) {
            Means means = kToPlay;
            means.book = bookOf(rules);
            m_solver = makeSolver(rules, means);
        }
        return *m_solver;
    }

    // For somebody who was told to move before anything was found out.
    static Choice<Move> glance(const Rules& rules, const State& state, Move any) {
        Progress unseen;
        Meter meter({kGlance, kGlanceDepth, std::chrono::hours(1)}, unseen);
        RatedMove best{any, -kMaxTotal - kWon};
        for (const RatedMove& rated : minimax(rules, state, kGlanceDepth, false, meter)) {
            if (rated.value > best.value) best = rated;
        }
        return {best.move, static_cast<double>(bankedMargin(rules, state)), kGlanceDepth, false};
    }

    // With this move and the best play of both, if what the solver knows by now suffices to tell; else 0.
    int movesToEnd(const Rules& rules, State state, Move move, Meter& meter) {
        const auto part = meter.slice(kLookAhead);
        for (int moves = 1; moves < kMaxTotal * 4; ++moves) {
            rules.apply(state, move, nullptr);
            if (state.over) return moves;
            const auto next = m_solver->best(state, meter, part);
            if (!next) return 0;
            move = next->move;
        }
        return 0;
    }

    std::unique_ptr<Solver> m_solver;
    std::unique_ptr<Deepening> m_search;
};

} // namespace

} // namespace kalah

std::span<const Opponent> Ladder<kalah::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Lifts any house that is not empty.", {1, 1, milliseconds(5'000)}},
        Opponent{"greedy", "Greedy", "Takes what it can get right now.", {100, 1, milliseconds(5'000)}},
        Opponent{"medium",
                 "Medium",
                 "Looks a few moves ahead and is sometimes careless.",
                 {200'000, 3, milliseconds(5'000)}},
        Opponent{"hard", "Hard", "Thinks ten moves ahead, every time.", {UINT64_MAX, 10, milliseconds(5'000)}},
        Opponent{"master",
                 "Master",
                 "Plays perfectly wherever that can be proven.",
                 {8'000'000, 200, milliseconds(2'000), 2}},
    };
    return kLadder;
}

std::unique_ptr<Agent<kalah::Rules>> Ladder<kalah::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<RandomAgent<kalah::Rules>>();
    if (id == "greedy") return std::make_unique<kalah::GreedyAgent>();
    if (id == "medium") return std::make_unique<kalah::MediumAgent>();
    if (id == "hard") return std::make_unique<kalah::HardAgent>();
    if (id == "master") return std::make_unique<kalah::MasterAgent>();
    return nullptr;
}

void Ladder<kalah::Rules>::prepare(const kalah::Rules& rules, std::string_view id, Meter& meter) {
    if (id == "master") kalah::prepareToPlay(rules, meter);
}

} // namespace parlour
