// Where an archipelago lies on the screen.
#include "tests/catch.hpp"
#include "tests/ui/kahuna_games.hpp"
#include "ui/kahuna/layout.hpp"
#include "ui/kahuna/table.hpp"

#include <cmath>

using namespace parlour;
using namespace parlour::kahuna;

namespace {

float apart(ui::Point a, ui::Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

} // namespace

TEST_CASE("Kahuna: every shipped archipelago lies in the water, and no island on another") {
    const std::vector<ui::Rect> areas{kLagoonLayout.board, {10, 20, 260, 200}, {0, 0, 300, 900}};
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        const ui::Rect area = areas[GENERATE(0U, 1U, 2U)];
        const BoardLayout layout(rules.map(), area);
        CHECK(area.contains(layout.frame().topLeft() + ui::Point(0.01F, 0.01F)));
        CHECK(layout.frame().right() <= area.right() + 0.01F);
        CHECK(layout.frame().bottom() <= area.bottom() + 0.01F);
        REQUIRE(layout.islands() == rules.map().islands().size());
        for (std::size_t i = 0; i < layout.islands(); ++i) {
            const auto island = static_cast<Island>(i);
            CHECK(layout.water().grown(-layout.landRadius()).contains(layout.island(island)));
            CHECK(layout.islandAt(layout.island(island)) == island);
            for (std::size_t j = 0; j < i; ++j) {
                CHECK(apart(layout.island(island), layout.island(static_cast<Island>(j))) > 2 * layout.landRadius());
            }
        }
    }
}

TEST_CASE("Kahuna: islands lie as the level says, neither mirrored nor distorted") {
    const kahuna::Rules rules = kahuna_games::rulesOf("");
    const BoardLayout layout(rules.map(), kLagoonLayout.board);
    const auto& places = rules.map().islands();
    const float unit = (layout.island(0).x - layout.island(2).x) / static_cast<float>(places[0].x - places[2].x);
    CHECK(unit > 0);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ui::Point way = layout.island(static_cast<Island>(i)) - layout.island(0);
        CHECK(way.x == Approx(unit * static_cast<float>(places[i].x - places[0].x)).margin(0.1));
        CHECK(way.y == Approx(unit * static_cast<float>(places[i].y - places[0].y)).margin(0.1));
    }
}

TEST_CASE("Kahuna: a bridge runs from shore to shore and keeps clear of all other islands") {
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        const BoardLayout layout(rules.map(), kLagoonLayout.board);
        for (std::size_t i = 0; i < layout.bridges(); ++i) {
            const auto bridge = static_cast<Bridge>(i);
            INFO(rules.level().title << " " << rules.map().bridgeName(bridge));
            const auto& ends = rules.map().ends(bridge);
            const Span& span = layout.span(bridge);
            CHECK(apart(span.from, layout.island(ends.first)) <= layout.landRadius());
            CHECK(apart(span.to, layout.island(ends.second)) <= layout.landRadius());
            CHECK(span.length() > 20);
            CHECK(layout.bridgeAt(span.middle()).has_value());
            for (std::size_t other = 0; other < layout.islands(); ++other) {
                if (other == ends.first || other == ends.second) continue;
                CHECK(span.distance(layout.island(static_cast<Island>(other))) >= layout.landRadius() * 0.95F);
            }
            for (const float part : {0.25F, 0.5F, 0.75F}) {
                CHECK(layout.water().contains(span.at(part)));
            }
        }
    }
}

TEST_CASE("Kahuna: only a bridge with an island in its way bows") {
    const kahuna::Rules rules = kahuna_games::rulesOf("");
    const BoardLayout layout(rules.map(), kLagoonLayout.board);
    const auto bow = [&](const char* name) {
        const Span& span = layout.span(*rules.map().bridgeNamed(name));
        return apart(span.middle(), (span.from + span.to) / 2.F);
    };
    CHECK(bow("AB") == Approx(0).margin(0.1));
    CHECK(bow("HL") == Approx(0).margin(0.1));
    CHECK(bow("CK") > layout.landRadius() / 2); // Gola lies on the straight line
    // Outside of Gola it crosses no other bridge.
    const Span& around = layout.span(*rules.map().bridgeNamed("CK"));
    CHECK(around.middle().x < layout.island(*rules.map().islandNamed('G')).x);
}
