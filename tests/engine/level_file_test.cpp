// Level files: what is read, what is refused, and that a refusal says where and what was expected.
#include "engine/core/catalog.hpp"
#include "engine/core/level_file.hpp"
#include "engine/kalah/level.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <fstream>

using namespace parlour;

namespace {

kalah::Level read(const std::string& text) {
    LevelReader reader(LevelText{"mine", "mine.toml", text});
    return kalah::readLevel(reader);
}

std::string errorOf(const std::string& text) {
    try {
        read(text);
    } catch (const LevelError& error) {
        return error.what();
    }
    return "no error";
}

} // namespace

TEST_CASE("level: what is left out is the usual game", "[level]") {
    const auto level = read("");
    REQUIRE(level.houses == 6);
    REQUIRE(level.seeds == 4);
    REQUIRE(level.capture == kalah::Capture::Facing);
    REQUIRE(level.end == kalah::End::SideEmpty);
    REQUIRE_FALSE(level.pie);
    REQUIRE(level.direction == kalah::Direction::Counterclockwise);
    REQUIRE(level.toMove == kalah::kSouth);
    REQUIRE_FALSE(level.start[0]);
    REQUIRE(level.stores == std::array{0, 0});
}

TEST_CASE("level: every key is read", "[level]") {
    const auto level = read("title = \"Odd\"\nabout = \"A test.\"\nhouses = 3\nseeds = 10\ncapture = \"always\"\n"
                            "end = \"mover-stuck\"\npie = true\ndirection = \"clockwise\"\n"
                            "[start]\nsouth = [2, 2, 0]\nnorth = [0, 30, 1]\nstores = [4, 5]\nto_move = \"north\"\n");
    REQUIRE(level.title == "Odd");
    REQUIRE(level.about == "A test.");
    REQUIRE(level.houses == 3);
    REQUIRE(level.seeds == 10);
    REQUIRE(level.capture == kalah::Capture::Always);
    REQUIRE(level.end == kalah::End::MoverStuck);
    REQUIRE(level.pie);
    REQUIRE(level.direction == kalah::Direction::Clockwise);
    REQUIRE(level.start[0] == std::vector{2, 2, 0});
    REQUIRE(level.start[1] == std::vector{0, 30, 1});
    REQUIRE(level.stores == std::array{4, 5});
    REQUIRE(level.toMove == kalah::kNorth);
}

TEST_CASE("level: a start may leave out a side", "[level]") {
    const auto level = read("houses = 2\nseeds = 7\n[start]\nnorth = [1, 0]\n");
    REQUIRE_FALSE(level.start[0]);
    const kalah::Rules rules(level);
    REQUIRE(rules.initial().seeds(rules.ring().house(kalah::kSouth, 2)) == 7);
    REQUIRE(rules.initial().seeds(rules.ring().house(kalah::kNorth, 2)) == 0);
}

TEST_CASE("level: errors say where and what was expected", "[level]") {
    const std::string keys = "about, capture, direction, end, houses, pie, seeds, start, title";
    // unknown keys
    REQUIRE(errorOf("houses = 3\nsedes = 4\n") == "mine.toml:2:1: unknown key 'sedes'; expected one of: " + keys);
    REQUIRE(errorOf("[start]\n  sotuh = [1]\n") ==
            "mine.toml:2:3: unknown key 'sotuh'; expected one of: north, south, stores, to_move");
    REQUIRE(errorOf("[strat]\nsouth = [1]\n").substr(0, 34) == "mine.toml:1:2: unknown key 'strat'");
    // wrong types
    REQUIRE(errorOf("houses = \"six\"\n") ==
            "mine.toml:1:10: 'houses' must be a whole number from 1 to 10, not a text");
    REQUIRE(errorOf("\nseeds = 4.5\n") ==
            "mine.toml:2:9: 'seeds' must be a whole number from 1 to 10, not a number with a fraction");
    REQUIRE(errorOf("pie = 1\n") == "mine.toml:1:7: 'pie' must be true or false, not a whole number");
    REQUIRE(errorOf("title = 7\n") == "mine.toml:1:9: 'title' must be a text, not a whole number");
    REQUIRE(errorOf("start = [1, 2]\n") == "mine.toml:1:9: 'start' must be a table, not a list");
    REQUIRE(errorOf("[start]\nsouth = 4\n") == "mine.toml:2:9: 'south' must be a list, not a whole number");
    REQUIRE(errorOf("houses = 2\n[start]\nsouth = [1, true]\n") ==
            "mine.toml:3:13: entry 2 of 'south' must be a whole number from 0 to 200, not true or false");
    // out of range
    REQUIRE(errorOf("houses = 0\n") == "mine.toml:1:10: 'houses' must be from 1 to 10, not 0");
    REQUIRE(errorOf("houses = 11\n") == "mine.toml:1:10: 'houses' must be from 1 to 10, not 11");
    REQUIRE(errorOf("seeds = -1\n") == "mine.toml:1:9: 'seeds' must be from 1 to 10, not -1");
    REQUIRE(errorOf("seeds = 4294967300\n") == "mine.toml:1:9: 'seeds' must be from 1 to 10, not 4294967300");
    REQUIRE(errorOf("houses = 1\n[start]\nnorth = [-1]\n") ==
            "mine.toml:3:10: entry 1 of 'north' must be from 0 to 200, not -1");
    // words
    REQUIRE(errorOf("capture = \"often\"\n") ==
            "mine.toml:1:11: 'capture' must be \"facing\" or \"always\", not \"often\"");
    REQUIRE(errorOf("end = true\n") ==
            "mine.toml:1:7: 'end' must be \"side-empty\" or \"mover-stuck\", not true or false");
    REQUIRE(errorOf("direction = \"left\"\n") ==
            "mine.toml:1:13: 'direction' must be \"counterclockwise\" or \"clockwise\", not \"left\"");
    REQUIRE(errorOf("[start]\nto_move = \"South\"\n") ==
            "mine.toml:2:11: 'to_move' must be \"south\" or \"north\", not \"South\"");
    // lists of the wrong length
    REQUIRE(errorOf("houses = 3\n[start]\nsouth = [1, 2]\n") == "mine.toml:3:9: 'south' must have 3 entries, not 2");
    REQUIRE(errorOf("[start]\nstores = [1, 2, 3]\n") == "mine.toml:2:10: 'stores' must have 2 entries, not 3");
    // more seeds than fit
    REQUIRE(errorOf("houses = 1\n[start]\nsouth = [150]\nnorth = [51]\n") ==
            "mine.toml:3:9: the start has 201 seeds; at most 200 fit");
    REQUIRE(errorOf("houses = 1\n[start]\nsouth = [150]\nnorth = [50]\n") == "no error");
    REQUIRE(errorOf("houses = 10\nseeds = 10\n[start]\nstores = [1, 0]\n").substr(0, 14) == "mine.toml:3:1:");
}

