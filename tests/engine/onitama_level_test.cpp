// Onitama's level files: what they may say, and what is said of a mistake.
#include "engine/core/catalog.hpp"
#include "tests/engine/onitama_tools.hpp"

#include <set>

using namespace parlour;
using namespace onitama_tools;

namespace {

std::string complaint(const std::string& toml) {
    try {
        rulesFrom(toml);
    } catch (const LevelError& error) {
        return error.what();
    }
    return "nothing";
}

// Whether the mover can force a win in so many plies, tried out move by move.
bool winsIn(const onitama::Rules& rules, const onitama::State& state, int plies);

bool winsWith(const onitama::Rules& rules, onitama::State state, const onitama::Move& move, int plies) {
    const Seat mover = state.mover;
    rules.apply(state, move, nullptr);
    if (!rules.toMove(state)) return rules.scores(state)[index(mover)] > 0;
    if (plies < 3) return false;
    const auto answers = rules.moves(state);
    return std::all_of(answers.begin(), answers.end(), [&](const onitama::Move& answer) {
        onitama::State next = state;
        rules.apply(next, answer, nullptr);
        return rules.toMove(next) && winsIn(rules, next, plies - 2);
    });
}

bool winsIn(const onitama::Rules& rules, const onitama::State& state, int plies) {
    const auto moves = rules.moves(state);
    return std::any_of(moves.begin(), moves.end(),
                       [&](const onitama::Move& move) { return winsWith(rules, state, move, plies); });
}

std::vector<std::string> winners(const OnitamaMatch& match, int plies) {
    std::vector<std::string> found;
    for (const auto& move : match.rules().moves(match.state())) {
        if (winsWith(match.rules(), match.state(), move, plies)) {
            found.push_back(match.rules().formatMove(match.state(), move));
        }
    }
    return found;
}

} // namespace

TEST_CASE("onitama: mistakes in a level are told with their place", "[level]") {
    using Catch::Contains;
    CHECK_THAT(complaint("cards = [\"ox\"]"), Contains("test.toml:1:9") && Contains("5 entries, not 1"));
    CHECK_THAT(complaint("\ndeck = [\"ox\", \"boar\", \"horse\", \"crab\"]"),
               Contains("test.toml:2:8") && Contains("5 to 64"));
    CHECK_THAT(complaint("deck = [\"ox\", \"boar\", \"horse\", \"crab\", \"ox\"]"),
               Contains("1 and 5") && Contains("same card, ox"));
    CHECK_THAT(complaint("deck = [\"...../..x../..ox./..x../.....\", \"boar\", \"horse\", \"crab\", \"ox\"]"),
               Contains("1 and 5"));
    CHECK_THAT(complaint("cards = [\"ox\", \"boar\", \"horse\", \"crab\", \"unicorn\"]"),
               Contains("entry 5") && Contains("\"unicorn\"") && Contains("tiger"));
    for (const auto* bad : {"...../...../...../...../.....", "..o../...../..o../...../.....", "...../..o../.....", "",
                            "...../...../..o../...../....!", "......./..o../...../...../..."}) {
        CHECK_THAT(complaint("cards = [\"ox\", \"boar\", \"horse\", \"crab\", \"" + std::string(bad) + "\"]"),
                   Contains("is no card"));
    }
    CHECK_THAT(complaint("cards = [\"ox\", \"boar\", \"horse\", \"crab\", \"eel\"]\ndeck = []"),
               Contains(":2:") && Contains("either"));
    CHECK_THAT(complaint("wall = \"f1\""), Contains(":1:8") && Contains("\"a1\" to \"e5\""));
    CHECK_THAT(complaint("wall = \"a3\""), Contains("never stands on a base"));
    CHECK_THAT(complaint("wall = \"e1\""), Contains("e1, where a pawn is"));
    CHECK_THAT(complaint("turn_limit = -1"), Contains("from 0 to 10000"));
    CHECK_THAT(complaint("starts = \"C\""), Contains("\"A\" or \"B\""));
    CHECK_THAT(complaint("walls = 1"), Contains("unknown key 'walls'"));
    const auto board = [](const std::string& rows) {
        return complaint("[start]\nboard = [" + quotedWords(rows) + "]\n");
    };
    CHECK_THAT(board("..... ..... ..... ....."), Contains("test.toml:2:9") && Contains("5 entries"));
    CHECK_THAT(board("B.... ... ..... ..... A...."), Contains("row b") && Contains("5 characters, not 3"));
    CHECK_THAT(board("B.... ..... ..x.. ..... A...."), Contains("'x' in row c"));
    CHECK_THAT(board("B.... ..... ..... ..... ....."), Contains("one general A, not 0"));
    CHECK_THAT(board("B...B ..... ..... ..... A...."), Contains("one general B, not 2"));
    CHECK_THAT(board("B...W ....W ..... ..... A...."), Contains("more than one wall"));
    CHECK_THAT(board("B.... ..... ..... ..... A.W.."), Contains("never stands on a base"));
    CHECK_THAT(complaint("[start]\nto_move = \"a\""), Contains("\"A\" or \"B\""));
}

