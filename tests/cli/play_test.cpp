// play through a pipe: what a person types, what is answered, and what is kept.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

namespace {

// A home of its own for every game, so that records land nowhere else.
class Home {
public:
    std::string level(const std::string& text) const {
        const auto path = m_folder.path() / "level.toml";
        writeFile(path, text);
        return path.string();
    }
    Call call(std::vector<std::string> arguments, const std::string& input) const {
        arguments.insert(arguments.begin(), {"play", "kalah"});
        return Call{std::move(arguments), input, {{"XDG_DATA_HOME", m_folder.path().string()}}};
    }
    Outcome play(const std::vector<std::string>& arguments, const std::string& input) const {
        return run(call(arguments, input));
    }
    std::vector<std::filesystem::path> records() const {
        std::vector<std::filesystem::path> files;
        std::error_code none;
        for (const auto& entry : std::filesystem::directory_iterator(m_folder.path() / "parlour" / "records", none)) {
            files.push_back(entry.path());
        }
        return files;
    }

private:
    ScratchFolder m_folder;
};

// The plies of a record without the time each took.
std::vector<std::string> plies(const std::filesystem::path& record) {
    std::vector<std::string> all;
    bool started = false;
    for (const auto& row : rows(readFile(record))) {
        if (started) all.push_back(row[0] + " " + row[1] + (row.size() > 2 ? " " + row[2] : ""));
        if (row[0] == "ply") started = true;
    }
    return all;
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}

} // namespace

TEST_CASE("play: the worked example from the first move to the result") {
    const Home home;
    const auto outcome =
        home.play({"--level", home.level(kWorkedExample), "--seats", "human,human"}, "2\n3\n1\n2\n3\n");
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, Catch::Contains("Kalah: Worked example"));
    CHECK_THAT(outcome.out, Catch::Contains("South sows 2 seeds from house 2 and moves again."));
    CHECK_THAT(outcome.out, Catch::Contains("South sows 2 seeds from house 1 and captures 2."));
    CHECK_THAT(outcome.out, Catch::Contains("North sows 3 seeds from house 3; South banks the 3 left."));
    CHECK(count(outcome.out, "South, your move:") == 3);
    CHECK(count(outcome.out, "North, your move:") == 2);
    CHECK_THAT(outcome.out, Catch::Contains("South wins, 8 to 2."));
    CHECK(outcome.out.find('\033') == std::string::npos);
    const auto records = home.records();
    REQUIRE(records.size() == 1);
    CHECK_THAT(lastLine(outcome.out), Catch::EndsWith(records[0].string()));
    CHECK(plies(records[0]) ==
          std::vector<std::string>{"1 South 2", "2 South 3", "3 South 1", "4 North 2", "5 North 3", "result 8 2"});
    CHECK(lastLine(run({"replay", records[0].string()}).out) == "result 8 2");
}

TEST_CASE("play: wrong input says why and asks again; blanks do not matter") {
    const Home home;
    const auto outcome = home.play({"--level", home.level(kWorkedExample), "--seats", "human,human"},
                                   "9\n3\nlift 2\n\n?\nhelp\nshow\n  2  \nquit\n");
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Catch::Contains("'9' is no move: a house from 1 to 3"));
    CHECK_THAT(outcome.out, Catch::Contains("South's house 3 is empty"));
    CHECK_THAT(outcome.out, Catch::Contains("'lift 2' is no move"));
    CHECK_THAT(outcome.out, Catch::Contains("You can play: 1, 2\n"));
    CHECK_THAT(outcome.out, Catch::Contains("undo") && Catch::Contains("hint") && Catch::Contains("redo"));
    CHECK_THAT(outcome.out, Catch::Contains("The game so far is kept in"));
    REQUIRE(home.records().size() == 1);
    CHECK(plies(home.records()[0]) == std::vector<std::string>{"1 South 2"});
}

TEST_CASE("play: undo and redo between people, a decision at a time") {
    const Home home;
    const auto outcome = home.play({"--level", home.level(kWorkedExample), "--seats", "human,human"},
                                   "undo\nredo\n2\n3\nundo\nundo\nundo\nredo\n3\n1\n");
    CHECK(outcome.code == 0);
    CHECK(count(outcome.out, "There is nothing to take back.") == 2);
    CHECK(count(outcome.out, "There is nothing to do again.") == 1);
    CHECK(count(outcome.out, "Back to where South decides.") == 2);
    REQUIRE(home.records().size() == 1);
    CHECK(plies(home.records()[0]) == std::vector<std::string>{"1 South 2", "2 South 3", "1 undo ", "0 undo ",
                                                               "1 South 2", "2 South 3", "3 South 1"});
}

