// Dice on the command line: one to six players, rolls as plies, and simulations of a single seat.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

using Row = std::vector<std::string>;

namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("dice: moves after a roll, and the outcomes of one") {
    const auto splits = run({"moves", "dice", "--moves", "*3 1 5 5 3"});
    CHECK(splits.code == 0);
    CHECK(splits.out == "4 8 5\n4 10 3\n6 6 5\n6 8 3\n6 10 1\n8 8 1\n");
    const auto outcomes = run({"moves", "dice", "--players", "4"});
    CHECK(outcomes.code == 0);
    CHECK(rows(outcomes.out).size() == 252);
    CHECK(outcomes.out.substr(0, 20) == "1 1 1 1 1\n1 1 1 1 2\n");
}

TEST_CASE("dice: show says whose turn it is among so many players") {
    const std::string moves = "*3 1 5 5 3; 4 10 3";
    for (int players = 1; players <= 6; ++players) {
        const auto shown = run({"show", "dice", "--players", std::to_string(players), "--moves", moves});
        CHECK(shown.code == 0);
        CHECK(has(shown.out, players == 1 ? "\nto move *\n" : "\nto move P2\n"));
        CHECK(has(shown.out, "P" + std::to_string(players) + " chosen"));
        CHECK_FALSE(has(shown.out, "P" + std::to_string(players + 1) + " chosen"));
    }
    const auto seven = run({"show", "dice", "--players", "7"});
    CHECK(seven.code == 2);
    const auto none = run({"show", "dice", "--moves", "*3 1 5 5; 4 10 3"});
    CHECK(none.code == 1);
    CHECK(has(none.err, "five dice from 1 to 6"));
}

TEST_CASE("dice: a finished game of one has a result of one number") {
    std::string moves;
    for (int round = 0; round < 8; ++round) {
        moves += "*1 1 1 1 1; 2 2 1; ";
    }
    const auto shown = run({"show", "dice", "--moves", moves});
    CHECK(shown.code == 0);
    CHECK(has(shown.out, "\nresult 500\n"));
}

TEST_CASE("dice: a single seat can be simulated, and swapping does no harm") {
    const auto once = run({"simulate", "dice", "--seats", "greedy", "--games", "20"});
    CHECK(once.code == 0);
    const auto table = rows(once.out);
    REQUIRE(table.size() == 2);
    CHECK(table[1][0] == "P1");
    CHECK(table[1][2] == "20");
    const auto swapped = rows(run({"simulate", "dice", "--seats", "greedy", "--games", "20", "--swap"}).out);
    REQUIRE(swapped.size() == 2);
    CHECK(swapped[1][6] == table[1][6]); // the mean
}

TEST_CASE("dice: six seats can be simulated, their records replayed, and seven cannot") {
    const ScratchFolder scratch;
    const auto six = run({"simulate", "dice", "--level", "short", "--seats", "random,greedy,medium,hard,mean,random",
                          "--games", "3", "--records", scratch.path().string()});
    CHECK(six.code == 0);
    CHECK(rows(six.out).size() == 7);
    int replayed = 0;
    for (const auto& entry : std::filesystem::directory_iterator(scratch.path())) {
        const auto outcome = run({"replay", entry.path().string()});
        CHECK(outcome.code == 0);
        CHECK(has(outcome.out, "result "));
        ++replayed;
    }
    CHECK(replayed == 3);
    const auto seven =
        run({"simulate", "dice", "--seats", "random,random,random,random,random,random,random", "--games", "1"});
    CHECK(seven.code == 2);
    CHECK(has(seven.err, "1 to 6 players, not 7"));
}

TEST_CASE("dice: a level set up for two is refused for one") {
    const ScratchFolder scratch;
    const auto path = (scratch.path() / "two.toml").string();
    writeFile(path, "[start]\n[[start.sheets]]\n[[start.sheets]]\nchosen = { 4 = 3 }\n");
    CHECK(run({"show", "dice", "--level", path}).code == 1);
    CHECK(run({"simulate", "dice", "--level", path, "--seats", "greedy", "--games", "1"}).code == 1);
    CHECK(run({"simulate", "dice", "--level", path, "--seats", "greedy,greedy", "--games", "1"}).code == 0);
    CHECK(run({"show", "dice", "--level", path, "--players", "3"}).code == 0);
}

TEST_CASE("dice: a person alone plays for the score, and the roll is never taken back") {
    const ScratchFolder scratch;
    const auto path = (scratch.path() / "one.toml").string();
    writeFile(path, "stop_count = 2\n[start]\nroll = [4, 4, 4, 4, 4]\n[[start.sheets]]\nremoved = { 4 = 1 }\n");
    const auto outcome = run(Call{{"play", "dice", "--level", path, "--seed", "3"},
                                  "?\n8 7 4\nundo\n8 8 4\n",
                                  {{"XDG_DATA_HOME", scratch.path().string()}}});
    CHECK(outcome.code == 0);
    CHECK(has(outcome.out, "You can play: 8 8 4"));
    CHECK(has(outcome.out, "the pairs cannot be 7 and 8"));
    CHECK(has(outcome.out, "There is nothing to take back."));
    CHECK(has(outcome.out, "You score −200."));
}
