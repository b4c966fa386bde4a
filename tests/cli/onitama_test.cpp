// Onitama from the command line: levels, dealing, moves with and without the wall, counting, choosing.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

using Row = std::vector<std::string>;

TEST_CASE("onitama: classic is the default and begins with the deal") {
    const auto shown = run({"show", "onitama"});
    CHECK(shown.code == 0);
    CHECK(lastLine(shown.out) == "to move *");
    CHECK(shown.out == run({"show", "onitama", "--level", "classic"}).out);
    CHECK(lines(run({"moves", "onitama"}).out) == Row{"tiger", "dragon", "crab", "elephant", "monkey", "mantis",
                                                      "crane", "boar", "frog", "rabbit", "goose", "rooster", "horse",
                                                      "ox", "eel", "cobra"});
    const std::string deal = "*ox; *boar; *horse; *elephant; *crab";
    const auto moves = run({"moves", "onitama", "--moves", deal});
    CHECK(lines(moves.out).size() == 10); // as published
    CHECK(lastLine(run({"show", "onitama", "--moves", deal + "; 1 e1 d1"}).out) == "to move B");
}

TEST_CASE("onitama: the seed's own example, and a won game") {
    CHECK(lastLine(run({"show", "onitama", "--level", "seed", "--moves", "1 e4 d3 r"}).out) == "to move B");
    CHECK(lines(run({"moves", "onitama", "--level", "seed"}).out).size() == 36);
    CHECK(lastLine(run({"show", "onitama", "--level", "academy-1-general", "--moves", "1 e1 d1"}).out) == "result 1 0");
    CHECK(lastLine(run({"show", "onitama", "--level", "academy-3-turned", "--moves", "1 a3 a1"}).out) == "result 0 1");
}

TEST_CASE("onitama: what is wrong is said in a line") {
    const ScratchFolder folder;
    const auto file = (folder.path() / "bad.toml").string();
    writeFile(file, "cards = [\"ox\", \"boar\", \"horse\", \"crab\", \"unicorn\"]\n");
    const auto bad = run({"show", "onitama", "--level", file});
    CHECK(bad.code == 1);
    CHECK(lines(bad.err).size() == 1);
    CHECK_THAT(bad.err, Catch::Contains("bad.toml:1:9") && Catch::Contains("unicorn"));
    const auto refused = run({"show", "onitama", "--level", "seed", "--moves", "1 e4 d3"});
    CHECK(refused.code == 1);
    CHECK_THAT(refused.err, Catch::Contains("move 1") && Catch::Contains("the wall's step is missing"));
    const auto twice = run({"show", "onitama", "--moves", "*ox; *ox"});
    CHECK_THAT(twice.err, Catch::Contains("move 2") && Catch::Contains("dealt already"));
}

TEST_CASE("onitama: perft as published, best, and a simulation") {
    const ScratchFolder folder;
    const auto file = (folder.path() / "table.toml").string();
    writeFile(file, "cards = [\"ox\", \"boar\", \"horse\", \"elephant\", \"crab\"]\n");
    const auto counted = rows(run({"perft", "onitama", "--level", file, "--depth", "5"}).out);
    REQUIRE(counted.size() == 6);
    CHECK(counted[5][1] == "487780");
    // Sixteen cards, then fifteen.
    CHECK(rows(run({"perft", "onitama", "--depth", "2"}).out).at(2).at(1) == "240");
    const auto best = rows(run({"best", "onitama", "--level", "academy-6-fork"}).out);
    REQUIRE(best.size() == 2);
    CHECK(best[1][0] == "2 c3 b4");
    CHECK(best[1][1] == "1");
    CHECK(best[1][2] == "3");
    CHECK(best[1][5] == "1");
    const auto table =
        rows(run({"simulate", "onitama", "--seats", "medium,random", "--games", "6", "--swap", "--level", "wall"}).out);
    REQUIRE(table.size() == 3);
    CHECK(table[1][1] == "medium");
    CHECK(table[1][2] == "6");
}

TEST_CASE("onitama: a choice to a depth, with one thread the same every time") {
    const ScratchFolder folder;
    const auto file = (folder.path() / "table.toml").string();
    writeFile(file, "wall = \"c1\"\ncards = [\"boar\", \"ox\", \"elephant\", \"horse\", \"crab\"]\n");
    const auto best = [&](std::vector<std::string> more) {
        more.insert(more.begin(), {"best", "onitama", "--level", file});
        auto row = rows(run(std::move(more)).out).at(1);
        row.erase(row.begin() + 4); // the seconds
        return row;
    };
    for (const auto* depth : {"1", "4", "5"}) {
        const auto row = best({"--depth", depth, "--threads", "1"});
        CHECK(row[2] == depth);
        CHECK(row == best({"--depth", depth, "--threads", "1"}));
        CHECK(best({"--depth", depth, "--threads", "2"})[2] == depth);
    }
    // Nodes are counted for the sake of an answer that can be had again.
    CHECK(best({"--nodes", "20000"}) == best({"--nodes", "20000", "--threads", "1"}));
    CHECK(best({"--opponent", "hard", "--depth", "2", "--threads", "1"})[2] == "2");
}
