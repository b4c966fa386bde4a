// Kahuna as players meet it: the real program in a window, from the menu through whole games, and the blind between two
// people's turns.
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/kahuna/kahuna_scene.hpp"

#include <SFML/Graphics/Image.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <thread>

using namespace parlour;
using namespace parlour::ui;
using kahuna::kP1;
using kahuna::kP2;

namespace {

// Animations off, unless a test is about them.
std::string settingsFor(std::string_view first, std::string_view second, std::string_view level = "pearls",
                        std::string_view pace = "off") {
    return fmt::format("animation = '{}'\n[choices.kahuna]\nlevel = '{}'\nplayer0 = '{}'\nplayer1 = '{}'\n"
                       "name0 = 'Ada'\nname1 = 'Grace'\n",
                       pace, level, first, second);
}

const kahuna::KahunaScene& scene(Desk& desk) {
    for (const auto& one : desk.shell().scenes().all()) {
        if (const auto* match = dynamic_cast<const kahuna::KahunaScene*>(one.get())) return *match;
    }
    throw std::runtime_error("no game of Kahuna is on the table");
}

const MatchOf<kahuna::Rules>& match(Desk& desk) {
    return dynamic_cast<const MatchOf<kahuna::Rules>&>(scene(desk).session().match());
}

void start(Desk& desk) {
    desk->click("Kahuna");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
}

// The button of the sheet about a round that is over; empty: there is no such sheet.
std::string sheetButton(Desk& desk) {
    for (const std::string label : {"On to round 2", "On to round 3"}) {
        if (desk->scene() == "match" && desk->sees(label)) return label;
    }
    return {};
}

void readByKeys(Desk& desk) {
    REQUIRE(desk->focused() == sheetButton(desk));
    desk->press(Key::Enter);
}

void readByClicks(Desk& desk) {
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

void wait(Desk& desk) {
    wait(desk, readByKeys);
}

// The places in the hand at the bottom of the cards that a move plays.
std::vector<std::size_t> places(Desk& desk, const kahuna::Move& move) {
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

std::string endButton(Desk& desk) {
    return match(desk).state().canDraw() ? "End without a card (0)" : "End turn (0)";
}

void playByClicks(Desk& desk, const kahuna::Move& move) {
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

void tabTo(Desk& desk, const std::string& label) {
    for (int i = 0; i < 120 && desk->focused() != label; ++i) {
        desk->press(Key::Tab);
    }
    REQUIRE(desk->focused() == label);
}

void playByKeys(Desk& desk, const kahuna::Move& move) {
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
kahuna::Move sensible(const MatchOf<kahuna::Rules>& game, std::size_t bridges = 99) {
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
void nearlyOver(const std::filesystem::path& folder, std::size_t left, bool firstRound = false,
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

void sit(Desk& desk, std::string_view name) {
    const auto label = fmt::format("I am {}", name);
    REQUIRE(desk->until([&] { return desk->sees(label); }, 20));
    desk->click(label);
    desk->step();
}

// Every face that is on the table is one that somebody who has this seat (chance: nobody) may see.
void checkFaces(Desk& desk, Seat seat) {
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
void checkTexts(Desk& desk) {
    for (const Seen& seen : desk.shell().widgets().seen()) {
        INFO(seen.label);
        const bool points = seen.label.find(" point") != std::string::npos;
        REQUIRE((points || seen.label.find(" gets ") == std::string::npos));
    }
}

std::string actionOf(Desk& desk, std::size_t ply) {
    return match(desk).ply(ply).move;
}

} // namespace

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

TEST_CASE("Kahuna: two people at one screen see no hand but their own, in any frame", "[window]") {
    Desk desk(settingsFor("human", "human", "pearls", "normal"));
    start(desk);
    std::optional<Seat> seated; // whom the test has put in front of the screen
    const auto frames = [&](int count) {
        for (int i = 0; i < count; ++i) {
            desk->step();
            checkFaces(desk, seated.value_or(kChance));
            if (!seated) {
                checkTexts(desk);
                REQUIRE_FALSE(desk->find("Hand 1") != nullptr);
            }
        }
    };
    for (int i = 0; i < 40 && !desk->sees("I am Ada"); ++i) { // the deal, and the blind
        frames(8);
    }
    REQUIRE(scene(desk).curtainDown());
    CHECK(desk->reads("Pass to Ada"));
    for (const char key : {'h', 'u', 'r', '1', '9', '0', 'x'}) { // nothing of a turn works while nobody is seated
        desk->press(key);
    }
    frames(4);
    REQUIRE(match(desk).length() == 9);
    CHECK_FALSE(desk->find("Hint (H)")->enabled);
    CHECK_FALSE(desk->find("Undo (U)")->enabled);

    for (int turn = 0; turn < 3; ++turn) {
        const Seat seat = turn % 2 == 0 ? kP1 : kP2;
        const std::string name = seat == kP1 ? "Ada" : "Grace";
        const std::string other = seat == kP1 ? "Grace" : "Ada";
        seated = seat;
        sit(desk, name);
        frames(24);
        REQUIRE_FALSE(scene(desk).curtainDown());
        CHECK(scene(desk).cast().sight.bottom == seat);
        CHECK(scene(desk).cast().sight.hands[index(seat)]);
        if (turn < 2) { // in secret: the card can be looked at, then it is passed on
            desk->press('9');
            frames(36);
            CHECK_FALSE(scene(desk).curtainDown());
            CHECK(scene(desk).cast().sight.hands[index(seat)]);
            CHECK_FALSE(desk->find("Undo (U)")->enabled);
            desk->click("Pass to " + other);
            seated.reset();
            frames(30);
        } else { // for all to see: the blind comes by itself
            desk->press('0');
            seated.reset(); // whoever looks from now on
            desk->step();
            for (int i = 0; i < 100 && !scene(desk).curtainDown(); ++i) {
                checkFaces(desk, seat);
                desk->step();
            }
            frames(30);
        }
        REQUIRE(scene(desk).curtainDown());
        CHECK(desk->sees("I am " + other));
    }
}

TEST_CASE("Kahuna: from the last look at one hand to the first at the next, no pixel tells a card", "[window]") {
    Desk desk(settingsFor("human", "human", "pearls", "normal"));
    // The middle of the screen, both hands and all, every few frames after Ada has passed the screen on.
    const auto film = [&] {
        start(desk);
        desk->settle();
        sit(desk, "Ada");
        desk->settle();
        desk->press('9');
        desk->settle();
        desk->click("Pass to Grace");
        std::vector<sf::Image> pictures;
        for (int i = 0; i < 6; ++i) {
            sf::Image middle;
            middle.create(774, 800);
            middle.copy(desk.shell().picture(), 0, 0, sf::IntRect(266, 0, 774, 800));
            pictures.push_back(middle);
            desk->step(5);
        }
        const auto hands = match(desk).state().hands;
        desk->press(Key::Escape);
        desk->click("Leave game");
        desk->click("Leave");
        desk->settle();
        return std::pair(pictures, hands);
    };
    const auto [first, someHands] = film();
    const auto [second, otherHands] = film();
    REQUIRE(someHands != otherHands);
    for (std::size_t i = 0; i < first.size(); ++i) {
        INFO("picture " << i);
        const std::size_t bytes = 774UL * 800 * 4;
        CHECK(std::equal(first[i].getPixelsPtr(), first[i].getPixelsPtr() + bytes, second[i].getPixelsPtr()));
    }
}

TEST_CASE("Kahuna: undo takes back one's own actions of this turn and nothing else", "[window]") {
    Desk desk(settingsFor("human", "human", "mathuna"));
    start(desk);
    sit(desk, "Ada");
    const auto& game = match(desk);
    const std::size_t dealt = game.length();
    CHECK_FALSE(desk->find("Undo (U)")->enabled); // not into the deal
    playByClicks(desk, sensible(game));
    playByClicks(desk, sensible(game));
    REQUIRE(game.length() == dealt + 2);
    desk->press('u');
    CHECK(game.length() == dealt + 1);
    desk->click("Undo (U)");
    CHECK(game.length() == dealt);
    desk->press('u');
    CHECK(game.length() == dealt);
    desk->press('r');
    CHECK(game.length() == dealt + 1);
    desk->press('0'); // ends the turn without a card: nothing hidden was seen, and yet it is Grace's now
    desk->step(3);
    const std::size_t passed = game.length();
    desk->press('u');
    desk->step();
    CHECK(game.length() == passed);
    sit(desk, "Grace");
    CHECK_FALSE(desk->find("Undo (U)")->enabled);
    desk->press('u');
    desk->step();
    CHECK(game.length() == passed);
    checkFaces(desk, kP2);
}

TEST_CASE("Kahuna: a game of two people goes on behind the blind", "[window]") {
    Desk desk(settingsFor("human", "human", "official"));
    start(desk);
    sit(desk, "Ada");
    playByClicks(desk, sensible(match(desk)));
    const std::size_t length = match(desk).length();
    desk.restart();
    REQUIRE(desk->sees("Continue"));
    desk->click("Continue");
    desk->step();
    REQUIRE(desk->scene() == "match");
    CHECK(match(desk).length() == length);
    CHECK(scene(desk).curtainDown());
    checkFaces(desk, kChance);
    sit(desk, "Ada");
    checkFaces(desk, kP1);
    CHECK(scene(desk).cast().sight.hands[0]);
    playByClicks(desk, kahuna::Move::stop());
    CHECK(match(desk).length() == length + 1);
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

TEST_CASE("Kahuna: two people read a round's sheet with no hand open, and then the blind comes down", "[window]") {
    Desk desk(settingsFor("human", "human", "pearls", "fast"));
    nearlyOver(desk.records(), 3, true);
    desk.restart();
    desk->click("Continue");
    desk->settle();
    std::optional<Seat> seated;
    for (int turn = 0; turn < 10 && sheetButton(desk).empty(); ++turn) {
        for (const Seat seat : {kP1, kP2}) {
            const std::string name = seat == kP1 ? "Ada" : "Grace";
            if (desk->sees("Pass to " + name) && !desk->sees("I am " + name)) desk->click("Pass to " + name);
            desk->settle();
            if (!desk->sees("I am " + name)) continue;
            sit(desk, name);
            seated = seat;
        }
        playByKeys(desk, sensible(match(desk)));
        for (int frame = 0; frame < 200 && (desk.shell().restless() || match(desk).toMove() == kChance); ++frame) {
            desk->step();
            if (!sheetButton(desk).empty()) break;
            checkFaces(desk, *seated);
        }
    }
    REQUIRE(sheetButton(desk) == "On to round 2");
    const auto nobodySees = [&] {
        checkFaces(desk, kChance);
        checkTexts(desk);
        REQUIRE(scene(desk).cast().sight.hands == std::array{false, false});
        REQUIRE_FALSE(desk->sees("Hand 1"));
        REQUIRE_FALSE(desk->find("Undo (U)")->enabled);
        REQUIRE_FALSE(desk->find("Hint (H)")->enabled);
    };
    const std::size_t length = match(desk).length();
    for (int frame = 0; frame < 16; ++frame) {
        nobodySees();
        desk->press(frame % 2 == 0 ? 'u' : 'h');
        desk->step();
    }
    CHECK(match(desk).length() == length);
    CHECK(desk->focused() == "On to round 2");
    CHECK(scene(desk).curtainDown());
    desk->press(Key::Enter);
    for (int frame = 0; frame < 400 && !desk->sees("I am Ada") && !desk->sees("I am Grace"); ++frame) {
        desk->step();
        nobodySees();
        REQUIRE(scene(desk).curtainDown());
    }
    desk->step();
    const Seat next = *match(desk).toMove();
    const std::string label = next == kP1 ? "I am Ada" : "I am Grace";
    CHECK(desk->focused() == label);
    desk->press(Key::Enter);
    desk->settle();
    checkFaces(desk, next);
    CHECK(scene(desk).cast().sight.hands[index(next)]);
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
