// Onitama as a player meets it: the real program in a window, from the menu through whole games.
#include "tests/ui/onitama_table.hpp"

using namespace onitama_table;

namespace {

bool ends(const OnitamaMatch& match, const std::string& move) {
    auto after = match.state();
    match.rules().apply(after, *match.rules().parseMove(after, move), nullptr);
    return after.ending != onitama::Ending::None;
}

// Ends the game if it can; else takes the move that the engine lists at a place that wanders, so that all kinds come
// up.
void toResult(Desk& desk, const std::function<void(const std::string&)>& move) {
    std::size_t wanders = 0;
    for (int turn = 0; turn < 200; ++turn) {
        wait(desk);
        if (desk->scene() == "result" || matchOn(desk).over()) break;
        const OnitamaMatch& match = matchOn(desk);
        const auto moves = match.moves();
        const std::size_t before = match.length();
        const auto last = std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return ends(match, m); });
        const std::string chosen = last != moves.end() ? *last : moves[(wanders += 7) % moves.size()];
        CAPTURE(chosen);
        move(chosen);
        REQUIRE(match.length() > before);
        REQUIRE(match.ply(before).move == chosen);
    }
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
}

} // namespace

TEST_CASE("Onitama by clicks: from the menu through a game against a computer to the result and a rematch",
          "[window]") {
    Desk desk("animation = 'off'\n", kSmall);
    desk->click("Onitama");
    REQUIRE(desk->scene() == "setup");
    desk->click("The wall");
    for (int i = 0; i < 6 && desk->find("##player of B")->value != "Random"; ++i) {
        desk->click("##player of B");
    }
    REQUIRE(desk->find("##player of B")->value == "Random");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    REQUIRE(desk->until([&] { return table(desk).humanToMove(); }, 20));
    CHECK(table(desk).match().length() == 5); // the cards were dealt
    CHECK(desk->reads("Dealt: "));
    toResult(desk, [&](const std::string& move) { clickMove(desk, move); });
    const auto scores = table(desk).match().scores();
    CHECK(scores[0] + scores[1] <= 1);
    CHECK(desk->reads(scores[0] == scores[1] ? "A draw" : "wins"));
    CHECK(desk->reads("Pawns taken"));
    CHECK(desk->reads("Wall moved"));
    desk->click("Rematch");
    REQUIRE(desk->scene() == "match");
    CHECK(table(desk).setup().seats[0].player == "random");
    CHECK(table(desk).setup().seats[1].player == "human");
    toResult(desk, [&](const std::string& move) { clickMove(desk, move); });
    desk->click("Menu");
    desk->settle();
    CHECK(desk->scene() == "menu");
    CHECK_FALSE(desk->sees("Continue"));
}

TEST_CASE("Onitama by keys alone: from the menu through a game to the result", "[window]") {
    Desk desk(settingsFor("human", "random", "custom", fmt::format("{}custom-turn_limit = '16'\n", kTwoWays)), kSmall);
    const auto tabTo = [&](std::string_view label) {
        for (int i = 0; i < 40 && desk->focused() != label; ++i) {
            desk->press(Key::Tab);
        }
        REQUIRE(desk->focused() == label);
    };
    tabTo("Onitama");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "setup");
    tabTo("Play");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    desk->step(2);
    CHECK(desk->focused() == "e3"); // its own general
    toResult(desk, [&](const std::string& move) {
        const std::size_t before = matchOn(desk).length();
        const Parts parts = partsOf(matchOn(desk), move);
        const char card = parts.slot == 0 ? '1' : '2';
        if (parts.pass) {
            desk->press(card);
        } else {
            walkTo(desk, parts.from);
            desk->press(Key::Enter);
            walkTo(desk, parts.to);
            desk->press(Key::Enter);
            if (desk->reads("which one?")) desk->press(card);
        }
        if (parts.wall.empty() || matchOn(desk).length() > before) return;
        if (desk->focused() == parts.wall) { // it starts on the wall
            desk->press('k');
        } else {
            walkTo(desk, parts.wall);
            desk->press(Key::Enter);
        }
    });
    CHECK(desk->focused() == "Rematch");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    desk->press(Key::F1);
    CHECK(desk->scene() == "rules");
    CHECK(desk->reads("courtyard"));
    desk->press(Key::Escape);
    CHECK(desk->scene() == "match");
}

