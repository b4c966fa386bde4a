// Advice in words: what a move gains, and what the search knows of it, from positions made by hand.
#include "engine/core/catalog.hpp"
#include "engine/dice/agents.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/onitama/agents.hpp"
#include "tests/engine/dice_tools.hpp"
#include "tests/engine/explain_tools.hpp"
#include "tests/engine/kalah_tools.hpp"
#include "tests/engine/onitama_tools.hpp"

#include <set>

using namespace parlour;
using explain_tools::advised;
using explain_tools::said;

namespace {

kalah::Rules kalahRules(const std::string& toml) {
    LevelReader reader({"test", "test.toml", toml});
    return kalah::Rules(kalah::readLevel(reader));
}

const std::string kOneHouse = "houses = 1\n[start]\nsouth = [1]\nnorth = [5]\n";

} // namespace

TEST_CASE("kalah advice: the last move, and how the game ends with it", "[explain]") {
    CHECK(advised(kalahRules(kOneHouse + "stores = [9, 0]\n")) ==
          "House 1 banks 1 seed and ends the game: you win, 10 to 5.");
    CHECK(advised(kalahRules(kOneHouse)) == "House 1 banks 1 seed but ends the game: you lose, 1 to 5.");
    CHECK(advised(kalahRules("houses = 1\nseeds = 1\n")) == "House 1 banks 1 seed and ends the game in a draw, 1 all.");
}

TEST_CASE("kalah advice: what is gained at once, and the margin", "[explain]") {
    const auto rules = kalahRules("houses = 3\n[start]\nsouth = [1, 2, 1]\nnorth = [4, 1, 1]\n");
    CHECK(said(rules, "3", 2.4) == "House 3 moves again and looks like a lead of 2.");
    CHECK(said(rules, "3", 10, 14, true) ==
          "House 3 moves again and wins by 10 (proven; best play can end it in 14 moves).");
    CHECK(said(rules, "2", 0, 0, true) == "House 2 moves again and holds the draw (proven).");
    CHECK(said(rules, "1", 0.3) == "House 1 keeps the game even.");
    CHECK(said(rules, "1", -4, 1, true) == "House 1 loses only by 4 (proven; best play can end it in 1 move).");
    CHECK(said(rules, "3", -4, 0, true) == "House 3 moves again but loses only by 4 (proven).");
    CHECK(said(rules, "3", -2) == "House 3 moves again but falls behind by only 2.");

    // House 2 ends in the empty house 3, which faces North's house 1.
    const auto prey = kalahRules("houses = 3\n[start]\nsouth = [1, 1, 0]\nnorth = [4, 1, 1]\n");
    CHECK(said(prey, "2", 4) == "House 2 captures 5 seeds and looks like a lead of 4.");
    const auto nothing = "houses = 3\n[start]\nsouth = [1, 1, 0]\nnorth = [0, 1, 1]\n";
    CHECK(said(kalahRules(nothing), "2", 1) == "House 2 looks like a lead of 1.");
    CHECK(said(kalahRules(std::string("capture = \"always\"\n") + nothing), "2", 1) ==
          "House 2 banks its last seed and looks like a lead of 1.");
    // Past the store into North's houses.
    const auto past = kalahRules("houses = 3\n[start]\nsouth = [1, 0, 3]\nnorth = [1, 1, 1]\n");
    CHECK(said(past, "3", 1) == "House 3 banks 1 seed and looks like a lead of 1.");
}

TEST_CASE("kalah advice: a swap", "[explain]") {
    const auto rules = kalahRules("houses = 3\nseeds = 2\npie = true\n");
    auto state = rules.initial();
    rules.apply(state, *rules.parseMove(state, "3"), nullptr); // past the store: South's turn is over
    REQUIRE(state.mover == kalah::kNorth);
    CHECK(rules.explain(state, {kalah::kSwap, 2, 0, true, {}}) == "Swapping sides wins by 2 (proven).");
    CHECK(rules.explain(state, {kalah::kSwap, 0.2, 5, false, {}}) == "Swapping sides keeps the game even.");
}

// All lengths that a game of perfect moves can have from here.
std::set<int> perfectLengths(oracle::Perfect& perfect, const oracle::Options& options, const oracle::Position& p) {
    std::set<int> lengths;
    if (p.over) return {0};
    for (const auto& move : oracle::moves(options, p)) {
        const auto next = oracle::play(options, p, move);
        if (perfect.margin(next) != perfect.margin(p)) continue;
        for (const int length : perfectLengths(perfect, options, next)) {
            lengths.insert(length + 1);
        }
    }
    return lengths;
}

