// Two people play Kahuna at one screen: the blind between their turns, and that nothing tells one's cards to the other.
#include "tests/ui/kahuna_play.hpp"

#include <SFML/Graphics/Image.hpp>

using namespace parlour;
using namespace parlour::ui;
using namespace parlour::ui::kahuna_play;

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
