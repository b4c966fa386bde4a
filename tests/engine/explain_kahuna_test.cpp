// Advice in Kahuna in words, of positions made by hand. Bridges that an island takes: 2 of 3 at Aloa and Lale, 3 of 4
// at Coco, Duda and Gola, 4 of 6 at Elai, 3 of 5 elsewhere.
#include "engine/kahuna/agents.hpp"
#include "tests/engine/explain_tools.hpp"
#include "tests/engine/kahuna_tools.hpp"

using namespace parlour;
using explain_tools::advised;
using kahuna_tools::Position;

namespace {

// The first of these plies, said as the beginning of a turn that holds them all.
std::string told(const Position& position, const std::string& turn, std::optional<double> chance = {}) {
    const auto rules = position.rules();
    auto state = rules->initial();
    const auto view = rules->view(state, *rules->toMove(state));
    std::vector<kahuna::Move> moves;
    std::istringstream stream(turn);
    for (std::string text; std::getline(stream, text, ';');) {
        text.erase(0, text.find_first_not_of(' '));
        INFO(text << ": " << rules->refusal(state, text));
        const auto legal = rules->moves(state);
        const auto move = rules->parseMove(state, text);
        REQUIRE(move);
        REQUIRE(std::find(legal.begin(), legal.end(), *move) != legal.end());
        moves.push_back(*move);
        rules->apply(state, *move, nullptr);
    }
    return rules->explain(view, {moves.front(), 0, 5, false, chance, {moves.begin() + 1, moves.end()}});
}

} // namespace

TEST_CASE("kahuna advice: what an action does on the board, and the chance", "[explain]") {
    // A second bridge at Aloa takes it; P2's AD sinks, and with it Duda, which AD, BD and DE held.
    Position prey{.bridges1 = "AB", .bridges2 = "AD BD DE", .hand1 = "ADDL", .hand2 = "BC", .open = "GKI", .deck = "K"};
    CHECK(told(prey, "build AH A", 0.7) ==
          "Build Aloa–Huna: takes Aloa, sinks 1 bridge, costs P2 Duda, leads 1 to 0; about 70 % to win.");
    CHECK(told(prey, "destroy BD DD", 0.01) == "Destroy Bari–Duda: costs P2 Duda, draws level at 0; about 1 % to win.");
    CHECK(told(prey, "discard A", 1.0) == "Discard Aloa; almost sure to win.");
    CHECK(told(prey, "discard A", 0.0) == "Discard Aloa; hardly to be won.");
    CHECK(told(prey, "discard A", 0.444) == "Discard Aloa; about 44 % to win.");
    CHECK(told(prey, "discard A") == "Discard Aloa.");
    CHECK(advised(*prey.rules()).find("% to win.") != std::string::npos);
    // P2 has Lale and Elai as well. With the one open card the round is over.
    prey = {.bridges1 = "AB", .bridges2 = "HL KL BE EF EI EJ", .hand1 = "A", .open = "G"};
    CHECK(told(prey, "build AH A") == "Build Aloa–Huna: takes Aloa, trails 1 to 2.");
    CHECK(told(prey, "build AH A; draw 1") == "Build Aloa–Huna: takes Aloa, trails 1 to 2 as round 1 ends.");
}

TEST_CASE("kahuna advice: what the rest of the turn makes of an action", "[explain]") {
    const Position calm{.hand1 = "ABCK", .hand2 = "L", .open = "GIJ", .deck = "EF"};
    CHECK(told(calm, "build AB B; build AH A; draw deck", 0.5) ==
          "Build Aloa–Bari: first of 2 actions that take Aloa; about 50 % to win.");
    CHECK(told(calm, "build AB B; build CK K; build AH A") == "Build Aloa–Bari: first of 2 actions that take Aloa.");
    // The bridge to Lale has no part in it.
    CHECK(told(calm, "build AB B; build KL K; build AH A") == "Build Aloa–Bari: first of 2 actions that take Aloa.");
    CHECK(told(calm, "build KL K; build AB B; build AH A") == "Build Kahu–Lale: one more bridge takes Lale.");
    CHECK(told(calm, "build BF B; build BC C") ==
          "Build Bari–Faa: first of 2 bridges to Bari, which then needs 1 more.");
    CHECK(told(calm, "build BF B; build GK K") == "Build Bari–Faa: Bari then needs 2 more bridges.");
    CHECK(told(calm, "build BF B") == "Build Bari–Faa: Bari then needs 2 more bridges.");

    const Position taken{.bridges2 = "AD AH", .hand1 = "AABD", .open = "GIJ"};
    CHECK(told(taken, "destroy AD AD; build AB B; build AD A") ==
          "Destroy Aloa–Duda: costs P2 Aloa, then takes Aloa, leads 1 to 0.");
    // Coco's four places: two are P2's, and three are wanted.
    const Position shut{.bridges2 = "CF CG", .hand1 = "BCFFK", .open = "GIJ"};
    CHECK(told(shut, "destroy CF CF; build BC B; build CF F; build CK K") ==
          "Destroy Coco–Faa: first of 4 actions that take Coco.");
    // Three islands fall to three bridges.
    const Position harvest{.bridges1 = "AB KL CF CG", .hand1 = "AKL", .open = "GIJ"};
    CHECK(told(harvest, "build AH A; build IL L; build CK K") ==
          "Build Aloa–Huna: takes Aloa, then takes Lale and Coco, leads 3 to 0.");
}

