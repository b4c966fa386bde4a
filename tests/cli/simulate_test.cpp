// simulate: the table and that it is the same for any number of threads.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <set>

using Row = std::vector<std::string>;

namespace {

// Without the time, the only column that differs from run to run.
std::vector<Row> figures(const Outcome& outcome) {
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty()); // no bar where there is no terminal
    auto table = rows(outcome.out);
    for (auto& row : table) {
        REQUIRE(row.size() == 10);
        row.pop_back();
    }
    return table;
}

} // namespace

// Mini is small enough for master to prove every move; who plays at random proves nothing.
TEST_CASE("simulate: how sure the opponents were, and how long they thought") {
    const auto table = rows(
        run({"simulate", "kalah", "--level", "mini", "--seats", "master,random", "--games", "4", "--thoughts"}).out);
    REQUIRE(table.size() == 3);
    for (const auto& row : table) {
        REQUIRE(row.size() == 12);
    }
    CHECK(table[0][10] == "proven");
    CHECK(table[0][11] == "ms_longest");
    CHECK(table[1][10] == "1.0000");
    CHECK(table[2][10] == "0.0000");
    CHECK(std::stod(table[1][9]) <= std::stod(table[1][11]) + 1);
}

// One house each: South's one seed goes to the store, South is empty, North banks its five. A game of one ply.
TEST_CASE("simulate: a game whose every figure is known") {
    const ScratchFolder folder;
    const auto level = (folder.path() / "one.toml").string();
    writeFile(level, "houses = 1\n[start]\nsouth = [1]\nnorth = [5]\n");
    const Row header{"seat", "opponent", "games", "wins", "draws", "losses", "mean_score", "sd_score", "mean_plies"};
    CHECK(figures(run({"simulate", "kalah", "--level", level, "--seats", "random,random", "--games", "4"})) ==
          std::vector{header, Row{"South", "random", "4", "0", "0", "4", "1.000", "0.000", "1.000"},
                      Row{"North", "random", "4", "4", "0", "0", "5.000", "0.000", "1.000"}});
    // 1 5 1 5: mean 3, sum of squares 16, 16/3 is the square of 2.309.
    CHECK(figures(run({"simulate", "kalah", "--level", level, "--seats", "random,random", "--games", "4", "--swap"})) ==
          std::vector{header, Row{"South", "random", "4", "2", "0", "2", "3.000", "2.309", "1.000"},
                      Row{"North", "random", "4", "2", "0", "2", "3.000", "2.309", "1.000"}});
    // 1 5 1 for the first, 5 1 5 for the second.
    CHECK(figures(run({"simulate", "kalah", "--level", level, "--seats", "random,random", "--games", "3", "--swap"})) ==
          std::vector{header, Row{"South", "random", "3", "1", "0", "2", "2.333", "2.309", "1.000"},
                      Row{"North", "random", "3", "2", "0", "1", "3.667", "2.309", "1.000"}});
    writeFile(level, "houses = 1\nseeds = 1\n");
    CHECK(figures(run({"simulate", "kalah", "--level", level, "--seats", "random,random", "--games", "1"})) ==
          std::vector{header, Row{"South", "random", "1", "0", "1", "0", "1.000", "0.000", "1.000"},
                      Row{"North", "random", "1", "0", "1", "0", "1.000", "0.000", "1.000"}});
}

TEST_CASE("simulate: the same for any number of threads, another for another seed") {
    const auto with = [](const std::string& seed, const std::string& threads) {
        return figures(run({"simulate", "kalah", "--seats", "random,random", "--games", "60", "--seed", seed,
                            "--threads", threads, "--swap"}));
    };
    const auto alone = with("7", "1");
    CHECK(with("7", "2") == alone);
    CHECK(with("7", "5") == alone);
    CHECK(with("8", "2") != alone);
    // 48 seeds are on the board, and what one wins the other loses.
    CHECK(std::atof(alone[1][6].c_str()) + std::atof(alone[2][6].c_str()) == Approx(48));
    CHECK(alone[1][3] == alone[2][5]);
    CHECK(alone[1][5] == alone[2][3]);
    CHECK(alone[1][4] == alone[2][4]);
}

// Two that always play the same have but one game, or two with their seats swapped; openings give them more.
TEST_CASE("simulate: openings vary the games, and everybody gets the same ones") {
    const auto games = [](const std::string& openings, const std::filesystem::path& folder) {
        CHECK(run({"simulate", "kalah", "--level", "mini", "--seats", "hard,hard", "--games", "12", "--swap",
                   "--openings", openings, "--records", folder.string()})
                  .code == 0);
        std::vector<std::filesystem::path> files(std::filesystem::directory_iterator(folder), {});
        std::sort(files.begin(), files.end());
        std::vector<std::vector<std::string>> moves;
        for (const auto& file : files) {
            auto& game = moves.emplace_back();
            for (const auto& row : rows(readFile(file))) {
                if (row.size() == 4 && row[0] != "ply") game.push_back(row[2]);
            }
        }
        return moves;
    };
    const ScratchFolder folder;
    const auto plain = games("0", folder.path() / "plain");
    const auto opened = games("3", folder.path() / "opened");
    REQUIRE(plain.size() == 12);
    REQUIRE(opened.size() == 12);
    CHECK(std::set(plain.begin(), plain.end()).size() == 1);
    CHECK(std::set(opened.begin(), opened.end()).size() > 2);
    for (std::size_t i = 0; i < opened.size(); i += 2) {
        CHECK(opened[i] == opened[i + 1]); // the same opponent on both seats, so the whole game is the same
    }
}

TEST_CASE("simulate: a bar on a terminal, wiped before the table") {
    Call call{{"simulate", "kalah", "--seats", "random,random", "--games", "50"}};
    call.terminal = true;
    const auto outcome = run(call);
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Catch::Contains("/50 games"));
    CHECK_THAT(outcome.out, Catch::Contains("\r\033[Kseat\topponent\tgames"));
}

TEST_CASE("simulate: a record for every game, which replays to the same scores") {
    const ScratchFolder folder;
    const auto records = folder.path() / "new" / "records";
    const auto table = figures(run({"simulate", "kalah", "--level", "mini", "--seats", "random,greedy", "--games", "12",
                                    "--seed", "5", "--swap", "--records", records.string()}));
    double first = 0;
    int files = 0;
    for (const auto& entry : std::filesystem::directory_iterator(records)) {
        CAPTURE(entry.path());
        const auto replayed = run({"replay", entry.path().string()});
        CHECK(replayed.code == 0);
        CHECK(replayed.err.empty());
        const auto result = lastLine(replayed.out);
        int south = 0;
        int north = 0;
        REQUIRE(std::sscanf(result.c_str(), "result %d %d", &south, &north) == 2);
        CHECK(south + north == 12);
        const bool asGiven = readFile(entry.path()).find("# seats\trandom\tgreedy\n") != std::string::npos;
        first += asGiven ? south : north;
        ++files;
    }
    CHECK(files == 12);
    CHECK(std::atof(table[1][6].c_str()) == Approx(first / 12).margin(0.0005));
    const auto refused =
        run({"simulate", "kalah", "--seats", "random,greedy", "--games", "3", "--records", "/dev/null/x"});
    CHECK(refused.code == 1);
    CHECK(refused.out.empty());
    CHECK(lines(refused.err).size() == 1);
    CHECK_THAT(refused.err, Catch::Contains("/dev/null/x"));
}
