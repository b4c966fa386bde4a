// Kahuna as players meet it: the real program in a window, from the menu through whole games.
#include "tests/ui/kahuna_play.hpp"

using namespace parlour;
using namespace parlour::ui;
using namespace parlour::ui::kahuna_play;

TEST_CASE("Kahuna by clicks: from the menu through a game against a computer to the result and a rematch", "[window]") {
    Desk desk("animation = 'off'\n");
    desk->click("Kahuna");
    REQUIRE(desk->scene() == "setup");
    desk->click("String of pearls");
    for (int i = 0; i < 6 && desk->find("##player of P2")->value != "Random"; ++i) {
        desk->click("##player of P2");
    }
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    toResult(
        desk, [&](const kahuna::Move& move) { playByClicks(desk, move); }, readByClicks);
    CHECK(desk->reads("The end, in round"));
    CHECK(desk->reads("kahuna"));
    CHECK(desk->sees("Points"));
    desk->click("Rematch");
    REQUIRE(desk->scene() == "match");
    wait(desk);
    // The person is the second player now, and still sits at the bottom with an open hand.
    CHECK(scene(desk).cast().sight == kahuna::Sight{{false, true}, kP2});
    checkFaces(desk, kP2);
}

TEST_CASE("Kahuna by keys alone: from the menu through a game to the result", "[window]") {
    Desk desk(settingsFor("human", "random"));
    tabTo(desk, "Kahuna");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "setup");
    tabTo(desk, "Play");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    toResult(
        desk, [&](const kahuna::Move& move) { playByKeys(desk, move); }, readByKeys);
    CHECK(desk->focused() == "Rematch");
    desk->press(Key::Escape);
    CHECK(desk->scene() == "menu");
}

TEST_CASE("Kahuna: a bridge first, then its cards; and choices are taken back", "[window]") {
    Desk desk(settingsFor("human", "random", "mathuna"));
    start(desk);
    wait(desk);
    const auto& map = match(desk).rules().map();
    const auto hand = match(desk).state().hands[0];
    // An empty place with an end that is in the hand: every place is empty.
    const auto card = hand.at(0);
    auto at = map.bridgesAt(card);
    const auto bridge = kahuna::popBridge(at);
    const std::size_t before = match(desk).length();
    desk->click("Bridge " + map.bridgeName(bridge));
    desk->step();
    CHECK(desk->reads("with which card?"));
    desk->press(Key::Backspace);
    desk->step();
    CHECK_FALSE(desk->reads("with which card?"));
    tabTo(desk, "Bridge " + map.bridgeName(bridge));
    desk->press(Key::Enter);
    desk->step(2);
    CHECK(desk->focused() == "Hand 1"); // the focus has gone on to a card that can be used
    desk->press(Key::Enter);
    desk->step();
    REQUIRE(match(desk).length() == before + 1);
    CHECK(actionOf(desk, before) == fmt::format("build {} {}", map.bridgeName(bridge), map.letter(card)));
}

TEST_CASE("Kahuna: what is not allowed is refused with a reason and changes nothing", "[window]") {
    Desk desk(settingsFor("human", "random", "mathuna"));
    start(desk);
    wait(desk);
    const std::size_t before = match(desk).length();
    const auto& map = match(desk).rules().map();
    const auto& hand = match(desk).state().hands[0];
    for (std::size_t i = 0; i < map.bridges().size(); ++i) {
        const auto bridge = static_cast<kahuna::Bridge>(i);
        if (hand.has(map.ends(bridge).first) || hand.has(map.ends(bridge).second)) continue;
        desk->click("Bridge " + map.bridgeName(bridge));
        desk->step();
        CHECK(desk->reads("you have no card of"));
        break;
    }
    desk->press('x');
    desk->step();
    CHECK(desk->reads("choose the card that you want to discard"));
    // With five cards in hand the deck is refused.
    while (match(desk).state().hands[0].size() < kahuna::kFullHand) {
        desk->press('9');
        wait(desk);
        REQUIRE(desk->scene() == "match");
    }
    const std::size_t full = match(desk).length();
    REQUIRE(full > before);
    desk->press('9');
    desk->step();
    CHECK(match(desk).length() == full);
    CHECK(desk->reads("5 cards"));
}

TEST_CASE("Kahuna: a hint says what to do and how likely that wins", "[window]") {
    Desk desk(settingsFor("human", "random", "mathuna"));
    start(desk);
    wait(desk);
    desk->press('h');
    REQUIRE(desk->until([&] { return desk->reads(" % to win."); }, 30));
    CHECK((desk->reads("Build ") || desk->reads("Draw ")));
    desk->press('9');
    CHECK_FALSE(desk->reads(" % to win."));
}

TEST_CASE("Kahuna: pointing at a bridge says what would happen, unless hints are off", "[window]") {
    const bool hints = GENERATE(true, false);
    Desk desk(fmt::format("hints = {}\n{}", hints, settingsFor("human", "random", "mathuna")));
    start(desk);
    wait(desk);
    desk->hover("Bridge HL");
    desk->step(2);
    CHECK(desk->reads("Building Huna–Lale takes no island yet") == hints);
}

