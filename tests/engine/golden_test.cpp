// Golden playthroughs: a whole game for every shipped level, written by programs that share nothing with the engine
// (tests/golden), repeated here ply by ply.
#include "engine/core/catalog.hpp"
#include "tests/catch.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace parlour;

namespace {

const std::filesystem::path kGolden = std::filesystem::path(PARLOUR_TESTS_FOLDER) / "golden";

std::vector<std::string> split(const std::string& line, char separator) {
    std::vector<std::string> cells;
    std::istringstream stream(line);
    for (std::string cell; std::getline(stream, cell, separator);) {
        cells.push_back(cell);
    }
    return cells;
}

Scores numbers(const std::string& text) {
    Scores all;
    for (const auto& word : split(text, ' ')) {
        all.push_back(std::stod(word));
    }
    return all;
}

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const auto& word : words) {
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

// All of them, or only how many there are where the file says no more.
std::string legalMoves(const Match& match, const std::string& wanted) {
    const auto moves = match.moves();
    return wanted.ends_with(" outcomes") ? std::to_string(moves.size()) + " outcomes" : joined(moves);
}

} // namespace

TEST_CASE("golden: every level of every game has its playthrough, and it comes out the same", "[golden]") {
    for (const Game* game : catalog()) {
        for (const auto& level : shippedLevels(game->info().id)) {
            const auto path = kGolden / (std::string(game->info().id) + "-" + level.name + ".tsv");
            INFO(path.filename());
            std::ifstream file(path);
            REQUIRE(file.is_open());
            std::string line;
            std::getline(file, line);
            int players = game->info().minSeats;
            if (const std::string key = "players\t"; line.substr(0, key.size()) == key) {
                players = std::stoi(line.substr(key.size()));
                std::getline(file, line);
            }
            const auto match = game->open(level, players, 0);
            REQUIRE(line == "seat\tlegal\tmove\tscores");
            while (std::getline(file, line)) {
                const auto cells = split(line, '\t');
                INFO("ply " << match->length() + 1 << ": " << line);
                REQUIRE(cells.size() == 4);
                REQUIRE(match->toMove().has_value());
                REQUIRE(match->seatName(*match->toMove()) == cells[0]);
                REQUIRE(legalMoves(*match, cells[1]) == cells[1]);
                REQUIRE(match->play(cells[2]));
                REQUIRE(match->scores() == numbers(cells[3]));
            }
            REQUIRE(match->length() > 0);
            REQUIRE(match->over());
        }
    }
}

TEST_CASE("golden: no playthrough without its level", "[golden]") {
    for (const auto& entry : std::filesystem::directory_iterator(kGolden)) {
        if (entry.path().extension() != ".tsv") continue;
        const auto name = entry.path().stem().string();
        INFO(name);
        const auto dash = name.find('-');
        REQUIRE(dash != std::string::npos);
        REQUIRE_NOTHROW(loadLevel(name.substr(0, dash), name.substr(dash + 1)));
    }
}
