// The rules of Onitama, one by one, on positions made by hand.
#include "tests/engine/onitama_tools.hpp"

using namespace parlour;
using namespace onitama_tools;
using onitama::kA;
using onitama::kB;

static_assert(PerfectInformation<onitama::Rules> && HasChance<onitama::Rules> && CountsLeaves<onitama::Rules>);

namespace {

constexpr const char* kSeedCards =
    "...../.x.../.xo.x/...../..... ...../..x../..ox./...../..... ...../..x../..o../.x.../..... "
    "...../.x.x./..o../.x.../..... ..x../...x./..o../...../.....";

using Texts = std::vector<std::string>;

bool play(OnitamaMatch& match, std::string_view move) {
    return static_cast<Match&>(match).play(move);
}

onitama::Square square(std::string_view name) {
    return *onitama::squareNamed(name);
}

} // namespace

TEST_CASE("onitama: the worked example of the seed, and its picture") {
    const std::string seed = "wall = \"c1\"\ncards = [" + quotedWords(kSeedCards) + "]\n";
    OnitamaMatch match(rulesFrom(seed));
    REQUIRE(rowsOf(match.state()) == "bbBbb ..... W.... ..... aaAaa");
    REQUIRE(play(match, "1 e4 d3 r"));
    REQUIRE(rowsOf(match.state()) == "bbBbb ..... .W... ..a.. aaA.a");
    REQUIRE(match.toMove() == kB);
    REQUIRE(static_cast<const Match&>(match).drawText(kA) == R"(                           Player B
                           1 mountain  2 wave
  +---+---+---+---+---+    .....       .....
a | b | b | B | b | b |    ...x.       ...x.
  +---+---+---+---+---+    ..o..       ..o..       Side bamboo
b |   |   |   |   |   |    ..x..       .x.x.       .....  v
  +---+---+---+---+---+    .....       .....       .....  v
c |   | W |   |   |   |                            x.ox.  v
  +---+---+---+---+---+    ..x..       .....       ...x.  v
d |   |   | a |   |   |    ...x.       ..x..       .....  v
  +---+---+---+---+---+    ..o..       ..ox.
e | a | a | A |   | a |    .....       .....
  +---+---+---+---+---+    .....       .....
    1   2   3   4   5      1 moon      2 blossom
                           Player A
)");
}

TEST_CASE("onitama: a pawn moves by the card, jumps, and stays on the board") {
    // The card of the seed's first example: one left, two right, one to the upper right.
    const auto card = "...../...x./.xo.x/...../.....";
    const auto still = "...../...../..o../...../.....";
    const std::string cards = std::string(card) + " " + still + " " + card + " " + still + " " + still;
    OnitamaMatch match(rulesFrom(position(cards, "....B ..... ..... .aa.. A....")));
    // d3 is an own pawn and is jumped; e1 has no left; e2 and e3 are free.
    REQUIRE(movesFrom(match, "1 d2") == Texts{"1 d2 c3", "1 d2 d1", "1 d2 d4"});
    REQUIRE(movesFrom(match, "1 e1") == Texts{"1 e1 e3"}); // d2 is taken by an own pawn
    REQUIRE(movesFrom(match, "2 ").empty());
    // B sees it turned round.
    OnitamaMatch turned(rulesFrom(position(cards, "..... ..b.. ..... ..... A...B", "starts = \"B\"\n")));
    REQUIRE(movesFrom(turned, "1 b3") == Texts{"1 b3 b1", "1 b3 b4", "1 b3 c2"});
}

TEST_CASE("onitama: the circle may stand in any corner of a card") {
    const std::string far = "x...x/...../...../...../o...x";
    const std::string still = "...../...../..o../...../.....";
    OnitamaMatch match(rulesFrom(
        position(far + " " + still + " " + far + " " + still + " " + still, "....B ..... ..... ..... aA...")));
    REQUIRE(static_cast<Match&>(match).moves() == Texts{"1 e1 a1", "1 e1 a5", "1 e1 e5", "1 e2 a2"});
}

TEST_CASE("onitama: the played card goes to the side and the side card takes its slot") {
    OnitamaMatch match(rulesFrom(R"(cards = ["ox", "boar", "horse", "elephant", "crab"])"));
    REQUIRE(play(match, "2 e1 d1"));
    REQUIRE(cardsOf(match.rules(), match.state()) == "ox crab horse elephant boar");
    REQUIRE(play(match, "1 a1 b1"));
    REQUIRE(cardsOf(match.rules(), match.state()) == "ox crab boar elephant horse");
}