TEST_CASE("Both kinds of win and the turn limit are explained, on the table and in the result", "[window]") {
    struct Case {
        std::string level, custom, explained, headline;
    };
    const auto end =
        GENERATE(Case{"academy-1-general", "", "took Grace's general", "Ada wins"},
                 Case{"academy-2-base", "", "reached Grace's shrine", "Ada wins"},
                 Case{"custom", fmt::format("{}custom-turn_limit = '1'\n", kTwoWays), "limit of 1 turns", "A draw"});
    Desk desk(settingsFor("human", "human", end.level, end.custom), kSmall);
    begin(desk);
    const OnitamaMatch& match = matchOn(desk);
    const auto moves = match.moves();
    const auto last = std::find_if(moves.begin(), moves.end(), [&](const auto& move) { return ends(match, move); });
    REQUIRE(last != moves.end());
    clickMove(desk, *last);
    REQUIRE(match.over());
    CHECK(desk->reads(end.explained));
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
    CHECK(desk->reads(end.headline));
    CHECK(desk->reads(end.explained));
}

TEST_CASE("Before the turn limit the players are warned, and the title counts", "[window]") {
    Desk desk(settingsFor("human", "human", "custom", fmt::format("{}custom-turn_limit = '12'\n", kTwoWays)), kSmall);
    begin(desk);
    CHECK(desk->reads("12 turns left"));
    clickMove(desk, "1 e1 d1 s");
    CHECK_FALSE(desk->reads("then it is a draw"));
    clickMove(desk, "1 a1 b1 s");
    CHECK(desk->reads("10 turns left, then it is a draw"));
}

