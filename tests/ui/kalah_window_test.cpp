// Kalah as a player meets it: the real program in a window, from the menu through whole games.
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/match/match_scene.hpp"

#include <fmt/format.h>

#include <fstream>
#include <string>

using namespace parlour;
using namespace parlour::ui;

namespace {

// Animations off, unless a test is about them.
std::string settingsFor(std::string_view south, std::string_view north, std::string_view level,
                        std::string_view pace = "off") {
    return fmt::format("animation = '{}'\n[choices.kalah]\nlevel = '{}'\nplayer0 = '{}'\nplayer1 = '{}'\n"
                       "name0 = 'Ada'\nname1 = 'Grace'\n",
                       pace, level, south, north);
}

const Session& table(Desk& desk) {
    for (const auto& scene : desk.shell().scenes().all()) {
        if (const auto* match = dynamic_cast<const MatchScene*>(scene.get())) return match->session();
    }
    throw std::runtime_error("no match is on the table");
}

std::string houseLabel(const Match& match, const std::string& move) {
    return match.seatName(*match.toMove()) + " " + move;
}

std::vector<std::string> played(const Match& match) {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < match.length(); ++i) {
        moves.push_back(match.ply(i).move);
    }
    return moves;
}

// Until it is a person's turn or the result is there.
void wait(Desk& desk) {
    REQUIRE(desk->until([&] { return desk->scene() == "result" || table(desk).humanToMove(); }, 60));
}

void toResult(Desk& desk, const std::function<void(const std::string&)>& move) {
    for (int turn = 0; turn < 200; ++turn) {
        wait(desk);
        if (desk->scene() == "result" || table(desk).match().over()) break;
        move(table(desk).match().moves().front());
    }
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
}

std::size_t recordCount(Desk& desk) {
    std::size_t count = 0;
    for ([[maybe_unused]] const auto& file : std::filesystem::directory_iterator(desk.records())) {
        ++count;
    }
    return count;
}

} // namespace

TEST_CASE("By clicks: from the menu through a game against a computer to the result and a rematch", "[window]") {
    Desk desk("animation = 'off'\n");
    desk->click("Kalah");
    REQUIRE(desk->scene() == "setup");
    desk->click("Mini");
    CHECK(desk->find("Houses a side")->value == "3");
    CHECK_FALSE(desk->find("Houses a side")->enabled);
    for (int i = 0; i < 6 && desk->find("##player of North")->value != "Random"; ++i) {
        desk->click("##player of North");
    }
    REQUIRE(desk->find("##player of North")->value == "Random");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    toResult(desk, [&](const std::string& move) { desk->click(houseLabel(table(desk).match(), move)); });
    const auto scores = table(desk).match().scores();
    CHECK(scores[0] + scores[1] == 12);
    CHECK(desk->reads(scores[0] == scores[1] ? "draw" : "wins by"));
    desk->click("Rematch");
    REQUIRE(desk->scene() == "match");
    CHECK(table(desk).setup().seats[0].player == "random"); // seats are swapped unless one says no
    CHECK(table(desk).setup().seats[1].player == "human");
    toResult(desk, [&](const std::string& move) { desk->click(houseLabel(table(desk).match(), move)); });
    desk->click("Menu");
    desk->settle();
    CHECK(desk->scene() == "menu");
    CHECK_FALSE(desk->sees("Continue")); // both games are over
    CHECK(recordCount(desk) == 2);
}

TEST_CASE("By keys alone: from the menu through a game to the result and a rematch", "[window]") {
    Desk desk(settingsFor("human", "random", "mini"));
    const auto tabTo = [&](std::string_view label) {
        for (int i = 0; i < 40 && desk->focused() != label; ++i) {
            desk->press(Key::Tab);
        }
        REQUIRE(desk->focused() == label);
    };
    tabTo("Kalah");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "setup");
    tabTo("Play");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    desk->step();
    CHECK(desk->focused() == "South 1");
    // The first move with arrow and Enter, the others by their number.
    desk->press(Key::Right);
    CHECK(desk->focused() == "South 2");
    desk->press(Key::Enter);
    REQUIRE(table(desk).match().length() >= 1);
    CHECK(table(desk).match().ply(0).move == "2");
    toResult(desk, [&](const std::string& move) { desk->press(move.front()); });
    CHECK(desk->focused() == "Rematch");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    CHECK_FALSE(table(desk).match().over());
    desk->press(Key::Escape);
    CHECK(desk->scene() == "pause");
    desk->press(Key::Escape);
    CHECK(desk->scene() == "match");
    desk->press(Key::F1);
    CHECK(desk->scene() == "rules");
    desk->press(Key::Escape);
    CHECK(desk->scene() == "match");
}

