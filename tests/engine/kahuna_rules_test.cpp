// Kahuna, rule by rule. Boards were worked out by hand on the map of the twelve islands:
//   A: AB AD AH (2)      B: AB BC BD BE BF (3)   C: BC CF CG CK (3)     D: AD BD DE DH (3)
//   E: BE DE EF EH EI EJ (4)   F: BF CF EF FG FJ (3)   G: CG FG GJ GK (3)   H: AH DH EH HI HL (3)
//   I: EI HI IJ IK IL (3)   J: EJ FJ GJ IJ JK (3)   K: CK GK IK JK KL (3)   L: HL IL KL (2)
#include "tests/engine/kahuna_tools.hpp"

using namespace parlour;
using namespace parlour::kahuna;
using namespace kahuna_tools;
using Texts = std::vector<std::string>;

TEST_CASE("kahuna: the twelve islands need more than half of their bridges") {
    const Map& map = twelveIslands();
    REQUIRE(map.islands().size() == 12);
    REQUIRE(map.bridges().size() == 27);
    std::string needs;
    for (Island island = 0; island < 12; ++island) {
        needs += map.letter(island) + std::to_string(map.need(island)) + " ";
    }
    CHECK(needs == "A2 B3 C3 D3 E4 F3 G3 H3 I3 J3 K3 L2 ");
    CHECK(map.allCards().size() == 24);
    CHECK(map.island(4).name == "Elai");
    CHECK((map.island(11).x == 237 && map.island(11).y == 47));
}

TEST_CASE("kahuna: three cards each by turns, then three open, the rest is the deck") {
    KahunaMatch match(rulesFrom(""));
    CHECK(match.toMove() == kChance);
    CHECK(match.rules().weight(match.state(), Move::deal(0)) == 2);
    playAll(match, "A;B;A;C;D;E");
    const auto& state = match.state();
    CHECK(cardsOf(match.rules(), state.hands[0]) == "AAD");
    CHECK(cardsOf(match.rules(), state.hands[1]) == "BCE");
    CHECK(story(match, 1) == Texts{"P2 dealt B"});
    CHECK_FALSE(hasMove(match, "A"));
    CHECK(match.rules().weight(state, Move::deal(1)) == 1);
    playAll(match, "F;G;F");
    CHECK(match.toMove() == kP1);
    CHECK(match.state().open == Slots{5, 6, 5});
    CHECK(match.state().deck.size() == 15);
}

TEST_CASE("kahuna: a bridge is built with a card of either end, where none is") {
    KahunaMatch match(Position{.bridges1 = "AB", .bridges2 = "AD", .hand1 = "AE", .deck = "KK"}.rules());
    CHECK(movesOf(match, "build") ==
          Texts{"build AH A", "build BE E", "build DE E", "build EF E", "build EH E", "build EI E", "build EJ E"});
    playAll(match, "build DE E");
    CHECK(cardsOf(match.rules(), match.state().hands[0]) == "A");
    CHECK(lastStory(match) == Texts{"P1 played E", "P1 built DE"});
    CHECK(match.toMove() == kP1); // as many actions as the player likes
}

TEST_CASE("kahuna: an opponent's bridge is destroyed with two cards, each of either end") {
    const Position position{.bridges1 = "CF", .bridges2 = "AB AD", .hand1 = "AABCF", .deck = "KK"};
    KahunaMatch match(position.rules());
    CHECK(movesOf(match, "destroy") == Texts{"destroy AB AB", "destroy AB AA", "destroy AD AA"});
    playAll(match, "destroy AB BA"); // in either order
    CHECK(cardsOf(match.rules(), match.state().hands[0]) == "ACF");
    CHECK(boardOf(match) == "P1 CF / P2 AD");
    CHECK(movesOf(match, "destroy").empty());
    CHECK(match.ply(0).move == "destroy AB AB");
}

