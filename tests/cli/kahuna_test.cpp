// Kahuna from the command line: levels, dealing, moves, refusals, and a terminal that gives no hand away.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

using Row = std::vector<std::string>;

namespace {

const std::string kDeal = "*A; *D; *A; *D; *C; *F; *G; *H; *I"; // P1 AAC, P2 DDF, open GHI

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) {
        ++found;
    }
    return found;
}

} // namespace

TEST_CASE("kahuna: mathuna is the default, and begins with the deal") {
    const auto shown = run({"show", "kahuna"});
    CHECK(shown.code == 0);
    CHECK(lastLine(shown.out) == "to move *");
    CHECK(shown.out == run({"show", "kahuna", "--level", "mathuna"}).out);
    CHECK(lines(run({"moves", "kahuna"}).out) == Row{"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"});
    CHECK(lines(run({"moves", "kahuna", "--moves", "*A; *A"}).out).front() == "B"); // both cards of A are gone
    CHECK(lastLine(run({"show", "kahuna", "--moves", kDeal}).out) == "to move P1");
    CHECK(lines(run({"moves", "kahuna", "--moves", kDeal}).out) ==
          Row{"build AB A", "build AD A", "build AH A", "build BC C", "build CF C", "build CG C", "build CK C",
              "discard A", "discard C", "draw deck", "draw 1", "draw 2", "draw 3", "stop"});
}

TEST_CASE("kahuna: a position shows its own hand to who moves, and only the number of the other's cards") {
    const auto first = run({"show", "kahuna", "--moves", kDeal}).out;
    CHECK_THAT(first, Catch::Contains("hand: A A C\n") && Catch::Contains("hand: 3 cards\n"));
    CHECK_THAT(first, !Catch::Contains("D D F"));
    const auto second = run({"show", "kahuna", "--moves", kDeal + "; draw 1; *L"}).out;
    CHECK(lastLine(second) == "to move P2");
    CHECK_THAT(second, Catch::Contains("hand: D D F\n") && Catch::Contains("hand: 4 cards, with G\n"));
}

TEST_CASE("kahuna: what is wrong is said in a line") {
    const auto refused = [](const std::string& moves) {
        const auto outcome = run({"show", "kahuna", "--moves", moves});
        CHECK(outcome.code == 1);
        CHECK(lines(outcome.err).size() == 1);
        return outcome.err;
    };
    CHECK_THAT(refused("*A; *A; *A"), Catch::Contains("move 3") && Catch::Contains("no card of Aloa (A) is left"));
    CHECK_THAT(refused(kDeal + "; build DE D"), Catch::Contains("you have no card of Duda (D)"));
    CHECK_THAT(refused(kDeal + "; build CF A"), Catch::Contains("CF needs a card of Coco (C) or Faa (F)"));
    CHECK_THAT(refused(kDeal + "; destroy AB AA"), Catch::Contains("there is no bridge AB"));
    CHECK_THAT(refused(kDeal + "; build AZ A"), Catch::Contains("no place for a bridge 'AZ'"));
    CHECK_THAT(refused(kDeal + "; draw 4"), Catch::Contains("deck, 1, 2 or 3"));
    CHECK_THAT(refused(kDeal + "; *A"), Catch::Contains("P1 is to move"));
    const ScratchFolder folder;
    const auto file = (folder.path() / "bad.toml").string();
    writeFile(file, "rules = \"official\"\n[start]\nhands = { P1 = \"AAA\" }\n");
    const auto bad = run({"show", "kahuna", "--level", file});
    CHECK(bad.code == 1);
    CHECK_THAT(bad.err, Catch::Contains("bad.toml:3:") && Catch::Contains("only 2 cards of Aloa (A)"));
}

