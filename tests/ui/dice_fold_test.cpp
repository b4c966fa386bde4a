// Playing all cues of a ply from the picture before it must end in the picture after it, and the numbers that are
// written meanwhile must end as the engine has them. This is what keeps rules out of the scene.
#include "engine/dice/rules.hpp"
#include "tests/catch.hpp"
#include "ui/dice/choreography.hpp"
#include "ui/dice/picture.hpp"
#include "ui/stage/timeline.hpp"

#include <cmath>

using namespace parlour::dice;
namespace ui = parlour::ui;
using parlour::Rng;
using parlour::Seat;
using parlour::seatAt;

namespace {

constexpr ui::Rect kArea{262, 70, 562, 412};

// Plays a random game; `step` is the frame time, 0 to finish every ply at once. With `byHand`, every split was laid
// into the wells by a person, the higher pair first, before it was written down.
void checkGame(int players, std::uint64_t seed, float step, bool byHand) {
    Level level;
    level.players = players;
    level.stopCount = 3;
    const Rules rules(level);
    const TrayLayout layout(kArea);
    Rng rng = parlour::rngFor(seed, 0);
    State state = rules.initial();
    Table table = tableOf(state);
    ui::Timeline timeline;
    timeline.reset(picture(layout, table));
    std::vector<int> shown = writtenNumbers(rules, state);
    int ply = 0;
    for (; rules.toMove(state) && ply < 500; ++ply) {
        CAPTURE(players, seed, ply);
        const auto moves = rules.moves(state);
        const Move move = moves[parlour::below(rng, moves.size())];
        Staging staging;
        if (byHand && state.rolled) {
            Spots laid = arranged(state.roll, move.split);
            for (Spot& spot : laid) {
                if (spot.group != Group::Removed)
                    spot.group = spot.group == Group::First ? Group::Second : Group::First;
            }
            staging.laid = laid;
            Table before = table;
            before.spots = laid;
            timeline.reset(picture(layout, before));
        }
        std::vector<Event> events;
        rules.apply(state, move, &events);
        const ui::Script script = choreography(layout, table, events, staging);
        CHECK(script.lasts() < 2.5F);
        timeline.play(script);
        for (int frame = 0; step > 0 && timeline.running() && frame < 1000; ++frame) {
            timeline.update(step);
        }
        timeline.finish();
        for (const auto& moment : timeline.takeMoments()) {
            if (moment.place >= 0) shown[static_cast<std::size_t>(moment.place)] += moment.change;
        }
        REQUIRE(shown == writtenNumbers(rules, state));
        REQUIRE(table.dice == state.roll);
        REQUIRE(timeline.poses() == picture(layout, table));
        if (state.rolled) REQUIRE(table.spots == Spots{}); // whoever is next finds all dice on the felt
        if (!state.rolled && staging.laid) REQUIRE(table.spots == *staging.laid);
    }
    CHECK_FALSE(rules.toMove(state));
    CHECK(ply > 6);
}

std::vector<int> facesIn(const Roll& roll, const Spots& spots, Group group) {
    std::vector<int> faces;
    for (std::size_t die = 0; die < kDice; ++die) {
        if (spots[die].group == group) faces.push_back(roll[die]);
    }
    return faces;
}

} // namespace

TEST_CASE("every ply of a game ends as the position after it looks") {
    for (const int players : {1, 2, 6}) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            checkGame(players, seed, 0.016F, false);
            checkGame(players, seed, 0, false);
        }
    }
}

TEST_CASE("dice that a person has laid into the wells stay as they lie") {
    checkGame(1, 7, 0.016F, true);
    checkGame(3, 8, 0.016F, true);
}