TEST_CASE("kalah advice: the moves to the end are those of a game of perfect moves", "[explain]") {
    Rng rng(11);
    int told = 0;
    for (int n = 0; n < 150; ++n) {
        const auto level = kalah_tools::randomLevel(rng, 3, 12);
        const kalah::Rules rules(level);
        const auto state = rules.initial();
        if (state.over) continue;
        Progress progress;
        Meter meter({UINT64_MAX, 200, std::chrono::hours(1)}, progress);
        const auto choice = Ladder<kalah::Rules>::make("master")->choose(rules, state, state.mover, meter, rng);
        REQUIRE(choice.exact);
        const auto options = kalah_tools::oracleOptions(level);
        oracle::Perfect perfect(options);
        const auto lengths = perfectLengths(perfect, options, kalah_tools::oracleStart(level));
        INFO(rules.drawText(state, state.mover));
        if (choice.depth > 0) REQUIRE(lengths.contains(choice.depth));
        told += choice.depth > 1 ? 1 : 0;
    }
    CHECK(told > 50);
}

TEST_CASE("onitama advice: wins at once and in some moves", "[explain]") {
    using namespace onitama_tools;
    const auto shipped = [](const char* level) { return advised(*rulesFrom(loadLevel("onitama", level).text)); };
    CHECK(shipped("academy-1-general") == "Horse e1–d1 takes the general and wins.");
    CHECK(shipped("academy-6-fork").find("it wins in 2 moves.") != std::string::npos);
    const auto base = rulesFrom(position("ox boar horse moth owl", "B.... ..A.. W.... ..... a...."));
    CHECK(said(*base, "1 b3 a3", 1, 1, true) == "Ox b3–a3 reaches the base and wins.");
}

TEST_CASE("onitama advice: what is taken, threatened and parried, and who is ahead", "[explain]") {
    using namespace onitama_tools;
    // Ox and boar go one forward: from c3 nothing of B's is in reach but the soldier on b3.
    const auto taking = rulesFrom(position("ox boar crab crane eel", "B.... ..b.. ..a.. ..... ....A"));
    CHECK(said(*taking, "1 c3 b3", 0.3, 6) == "Ox c3–b3 takes a soldier; you are ahead.");
    CHECK(said(*taking, "1 c3 b3", 0.12, 6) == "Ox c3–b3 takes a soldier; you are a little ahead.");
    CHECK(said(*taking, "1 c3 b3", -0.7, 6) == "Ox c3–b3 takes a soldier; you are far behind.");
    CHECK(said(*taking, "2 e5 d5", 0.02, 6) == "Boar e5–d5 attacks the soldier on b3; the game stays even.");
    CHECK(said(*taking, "2 e5 d5", -1, 6, true) ==
          "Boar e5–d5 attacks the soldier on b3; B wins in at most 3 moves, whatever you play.");
    CHECK(said(*taking, "2 e5 d5", 1, 5, true) == "Boar e5–d5 attacks the soldier on b3; it wins in 3 moves.");
    CHECK(said(*taking, "2 e5 d5", 0, 1, true) == "Boar e5–d5 attacks the soldier on b3; nobody can win any more.");
    // The boar is passed on; the ox that stays, and the eel that comes, decide what is threatened next. From b1 the
    // ox's step forward reaches the general on a1; from b3 the general itself could step onto the base.
    const auto close = rulesFrom(position("ox boar crab crane eel", "B.... ..... a.... ..... ....A"));
    CHECK(said(*close, "2 c1 b1", 0.4, 6) == "Boar c1–b1 threatens the general; you are ahead.");
    const auto walk = rulesFrom(position("ox boar crab crane eel", "....B ..... ..A.. ..... a...."));
    CHECK(said(*walk, "2 c3 b3", 0.4, 6) == "Boar c3–b3 threatens to reach the base; you are ahead.");
    // B's crab takes straight forward, so a pawn before the general is a threat; it can be taken.
    const auto threat = rulesFrom(position("ox boar crab crane eel", "....B ..... ..... b.... A...."));
    CHECK(said(*threat, "1 e1 d1", 0.4, 6) == "Ox e1–d1 takes a soldier and parries the threat; you are ahead.");
}

TEST_CASE("onitama advice: what a quiet move is good for", "[explain]") {
    using namespace onitama_tools;
    // B's crab takes straight forward, and so does its crane.
    const auto facing = rulesFrom(position("ox boar crab crane eel", "B.... ..b.. ..a.. ..... ....A"));
    CHECK(said(*facing, "2 c3 c2", 0, 6) == "Boar c3–c2 saves the soldier on c3; the game stays even.");
    const auto near = rulesFrom(position("ox boar crab crane eel", "B.... ..b.. ..... ..a.. ....A"));
    CHECK(said(*near, "2 d3 d2", 0, 6) == "Boar d3–d2 leaves B nothing to take; the game stays even.");
    CHECK(said(*near, "2 d3 c3", 0, 6) == "Boar d3–c3 attacks the soldier on b3; the game stays even.");
    const auto far = rulesFrom(position("ox boar crab crane eel", "B.... ..... ..... ..... a...A"));
    CHECK(said(*far, "1 e1 d1", 0, 6) == "Ox e1–d1 brings you the eel; the game stays even.");
    const auto wall = rulesFrom(position("ox boar crab crane eel", "B.... ..b.. W.a.. ..... ....A"));
    CHECK(said(*wall, "1 c3 b3 d", 0.3, 6) == "Ox c3–b3, wall to d1: takes a soldier; you are ahead.");
    CHECK(said(*wall, "1 c3 b3 s", 0.3, 6) == "Ox c3–b3 takes a soldier; you are ahead.");
}

