// Dice as a player meets it: the real program in a window, from the menu through whole games.
#include "engine/core/catalog.hpp"
#include "engine/core/match_of.hpp"
#include "engine/core/words.hpp"
#include "engine/dice/rules.hpp"
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/dice/layout.hpp"
#include "ui/dice/table_plan.hpp"
#include "ui/match/match_scene.hpp"

#include <fmt/format.h>

#include <string>

using namespace parlour;
using namespace parlour::ui;

namespace {

// Animations off, unless a test is about them.
std::string settingsFor(const std::vector<std::string>& players, std::string_view level,
                        std::string_view pace = "off") {
    std::string text =
        fmt::format("animation = '{}'\n[choices.dice]\nlevel = '{}'\nplayers = '{}'\n", pace, level, players.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        text += fmt::format("player{} = '{}'\nname{} = '{}'\n", i, players[i], i,
                            std::string(1, static_cast<char>('A' + i)) + "da");
    }
    return text;
}

const Session& table(Desk& desk) {
    for (const auto& scene : desk.shell().scenes().all()) {
        if (const auto* match = dynamic_cast<const MatchScene*>(scene.get())) return match->session();
    }
    throw std::runtime_error("no match is on the table");
}

const dice::State& state(Desk& desk) {
    return dynamic_cast<const MatchOf<dice::Rules>&>(table(desk).match()).state();
}

// A game that was played so far, as it waits in the menu; then it is continued.
void goOn(Desk& desk, const std::string& level, const std::vector<std::string>& players,
          const std::vector<std::string>& plies) {
    MatchSetup setup{.game = "dice", .level = {"test", "test.toml", level}, .seed = 5, .seats = {}};
    for (const std::string& player : players) {
        setup.seats.push_back({player, fmt::format("Ada {}", setup.seats.size() + 1)});
    }
    const auto match = findGame("dice")->open(setup.level, static_cast<int>(players.size()), setup.seed);
    for (const std::string& ply : plies) {
        REQUIRE(match->play(ply));
    }
    RecordWriter(desk.records(), setup).update(*match);
    desk.restart();
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    desk->settle();
}

// Rolls whenever dice wait to be rolled, until it is a person's turn to split or the game is over.
void roll(Desk& desk) {
    REQUIRE(desk->until(
        [&] {
            if (desk->scene() == "result" || table(desk).humanToMove()) return true;
            if (desk->sees("Roll the dice (Space)")) desk->press(Key::Space);
            return false;
        },
        120));
}

void toResult(Desk& desk, const std::function<void()>& split) {
    for (int turn = 0; turn < 200; ++turn) {
        roll(desk);
        if (desk->scene() == "result" || table(desk).match().over()) break;
        split();
    }
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
}

// Three collected, and one more roll.
const std::string kCollected = "[[start.sheets]]\nchosen = { 5 = 5 }\nremoved = { 3 = 1, 2 = 1, 6 = 1 }\n";

dice::TrayLayout tray() {
    return dice::TrayLayout(dice::kTrayPlace);
}

} // namespace

TEST_CASE("Dice: a hint names a split, its points and what the sheet will come to", "[window]") {
    Desk desk("animation = 'off'\n");
    goOn(desk, kCollected, {"human"}, {"3 1 5 5 3"});
    desk->press('h');
    REQUIRE(desk->until([&] { return desk->reads(" in the end."); }, 30));
    // The only two splits that there are; every number is new to the sheet.
    CHECK(
        (desk->reads("4 and 10, without 3: −400 now, about ") || desk->reads("6 and 8, without 3: −400 now, about ")));
}

TEST_CASE("Dice: a hint in the last round says who wins", "[window]") {
    Desk desk("animation = 'off'\n");
    goOn(desk,
         "[[start.sheets]]\nchosen = { 4 = 5, 10 = 6 }\n"
         "removed = { 3 = 7, 2 = 1, 6 = 1 }\n[[start.sheets]]\nchosen = { 12 = 6 }\nremoved = { 1 = 8 }\n",
         {"human", "random"}, {"3 1 5 5 3"});
    desk->press('h');
    REQUIRE(desk->until([&] { return desk->reads("4 and 10, without 3: +120 now, and wins with 180."); }, 30));
}

