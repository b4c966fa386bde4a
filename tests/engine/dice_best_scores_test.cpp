// Records of Dice, and the table of best scores that is read from them.
#include "engine/core/catalog.hpp"
#include "engine/core/record.hpp"
#include "engine/dice/best_scores.hpp"
#include "tests/engine/dice_tools.hpp"
#include "tests/scratch_folder.hpp"

#include <fstream>

using namespace parlour;
using namespace dice_tools;
namespace fs = std::filesystem;

namespace {

MatchSetup setupFor(const std::string& level, std::vector<SeatSetup> seats, std::uint64_t seed) {
    return {"dice", {"test", "test.toml", level}, seed, std::move(seats)};
}

// Plays with the first legal move, at most so many plies, and records it.
std::pair<fs::path, Scores> record(const fs::path& folder, const MatchSetup& setup, std::size_t plies = 1'000) {
    RecordWriter writer(folder, setup);
    const auto match = findGame("dice")->open(setup.level, static_cast<int>(setup.seats.size()), setup.seed);
    while (!match->over() && match->length() < plies) {
        if (match->toMove() == kChance) {
            match->playChance();
        } else {
            REQUIRE(match->play(match->moves().front()));
        }
        writer.update(*match);
    }
    return {writer.path(), match->scores()};
}

} // namespace

TEST_CASE("dice: a record of one to six players comes back whole, rolls and all", "[record]") {
    for (std::size_t players = 1; players <= 6; ++players) {
        const ScratchFolder scratch;
        std::vector<SeatSetup> seats;
        for (std::size_t seat = 0; seat < players; ++seat) {
            seats.push_back({seat % 2 == 0 ? "human" : "random", "Player " + std::to_string(seat)});
        }
        const auto [path, scores] = record(scratch.path(), setupFor("stop_count = 3", seats, players));
        const Record back = readRecord(path);
        CHECK_FALSE(back.damage);
        CHECK(back.finished);
        CHECK(back.setup.seats.size() == players);
        CHECK(back.match->scores() == scores);
        CHECK(back.match->ply(0).seat == kChance);
    }
}

TEST_CASE("dice: a game of one is gone on with where it was left", "[record]") {
    const ScratchFolder scratch;
    const auto setup = setupFor("", {{"human", "Ada"}}, 4);
    const auto [path, scores] = record(scratch.path(), setup, 7);
    CHECK(newestUnfinished(scratch.path()) == path);
    const Record back = readRecord(path);
    CHECK(back.match->length() == 7);
    CHECK(back.match->scores() == scores);
}

TEST_CASE("dice: best scores are those of people who played alone to the end, best first", "[record]") {
    const ScratchFolder scratch;
    const std::string quick = "stop_count = 2\n";
    std::vector<int> wanted;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const auto name = "Ada " + std::to_string(seed);
        const auto played = record(scratch.path(), setupFor(quick, {{"human", name}}, seed));
        wanted.push_back(static_cast<int>(played.second.front()));
    }
    std::sort(wanted.rbegin(), wanted.rend());
    // None of these belongs into the table.
    record(scratch.path(), setupFor(quick, {{"greedy", "Greedy"}}, 6));
    record(scratch.path(), setupFor(quick, {{"human", "A"}, {"human", "B"}}, 7));
    record(scratch.path(), setupFor("stop_count = 3\n", {{"human", "Other level"}}, 8));
    record(scratch.path(), setupFor(quick, {{"human", "Unfinished"}}, 9), 3);
    std::ofstream(scratch.path() / "dice-noise.tsv") << "noise\nresult\t900\n";
    std::ofstream(scratch.path() / "dice-cut.tsv") << "# format\t1\n# game\tdice\nresult\t900\n";

    const auto scores = dice::bestScores(scratch.path(), levelFrom(quick), 10);
    std::vector<int> found;
    for (const auto& score : scores) {
        found.push_back(score.total);
        CHECK(score.name.substr(0, 4) == "Ada ");
        CHECK(readRecord(score.game).match->scores() == Scores{static_cast<double>(score.total)});
        CHECK(score.day == readRecord(score.game).started.substr(0, 10));
    }
    CHECK(found == wanted);
    CHECK(dice::bestScores(scratch.path(), levelFrom("title = \"A title is no rule\"\n" + quick), 2).size() == 2);
    CHECK(dice::bestScores(scratch.path() / "none", levelFrom(quick), 10).empty());
}