TEST_CASE("Two people on one board, animations on: any input finishes what is running", "[window]") {
    Desk desk(settingsFor("human", "human", "classic", "normal"));
    desk->click("Kalah");
    desk->click("Play");
    desk->click("South 3"); // ends in the store: again South
    CHECK(desk.shell().restless());
    desk->click("South 6"); // at once
    desk->click("North 2");
    const Match& match = table(desk).match();
    CHECK(played(match) == std::vector<std::string>{"3", "6", "2"});
    desk->settle();
    CHECK_FALSE(desk.shell().restless());
    CHECK(desk->reads("Ada"));
    CHECK(desk->reads("Grace"));
}

TEST_CASE("What is not allowed is refused with a reason and changes nothing", "[window]") {
    Desk desk(settingsFor("human", "human", "classic"));
    desk->click("Kalah");
    desk->click("Play");
    desk->click("South 3");
    desk->click("South 3"); // empty now, and South moves again
    CHECK(desk->reads("South's house 3 is empty"));
    desk->click("North 3");
    CHECK(desk->reads("lower row"));
    desk->press('w');
    CHECK(desk->reads("no pie rule"));
    CHECK(played(table(desk).match()) == std::vector<std::string>{"3"});
    desk->pass(4);
    CHECK_FALSE(desk->reads("no pie rule")); // it does not stay for ever
}

TEST_CASE("Pointing at a house tells where its last seed falls, unless hints are off", "[window]") {
    const bool hints = GENERATE(true, false);
    Desk desk(fmt::format("hints = {}\n{}", hints, settingsFor("human", "human", "classic")));
    desk->click("Kalah");
    desk->click("Play");
    desk->hover("South 3");
    desk->step(2);
    CHECK(desk->reads("House 3 reaches the store and moves again") == hints);
    desk->hover("South 1");
    desk->step(2);
    CHECK(desk->reads("House 1 reaches South's house 5") == hints);
}

TEST_CASE("Undo takes back to the last decision of a person, redo goes forward, a new move forgets", "[window]") {
    Desk desk(settingsFor("human", "greedy", "classic"));
    desk->click("Kalah");
    desk->click("Play");
    CHECK_FALSE(desk->find("Undo (U)")->enabled);
    const Match& match = table(desk).match();
    // How far the last decision of South, the person, lies back: the computer's answers are its own affair.
    const auto lastOwn = [&] {
        std::size_t ply = match.length();
        while (ply-- > 0 && match.ply(ply).seat != seatAt(0)) {
        }
        return ply;
    };
    desk->press('1'); // does not reach the store: the computer answers
    wait(desk);
    REQUIRE(match.length() >= 2);
    desk->press(match.moves().front().front());
    wait(desk);
    const auto before = played(match);
    const std::size_t second = lastOwn();
    desk->click("Undo (U)");
    CHECK(table(desk).humanToMove());
    CHECK(match.length() == second);
    const auto once = played(match);
    desk->press('u');
    CHECK(played(match).empty());
    desk->press('r');
    CHECK(played(match) == once);
    desk->click("Redo (R)");
    CHECK(played(match) == before);
    desk->press('u');
    const std::string other = match.moves().back();
    desk->press(other.front());
    CHECK(played(match)[once.size()] == other);
    CHECK_FALSE(desk->find("Redo (R)")->enabled);
}

TEST_CASE("A hint names a legal move and what it is worth, and playing it is possible", "[window]") {
    Desk desk(settingsFor("human", "human", "mini"));
    desk->click("Kalah");
    desk->click("Play");
    desk->press('h');
    // The one best first move of this board, as looking at every game shows.
    REQUIRE(desk->until(
        [&] { return desk->reads("House 2 moves again and wins by 4 (proven; best play can end it in "); }, 20));
    desk->press('2');
    CHECK_FALSE(desk->reads("House 2 moves again"));
}