TEST_CASE("every split of every roll finds its dice") {
    for (const RollInfo& roll : allRolls()) {
        for (const Split& split : roll.splits) {
            const Spots spots = arranged(roll.dice, split);
            const auto low = facesIn(roll.dice, spots, Group::First);
            const auto high = facesIn(roll.dice, spots, Group::Second);
            REQUIRE(low.size() == 2);
            REQUIRE(high.size() == 2);
            REQUIRE(low[0] + low[1] == split.low);
            REQUIRE(high[0] + high[1] == split.high);
            REQUIRE(facesIn(roll.dice, spots, Group::Removed) == std::vector<int>{split.removed});
        }
    }
}

TEST_CASE("dice lie on the felt, apart from each other, in every round") {
    const TrayLayout layout(kArea);
    for (int round = 0; round < 200; ++round) {
        CAPTURE(round);
        for (std::size_t die = 0; die < kDice; ++die) {
            const ui::Pose pose = layout.feltPose(die, round);
            REQUIRE(layout.felt().grown(-kDieSide / 2).contains(pose.at));
            REQUIRE(layout.hit(pose.at) == Group::Felt);
            for (std::size_t other = 0; other < die; ++other) {
                const ui::Point way = layout.feltPose(other, round).at - pose.at;
                REQUIRE(std::hypot(way.x, way.y) > kDieSide * 1.1F);
            }
        }
    }
}

TEST_CASE("a point finds its well, and a well holds its dice") {
    for (const float scale : {0.4F, 1.F, 1.7F}) {
        const TrayLayout layout({10, 20, kTraySize.x * scale, kTraySize.y * scale});
        CHECK(layout.scale() == Approx(scale));
        for (const Group well : kWells) {
            for (std::size_t slot = 0; slot < room(well); ++slot) {
                const ui::Point at = layout.wellSpot(well, slot);
                CHECK(layout.well(well).contains(at));
                CHECK(layout.hit(at) == well);
            }
        }
        CHECK(layout.hit({layout.frame().x - 5, layout.frame().y}) == std::nullopt);
    }
}

TEST_CASE("dice are thrown from outside, bounce, and settle one after the other") {
    const TrayLayout layout(kArea);
    Table table;
    const std::vector<Event> events{Rolled{1, {1, 2, 3, 4, 5}}};
    const ui::Script script = choreography(layout, table, events, {});
    ui::Timeline timeline;
    timeline.reset(picture(layout, Table{}));
    CHECK_FALSE(layout.frame().contains(timeline.poses().front().at));
    timeline.play(script);
    bool tumbled = false;
    bool flew = false;
    std::array<int, kDice> bounces{};
    std::array<float, kDice> before{};
    std::array<bool, kDice> falling{};
    while (timeline.running()) {
        timeline.update(0.005F);
        for (std::size_t die = 0; die < kDice; ++die) {
            const ui::Pose& pose = timeline.poses()[die];
            tumbled = tumbled || pose.spin > 0.5F;
            flew = flew || pose.height > 20;
            if (falling[die] && pose.height > before[die]) ++bounces[die];
            if (pose.height != before[die]) falling[die] = pose.height < before[die];
            before[die] = pose.height;
        }
    }
    CHECK(tumbled);
    CHECK(flew);
    for (std::size_t die = 0; die < kDice; ++die) {
        CHECK(bounces[die] >= 2);
        CHECK(timeline.poses()[die].spin == 0);
        CHECK(timeline.poses()[die].height == 0);
    }
    CHECK(script.lasts() < 1.7F);
}

TEST_CASE("a free roll is heard and seen") {
    const TrayLayout layout(kArea);
    Table table;
    const std::vector<Event> events{Rolled{4, {1, 1, 2, 2, 3}}, FreeRoll{seatAt(0)}};
    const ui::Script script = choreography(layout, table, events, {});
    bool heard = false;
    bool seen = false;
    for (const auto& moment : script.moments) {
        heard = heard || moment.sound == "free-roll";
        seen = seen || moment.flourish == ui::Flourish::Sparkle;
    }
    CHECK(heard);
    CHECK(seen);
}
