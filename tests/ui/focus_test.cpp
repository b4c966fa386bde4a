#include "tests/catch.hpp"
#include "ui/widgets/focus.hpp"

using namespace parlour::ui;

namespace {

// Four cards in a row, two buttons centred below them:
//   1   2   3   4
//      5     6
const std::vector<Focusable> kMenu{{1, {60, 190, 260, 360}},  {2, {360, 190, 260, 360}}, {3, {660, 190, 260, 360}},
                                   {4, {960, 190, 260, 360}}, {5, {410, 640, 210, 64}},  {6, {650, 640, 210, 64}}};

Rect placeOf(const std::vector<Focusable>& all, WidgetId id) {
    return all.at(id - 1).rect;
}

WidgetId go(const std::vector<Focusable>& all, WidgetId from, Direction direction) {
    return neighbour(all, placeOf(all, from), from, direction);
}

} // namespace

TEST_CASE("Arrows go to the nearest widget that way", "[focus]") {
    CHECK(go(kMenu, 1, Direction::Right) == 2);
    CHECK(go(kMenu, 3, Direction::Left) == 2);
    CHECK(go(kMenu, 2, Direction::Down) == 5);
    CHECK(go(kMenu, 3, Direction::Down) == 6);
    CHECK(go(kMenu, 5, Direction::Up) == 2);
    CHECK(go(kMenu, 5, Direction::Right) == 6);
}

TEST_CASE("Arrows reach what is not straight ahead", "[focus]") {
    CHECK(go(kMenu, 1, Direction::Down) == 5);
    CHECK(go(kMenu, 4, Direction::Down) == 6);
}

TEST_CASE("Arrows go round at the end of a row", "[focus]") {
    CHECK(go(kMenu, 4, Direction::Right) == 1);
    CHECK(go(kMenu, 1, Direction::Left) == 4);
    CHECK(go(kMenu, 2, Direction::Up) == 5);
}

TEST_CASE("From every widget every other one can be reached with arrows", "[focus]") {
    for (WidgetId start = 1; start <= kMenu.size(); ++start) {
        std::vector<WidgetId> reached{start};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            for (const auto way : {Direction::Up, Direction::Down, Direction::Left, Direction::Right}) {
                const WidgetId next = go(kMenu, reached[i], way);
                if (next != 0 && std::find(reached.begin(), reached.end(), next) == reached.end())
                    reached.push_back(next);
            }
        }
        CHECK(reached.size() == kMenu.size());
    }
}

TEST_CASE("The tabulator goes through all in order and round", "[focus]") {
    CHECK(following(kMenu, 1, false) == 2);
    CHECK(following(kMenu, 6, false) == 1);
    CHECK(following(kMenu, 1, true) == 6);
    CHECK(following(kMenu, 99, false) == 1);
    CHECK(following({}, 1, false) == 0);
}

TEST_CASE("A lonely widget leads nowhere", "[focus]") {
    const std::vector<Focusable> one{{1, {0, 0, 10, 10}}};
    CHECK(go(one, 1, Direction::Left) == 0);
    CHECK(nearest(one, {500, 500}) == 1);
    CHECK(nearest({}, {0, 0}) == 0);
}

TEST_CASE("A round place is hit inside its circle only", "[focus]") {
    const Focusable house{1, {0, 0, 100, 100}, true};
    CHECK(house.hits({50, 50}));
    CHECK(house.hits({50, 2}));
    CHECK_FALSE(house.hits({5, 5}));
    const Focusable cut{1, {0, 0, 100, 100}, false, Rect{0, 0, 100, 40}};
    CHECK(cut.hits({50, 39}));
    CHECK_FALSE(cut.hits({50, 41}));
}
