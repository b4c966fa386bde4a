// Onitama's opponents: no win in one missed, no avoidable loss in one allowed, the same budget gives the same move.
#include "engine/core/simulation.hpp"
#include "tests/engine/onitama_thinking.hpp"

using namespace parlour;
using namespace onitama_tools;

namespace {

Thought think(const onitama::Rules& rules, const onitama::State& state, std::string_view id, std::uint64_t nodes,
              std::uint64_t seed = 1) {
    Budget budget = findOpponent(Ladder<onitama::Rules>::opponents(), id)->budget.repeatable();
    budget.nodes = std::min(budget.nodes, nodes);
    budget.atMost = std::chrono::hours(1);
    return onitama_tools::think(*Ladder<onitama::Rules>::make(id), rules, state, budget, seed);
}

bool wins(const onitama::Rules& rules, onitama::State state, const onitama::Move& move) {
    const Seat mover = state.mover;
    rules.apply(state, move, nullptr);
    return rules.scores(state)[index(mover)] > 0;
}

bool canWin(const onitama::Rules& rules, const onitama::State& state) {
    const auto moves = rules.moves(state);
    return std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return wins(rules, state, move); });
}

bool handsOverWin(const onitama::Rules& rules, onitama::State state, const onitama::Move& move) {
    rules.apply(state, move, nullptr);
    return rules.toMove(state) && canWin(rules, state);
}

// Positions from games at random, of every level.
template <class Look>
void forPositions(std::uint64_t games, Look look) {
    for (const auto& level : shippedLevels("onitama")) {
        const auto rules = rulesFrom(level.text);
        for (std::uint64_t game = 0; game < games; ++game) {
            OnitamaMatch match(rules, game);
            Rng rng = rngFor(41, game);
            while (!match.over()) {
                if (match.toMove() == kChance) {
                    match.playChance();
                    continue;
                }
                look(*rules, match.state());
                const auto moves = rules->moves(match.state());
                match.play(moves[below(rng, moves.size())]);
            }
        }
    }
}

} // namespace

TEST_CASE("onitama: who sees a win in one takes it", "[agents]") {
    int seen = 0;
    forPositions(6, [&](const onitama::Rules& rules, const onitama::State& state) {
        if (!canWin(rules, state)) return;
        ++seen;
        for (const auto* id : {"greedy", "medium", "hard", "master"}) {
            const auto choice = think(rules, state, id, 2'000).choice;
            INFO(id << ": " << rules.drawText(state, state.mover) << rules.formatMove(state, choice.move));
            REQUIRE(wins(rules, state, choice.move));
            REQUIRE(choice.value == 1);
            REQUIRE(choice.exact);
        }
    });
    CHECK(seen > 100);
}

TEST_CASE("onitama: nobody from medium up lets the opponent win in one if it can be helped", "[agents]") {
    int seen = 0;
    forPositions(4, [&](const onitama::Rules& rules, const onitama::State& state) {
        if (canWin(rules, state)) return;
        const auto moves = rules.moves(state);
        const auto bad = std::count_if(moves.begin(), moves.end(),
                                       [&](const auto& move) { return handsOverWin(rules, state, move); });
        if (bad == 0) return;
        const bool lost = bad == static_cast<std::ptrdiff_t>(moves.size());
        ++seen;
        for (const auto* id : {"medium", "hard", "master"}) {
            // Even with next to no time to think.
            for (const std::uint64_t nodes : {1U, 300U}) {
                const auto choice = think(rules, state, id, nodes).choice;
                INFO(id << ": " << rules.drawText(state, state.mover) << rules.formatMove(state, choice.move));
                REQUIRE(std::find(moves.begin(), moves.end(), choice.move) != moves.end());
                REQUIRE(handsOverWin(rules, state, choice.move) == lost);
                if (lost) REQUIRE(choice.value == -1);
            }
        }
    });
    CHECK(seen > 200);
}

TEST_CASE("onitama: the lessons are solved, and the proof is as long as the win", "[agents]") {
    for (const auto& [level, plies] : {std::pair{"academy-1-general", 1},
                                       {"academy-3-turned", 1},
                                       {"academy-5-keep", 3},
                                       {"academy-6-fork", 3},
                                       {"academy-7-door", 3},
                                       {"academy-8-swap", 3},
                                       {"academy-9-blocked", 3}}) {
        INFO(level);
        const auto rules = rulesFrom(loadLevel("onitama", level).text);
        const auto choice = think(*rules, rules->initial(), "master", 20'000).choice;
        CHECK(choice.exact);
        CHECK(choice.value == 1);
        CHECK(choice.depth == plies);
    }
}

TEST_CASE("onitama: nothing can be won in the last turn but what wins at once", "[agents]") {
    const auto rules =
        rulesFrom(position("boar ox horse eel crab", "....B ..... ..... ..... A....", "turn_limit = 1\n"));
    const auto choice = think(*rules, rules->initial(), "master", 1'000).choice;
    CHECK(choice.value == 0);
    CHECK(choice.exact);
    CHECK_FALSE(rules->moves(rules->initial()).empty());
}

TEST_CASE("onitama: the same budget and seed give the same thought", "[agents]") {
    for (const auto* cards : {"boar ox elephant horse crab", "tiger wasp hornet moth carp"}) {
        for (const auto* wall : {"", "wall = \"c1\"\n"}) {
            const auto rules = rulesFrom(std::string(wall) + "cards = [" + quotedWords(cards) + "]\n");
            for (const auto* id : {"random", "greedy", "medium", "hard", "master"}) {
                INFO(cards << wall << id);
                const auto one = think(*rules, rules->initial(), id, 20'000, 5);
                const auto two = think(*rules, rules->initial(), id, 20'000, 5);
                REQUIRE(one.choice.move == two.choice.move);
                REQUIRE(one.choice.value == two.choice.value);
                REQUIRE(one.choice.depth == two.choice.depth);
                REQUIRE(one.nodes == two.nodes);
            }
        }
    }
}

TEST_CASE("onitama: each rung beats the one below", "[agents]") {
    const Game& game = *findGame("onitama");
    for (const auto* level : {"classic", "seed"}) {
        for (const auto& [strong, weak] : {std::pair{"greedy", "random"}, {"medium", "greedy"}, {"hard", "medium"}}) {
            SimulationPlan plan;
            plan.game = &game;
            plan.level = loadLevel("onitama", level);
            plan.opponents = {strong, weak};
            plan.games = 20;
            plan.swap = true;
            plan.threads = 2;
            const auto rows = simulate(plan);
            INFO(level << ": " << strong << " " << rows[0].wins << " to " << rows[1].wins);
            CHECK(rows[0].wins * 100 >= 65 * (rows[0].wins + rows[1].wins));
            CHECK(rows[0].wins + rows[1].wins > 0);
        }
    }
}