TEST_CASE("onitama: what a level leaves out is the usual", "[level]") {
    const auto plain = levelFrom("");
    CHECK(plain.dealt);
    CHECK(plain.cards.size() == onitama::kClassicCards);
    CHECK(plain.starts == onitama::kA);
    CHECK(plain.turnLimit == 0);
    CHECK(plain.board == onitama::Placement{});
    CHECK(levelFrom("starts = \"A\"\n[start]\nto_move = \"B\"").starts == onitama::kB);
    // The wall of the key, or of the board, which knows better.
    const std::string empty = "B.... ..... ..... ..... A....";
    CHECK(levelFrom("wall = \"c1\"\n[start]\nboard = [" + quotedWords(empty) + "]").board.wall ==
          onitama::squareNamed("c1"));
    CHECK(levelFrom("wall = \"c1\"\n[start]\nboard = [" + quotedWords("B.... ....W ..... ..... A....") + "]")
              .board.wall == onitama::squareNamed("b5"));
}

TEST_CASE("onitama: a level that is written reads as the same level", "[level]") {
    for (const auto& text : shippedLevels("onitama")) {
        INFO(text.name);
        LevelReader reader(text);
        const auto level = onitama::readLevel(reader);
        CHECK(levelFrom(onitama::writeLevel(level)) == level);
        CHECK_FALSE(level.title.empty());
        CHECK(level.about.ends_with("."));
    }
}

TEST_CASE("onitama: all named cards differ", "[level]") {
    const auto cards = onitama::namedCards();
    CHECK(cards.size() >= onitama::kClassicCards + 8);
    std::set<std::string> names;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        CHECK(names.insert(cards[i].name).second);
        CHECK(onitama::isPattern(cards[i].pattern));
        for (std::size_t j = 0; j < i; ++j) {
            CHECK_FALSE(cards[i].sameSteps(cards[j]));
        }
    }
}

TEST_CASE("onitama: the lessons of the academy keep their promise", "[level]") {
    struct Lesson {
        const char* level;
        int plies;
        const char* move;
    };
    for (const auto& lesson : {Lesson{"academy-1-general", 1, "1 e1 d1"},
                               {"academy-2-base", 1, "1 b2 a3"},
                               {"academy-3-turned", 1, "1 a3 a1"},
                               {"academy-5-keep", 3, "1 c5 c4"},
                               {"academy-6-fork", 3, "2 c3 b4"},
                               {"academy-7-door", 3, "1 d5 c5 u"},
                               {"academy-8-swap", 3, "1 e1 d2 d"}}) {
        INFO(lesson.level);
        const OnitamaMatch match(rulesFrom(loadLevel("onitama", lesson.level).text));
        CHECK(winners(match, lesson.plies) == std::vector<std::string>{lesson.move});
    }
    const OnitamaMatch blocked(rulesFrom(loadLevel("onitama", "academy-9-blocked").text));
    CHECK(winners(blocked, 3) == std::vector<std::string>{"1 XX XX d", "2 XX XX d"});
    // All but one move of the fourth lesson lose the general at once.
    const OnitamaMatch guard(rulesFrom(loadLevel("onitama", "academy-4-guard").text));
    for (const auto& move : guard.rules().moves(guard.state())) {
        onitama::State next = guard.state();
        guard.rules().apply(next, move, nullptr);
        const bool saves = guard.rules().formatMove(guard.state(), move) == "1 e4 d4";
        CHECK(winsIn(guard.rules(), next, 1) != saves);
    }
}