TEST_CASE("kahuna: a new majority takes the island and washes the opponent's bridges away") {
    // P2 has D by AD BD DE. Taking A costs AD, and with it D.
    KahunaMatch match(Position{.bridges1 = "AB", .bridges2 = "AD BD DE", .hand1 = "HA", .deck = "KK"}.rules());
    REQUIRE(boardOf(match) == "P1 AB / P2 AD BD DE (D)");
    playAll(match, "build AH H");
    CHECK(boardOf(match) == "P1 AB AH (A) / P2 BD DE");
    CHECK(lastStory(match) == Texts{"P1 played H", "P1 built AH", "P1 took A", "P2 washed AD at A", "P2 lost D"});
}

TEST_CASE("kahuna: one bridge can take both its ends") {
    // At A the first, at H the third bridge of P1. P2 loses AD there, DH and EH here, and D with the first of them.
    KahunaMatch match(
        Position{.bridges1 = "AB HI HL", .bridges2 = "AD BD DH EH", .hand1 = "A", .hand2 = "B", .deck = "KK"}.rules());
    REQUIRE(boardOf(match) == "P1 AB HI HL / P2 AD BD DH EH (D)");
    playAll(match, "build AH A");
    CHECK(boardOf(match) == "P1 AB AH HI HL (AH) / P2 BD");
    CHECK(lastStory(match) == Texts{"P1 played A", "P1 built AH", "P1 took A", "P2 washed AD at A", "P2 lost D",
                                    "P1 took H", "P2 washed DH at H", "P2 washed EH at H"});
}

TEST_CASE("kahuna: a far end that keeps its majority is kept, and a lost one keeps its bridges") {
    // P2 has H by all of AH DH EH HI (one more than needed) and E by BE EF EI EJ. P1 takes A: AH goes, H stays.
    KahunaMatch match(
        Position{.bridges1 = "AB", .bridges2 = "AH DH EH HI BE EF EI", .hand1 = "D", .deck = "KK"}.rules());
    REQUIRE(boardOf(match) == "P1 AB / P2 AH BE DH EF EH EI HI (EH)");
    playAll(match, "build AD D");
    CHECK(boardOf(match) == "P1 AB AD (A) / P2 BE DH EF EH EI HI (EH)");
    // Destroying EI costs P2 island E and no other bridge; it gives P1 nothing.
    KahunaMatch other(Position{.bridges1 = "AB", .bridges2 = "EH BE EF EI", .hand1 = "EI", .deck = "KK"}.rules());
    REQUIRE(boardOf(other) == "P1 AB / P2 BE EF EH EI (E)");
    playAll(other, "destroy EI EI");
    CHECK(boardOf(other) == "P1 AB / P2 BE EF EH");
    CHECK(lastStory(other) == Texts{"P1 played E", "P1 played I", "P2 destroyed EI", "P2 lost E"});
}

TEST_CASE("kahuna: only a majority that is new washes away") {
    // P1 owns B; P2 may still build there, and stays when P1 adds another bridge.
    KahunaMatch match(
        Position{.bridges1 = "AB BC BD", .bridges2 = "HL", .hand1 = "B", .hand2 = "E", .deck = "KK", .toMove = "P2"}
            .rules());
    REQUIRE(boardOf(match) == "P1 AB BC BD (B) / P2 HL");
    playAll(match, "build BE E; stop; build BF B");
    CHECK(boardOf(match) == "P1 AB BC BD BF (B) / P2 BE HL");
    CHECK(lastStory(match) == Texts{"P1 played B", "P1 built BF"});
}

TEST_CASE("kahuna: an island lost by a destroy can be taken again, and washes again") {
    KahunaMatch match(
        Position{.bridges1 = "AB AH", .bridges2 = "CF", .hand1 = "A", .hand2 = "ADH", .deck = "KK", .toMove = "P2"}
            .rules());
    playAll(match, "destroy AH AH; build AD D");
    CHECK(boardOf(match) == "P1 AB / P2 AD CF");
    playAll(match, "stop; build AH A");
    CHECK(boardOf(match) == "P1 AB AH (A) / P2 CF");
}