TEST_CASE("By clicks: a whole solo game, from the menu to the result and the best scores", "[window]") {
    Desk desk("animation = 'off'\n");
    desk->click("Dice");
    REQUIRE(desk->scene() == "setup");
    desk->click("Short");
    CHECK(desk->find("Stop##count")->value == "6");
    CHECK_FALSE(desk->find("Stop##count")->enabled);
    desk->hover("Players");
    desk->press(Key::Left);
    REQUIRE(desk->find("Players")->value == "1");
    CHECK_FALSE(desk->sees("##player of P2"));
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    CHECK(desk->reads("Nobody has finished a solo game"));
    desk->click("Roll the dice (Space)");
    desk->settle();
    int turn = 0;
    toResult(desk, [&] {
        const std::string first = table(desk).match().moves().front();
        if (++turn % 2 == 0) { // from the list
            desk->click(first);
        } else { // die by die: those of the pairs, and the last goes by itself
            const auto& moves = table(desk).match().moves();
            for (int die = 1; die <= 5 && !desk->sees("Write it down"); ++die) {
                desk->click(fmt::format("Die {}", die));
            }
            for (int die = 1; die <= 5 && !desk->find("Write it down")->enabled; ++die) {
                if (dice::Group::Felt == tray().hit(desk->find(fmt::format("Die {}", die))->rect.middle())) {
                    desk->click(fmt::format("Die {}", die));
                }
            }
            if (!desk->find("Write it down")->enabled) desk->click(moves.front());
        }
        desk->settle();
        desk->click("Write it down");
    });
    const auto scores = table(desk).match().scores();
    CHECK(turn >= 5);
    CHECK(desk->reads(parlour::numberText(static_cast<int>(scores[0])) + " points"));
    CHECK(desk->reads("The first score on the list"));
    CHECK(desk->reads("Totals by round"));
    CHECK_FALSE(desk->sees("Swap seats for the rematch")); // there is nobody to swap with
    desk->click("Rematch");
    REQUIRE(desk->scene() == "match");
    desk->settle();
    CHECK(desk->reads(parlour::numberText(static_cast<int>(scores[0])))); // on the list beside the tray
}

TEST_CASE("By keys alone: a whole solo game", "[window]") {
    Desk desk(settingsFor({"human"}, "short"));
    const auto tabTo = [&](std::string_view label) {
        for (int i = 0; i < 60 && desk->focused() != label; ++i) {
            desk->press(Key::Tab);
        }
        REQUIRE(desk->focused() == label);
    };
    tabTo("Dice");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "setup");
    tabTo("Play");
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "match");
    desk->settle();
    CHECK(desk->focused() == "Roll the dice (Space)");
    desk->press(Key::Enter);
    desk->settle();
    int turn = 0;
    toResult(desk, [&] {
        desk->settle();
        const std::size_t before = table(desk).match().length();
        if (++turn % 2 == 0) { // numbers typed
            const auto split = table(desk).match().moves().front();
            CHECK(desk->focused().find(' ') != std::string::npos); // the focus is in the list
            desk->press(Key::Down);
            desk->press(Key::Up);
            desk->press(Key::Enter);
            desk->press(Key::Enter);
        } else {
            const dice::Roll roll = state(desk).roll;
            const auto legal = dice::Rules::splits(state(desk).sheets[0], roll).front();
            // The dice of a legal split, pair by pair.
            const dice::Spots spots = dice::arranged(roll, legal);
            for (const dice::Group well : {dice::Group::First, dice::Group::Second}) {
                for (std::size_t die = 0; die < dice::kDice; ++die) {
                    if (spots[die].group == well) desk->press(static_cast<char>('0' + roll[die]));
                }
            }
            desk->settle();
            CHECK(desk->focused() == "Write it down");
            desk->press(Key::Enter);
        }
        desk->settle();
        REQUIRE(table(desk).match().length() > before);
    });
    CHECK(desk->focused() == "Rematch");
    desk->press(Key::Escape);
    desk->settle();
    CHECK(desk->scene() == "menu");
    CHECK_FALSE(desk->sees("Continue"));
}

TEST_CASE("Dice are dragged into the wells, out of them and from one to the other", "[window]") {
    Desk desk(settingsFor({"human"}, "classic"));
    goOn(desk, "title = 'Test'\n", {"human"}, {"1 3 3 5 5"});
    const auto middle = [](dice::Group well) { return tray().well(well).middle(); };
    const auto lies = [&](int die) { return tray().hit(desk->find(fmt::format("Die {}", die))->rect.middle()); };
    desk->drag("Die 1", middle(dice::Group::Second));
    desk->settle();
    CHECK(lies(1) == dice::Group::Second);
    desk->drag("Die 4", middle(dice::Group::Removed));
    desk->settle();
    CHECK(lies(4) == dice::Group::Removed);
    desk->drag("Die 1", tray().felt().middle());
    desk->settle();
    CHECK(lies(1) == dice::Group::Felt);
    desk->drag("Die 2", {30, 30}); // nowhere: it goes back
    desk->settle();
    CHECK(lies(2) == dice::Group::Felt);
    desk->drag("Die 2", middle(dice::Group::First));
    desk->drag("Die 3", middle(dice::Group::First));
    desk->settle();
    desk->drag("Die 1", middle(dice::Group::Second));
    desk->drag("Die 5", middle(dice::Group::Second));
    desk->settle();
    CHECK(desk->reads("6 and 6, without 5"));
    desk->click("Write it down");
    desk->settle();
    REQUIRE(table(desk).match().length() >= 2);
    CHECK(table(desk).match().ply(1).move == "6 6 5");
}

