#include "tests/catch.hpp"
#include "ui/viewport.hpp"

using namespace parlour::ui;

TEST_CASE("A window of the canvas's size maps one to one", "[viewport]") {
    const Viewport v({1280, 800});
    CHECK(v.scale() == 1);
    CHECK(v.toPixels(Point{17, 99}) == Point{17, 99});
    CHECK(v.visible() == Rect{0, 0, 1280, 800});
}

TEST_CASE("A wide window has table left and right of the canvas", "[viewport]") {
    const Viewport v({1920, 1080}); // 1.35 times as high, so 1728 pixels are canvas and 96 on each side are not
    CHECK(v.scale() == Approx(1.35));
    CHECK(v.toPixels(Point{0, 0}) == Point{96, 0});
    CHECK(v.toPixels(Point{1280, 800}).x == Approx(1824));
    CHECK(v.visible().x == Approx(-96 / 1.35));
    CHECK(v.visible().w == Approx(1920 / 1.35));
    CHECK(v.visible().h == Approx(800));
}

TEST_CASE("A tall window has table above and below the canvas", "[viewport]") {
    const Viewport v({960, 1000});
    CHECK(v.scale() == Approx(0.75));
    CHECK(v.toPixels(Point{0, 0}) == Point{0, 200});
}

TEST_CASE("Pixels and logical places are each other's inverse", "[viewport]") {
    const auto size = GENERATE(sf::Vector2u{960, 600}, sf::Vector2u{1366, 768}, sf::Vector2u{3840, 2160});
    const Viewport v(size);
    const Point there{412.5F, 333};
    const Point back = v.toLogical(v.toPixels(there));
    CHECK(back.x == Approx(there.x));
    CHECK(back.y == Approx(there.y));
}

TEST_CASE("Rectangles that touch on the canvas touch in the window", "[viewport]") {
    const Viewport v({1366, 768});
    const Rect left = v.toPixels(Rect{10.3F, 20.7F, 33.3F, 10});
    const Rect right = v.toPixels(Rect{10.3F + 33.3F, 20.7F, 50, 10});
    CHECK(left.right() == right.x);
    CHECK(left.x == std::floor(left.x));
}

TEST_CASE("A window without any size does not divide by zero", "[viewport]") {
    const Viewport v({0, 0});
    CHECK(v.scale() > 0);
}