TEST_CASE("onitama: pawns take pawns, and not their own nor the wall") {
    const std::string cards = "boar boar boar boar boar";
    OnitamaMatch match(rulesFrom(position(cards, "....B ..... ..b.. .Wa.. a.A..")));
    REQUIRE_FALSE(hasMove(match, "1 d3 d2 s")); // the wall
    REQUIRE_FALSE(hasMove(match, "1 e3 d3 s")); // an own pawn
    const auto events = match.play(*match.rules().parseMove(match.state(), "1 d3 c3 s"));
    const std::vector<onitama::Event> expected{onitama::PawnMoved{kA, square("d3"), square("c3"), false, 0},
                                               onitama::PawnTaken{kB, square("c3"), false},
                                               onitama::CardPassed{kA, 0, 0, 4}};
    REQUIRE((events == expected));
    REQUIRE(rowsOf(match.state()) == "....B ..... ..a.. .W... a.A..");
}

TEST_CASE("onitama: where the wall may go") {
    const std::string cards = "boar boar boar boar boar";
    const auto steps = [&](const std::string& rows, const std::string& move, const std::string& more = "") {
        OnitamaMatch match(rulesFrom(position(cards, rows, more)));
        std::string found;
        for (const auto& text : movesFrom(match, move + " ")) {
            found += text.back();
        }
        return found;
    };
    CHECK(steps("B.... ..... ..W.. ..... ....A", "1 e5 d5") == "udlrs");
    // Not off the board.
    CHECK(steps("W...B ..... ..... ..... ....A", "1 e5 d5") == "drs");
    // Not onto an opponent's pawn, be it a general.
    CHECK(steps("B.... ..b.. ..Wb. ..... ....A", "1 e5 d5") == "dls");
    CHECK(steps("..... ..W.. ..B.. ..... ....A", "1 e5 d5") == "lrs");
    // Not onto the own general, but onto the soldier that has just come to e4.
    CHECK(steps("B.... ..... ..... ...WA ....a", "1 e5 e4") == "udls");
    // Not onto a base, whoever plays, not even where a soldier to swap with stands on it.
    CHECK(steps("B.... ..... ..... ..W.. ....A", "1 e5 d5") == "ulrs");
    CHECK(steps("..B.. ..... ..... ..W.. a...A", "1 a3 b3", "starts = \"B\"\n") == "ulrs");
    CHECK(steps("..a.B ..W.. ..... ..... ....A", "1 e5 d5") == "dlrs");
    // The board is that after the pawn's move: the square it left is free, the one it reached is not.
    CHECK(steps("B.... ..... ..... ....W ....A", "1 e5 e4") == "udls");
    CHECK(steps("B.... ..... ..... ...W. ....A", "1 e5 e4") == "ulrs");
    CHECK(steps("B.... ..... ..... ...W. ....A", "1 e5 d5") == "udls");
    // A pawn that was just taken is no obstacle: the soldier that took it can be swapped.
    CHECK(steps("B.... ..... ..bW. ..a.. ....A", "1 d3 c3") == "udlrs");
}

TEST_CASE("onitama: the wall swaps with an own soldier") {
    const std::string cards = "boar boar boar boar boar";
    OnitamaMatch match(rulesFrom(position(cards, "B.... ..... ..W.. ..a.. ....A")));
    const auto events = match.play(*match.rules().parseMove(match.state(), "1 e5 d5 d"));
    REQUIRE(events.has_value());
    REQUIRE((events->back() == onitama::Event(onitama::WallSwapped{kA, square("c3"), square("d3")})));
    REQUIRE(rowsOf(match.state()) == "B.... ..... ..a.. ..W.A .....");
    // It may carry a soldier next to a general or to the edge, but that wins nothing by itself.
    REQUIRE_FALSE(match.over());
}

TEST_CASE("onitama: without a wall there is no wall to move") {
    OnitamaMatch match(rulesFrom(position("boar boar boar boar boar", "B.... ..... ..... ..... ....A")));
    REQUIRE(hasMove(match, "1 e5 d5"));
    REQUIRE_FALSE(play(match, "1 e5 d5 s"));
}

