#pragma once
// How tests play Kahuna in the window: find the game on the table, play moves by clicks or by keys, take a seat, read a
// round's sheet; and look whether anything is shown that those in front of the screen may not see.
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/kahuna/kahuna_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <thread>

namespace parlour::ui::kahuna_play {

using kahuna::kP1;
using kahuna::kP2;

// Animations off, unless a test is about them.
inline std::string settingsFor(std::string_view first, std::string_view second, std::string_view level = "pearls",
                               std::string_view pace = "off") {
    return fmt::format("animation = '{}'\n[choices.kahuna]\nlevel = '{}'\nplayer0 = '{}'\nplayer1 = '{}'\n"
                       "name0 = 'Ada'\nname1 = 'Grace'\n",
                       pace, level, first, second);
}

inline const kahuna::KahunaScene& scene(Desk& desk) {
    for (const auto& one : desk.shell().scenes().all()) {
        if (const auto* match = dynamic_cast<const kahuna::KahunaScene*>(one.get())) return *match;
    }
    throw std::runtime_error("no game of Kahuna is on the table");
}

inline const MatchOf<kahuna::Rules>& match(Desk& desk) {
    return dynamic_cast<const MatchOf<kahuna::Rules>&>(scene(desk).session().match());
}

inline void start(Desk& desk) {
    desk->click("Kahuna");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
}

// The button of the sheet about a round that is over; empty: there is no such sheet.
inline std::string sheetButton(Desk& desk) {
    for (const std::string label : {"On to round 2", "On to round 3"}) {
        if (desk->scene() == "match" && desk->sees(label)) return label;
    }
    return {};
}

inline void readByKeys(Desk& desk) {
    REQUIRE(desk->focused() == sheetButton(desk));
    desk->press(Key::Enter);
}

inline void readByClicks(Desk& desk) {
    desk->click(sheetButton(desk));
}

// Until a person is to move, or the result is there.
template <class Read>
void wait(Desk& desk, Read readSheet) {
    const auto stops = [&] {
        return desk->scene() == "result" || scene(desk).session().humanToMove() || !sheetButton(desk).empty();
    };
    REQUIRE(desk->until(stops, 60));
    desk->step(2);
    if (sheetButton(desk).empty()) return;
    readSheet(desk);
    desk->step(2);
    REQUIRE(sheetButton(desk).empty());
    wait(desk, readSheet);
}

inline void wait(Desk& desk) {
    wait(desk, readByKeys);
}

// The places in the hand at the bottom of the cards that a move plays.
inline std::vector<std::size_t> places(Desk& desk, const kahuna::Move& move) {
    const auto& game = match(desk);
    const auto hand = kahuna::shownHand(game.state(), scene(desk).cast().sight, game.state().mover);
    std::vector<std::size_t> found;
    for (const kahuna::Card card : {move.card, move.second}) {
        for (std::size_t i = 0; card != kahuna::kNoCard && i < hand.size(); ++i) {
            if (hand[i] != card || std::count(found.begin(), found.end(), i) > 0) continue;
            found.push_back(i);
            break;
        }
    }
    return found;
}

inline std::string endButton(Desk& desk) {
    return match(desk).state().canDraw() ? "End without a card (0)" : "End turn (0)";
}

inline void playByClicks(Desk& desk, const kahuna::Move& move) {
    for (const std::size_t place : places(desk, move)) {
        desk->click(fmt::format("Hand {}", place + 1));
    }
    switch (move.action) {
        case kahuna::Action::Build:
        case kahuna::Action::Destroy:
            desk->click("Bridge " + match(desk).rules().map().bridgeName(move.bridge));
            break;
        case kahuna::Action::Discard:
            desk->click("Discard (X)");
            break;
        case kahuna::Action::DrawDeck:
            desk->click("Deck");
            break;
        case kahuna::Action::DrawOpen:
            desk->click(fmt::format("Open {}", move.slot + 1));
            break;
        default:
            desk->click(endButton(desk));
    }
}

inline void tabTo(Desk& desk, const std::string& label) {
    for (int i = 0; i < 120 && desk->focused() != label; ++i) {
        desk->press(Key::Tab);
    }
    REQUIRE(desk->focused() == label);
}

inline void playByKeys(Desk& desk, const kahuna::Move& move) {
    for (const std::size_t place : places(desk, move)) {
        desk->press(static_cast<char>('1' + place));
    }
    switch (move.action) {
        case kahuna::Action::Build:
        case kahuna::Action::Destroy:
            tabTo(desk, "Bridge " + match(desk).rules().map().bridgeName(move.bridge));
            desk->press(Key::Enter);
            break;
        case kahuna::Action::Discard:
            desk->press('x');
            break;
        case kahuna::Action::DrawDeck:
            desk->press('9');
            break;
        case kahuna::Action::DrawOpen:
            desk->press(static_cast<char>('6' + move.slot));
            break;
        default:
            desk->press('0');
    }
}

// A move that gets a game on: builds and destroys where it can, but not more than so much, then draws.
inline kahuna::Move sensible(const MatchOf<kahuna::Rules>& game, std::size_t bridges = 99) {
    using kahuna::Action;
    const auto moves = game.rules().moves(game.state());
    const bool enough =
        static_cast<std::size_t>(std::popcount(game.state().bridges[index(game.state().mover)])) >= bridges;
    for (const auto wanted : {Action::Build, Action::Destroy, Action::DrawOpen, Action::DrawDeck, Action::Discard}) {
        if (enough && (wanted == Action::Build || wanted == Action::Destroy)) continue;
        const auto found =
            std::find_if(moves.begin(), moves.end(), [&](const kahuna::Move& move) { return move.action == wanted; });
        if (found != moves.end()) return *found;
    }
    return moves.back();
}

// The record of a game of Ada's that is `left` plies from its end, or from that of its first round, lies in the folder.
inline void nearlyOver(const std::filesystem::path& folder, std::size_t left, bool firstRound = false,
                       std::string_view opponent = kHuman) {
    const MatchSetup setup{.game = "kahuna",
                           .level = loadLevel("kahuna", "pearls"),
                           .seed = 5,
                           .seats = {{std::string(kHuman), "Ada"}, {std::string(opponent), "Grace"}}};
    const auto step = [](SessionOf<kahuna::Rules>& session) {
        const auto& game = session.match();
        if (session.humanToMove()) {
            REQUIRE(session.play(game.rules().formatMove(game.state(), sensible(game))));
            return;
        }
        session.think();
        while (!session.answer()) {
            std::this_thread::yield();
        }
    };
    SessionOf<kahuna::Rules> whole(setup, std::nullopt);
    while (!whole.match().over() && !(firstRound && whole.match().state().round > 1)) {
        step(whole);
    }
    REQUIRE(whole.match().length() > left);
    SessionOf<kahuna::Rules> part(setup, folder);
    while (part.match().length() + left < whole.match().length()) {
        step(part);
    }
}

template <class Play, class Read>
void toResult(Desk& desk, Play playMove, Read readSheet) {
    for (int turn = 0; turn < 400; ++turn) {
        wait(desk, readSheet);
        if (desk->scene() == "result" || match(desk).over()) break;
        const auto move = sensible(match(desk), 3);
        const std::size_t before = match(desk).length();
        playMove(move);
        desk->step();
        REQUIRE(match(desk).length() > before);
        REQUIRE(match(desk).moveAt(before) == move);
    }
    REQUIRE(desk->until([&] { return desk->scene() == "result"; }, 20));
    desk->settle();
}

inline void sit(Desk& desk, std::string_view name) {
    const auto label = fmt::format("I am {}", name);
    REQUIRE(desk->until([&] { return desk->sees(label); }, 20));
    desk->click(label);
    desk->step();
}

// Every face that is on the table is one that somebody who has this seat (chance: nobody) may see.
inline void checkFaces(Desk& desk, Seat seat) {
    const auto& cast = scene(desk).cast();
    const auto& state = match(desk).state();
    std::array<kahuna::Cards, 2> faces;
    for (const auto& card : cast.cards) {
        if (card.spot == kahuna::Spot::Deck) REQUIRE(card.face == kahuna::kNoCard);
        if (card.spot == kahuna::Spot::Hand && card.face != kahuna::kNoCard) faces[index(card.seat)].add(card.face);
    }
    for (const Seat owner : {kP1, kP2}) {
        const auto& may = owner == seat ? state.hands[index(owner)] : state.shown[index(owner)];
        REQUIRE(may.holds(faces[index(owner)]));
    }
}

// No text on the screen tells that somebody got a card from the deck; points are for all to see.
inline void checkTexts(Desk& desk) {
    for (const Seen& seen : desk.shell().widgets().seen()) {
        INFO(seen.label);
        const bool points = seen.label.find(" point") != std::string::npos;
        REQUIRE((points || seen.label.find(" gets ") == std::string::npos));
    }
}

inline std::string actionOf(Desk& desk, std::size_t ply) {
    return match(desk).ply(ply).move;
}

} // namespace parlour::ui::kahuna_play
