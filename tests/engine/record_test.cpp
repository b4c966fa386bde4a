// Records: what is written comes back, and damage costs no more than what is damaged.
#include "engine/core/catalog.hpp"
#include "engine/core/record.hpp"
#include "tests/catch.hpp"
#include "tests/scratch_folder.hpp"

#include <fstream>
#include <iterator>

using namespace parlour;
namespace fs = std::filesystem;

namespace {

// The worked example of the rules: South wins 8 to 2.
const std::string kLevel = "title = \"Example\"\nhouses = 3\n[start]\nsouth = [2, 2, 0]\nnorth = [2, 2, 2]\n";
const std::vector<std::string> kMoves{"2", "3", "1", "2", "3"};

MatchSetup exampleSetup() {
    return {"kalah", {"example", "example.toml", kLevel}, 42, {{"human", "Ada\tLovelace"}, {"random", "Back\\slash"}}};
}

std::unique_ptr<Match> openExample() {
    const auto setup = exampleSetup();
    return findGame("kalah")->open(setup.level, 2, setup.seed);
}

std::string contents(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const fs::path& path, const std::string& text) {
    std::ofstream(path, std::ios::binary) << text;
}

// Plays the first `plies` moves of the example, recording each.
fs::path recordExample(const fs::path& folder, std::size_t plies) {
    RecordWriter writer(folder, exampleSetup());
    const auto match = openExample();
    for (std::size_t i = 0; i < plies; ++i) {
        REQUIRE(match->play(kMoves[i]));
        writer.update(*match);
    }
    return writer.path();
}

std::vector<std::string> movesOf(const Match& match) {
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < match.length(); ++i) {
        moves.push_back(match.ply(i).move);
    }
    return moves;
}

} // namespace

TEST_CASE("record: a finished game comes back whole", "[record]") {
    const ScratchFolder scratch;
    const Record record = readRecord(recordExample(scratch.path(), kMoves.size()));
    REQUIRE_FALSE(record.damage);
    REQUIRE(record.finished);
    REQUIRE(record.setup.game == "kalah");
    REQUIRE(record.setup.seed == 42);
    REQUIRE(record.setup.level.name == "example");
    REQUIRE(record.setup.level.text == kLevel);
    REQUIRE(record.setup.seats[0].player == "human");
    REQUIRE(record.setup.seats[0].name == "Ada\tLovelace");
    REQUIRE(record.setup.seats[1].name == "Back\\slash");
    REQUIRE(movesOf(*record.match) == kMoves);
    REQUIRE(record.match->scores() == Scores{8, 2});
}

TEST_CASE("record: every ply is in the file as soon as it is played", "[record]") {
    const ScratchFolder scratch;
    RecordWriter writer(scratch.path(), exampleSetup());
    const auto match = openExample();
    writer.update(*match);
    REQUIRE(writer.path().empty()); // nothing played, nothing written
    for (std::size_t i = 0; i < kMoves.size(); ++i) {
        REQUIRE(match->play(kMoves[i]));
        writer.update(*match);
        REQUIRE(readRecord(writer.path()).match->length() == i + 1);
    }
}

TEST_CASE("record: plies taken back stay taken back", "[record]") {
    const ScratchFolder scratch;
    RecordWriter writer(scratch.path(), exampleSetup());
    const auto match = openExample();
    for (const auto* move : {"2", "1"}) {
        REQUIRE(match->play(move));
        writer.update(*match);
    }
    REQUIRE(match->undo());
    writer.update(*match);
    REQUIRE(readRecord(writer.path()).match->length() == 1);
    REQUIRE(match->play("3"));
    writer.update(*match);
    const Record record = readRecord(writer.path());
    REQUIRE_FALSE(record.damage);
    REQUIRE(movesOf(*record.match) == std::vector<std::string>{"2", "3"});
}

TEST_CASE("record: a finished game that is taken back is unfinished again", "[record]") {
    const ScratchFolder scratch;
    RecordWriter writer(scratch.path(), exampleSetup());
    const auto match = openExample();
    for (const auto& move : kMoves) {
        REQUIRE(match->play(move));
    }
    writer.update(*match);
    REQUIRE_FALSE(newestUnfinished(scratch.path()));
    REQUIRE(match->undo());
    writer.update(*match);
    REQUIRE(newestUnfinished(scratch.path()) == writer.path());
    REQUIRE(match->redo());
    writer.update(*match);
    REQUIRE(readRecord(writer.path()).finished);
}

TEST_CASE("record: cut anywhere, it keeps every whole row", "[record]") {
    const ScratchFolder scratch;
    const fs::path whole = recordExample(scratch.path(), 4);
    const std::string text = contents(whole);
    const auto body = text.find("ply\tseat\tmove\tms\n") + std::string("ply\tseat\tmove\tms\n").size();
    const fs::path cut = scratch.path() / "cut.tsv";
    for (std::size_t size = body; size < text.size(); ++size) {
        write(cut, text.substr(0, size));
        const Record record = readRecord(cut);
        const auto rows = static_cast<std::size_t>(std::count(text.begin() + static_cast<std::ptrdiff_t>(body),
                                                              text.begin() + static_cast<std::ptrdiff_t>(size), '\n'));
        REQUIRE(record.match->length() == rows);
        REQUIRE(record.damage.has_value() == (text[size - 1] != '\n'));
    }
}

