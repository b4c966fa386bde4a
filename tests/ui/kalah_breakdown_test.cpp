#include "engine/core/catalog.hpp"
#include "tests/catch.hpp"
#include "ui/kalah/breakdown.hpp"
#include "ui/kalah/outlook.hpp"

using namespace parlour::kalah;
using parlour::MatchOf;

namespace {

MatchOf<Rules> matchOf(const Level& level) {
    return MatchOf<Rules>(std::make_shared<const Rules>(level));
}

Level workedExample() {
    Level level;
    level.houses = 3;
    level.start[0] = std::vector{2, 2, 0};
    level.start[1] = std::vector{2, 2, 2};
    return level;
}

} // namespace

TEST_CASE("the worked example of the rules: what was sown, captured and left over") {
    auto match = matchOf(workedExample());
    for (const char* move : {"2", "3", "1", "2", "3"}) {
        REQUIRE(match.play(move));
    }
    REQUIRE(match.over());
    const auto banked = breakdown(match);
    // South sows one with 2, one with 3, captures three with 1, and has three left; North sows two.
    CHECK(banked[0] == Banked{.start = 0, .sown = 2, .captured = 3, .swept = 3});
    CHECK(banked[1] == Banked{.start = 0, .sown = 2, .captured = 0, .swept = 0});
}

TEST_CASE("the breakdown adds up to the stores at any time, whatever the options") {
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        Level level;
        level.houses = 1 + static_cast<int>(seed % 7);
        level.seeds = 1 + static_cast<int>(seed % 5);
        level.capture = seed % 2 == 0 ? Capture::Facing : Capture::Always;
        level.end = seed % 3 == 0 ? End::SideEmpty : End::MoverStuck;
        level.pie = seed % 4 == 0;
        if (seed % 6 == 0) level.stores = {3, 1};
        auto match = matchOf(level);
        auto rng = parlour::rngFor(seed, 1);
        while (!match.over() && match.length() < 300) {
            const auto moves = match.rules().moves(match.state());
            REQUIRE(match.play(moves[parlour::below(rng, moves.size())]).has_value());
            const auto banked = breakdown(match);
            CAPTURE(seed, match.length());
            REQUIRE(banked[0].total() == match.rules().count(match.state(), kSouth));
            REQUIRE(banked[1].total() == match.rules().count(match.state(), kNorth));
        }
    }
}

TEST_CASE("what a move would do, in words") {
    const Rules rules(workedExample());
    const auto state = rules.initial();
    const Outlook again = foresee(rules, state, Move{2});
    CHECK(again.origin == 1);
    CHECK(again.landing == rules.ring().store(kSouth));
    CHECK(again.again);
    CHECK(remark(again) == "moves again");
    CHECK(rules.initial() == state);

    const Outlook capture = foresee(rules, state, Move{1}); // the last seed falls into the empty house 3
    CHECK(capture.landing == 2);
    CHECK(capture.captured == std::vector{2, 4});
    CHECK(capture.prize == 3);
    CHECK(remark(capture) == "captures 3");
}