TEST_CASE("kahuna: the terminal never prints the computer's hand or what it draws") {
    const ScratchFolder home;
    // Every turn the person only draws; the computer acts, and what it gets from the deck stays hidden.
    std::string input;
    for (int i = 0; i < 8; ++i) {
        input += "discard A\ndraw deck\n";
    }
    const auto outcome = run(Call{{"play", "kahuna", "--seats", "human,greedy", "--seed", "3"},
                                  input + "quit\n",
                                  {{"XDG_DATA_HOME", home.path().string()}}});
    CHECK(outcome.code == 0);
    CHECK(count(outcome.out, "P2 is dealt a card.") == 3);
    CHECK(count(outcome.out, "P2 is dealt") == 3);
    CHECK(count(outcome.out, "P1 is dealt a card") == 0);
    CHECK(count(outcome.out, "P1 is dealt") == 3);
    CHECK(count(outcome.out, "P2 gets") == count(outcome.out, "P2 gets a card."));
    CHECK(count(outcome.out, "P2  ") > 3);
    for (const auto& line : lines(outcome.out)) {
        if (line.substr(0, 4) == "P2  ") CHECK_THAT(line, Catch::Contains(" card"));
    }
}

TEST_CASE("kahuna: two people at one terminal have a curtain between their turns") {
    const ScratchFolder home;
    const auto play = [&](const std::string& input, bool terminal) {
        Call call{{"play", "kahuna", "--seats", "human,human", "--seed", "3"},
                  input,
                  {{"XDG_DATA_HOME", home.path().string()}}};
        call.terminal = terminal;
        return run(call).out;
    };
    // Before anybody sits there, no hand is shown, and no card of the deal is named.
    const auto dealt = play("", false);
    CHECK(count(dealt, "is dealt a card.") == 6);
    CHECK(count(dealt, "is dealt") == 6);
    CHECK(count(dealt, "hand:") == 0);
    CHECK(count(dealt, "Pass to P1, who presses Enter.") == 1);
    // Then only the own hand.
    const auto seated = play("\n", false);
    CHECK(count(seated, "hand: 3 cards") == 1);
    CHECK(count(seated, "hand:") == 2);
    // After the turn it is the other's, and nothing is drawn until that player is there.
    const auto passed = play("\ndraw deck\n", false);
    CHECK(count(passed, "Pass to P2, who presses Enter.") == 1);
    CHECK(count(passed, "P1 gets a card.") == 1);
    CHECK(count(passed, "hand:") == 2);
    CHECK(count(play("\ndraw deck\n\n", false), "hand:") == 4);
    // The other player cannot go back into that turn.
    CHECK_THAT(play("\nstop\n\nundo\n", false), Catch::Contains("There is nothing to take back."));
    // On a screen the curtain wipes what was there.
    CHECK(count(play("\ndraw deck\n\n", true), "\033[2J") == 1);
}

TEST_CASE("kahuna: opponents choose, and games can be simulated") {
    const auto best = rows(run({"best", "kahuna", "--moves", kDeal, "--nodes", "2000"}).out);
    REQUIRE(best.size() == 2);
    const auto moves = lines(run({"moves", "kahuna", "--moves", kDeal}).out);
    CHECK(std::find(moves.begin(), moves.end(), best[1][0]) != moves.end());
    const auto table = rows(
        run({"simulate", "kahuna", "--seats", "greedy,random", "--games", "6", "--swap", "--level", "pearls"}).out);
    REQUIRE(table.size() == 3);
    CHECK(table[1][3] == "6");
}

TEST_CASE("kahuna: a choice is the same whatever the cards are that it cannot see") {
    // The same game for P1: the other hand differs, and with it the deck.
    const std::string same = "*G; *H; *I";
    for (const std::string id : {"random", "greedy", "medium", "hard", "master"}) {
        const auto choice = [&](const std::string& deal) {
            return rows(run({"best", "kahuna", "--moves", deal + same, "--opponent", id, "--nodes", "3000"}).out)
                .at(1)
                .at(0);
        };
        const auto first = choice("*A; *D; *A; *D; *C; *F; ");
        CHECK(choice("*A; *L; *A; *K; *C; *J; ") == first);
        CHECK(choice("*A; *G; *A; *C; *C; *E; ") == first);
    }
}

