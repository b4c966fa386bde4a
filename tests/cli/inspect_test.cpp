// games, opponents, moves, show, perft: expectations are worked out by hand from the rules.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

using Row = std::vector<std::string>;

namespace {

std::string workedExample(const ScratchFolder& folder) {
    const auto path = folder.path() / "example.toml";
    writeFile(path, kWorkedExample);
    return path.string();
}

} // namespace

TEST_CASE("games lists every level that is shipped, classic first") {
    const auto outcome = run({"games"});
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    const auto table = rows(outcome.out);
    REQUIRE(table.size() >= 6);
    CHECK(table[0] == Row{"game", "level", "title", "seats"});
    CHECK(table[1] == Row{"kalah", "classic", "Classic", "2"});
    for (const auto* level : {"logic", "six", "mini", "pie"}) {
        CAPTURE(level);
        CHECK(std::count_if(table.begin(), table.end(), [&](const Row& row) {
                  return row[0] == "kalah" && row[1] == level && row[3] == "2";
              }) == 1);
    }
}

TEST_CASE("games goes on past a bad level and says what is wrong with it") {
    const ScratchFolder share;
    std::filesystem::create_directories(share.path() / "levels" / "kalah" / "folder.toml");
    writeFile(share.path() / "levels" / "kalah" / "bad.toml", "houses = 11\n");
    writeFile(share.path() / "levels" / "kalah" / "good.toml", "title = \"Good\"\n");
    const auto outcome = run(Call{{"games"}, "", {{"PARLOUR_SHARE", share.path().string()}}});
    CHECK(outcome.code == 1);
    CHECK(rows(outcome.out) == std::vector{Row{"game", "level", "title", "seats"}, Row{"kalah", "good", "Good", "2"}});
    const auto complaints = lines(outcome.err);
    REQUIRE(complaints.size() == 2);
    CHECK_THAT(complaints[0], Catch::Contains("bad.toml:1:10") && Catch::Contains("from 1 to 10"));
    CHECK_THAT(complaints[1], Catch::Contains("folder.toml") && Catch::Contains("cannot be read"));
}

TEST_CASE("opponents starts with the weakest") {
    const auto outcome = run({"opponents", "kalah"});
    CHECK(outcome.code == 0);
    const auto table = rows(outcome.out);
    REQUIRE(table.size() >= 2);
    CHECK(table[0] == Row{"opponent", "title", "about"});
    CHECK(table[1][0] == "random");
}

TEST_CASE("moves and show: the worked example of the rules") {
    const ScratchFolder folder;
    const auto level = workedExample(folder);
    const auto after = [&](const std::string& call, const std::string& moves) {
        const auto outcome = run({call, "kalah", "--level", level, "--moves", moves});
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        return outcome.out;
    };
    CHECK(lines(after("moves", "")) == Row{"1", "2"});
    CHECK(lastLine(after("show", "")) == "to move South");
    CHECK(lines(after("moves", "2")) == Row{"1", "3"});
    CHECK(lastLine(after("show", "2; 3")) == "to move South");
    CHECK(lines(after("moves", "2; 3; 1")) == Row{"2", "3"});
    CHECK(lastLine(after("show", "2;3;1")) == "to move North");
    CHECK(lastLine(after("show", " 2 ; 3 ; 1 ; 2 ;")) == "to move North");
    CHECK(lines(after("moves", "2; 3; 1; 2")) == Row{"3"});
    CHECK(lastLine(after("show", "2; 3; 1; 2; 3")) == "result 8 2");
    CHECK(after("moves", "2; 3; 1; 2; 3").empty());
}

TEST_CASE("show draws every house and store") {
    const ScratchFolder folder;
    const auto path = folder.path() / "numbers.toml";
    writeFile(path,
              "houses = 2\n[start]\nsouth = [11, 12]\nnorth = [13, 14]\nstores = [15, 16]\nto_move = \"north\"\n");
    const auto outcome = run({"show", "kalah", "--level", path.string()});
    CHECK(outcome.code == 0);
    for (const auto* number : {"11", "12", "13", "14", "15", "16"}) {
        CHECK_THAT(outcome.out, Catch::Contains(number));
    }
    CHECK(lastLine(outcome.out) == "to move North");
}

TEST_CASE("the default level is classic, and a level's name means the shipped one") {
    CHECK(run({"show", "kalah"}).out == run({"show", "kalah", "--level", "classic"}).out);
    CHECK(lines(run({"moves", "kalah", "--level", "mini"}).out) == Row{"1", "2", "3"});
    // South's house 4 ends beyond the store, so that its turn is over and North may swap.
    CHECK(lastLine(run({"moves", "kalah", "--level", "pie", "--moves", "4"}).out) == "swap");
}

