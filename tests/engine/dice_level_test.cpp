// Level files of Dice: what they may say, and what is said of a mistake.
#include "engine/core/catalog.hpp"
#include "tests/engine/dice_tools.hpp"

using namespace parlour;
using namespace dice_tools;

namespace {

std::string complaint(const std::string& toml, int players = 2) {
    try {
        levelFrom(toml, players);
    } catch (const LevelError& error) {
        return error.what();
    }
    return "nothing";
}

// The page of the rules, two sheets.
const std::string kStart = "values = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100]\nstop_count = 8\n[start]\n"
                           "roll = [3, 1, 5, 5, 3]\nto_move = \"P2\"\n[[start.sheets]]\nchosen = { 4 = 3, 5 = 8 }\n"
                           "[[start.sheets]]\nremoved = { 3 = 1, 2 = 1, 6 = 1 }\n";

} // namespace

TEST_CASE("dice: an empty level is the classic game", "[level]") {
    const auto level = levelFrom("", 4);
    CHECK(level.values == std::array<int, 11>{100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100});
    CHECK(level.stopCount == 8);
    CHECK(level.players == 4);
}

TEST_CASE("dice: a start sets sheets, the roll and whose turn it is", "[level]") {
    DiceMatch match(rulesFrom(kStart, 3));
    CHECK(match.seats() == 3);
    CHECK(match.toMove() == Seat{1});
    CHECK(match.scores() == Scores{-200 + 150, 0, 0});
    CHECK(names(static_cast<Match&>(match).moves()) == "4 10 3; 6 8 3");
    playAll(match, "4 10 3; 4 10 3");
    CHECK(match.toMove() == kChance); // P1 had split that roll already
    playAll(match, "1 1 1 1 1");
    CHECK(match.toMove() == Seat{0});
}

TEST_CASE("dice: a start with everybody finished is over, and a finished player is passed over", "[level]") {
    const std::string done = "[[start.sheets]]\nremoved = { 6 = 8 }\n";
    CHECK(DiceMatch(rulesFrom("[start]\n" + done)).over());
    DiceMatch match(rulesFrom("[start]\nroll = [1, 1, 1, 1, 1]\n" + done, 2));
    CHECK(match.toMove() == Seat{1});
}

TEST_CASE("dice: levels written come back the same", "[level]") {
    for (const auto& toml : {std::string(), kStart, std::string("title = \"A \\\"b\\\" \\\\ c\"\nstop_count = 3\n")}) {
        const auto level = levelFrom(toml, 3);
        CHECK(levelFrom(dice::writeLevel(level), 3) == level);
    }
}

TEST_CASE("dice: mistakes in a level are named with their place", "[level]") {
    const std::vector<std::pair<std::string, std::string>> mistakes{
        {"values = [1, 2, 3]", "test.toml:1:10: 'values' must have 11 entries, not 3"},
        {"values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1]", "entry 11 of 'values' must be from 0 to 1000, not -1"},
        {"stop_count = 0", "'stop_count' must be from 1 to 12, not 0"},
        {"stop_count = \"eight\"", "'stop_count' must be a whole number"},
        {"stopcount = 8", "unknown key 'stopcount'"},
        {"[start]\nroll = [1, 2, 3, 4]", "'roll' must have 5 entries, not 4"},
        {"[start]\nroll = [1, 2, 3, 4, 7]", "entry 5 of 'roll' must be from 1 to 6, not 7"},
        {"[start]\nto_move = \"P3\"", "P3 to move needs at least 3 players, not 2"},
        {"[start]\nto_move = \"P2\"", "P2 can begin only with a 'roll'"},
        {"[start]\nto_move = \"North\"", "'to_move' must be \"P1\""},
        {"[start]\nroll = [1, 1, 1, 1, 1]\nto_move = \"P1\"\n[[start.sheets]]\nremoved = { 1 = 8 }",
         "P1 cannot begin: that sheet has a removed number 8 times"},
        {"[start]\n[[start.sheets]]\n[[start.sheets]]\n[[start.sheets]]", "3 sheets need as many players, not 2"},
        {"[start]\n[[start.sheets]]\nchosen = { 13 = 1 }", "'chosen' counts the numbers 2 to 12, not '13'"},
        {"[start]\n[[start.sheets]]\nchosen = { 4 = -1 }", "'4' must be from 0 to 999, not -1"},
        {"[start]\n[[start.sheets]]\nremoved = { 7 = 1 }", "'removed' counts the numbers 1 to 6, not '7'"},
        {"[start]\n[[start.sheets]]\nremoved = { 1 = 9 }", "'1' must be from 1 to 8, not 9"},
        {"[start]\n[[start.sheets]]\nremoved = { 1 = 1, 2 = 1, 3 = 1, 4 = 1 }", "three removed numbers at most"},
        {"[start]\n[[start.sheets]]\npicked = 1", "unknown key 'picked'"},
    };
    for (const auto& [toml, wanted] : mistakes) {
        INFO(toml);
        CHECK(complaint(toml).find(wanted) != std::string::npos);
        CHECK(complaint(toml).find("test.toml:") == 0);
    }
}

TEST_CASE("dice: a level set up for several players needs them, and says so when it is checked", "[level]") {
    const Game* game = findGame("dice");
    const LevelText level{"start", "start.toml", kStart};
    CHECK(game->check(level).seats == 2);
    CHECK_THROWS_AS(game->open(level, 1, 0), LevelError);
    CHECK(game->open(level, 5, 0)->seats() == 5);
    CHECK(game->check(loadLevel("dice", "classic")).seats == 1);
}

TEST_CASE("dice: the shipped levels differ in what they ask for", "[level]") {
    std::set<std::pair<dice::Values, int>> kinds;
    for (const auto& text : shippedLevels("dice")) {
        const auto level = levelFrom(text.text);
        CHECK_FALSE(level.about.empty());
        CHECK(kinds.insert({level.values, level.stopCount}).second);
    }
    CHECK(kinds.size() >= 3);
    CHECK(levelFrom(loadLevel("dice", "short").text).stopCount < 8);
}
