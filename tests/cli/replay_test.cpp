// replay: good records, damaged ones and files that are no records. The record is written by hand.
#include "tests/catch.hpp"
#include "tests/cli/program.hpp"
#include "tests/scratch_folder.hpp"

namespace {

const std::string kHeader = "# format\t1\n"
                            "# program\t0.1.0\n"
                            "# game\tkalah\n"
                            "# level_name\texample\n"
                            "# level\thouses = 3\\n[start]\\nsouth = [2, 2, 0]\\nnorth = [2, 2, 2]\\n\n"
                            "# seed\t1\n"
                            "# seats\thuman\thuman\n"
                            "# names\tAda\tBo\n"
                            "# started\t2026-01-02T03:04:05Z\n"
                            "ply\tseat\tmove\tms\n";
const std::string kPlies = "1\tSouth\t2\t100\n"
                           "2\tSouth\t3\t100\n"
                           "3\tSouth\t1\t100\n"
                           "4\tNorth\t2\t100\n";
const std::string kEnd = "5\tNorth\t3\t100\n"
                         "result\t8\t2\n";

Outcome replay(const std::string& text) {
    const ScratchFolder folder;
    const auto file = folder.path() / "game.tsv";
    writeFile(file, text);
    return run({"replay", file.string()});
}

std::size_t boards(const Outcome& outcome) {
    std::size_t found = 0;
    for (const auto& line : lines(outcome.out)) {
        if (line.starts_with(" South ")) ++found;
    }
    return found;
}

} // namespace

TEST_CASE("replay: a whole game, each position and the result") {
    const auto outcome = replay(kHeader + kPlies + kEnd);
    CHECK(outcome.code == 0);
    CHECK(outcome.err.empty());
    CHECK(boards(outcome) == 6);
    CHECK_THAT(outcome.out, Catch::Contains("South: Ada") && Catch::Contains("North: Bo"));
    CHECK_THAT(outcome.out, Catch::Contains("3. South 1: South sows 2 seeds from house 1 and captures 2"));
    CHECK(lastLine(outcome.out) == "result 8 2");
}

TEST_CASE("replay: an unfinished game, and one with moves taken back") {
    const auto unfinished = replay(kHeader + kPlies);
    CHECK(unfinished.code == 0);
    CHECK(lastLine(unfinished.out) == "to move North");
    const auto undone = replay(kHeader + "1\tSouth\t1\t5\n0\tundo\t\t\n" + kPlies + kEnd);
    CHECK(undone.code == 0);
    CHECK(boards(undone) == 6);
    CHECK(lastLine(undone.out) == "result 8 2");
    const auto unplayed = replay(kHeader);
    CHECK(unplayed.code == 0);
    CHECK(lastLine(unplayed.out) == "to move South");
}

TEST_CASE("replay: a damaged tail is cut at the last good row, and the row is named") {
    struct Damage {
        std::string tail;
        std::string said;
    };
    for (const auto& [tail, said] : std::vector<Damage>{
             {"5\tNorth\t1\t100\n", "North's house 1 is empty"},
             {"5\tSouth\t1\t100\n", "turn of North"},
             {"7\tNorth\t3\t100\n", "expected ply 5"},
             {"5\tNorth\t3", "cut short"},
             {"result\t8\t2\n", "before the game is over"},
             {std::string("\0\xff\x01junk\n", 8), "four columns"},
         }) {
        CAPTURE(tail);
        const auto outcome = replay(std::string(kHeader).append(kPlies).append(tail));
        CHECK(outcome.code == 1);
        CHECK(boards(outcome) == 5);
        CHECK(lastLine(outcome.out) == "to move North");
        REQUIRE(lines(outcome.err).size() == 1);
        CHECK_THAT(outcome.err, Catch::Contains("game.tsv:15: ") && Catch::Contains(said));
    }
    const auto wrongResult = replay(kHeader + kPlies + "5\tNorth\t3\t100\nresult\t7\t3\n");
    CHECK(wrongResult.code == 1);
    CHECK_THAT(wrongResult.err, Catch::Contains("game.tsv:16: "));
}

TEST_CASE("replay: what is no record at all is refused in one line") {
    const auto refused = [](const Outcome& outcome, const std::string& said) {
        CHECK(outcome.code == 1);
        CHECK(outcome.out.empty());
        CHECK(lines(outcome.err).size() == 1);
        CHECK_THAT(outcome.err, Catch::Contains(said));
    };
    refused(run({"replay", "/nowhere/game.tsv"}), "/nowhere/game.tsv");
    refused(run({"replay", "/"}), "cannot be read");
    refused(run({"replay", "/dev/zero"}), "too long");
    refused(replay(""), "no record");
    refused(replay("Dear diary\n"), "no record");
    refused(replay(kHeader.substr(0, 60)), "game.tsv");
    const auto wrong = [](const std::string& from, const std::string& to) {
        std::string text = kHeader + kPlies;
        text.replace(text.find(from), from.size(), to);
        return replay(text);
    };
    refused(wrong("format\t1", "format\t9"), "format 9");
    refused(wrong("game\tkalah", "game\tchess"), "chess");
    refused(wrong("houses = 3", "houses = 0"), "from 1 to 10");
    refused(wrong("human\thuman", "human\tdeity"), "deity");
    refused(wrong("human\thuman", "human"), "seats");
}
