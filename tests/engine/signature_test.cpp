// Bench signatures: what each game's searches answer to fixed questions with a fixed number of nodes on one thread, and
// how many nodes they looked at, as one line a game. A line changes only when a search does. Where that was on purpose,
// copy what the test saw into tests/signatures.txt; otherwise something changed that should not have.
#include "engine/core/catalog.hpp"
#include "engine/dice/agents.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/random_player.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/deepening.hpp"
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"

#include <fstream>

using namespace parlour;

namespace {

constexpr auto kNoClock = std::chrono::hours(1);

std::string recorded(const std::string& game) {
    std::ifstream lines(PARLOUR_TESTS_FOLDER "/signatures.txt");
    for (std::string line; std::getline(lines, line);) {
        if (line.rfind(game + ": ", 0) == 0) return line.substr(game.size() + 2);
    }
    return {};
}

// Positions in which a player decides, so many plies into games at random.
template <class R, class Pick>
std::vector<typename R::State> positions(const R& rules, const std::vector<int>& plies, Pick pick) {
    std::vector<typename R::State> all;
    for (const int count : plies) {
        Rng rng(static_cast<std::uint64_t>(count));
        auto state = rules.initial();
        int played = 0;
        while (rules.toMove(state) && (played < count || rules.toMove(state) == kChance)) {
            if (rules.toMove(state) == kChance) {
                if constexpr (HasChance<R>) rules.apply(state, drawOutcome(rules, state, rng), nullptr);
            } else {
                rules.apply(state, pick(state, rng), nullptr);
                ++played;
            }
        }
        if (rules.toMove(state)) all.push_back(state);
    }
    return all;
}

template <class R>
auto anyMove(const R& rules) {
    return [&rules](const typename R::State& state, Rng& rng) {
        const auto moves = rules.moves(state);
        return moves[below(rng, moves.size())];
    };
}

// "master 12345: move, move": all nodes together, and every answer.
template <class R>
std::string answers(const R& rules, std::string_view id, const std::vector<typename R::State>& states,
                    std::uint64_t nodes) {
    std::uint64_t spent = 0;
    std::string moves;
    for (const auto& state : states) {
        Budget budget = findOpponent(Ladder<R>::opponents(), id)->budget.repeatable();
        budget.nodes = nodes;
        budget.atMost = kNoClock;
        Progress progress;
        Meter meter(budget, progress);
        Rng rng(1);
        const Seat seat = *rules.toMove(state);
        const auto choice = Ladder<R>::make(id)->choose(rules, rules.view(state, seat), seat, meter, rng);
        spent += meter.nodes();
        moves += (moves.empty() ? " " : ", ") + rules.formatMove(state, choice.move);
    }
    return std::string(id) + " " + std::to_string(spent) + ":" + moves;
}

} // namespace

TEST_CASE("signature: Kalah", "[signature]") {
    const kalah::Rules rules{kalah::Level{}};
    const auto states = positions(rules, {0, 3, 6, 9, 12, 15}, anyMove(rules));
    std::string line = answers(rules, "medium", states, UINT64_MAX) + "; ";

    std::uint64_t nodes = 0;
    line += "deepening";
    for (const auto& state : states) {
        Progress progress;
        Meter meter({30'000, 200, kNoClock}, progress);
        const auto choice = kalah::makeDeepening(rules, 30'000)->choose(rules, state, rules.moves(state), meter);
        nodes += meter.nodes();
        line += " " + rules.formatMove(state, choice.move) + "/" + std::to_string(choice.depth);
    }
    line += " " + std::to_string(nodes) + "; ";

    kalah::Level level;
    level.houses = 4;
    level.seeds = 3;
    const kalah::Rules small(level);
    Progress progress;
    Meter meter({UINT64_MAX, 200, kNoClock}, progress);
    const kalah::Means means{std::size_t{1} << 16U, 100'000, kalah::Tables::Built};
    const auto solution = kalah::makeSolver(small, means)->solve(small.initial(), meter, {});
    REQUIRE(solution);
    line += "solver " + std::to_string(meter.nodes()) + ": " + std::to_string(solution->margin);
    CHECK(line == recorded("kalah"));
}

TEST_CASE("signature: Kahuna", "[signature]") {
    std::string line;
    for (const auto* level : {"mathuna", "official"}) {
        LevelReader reader(loadLevel("kahuna", level));
        const kahuna::Rules rules(kahuna::readLevel(reader));
        const auto states = positions(rules, {0, 10, 30, 60}, [&](const kahuna::State& state, Rng& rng) {
            return kahuna::RandomPlayer::pick(rules, state, rng);
        });
        for (const auto& [id, nodes] : {std::pair{"medium", 5'000U}, {"hard", 800U}, {"master", 3'000U}}) {
            line += (line.empty() ? "" : "; ") + answers(rules, id, states, nodes);
        }
    }
    CHECK(line == recorded("kahuna"));
}

TEST_CASE("signature: Dice", "[signature]") {
    dice::Level level;
    level.players = 2;
    const dice::Rules rules(level);
    const auto states = positions(rules, {0, 5, 15, 22, 25, 28, 30}, anyMove(rules));
    CHECK(answers(rules, "hard", states, 50) + "; " + answers(rules, "master", states, 20'000) == recorded("dice"));
}
