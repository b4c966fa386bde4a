// The solver: published values, and brute force where that is possible.
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

using namespace parlour;
using namespace kalah_tools;

namespace {

// Nothing from the cache folder, or a solver that was right once would pass for ever.
constexpr kalah::Means kMeans{std::size_t{1} << 22U, 1'000'000, kalah::Tables::Built};

kalah::Solution solved(const kalah::Rules& rules, const kalah::State& state) {
    Progress progress;
    Meter meter({UINT64_MAX, 200, std::chrono::hours(1), 2}, progress);
    const auto solution = kalah::makeSolver(rules, kMeans)->solve(state, meter, {});
    REQUIRE(solution);
    return *solution;
}

void agreesWithBruteForce(const kalah::Level& level) {
    const kalah::Rules rules(level);
    const auto options = oracleOptions(level);
    const auto position = oracleStart(level);
    oracle::Perfect perfect(options);
    const auto solution = solved(rules, rules.initial());
    REQUIRE(solution.margin == perfect.margin(position));
    const auto moves = oracle::moves(options, position);
    REQUIRE(solution.rows.size() == moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        REQUIRE(rules.formatMove(rules.initial(), solution.rows[i].move) == moves[i]);
        REQUIRE(solution.rows[i].margin == perfect.margin(oracle::play(options, position, moves[i])));
    }
}

} // namespace

// G. Irving, J. Donkers, J. Uiterwijk: Solving Kalah, ICGA Journal 23(3), 2000: who wins with perfect play, by houses
// (rows from 1) and seeds (columns from 1).
TEST_CASE("solver: the published results of small boards", "[kalah][solver]") {
    const std::vector<std::string> published{"DLWLWD", "WLLLWW", "DWWWWL", "WWWWW"};
    for (std::size_t row = 0; row < published.size(); ++row) {
        for (std::size_t column = 0; column < published[row].size(); ++column) {
            const kalah::Rules rules(makeLevel(static_cast<int>(row) + 1, static_cast<int>(column) + 1, 0));
            const int margin = solved(rules, rules.initial()).margin;
            INFO(row + 1 << "x" << column + 1);
            REQUIRE((margin > 0 ? 'W' : margin < 0 ? 'L' : 'D') == published[row][column]);
        }
    }
}

TEST_CASE("solver: Kalah(4,3) where every last seed captures is worth 8", "[kalah][solver]") {
    const kalah::Rules rules(makeLevel(4, 3, 1));
    REQUIRE(solved(rules, rules.initial()).margin == 8);
}

TEST_CASE("solver: brute force agrees from the start of small boards, all options", "[kalah][solver]") {
    for (int options = 0; options < kMixtures; ++options) {
        for (const auto& [houses, seeds] : {std::pair(1, 10), {2, 1}, {2, 3}, {3, 1}, {3, 2}, {4, 1}}) {
            INFO(houses << "x" << seeds << " options " << options);
            agreesWithBruteForce(makeLevel(houses, seeds, options));
        }
    }
}

TEST_CASE("solver: brute force agrees on random endings of any width, all options", "[kalah][solver]") {
    Rng rng(31);
    for (int ending = 0; ending < 150; ++ending) {
        agreesWithBruteForce(randomLevel(rng, 10, 9));
    }
}

TEST_CASE("solver: North's view, a finished game, and a meter that runs out", "[kalah][solver]") {
    kalah::Level level = makeLevel(2, 1, 0);
    level.start = {std::vector{1, 0}, std::vector{0, 1}};
    level.stores = {3, 0};
    level.toMove = kalah::kNorth;
    kalah::Rules rules(level);
    // North banks its last seed and South sweeps one in: 4 to 1, whoever is asked.
    auto solution = solved(rules, rules.initial());
    REQUIRE(solution.margin == 3);
    REQUIRE(solution.rows.size() == 1);

    auto state = rules.initial();
    rules.apply(state, solution.rows.front().move, nullptr);
    REQUIRE(state.over);
    solution = solved(rules, state);
    REQUIRE(solution.margin == 3);
    REQUIRE(solution.rows.empty());

    const kalah::Rules large(makeLevel(6, 6, 0));
    Progress progress;
    Meter meter({5'000, 200, std::chrono::minutes(1)}, progress);
    REQUIRE_FALSE(kalah::makeSolver(large, kMeans)->solve(large.initial(), meter, {}).has_value());
    REQUIRE(meter.nodes() < 6'000);
}