TEST_CASE("Two computers: pause, step, speed, to the result, and the game looked through", "[window]") {
    Desk desk(settingsFor("random", "greedy", "mini", "fast"));
    desk->click("Kalah");
    desk->click("Play");
    REQUIRE(desk->until([&] { return table(desk).match().length() >= 2; }, 30));
    desk->press(Key::Space);
    CHECK(desk->sees("Go on (Space)"));
    const std::size_t paused = table(desk).match().length();
    desk->pass(3);
    CHECK(table(desk).match().length() == paused);
    desk->click("One move (S)");
    REQUIRE(desk->until([&] { return table(desk).match().length() == paused + 1; }, 10));
    desk->pass(3);
    CHECK(table(desk).match().length() == paused + 1);
    desk->click("Faster");
    desk->click("Faster");
    CHECK_FALSE(desk->find("Faster")->enabled);
    desk->click("Go on (Space)");
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 60));
    const auto all = played(table(desk).match());
    desk->settle();
    desk->click("Review");
    CHECK(table(desk).match().length() == 0);
    desk->click("One move on (PgDn)");
    desk->press(Key::PageDown);
    CHECK(table(desk).match().length() == 2);
    desk->press(Key::PageUp);
    CHECK(table(desk).match().length() == 1);
    desk->press(Key::End);
    CHECK(played(table(desk).match()) == all);
    desk->press(Key::Home);
    CHECK(table(desk).match().length() == 0);
    desk->press(Key::Space); // plays through by itself
    REQUIRE(desk->until([&] { return table(desk).match().length() == all.size(); }, 60));
    desk->settle();
    desk->click("Result");
    desk->settle();
    CHECK(desk->scene() == "result");
    CHECK(recordCount(desk) == 1);
}

TEST_CASE("A thinking computer can be told to move now, and every button stays live", "[window]") {
    Desk desk(settingsFor("human", "master", "six"));
    desk->click("Kalah");
    desk->click("Play");
    desk->press('2');
    REQUIRE(desk->until([&] { return table(desk).thinking(); }, 5));
    REQUIRE(desk->until([&] { return desk->sees("Move now"); }, 4));
    desk->click("Move now");
    REQUIRE(desk->until([&] { return table(desk).match().length() > 1; }, 4)); // it would have thought for longer
    desk->press('u');                                                          // also in the middle of its thinking
    CHECK(table(desk).match().length() == 0);
    CHECK(table(desk).humanToMove());
}

TEST_CASE("The pie rule offers a visible swap, once", "[window]") {
    Desk desk(settingsFor("human", "human", "pie"));
    desk->click("Kalah");
    desk->click("Play");
    CHECK_FALSE(desk->sees("Swap sides (W)"));
    desk->press('1');
    REQUIRE(desk->sees("Swap sides (W)"));
    desk->click("Swap sides (W)");
    CHECK(played(table(desk).match()) == std::vector<std::string>{"1", "swap"});
    CHECK_FALSE(desk->sees("Swap sides (W)"));
}

TEST_CASE("The setup screen: a custom board, names, who starts, and all of it remembered", "[window]") {
    Desk desk("animation = 'off'\n");
    desk->click("Kalah");
    desk->click("Custom");
    REQUIRE(desk->find("Houses a side")->enabled);
    while (desk->find("Houses a side")->value != "2") {
        desk->hover("Houses a side");
        desk->press(Key::Left);
    }
    for (int i = 0; i < 6 && desk->find("##player of North")->value != "Human"; ++i) {
        desk->click("##player of North");
    }
    desk->hover("Who starts");
    desk->press(Key::Right);
    REQUIRE(desk->find("Who starts")->value == "North");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    const Match& match = table(desk).match();
    CHECK(match.moves() == std::vector<std::string>{"1", "2"});
    CHECK(match.seatName(*match.toMove()) == "North");
    desk->click("North 1");
    CHECK(played(match) == std::vector<std::string>{"1"});

    desk.restart();
    CHECK(desk->sees("Continue"));
    desk->click("Kalah");
    CHECK(desk->find("Houses a side")->value == "2");
    CHECK(desk->find("Houses a side")->enabled);
    CHECK(desk->find("##player of North")->value == "Human");
    CHECK(desk->find("Who starts")->value == "North");
}

TEST_CASE("An unfinished game goes on where it was, in the same file", "[window]") {
    Desk desk(settingsFor("human", "greedy", "classic"));
    desk->click("Kalah");
    desk->click("Play");
    desk->press('1');
    wait(desk);
    const auto before = played(table(desk).match());
    desk->press(Key::Escape);
    desk->settle();
    desk->click("Leave game");
    desk->settle();
    desk->click("Leave"); // it asks, because the game is running
    desk->settle();
    REQUIRE(desk->scene() == "menu");
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    CHECK(played(table(desk).match()) == before);
    CHECK(table(desk).setup().seats[0].name == "Ada");
    desk->press(table(desk).match().moves().front().front());
    wait(desk);
    CHECK(table(desk).match().length() > before.size());
    CHECK(recordCount(desk) == 1);
}
