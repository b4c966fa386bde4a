// ladder: the table, and that its intervals are right.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

#include <cstdlib>

namespace {

double number(const std::string& cell) {
    return std::atof(cell.c_str());
}

} // namespace

// One house each: whoever opens loses by four, so over swapped seats everybody wins half of the games.
TEST_CASE("ladder: each opponent against the one below, seats swapped") {
    const ScratchFolder folder;
    const auto level = (folder.path() / "one.toml").string();
    writeFile(level, "houses = 1\n[start]\nsouth = [1]\nnorth = [5]\n");
    const auto outcome = run({"ladder", "kalah", "--level", level, "--games", "8"});
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    const auto table = rows(outcome.out);
    REQUIRE(table.size() == 5);
    CHECK(table[0] ==
          std::vector<std::string>{"opponent", "against", "games", "wins", "draws", "losses", "share", "low", "high"});
    const std::vector<std::string> ladder{"random", "greedy", "medium", "hard", "master"};
    for (std::size_t i = 1; i < table.size(); ++i) {
        // Wilson's interval for 4 of 8, worked out by hand: 0.5 -+ 1.96 * sqrt(0.25/8 + 3.8415/256) / (1 + 3.8415/8)
        CHECK(table[i] ==
              std::vector<std::string>{ladder[i], ladder[i - 1], "8", "4", "0", "4", "0.500", "0.215", "0.785"});
    }
}

TEST_CASE("ladder: no decided game leaves everything open") {
    const ScratchFolder folder;
    const auto level = (folder.path() / "drawn.toml").string();
    writeFile(level, "houses = 1\nseeds = 1\n");
    const auto table = rows(run({"ladder", "kalah", "--level", level, "--games", "2"}).out);
    REQUIRE(table.size() == 5);
    CHECK(table[1] == std::vector<std::string>{"greedy", "random", "2", "0", "2", "0", "0.500", "0.000", "1.000"});
}

TEST_CASE("ladder: the same seed gives the same table") {
    const auto with = [](const std::string& seed) {
        return run({"ladder", "kalah", "--level", "mini", "--games", "6", "--seed", seed}).out;
    };
    CHECK(with("3") == with("3"));
    const auto table = rows(with("4"));
    REQUIRE(table.size() == 5);
    for (std::size_t i = 1; i < table.size(); ++i) {
        CHECK(number(table[i][7]) <= number(table[i][6]));
        CHECK(number(table[i][6]) <= number(table[i][8]));
    }
}

TEST_CASE("ladder, book: bad calls say what is wrong") {
    CHECK(run({"ladder", "chess"}).code == 2);
    CHECK(run({"ladder", "kalah", "--games", "0"}).code == 2);
    CHECK(run({"ladder", "kalah", "--level", "nowhere"}).code == 1);
    CHECK_THAT(run({"book", "onitama", "no.book"}).err, Catch::Contains("only kalah has a book"));
    CHECK(run({"book", "chess", "no.book"}).code == 2);
}