TEST_CASE("play: undo takes the opponent's answers back too, redo brings them again") {
    const Home home;
    const auto outcome =
        home.play({"--level", "classic", "--seats", "human,random", "--seed", "4"}, "1\nundo\n?\nredo\nundo\nquit\n");
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Catch::Contains("You can play: 1, 2, 3, 4, 5, 6"));
    CHECK(count(outcome.out, "South sows 4 seeds from house 1.") == 2);
    REQUIRE(home.records().size() == 1);
    const auto kept = plies(home.records()[0]);
    REQUIRE(kept.size() >= 3);
    CHECK(kept[0] == "1 South 1");
    CHECK_THAT(kept[1], Catch::StartsWith("2 North "));
    CHECK(kept.back() == "0 undo ");
    CHECK(std::count(kept.begin(), kept.end(), "0 undo ") == 2);
    CHECK(std::count(kept.begin(), kept.end(), kept[1]) == 2); // the same answer, not a new one
}

// Only house 3 is left, after which South has 8 of the 10 seeds.
TEST_CASE("play: a hint is the strongest opponent's move and its value") {
    const Home home;
    const auto outcome =
        home.play({"--level", home.level(kWorkedExample), "--seats", "human,human"}, "2\n3\n1\n2\nhint\nquit\n");
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Catch::Contains("Master would play 3. House 3 banks 1 seed but ends the game: you lose, 2 to 8."));
}

TEST_CASE("play: the result in words, for a win, a loss and a draw") {
    const Home home;
    const auto verdict = [&](const std::string& level, const std::string& seats, const std::string& input) {
        const auto outcome = home.play({"--level", home.level(level), "--seats", seats}, input);
        CHECK(outcome.code == 0);
        CHECK_THAT(outcome.out, Catch::Contains("The game is kept in"));
        const auto all = lines(outcome.out);
        REQUIRE(all.size() >= 2);
        return all[all.size() - 2];
    };
    const std::string one = "houses = 1\n[start]\nsouth = [1]\nnorth = [5]\n";
    CHECK(verdict(one, "human,random", "1\n") == "North (Random) wins, 5 to 1.");
    CHECK(verdict(one + "stores = [9, 0]\n", "human,random", "1\n") == "You win, 10 to 5.");
    CHECK(verdict("houses = 1\nseeds = 1\n", "human,random", "1\n") ==
          "A draw between South (you) and North (Random), 1 to 1.");
    CHECK(verdict(one, "random,random", "") == "North (Random) wins, 5 to 1.");
}

TEST_CASE("play: two opponents need nobody to type, and the same seed gives the same game") {
    const Home home;
    const auto game = [&](const std::string& seed) {
        const auto outcome = home.play({"--level", "mini", "--seats", "random,greedy", "--seed", seed}, "");
        CHECK(outcome.code == 0);
        CHECK(outcome.out.find("your move") == std::string::npos);
        return outcome.out.substr(0, outcome.out.find("The game is kept"));
    };
    const auto once = game("11");
    CHECK(game("11") == once);
    CHECK_THAT(once, Catch::Contains("wins, ") || Catch::Contains("A draw"));
}

TEST_CASE("play: the end of the input leaves the game, before the first move without a trace") {
    const Home home;
    for (const auto* input : {"", "quit\n", "?"}) {
        const auto outcome = home.play({}, input);
        CHECK(outcome.code == 0);
        CHECK(outcome.err.empty());
        CHECK_THAT(outcome.out, Catch::Contains("South (you) against North (Medium)"));
        CHECK(home.records().empty());
    }
}

TEST_CASE("play: a game that cannot be recorded is played all the same, and says so once") {
    const ScratchFolder folder;
    const auto level = (folder.path() / "level.toml").string();
    writeFile(level, kWorkedExample);
    const auto outcome = run(Call{{"play", "kalah", "--level", level, "--seats", "human,human"},
                                  "2\n3\n1\n2\n3\n",
                                  {{"XDG_DATA_HOME", "/dev/null/nowhere"}}});
    CHECK(outcome.code == 0);
    REQUIRE(lines(outcome.err).size() == 1);
    CHECK_THAT(outcome.err, Catch::Contains("not being recorded") && Catch::Contains("/dev/null/nowhere"));
    CHECK(lastLine(outcome.out) == "South wins, 8 to 2.");
}

TEST_CASE("play: colours on a terminal only, and not where NO_COLOR is set") {
    const Home home;
    auto call = home.call({"--seats", "human,random"}, "quit\n");
    call.terminal = true;
    CHECK_THAT(run(call).out, Catch::Contains("\033[1m"));
    call.environment.emplace_back("NO_COLOR", "1");
    const auto plainly = run(call);
    CHECK(plainly.code == 0);
    CHECK(plainly.out.find("\033[1m") == std::string::npos);
}

TEST_CASE("play: an output that nobody reads any more ends the game quietly") {
    const Home home;
    auto call = home.call({"--seats", "random,random"}, "");
    call.closedPipe = true;
    const auto outcome = run(call);
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
}