TEST_CASE("Onitama: undo and redo, also in the middle of a turn", "[window]") {
    Desk desk(settingsFor("human", "greedy", "seed"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    CHECK_FALSE(desk->find("Undo (U)")->enabled);
    clickMove(desk, "1 e4 d3 s"); // whatever the answer, the second card can still step ahead
    wait(desk);
    REQUIRE(match.length() == 2);
    desk->press('2');
    desk->click("d5");
    REQUIRE(desk->sees("Keep the wall (K)"));
    const auto before = played(match);
    desk->press('u'); // the half turn is forgotten with it
    CHECK(played(match).empty());
    CHECK_FALSE(desk->sees("Keep the wall (K)"));
    desk->click("Redo (R)");
    CHECK(played(match) == before);
    desk->click("Undo (U)");
    clickMove(desk, "2 e2 d2 u");
    CHECK(played(match).front() == "2 e2 d2 u");
    CHECK_FALSE(desk->find("Redo (R)")->enabled);
    wait(desk);
    CHECK(match.length() == 2);
}

TEST_CASE("Undo does not take back the deal", "[window]") {
    Desk desk(settingsFor("human", "human", "classic"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    REQUIRE(match.length() == 5);
    CHECK_FALSE(desk->find("Undo (U)")->enabled);
    desk->press('u');
    CHECK(match.length() == 5);
    clickMove(desk, match.moves().front());
    REQUIRE(match.length() == 6);
    desk->press('u');
    CHECK(match.length() == 5);
}

TEST_CASE("Onitama: a hint names a winning move, and it can be played", "[window]") {
    Desk desk(settingsFor("human", "human", "academy-1-general"), kSmall);
    begin(desk);
    desk->press('h');
    REQUIRE(desk->until([&] { return desk->reads("takes the general and wins."); }, 30));
    const auto moves = table(desk).match().moves();
    clickMove(desk, moves.front());
    CHECK_FALSE(desk->reads("takes the general and wins."));
}

TEST_CASE("A computer's move says which card it used and how it went", "[window]") {
    Desk desk(settingsFor("human", "greedy", "seed"), kSmall);
    begin(desk);
    clickMove(desk, "2 e1 d1 s");
    wait(desk);
    desk->settle();
    CHECK(desk->reads("Grace plays "));
    CHECK(desk->reads("just played"));
    CHECK(desk->reads("1. Ada: Blossom e1–d1"));
    CHECK(desk->reads("2. Grace: "));
}

TEST_CASE("Onitama: two computers, pause, step, to the result, and the game looked through", "[window]") {
    Desk desk(settingsFor("greedy", "random", "classic", "", "fast"), kSmall);
    desk->click("Onitama");
    desk->click("Play");
    REQUIRE(desk->until([&] { return table(desk).match().length() >= 6; }, 60));
    desk->press(Key::Space);
    CHECK(desk->sees("Go on (Space)"));
    const std::size_t paused = table(desk).match().length();
    desk->pass(2);
    CHECK(table(desk).match().length() == paused);
    desk->press('s');
    REQUIRE(desk->until([&] { return table(desk).match().length() == paused + 1; }, 10));
    desk->click("Faster");
    desk->click("Faster");
    desk->click("Go on (Space)");
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 120));
    const auto all = played(table(desk).match());
    desk->settle();
    desk->click("Review");
    CHECK(table(desk).match().length() == 0); // before the deal
    for (int i = 0; i < 7; ++i) {             // five cards, two moves
        desk->press(Key::PageDown);
    }
    CHECK(played(table(desk).match()).size() == 2);
    desk->press(Key::PageUp);
    CHECK(played(table(desk).match()).size() == 1);
    desk->press(Key::End);
    CHECK(played(table(desk).match()) == all);
    CHECK_FALSE(desk->find("e3")->enabled); // nothing can be played in a review
}

TEST_CASE("An unfinished game of Onitama goes on after a restart, cards and all", "[window]") {
    Desk desk(settingsFor("human", "greedy", "wall"), kSmall);
    begin(desk);
    clickMove(desk, table(desk).match().moves().front());
    wait(desk);
    const auto before = matchOn(desk).state();
    desk->click("e5"); // a half turn is not kept
    desk.restart();
    REQUIRE(desk->sees("Continue"));
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    CHECK(matchOn(desk).state() == before);
    CHECK(table(desk).setup().seats[1].name == "Grace");
    clickMove(desk, table(desk).match().moves().back());
    wait(desk);
    CHECK(table(desk).match().length() > 7);
}

TEST_CASE("Animations on: any input finishes what is running, and everything comes to rest", "[window]") {
    Desk desk(settingsFor("human", "human", "seed", "", "normal"), kSmall);
    begin(desk);
    const Match& match = table(desk).match();
    clickMove(desk, "1 e4 d3 r");
    CHECK(desk.shell().restless());
    clickMove(desk, "1 a1 b1 s");
    clickMove(desk, "2 e5 d5 s");
    CHECK(played(match) == Texts{"1 e4 d3 r", "1 a1 b1 s", "2 e5 d5 s"});
    desk->settle();
    CHECK_FALSE(desk.shell().restless());
}

TEST_CASE("The setup screen of Onitama: five exact cards, the wall, the limit, who starts", "[window]") {
    Desk desk("animation = 'off'\n", kSmall);
    desk->click("Onitama");
    desk->click("Custom");
    desk->click("Choose cards");
    REQUIRE(desk->scene() == "cards");
    desk->click("Exactly these five");
    CHECK_FALSE(desk->find("Done")->enabled);
    for (const auto* card : {"Tiger", "Ox", "Moth", "Crab", "Eel"}) {
        desk->click(card);
    }
    REQUIRE(desk->find("Done")->enabled);
    desk->click("Done");
    REQUIRE(desk->scene() == "setup");
    desk->hover("Wall starts at");
    desk->press(Key::Right);
    const std::string wall = desk->find("Wall starts at")->value;
    CHECK(wall == "c2");
    desk->hover("Turn limit");
    desk->press(Key::Left);
    CHECK(desk->find("Turn limit")->value == "150 turns");
    for (int i = 0; i < 6 && desk->find("##player of B")->value != "Human"; ++i) {
        desk->click("##player of B");
    }
    desk->hover("Who starts");
    desk->press(Key::Right);
    REQUIRE(desk->find("Who starts")->value == "B");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    const OnitamaMatch& match = matchOn(desk);
    CHECK(match.state().wall == onitama::squareNamed(wall));
    CHECK(match.state().mover == onitama::kB);
    CHECK(match.rules().level().turnLimit == 150);
    CHECK(match.rules().card(match.state().cards[2]).name == "moth");
    CHECK(match.rules().card(match.state().cards[4]).name == "eel");
    desk->press(Key::Down); // the first key shows where the focus is: on B's general
    CHECK(desk->focused() == "a3");
}

TEST_CASE("A table of Onitama fits in every window", "[window]") {
    const auto size = GENERATE(sf::Vector2u{960, 600}, sf::Vector2u{1000, 900});
    Desk desk(settingsFor("human", "human", "seed"), size);
    begin(desk);
    desk->click("e4");
    desk->click("d3");
    for (const Seen& seen : desk.shell().widgets().seen()) {
        const Rect r = desk.shell().viewport().toPixels(seen.rect);
        CAPTURE(seen.label);
        CHECK((r.x >= 0 && r.y >= 0 && r.right() <= static_cast<float>(size.x) &&
               r.bottom() <= static_cast<float>(size.y)));
    }
    desk->click("c2");
    CHECK(played(table(desk).match()) == Texts{"1 e4 d3 r"});
}
