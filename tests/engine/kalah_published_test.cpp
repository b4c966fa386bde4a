// The published values of the larger boards, where every last seed in an empty house captures. They take a minute or
// two, so they are a program of their own.
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

using namespace parlour;

namespace {

constexpr kalah::Means kMeans{std::size_t{1} << 25U, 90'000'000, kalah::Tables::Built, 1, false};

// The best of all moves, and its value for South. The order only decides how soon it is found.
Choice<kalah::Move> bestOf(int houses, int seeds, std::initializer_list<std::uint8_t> order) {
    const kalah::Rules rules(kalah_tools::makeLevel(houses, seeds, 1));
    REQUIRE(rules.level().capture == kalah::Capture::Always);
    REQUIRE(rules.level().end == kalah::End::SideEmpty);
    std::vector<kalah::Move> moves;
    for (const auto house : order) {
        moves.push_back({house});
    }
    REQUIRE(moves.size() == rules.moves(rules.initial()).size());
    Progress progress;
    Meter meter({UINT64_MAX, 200, std::chrono::hours(2)}, progress);
    const auto best = kalah::makeSolver(rules, kMeans)->best(rules.initial(), moves, meter, meter.slice(1));
    REQUIRE(best);
    REQUIRE(best->exact);
    return *best;
}

} // namespace

TEST_CASE("solver: Kalah(6,4) is worth 10, by opening house 3") {
    const auto best = bestOf(6, 4, {3, 6, 4, 5, 2, 1});
    CHECK(best.value == 10);
    CHECK(best.move == kalah::Move{3});
}

TEST_CASE("solver: Kalah(5,5) is worth 2") {
    CHECK(bestOf(5, 5, {1, 2, 3, 4, 5}).value == 2);
}
