// One turn of Onitama in a window: every way to put it together, and what is said when something is wrong.
#include "tests/ui/onitama_table.hpp"

using namespace onitama_table;

TEST_CASE("A turn is three clicks at most, also where both cards lead", "[window]") {
    Desk desk(settingsFor("human", "human", "custom", kTwoWays), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    desk->click("e1");
    desk->step(2);
    const auto number = numberOn(desk, "d1", "2"); // of the card, on the square: clicking it chooses both
    REQUIRE(number);
    desk->clickAt(*number);
    desk->click("c2");
    CHECK(played(match) == Texts{"2 e1 d1 r"});
    CHECK(clickMove(desk, "2 a5 b4 l") == 3);
    CHECK(played(match) == Texts{"2 e1 d1 r", "2 a5 b4 l"});
}

TEST_CASE("If two cards reach the same square the player is asked, by buttons, cards or keys", "[window]") {
    Desk desk(settingsFor("human", "human", "custom", kTwoWays), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    const auto go = [&] {
        desk->click("e5");
        desk->click("d5");
        REQUIRE(desk->reads("which one?"));
        CHECK(match.length() == 0);
    };
    const auto finish = [&](const Texts& expected) {
        CHECK_FALSE(desk->reads("which one?"));
        REQUIRE(desk->sees("Keep the wall (K)"));
        desk->press('k');
        CHECK(played(match) == expected);
        desk->press('u');
    };
    go();
    desk->click("1 Ox");
    finish({"1 e5 d5 s"});
    go();
    desk->click("2 Boar");
    finish({"2 e5 d5 s"});
    go();
    desk->click("A card 2");
    finish({"2 e5 d5 s"});
    go();
    desk->press('1');
    finish({"1 e5 d5 s"});
    go();
    desk->press(Key::Right); // the first key shows where the focus is
    CHECK(desk->focused() == "1 Ox");
    desk->press(Key::Right);
    desk->press(Key::Enter);
    finish({"2 e5 d5 s"});
    go();
    desk->press(Key::Escape); // not there after all
    CHECK_FALSE(desk->reads("which one?"));
    CHECK(desk->scene() == "match");
}

TEST_CASE("A button that goes with its question gives the focus back to the board", "[window]") {
    Desk desk(settingsFor("human", "human", "custom", kTwoWays), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    const auto ask = [&](const std::string& from, const std::string& to) {
        desk->hover(from); // after clicks that is where the focus is seen
        desk->press(Key::Enter);
        walkTo(desk, to);
        desk->press(Key::Enter);
        REQUIRE(desk->reads("which one?"));
        REQUIRE(desk->focused().starts_with("1 ")); // its first button
    };
    SECTION("by the answer, if the wall has nowhere to go and the turn is over") {
        for (const auto* move : {"1 e2 d2 s", "2 a4 b3 u", "1 e4 d4 s", "2 a5 a4 u"}) {
            clickMove(desk, move);
        }
        REQUIRE(match.length() == 4);
        ask("e3", "e2");
        desk->press('2');
        REQUIRE(played(match).back() == "2 e3 e2 s");
        CHECK(desk->focused() == "e2");
    }
    SECTION("by taking the goal back") {
        ask("e3", "d3");
        desk->press(Key::Escape);
        CHECK(desk->focused() == "d3");
    }
    SECTION("by keeping the wall") {
        ask("e3", "d3");
        desk->press('1');
        REQUIRE(desk->focused() == "c1");
        for (int i = 0; i < 40 && desk->focused() != "Keep the wall (K)"; ++i) {
            desk->press(Key::Tab);
        }
        REQUIRE(desk->focused() == "Keep the wall (K)");
        desk->press(Key::Enter);
        REQUIRE(played(match) == Texts{"1 e3 d3 s"});
        CHECK(desk->focused() == "e5"); // the last on the way that B can use: A's cards are not B's
    }
}

TEST_CASE("A pawn shows the goals of both cards with their numbers; a card shows all its moves", "[window]") {
    Desk desk(settingsFor("human", "human", "seed"), kSmall);
    begin(desk);
    desk->click("e4"); // the first card: c3 is too far, d3; the second: d4
    desk->step(2);
    CHECK(numberOn(desk, "d3", "1"));
    CHECK_FALSE(numberOn(desk, "d3", "2"));
    CHECK(numberOn(desk, "d4", "2"));
    CHECK_FALSE(numberOn(desk, "d4", "1"));
    CHECK_FALSE(numberOn(desk, "d5", "2"));
    desk->press(Key::Escape);
    desk->click("A card 2"); // one forward, or one to the right
    CHECK(desk->reads("choose a pawn"));
    desk->step(2);
    for (const auto* goal : {"d1", "d2", "d3", "d4", "d5"}) {
        CHECK(numberOn(desk, goal, "2"));
        CHECK_FALSE(numberOn(desk, goal, "1"));
    }
    CHECK_FALSE(numberOn(desk, "c3", "2"));
    desk->click("d4"); // its goal can be clicked at once
    REQUIRE(desk->sees("Keep the wall (K)"));
    desk->click("Keep the wall (K)");
    CHECK(played(table(desk).match()) == Texts{"2 e4 d4 s"});
}

TEST_CASE("Dragging: a pawn to its goal, the wall to its square, and back if it is not allowed", "[window]") {
    Desk desk(settingsFor("human", "human", "seed"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    drag(desk, "e4", "b4"); // no card leads there
    CHECK(desk->reads("neither card leads from e4 to b4"));
    CHECK(match.length() == 0);
    drag(desk, "e4", "d3");
    REQUIRE(desk->sees("Keep the wall (K)"));
    drag(desk, "c1", "c3"); // two steps
    CHECK(desk->reads("one step"));
    CHECK(match.length() == 0);
    drag(desk, "c1", "c2");
    CHECK(played(match) == Texts{"1 e4 d3 r"});
    drag(desk, "e1", "d1"); // it is B's turn
    CHECK(match.length() == 1);
    drag(desk, "a1", "b1");
    desk->press('k');
    CHECK(match.length() == 2);
}

TEST_CASE("The wall: its squares, its own square or K keeps it, and what is wrong is explained", "[window]") {
    Desk desk(settingsFor("human", "human", "seed"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    desk->press('k'); // too early
    CHECK(match.length() == 0);
    desk->click("e1");
    desk->click("d1");
    desk->press(Key::Up); // the first key shows where the focus is
    CHECK(desk->focused() == "c1");
    desk->press(Key::Up);
    CHECK(desk->focused() == "b1");
    desk->click("c4");
    CHECK(desk->reads("one step"));
    CHECK(match.length() == 0);
    desk->click("c1");
    CHECK(played(match) == Texts{"2 e1 d1 s"});
    desk->click("a1");
    desk->click("b1");
    desk->click("d1"); // a soldier of A
    CHECK(match.length() == 1);
    CHECK(desk->reads("d1"));
    desk->click("c2");
    CHECK(match.length() == 2);
}

TEST_CASE("The wall changes places with an own soldier, and says so", "[window]") {
    Desk desk(settingsFor("human", "human", "academy-8-swap"), kSmall);
    begin(desk);
    CHECK(desk->reads("The wall changes places with a soldier")); // the lesson's sentence
    clickMove(desk, "1 e1 d2 d");
    CHECK(played(table(desk).match()) == Texts{"1 e1 d2 d"});
    CHECK(desk->reads("swaps the wall with the soldier on"));
    CHECK_FALSE(desk->reads("The wall changes places with a soldier"));
}

TEST_CASE("A blocked player is told, hands over a card and may push the wall", "[window]") {
    Desk desk(settingsFor("human", "human", "academy-9-blocked"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    CHECK(desk->reads("No pawn of A can move"));
    desk->click("d1");
    CHECK(desk->reads("no pawn of yours can move"));
    desk->click("A card 1");
    REQUIRE(desk->sees("Keep the wall (K)"));
    desk->press(Key::Escape);
    CHECK_FALSE(desk->sees("Keep the wall (K)"));
    desk->press('2');
    desk->click("c2");
    CHECK(played(match) == Texts{"2 XX XX r"});
    CHECK(desk->reads("hands over Blossom"));
}

TEST_CASE("Who is blocked by the other's move is told at that moment", "[window]") {
    Desk desk(settingsFor("human", "human", "custom",
                          "custom-cards = '[\"ox\", \"boar\", \"...../...../..o../.x.../.....\", "
                          "\"...../...../..o../x..../.....\", \"crab\"]'\n"),
              kSmall);
    begin(desk);
    clickMove(desk, "1 e1 d1 s");
    CHECK(desk->reads("No pawn of Grace can move"));
    CHECK(partsOf(matchOn(desk), matchOn(desk).moves().front()).pass);
}

TEST_CASE("What is not allowed in Onitama is refused with a reason and changes nothing", "[window]") {
    Desk desk(settingsFor("human", "human", "seed"), kSmall);
    begin(desk);
    desk->click("a1");
    CHECK(desk->reads("a1"));
    desk->click("c3");
    CHECK(desk->reads("c3"));
    desk->click("e4");
    desk->click("b4");
    CHECK(desk->reads("neither card leads from e4 to b4"));
    desk->click("e5"); // another pawn instead
    CHECK_FALSE(desk->reads("neither card leads from e4 to b4"));
    desk->click("d5");
    REQUIRE(desk->sees("Keep the wall (K)"));
    desk->press('1'); // does not lead there
    CHECK(desk->reads("does not lead there"));
    CHECK(table(desk).match().length() == 0);
    desk->pass(4);
    CHECK_FALSE(desk->reads("does not lead there"));
}
