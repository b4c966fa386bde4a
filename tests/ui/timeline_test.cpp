#include "tests/catch.hpp"
#include "ui/stage/reconcile.hpp"
#include "ui/stage/timeline.hpp"

using namespace parlour::ui;

namespace {

Pose at(float x, float y, float height = 0) {
    return {.at = {x, y}, .height = height};
}

} // namespace

TEST_CASE("an actor is halfway in the middle of a linear cue, and exactly there at its end") {
    Timeline timeline;
    timeline.reset({at(0, 0), at(5, 5)});
    timeline.play({{{.actor = 0, .start = 0.1F, .lasts = 0.2F, .to = at(10, 20), .arc = 8, .ease = Ease::Linear}}, {}});
    timeline.update(0.1F);
    CHECK(timeline.poses()[0].at.x == Approx(0));
    timeline.update(0.1F);
    CHECK(timeline.poses()[0].at.x == Approx(5));
    CHECK(timeline.poses()[0].at.y == Approx(10));
    CHECK(timeline.poses()[0].height == Approx(8));
    CHECK(timeline.running());
    timeline.update(0.11F);
    CHECK(timeline.poses()[0] == at(10, 20));
    CHECK(timeline.poses()[1] == at(5, 5));
    CHECK_FALSE(timeline.running());
}

TEST_CASE("a later cue takes over where the earlier one has brought the actor") {
    Timeline timeline;
    timeline.reset({at(0, 0)});
    timeline.play({{{.actor = 0, .start = 0.5F, .lasts = 1, .to = at(50, 100), .ease = Ease::Linear},
                    {.actor = 0, .start = 0, .lasts = 1, .to = at(100, 0), .ease = Ease::Linear}},
                   {}});
    SECTION("in small steps") {
        for (int i = 0; i < 100; ++i) {
            timeline.update(0.01F);
        }
    }
    SECTION("in one stride") {
        timeline.update(1.F);
    }
    CHECK(timeline.poses()[0].at.x == Approx(50));
    CHECK(timeline.poses()[0].at.y == Approx(50).margin(0.01));
    timeline.update(1);
    CHECK(timeline.poses()[0] == at(50, 100));
}

TEST_CASE("finishing puts everybody in place, keeps counts and drops what would be heard") {
    Timeline timeline;
    timeline.reset({at(0, 0), at(1, 1)});
    timeline.play({{{.actor = 0, .start = 0, .lasts = 1, .to = at(3, 0)},
                    {.actor = 0, .start = 2, .lasts = 1, .to = at(4, 0)},
                    {.actor = 1, .start = 2.5F, .lasts = 1, .to = at(7, 7)}},
                   {{.at = 0.1F, .sound = "lift"}, {.at = 3, .sound = "seed-1", .place = 2, .change = 1}}});
    timeline.update(0.5F);
    const auto heard = timeline.takeMoments();
    REQUIRE(heard.size() == 1);
    CHECK(heard[0].sound == "lift");
    timeline.finish();
    CHECK_FALSE(timeline.running());
    CHECK(timeline.poses() == Poses{at(4, 0), at(7, 7)});
    const auto counted = timeline.takeMoments();
    REQUIRE(counted.size() == 1);
    CHECK(counted[0].sound.empty());
    CHECK(counted[0].place == 2);
    CHECK(counted[0].change == 1);
    CHECK(timeline.takeMoments().empty());
}

TEST_CASE("a new script finishes the one that is running") {
    Timeline timeline;
    timeline.reset({at(0, 0), at(0, 0)});
    timeline.play({{{.actor = 0, .lasts = 1, .to = at(9, 9)}}, {}});
    timeline.update(0.2F);
    timeline.play({{{.actor = 1, .lasts = 1, .to = at(5, 5)}}, {}});
    CHECK(timeline.poses()[0] == at(9, 9));
    timeline.update(2);
    CHECK(timeline.poses()[1] == at(5, 5));
}

TEST_CASE("every easing starts at the start, ends at the end and never turns back") {
    for (const Ease kind : {Ease::Linear, Ease::In, Ease::Out, Ease::InOut}) {
        CHECK(ease(kind, 0) == Approx(0));
        CHECK(ease(kind, 1) == Approx(1));
        for (int i = 0; i < 100; ++i) {
            CHECK(ease(kind, static_cast<float>(i) / 100) <= ease(kind, static_cast<float>(i + 1) / 100));
        }
    }
}

TEST_CASE("reconcile moves only what lies elsewhere, and ends in the picture") {
    const Poses now{at(0, 0), at(1, 1), at(2, 2, 30)};
    const Poses goal{at(0, 0), at(200, 1), at(2, 2)};
    const Script script = reconcile(now, goal, 0.25F);
    CHECK(script.cues.size() == 2);
    CHECK(script.lasts() == Approx(0.25F));
    Timeline timeline;
    timeline.reset(now);
    timeline.play(script);
    timeline.update(0.3F);
    CHECK(timeline.poses() == goal);
}