TEST_CASE("kahuna: a record carries a row a turn, and replay prints them as a table or as JSON") {
    const ScratchFolder home;
    const auto level = (home.path() / "level.toml").string();
    writeFile(level, R"(rules = "official"
[start]
round = 2
scores = [0, 1]
bridges = { P1 = ["AB", "HL"], P2 = ["AD", "CF"] }
hands = { P1 = "HC", P2 = "DB" }
open = "GKI"
)");
    const auto outcome = run(Call{{"play", "kahuna", "--seats", "human,human", "--level", level},
                                  "\nbuild AH H\ndraw 1\n\nbuild DE D\nstop\n\nstop\ndraw 3\n",
                                  {{"XDG_DATA_HOME", home.path().string()}}});
    REQUIRE(outcome.code == 0);
    std::string record;
    for (const auto& entry : std::filesystem::directory_iterator(home.path() / "parlour" / "records")) {
        record = entry.path().string();
    }
    const Row columns{"turn",       "player",        "round",          "time",           "open",
                      "deck",       "hand_before",   "bridges_before", "kahunas_before", "actions",
                      "hand_after", "bridges_after", "kahunas_after",  "score"};
    auto table = rows(run({"replay", "--turns", record}).out);
    REQUIRE(table.size() == 4); // P1 may not stop after P2 did, and draws
    CHECK(table[0] == columns);
    // What was dealt into slot 1 is up to chance, and so is the time.
    const std::string dealt = table[1][9].substr(table[1][9].size() - 1);
    table[1][3] = table[2][3] = "0";
    CHECK(table[1] == Row{"1", "P1", "2", "0", "GKI", "17", "CH", "AB HL, AD CF", ", ", "build AH H; draw 1; *" + dealt,
                          "CG", "AB AH HL, CF", "A, ", "0, 1"});
    CHECK(table[2] == Row{"2", "P2", "2", "0", dealt + "KI", "16", "BD", "AB AH HL, CF", "A, ", "build DE D; stop", "B",
                          "AB AH HL, CF DE", "A, ", "0, 1"});
    CHECK(table[3][9].substr(0, 9) == "draw 3; *");
    // The same rows are in the file, each after the last ply of its turn.
    std::vector<Row> inFile;
    for (const auto& row : rows(readFile(record))) {
        if (row[0] == "turn") inFile.emplace_back(row.begin() + 1, row.end());
        if (row[0] == "# turn") CHECK(Row(row.begin() + 1, row.end()) == columns);
    }
    REQUIRE(inFile.size() == 3);
    inFile[0][3] = inFile[1][3] = "0";
    CHECK(inFile[0] == table[1]);
    CHECK(inFile[1] == table[2]);
    CHECK(inFile[2] == table[3]);
    const auto json = run({"replay", "--turns", "--json", record});
    CHECK(json.code == 0);
    CHECK_THAT(json.out, Catch::Contains(R"("turn": 1, "player": "P1", "round": 2, "time": )") &&
                             Catch::Contains(R"("actions": "build DE D; stop", "hand_after": "B")") &&
                             Catch::Contains("\"result\": null"));
    // A row that does not say what the plies say is damage.
    auto text = readFile(record);
    const auto at = text.find("build DE D; stop");
    REQUIRE(at != std::string::npos);
    text.replace(at, 5, "BUILD");
    writeFile(record, text);
    const auto damaged = run({"replay", "--turns", record});
    CHECK(damaged.code == 1);
    CHECK_THAT(damaged.err, Catch::Contains("the row of the turn is not that of the game"));
}

TEST_CASE("kahuna: the table of turns ends with the final scores; other games have none") {
    const ScratchFolder folder;
    run({"simulate", "kahuna", "--seats", "greedy,random", "--games", "1", "--level", "pearls", "--records",
         folder.path().string()});
    run({"simulate", "kalah", "--seats", "greedy,random", "--games", "1", "--records", folder.path().string()});
    for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
        const auto outcome = run({"replay", "--turns", entry.path().string()});
        if (entry.path().filename().string().substr(0, 5) == "kalah") {
            CHECK(outcome.code == 1);
            CHECK_THAT(outcome.err, Catch::Contains("Kalah has no table of turns"));
            continue;
        }
        const auto table = rows(outcome.out);
        REQUIRE(table.size() > 10);
        CHECK(table.back().size() == 3);
        CHECK(table.back()[0] == "result");
        CHECK(table[table.size() - 2][13] == table.back()[1] + ", " + table.back()[2]);
        // Each turn takes over where the one before it left off.
        for (std::size_t i = 2; i + 1 < table.size(); ++i) {
            CHECK(table[i][7] == table[i - 1][11]);
            CHECK(table[i][8] == table[i - 1][12]);
        }
    }
    CHECK(run({"replay", "--json", "x.tsv"}).code == 2);
}