TEST_CASE("kahuna: draws finish a turn, slots are refilled from the deck at once") {
    KahunaMatch match(Position{.hand1 = "A", .hand2 = "B", .open = "CDE", .deck = "FGH"}.rules());
    CHECK(movesOf(match, "d") == Texts{"discard A", "draw deck", "draw 1", "draw 2", "draw 3"});
    playAll(match, "draw 2");
    CHECK(lastStory(match) == Texts{"P1 took card D"});
    CHECK(match.toMove() == kChance);
    CHECK(match.moves().size() == 3);
    playAll(match, "G");
    CHECK(lastStory(match) == Texts{"opened G", "P1 ended"});
    CHECK(match.state().open == Slots{2, 6, 4});
    CHECK(match.toMove() == kP2);
    playAll(match, "draw deck");
    CHECK(lastStory(match) == Texts{"P2 chose the deck"});
    playAll(match, "H");
    CHECK(lastStory(match) == Texts{"P2 drew H", "P2 ended"});
    CHECK(cardsOf(match.rules(), match.state().hands[1]) == "BH");
    playAll(match, "draw 1; F; draw 3");
    // The deck is empty: a slot stays empty, and neither can be drawn from.
    CHECK(match.state().open == Slots{5, 6, kNoCard});
    CHECK(match.toMove() == kP1);
    CHECK(movesOf(match, "draw") == Texts{"draw 1", "draw 2"});
    CHECK_THAT(match.refusal("draw 3"), Catch::Contains("no open card in slot 3"));
    CHECK_THAT(match.refusal("draw deck"), Catch::Contains("the deck is empty"));
}

TEST_CASE("kahuna: five cards are a full hand") {
    KahunaMatch match(Position{.hand1 = "ABCDE", .open = "GHI", .deck = "KK"}.rules());
    CHECK(movesOf(match, "draw").empty());
    CHECK(hasMove(match, "stop"));
    CHECK_THAT(match.refusal("draw 1"), Catch::Contains("hand is full"));
    playAll(match, "discard A");
    CHECK(movesOf(match, "draw").size() == 4);
}

TEST_CASE("kahuna: discard any time, face up and as often as one likes") {
    KahunaMatch match(
        Position{.hand1 = "AAB", .open = "GHI", .deck = "KK", .options = "discard = \"any-time\"\n"}.rules());
    playAll(match, "discard A; build AB A; discard B");
    CHECK(story(match, 0) == Texts{"P1 discarded A"});
    CHECK(match.state().hands[0].empty());
    CHECK(match.state().buried[0].empty());
    CHECK(match.state().discards.count(0) == 2);
    CHECK(movesOf(match, "d").size() == 4); // only draws are left
    CHECK(hasMove(match, "stop"));
}

TEST_CASE("kahuna: discard from a full hand only, face down, and then only discards and draws") {
    const Position position{
        .bridges2 = "BC", .hand1 = "ABCDE", .open = "GHI", .deck = "KK", .options = "discard = \"full-hand\"\n"};
    KahunaMatch match(position.rules());
    CHECK(movesOf(match, "discard").size() == 5);
    CHECK(hasMove(match, "stop"));
    playAll(match, "discard A");
    CHECK(lastStory(match) == Texts{"P1 discarded A face down"});
    CHECK(cardsOf(match.rules(), match.state().buried[0]) == "A");
    CHECK(movesOf(match, "discard").size() == 4);
    CHECK(movesOf(match, "draw").size() == 4);
    CHECK(match.moves().size() == 8);
    CHECK_THAT(match.refusal("stop"), Catch::Contains("you must draw"));
    CHECK_THAT(match.refusal("build AB B"), Catch::Contains("only discard more or draw"));
    CHECK_THAT(match.refusal("destroy BC BC"), Catch::Contains("only discard more or draw"));
    KahunaMatch acted(position.rules());
    playAll(acted, "build AB A");
    CHECK(movesOf(acted, "discard").empty());
    CHECK_THAT(acted.refusal("discard B"), Catch::Contains("only from a hand of 5"));
}

