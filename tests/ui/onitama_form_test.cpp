// What the setup screen makes of the choices for Onitama, without a window.
#include "engine/core/catalog.hpp"
#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"
#include "ui/assets.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/onitama/card_choice.hpp"
#include "ui/onitama/onitama_form.hpp"
#include "ui/scene_stack.hpp"
#include "ui/settings.hpp"

using namespace parlour;
using namespace parlour::onitama;

namespace {

constexpr std::string_view kOwnPattern = "x..../...../..o../...../.....";

// What a form is made with; nothing here touches it.
struct Table {
    ScratchFolder folder;
    ui::Assets assets{folder.path()};
    ui::SettingsStore settings{folder.path()};
    Rng random{1};
    ui::Audio audio{assets, random, false};
    ui::SceneStack scenes;
    ui::Context context{assets, settings, audio, scenes, random};
};

Level read(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader);
}

std::vector<Card> cardsOf(std::initializer_list<std::string_view> texts) {
    std::vector<Card> cards;
    for (const auto text : texts) {
        cards.push_back(cardFrom(text).value());
    }
    return cards;
}

const Square kD4 = *squareNamed("d4");

} // namespace

TEST_CASE("a custom Onitama level is what was chosen, as a level file that is accepted") {
    Table table;
    OnitamaForm form(table.context);
    form.loadCustom({});
    const auto five = cardsOf({"tiger", "ox", kOwnPattern, "crab", "moth"});
    form.setCards(five, false);
    form.setWall(kD4);
    form.setTurnLimit(60);
    const Level level = read(form.level(1));
    CHECK(level.cards == five);
    CHECK_FALSE(level.dealt);
    CHECK(level.board.wall == kD4);
    CHECK(level.turnLimit == 60);
    CHECK(level.starts == kB);
    CHECK(read(form.level(0)).starts == kA);

    const auto six = cardsOf({"tiger", "ox", "eel", "crab", "moth", kOwnPattern});
    form.setCards(six, true);
    form.setWall(kNowhere);
    form.setTurnLimit(0);
    const Level dealt = read(form.level(0));
    CHECK(dealt.cards == six);
    CHECK(dealt.dealt);
    CHECK(dealt.board.wall == kNowhere);
    CHECK(dealt.turnLimit == 0);
}

TEST_CASE("the custom Onitama level is remembered, and garbage falls back to the usual one") {
    Table table;
    OnitamaForm form(table.context);
    form.loadCustom({});
    const Level usual = read(form.level(0));
    CHECK(usual.cards.size() == 16);
    CHECK(usual.dealt);
    CHECK(usual.board.wall == squareNamed("c1"));
    CHECK(usual.turnLimit == 200);

    const bool dealt = GENERATE(true, false);
    const Square wall = GENERATE(kNowhere, kD4);
    form.setCards(cardsOf({"tiger", "ox", kOwnPattern, "crab", "moth"}), dealt);
    form.setWall(wall);
    form.setTurnLimit(80);
    ui::LevelForm::Choices choices{{"custom-deck", "[\"ox\"]"}, {"custom-cards", "[]"}}; // of an earlier visit
    form.saveCustom(choices);
    OnitamaForm again(table.context);
    again.loadCustom(choices);
    CHECK(read(again.level(0)) == read(form.level(0)));

    for (const auto& [key, value] : std::initializer_list<std::pair<const char*, const char*>>{
             {"custom-cards", "[\"tiger\"]"},
             {"custom-deck", "[\"unicorn\", \"ox\", \"eel\", \"crab\", \"moth\"]"},
             {"custom-wall", "\"a3\""},
             {"custom-wall", "\"e1\""}, // where a soldier stands
             {"custom-turn_limit", "-1"},
             {"custom-turn_limit", "[[["}}) {
        ui::LevelForm::Choices odd;
        odd[key] = value;
        again.loadCustom(odd);
        CHECK(read(again.level(0)) == usual);
    }
}

TEST_CASE("a shipped Onitama level keeps its words, and a lesson its starter") {
    Table table;
    OnitamaForm form(table.context);
    const LevelText turned = loadLevel("onitama", "academy-3-turned");
    form.load(turned);
    CHECK(form.starter() == 1);
    CHECK(form.level(1).text == turned.text);
    CHECK(read(form.level(0)).starts == kA); // the player wants it so
    CHECK(read(form.level(0)).board == read(turned).board);
    form.load(loadLevel("onitama", "academy-1-general"));
    CHECK(form.starter() == 0);
    for (const char* name : {"classic", "seed", "wall"}) {
        form.load(loadLevel("onitama", name));
        CHECK(form.starter() == std::nullopt);
        CHECK(read(form.level(1)).starts == kB);
    }
    form.load(turned);
    CHECK_THROWS_AS(form.load({"odd", "odd", "wall = \"a3\"\n"}), LevelError);
    CHECK(form.level(1).text == turned.text); // as before
}

TEST_CASE("a deck can be left with five cards or more") {
    CardChoice choice(cardsOf({"tiger", "ox", "eel", "crab", kOwnPattern}), true);
    REQUIRE(choice.catalogue().size() == 25); // those with a name, and one without
    CHECK(choice.ticked(24));
    CHECK(choice.missing().empty());
    choice.tick(24);
    CHECK(choice.missing() == "Five cards are dealt: tick 1 more.");
    choice.tickFirst(16);
    CHECK(choice.missing().empty());
    CHECK(choice.cards() == std::vector<Card>(namedCards().begin(), namedCards().begin() + 16));
    choice.tickFirst(0);
    CHECK(choice.missing() == "Five cards are dealt: tick at least 5 more.");
}

TEST_CASE("five cards are put one after the other, and change places") {
    CardChoice choice(cardsOf({"tiger", "ox", "eel", "crab", "boar"}), true);
    choice.setDealt(false);
    CHECK(choice.missing() == "Still without a card: A 1, A 2, B 1, B 2, side.");
    for (const std::size_t card : {3U, 1U, 4U, 0U}) { // elephant, dragon, monkey, tiger
        choice.put(card);
    }
    CHECK(choice.missing() == "Still without a card: side.");
    CHECK(choice.waiting() == 4);
    choice.put(2); // the crab
    CHECK(choice.missing().empty());
    const auto before = choice.cards();
    choice.wait(0);
    choice.put(0); // the tiger from B 2 to A 1
    const auto cards = choice.cards();
    REQUIRE(cards.size() == 5);
    CHECK(cards[0].name == "tiger");
    CHECK(cards[3] == before[0]);
    CHECK(cards[1] == before[1]);
    choice.clear();
    CHECK(choice.waiting() == 0);
    CHECK_FALSE(choice.missing().empty());
    choice.setDealt(true);
    CHECK(choice.missing().empty()); // the deck was kept
}
