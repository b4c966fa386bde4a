// The opponents in Dice: stronger beats weaker, the same seed gives the same move, and near the end master plays to
// win.
#include "engine/core/simulation.hpp"
#include "engine/dice/agents.hpp"
#include "engine/dice/judgement.hpp"
#include "tests/engine/dice_tools.hpp"

using namespace parlour;
using namespace dice_tools;

namespace {

Choice<dice::Move> think(const dice::Rules& rules, const dice::State& state, std::string_view id,
                         std::uint64_t seed = 1, std::uint64_t nodes = UINT64_MAX) {
    Budget budget = findOpponent(Ladder<dice::Rules>::opponents(), id)->budget;
    budget.nodes = std::min(budget.nodes, nodes);
    budget.atMost = std::chrono::hours(1);
    Progress progress;
    Meter meter(budget, progress);
    Rng rng(seed);
    return Ladder<dice::Rules>::make(id)->choose(rules, state, state.mover, meter, rng);
}

// Positions from games of two at random, on every level.
template <class Look>
void forPositions(Look look) {
    for (const auto& level : shippedLevels("dice")) {
        const auto rules = rulesFrom(level.text, 2);
        DiceMatch match(rules, 5);
        Rng rng(6);
        while (!match.over()) {
            if (match.toMove() == kChance) {
                match.roll();
                continue;
            }
            look(*rules, match.state());
            const auto moves = rules->moves(match.state());
            match.play(moves[below(rng, moves.size())]);
        }
    }
}

std::vector<SimulationRow> games(const std::string& level, std::vector<std::string> opponents, std::uint64_t count) {
    SimulationPlan plan;
    plan.game = findGame("dice");
    plan.level = {"test", "test.toml", level};
    plan.opponents = std::move(opponents);
    plan.games = count;
    plan.swap = true;
    return simulate(plan);
}

std::string shipped(const std::string& name) {
    return loadLevel("dice", name).text;
}

// A sheet that is finished with a total of 0 or 500, and 70 so many times.
std::string finishedSheet(int twelves, int threes) {
    return "[[start.sheets]]\nchosen = { 12 = " + std::to_string(10 * twelves) + ", 3 = " + std::to_string(5 + threes) +
           " }\nremoved = { 1 = 8 }\n";
}

// The chance to end above a total if the next roll is the last (a free one, which comes once in 32, counts as lost).
double chanceToBeat(const dice::Rules& rules, const dice::Sheet& sheet, int total) {
    int won = 0;
    for (const auto& roll : dice::allRolls()) {
        if (sheet.isFree(roll.faces)) continue;
        bool wins = false;
        dice::Rules::forSplits(sheet, roll, [&](const dice::Split&, const dice::Sheet& next) {
            wins = wins || rules.total(next) > total;
        });
        if (wins) won += roll.weight;
    }
    return won / 7776.0;
}

} // namespace

