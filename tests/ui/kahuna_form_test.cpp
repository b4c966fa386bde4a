// What the setup screen makes of the choices for Kahuna, without a window.
#include "engine/core/catalog.hpp"
#include "engine/kahuna/rules.hpp"
#include "tests/catch.hpp"
#include "ui/kahuna/kahuna_form.hpp"

using namespace parlour;
using namespace parlour::kahuna;

namespace {

Level read(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader);
}

} // namespace

TEST_CASE("a shipped Kahuna level is handed on in the words of its file, unless the other side begins") {
    KahunaForm form;
    for (const LevelText& text : shippedLevels("kahuna")) {
        form.load(text);
        CHECK(form.level(0).text == text.text);
        CHECK(read(form.level(1)).start.toMove == kP2);
        CHECK_FALSE(form.starter());
        CHECK_FALSE(form.sentence().empty());
    }
}

TEST_CASE("a custom Kahuna level has the archipelago and the options that were chosen, and they are remembered") {
    KahunaForm form;
    form.loadCustom({{"custom-archipelago", "tradewinds"},
                     {"custom-tie_scores", "none"},
                     {"custom-final_score", "own"},
                     {"custom-discard", "full-hand"}});
    const Level level = read(form.level(0));
    CHECK(level.map == read(loadLevel("kahuna", "tradewinds")).map);
    CHECK(level.options.tieScores == TieScores::None);
    CHECK(level.options.discard == Discard::FullHand);
    CHECK(level.options.lastTurns == LastTurns::UntilStuck);
    ui::LevelForm::Choices kept;
    form.saveCustom(kept);
    KahunaForm again;
    again.loadCustom(kept);
    CHECK(read(again.level(0)) == level);
}

TEST_CASE("what was remembered of a custom Kahuna level and makes no sense is left aside") {
    KahunaForm form;
    form.loadCustom({{"custom-archipelago", "atlantis"}, {"custom-tie_scores", "sometimes"}});
    const Level level = read(form.level(0));
    CHECK(level.options == kMathuna);
    CHECK(level.map == twelveIslands());
}

TEST_CASE("a set-up position of Kahuna says who begins") {
    KahunaForm form;
    form.load({"test", "test.toml", "[start]\nround = 2\nto_move = \"P2\"\n"});
    CHECK(form.starter() == 1U);
}