TEST_CASE("kahuna: a discard when there is nothing to draw can only be followed by a stop") {
    KahunaMatch match(Position{.bridges1 = "AB",
                               .bridges2 = "HL",
                               .hand1 = "ABCDE",
                               .hand2 = "KKL",
                               .round = 3,
                               .options = "rules = \"official\"\n"}
                          .rules());
    playAll(match, "discard A");
    CHECK(movesOf(match, "s") == Texts{"stop"});
}

TEST_CASE("kahuna: declining to draw") {
    const Position position{.hand1 = "A", .hand2 = "B", .open = "CDE", .deck = "FGH"};
    SECTION("is always allowed") {
        KahunaMatch match(position.rules());
        playAll(match, "stop; stop; stop; stop");
        CHECK(lastStory(match) == Texts{"P2 declined", "P2 ended"});
    }
    SECTION("is not, if the opponent just did") {
        Position strict = position;
        strict.options = "decline = \"not-twice\"\n";
        KahunaMatch match(strict.rules());
        playAll(match, "stop");
        CHECK_FALSE(hasMove(match, "stop"));
        CHECK_THAT(match.refusal("stop"), Catch::Contains("just declined"));
        playAll(match, "draw 1; F");
        CHECK(hasMove(match, "stop"));
    }
    SECTION("but a full hand cannot draw") {
        Position full = position;
        full.options = "decline = \"not-twice\"\n";
        full.hand2 = "BBIJK";
        KahunaMatch match(full.rules());
        playAll(match, "stop; stop");
        CHECK(match.toMove() == kP1);
    }
}

TEST_CASE("kahuna: a round ends when deck and slots are empty at the end of a turn") {
    // P1 has A and L, P2 has D.
    Position position{.bridges1 = "AB AH HL KL", .bridges2 = "BD DE DH", .hand1 = "A", .hand2 = "BC", .open = " G "};
    SECTION("round 1 gives one point to who has more kahunas") {
        KahunaMatch match(position.rules());
        playAll(match, "draw 2");
        CHECK(lastStory(match) == Texts{"P1 took card G", "P1 ended", "round 1: kahunas 2 1, points 1 0, totals 1 0",
                                        "shuffled 20 for round 2"});
        CHECK(match.state().round == 2);
        CHECK(match.scores() == Scores{1, 0});
        CHECK(cardsOf(match.rules(), match.state().hands[0]) == "AG"); // hands and board stay
        CHECK(boardOf(match) == "P1 AB AH HL KL (AL) / P2 BD DE DH (D)");
        CHECK(match.toMove() == kChance);
        playAll(match, "A;K;K");
        CHECK(match.toMove() == kP2); // turns keep alternating
        CHECK(match.state().deck.size() == 17);
        CHECK(match.state().discards.empty());
    }
    SECTION("round 2 gives two") {
        position.round = 2;
        position.scores = "1, 0";
        KahunaMatch match(position.rules());
        playAll(match, "draw 2");
        CHECK(match.scores() == Scores{3, 0});
        CHECK(match.state().round == 3);
    }
    SECTION("a tie gives both the points") {
        position.bridges1 = "AB AH";
        KahunaMatch match(position.rules());
        playAll(match, "draw 2");
        CHECK(match.scores() == Scores{1, 1});
    }
    SECTION("or nobody") {
        position.bridges1 = "AB AH";
        position.options = "tie_scores = \"none\"\n";
        KahunaMatch match(position.rules());
        playAll(match, "draw 2");
        CHECK(match.scores() == Scores{0, 0});
        CHECK(match.state().round == 2);
    }
    SECTION("not while a slot is filled") {
        position.open = "FG ";
        KahunaMatch match(position.rules());
        playAll(match, "draw 2");
        CHECK(match.state().round == 1);
        playAll(match, "stop; stop; draw 1");
        CHECK(match.state().round == 2);
    }
}