TEST_CASE("record: going on after damage cuts the tail and appends", "[record]") {
    const ScratchFolder scratch;
    const fs::path path = recordExample(scratch.path(), 3);
    write(path, contents(path) + "4\tNorth\t2"); // the power went here
    {
        const Record record = readRecord(path);
        REQUIRE(record.damage);
        REQUIRE(record.damage->message.find("cut short") != std::string::npos);
        RecordWriter writer(record);
        REQUIRE(record.match->play("2"));
        writer.update(*record.match);
        REQUIRE(record.match->play("3"));
        writer.update(*record.match);
    }
    const Record record = readRecord(path);
    REQUIRE_FALSE(record.damage);
    REQUIRE(record.finished);
    REQUIRE(movesOf(*record.match) == kMoves);
}

TEST_CASE("record: a bad row is named and costs only what follows it", "[record]") {
    const ScratchFolder scratch;
    const fs::path path = recordExample(scratch.path(), 2);
    const std::string good = contents(path);
    const auto [row, complaint] = GENERATE(table<std::string, std::string>({
        {"3\tSouth\t3\t5\n", "empty"},
        {"3\tNorth\t1\t5\n", "turn of South"},
        {"4\tSouth\t1\t5\n", "expected ply 3"},
        {"3\tSouth\t1\n", "four columns"},
        {"3\tSouth\t1\tlong\n", "time"},
        {"7\tundo\t\t\n", "must go back"},
        {"result\t8\t2\n", "before the game is over"},
        {std::string("\0\0\0\0\n", 5), "four columns"},
    }));
    write(path, good + row + "3\tSouth\t1\t5\n");
    const Record record = readRecord(path);
    CAPTURE(row);
    REQUIRE(record.damage);
    REQUIRE(record.damage->message.find(complaint) != std::string::npos);
    REQUIRE(record.damage->rowsDropped == 2);
    REQUIRE(record.match->length() == 2);
    REQUIRE(record.goodBytes == good.size());
}

TEST_CASE("record: a result that is not the game's is damage", "[record]") {
    const ScratchFolder scratch;
    const fs::path path = recordExample(scratch.path(), kMoves.size());
    std::string text = contents(path);
    text.replace(text.find("result\t8\t2"), 10, "result\t2\t8");
    write(path, text);
    const Record record = readRecord(path);
    REQUIRE(record.damage);
    REQUIRE_FALSE(record.finished);
}

TEST_CASE("record: without a usable header it is refused in one line", "[record]") {
    const ScratchFolder scratch;
    const fs::path path = recordExample(scratch.path(), 1);
    const std::string good = contents(path);
    const auto replaced = [&](const std::string& from, const std::string& to) {
        std::string text = good;
        return text.replace(text.find(from), from.size(), to);
    };
    const auto [text, complaint] = GENERATE_COPY(table<std::string, std::string>({
        {"", "no record"},
        {"hello\n", "no record"},
        {replaced("# format\t1", "# format\t99"), "format 99"},
        {replaced("# game\tkalah", "# game\tchess"), "unknown game 'chess'"},
        {replaced("random", "wizard"), "unknown opponent 'wizard'"},
        {replaced("# seed\t42", "# seed\tx"), "seed"},
        {replaced("# seed\t42\n", ""), "no 'seed'"},
        {replaced("houses = 3", "houses = 33"), "houses"},
        {replaced("ply\tseat", "seat\tply"), "column names"},
    }));
    write(path, text);
    CAPTURE(complaint);
    REQUIRE_THROWS_WITH(readRecord(path), Catch::Matchers::Contains(complaint) && !Catch::Matchers::Contains("\n"));
    REQUIRE_FALSE(newestUnfinished(scratch.path()));
}

TEST_CASE("record: the newest unfinished game is offered", "[record]") {
    const ScratchFolder scratch;
    REQUIRE_FALSE(newestUnfinished(scratch.path() / "not there"));
    const fs::path older = recordExample(scratch.path(), 2);
    const fs::path newer = recordExample(scratch.path(), 3);
    const fs::path finished = recordExample(scratch.path(), kMoves.size());
    const auto now = fs::file_time_type::clock::now();
    fs::last_write_time(older, now - std::chrono::hours(2));
    fs::last_write_time(newer, now - std::chrono::hours(1));
    fs::last_write_time(finished, now);
    REQUIRE(newestUnfinished(scratch.path()) == newer);
    write(newer, "damaged beyond use");
    REQUIRE(newestUnfinished(scratch.path()) == older);
}

TEST_CASE("record: a folder that cannot be written is an error, not a loss", "[record]") {
    const ScratchFolder scratch;
    write(scratch.path() / "file", "in the way");
    RecordWriter writer(scratch.path() / "file", exampleSetup());
    const auto match = openExample();
    REQUIRE(match->play("2"));
    REQUIRE_THROWS(writer.update(*match));
    REQUIRE(match->length() == 1);
}