TEST_CASE("onitama: taking the general wins at once, without card or wall") {
    OnitamaMatch match(rulesFrom(position("boar ox horse eel crab", "..... ..... .WB.. ..a.. ....A")));
    REQUIRE(movesFrom(match, "1 d3 c3") == Texts{"1 d3 c3"});
    const auto events = match.play(*match.rules().parseMove(match.state(), "1 d3 c3"));
    REQUIRE((events->back() == onitama::Event(onitama::Won{kA, onitama::Ending::GeneralTaken})));
    REQUIRE(match.over());
    REQUIRE(match.scores() == Scores{1, 0});
    REQUIRE(cardsOf(match.rules(), match.state()) == "boar ox horse eel crab");
    REQUIRE(rowsOf(match.state()) == "..... ..... .Wa.. ..... ....A");
}

TEST_CASE("onitama: a general on the other base wins, a soldier does not") {
    OnitamaMatch match(
        rulesFrom(position("boar boar boar boar boar", "A.... ..... ..... W.B.. ...b.", "starts = \"B\"\n")));
    REQUIRE(movesFrom(match, "1 d3 e3") == Texts{"1 d3 e3"});
    REQUIRE(hasMove(match, "1 e4 e3 s")); // the soldier goes there like anywhere
    REQUIRE(play(match, "1 d3 e3"));
    REQUIRE(match.scores() == Scores{0, 1});
    REQUIRE(match.state().ending == onitama::Ending::BaseReached);
    // The general's own base is not the other's.
    OnitamaMatch back(rulesFrom(position("ox ox ox ox ox", "B.... ..... ..... ..A.. .....")));
    REQUIRE(play(back, "1 d3 e3"));
    REQUIRE_FALSE(back.over());
}

TEST_CASE("onitama: a player without a pawn move passes a card and moves the wall") {
    // The seed's example.
    const std::string cards =
        "...../.xx../..o../...../..... ...../..x../.xo../...../..... "
        "...../..x../..o../.x.../..... ...../.x.x./..o../.x.../..... ...../.x.../.xo.x/...../.....";
    OnitamaMatch match(rulesFrom(position(cards, "..... ..... Wb.B. a.... A....")));
    REQUIRE(match.rules().blocked(match.state()));
    REQUIRE(static_cast<Match&>(match).moves() ==
            Texts{"1 XX XX u", "1 XX XX d", "1 XX XX s", "2 XX XX u", "2 XX XX d", "2 XX XX s"});
    REQUIRE(play(match, "2 XX XX d"));
    REQUIRE(rowsOf(match.state()) == "..... ..... ab.B. W.... A....");
    REQUIRE(match.state().cards == std::array<std::uint8_t, 5>{0, 4, 2, 3, 1});
    REQUIRE(match.toMove() == kB);
    // Without a wall only the card is chosen. Who has a pawn move must make it.
    OnitamaMatch bare(
        rulesFrom(position("tiger tiger boar boar ox", "..A.. ..... B.... ..... .....", "starts = \"A\"\n")));
    REQUIRE(hasMove(bare, "1 a3 b3"));
    REQUIRE_FALSE(hasMove(bare, "1 XX XX"));
    const std::string still = "...../...../..o../...../.....";
    OnitamaMatch stuck(rulesFrom(position(still + " " + still + " ox ox ox", "B.... ..... ..... ..... ....A")));
    REQUIRE(static_cast<Match&>(stuck).moves() == Texts{"1 XX XX", "2 XX XX"});
}

TEST_CASE("onitama: the next player is told that no pawn can move") {
    const std::string still = "...../...../..o../...../.....";
    OnitamaMatch match(rulesFrom(position("ox ox " + still + " " + still + " ox", "B.... ..... ..... ..... ....A")));
    const auto events = match.play(*match.rules().parseMove(match.state(), "1 e5 d5"));
    REQUIRE((events->back() == onitama::Event(onitama::Blocked{kB})));
}

TEST_CASE("onitama: the turn limit counts the turns of both, and a win in the last turn is a win") {
    const auto rows = "..B.. ..... ..... ..... ..A..";
    OnitamaMatch match(rulesFrom(position("boar boar boar boar boar", rows, "turn_limit = 3\n")));
    REQUIRE(play(match, "1 e3 d3"));
    REQUIRE(play(match, "1 a3 b3"));
    REQUIRE_FALSE(match.over());
    const auto events = match.play(*match.rules().parseMove(match.state(), "1 d3 d2"));
    REQUIRE((events->back() == onitama::Event(onitama::TurnLimitReached{3})));
    REQUIRE(match.over());
    REQUIRE(match.scores() == Scores{0, 0});
    OnitamaMatch last(
        rulesFrom(position("boar boar boar boar boar", "..... ..... ..B.. ..A.. .....", "turn_limit = 1\n")));
    REQUIRE(play(last, "1 d3 c3"));
    REQUIRE(last.scores() == Scores{1, 0});
}