TEST_CASE("kahuna advice: what a bridge prepares, stops and secures", "[explain]") {
    const std::string open = "GIJ";
    CHECK(told({.bridges1 = "BD", .hand1 = "A", .open = open}, "build AD A") ==
          "Build Aloa–Duda: one more bridge takes Aloa or Duda, blocks P2 at Duda.");
    CHECK(told({.bridges1 = "BC", .bridges2 = "CF CG", .hand1 = "K", .open = open}, "build CK K") ==
          "Build Coco–Kahu: stops P2, one bridge short of Coco.");
    // There are places enough at Bari for P2's third bridge.
    CHECK(told({.bridges2 = "BC BD", .hand1 = "B", .open = open}, "build BF B") ==
          "Build Bari–Faa: Bari then needs 2 more bridges.");
    CHECK(told({.bridges1 = "AB AH", .hand1 = "D", .open = open}, "build AD D") ==
          "Build Aloa–Duda: Aloa then survives the loss of 1 bridge.");
    CHECK(told({.bridges2 = "AB AD EH HI HL", .hand1 = "H", .open = open}, "build AH H") ==
          "Build Aloa–Huna: takes a place from P2 at Aloa and Huna.");
}

TEST_CASE("kahuna advice: what a bridge destroyed stops and opens", "[explain]") {
    const std::string open = "GIJ";
    CHECK(told({.bridges2 = "CF CG", .hand1 = "CF", .open = open}, "destroy CF CF") ==
          "Destroy Coco–Faa: stops P2, one bridge short of Coco.");
    CHECK(told({.bridges1 = "BC CK", .bridges2 = "CF CG", .hand1 = "CF", .open = open}, "destroy CF CF") ==
          "Destroy Coco–Faa: opens Coco to you, 1 bridge short.");
    CHECK(told({.bridges2 = "AB AD AH", .hand1 = "AB", .open = open}, "destroy AB AB") ==
          "Destroy Aloa–Bari: 1 more would cost P2 Aloa.");
    CHECK(told({.bridges2 = "BF", .hand1 = "BF", .open = open}, "destroy BF BF") ==
          "Destroy Bari–Faa: P2 then needs 3 more for Bari, P2 then needs 3 more for Faa.");
}

TEST_CASE("kahuna advice: why this open card", "[explain]") {
    CHECK(told({.bridges1 = "AB", .hand1 = "L", .open = "AGC", .deck = "F"}, "draw 1", 0.6) ==
          "Draw Aloa: lets you take Aloa next turn; about 60 % to win.");
    // Aloa could be taken without it.
    CHECK(told({.bridges1 = "AB", .hand1 = "A", .open = "KGC", .deck = "F"}, "draw 1") ==
          "Draw Kahu: a bridge towards Lale, which then needs 1 more.");
    CHECK(told({.hand1 = "L", .open = "KGC", .deck = "F"}, "draw 1") ==
          "Draw Kahu: with Lale you can take Lale next turn.");
    CHECK(told({.bridges2 = "AB AD", .hand1 = "A", .open = "DGC", .deck = "F"}, "draw 1") ==
          "Draw Duda: makes a pair that can cost P2 Aloa.");
    CHECK(told({.bridges2 = "AB", .hand1 = "K", .open = "AGC", .deck = "F"}, "draw 1") ==
          "Draw Aloa: P2 could take Aloa with it.");
    CHECK(told({.hand1 = "CE", .open = "BGH", .deck = "F"}, "draw 1") ==
          "Draw Bari: with your other cards you can take Bari or Faa next turn.");
    CHECK(told({.open = "EGC", .deck = "F"}, "draw 1") == "Draw Elai: a bridge towards Bari, which then needs 2 more.");
    CHECK(told({.bridges1 = "AB AH", .bridges2 = "AD", .hand1 = "D", .open = "AGC", .deck = "F"}, "draw 1") ==
          "Draw Aloa: makes a pair that can destroy Aloa–Duda.");
    CHECK(told({.bridges1 = "AB AH", .bridges2 = "AD", .hand1 = "K", .open = "AGC", .deck = "F"}, "draw 1") ==
          "Draw Aloa: 3 cards left in round 1, where you lead 1 to 0.");
}

