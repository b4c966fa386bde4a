// The endgame tables: the same as brute force, and never trusted when they come from a file.
#include "engine/core/cache_file.hpp"
#include "engine/core/paths.hpp"
#include "engine/kalah/endings.hpp"
#include "engine/kalah/solver.hpp"
#include "tests/catch.hpp"
#include "tests/engine/cache_folder.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <fstream>
#include <set>
#include <thread>

using namespace parlour;
using namespace kalah_tools;
namespace fs = std::filesystem;

namespace {

using Lane = kalah::NarrowLane;
using Endings = kalah::Endings<Lane>;

constexpr Budget kNoLimit{UINT64_MAX, 200, std::chrono::hours(1), 2};

std::shared_ptr<const Endings> obtained(const kalah::Rules& rules, int seeds) {
    Progress progress;
    Meter meter(kNoLimit, progress);
    auto endings = Endings::obtain(rules, seeds, meter);
    REQUIRE(endings);
    return endings;
}

bool same(const Endings& a, const Endings& b) {
    return std::equal(a.bytes().begin(), a.bytes().end(), b.bytes().begin(), b.bytes().end());
}

// All ways to lay so many seeds into so many houses.
void lay(std::size_t houses, int seeds, std::vector<int>& laid, std::vector<std::vector<int>>& all) {
    if (laid.size() == houses) {
        if (seeds == 0) all.push_back(laid);
        return;
    }
    for (int here = 0; here <= seeds; ++here) {
        laid.push_back(here);
        lay(houses, seeds - here, laid, all);
        laid.pop_back();
    }
}

Lane laneOf(const std::vector<int>& laid, int first, int houses) {
    Lane lane = 0;
    for (int i = 0; i < houses; ++i) {
        lane |= static_cast<Lane>(laid.at(static_cast<std::size_t>(first) + static_cast<std::size_t>(i))) << (8 * i);
    }
    return lane;
}

fs::path onlyFile(const fs::path& folder) {
    std::vector<fs::path> files(fs::directory_iterator(folder / "parlour"), {});
    REQUIRE(files.size() == 1);
    return files.front();
}

void flipByte(const fs::path& file, std::uintmax_t at) {
    std::fstream stream(file, std::ios::in | std::ios::out | std::ios::binary);
    stream.seekg(static_cast<std::streamoff>(at));
    const int byte = stream.get();
    stream.seekp(static_cast<std::streamoff>(at));
    stream.put(static_cast<char>(byte ^ 1));
}

} // namespace

TEST_CASE("endings: every position has its own number, those with fewer seeds first", "[kalah][solver]") {
    const kalah::Numbering<Lane> numbering(3);
    const kalah::Numbering<kalah::WideLane> wide(3);
    std::uint64_t expected = 0;
    for (int seeds = 0; seeds <= 6; ++seeds) {
        std::vector<std::vector<int>> all;
        std::vector<int> laid;
        lay(6, seeds, laid, all);
        std::set<std::uint64_t> numbers;
        for (const auto& one : all) {
            numbers.insert(numbering.of({laneOf(one, 0, 3), laneOf(one, 3, 3)}));
            CHECK(wide.of({laneOf(one, 0, 3), laneOf(one, 3, 3)}) ==
                  numbering.of({laneOf(one, 0, 3), laneOf(one, 3, 3)}));
        }
        CHECK(numbers.size() == all.size());
        CHECK(*numbers.begin() == expected);
        expected += all.size();
        CHECK(*numbers.rbegin() + 1 == expected);
        CHECK(numbering.upTo(seeds) == expected);
    }
}

TEST_CASE("endings: brute force agrees on every position, all options", "[kalah][solver]") {
    constexpr int kHouses = 3;
    constexpr int kSeeds = 5;
    for (int options = 0; options < 4; ++options) {
        const auto level = makeLevel(kHouses, 2, options);
        const kalah::Rules rules(level);
        const auto endings = obtained(rules, kSeeds);
        const kalah::Numbering<Lane> numbering(kHouses);
        oracle::Perfect perfect(oracleOptions(level));
        for (int seeds = 0; seeds <= kSeeds; ++seeds) {
            std::vector<std::vector<int>> all;
            std::vector<int> laid;
            lay(std::size_t{2} * kHouses, seeds, laid, all);
            for (const auto& one : all) {
                const auto position = oracle::start(oracleOptions(level), {one.begin(), one.begin() + kHouses},
                                                    {one.begin() + kHouses, one.end()});
                const int banked =
                    endings->banked(numbering.of({laneOf(one, 0, kHouses), laneOf(one, kHouses, kHouses)}));
                REQUIRE(2 * banked - seeds == perfect.margin(position));
            }
        }
    }
}

TEST_CASE("endings: a wide board's table is built as well", "[kalah][solver]") {
    Progress progress;
    Meter meter(kNoLimit, progress);
    const kalah::Rules rules(makeLevel(9, 1, 0));
    const auto endings = kalah::Endings<kalah::WideLane>::build(rules, 2, meter);
    REQUIRE(endings);
    const kalah::Numbering<kalah::WideLane> numbering(9);
    kalah::Board<kalah::WideLane> board;
    board.own = kalah::WideLane{1} << 64U; // in the house next to the store
    board.other = 1;
    CHECK(endings->banked(numbering.of(board)) == 1);
}

