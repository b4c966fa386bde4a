// Kahuna's opponents: the random player's frequencies, greedy's sum, nobody reads a hidden card, wins are taken, the
// same budget gives the same move.
#include "engine/core/simulation.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/greedy_player.hpp"
#include "engine/kahuna/random_player.hpp"
#include "tests/engine/kahuna_tools.hpp"

#include <map>
#include <thread>

using namespace parlour;
using namespace parlour::kahuna;
using namespace kahuna_tools;

namespace {

struct Thought {
    Choice<Move> choice;
    std::uint64_t nodes = 0;
};

Thought think(const kahuna::Rules& rules, const State& state, std::string_view id, std::uint64_t nodes,
              std::uint64_t seed = 1) {
    Budget budget = findOpponent(Ladder<kahuna::Rules>::opponents(), id)->budget;
    budget.nodes = std::min(budget.nodes, nodes);
    budget.atMost = std::chrono::hours(1);
    Progress progress;
    Meter meter(budget, progress);
    Rng rng(seed);
    const auto agent = Ladder<kahuna::Rules>::make(id);
    const auto choice = agent->choose(rules, rules.view(state, state.mover), state.mover, meter, rng);
    return {choice, meter.nodes()};
}

std::string moveOf(const kahuna::Rules& rules, std::string_view id, std::uint64_t seed = 1) {
    const State state = rules.initial();
    return rules.formatMove(state, think(rules, state, id, 3'000, seed).choice.move);
}

// The sum of (seen - expected)^2 / expected over the moves that the random player makes in many tries.
struct Fit {
    double chiSquare = 0;
    std::size_t kinds = 0; // that were seen
};
Fit fitOf(const kahuna::Rules& rules, const std::map<std::string, double>& chances, int tries) {
    std::map<std::string, int> seen;
    Rng rng(20240229);
    const State state = rules.initial();
    for (int i = 0; i < tries; ++i) {
        ++seen[rules.formatMove(state, RandomPlayer::pick(rules, state, rng))];
    }
    Fit fit{0, seen.size()};
    for (const auto& [move, chance] : chances) {
        const double expected = chance * tries;
        fit.chiSquare += (seen[move] - expected) * (seen[move] - expected) / expected;
    }
    return fit;
}

} // namespace

TEST_CASE("kahuna: the random player picks a class, then an instance; a double card counts twice", "[agents]") {
    // Hand A A B D. Builds: AH with A (2 ways), BC BE BF with B (3), DE DH with D (2): 7. Destroys of P2's AD and BD:
    // AD by AD (2 ways) and AA (1), BD by BD (1): 4. Discards: A (2), B, D: 4. Finishes: deck, two slots, none: 4.
    const auto rules =
        Position{.bridges1 = "AB", .bridges2 = "AD BD", .hand1 = "AABD", .open = "G I", .deck = "KK"}.rules();
    const std::map<std::string, double> chances{
        {"build AH A", 2 / 28.0},    {"build BC B", 1 / 28.0}, {"build BE B", 1 / 28.0},    {"build BF B", 1 / 28.0},
        {"build DE D", 1 / 28.0},    {"build DH D", 1 / 28.0}, {"destroy AD AD", 2 / 16.0}, {"destroy AD AA", 1 / 16.0},
        {"destroy BD BD", 1 / 16.0}, {"discard A", 2 / 16.0},  {"discard B", 1 / 16.0},     {"discard D", 1 / 16.0},
        {"draw deck", 1 / 16.0},     {"draw 1", 1 / 16.0},     {"draw 3", 1 / 16.0},        {"stop", 1 / 16.0}};
    const auto fit = fitOf(*rules, chances, 40'000);
    CHECK(fit.kinds == chances.size());
    CHECK(fit.chiSquare < 37.70); // 15 degrees of freedom, 0.1 %
}

TEST_CASE("kahuna: the random player passes over classes that are not possible", "[agents]") {
    // Nothing of P2's to destroy: three classes. Under the official rules two cards cannot be discarded: two classes.
    const Position position{.hand1 = "AL", .open = "G  ", .deck = ""};
    const std::map<std::string, double> three{
        {"build AB A", 1 / 18.0}, {"build AD A", 1 / 18.0}, {"build AH A", 1 / 18.0}, {"build HL L", 1 / 18.0},
        {"build IL L", 1 / 18.0}, {"build KL L", 1 / 18.0}, {"discard A", 1 / 6.0},   {"discard L", 1 / 6.0},
        {"draw 1", 1 / 6.0},      {"stop", 1 / 6.0}};
    const auto fit = fitOf(*position.rules(), three, 40'000);
    CHECK(fit.kinds == three.size());
    CHECK(fit.chiSquare < 27.88); // 9 degrees of freedom, 0.1 %
    Position strict = position;
    strict.options = "rules = \"official\"\n";
    const std::map<std::string, double> two{
        {"build AB A", 1 / 12.0}, {"build AD A", 1 / 12.0}, {"build AH A", 1 / 12.0}, {"build HL L", 1 / 12.0},
        {"build IL L", 1 / 12.0}, {"build KL L", 1 / 12.0}, {"draw 1", 1 / 4.0},      {"stop", 1 / 4.0}};
    const auto other = fitOf(*strict.rules(), two, 40'000);
    CHECK(other.kinds == two.size());
    CHECK(other.chiSquare < 24.32); // 7 degrees of freedom, 0.1 %
}

TEST_CASE("kahuna: greedy's sum", "[agents]") {
    // P1: 2 points, kahuna A, one short at L (HL), bridges AB AH HL, two cards. P2: kahuna D by BD DE DH, one short
    // nowhere else (E has 1 of 4, B 1 of 3, H 1 of 3), three cards. H: P1 has AH HL, one short as well.
    const auto rules = Position{.bridges1 = "AB AH HL",
                                .bridges2 = "BD DE DH",
                                .hand1 = "AB",
                                .hand2 = "CDE",
                                .deck = "KK",
                                .scores = "2, 1"}
                           .rules();
    const double one = 10 * 2 + 3 * 1 + 1 * 2 + 0.3 * 3 + 0.1 * 2;
    const double two = 10 * 1 + 3 * 1 + 1 * 0 + 0.3 * 3 + 0.1 * 3;
    CHECK(plainScore(*rules, rules->initial(), kP1) == Approx(one - two));
    CHECK(plainScore(*rules, rules->initial(), kP2) == Approx(two - one));
}

TEST_CASE("kahuna: greedy takes what the sum likes best, and makes room for a draw", "[agents]") {
    // AH takes A (+3, less the one short there), anything else gives at most one short.
    CHECK(moveOf(*Position{.bridges1 = "AB", .bridges2 = "AD CF", .hand1 = "AL", .open = "GHI"}.rules(), "greedy") ==
          "build AH A");
    // Nothing to build: a draw is worth a card, a stop nothing.
    const auto drawn =
        moveOf(*Position{.bridges1 = "AB AD AH", .bridges2 = "CF", .hand1 = "A", .open = "GHI"}.rules(), "greedy");
    CHECK(drawn.substr(0, 4) == "draw");
    // A full hand of cards that can do nothing.
    const Position full{.bridges1 = "AB AD AH HL IL KL BC BD BE BF", .bridges2 = "CF", .hand1 = "AALLB", .open = "GHI"};
    CHECK(moveOf(*full.rules(), "greedy").substr(0, 7) == "discard");
    Position after = full;
    after.hand1 = "AALL";
    CHECK(moveOf(*after.rules(), "greedy").substr(0, 4) == "draw");
}

TEST_CASE("kahuna: a win at hand is taken", "[agents]") {
    // Official: taking A washes away P2's last bridge.
    const auto rules = Position{.bridges1 = "AB HL",
                                .bridges2 = "AD",
                                .hand1 = "HCJ",
                                .hand2 = "BC",
                                .open = "GKI",
                                .deck = "KLLJ",
                                .round = 2,
                                .options = "rules = \"official\"\n"}
                           .rules();
    for (const auto* id : {"greedy", "medium", "hard", "master"}) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            CHECK(moveOf(*rules, id, seed) == "build AH H");
        }
    }
}

TEST_CASE("kahuna: the last turn is used to win", "[agents]") {
    // The very last turn: 2 to 2 kahunas (A L against D G) and P2 a point ahead. Destroying BD with both cards takes D
    // from P2 and makes 2 to 1: a tie, that the last round's points decide. Building gains no kahuna.
    Position position{.bridges1 = "AB AH HL KL",
                      .bridges2 = "BD DE DH CG FG GJ",
                      .hand1 = "BD",
                      .hand2 = "C",
                      .round = 3,
                      .scores = "0, 1",
                      .options = "rules = \"official\"\n",
                      .toMove = "P2"};
    KahunaMatch match(position.rules());
    playAll(match, "stop");
    for (const auto* id : {"hard", "master"}) {
        CHECK(match.rules()
                  .formatMove(match.state(), think(match.rules(), match.state(), id, 3'000).choice.move)
                  .substr(0, 7) == "destroy");
    }
}

TEST_CASE("kahuna: no choice, and no word of advice, depends on a card that the seat cannot see", "[agents]") {
    std::size_t compared = 0;
    for (const auto* level : {"mathuna", "official"}) {
        const auto rules = rulesFrom(loadLevel("kahuna", level).text);
        for (std::uint64_t game = 0; game < 3; ++game) {
            State state = rules->initial();
            Rng rng = rngFor(51, game);
            std::size_t ply = 0;
            while (const auto seat = rules->toMove(state)) {
                if (*seat != kChance && ++ply % 9 == 0) {
                    const State other = rules->guess(rules->view(state, *seat), rng);
                    for (const auto* id : {"random", "greedy", "medium", "hard", "master"}) {
                        const auto here = think(*rules, state, id, 600, ply);
                        const auto there = think(*rules, other, id, 600, ply);
                        REQUIRE(here.choice.move == there.choice.move);
                        REQUIRE(here.choice.value == there.choice.value);
                        REQUIRE(rules->explain(rules->view(state, *seat), here.choice) ==
                                rules->explain(rules->view(other, *seat), there.choice));
                    }
                    compared += other == state ? 0 : 1;
                }
                rules->apply(
                    state, *seat == kChance ? drawOutcome(*rules, state, rng) : RandomPlayer::pick(*rules, state, rng),
                    nullptr);
            }
        }
    }
    CHECK(compared > 20);
}

TEST_CASE("kahuna: the same budget and seed give the same thought", "[agents]") {
    KahunaMatch match(rulesFrom(""), 7);
    while (match.toMove() == kChance) {
        match.playChance();
    }
    for (const auto* id : {"random", "greedy", "medium", "hard", "master"}) {
        const auto one = think(match.rules(), match.state(), id, 4'000, 5);
        const auto two = think(match.rules(), match.state(), id, 4'000, 5);
        CHECK(one.choice.move == two.choice.move);
        CHECK(one.choice.value == two.choice.value);
        CHECK(one.nodes == two.nodes);
    }
}

TEST_CASE("kahuna: a turn is decided once and then kept to", "[agents]") {
    KahunaMatch match(rulesFrom(""), 11);
    const auto agent = Ladder<kahuna::Rules>::make("master");
    Rng rng(12);
    std::size_t kept = 0;
    Seat last = kChance;
    while (!match.over() && match.length() < 120) {
        if (match.toMove() == kChance) {
            match.playChance();
            last = kChance;
            continue;
        }
        const Seat seat = *match.toMove();
        Progress progress;
        Meter meter({2'000, 5, std::chrono::hours(1)}, progress);
        const auto choice = agent->choose(match.rules(), match.rules().view(match.state(), seat), seat, meter, rng);
        if (last == seat) {
            CHECK(meter.nodes() <= 1);
            ++kept;
        }
        last = seat;
        REQUIRE(match.play(choice.move).has_value());
    }
    CHECK(kept > 10);
    // A position that is not the one it reckoned with is thought about anew.
    const auto rules = Position{.hand1 = "ABC", .hand2 = "DEF", .open = "GHI", .deck = "KKJJ"}.rules();
    Progress progress;
    Meter meter({2'000, 5, std::chrono::hours(1)}, progress);
    agent->choose(*rules, rules->view(rules->initial(), kP1), kP1, meter, rng);
    CHECK(meter.nodes() > 100);
}

TEST_CASE("kahuna: a search that is told to stop does so at once, with a legal move", "[agents][thinker]") {
    KahunaMatch match(rulesFrom(""), 3);
    while (match.toMove() == kChance) {
        match.playChance();
    }
    std::stop_source source;
    source.request_stop();
    Progress progress;
    Meter meter({UINT64_MAX, 5, std::chrono::hours(1)}, progress, source.get_token());
    Rng rng(1);
    const auto choice = Ladder<kahuna::Rules>::make("master")->choose(
        match.rules(), match.rules().view(match.state(), kP1), kP1, meter, rng);
    CHECK(meter.nodes() < 6'000);
    CHECK(match.legal(choice.move));
}

TEST_CASE("kahuna: each rung beats the one below", "[agents]") {
    const Game& game = *findGame("kahuna");
    for (const auto* level : {"mathuna", "official"}) {
        for (const auto& [strong, weak] : {std::pair{"greedy", "random"}, {"medium", "greedy"}, {"hard", "medium"}}) {
            SimulationPlan plan;
            plan.game = &game;
            plan.level = loadLevel("kahuna", level);
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