TEST_CASE("An illegal removal is refused with the reason, dragged, clicked or typed", "[window]") {
    Desk desk(settingsFor({"human"}, "classic"));
    goOn(desk, "title = 'Test'\n" + kCollected, {"human"}, {"1 3 3 5 5"});
    CHECK(desk->sees("4 10 3"));
    CHECK(desk->sees("6 8 3"));
    CHECK_FALSE(desk->sees("4 8 5"));
    desk->drag("Die 5", tray().well(dice::Group::Removed).middle());
    CHECK(desk->reads("must be removed"));
    desk->settle();
    CHECK(tray().hit(desk->find("Die 5")->rect.middle()) == dice::Group::Felt);
    for (const int die : {2, 3, 4}) {
        desk->click(fmt::format("Die {}", die));
        desk->settle();
    }
    CHECK_FALSE(desk->reads("must be removed"));
    desk->click("Die 5"); // would leave the 1
    CHECK(desk->reads("must be removed"));
    CHECK_FALSE(desk->find("Write it down")->enabled);
    desk->settle();
    desk->press(Key::Escape); // takes the dice back, and does not pause
    desk->settle();
    REQUIRE(desk->scene() == "match");
    for (const char number : {'5', '5', '3'}) {
        desk->press(number);
    }
    desk->press('3'); // the same again
    CHECK(desk->reads("must be removed"));
    CHECK(table(desk).match().length() == 1);
}

TEST_CASE("A free roll is announced, and its removed die is not recorded", "[window]") {
    Desk desk(settingsFor({"human"}, "classic"));
    goOn(desk, "title = 'Test'\n" + kCollected, {"human"}, {"1 1 4 4 5"});
    CHECK(desk->reads("Free roll!"));
    CHECK(desk->reads("free roll"));
    const auto before = state(desk).sheets[0].removed;
    desk->click("5 5 5");
    desk->settle();
    desk->click("5 5 5"); // the same again writes it down
    desk->settle();
    CHECK(state(desk).sheets[0].removed == before);
    CHECK(state(desk).sheets[0].times(5) == 7);
    CHECK_FALSE(desk->reads("Free roll!"));
}

TEST_CASE("What is written down can be taken back until the next roll", "[window]") {
    Desk desk(settingsFor({"human"}, "classic"));
    goOn(desk, "title = 'Test'\n", {"human"}, {"1 3 3 5 5"});
    CHECK_FALSE(desk->find("Undo (U)")->enabled); // nothing but the roll was played
    desk->click("4 10 3");
    desk->click("4 10 3");
    desk->settle();
    REQUIRE(table(desk).match().length() == 2);
    REQUIRE(desk->find("Undo (U)")->enabled);
    desk->press('u');
    desk->settle();
    CHECK(table(desk).match().length() == 1);
    CHECK(state(desk).sheets[0].times(4) == 0);
    desk->press('r');
    desk->settle();
    CHECK(state(desk).sheets[0].times(4) == 1);
    desk->press(Key::Space);
    desk->settle();
    REQUIRE(table(desk).match().length() == 3);
    CHECK_FALSE(desk->find("Undo (U)")->enabled);
    desk->press('u');
    desk->settle();
    CHECK(table(desk).match().length() == 3);
}

TEST_CASE("Several play, leave in different rounds, and all are there at the result", "[window]") {
    Desk desk(settingsFor({"human", "greedy", "random"}, "short"));
    // The second and the third are further from their end than the first.
    const std::string level = "title = 'Test'\nstop_count = 5\n[[start.sheets]]\nremoved = { 1 = 4, 2 = 4, 3 = 4 }\n"
                              "[[start.sheets]]\nremoved = { 1 = 3 }\n[[start.sheets]]\nremoved = { 2 = 1 }\n";
    goOn(desk, level, {"human", "greedy", "random"}, {"1 2 3 4 5"});
    CHECK(desk->sees("Sheet of P3"));
    desk->click(table(desk).match().moves().front());
    desk->click(table(desk).match().moves().front()); // the first one's last round
    desk->settle();
    REQUIRE(desk->until([&] { return desk->reads("has finished"); }, 20));
    toResult(desk, [] { FAIL("the person has left the game"); });
    const auto scores = table(desk).match().scores();
    const auto rounds = state(desk).round;
    CHECK(rounds > 1);
    REQUIRE(scores.size() == 3);
    for (const double score : scores) {
        CHECK(desk->reads(parlour::numberText(static_cast<int>(score))));
    }
    CHECK(desk->sees("Move one seat on for the rematch"));
    desk->click("Review");
    desk->settle();
    CHECK(table(desk).match().length() == 0); // back past every roll
    desk->press(Key::PageDown);
    desk->settle();
    CHECK(table(desk).match().length() == 1);
}

