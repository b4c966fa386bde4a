// Kalah's opponents: repeatable, each stronger than the one below, and right where it can be known.
#include "engine/core/match_of.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/deepening.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <thread>

using namespace parlour;
using namespace kalah_tools;

namespace {

constexpr auto kNoClock = std::chrono::hours(1);

Budget budgetOf(std::string_view id, std::uint64_t nodes = UINT64_MAX) {
    Budget budget = findOpponent(Ladder<kalah::Rules>::opponents(), id)->budget.repeatable();
    budget.nodes = std::min(budget.nodes, nodes);
    budget.atMost = kNoClock;
    return budget;
}

struct Thought {
    Choice<kalah::Move> choice;
    std::uint64_t nodes = 0;
};

Thought think(Agent<kalah::Rules>& agent, const kalah::Rules& rules, const kalah::State& state, const Budget& budget,
              std::uint64_t seed) {
    Progress progress;
    Meter meter(budget, progress);
    Rng rng(seed);
    const auto choice = agent.choose(rules, state, state.mover, meter, rng);
    return {choice, meter.nodes()};
}

Thought think(std::string_view id, const kalah::Rules& rules, const kalah::State& state, std::uint64_t nodes,
              std::uint64_t seed = 1) {
    return think(*Ladder<kalah::Rules>::make(id), rules, state, budgetOf(id, nodes), seed);
}

// Positions some way into random games of the usual board.
std::vector<kalah::State> middlegames(const kalah::Rules& rules, int count, std::uint64_t seed) {
    std::vector<kalah::State> all;
    Rng rng(seed);
    while (static_cast<int>(all.size()) < count) {
        auto state = rules.initial();
        for (std::uint64_t plies = 2 + below(rng, 14); plies > 0 && !state.over; --plies) {
            const auto moves = rules.moves(state);
            rules.apply(state, moves[below(rng, moves.size())], nullptr);
        }
        if (!state.over) all.push_back(state);
    }
    return all;
}

// Wins of the first, and of the second, over pairs of games with the same opening and the seats swapped.
std::pair<int, int> duel(std::string_view first, std::string_view second, int pairs, std::uint64_t nodes) {
    const auto rules = std::make_shared<const kalah::Rules>(kalah::Level{});
    int wins = 0;
    int losses = 0;
    for (int game = 0; game < 2 * pairs; ++game) {
        MatchOf<kalah::Rules> match(rules);
        Rng opening = rngFor(50, static_cast<std::uint64_t>(game / 2));
        Rng rng = rngFor(51, static_cast<std::uint64_t>(game));
        const std::array ids{game % 2 == 0 ? first : second, game % 2 == 0 ? second : first};
        const std::array agents{Ladder<kalah::Rules>::make(ids[0]), Ladder<kalah::Rules>::make(ids[1])};
        while (!match.over()) {
            const auto moves = rules->moves(match.state());
            if (match.length() < 3) { // the strong ones hardly vary by themselves
                match.play(moves[below(opening, moves.size())]);
                continue;
            }
            const auto seat = index(*match.toMove());
            Progress progress;
            Meter meter(budgetOf(ids[seat], nodes), progress);
            match.play(agents[seat]->choose(*rules, match.state(), *match.toMove(), meter, rng).move);
        }
        const double margin = (match.scores()[0] - match.scores()[1]) * (game % 2 == 0 ? 1 : -1);
        wins += margin > 0 ? 1 : 0;
        losses += margin < 0 ? 1 : 0;
    }
    return {wins, losses};
}

void clearlyBeats(std::string_view first, std::string_view second, int pairs, std::uint64_t nodes) {
    const auto [wins, losses] = duel(first, second, pairs, nodes);
    INFO(first << " against " << second << ": " << wins << " won, " << losses << " lost");
    REQUIRE(wins * 100 >= (wins + losses) * 65);
    REQUIRE(wins + losses >= pairs);
}

// Minimax word for word: every house in order, the first best stays, South's store less North's at the horizon.
class LiteralMinimax {
public:
    explicit LiteralMinimax(const oracle::Options& options) : m_options(options) {}

