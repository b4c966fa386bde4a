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