TEST_CASE("what chance decides is a ply, written with a star or without") {
    const auto after = [](const std::string& call, const std::string& moves) {
        const auto outcome = run({call, "onitama", "--level", "classic", "--moves", moves});
        CHECK(outcome.code == 0);
        return outcome.out;
    };
    CHECK(lastLine(after("show", "")) == "to move *");
    CHECK(lines(after("moves", "")).size() == 16);
    const auto left = lines(after("moves", "*ox; boar"));
    CHECK(left.size() == 14);
    CHECK(std::count(left.begin(), left.end(), "ox") == 0);
    CHECK(lastLine(after("show", "*ox; *boar; *horse; * elephant; crab")) == "to move A");
    const auto none = run({"best", "onitama", "--level", "classic"});
    CHECK(none.code == 1);
    CHECK_THAT(none.err, Catch::Contains("chance is to move"));
}

TEST_CASE("perft counts leaves, and a finished game as one") {
    const ScratchFolder folder;
    const auto leaves = [](const std::vector<std::string>& arguments) {
        const auto outcome = run(arguments);
        CHECK(outcome.code == 0);
        auto table = rows(outcome.out);
        REQUIRE(!table.empty());
        CHECK(table.front() == Row{"depth", "leaves", "seconds"});
        table.erase(table.begin());
        Row counts;
        for (std::size_t i = 0; i < table.size(); ++i) {
            REQUIRE(table[i].size() == 3);
            CHECK(table[i][0] == std::to_string(i + 1));
            counts.push_back(table[i][1]);
        }
        return counts;
    };
    // Six houses; only house 3 ends in the store, after which five houses are left: 5 * 6 + 5.
    CHECK(leaves({"perft", "kalah", "--depth", "2"}) == Row{"6", "35"});
    // House 1 captures and leaves North two houses; house 2 moves again with two houses.
    CHECK(leaves({"perft", "kalah", "--level", workedExample(folder), "--depth", "2"}) == Row{"2", "4"});
    CHECK(leaves({"perft", "kalah", "--level", workedExample(folder), "--moves", "2; 3; 1; 2", "--depth", "3"}) ==
          Row{"1", "1", "1"});
    CHECK(rows(run({"perft", "kalah", "--depth", "0"}).out).at(1).at(1) == "1");
}

TEST_CASE("best: the strongest opponent's choice, proven near the end") {
    const ScratchFolder folder;
    const auto best = [&](const std::string& moves, std::vector<std::string> more) {
        more.insert(more.begin(), {"best", "kalah", "--level", workedExample(folder), "--moves", moves});
        const auto outcome = run(more);
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        const auto table = rows(outcome.out);
        REQUIRE(table.size() == 2);
        CHECK(table[0] == Row{"move", "value", "depth", "nodes", "seconds", "exact"});
        REQUIRE(table[1].size() == 6);
        return table[1];
    };
    // The values are those of the solve test below, here as North sees them.
    const auto row = best("2; 3; 1", {});
    CHECK(row[0] == "3");
    CHECK(row[1] == "-4");
    CHECK(row[5] == "1");
    CHECK(best("2; 3; 1; 2", {})[0] == "3");
    CHECK(best("2; 3; 1", {"--opponent", "master"})[3] == row[3]);
    CHECK(best("2; 3; 1; 2", {"--opponent", "random"})[0] == "3");
}

TEST_CASE("best: a limit of nodes is kept, and the same limit gives the same answer") {
    const auto best = [](const std::string& nodes) {
        auto row = rows(run({"best", "kalah", "--opponent", "master", "--nodes", nodes}).out).at(1);
        row.erase(row.begin() + 4); // the time
        return row;
    };
    CHECK(std::stoi(best("2000")[3]) <= 2000);
    CHECK(best("20000") == best("20000"));
    CHECK(run({"best", "kalah", "--ms", "20"}).code == 0);
}

// After 2; 3; 1 the stores are 5 and 0, South has 0 1 0, North 0 2 2. House 2 moves again and then must play 3: 8 to 2.
// House 3 gives South a seed; whichever house South plays, North banks its two by moving again: 7 to 3.
TEST_CASE("solve: South's margin for each move and with perfect play") {
    const ScratchFolder folder;
    const auto solve = [&](const std::string& moves) {
        const auto outcome = run({"solve", "kalah", "--level", workedExample(folder), "--moves", moves});
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        return rows(outcome.out);
    };
    CHECK(solve("2; 3; 1") == std::vector{Row{"move", "value"}, Row{"2", "6"}, Row{"3", "4"}, Row{"best", "4"}});
    CHECK(solve("2; 3; 1; 3") == std::vector{Row{"move", "value"}, Row{"1", "4"}, Row{"2", "4"}, Row{"best", "4"}});
    CHECK(solve("2; 3; 1; 2; 3") == std::vector{Row{"move", "value"}, Row{"best", "6"}});
}

TEST_CASE("solve: the published value of Kalah(4,3)") {
    const ScratchFolder folder;
    const auto level = folder.path() / "four.toml";
    writeFile(level, "houses = 4\nseeds = 3\ncapture = \"always\"\n");
    CHECK(lastLine(run({"solve", "kalah", "--level", level.string()}).out) == "best\t8");
    Call watched{{"solve", "kalah", "--level", level.string()}};
    watched.terminal = true;
    const auto outcome = run(watched);
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Catch::Contains("solving: "));
    CHECK_THAT(outcome.out, Catch::Contains("\r\033[Kmove\tvalue"));
}