TEST_CASE("Kahuna: against a computer one's own hand stays open and no blind comes down", "[window]") {
    Desk desk(settingsFor("human", "greedy", "pearls", "fast"));
    start(desk);
    const auto step = [&] {
        desk->step();
        REQUIRE_FALSE(scene(desk).curtainDown());
        REQUIRE(scene(desk).cast().sight == kahuna::Sight{{true, false}, kP1});
        checkFaces(desk, kP1);
    };
    while (match(desk).toMove() != kP1) {
        step();
    }
    desk->press('9');
    for (int frame = 0; frame < 150; ++frame) {
        step();
    }
    CHECK(match(desk).length() > 11);
}

TEST_CASE("Kahuna: two people end a game, the result is explained, and the review hides nothing", "[window]") {
    Desk desk(settingsFor("human", "human"));
    nearlyOver(desk.records(), 4);
    desk.restart();
    desk->click("Continue");
    for (int turn = 0; turn < 20 && desk->scene() == "match" && !match(desk).over(); ++turn) {
        wait(desk);
        for (const std::string name : {"Ada", "Grace"}) {
            if (desk->sees("Pass to " + name) && !desk->sees("I am " + name)) desk->click("Pass to " + name);
            desk->step(2);
            if (desk->sees("I am " + name)) sit(desk, name);
        }
        playByKeys(desk, sensible(match(desk)));
        desk->step(2);
    }
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
    CHECK(desk->reads("Round 1"));
    CHECK(desk->reads("The end, in round"));
    const std::size_t all = match(desk).length();
    desk->click("Review");
    CHECK(match(desk).length() == 0); // back past every deal
    desk->press(Key::End);
    desk->step();
    CHECK(match(desk).length() == all);
    desk->press(Key::PageUp);
    CHECK(match(desk).length() == all - 1);
    CHECK(scene(desk).cast().sight.hands == std::array{true, true});
    CHECK_FALSE(scene(desk).curtainDown());
}

TEST_CASE("Kahuna: after a round nobody plays on until its sheet has been read, by whatever key", "[window]") {
    const Key key = GENERATE(Key::Enter, Key::Space, Key::Escape);
    Desk desk(settingsFor("human", "random"));
    nearlyOver(desk.records(), 6, true, "random");
    desk.restart();
    desk->click("Continue");
    const auto next = [&] { return scene(desk).session().humanToMove() || !sheetButton(desk).empty(); };
    for (int turn = 0; turn < 20 && sheetButton(desk).empty(); ++turn) {
        REQUIRE(desk->until(next, 20));
        if (sheetButton(desk).empty()) playByKeys(desk, sensible(match(desk)));
        desk->step(2);
    }
    REQUIRE(sheetButton(desk) == "On to round 2");
    CHECK(desk->reads("Round 1 is over"));
    CHECK(desk->focused() == "On to round 2");
    const std::size_t length = match(desk).length();
    for (const char symbol : {'1', '6', '9', '0', 'x', 'h'}) {
        desk->press(symbol);
    }
    desk->pass(1);
    CHECK(match(desk).length() == length);
    CHECK(match(desk).toMove() == kChance); // the next round is not dealt yet
    REQUIRE(sheetButton(desk) == "On to round 2");
    desk->press(key);
    desk->step(2);
    CHECK(desk->scene() == "match");
    CHECK(sheetButton(desk).empty());
    REQUIRE(desk->until([&] { return scene(desk).session().humanToMove(); }, 20));
    desk->step(2);
    CHECK(match(desk).length() > length);
    CHECK(desk->focused() == "Hand 1");
}

TEST_CASE("Kahuna: two computers are watched with open hands; a step is a move with the card that it brings",
          "[window]") {
    Desk desk(settingsFor("greedy", "random", "pearls", "fast"));
    start(desk);
    REQUIRE(desk->until([&] { return match(desk).length() > 12; }, 30));
    CHECK(scene(desk).cast().sight.hands == std::array{true, true});
    desk->press(Key::Space);
    desk->pass(2);
    const auto moves = [&] { // those of players
        std::size_t count = 0;
        for (std::size_t ply = 0; ply < match(desk).length(); ++ply) {
            count += match(desk).ply(ply).seat == kChance ? 0 : 1;
        }
        return count;
    };
    const std::size_t paused = moves();
    REQUIRE(match(desk).toMove() != kChance);
    desk->click("One move (S)");
    REQUIRE(desk->until([&] { return moves() == paused + 1 && match(desk).toMove() != kChance; }, 20));
    desk->pass(2);
    CHECK(moves() == paused + 1);
    desk->press('u');
    CHECK(moves() == paused);
    CHECK(match(desk).toMove() != kChance);
}

TEST_CASE("Kahuna: the setup offers every archipelago and option for a game of one's own", "[window]") {
    Desk desk("animation = 'off'\n");
    desk->click("Kahuna");
    CHECK_FALSE(desk->find("Rules")->enabled);
    desk->click("Custom");
    const auto pick = [&](const char* label, std::string_view value) {
        for (int i = 0; i < 6 && desk->find(label)->value != value; ++i) {
            desk->hover(label);
            desk->press(Key::Right);
        }
        REQUIRE(desk->find(label)->value == value);
    };
    pick("Archipelago", "Trade winds");
    pick("Rules", "Official");
    CHECK(desk->find("Tied round")->value == "nobody scores");
    pick("Tied round", "both score");
    CHECK(desk->find("Rules")->value == "mixed");
    pick("##player of P2", "Human");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    const auto& rules = match(desk).rules();
    CHECK(rules.map().islands().size() >= 16);
    CHECK(rules.options().tieScores == kahuna::TieScores::Both);
    CHECK(rules.options().discard == kahuna::Discard::FullHand);
}