TEST_CASE("level: what is not TOML is refused at its place", "[level]") {
    REQUIRE(errorOf("houses = 6\nseeds = = 4\n").substr(0, 13) == "mine.toml:2:9");
    REQUIRE(errorOf("title = \"open\nhouses = 2\n").substr(0, 12) == "mine.toml:1:");
    REQUIRE(errorOf("houses = 6\nhouses = 5\n").substr(0, 12) == "mine.toml:2:");
    REQUIRE(errorOf("\xFF\xFE").substr(0, 12) == "mine.toml:1:");
}

TEST_CASE("level: an error is one line whatever the file holds", "[level]") {
    REQUIRE(errorOf("\"two\\nlines\" = 1\n").substr(0, 39) == "mine.toml:1:1: unknown key 'two lines';");
}

TEST_CASE("level: what is written is read back the same", "[level]") {
    Rng rng(40);
    for (int i = 0; i < 200; ++i) {
        auto level = kalah_tools::randomLevel(rng, 10, 190);
        level.title = i % 2 == 0 ? "A \"quoted\" \\ title" : "Zwölf Häuser\tund\nmehr";
        level.about = std::string("bell\a, delete\x7F, line\r");
        level.direction = i % 3 == 0 ? kalah::Direction::Clockwise : kalah::Direction::Counterclockwise;
        if (i % 5 == 0) level.start[0].reset();
        REQUIRE(read(kalah::writeLevel(level)) == level);
    }
}

TEST_CASE("level: the shipped ones are there and what their names say", "[level]") {
    std::vector<std::string> names;
    for (const auto& level : shippedLevels("kalah")) {
        names.push_back(level.name);
        const auto summary = findGame("kalah")->check(level);
        REQUIRE_FALSE(summary.title.empty());
        REQUIRE_FALSE(summary.about.empty());
        REQUIRE(summary.seats == 2);
    }
    REQUIRE(names == std::vector<std::string>{"classic", "logic", "mini", "pie", "six"});
    const auto level = [](const std::string& name) { return read(loadLevel("kalah", name).text); };
    REQUIRE((level("classic").houses == 6 && level("classic").seeds == 4 && !level("classic").pie));
    REQUIRE((level("six").houses == 6 && level("six").seeds == 6));
    REQUIRE((level("mini").houses == 3 && level("mini").seeds == 2));
    REQUIRE((level("pie").pie && level("pie").houses == 6 && level("pie").seeds == 4));
    const auto logic = level("logic");
    REQUIRE((logic.houses == 6 && logic.seeds == 4 && logic.direction == kalah::Direction::Clockwise));
    REQUIRE((logic.capture == kalah::Capture::Always && logic.end == kalah::End::MoverStuck));
}

TEST_CASE("level: a level can be a file of one's own", "[level]") {
    const auto folder = std::filesystem::temp_directory_path() / "parlour-level-test";
    std::filesystem::create_directories(folder);
    const auto path = folder / "own.toml";
    std::ofstream(path) << "houses = 2\n";
    const auto level = loadLevel("kalah", path.string());
    REQUIRE(level.name == "own");
    REQUIRE(level.file == path.string());
    REQUIRE(level.text == "houses = 2\n");
    REQUIRE_THROWS_AS(loadLevel("kalah", (folder / "none.toml").string()), LevelError);
    REQUIRE_THROWS_AS(loadLevel("kalah", folder.string()), LevelError);
    std::filesystem::remove_all(folder);
}
