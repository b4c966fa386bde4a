// Onitama's search: what it proves is true, it misses no win in one and allows no avoidable loss in one on any board,
// and it stays the same until somebody changes it on purpose.
#include "tests/engine/onitama_random.hpp"
#include "tests/engine/onitama_thinking.hpp"

using namespace parlour;
using namespace onitama_tools;

namespace {

Thought master(const onitama::Rules& rules, const onitama::State& state, std::uint64_t nodes, int depth = 200) {
    const auto agent = Ladder<onitama::Rules>::make("master");
    return think(*agent, rules, state, {nodes, depth, std::chrono::hours(1)});
}

// The master's move in a position of the plain game, in words.
struct Answer {
    std::string move;
    Choice<onitama::Move> choice;
};

Answer masterIn(const OnitamaOracle& game, std::uint64_t nodes) {
    const auto rules = rulesFrom(levelOf(game));
    const auto choice = master(*rules, rules->initial(), nodes).choice;
    return {rules->formatMove(rules->initial(), choice.move), choice};
}

OnitamaOracle played(OnitamaOracle game, const std::string& move) {
    game.play(move);
    return game;
}

bool wins(const OnitamaOracle& game, const std::string& move) {
    return played(game, move).winner == game.mover;
}

bool canWin(const OnitamaOracle& game) {
    const auto moves = game.moves();
    return std::any_of(moves.begin(), moves.end(), [&](const auto& move) { return wins(game, move); });
}

bool handsOverWin(const OnitamaOracle& game, const std::string& move) {
    const auto next = played(game, move);
    return !next.over && canWin(next);
}

bool walled(const OnitamaOracle& game) {
    return joined(game.rows).find('W') != std::string::npos;
}

// Who wins with perfect play, by trying everything to the end: 1 the mover, -1 the other, 0 nobody.
int outcome(const OnitamaOracle& game) {
    int best = -1;
    for (const auto& move : game.moves()) {
        const auto next = played(game, move);
        const int value = next.over ? (next.winner == game.mover ? 1 : 0) : -outcome(next);
        best = std::max(best, value);
        if (best == 1) break;
    }
    return best;
}

// Whether the mover wins within so many plies, by trying everything.
bool forces(const onitama::Rules& rules, const onitama::State& state, int plies) {
    const auto moves = rules.moves(state);
    return std::any_of(moves.begin(), moves.end(), [&](const auto& move) {
        onitama::State next = state;
        rules.apply(next, move, nullptr);
        if (!rules.toMove(next)) return rules.scores(next)[index(state.mover)] > 0;
        if (plies < 3) return false;
        const auto replies = rules.moves(next);
        return std::all_of(replies.begin(), replies.end(), [&](const auto& reply) {
            onitama::State then = next;
            rules.apply(then, reply, nullptr);
            return rules.toMove(then) && forces(rules, then, plies - 2);
        });
    });
}

bool isLost(const onitama::Rules& rules, const onitama::State& state, int plies) {
    const auto moves = rules.moves(state);
    return std::all_of(moves.begin(), moves.end(), [&](const auto& move) {
        onitama::State next = state;
        rules.apply(next, move, nullptr);
        return rules.toMove(next) && forces(rules, next, plies - 1);
    });
}

} // namespace

TEST_CASE("onitama: on any board the master takes a win in one", "[agents]") {
    Rng rng(51);
    std::array<int, 2> seen{};
    for (int number = 0; number < 1'500; ++number) {
        const auto game = randomGame(rng);
        if (!canWin(game)) continue;
        INFO(levelOf(game));
        const auto answer = masterIn(game, 200);
        INFO(answer.move);
        REQUIRE(wins(game, answer.move));
        REQUIRE(answer.choice.exact);
        ++seen[walled(game) ? 1 : 0];
    }
    CHECK(seen[0] > 100);
    CHECK(seen[1] > 200);
}

TEST_CASE("onitama: on any board the master allows no loss in one that it can help", "[agents]") {
    Rng rng(52);
    std::array<int, 2> parried{};
    std::array<int, 2> lost{};
    for (int number = 0; number < 1'500; ++number) {
        const auto game = randomGame(rng);
        if (canWin(game)) continue;
        const auto moves = game.moves();
        const auto bad =
            std::count_if(moves.begin(), moves.end(), [&](const auto& move) { return handsOverWin(game, move); });
        if (bad == 0) continue;
        const bool unavoidable = bad == static_cast<std::ptrdiff_t>(moves.size());
        INFO(levelOf(game));
        for (const std::uint64_t nodes : {1U, 500U}) {
            const auto answer = masterIn(game, nodes);
            INFO(answer.move << " with " << nodes);
            REQUIRE(std::find(moves.begin(), moves.end(), answer.move) != moves.end());
            REQUIRE(handsOverWin(game, answer.move) == unavoidable);
            if (unavoidable) REQUIRE((answer.choice.exact && answer.choice.value == -1 && answer.choice.depth == 2));
        }
        ++(unavoidable ? lost : parried)[walled(game) ? 1 : 0];
    }
    for (const auto count : {parried[0], parried[1], lost[0], lost[1]}) {
        CHECK(count > 20);
    }
}

