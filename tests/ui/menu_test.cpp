#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/games.hpp"

#include <fstream>
#include <iterator>

using namespace parlour::ui;

namespace {

std::string content(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

int focusedCount(const Shell& shell) {
    int count = 0;
    for (const Seen& seen : shell.widgets().seen()) {
        count += seen.focused ? 1 : 0;
    }
    return count;
}

} // namespace

TEST_CASE("The menu shows four games; those that are ready open their setup, the others cannot be chosen", "[window]") {
    Desk desk;
    REQUIRE(gameFronts().size() == 4);
    CHECK_FALSE(desk->sees("Continue"));
    for (const GameFront& front : gameFronts()) {
        CAPTURE(front.title);
        REQUIRE(desk->sees(front.title));
        REQUIRE(desk->find(front.title)->enabled == front.ready());
        desk->clickAt(desk->find(front.title)->rect.middle());
        CHECK(desk->scene() == (front.ready() ? "setup" : "menu"));
        if (!front.ready()) continue;
        desk->press(Key::Escape);
        desk->settle();
        REQUIRE(desk->scene() == "menu");
    }
}

TEST_CASE("By mouse: settings and back, then quit", "[window]") {
    Desk desk;
    desk->click("Settings");
    CHECK(desk->scene() == "settings");
    desk->click("Back");
    CHECK(desk->scene() == "menu");
    desk->click("Quit");
    CHECK_FALSE(desk->running());
}

TEST_CASE("By keys alone: settings, a change, back, the question, quit", "[window]") {
    Desk desk;
    for (int i = 0; i < 8 && desk->focused() != "Settings"; ++i) {
        desk->press(Key::Tab);
    }
    desk->press(Key::Enter);
    REQUIRE(desk->scene() == "settings");
    CHECK(desk->focused() == "Sound");
    desk->press(Key::Down);
    desk->press(Key::Down);
    CHECK(desk->focused() == "Animation");
    CHECK(desk->find("Animation")->value == "Normal");
    desk->press(Key::Right);
    CHECK(desk->find("Animation")->value == "Fast");
    desk->press(Key::Left);
    desk->press(Key::Left);
    CHECK(desk->find("Animation")->value == "Slow");
    for (int i = 0; i < 2; ++i) {
        desk->press(Key::Down);
    }
    CHECK(desk->focused() == "Full screen");
    desk->press(Key::Down);
    desk->press(Key::Space);
    desk->step();
    CHECK(desk->find("Colour-blind-safe colours")->value == "on");
    desk->press(Key::Escape);
    REQUIRE(desk->scene() == "menu");
    CHECK(desk->focused() == "Settings"); // where we came from
    desk->press(Key::Escape);
    REQUIRE(desk->scene() == "confirm");
    desk->press(Key::Escape); // no
    REQUIRE(desk->scene() == "menu");
    desk->press(Key::Escape);
    CHECK(desk->focused() == "Quit");
    desk->press(Key::Enter);
    desk->step();
    CHECK_FALSE(desk->running());
    const std::string saved = content(desk.config() / "settings.toml");
    CHECK(saved.find("slow") != std::string::npos);
    CHECK(saved.find("safe_colors = true") != std::string::npos);
}

TEST_CASE("Mouse and keys share one focus", "[window]") {
    Desk desk;
    desk->hover("Quit");
    desk->settle();
    CHECK(desk->focused() == "Quit");
    CHECK(focusedCount(desk.shell()) == 1);
    desk->press(Key::Left);
    CHECK(desk->focused() == "Settings");
    CHECK(focusedCount(desk.shell()) == 1);
    desk->hover("Quit");
    CHECK(desk->focused() == "Quit");
    CHECK(focusedCount(desk.shell()) == 1);
}

TEST_CASE("A slider follows the mouse and the keys", "[window]") {
    Desk desk("sound = 0.5\n");
    desk->click("Settings");
    REQUIRE(desk->find("Sound")->value == "50 %");
    desk->press(Key::Up); // from Back, or wherever the mouse has left the focus
    while (desk->focused() != "Sound") {
        desk->press(Key::Up);
    }
    desk->press(Key::Right);
    CHECK(desk->find("Sound")->value == "55 %");
    const Rect slider = desk->find("Sound")->rect;
    desk->clickAt({slider.x + slider.w * 0.45F, slider.middle().y});
    CHECK(desk->find("Sound")->value < "10 %");
}

TEST_CASE("Damaged settings give a notice, and the game goes on with the defaults", "[window]") {
    Desk desk("sound = \"loud\"\n");
    desk->step(3);
    REQUIRE(desk->scene() == "confirm");
    CHECK(desk->reads("sound: expected a number from 0 to 1"));
    desk->press(Key::Enter);
    desk->step();
    CHECK(desk->scene() == "menu");
    CHECK(std::filesystem::exists(desk.config() / "settings.toml.bad"));
}

TEST_CASE("Nothing is drawn while nothing moves", "[window]") {
    Desk desk;
    desk->settle();
    CHECK_FALSE(desk.shell().restless());
    desk->hover("Quit");
    CHECK(desk.shell().restless());
    desk->settle();
    CHECK_FALSE(desk.shell().restless());
}

TEST_CASE("The menu fits in every window", "[window]") {
    const auto size = GENERATE(sf::Vector2u{960, 600}, sf::Vector2u{1280, 1024}, sf::Vector2u{1900, 1100});
    Desk desk({}, size);
    desk->settle();
    for (const Seen& seen : desk.shell().widgets().seen()) {
        const Rect r = desk.shell().viewport().toPixels(seen.rect);
        CHECK((r.x >= 0 && r.y >= 0 && r.right() <= static_cast<float>(size.x) &&
               r.bottom() <= static_cast<float>(size.y)));
    }
    desk->click("Settings");
    CHECK(desk->scene() == "settings");
}

TEST_CASE("Windows close at once", "[window]") {
    Desk desk;
    Input close;
    close.kind = Input::Kind::Closed;
    desk.shell().feed(close);
    desk->step();
    CHECK_FALSE(desk->running());
}