TEST_CASE("kahuna: after the last card of round 3, until both are stuck or idle") {
    const Position position{.bridges1 = "AB AH HL KL",
                            .bridges2 = "BD DE DH",
                            .hand1 = "A",
                            .hand2 = "KK",
                            .open = "G  ",
                            .round = 3,
                            .scores = "1, 2"};
    SECTION("two turns without an action") {
        KahunaMatch match(position.rules());
        playAll(match, "draw 1");
        CHECK(lastStory(match) == Texts{"P1 took card G", "P1 ended", "last card gone"});
        CHECK(movesOf(match, "draw").empty());
        playAll(match, "stop");
        CHECK_FALSE(match.over());
        playAll(match, "discard A; stop"); // an action: the count begins again
        CHECK_FALSE(match.over());
        playAll(match, "stop; stop");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::Idle);
        CHECK(match.scores() == Scores{3, 3}); // two and one kahunas added
        CHECK(lastStory(match) ==
              Texts{"P1 declined", "P1 ended", "final 3: kahunas 2 1, points 2 1, totals 3 3", "over: draw"});
    }
    SECTION("nobody can build or destroy") {
        KahunaMatch match(position.rules());
        playAll(match, "draw 1; build CK K; build GK K; stop; discard G; build AD A; stop");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::Stuck);
    }
    SECTION("one more turn each") {
        Position strict = position;
        strict.options = "last_turns = \"one-each\"\nfinal_score = \"difference\"\n";
        KahunaMatch match(strict.rules());
        playAll(match, "draw 1; build CK K; stop; build AD A");
        CHECK_FALSE(match.over());
        playAll(match, "stop");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::LastTurns);
        CHECK(boardOf(match) == "P1 AB AD AH HL KL (AL) / P2 BD CK DE DH (D)");
        CHECK(match.scores() == Scores{2, 2}); // the leader adds the difference of 2 and 1
    }
}

TEST_CASE("kahuna: final points are everybody's own kahunas, or the leader's lead") {
    Position position{
        .bridges1 = "AB AH HL KL", .bridges2 = "BD DE DH", .hand1 = "B", .hand2 = "B", .round = 3, .scores = "0, 3"};
    KahunaMatch own(position.rules());
    playAll(own, "stop; stop");
    CHECK(own.scores() == Scores{2, 4});
    position.options = "final_score = \"difference\"\n";
    KahunaMatch lead(position.rules());
    playAll(lead, "stop; stop");
    CHECK(lead.scores() == Scores{1, 3});
}

TEST_CASE("kahuna: no bridges left in round 2 or 3") {
    // Taking A washes away P2's only bridge.
    Position position{.bridges1 = "AB",
                      .bridges2 = "AD",
                      .hand1 = "HC",
                      .hand2 = "BC",
                      .open = "G  ",
                      .deck = "KKL",
                      .round = 2,
                      .scores = "0, 1"};
    SECTION("the game ends with the turn, and is scored") {
        KahunaMatch match(position.rules());
        playAll(match, "build AH H");
        CHECK_FALSE(match.over());
        playAll(match, "stop");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::WipedOut);
        CHECK(match.scores() == Scores{1, 1});
        CHECK(lastStory(match) == Texts{"P1 declined", "P1 ended", "final 2: kahunas 1 0, points 1 0, totals 1 1",
                                        "over: draw, no bridges: P2"});
    }
    SECTION("not in round 1") {
        position.round = 1;
        KahunaMatch match(position.rules());
        playAll(match, "build AH H; stop");
        CHECK_FALSE(match.over());
    }
    SECTION("the turn that opens round 2 counts too") {
        position.round = 1;
        position.deck = "";
        KahunaMatch match(position.rules());
        playAll(match, "build AH H; draw 1");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::WipedOut);
        CHECK(match.scores() == Scores{2, 1}); // the round's point, then the kahuna
    }
    SECTION("or that player loses at once") {
        position.options = "wiped_out = \"loses\"\n";
        KahunaMatch match(position.rules());
        playAll(match, "build AH H");
        REQUIRE(match.over());
        CHECK(match.state().ending == Ending::LostBridges);
        CHECK(match.scores() == Scores{0, -1});
        CHECK(lastStory(match).back() == "over: P1 won, no bridges: P2");
    }
    SECTION("by a destroy as well") {
        position.options = "wiped_out = \"loses\"\n";
        position.hand1 = "AD";
        KahunaMatch match(position.rules());
        playAll(match, "destroy AD AD");
        CHECK(match.scores() == Scores{0, -1});
    }
    SECTION("and when round 2 opens") {
        position.options = "wiped_out = \"loses\"\n";
        position.round = 1;
        position.deck = "";
        KahunaMatch match(position.rules());
        playAll(match, "build AH H; draw 1");
        REQUIRE(match.over());
        CHECK(match.scores() == Scores{1, -1});
    }
}

