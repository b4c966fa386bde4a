// Playing all cues of a ply from the picture before it must end in the picture after it, and the numbers on the plaques
// must end as the engine counts. This is what keeps rules out of the scenes.
#include "engine/kalah/rules.hpp"
#include "tests/catch.hpp"
#include "ui/kalah/choreography.hpp"
#include "ui/kalah/picture.hpp"
#include "ui/stage/timeline.hpp"

#include <set>

using namespace parlour::kalah;
namespace ui = parlour::ui;
using parlour::Rng;
using parlour::Seat;

namespace {

constexpr ui::Rect kArea{30, 165, 1220, 440};

std::vector<int> seedsOf(const Ring& ring, const State& state) {
    std::vector<int> seeds;
    for (int pit = 0; pit < ring.pits(); ++pit) {
        seeds.push_back(state.seeds(pit));
    }
    return seeds;
}

std::vector<int> sizesOf(const Heaps& heaps) {
    std::vector<int> sizes;
    for (const auto& heap : heaps.pits) {
        sizes.push_back(static_cast<int>(heap.size()));
    }
    return sizes;
}

// Plays a random game; `step` is the frame time, 0 to finish every ply at once.
void checkGame(const Level& level, std::uint64_t seed, float step) {
    const Rules rules(level);
    const BoardLayout layout(rules.ring(), level.direction, kArea);
    Rng rng = parlour::rngFor(seed, 0);
    State state = rules.initial();
    Heaps heaps = deal(rules.ring(), state);
    ui::Timeline timeline;
    timeline.reset(picture(layout, heaps));
    std::vector<int> shown = seedsOf(rules.ring(), state);
    for (int ply = 0; rules.toMove(state) && ply < 300; ++ply) {
        CAPTURE(ply, seed, level.houses, level.seeds);
        const auto moves = rules.moves(state);
        std::vector<Event> events;
        rules.apply(state, moves[parlour::below(rng, moves.size())], &events);
        const ui::Script script = choreography(layout, heaps, events);
        CHECK(script.lasts() < 3.6F);
        timeline.play(script);
        for (int frame = 0; step > 0 && timeline.running() && frame < 1000; ++frame) {
            timeline.update(step);
        }
        timeline.finish();
        for (const auto& moment : timeline.takeMoments()) {
            if (moment.place >= 0) shown[static_cast<std::size_t>(moment.place)] += moment.change;
        }
        REQUIRE(sizesOf(heaps) == seedsOf(rules.ring(), state));
        REQUIRE(shown == seedsOf(rules.ring(), state));
        REQUIRE(timeline.poses() == picture(layout, heaps));
        std::set<Bead> seen;
        for (const auto& heap : heaps.pits) {
            seen.insert(heap.begin(), heap.end());
        }
        REQUIRE(seen.size() == beadCount(heaps));
    }
    CHECK_FALSE(rules.toMove(state));
}

} // namespace

TEST_CASE("cues fold into the picture, whatever the options and the size") {
    std::uint64_t seed = 1;
    for (const int houses : {1, 2, 3, 6, 10}) {
        for (const int seeds : {1, 2, 4, 10}) {
            for (const auto capture : {Capture::Facing, Capture::Always}) {
                for (const auto end : {End::SideEmpty, End::MoverStuck}) {
                    for (const bool pie : {false, true}) {
                        Level level;
                        level.houses = houses;
                        level.seeds = seeds;
                        level.capture = capture;
                        level.end = end;
                        level.pie = pie;
                        level.direction = seed % 2 == 0 ? Direction::Clockwise : Direction::Counterclockwise;
                        checkGame(level, seed, seed % 4 == 0 ? 1 / 60.F : 0.F);
                        ++seed;
                    }
                }
            }
        }
    }
}

TEST_CASE("the heap of a start position with everything in one house folds too") {
    Level level;
    level.houses = 2;
    level.start[0] = std::vector{200, 0};
    level.start[1] = std::vector{0, 0};
    level.end = End::MoverStuck;
    checkGame(level, 5, 1 / 60.F);
}

TEST_CASE("a sowing drops one seed after the other, in the order of the events") {
    const Rules rules{Level{}};
    const BoardLayout layout(rules.ring(), Direction::Counterclockwise, kArea);
    State state = rules.initial();
    Heaps heaps = deal(rules.ring(), state);
    std::vector<Event> events;
    rules.apply(state, Move{3}, &events); // 3, 4, 5, 6 and the store: an extra turn
    const ui::Script script = choreography(layout, heaps, events);
    std::vector<std::pair<float, int>> landings;
    bool extra = false;
    for (const auto& moment : script.moments) {
        if (moment.change == 1) landings.emplace_back(moment.at, moment.place);
        extra = extra || moment.sound == "extra";
    }
    REQUIRE(landings.size() == 4);
    for (std::size_t i = 0; i < landings.size(); ++i) {
        CHECK(landings[i].second == static_cast<int>(i) + 3);
        if (i > 0) CHECK(landings[i].first > landings[i - 1].first);
    }
    CHECK(extra);
}

TEST_CASE("a clockwise board is the mirror image") {
    const Ring ring(6);
    const BoardLayout plain(ring, Direction::Counterclockwise, kArea);
    const BoardLayout mirror(ring, Direction::Clockwise, kArea);
    const float middle = kArea.middle().x;
    for (const Seat seat : {kSouth, kNorth}) {
        for (int number = 1; number <= 6; ++number) {
            const int pit = ring.house(seat, number);
            CHECK(plain.pit(pit).x - middle == Approx(middle - mirror.pit(pit).x));
            CHECK(plain.pit(pit).y == mirror.pit(pit).y);
        }
    }
    CHECK(plain.pit(ring.store(kSouth)).x > middle);
    CHECK(mirror.pit(ring.store(kSouth)).x < middle);
    CHECK(plain.pit(ring.house(kSouth, 1)).x < plain.pit(ring.house(kSouth, 2)).x);
}

TEST_CASE("a board of any size lies inside its area, and a point finds its pit") {
    for (int houses = 1; houses <= kMaxHouses; ++houses) {
        const Ring ring(houses);
        const BoardLayout layout(ring, Direction::Counterclockwise, kArea);
        CAPTURE(houses);
        CHECK(layout.frame().x >= kArea.x - 0.01F);
        CHECK(layout.frame().right() <= kArea.right() + 0.01F);
        CHECK(layout.frame().y >= kArea.y - 0.01F);
        CHECK(layout.frame().bottom() <= kArea.bottom() + 0.01F);
        for (int pit = 0; pit < ring.pits(); ++pit) {
            CHECK(layout.hit(layout.pit(pit)) == pit);
        }
        CHECK(layout.hit({layout.frame().x + 1, layout.frame().y + 1}) == -1);
    }
}