TEST_CASE("The best scores are kept, best first, and can be seen before a game", "[window]") {
    Desk desk(settingsFor({"human"}, "short"));
    std::vector<int> totals;
    for (const bool first : {true, false}) { // two ways to play
        desk->click("Dice");
        desk->click("Play");
        for (int turn = 0; turn < 80 && desk->scene() == "match"; ++turn) {
            roll(desk);
            if (desk->scene() != "match") break;
            const auto moves = table(desk).match().moves();
            desk->click(first ? moves.front() : moves.back());
            desk->click("Write it down");
            desk->settle();
        }
        REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
        totals.push_back(static_cast<int>(table(desk).match().scores()[0]));
        desk->click("Menu");
        desk->settle();
    }
    desk->click("Dice");
    desk->click("Best scores");
    REQUIRE(desk->scene() == "best scores");
    desk->settle();
    const auto place = [&](int total) {
        for (const Seen& seen : desk.shell().widgets().seen()) {
            if (seen.live && seen.label == parlour::numberText(total)) return seen.rect.y;
        }
        FAIL("the total is not on the list");
        return 0.F;
    };
    CHECK(place(std::max(totals[0], totals[1])) <= place(std::min(totals[0], totals[1])));
    desk->press(Key::Escape);
    REQUIRE(desk->scene() == "setup");
    desk->click("Classic"); // has a list of its own
    desk->click("Best scores");
    CHECK(desk->reads("Nobody has finished a solo game"));
}

TEST_CASE("A game is left in the middle of a round and continued", "[window]") {
    Desk desk(settingsFor({"human", "greedy", "human"}, "classic"));
    desk->click("Dice");
    desk->click("Play");
    roll(desk);
    desk->click(table(desk).match().moves().front());
    desk->click("Write it down");
    REQUIRE(desk->until([&] { return table(desk).match().length() == 3 && table(desk).humanToMove(); }));
    const dice::State before = state(desk);
    desk.restart();
    desk->click("Continue");
    REQUIRE(desk->scene() == "match");
    CHECK(state(desk) == before);
    CHECK(table(desk).match().toMove() == seatAt(2));
    roll(desk);
    desk->click(table(desk).match().moves().front());
    desk->click("Write it down");
    CHECK(table(desk).match().length() == 4);
}

TEST_CASE("Computers alone play to the end without being asked", "[window]") {
    Desk desk(settingsFor({"greedy", "random"}, "short"));
    desk->click("Dice");
    desk->click("Play");
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 120));
    CHECK(table(desk).match().over());
}

TEST_CASE("Nothing is given away while the dice tumble, and a key settles them", "[window]") {
    Desk desk(settingsFor({"human"}, "classic", "normal"));
    desk->click("Dice");
    desk->click("Play");
    desk->settle();
    desk->press(Key::Space);
    desk->pass(0.3F);
    REQUIRE(table(desk).humanToMove());
    const std::string first = table(desk).match().moves().front();
    CHECK_FALSE(desk->sees(first));
    desk->press(Key::Space);
    CHECK(desk->sees(first));
    CHECK(table(desk).match().length() == 1); // and it did nothing else
}

TEST_CASE("The chart and the others' sheets are a key or a click away", "[window]") {
    Desk desk(settingsFor({"human", "greedy"}, "classic"));
    desk->click("Dice");
    desk->click("Play");
    roll(desk);
    desk->press('c');
    desk->settle();
    CHECK(desk->reads("Totals by round"));
    desk->click("Sheet (C)");
    desk->settle();
    CHECK_FALSE(desk->reads("Totals by round"));
    desk->click("Sheet of P2");
    desk->settle();
    CHECK(desk->reads("looking at this sheet"));
}

TEST_CASE("Values and stop count of the custom level are controls, and are remembered", "[window]") {
    Desk desk(settingsFor({"human"}, "custom"));
    desk->click("Dice");
    REQUIRE(desk->find("7##value")->value == "30");
    desk->hover("7##value");
    desk->press(Key::Right);
    desk->hover("Stop##count");
    desk->press(Key::Left);
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    const auto& level = dynamic_cast<const MatchOf<dice::Rules>&>(table(desk).match()).rules().level();
    CHECK(level.values[7 - dice::kLeastNumber] == 40);
    CHECK(level.stopCount == 7);
    desk.restart();
    desk->click("Dice");
    CHECK(desk->find("7##value")->value == "40");
    CHECK(desk->find("Stop##count")->value == "7");
}