TEST_CASE("kahuna: equal totals are a draw, or go to the last round, then to the bridges") {
    Position position{
        .bridges1 = "AB AH HL KL", .bridges2 = "BD DE DH", .hand1 = "B", .hand2 = "B", .round = 3, .scores = "0, 1"};
    CHECK([&] {
        KahunaMatch match(position.rules());
        playAll(match, "stop; stop");
        return match.scores();
    }() == Scores{2, 2});
    position.options = "tie_break = \"official\"\n";
    SECTION("more points of the last round") {
        KahunaMatch match(position.rules());
        playAll(match, "stop; stop");
        CHECK(match.scores() == Scores{2.5, 2});
        CHECK(lastStory(match).back() == "over: P1 won by tie-break");
    }
    SECTION("more bridges") {
        position.scores = "0, 0";
        position.bridges1 = "AB AH"; // A against D
        KahunaMatch match(position.rules());
        playAll(match, "stop; stop");
        CHECK(match.scores() == Scores{1, 1.5});
    }
    SECTION("else a draw") {
        position.scores = "0, 0";
        position.bridges1 = "AB AH KL";
        KahunaMatch match(position.rules());
        playAll(match, "stop; stop");
        CHECK(match.scores() == Scores{1, 1});
    }
}

TEST_CASE("kahuna: what cannot be done is refused with the reason") {
    KahunaMatch match(Position{.bridges1 = "AB", .bridges2 = "AD DE", .hand1 = "ADGHE", .open = "IJK"}.rules());
    using Catch::Contains;
    CHECK_THAT(match.refusal("build AB A"), Contains("AB is your own bridge already"));
    CHECK_THAT(match.refusal("build AD A"), Contains("opponent's bridge"));
    CHECK_THAT(match.refusal("build AH G"), Contains("AH needs a card of Aloa (A) or Huna (H)"));
    CHECK_THAT(match.refusal("build BC B"), Contains("you have no card of Bari (B)"));
    CHECK_THAT(match.refusal("build AH X"), Contains("'X' is no island"));
    CHECK_THAT(match.refusal("destroy AB AA"), Contains("AB is your own bridge"));
    CHECK_THAT(match.refusal("destroy AD AA"), Contains("only one card of Aloa (A)"));
    CHECK_THAT(match.refusal("destroy AD AG"), Contains("AD needs two cards, each of Aloa (A) or Duda (D)"));
    CHECK_THAT(match.refusal("destroy AD A"), Contains("needs two cards"));
    CHECK_THAT(match.refusal("discard B"), Contains("you have no card of Bari (B)"));
    CHECK_THAT(match.refusal("draw deck"), Contains("hand is full"));
    CHECK_THAT(match.refusal("build"), Contains("as in 'build AB A'"));
    CHECK_THAT(match.refusal("fly"), Contains("'fly' is no move"));
    CHECK(match.length() == 0);
}

TEST_CASE("kahuna: only one's own actions of the turn can be taken back") {
    KahunaMatch match(Position{.hand1 = "ABC", .hand2 = "DEF", .open = "GHI", .deck = "KK"}.rules());
    playAll(match, "build AB A; build BC B");
    CHECK(match.undo());
    CHECK(match.undo());
    CHECK_FALSE(match.undo());
    CHECK((match.redo() && match.redo()));
    playAll(match, "stop"); // the other takes over
    CHECK_FALSE(match.undo());
    playAll(match, "draw 1; K");
    CHECK_FALSE(match.undo());
    CHECK_FALSE(match.canUndoTo(0));
    CHECK(match.stepBack()); // but a look back is always possible
    CHECK(match.redo());
}