TEST_CASE("dice: the same seed gives the same move", "[agents]") {
    forPositions([](const dice::Rules& rules, const dice::State& state) {
        for (const auto& opponent : Ladder<dice::Rules>::opponents()) {
            const auto once = think(rules, state, opponent.id, 9, 3'000);
            const auto again = think(rules, state, opponent.id, 9, 3'000);
            REQUIRE(once.move == again.move);
            REQUIRE(once.value == again.value);
        }
    });
}

TEST_CASE("dice: greedy takes the best change of the total", "[agents]") {
    forPositions([](const dice::Rules& rules, const dice::State& state) {
        const auto choice = think(rules, state, "greedy");
        const auto before = rules.scores(state)[index(state.mover)];
        double best = -1e9;
        for (const auto& move : rules.moves(state)) {
            dice::State next = state;
            rules.apply(next, move, nullptr);
            best = std::max(best, rules.scores(next)[index(state.mover)]);
        }
        dice::State next = state;
        rules.apply(next, choice.move, nullptr);
        REQUIRE(rules.scores(next)[index(state.mover)] == best);
        REQUIRE(choice.value == best);
        REQUIRE(best >= before - 400);
    });
}

TEST_CASE("dice: each rung beats the one below", "[agents]") {
    const auto ladder = Ladder<dice::Rules>::opponents();
    for (std::size_t rung = 1; rung < ladder.size(); ++rung) {
        const std::string above(ladder[rung].id);
        const auto rows =
            games(shipped("classic"), {above, std::string(ladder[rung - 1].id)}, above == "master" ? 20 : 100);
        INFO(above << " won " << rows[0].wins << " and lost " << rows[0].losses);
        CHECK(rows[0].wins > rows[0].losses * 3 / 2);
    }
}

TEST_CASE("dice: every level is played well, and one that nobody has seen", "[agents]") {
    std::vector<std::string> levels{"values = [30, 90, 10, 80, 20, 70, 60, 40, 120, 0, 50]\nstop_count = 6\n"};
    for (const auto& level : shippedLevels("dice")) {
        levels.push_back(level.text);
    }
    for (const auto& level : levels) {
        INFO(level);
        CHECK(dice::Judgement::of(levelFrom(level))->learnt());
        const auto greedy = games(level, {"greedy"}, 100)[0].meanScore;
        const auto master = games(level, {"master"}, 100)[0].meanScore;
        CHECK(master > greedy + 200);
    }
}

TEST_CASE("dice: a sheet that is begun better has a better outlook", "[agents]") {
    const auto level = levelFrom(shipped("classic"));
    const auto judgement = dice::Judgement::of(level);
    const auto outlook = [&](const std::string& chosen, const std::string& removed) {
        return judgement->outlook(
            levelFrom("[start]\n[[start.sheets]]\nchosen = { " + chosen + " }\nremoved = { " + removed + " }\n")
                .sheets[0]);
    };
    // Two marks from -200 to 0, and nothing left to gain with them.
    const std::string good = "5 = 6, 6 = 7, 7 = 9, 8 = 7, ";
    CHECK(outlook(good + "9 = 5", "1 = 7, 2 = 7, 3 = 6") > outlook(good + "9 = 3", "1 = 7, 2 = 7, 3 = 6") + 100);
    // A number more that was begun in vain.
    CHECK(outlook(good + "9 = 5", "1 = 7, 2 = 7, 3 = 7") > outlook(good + "9 = 5, 2 = 1", "1 = 7, 2 = 7, 3 = 7") + 100);
    // Time enough to finish what was begun.
    CHECK(outlook("6 = 3, 7 = 4, 8 = 3", "1 = 2, 2 = 2, 3 = 1") >
          outlook("6 = 3, 7 = 4, 8 = 3", "1 = 7, 2 = 7, 3 = 7") + 200);
}

TEST_CASE("dice: with one round to go master takes what wins most often, whatever the mean", "[agents]") {
    // P2 has finished; the exact chances to beat that total are counted over all rolls. Of many positions those are
    // looked at where playing for the mean would be a mistake.
    const auto judgement = dice::Judgement::of(levelFrom(shipped("classic")));
    int seen = 0;
    Rng rng(31);
    for (int n = 0; n < 4'000; ++n) {
        // P1 is finished with the first round that is not free, and this one is.
        std::string own;
        for (int number = 2; number <= 9; ++number) {
            if (below(rng, 4) == 0) continue;
            own += (own.empty() ? "" : ", ") + std::to_string(number) + " = " + std::to_string(3 + below(rng, 6));
        }
        std::string roll;
        for (int die = 0; die < 5; ++die) {
            roll += (roll.empty() ? "" : ", ") + std::to_string(std::array{1, 3, 4}[below(rng, 3)]);
        }
        const auto other = finishedSheet(static_cast<int>(below(rng, 2)), static_cast<int>(below(rng, 6)));
        const auto rules = rulesFrom("[start]\nroll = [" + roll + "]\n[[start.sheets]]\nchosen = { " + own +
                                         " }\nremoved = { 2 = 7, 5 = 7, 6 = 7 }\n" + other,
                                     2);
        const auto state = rules->initial();
        const int wanted = rules->total(state.sheets[1]);
        double best = 0;
        dice::Rules::forSplits(state.sheets[0], dice::infoOf(state.roll),
                               [&](const dice::Split&, const dice::Sheet& next) {
                                   best = std::max(best, chanceToBeat(*rules, next, wanted));
                               });
        const auto forMean = judgement->best(state.sheets[0], dice::infoOf(state.roll));
        const double ofMean = chanceToBeat(*rules, forMean, wanted);
        if (best < ofMean + 0.15) continue;
        ++seen;
        dice::Sheet chosen = state.sheets[0];
        dice::Rules::enter(chosen, dice::infoOf(state.roll), think(*rules, state, "master").move.split);
        INFO(roll << " with " << own << ", to beat " << wanted << ": best " << best);
        CHECK(chanceToBeat(*rules, chosen, wanted) > ofMean + 0.04);
        CHECK(chanceToBeat(*rules, chosen, wanted) > best - 0.15);
    }
    CHECK(seen >= 5);
}

TEST_CASE("dice: whoever is told to stop answers at once, with a legal move", "[agents]") {
    const auto rules =
        rulesFrom("[start]\nroll = [4, 4, 5, 6, 6]\n[[start.sheets]]\nremoved = { 1 = 6, 2 = 7, 3 = 6 }\n", 6);
    const auto state = rules->initial();
    const auto legal = rules->moves(state);
    for (const auto& opponent : Ladder<dice::Rules>::opponents()) {
        std::stop_source stopped;
        stopped.request_stop();
        Progress progress;
        Meter meter(opponent.budget, progress, stopped.get_token());
        Rng rng(3);
        const auto choice = Ladder<dice::Rules>::make(opponent.id)->choose(*rules, state, Seat{0}, meter, rng);
        CHECK(std::find(legal.begin(), legal.end(), choice.move) != legal.end());
        CHECK(meter.nodes() < 100);
    }
    const auto full = think(*rules, state, "master");
    const auto short_ = think(*rules, state, "master", 1, 1);
    CHECK(std::find(legal.begin(), legal.end(), full.move) != legal.end());
    CHECK(std::find(legal.begin(), legal.end(), short_.move) != legal.end());
}