TEST_CASE("onitama: small games have the values that trying everything gives", "[agents]") {
    Rng rng(53);
    std::array<int, 3> seen{};
    for (int number = 0; number < 1'200; ++number) {
        auto game = randomGame(rng);
        game.limit = 3 + static_cast<int>(below(rng, 2));
        if (canWin(game) || game.leaves(2) > 150) continue;
        INFO(levelOf(game));
        const int value = outcome(game);
        const auto answer = masterIn(game, 100'000);
        INFO(answer.move << " " << answer.choice.value << " " << answer.choice.exact);
        if (value == 0) {
            REQUIRE((!answer.choice.exact || answer.choice.value == 0));
        } else {
            REQUIRE(answer.choice.exact);
            REQUIRE(answer.choice.value == value);
        }
        const auto next = played(game, answer.move);
        REQUIRE(value == (next.over ? 0 : -outcome(next)));
        ++seen[static_cast<std::size_t>(value + 1)];
    }
    for (const auto count : seen) {
        CHECK(count > 20);
    }
}

TEST_CASE("onitama: what the master says is proven is so", "[agents]") {
    int won = 0;
    int lost = 0;
    for (const auto* name : {"classic", "seed", "wall"}) {
        const auto rules = rulesFrom(loadLevel("onitama", name).text);
        const int longest = rules->level().board.wall == onitama::kNowhere ? 5 : 4;
        for (std::uint64_t number = 0; number < 12; ++number) {
            OnitamaMatch match(rules, number);
            Rng rng = rngFor(54, number);
            while (!match.over()) {
                if (match.toMove() == kChance) {
                    match.playChance();
                    continue;
                }
                const auto choice = master(*rules, match.state(), 2'000).choice;
                if (choice.exact && choice.depth >= 3 && choice.depth <= longest) {
                    INFO(rules->drawText(match.state(), match.state().mover) << choice.depth);
                    if (choice.value > 0) {
                        REQUIRE(forces(*rules, match.state(), choice.depth));
                        ++won;
                    } else {
                        REQUIRE(isLost(*rules, match.state(), choice.depth));
                        ++lost;
                    }
                }
                const auto moves = rules->moves(match.state());
                match.play(moves[below(rng, moves.size())]);
            }
        }
    }
    CHECK(won > 20);
    CHECK(lost > 5);
}

TEST_CASE("onitama: a whole game with its tables is the same again", "[agents]") {
    for (const auto* level : {"classic", "wall"}) {
        const auto rules = rulesFrom(loadLevel("onitama", level).text);
        std::array<std::vector<std::string>, 2> games;
        for (auto& game : games) {
            const auto agent = Ladder<onitama::Rules>::make("master");
            OnitamaMatch match(rules, 3);
            while (!match.over() && match.length() < 30) {
                if (match.toMove() == kChance) {
                    match.playChance();
                    continue;
                }
                const auto thought = think(*agent, *rules, match.state(), {4'000, 200, std::chrono::hours(1)});
                game.push_back(rules->formatMove(match.state(), thought.choice.move) + " " +
                               std::to_string(thought.choice.value) + " " + std::to_string(thought.nodes));
                match.play(thought.choice.move);
            }
        }
        CHECK(games[0] == games[1]);
        CHECK(games[0].size() > 5);
    }
}

// The numbers are what the search gave when it was last changed on purpose. A change of speed alone keeps them; if they
// differ after any other, that has changed how the opponents play, and they are to be written down anew.
TEST_CASE("onitama: bench signature", "[agents]") {
    struct Signature {
        const char* level;
        int depth;
        const char* move;
        std::uint64_t nodes;
    };
    const std::string start = "cards = [\"boar\", \"ox\", \"elephant\", \"horse\", \"crab\"]\n";
    const std::string walled = "wall = \"c1\"\n" + start;
    const std::string middle = position("tiger crab monkey crane dragon", "b.B.b .b..b .a.W. a...a .aA..");
    const std::string open = position("rooster eel goose mantis cobra", "..B.b b..b. ...a. a...b aA..a");
    const std::array<std::string, 4> levels{start, walled, middle, open};
    constexpr std::array<Signature, 4> kSignatures{{
        {"start", 9, "2 e2 d2", 53'460},
        {"walled", 6, "1 e5 d5 d", 28'775},
        {"middle", 7, "2 e2 d2 l", 63'725},
        {"open", 9, "2 c4 d3", 24'018},
    }};
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto& signature = kSignatures[i];
        const auto rules = rulesFrom(levels[i]);
        const auto thought = master(*rules, rules->initial(), 10'000'000, signature.depth);
        INFO(signature.level);
        CHECK(rules->formatMove(rules->initial(), thought.choice.move) == signature.move);
        CHECK(thought.choice.depth == signature.depth);
        CHECK(thought.nodes == signature.nodes);
    }
}
