// The engine's Onitama against the plain one, on random positions with random cards; and the published counts.
#include "tests/engine/onitama_random.hpp"

#include <fstream>

using namespace parlour;
using namespace onitama_tools;

namespace {

// Patterns with the same steps are one card, which goes by its first name: compare steps, not letters.
std::vector<std::vector<onitama::Step>> stepsOf(const std::array<std::string, 5>& patterns) {
    std::vector<std::vector<onitama::Step>> all;
    all.reserve(patterns.size());
    for (const auto& pattern : patterns) {
        all.push_back(onitama::Card{"", pattern}.steps());
    }
    return all;
}

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

} // namespace

TEST_CASE("onitama: thousands of random games go as the plain rules have them", "[oracle]") {
    Rng rng(31);
    int blocked = 0;
    int won = 0;
    int drawn = 0;
    for (int number = 0; number < 3'000; ++number) {
        OnitamaOracle game = randomGame(rng);
        const auto rules = rulesFrom(levelOf(game));
        OnitamaMatch match(rules);
        INFO(levelOf(game));
        for (int ply = 0; ply < 12 && !game.over; ++ply) {
            REQUIRE(match.seatName(*match.toMove()) == std::string(1, game.mover));
            const auto moves = game.moves();
            REQUIRE(sorted(static_cast<Match&>(match).moves()) == sorted(moves));
            const auto& move = moves[below(rng, moves.size())];
            INFO(rowsOf(match.state()) << " plays " << move);
            blocked += move.substr(2, 2) == "XX" ? 1 : 0;
            game.play(move);
            REQUIRE(static_cast<Match&>(match).play(move));
            REQUIRE(rowsOf(match.state()) == joined(game.rows));
            std::array<std::string, 5> patterns;
            for (std::size_t place = 0; place < patterns.size(); ++place) {
                patterns[place] = rules->card(match.state().cards[place]).pattern;
            }
            REQUIRE(stepsOf(patterns) == stepsOf(game.patterns));
        }
        REQUIRE(match.over() == game.over);
        REQUIRE(match.scores() == Scores{game.winner == 'A' ? 1.0 : 0.0, game.winner == 'B' ? 1.0 : 0.0});
        won += game.winner != '-' ? 1 : 0;
        drawn += game.over && game.winner == '-' ? 1 : 0;
    }
    // All of it was seen.
    CHECK(blocked > 100);
    CHECK(won > 500);
    CHECK(drawn > 50);
}

TEST_CASE("onitama: leaves are counted as if every move were played", "[oracle]") {
    Rng rng(32);
    for (int number = 0; number < 150; ++number) {
        OnitamaOracle game = randomGame(rng);
        INFO(levelOf(game));
        const OnitamaMatch match(rulesFrom(levelOf(game)));
        for (int depth = 0; depth <= 2; ++depth) {
            REQUIRE(match.perft(depth) == game.leaves(depth));
        }
    }
}

TEST_CASE("onitama: the published counts", "[oracle]") {
    std::ifstream file(PARLOUR_TESTS_FOLDER "/perft/onitama.tsv");
    REQUIRE(file.is_open());
    int tables = 0;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#')) continue;
        ++tables;
        std::istringstream cells(line);
        std::string cards;
        std::string starts;
        std::string wall;
        std::getline(cells, cards, '\t');
        std::getline(cells, starts, '\t');
        std::getline(cells, wall, '\t');
        std::string toml = "starts = \"" + starts + "\"\ncards = [" + quotedWords(cards) + "]\n";
        if (wall != "-") toml += "wall = \"" + wall + "\"\n";
        INFO(toml);
        const OnitamaMatch match(rulesFrom(toml));
        int depth = 0;
        for (std::uint64_t leaves = 0; cells >> leaves;) {
            REQUIRE(match.perft(++depth) == leaves);
        }
        REQUIRE(depth >= 4);
    }
    REQUIRE(tables == 3);
}

namespace {

// "1 d3 c4 u" as the other player would say it from the other side of the table: "1 b3 c2 d".
std::string turnedRound(std::string move) {
    for (std::size_t i = 2; i < move.size(); ++i) {
        char& letter = move[i];
        if (letter >= 'a' && letter <= 'e' && i + 1 < move.size() && move[i + 1] != ' ') {
            letter = static_cast<char>('a' + 'e' - letter);
        } else if (letter >= '1' && letter <= '5') {
            letter = static_cast<char>('1' + '5' - letter);
        }
    }
    const auto step = std::string("udlr").find(move.back());
    if (step != std::string::npos && move[move.size() - 2] == ' ') move.back() = "durl"[step];
    return move;
}

} // namespace

TEST_CASE("onitama: the same game with the colours changed and the board turned round", "[properties]") {
    Rng rng(33);
    for (int number = 0; number < 300; ++number) {
        const OnitamaOracle game = randomGame(rng);
        OnitamaOracle flipped = game;
        std::reverse(flipped.rows.begin(), flipped.rows.end());
        for (auto& row : flipped.rows) {
            std::reverse(row.begin(), row.end());
            for (char& what : row) {
                const auto kind = std::string("AaBb").find(what);
                if (kind != std::string::npos) what = "BbAa"[kind];
            }
        }
        std::swap(flipped.patterns[0], flipped.patterns[2]);
        std::swap(flipped.patterns[1], flipped.patterns[3]);
        flipped.mover = game.mover == 'A' ? 'B' : 'A';
        INFO(levelOf(game));
        const OnitamaMatch one(rulesFrom(levelOf(game)));
        const OnitamaMatch other(rulesFrom(levelOf(flipped)));
        auto expected = static_cast<const Match&>(one).moves();
        std::transform(expected.begin(), expected.end(), expected.begin(), turnedRound);
        REQUIRE(sorted(static_cast<const Match&>(other).moves()) == sorted(expected));
        for (int depth = 1; depth <= 3; ++depth) {
            REQUIRE(one.perft(depth) == other.perft(depth));
        }
    }
}