TEST_CASE("onitama: five cards are dealt, each once, in the order of the places") {
    OnitamaMatch match(rulesFrom(R"(deck = ["ox", "boar", "horse", "elephant", "crab", "eel"])"));
    Match& text = match;
    REQUIRE(match.toMove() == kChance);
    REQUIRE(text.moves() == Texts{"ox", "boar", "horse", "elephant", "crab", "eel"});
    for (const auto* card : {"eel", "ox", "crab", "boar"}) {
        REQUIRE(text.play(card));
    }
    REQUIRE_FALSE(text.play("ox"));
    REQUIRE(text.moves() == Texts{"horse", "elephant"});
    REQUIRE(match.toMove() == kChance);
    // By its pattern, wherever the circle stands in it.
    REQUIRE_FALSE(text.play("xox../.x.../...../...../....."));
    REQUIRE(text.play("x.x../xox../...../...../....."));
    REQUIRE(cardsOf(match.rules(), match.state()) == "eel ox crab boar elephant");
    REQUIRE(match.toMove() == kA);
    REQUIRE(match.state().turns == 0); // a deal is no turn
    // Every card has the same odds, and the seed decides.
    OnitamaMatch one(match.sharedRules(), 7);
    OnitamaMatch two(match.sharedRules(), 7);
    for (int i = 0; i < 5; ++i) {
        one.playChance();
        two.playChance();
    }
    REQUIRE(one.state() == two.state());
}

TEST_CASE("onitama: a refused move is told precisely why") {
    OnitamaMatch match(rulesFrom(position("boar ox horse eel crab", "..... .bB.. .Wa.. .a... ...aA")));
    const auto why = [&](std::string_view move) {
        CHECK_FALSE(play(match, move));
        return match.refusal(move);
    };
    using Catch::Contains;
    CHECK_THAT(why("fly"), Contains("'fly' is no move") && Contains("1 e4 d3 r"));
    CHECK_THAT(why("3 d2 d1 s"), Contains("no card '3'"));
    CHECK_THAT(why("1 f2 d1 s"), Contains("no square 'f2'"));
    CHECK_THAT(why("1 b2 c2 s"), Contains("b2 is not your pawn") && Contains("opponent"));
    CHECK_THAT(why("1 a1 b1 s"), Contains("a1 is not your pawn") && Contains("none"));
    CHECK_THAT(why("1 d2 e2 s"), Contains("card 1 (boar) does not reach e2 from d2"));
    CHECK_THAT(why("1 e5 e4 s"), Contains("your own pawn stands on e4"));
    CHECK_THAT(why("1 d2 c2 s"), Contains("the wall stands on c2"));
    CHECK_THAT(why("1 XX XX s"), Contains("must move a pawn"));
    CHECK_THAT(why("1 d2 d1"), Contains("the wall's step is missing"));
    CHECK_THAT(why("1 d2 d1 x"), Contains("'x' is no step"));
    CHECK_THAT(why("1 d2 d1 u"), Contains("onto an opponent's pawn (b2)"));
    CHECK_THAT(why("1 c3 b3 s"), Contains("wins at once: leave the wall out"));
    match.play(*match.rules().parseMove(match.state(), "1 c3 b3"));
    CHECK(match.refusal("1 d2 d1 s") == "the game is over");

    const auto refused = [](const std::string& rows, const std::string& move) {
        return OnitamaMatch(rulesFrom(position("boar ox horse eel crab", rows))).refusal(move);
    };
    CHECK_THAT(refused("W...B ..... ..... ..... ....A", "1 e5 d5 l"), Contains("cannot leave the board"));
    CHECK_THAT(refused("....B ..... ..... ..W.. ....A", "1 e5 d5 d"), Contains("onto a base (e3)"));
    CHECK_THAT(refused("....B ..... ..... ...W. ....A", "1 e5 d5 r"), Contains("onto your own general (d5)"));
    CHECK_THAT(refused("....B ..... ..... ..... ....A", "1 e5 d5 s"), Contains("no wall in this game"));
}

TEST_CASE("onitama: plies in words") {
    OnitamaMatch match(rulesFrom(position("boar ox horse eel crab", "....B ..b.. .Wa.. .a... ....A")));
    REQUIRE(play(match, "1 c3 b3 d"));
    CHECK(
        match.inWords(0, kA) ==
        "A moves a soldier from c3 to b3 with boar and takes a soldier; the wall and the soldier on d2 change places");
}