TEST_CASE("onitama advice: a blocked player, and cards without a name", "[explain]") {
    using namespace onitama_tools;
    const std::string cards = "...../.xx../..o../...../..... ...../..x../.xo../...../..... goose cobra rooster";
    const auto rules = rulesFrom(position(cards, "..... B...b W..b. a.... A...."));
    CHECK(said(*rules, "2 XX XX r", -0.2, 4) ==
          "Hand over Blossom, wall to c2: brings you the rooster; you are a little behind.");
}

TEST_CASE("dice advice: points now, and what the sheet comes to", "[explain]") {
    using namespace dice_tools;
    const std::string own = "[[start.sheets]]\nchosen = { 4 = 4, 10 = 6 }\nremoved = { 3 = 1, 2 = 1, 6 = 1 }\n";
    const auto rules = rulesFrom("[start]\nroll = [3, 1, 5, 5, 3]\n" + own);
    // The fifth 4 costs nothing any more (+200), the seventh 10 is one more of 60.
    CHECK(said(*rules, "4 10 3", 310.4, 1) == "4 and 10, without 3: +260 now, about 310 in the end.");
    CHECK(said(*rules, "6 8 3", -12, 1) == "6 and 8, without 3: −400 now, about −12 in the end.");
    CHECK(said(*rules, "6 8 3", 100, 1, false, 0.62) ==
          "6 and 8, without 3: −400 now, about 100 in the end; about 62 % to win.");
    const auto more = rulesFrom("[start]\nroll = [3, 1, 5, 5, 3]\n[[start.sheets]]\nchosen = { 4 = 10, 10 = 10 }\n"
                                "removed = { 3 = 1, 2 = 1, 6 = 1 }\n");
    CHECK(said(*more, "4 10 3", 600, 1) == "4 and 10, without 3: no points now, about 600 in the end.");
}

TEST_CASE("dice advice: the last round", "[explain]") {
    using namespace dice_tools;
    // Eight 3s are removed with this roll: the seventh 10 makes 120, or the sixth 8 makes 40 less.
    const std::string start = "[start]\nroll = [3, 1, 5, 5, 3]\n";
    const auto own = [](int eights) {
        return "[[start.sheets]]\nchosen = { 4 = 5, 8 = " + std::to_string(eights) +
               ", 10 = 6 }\nremoved = { 3 = 7, 2 = 1, 6 = 1 }\n";
    };
    const auto other = [](int twelves) {
        return "[[start.sheets]]\nchosen = { 12 = " + std::to_string(twelves) + " }\nremoved = { 1 = 8 }\n";
    };
    // 4: 5 to 6 times, +60. 10: 6 to 7 times, +60. Total 60 + 120 = 180.
    CHECK(said(*rulesFrom(start + own(0)), "4 10 3", 180, 1) == "4 and 10, without 3: +120 now, and ends with 180.");
    CHECK(said(*rulesFrom(start + own(0) + other(6), 2), "4 10 3", 180, 1) ==
          "4 and 10, without 3: +120 now, and wins with 180.");
    CHECK(said(*rulesFrom(start + own(0) + other(8), 2), "4 10 3", 180, 1) ==
          "4 and 10, without 3: +120 now, and loses, 180 to 300.");
    CHECK(said(*rulesFrom(start + own(8) + other(8), 2), "4 10 3", 300, 1) ==
          "4 and 10, without 3: +120 now, and shares the win with 300.");
    // Somebody else still plays.
    CHECK(said(*rulesFrom(start + own(0) + "[[start.sheets]]\n", 2), "4 10 3", 180, 1, false, 0.4) ==
          "4 and 10, without 3: +120 now, and finishes with 180; about 40 % to win.");
}

TEST_CASE("advice: one short sentence in every position of every game", "[explain]") {
    for (const Game* game : catalog()) {
        for (const auto& level : shippedLevels(game->info().id)) {
            const auto match = game->open(level, game->check(level).seats, 3);
            const auto player = game->seat("greedy");
            Rng rng(5);
            for (int ply = 0; ply < 300 && !match->over(); ++ply) {
                if (match->toMove() == kChance) {
                    match->playChance();
                    continue;
                }
                Progress progress;
                Meter meter({5'000, 1, std::chrono::hours(1)}, progress);
                const auto advice = player->choose(*match, meter, rng);
                INFO(game->info().id << ' ' << level.name << ": " << advice.why);
                REQUIRE(advice.why.size() > 8);
                REQUIRE(advice.why.size() < 120);
                REQUIRE(advice.why.back() == '.');
                REQUIRE(std::count(advice.why.begin(), advice.why.end(), '.') == 1);
                REQUIRE(std::islower(static_cast<unsigned char>(advice.why.front())) == 0);
                REQUIRE(match->play(advice.move));
            }
        }
    }
}