TEST_CASE("kahuna advice: why a card from the deck", "[explain]") {
    // One more bridge takes Aloa: A, D and H of the deck build it. With Lale in hand, H would do for Lale as well.
    Position close{.bridges1 = "AB", .hand1 = "L", .hand2 = "BC", .open = "GJC", .deck = "ADHEF"};
    CHECK(told(close, "draw deck") == "Draw from the deck: 3 of 7 unseen cards take an island, no open one does.");
    close.open = "GKC"; // KL and HL
    CHECK(told(close, "draw deck") == "Draw from the deck: 3 of 7 unseen cards take an island.");
    close = {.bridges1 = "AB", .open = "GJC", .deck = "AEF"};
    CHECK(told(close, "draw deck") == "Draw from the deck: 1 of 3 unseen cards takes an island, no open one does.");
    close.deck = "AAEF";
    CHECK(told(close, "draw deck") == "Draw from the deck: 2 of 4 unseen cards take an island, no open one does.");
    close.deck = "EF";
    CHECK(told(close, "draw deck") == "Draw from the deck: no card takes an island now, P2 does not see the card.");
    close.open = "GJA";
    CHECK(told(close, "draw deck") == "Draw from the deck: P2 does not see the card.");
}

TEST_CASE("kahuna advice: why no card, and what makes room for one", "[explain]") {
    CHECK(told({.open = "G"}, "stop") == "End the turn without a card: leaves the last card of round 1 to P2.");
    CHECK(told({.bridges1 = "AB", .bridges2 = "CF", .open = "G", .round = 3}, "stop") ==
          "End the turn without a card: leaves the last card of the game to P2.");
    CHECK(told({.open = "GIJ", .deck = "K"}, "stop") ==
          "End the turn without a card: 4 cards left in round 1, where you are level at 0.");
    CHECK(told({.bridges2 = "AB AH", .open = "GI"}, "stop") ==
          "End the turn without a card: 2 cards left in round 1, where you trail 0 to 1.");
    CHECK(told({.hand1 = "AABBC", .open = "GIJ"}, "stop") == "End the turn without a card: your hand is full.");
    const Position full{.bridges1 = "AB AD AH", .hand1 = "ACDEF", .open = "GIJ", .deck = "K"};
    CHECK(told(full, "discard A; draw 1") == "Discard Aloa: no bridge is free there, makes room for Gola.");
    CHECK(told(full, "discard C; draw deck") == "Discard Coco: makes room for a card from the deck.");
}

TEST_CASE("kahuna advice: the last card of a round, and the end of the game", "[explain]") {
    Position last{.bridges1 = "AB AH", .bridges2 = "CF", .open = "G"};
    CHECK(told(last, "draw 1") == "Draw Gola: ends round 1 at 1 kahuna to 0.");
    last.round = 3;
    CHECK(told(last, "draw 1") == "Draw Gola: the last card of the game.");
    // Nobody has a card left: nobody can do anything.
    last.open = "";
    CHECK(told(last, "stop", 0.99) == "End the turn without a card: no card is left to draw; wins 1 to 0.");
    last.scores = "0, 1";
    CHECK(told(last, "stop", 0.5) == "End the turn without a card: no card is left to draw; ends in a draw 1 all.");
    last.options = "tie_break = \"official\"\n";
    CHECK(told(last, "stop") == "End the turn without a card: no card is left to draw; wins 1 all by the tie-break.");
    last.scores = "0, 3";
    CHECK(told(last, "stop") == "End the turn without a card: no card is left to draw; loses 1 to 3.");
    // P2 can still build: the game goes on.
    last.hand2 = "C";
    CHECK(told(last, "stop", 0.5) == "End the turn without a card: no card is left to draw; about 50 % to win.");
    // With both Kahus P2 could destroy a bridge, with one and Aloa nobody could do anything: that is not to be known.
    const Position hidden{
        .bridges1 = "AB AD AH CK GK IK JK KL", .bridges2 = "EF", .hand2 = "KK", .deck = "A", .round = 3};
    CHECK(told(hidden, "draw deck", 0.8) == "Draw from the deck: the last card of the game; about 80 % to win.");
    const Position build{.bridges1 = "AB", .bridges2 = "CF", .hand1 = "A", .round = 3};
    CHECK(told(build, "build AH A; stop", 0.9) == "Build Aloa–Huna: takes Aloa; wins 1 to 0 with this turn.");
    const Position wiped{.bridges1 = "AB",
                         .bridges2 = "AD",
                         .hand1 = "A",
                         .open = "GIJ",
                         .round = 2,
                         .options = "rules = \"official\"\n"};
    CHECK(told(wiped, "build AH A", 0.9) ==
          "Build Aloa–Huna: takes Aloa, sinks 1 bridge; wins, P2 has no bridge left.");
}

TEST_CASE("kahuna advice: a turn without a choice has a chance too", "[explain]") {
    const auto rules = Position{.bridges1 = "AB", .bridges2 = "CF", .hand2 = "C", .round = 3}.rules();
    REQUIRE(rules->moves(rules->initial()).size() == 1);
    CHECK(advised(*rules).find("End the turn without a card: no card is left to draw; ") == 0);
}

TEST_CASE("kahuna advice: the strongest opponent tells what the rest of its turn is for", "[explain]") {
    // AB and AH, AB and AD, AD and AH: with these cards Aloa is there for the taking, in two actions.
    const auto rules = Position{.hand1 = "AAB", .hand2 = "CF", .open = "GIJ", .deck = "KLKLGCF"}.rules();
    CHECK(advised(*rules).find("first of 2 actions that take Aloa; about ") != std::string::npos);
}
