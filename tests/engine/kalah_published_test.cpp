// The published values of the larger boards, and the opening book against the solver. They take a minute or two, so
// they are a program of their own.
#include "engine/kalah/board.hpp"
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <algorithm>
#include <numeric>

using namespace parlour;

namespace {

// Nothing from the cache folder, or a solver that was right once would pass for ever.
constexpr kalah::Means kMeans{std::size_t{1} << 26U, 90'000'000, kalah::Tables::Built};

Budget plenty() {
    return {UINT64_MAX, 200, std::chrono::hours(2), 2};
}

std::vector<int> openingMargins(int options) {
    const kalah::Rules rules(kalah_tools::makeLevel(6, 4, options));
    Progress progress;
    Meter meter(plenty(), progress);
    const auto solution = kalah::makeSolver(rules, kMeans)->solve(rules.initial(), meter, {});
    REQUIRE(solution);
    std::vector<int> margins;
    for (const auto& row : solution->rows) {
        margins.push_back(row.margin);
    }
    return margins;
}

// A position of the book as one to start from.
kalah::Rules rulesAt(const kalah::Level& level, const kalah::BookEntry& entry) {
    kalah::Level at = level;
    const auto side = [&](const kalah::Side& houses) {
        return std::vector<int>(houses.begin(), houses.begin() + level.houses);
    };
    at.start = {side(entry.own), side(entry.other)};
    return kalah::Rules(at);
}

} // namespace

TEST_CASE("solver: Kalah(6,4) by opening house, where a last seed captures only what faces it") {
    CHECK(openingMargins(0) == std::vector{-14, -10, 8, -2, -8, 4});
}

TEST_CASE("solver: Kalah(6,4) by opening house, where every last seed captures") {
    CHECK(openingMargins(1) == std::vector{-14, -8, 10, -2, -6, 4});
}

TEST_CASE("solver: Kalah(5,5) where every last seed captures is worth 2") {
    const kalah::Rules rules(kalah_tools::makeLevel(5, 5, 1));
    Progress progress;
    Meter meter(plenty(), progress);
    const auto best = kalah::makeSolver(rules, kMeans)->best(rules.initial(), meter, {});
    REQUIRE(best);
    CHECK(best->exact);
    CHECK(best->value == 2);
}

// A sample of those with fewest seeds, which are soonest solved; the others were worked out by the same search.
TEST_CASE("book: the solver agrees with it") {
    constexpr std::size_t kSample = 12;
    for (const int options : {0, 3}) {
        const auto level = kalah_tools::makeLevel(6, 4, options);
        auto book = kalah::bookOf(kalah::Rules(level));
        const auto seeds = [](const kalah::BookEntry& entry) {
            return std::accumulate(entry.own.begin(), entry.own.end(), 0) +
                   std::accumulate(entry.other.begin(), entry.other.end(), 0);
        };
        std::stable_sort(book.begin(), book.end(), [&](const auto& a, const auto& b) { return seeds(a) < seeds(b); });
        REQUIRE(book.size() >= 100 * kSample);
        for (std::size_t i = 0; i < kSample; ++i) {
            const auto& entry = book[i * book.size() / (4 * kSample)];
            const auto rules = rulesAt(level, entry);
            const auto solver = kalah::makeSolver(rules, kMeans);
            const auto margin = [&](const kalah::State& state) { // as South sees it, who is to move
                if (state.over) return kalah::bankedMargin(rules, state) * (state.mover == kalah::kSouth ? 1 : -1);
                Progress progress;
                Meter meter(plenty(), progress);
                const auto best = solver->best(state, meter, {});
                REQUIRE(best);
                return static_cast<int>(best->value) * (state.mover == kalah::kSouth ? 1 : -1);
            };
            auto state = rules.initial();
            CHECK(margin(state) == 2 * entry.banked - seeds(entry));
            rules.apply(state, {static_cast<std::uint8_t>(entry.house)}, nullptr);
            CHECK(margin(state) == 2 * entry.banked - seeds(entry));
        }
    }
}