TEST_CASE("endings: kept in the cache folder, and built anew if anything is wrong there", "[kalah][solver]") {
    const CacheFolder cache;
    const kalah::Rules rules(makeLevel(2, 6, 0));
    constexpr int kSeeds = 12;
    const auto built = obtained(rules, kSeeds);
    const auto file = onlyFile(cache.path());
    const auto size = fs::file_size(file);

    SECTION("read again") {
        const auto before = fs::last_write_time(file);
        CHECK(same(*obtained(rules, kSeeds), *built));
        CHECK(fs::last_write_time(file) == before);
    }
    SECTION("any byte changed") {
        for (const auto at : {std::uintmax_t{0}, std::uintmax_t{20}, size / 2, size - 9, size - 1}) {
            flipByte(file, at);
            CHECK(same(*obtained(rules, kSeeds), *built));
            CHECK(readCache(file.stem().string())); // it is whole again
        }
    }
    SECTION("cut short, empty, too long") {
        for (const auto length : {size - 1, size / 2, std::uintmax_t{10}, std::uintmax_t{0}, size + 1}) {
            fs::resize_file(file, length);
            CHECK(same(*obtained(rules, kSeeds), *built));
            CHECK(fs::file_size(file) == size);
        }
    }
    SECTION("that of other rules under this name") {
        const kalah::Rules others(makeLevel(2, 6, 2));
        const auto stranger = obtained(others, kSeeds);
        CHECK_FALSE(same(*stranger, *built));
        for (const auto& entry : fs::directory_iterator(file.parent_path())) {
            if (entry.path() != file) fs::copy_file(entry.path(), file, fs::copy_options::overwrite_existing);
        }
        CHECK(same(*obtained(rules, kSeeds), *built));
    }
    SECTION("a folder in the file's place") {
        fs::remove(file);
        fs::create_directories(file / "in the way");
        CHECK(same(*obtained(rules, kSeeds), *built));
    }
}

TEST_CASE("endings: a cache folder that cannot be is no error and leaves nothing behind", "[kalah][solver]") {
    const CacheFolder cache("/dev/null");
    CHECK(obtained(kalah::Rules(makeLevel(2, 6, 0)), 12)->mostSeeds() == 12);
}

TEST_CASE("endings: who shares gets the largest that somebody made, of the same rules", "[kalah][solver]") {
    const CacheFolder cache;
    const kalah::Rules rules(makeLevel(3, 4, 0));
    const kalah::Rules others(makeLevel(3, 4, 1));
    Progress progress;
    Meter meter(kNoLimit, progress);
    const auto shared = [&](const kalah::Rules& whose, int seeds) { return Endings::shared(whose, seeds, meter, {}); };

    const auto small = shared(rules, 5);
    CHECK(small->mostSeeds() == 5);
    CHECK(shared(rules, 4) == small);

    Endings::share(rules, 12, meter);
    CHECK(fs::exists(onlyFile(cache.path()))); // large ones are worth keeping
    const auto large = shared(rules, 5);
    CHECK(large->mostSeeds() == 12);
    CHECK(std::equal(small->bytes().begin(), small->bytes().end(), large->bytes().begin()));

    Endings::share(rules, 6, meter);
    CHECK(shared(rules, 2) == large);

    const auto foreign = shared(others, 5);
    CHECK(foreign->mostSeeds() == 5);
    CHECK_FALSE(same(*foreign, *small));
}

// A game that began before its tables were there goes on with them.
TEST_CASE("solver: tables that were prepared meanwhile are taken up, and change no value", "[kalah][solver]") {
    const CacheFolder cache;
    const auto level = makeLevel(3, 4, 2);
    const kalah::Rules rules(level);
    kalah::Means means = kalah::kToPlay;
    means.positions = 100;
    const auto nodesFor = [&](kalah::Solver& solver) {
        Progress progress;
        Meter meter({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
        const auto best = solver.best(rules.initial(), meter, {});
        REQUIRE(best);
        CHECK(best->value == oracle::Perfect(oracleOptions(level)).margin(oracleStart(level)));
        return meter.nodes();
    };
    const auto before = nodesFor(*kalah::makeSolver(rules, means));
    const auto solver = kalah::makeSolver(rules, means);
    Progress progress;
    Meter meter({100, 200, std::chrono::hours(1)}, progress);
    CHECK_FALSE(solver->best(rules.initial(), meter, {}));
    Meter patient(kNoLimit, progress);
    kalah::prepareToPlay(rules, patient);
    CHECK(nodesFor(*solver) < before / 2);
}

TEST_CASE("endings: a stop ends the building, on all threads", "[kalah][solver]") {
    const kalah::Rules rules(makeLevel(6, 4, 0));
    for (const Budget& budget : {kNoLimit, kNoLimit.repeatable()}) {
        std::stop_source source;
        Progress progress;
        Meter meter(budget, progress, source.get_token());
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
            source.request_stop();
        });
        CHECK(Endings::build(rules, 18, meter) == nullptr); // which would take seconds
    }
}

TEST_CASE("solver: an answer that took long is kept, found again, and worked out anew if damaged", "[kalah][solver]") {
    const CacheFolder cache;
    const kalah::Rules rules(makeLevel(5, 3, 0));
    const auto ask = [&] {
        Progress progress;
        Meter meter(kNoLimit, progress);
        const auto solution = kalah::solve(rules, rules.initial(), meter);
        REQUIRE(solution);
        std::vector<int> margins{solution->margin};
        for (const auto& row : solution->rows) {
            margins.push_back(row.margin);
        }
        return std::pair(margins, meter.nodes());
    };
    const auto [margins, nodes] = ask();
    REQUIRE(nodes > 0);
    CHECK(ask() == std::pair(margins, std::uint64_t{0}));
    const auto file = onlyFile(cache.path());
    flipByte(file, fs::file_size(file) / 2);
    const auto [again, work] = ask();
    CHECK(again == margins);
    CHECK(work > 0);
    CHECK(ask().second == 0); // it was kept again
}