    std::pair<std::string, int> choose(const oracle::Position& position, int depth) const {
        std::string best;
        int value = 0;
        for (const auto& move : oracle::moves(m_options, position)) {
            const int now = rate(oracle::play(m_options, position, move), depth - 1);
            if (best.empty() || (position.player == 0 ? now > value : now < value)) {
                best = move;
                value = now;
            }
        }
        return {best, value};
    }

private:
    int rate(const oracle::Position& position, int depth) const {
        const int margin = position.store[0] - position.store[1];
        if (position.over) return margin > 0 ? 1000 : margin < 0 ? -1000 : 0;
        if (depth == 0) return margin;
        return choose(position, depth).second;
    }

    oracle::Options m_options;
};

void decidesLiterally(const kalah::Level& level, int depth) {
    const kalah::Rules rules(level);
    const auto state = rules.initial();
    if (state.over) return;
    Budget budget = budgetOf("hard");
    budget.depth = depth;
    const auto [move, value] = LiteralMinimax(oracleOptions(level)).choose(oracleStart(level), depth);
    const auto choice = think(*Ladder<kalah::Rules>::make("hard"), rules, state, budget, 1).choice;
    REQUIRE(rules.formatMove(state, choice.move) == move);
    REQUIRE(choice.value == value * (state.mover == kalah::kSouth ? 1 : -1));
}

// What the oracle says a position is worth to the player to move.
int worth(oracle::Perfect& perfect, const oracle::Position& position) {
    return perfect.margin(position) * (position.player == 0 ? 1 : -1);
}

void exactAndRight(const kalah::Level& level, bool solver) {
    const kalah::Rules rules(level);
    const auto state = rules.initial();
    if (state.over) return;
    oracle::Perfect perfect(oracleOptions(level));
    const auto position = oracleStart(level);
    Choice<kalah::Move> choice;
    if (solver) {
        choice = think("master", rules, state, UINT64_MAX).choice;
    } else {
        Progress progress;
        Meter meter({20'000'000, 200, kNoClock}, progress);
        choice = kalah::makeDeepening(rules, 100'000)->choose(rules, state, rules.moves(state), meter);
    }
    REQUIRE(choice.exact);
    REQUIRE(choice.value == worth(perfect, position));
    const auto after = oracle::play(oracleOptions(level), position, rules.formatMove(state, choice.move));
    REQUIRE(perfect.margin(after) == perfect.margin(position)); // the move keeps what it promised
}

} // namespace

TEST_CASE("agents: the same budget and seed give the same move", "[kalah][agents]") {
    const kalah::Rules rules{kalah::Level{}};
    for (const auto& state : middlegames(rules, 8, 60)) {
        for (const auto& opponent : Ladder<kalah::Rules>::opponents()) {
            const auto once = think(opponent.id, rules, state, 20'000, 7);
            Thought again;
            std::jthread([&] { again = think(opponent.id, rules, state, 20'000, 7); }).join();
            REQUIRE(once.choice.move == again.choice.move);
            REQUIRE(once.choice.value == again.choice.value);
            REQUIRE(once.choice.depth == again.choice.depth);
            REQUIRE(once.nodes == again.nodes);
        }
    }
}

TEST_CASE("agents: chance decides among equals", "[kalah][agents]") {
    const kalah::Rules rules{kalah::Level{}};
    for (const std::string_view id : {"random", "greedy", "medium"}) {
        std::vector<int> chosen(7, 0);
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            ++chosen[think(id, rules, rules.initial(), 1'000, seed).choice.move.house];
        }
        INFO(id);
        REQUIRE(std::count(chosen.begin(), chosen.end(), 0) <= 5); // at least two of houses 1 to 6 were played
    }
}

TEST_CASE("agents: random plays every legal move about as often", "[kalah][agents]") {
    const kalah::Rules rules{kalah::Level{}};
    std::vector<int> chosen(7, 0);
    for (std::uint64_t seed = 0; seed < 6'000; ++seed) {
        ++chosen[think("random", rules, rules.initial(), 1, seed).choice.move.house];
    }
    for (std::size_t house = 1; house <= 6; ++house) {
        REQUIRE(chosen[house] > 800); // 1000 expected, with a standard deviation of 29
        REQUIRE(chosen[house] < 1'200);
    }
}

TEST_CASE("agents: greedy takes the best that one move gives", "[kalah][agents]") {
    Rng rng(61);
    for (int i = 0; i < 300; ++i) {
        const auto level = randomLevel(rng, 8, 100);
        const kalah::Rules rules(level);
        const auto state = rules.initial();
        if (state.over) continue;
        const auto options = oracleOptions(level);
        const auto position = oracleStart(level);
        const auto lead = [&](const std::string& move) {
            const auto after = oracle::play(options, position, move);
            return after.store[position.player] - after.store[1 - position.player];
        };
        int best = -1000;
        for (const auto& move : oracle::moves(options, position)) {
            best = std::max(best, lead(move));
        }
        const auto choice = think("greedy", rules, state, 100, static_cast<std::uint64_t>(i)).choice;
        REQUIRE(lead(rules.formatMove(state, choice.move)) == best);
        REQUIRE(choice.value == best);
    }
}

TEST_CASE("agents: hard decides as plain minimax does", "[kalah][agents]") {
    Rng rng(62);
    SECTION("ten moves deep on narrow boards, all options") {
        for (int i = 0; i < 48; ++i) {
            auto level = randomLevel(rng, 3, 20);
            level.pie = i % 4 == 0;
            decidesLiterally(level, 10);
        }
    }
    SECTION("less deep on boards of any width") {
        for (int i = 0; i < 60; ++i) {
            decidesLiterally(randomLevel(rng, 10, 150), 4);
        }
    }
    SECTION("from the usual start, with and without the pie") {
        for (int options = 0; options < kMixtures; ++options) {
            decidesLiterally(makeLevel(6, 4, options), 5);
        }
    }
}

TEST_CASE("agents: hard looks ten moves ahead", "[kalah][agents]") {
    REQUIRE(budgetOf("hard").depth == 10);
    REQUIRE(findOpponent(Ladder<kalah::Rules>::opponents(), "hard")->budget.atMost == std::chrono::seconds(5));
}

TEST_CASE("agents: nobody who looks ahead misses a win in one", "[kalah][agents]") {
    Rng rng(63);
    int found = 0;
    while (found < 60) {
        const auto level = randomLevel(rng, 6, 9);
        const kalah::Rules rules(level);
        const auto state = rules.initial();
        if (state.over) continue;
        const auto options = oracleOptions(level);
        const auto position = oracleStart(level);
        const auto wins = [&](const std::string& move) {
            const auto after = oracle::play(options, position, move);
            return after.over && after.store[position.player] > after.store[1 - position.player];
        };
        const auto moves = oracle::moves(options, position);
        if (moves.size() < 2 || std::none_of(moves.begin(), moves.end(), wins)) continue;
        ++found;
        oracle::Perfect perfect(options);
        for (const std::string_view id : {"hard", "master"}) {
            const auto choice = think(id, rules, state, UINT64_MAX).choice;
            const auto after = oracle::play(options, position, rules.formatMove(state, choice.move));
            REQUIRE(perfect.margin(after) * (position.player == 0 ? 1 : -1) > 0);
        }
    }
}

TEST_CASE("agents: master is exact and right on small boards, all options", "[kalah][agents]") {
    for (const bool solver : {true, false}) {
        for (int options = 0; options < kMixtures; ++options) {
            for (const auto& [houses, seeds] : {std::pair(1, 7), {2, 3}, {3, 2}, {4, 1}}) {
                INFO(houses << "x" << seeds << " options " << options << " solver " << solver);
                exactAndRight(makeLevel(houses, seeds, options), solver);
            }
        }
        Rng rng(64);
        for (int ending = 0; ending < 60; ++ending) {
            exactAndRight(randomLevel(rng, 10, 9), solver);
        }
    }
}

TEST_CASE("agents: each rung beats the one below", "[kalah][agents]") {
    clearlyBeats("greedy", "random", 20, UINT64_MAX);
    clearlyBeats("medium", "greedy", 20, UINT64_MAX);
    clearlyBeats("hard", "medium", 15, UINT64_MAX);
    clearlyBeats("master", "hard", 15, 60'000);
}

TEST_CASE("agents: a spent meter still gets a legal answer", "[kalah][agents]") {
    const kalah::Rules rules(makeLevel(6, 4, 4));
    for (const auto& opponent : Ladder<kalah::Rules>::opponents()) {
        const auto agent = Ladder<kalah::Rules>::make(opponent.id);
        for (const std::uint64_t nodes : {1U, 2U, 50U}) {
            const auto choice =
                think(*agent, rules, rules.initial(), {nodes, opponent.budget.depth, kNoClock}, 1).choice;
            REQUIRE(choice.move.house >= 1);
            REQUIRE(choice.move.house <= 6);
        }
    }
}
