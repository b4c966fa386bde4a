// The rules of Kalah, one by one.
#include "engine/core/match_of.hpp"
#include "engine/kalah/rules.hpp"
#include "tests/catch.hpp"

using namespace parlour;

static_assert(Rules<kalah::Rules> && PerfectInformation<kalah::Rules> && !HasChance<kalah::Rules>);

TEST_CASE("kalah: the worked example of the minimax text") {
    kalah::Level level;
    level.houses = 3;
    level.start = {std::vector{2, 2, 0}, std::vector{2, 2, 2}};
    MatchOf<kalah::Rules> match(std::make_shared<const kalah::Rules>(level));
    Match& text = match;
    for (const auto* move : {"2", "3", "1"}) {
        REQUIRE(match.toMove() == kalah::kSouth);
        REQUIRE(text.play(move));
    }
    REQUIRE(match.scores() == Scores{5, 0});
    REQUIRE(match.toMove() == kalah::kNorth);
    REQUIRE(text.play("2"));
    REQUIRE(match.toMove() == kalah::kNorth);
    REQUIRE(text.play("3"));
    REQUIRE(match.over());
    REQUIRE(match.scores() == Scores{8, 2});
}
