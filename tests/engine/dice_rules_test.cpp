// The rules of Dice one by one; expectations are worked out by hand from the rules.
#include "tests/engine/dice_tools.hpp"

using namespace parlour;
using namespace dice_tools;
using dice::Sheet;

namespace {

Sheet sheetWith(const std::string& chosen, const std::string& removed = "") {
    return levelFrom("[start]\n[[start.sheets]]\nchosen = { " + chosen + " }\nremoved = { " + removed + " }\n")
        .sheets[0];
}

template <class Event>
std::vector<Event> only(const DiceMatch::Events& events) {
    std::vector<Event> found;
    for (const auto& event : events) {
        if (const auto* one = std::get_if<Event>(&event)) found.push_back(*one);
    }
    return found;
}

std::optional<DiceMatch::Events> play(DiceMatch& match, const std::string& text) {
    const auto move = match.rules().parseMove(match.state(), text);
    REQUIRE(move.has_value());
    return match.play(*move);
}

const std::string kThreeSixTwo = "[start]\n[[start.sheets]]\nremoved = { 3 = 1, 2 = 1, 6 = 1 }\n";

} // namespace

TEST_CASE("dice: the seed's sheet scores 10") {
    const auto rules = rulesFrom("");
    CHECK(rules->total(sheetWith("4 = 3, 5 = 8, 10 = 6, 12 = 5")) == 10);
}

TEST_CASE("dice: the seed's roll has exactly two splits with 3, 2 and 6 removed") {
    DiceMatch match(rulesFrom(kThreeSixTwo));
    playAll(match, "3 1 5 5 3");
    CHECK(names(static_cast<Match&>(match).moves()) == "4 10 3; 6 8 3");
    CHECK(match.refusal("6 6 5").find("one of 2, 3 and 6 must be removed") != std::string::npos);
}

TEST_CASE("dice: the same by playing the seed's first three rounds") {
    DiceMatch match(rulesFrom(""));
    playAll(match, "3 1 1 1 1; 2 2 3; 2 1 1 1 1; 2 2 2; 6 1 1 1 1; 2 2 6; 3 1 5 5 3");
    CHECK(names(static_cast<Match&>(match).moves()) == "4 10 3; 6 8 3");
    playAll(match, "10 4 3"); // the larger pair first is the same move
    const auto& sheet = match.state().sheets[0];
    CHECK(sheet.removed == std::array<dice::Slot, 3>{{{3, 2}, {2, 1}, {6, 1}}}); // in the order of collecting
    CHECK(sheet.times(2) == 6);
    CHECK(sheet.times(4) == 1);
    CHECK(sheet.times(10) == 1);
    CHECK(match.ply(7).move == "4 10 3");
}

TEST_CASE("dice: points of a number by how often it was chosen") {
    const auto rules = rulesFrom("");
    const std::vector<int> ofTwelve{0, -200, -200, -200, -200, 0, 100, 200, 300, 400, 500, 500, 500};
    const std::vector<int> ofSeven{0, -200, -200, -200, -200, 0, 30, 60, 90, 120, 150, 150, 150};
    for (int times = 0; times <= 12; ++times) {
        CHECK(rules->points(12, times) == ofTwelve[static_cast<std::size_t>(times)]);
        CHECK(rules->points(7, times) == ofSeven[static_cast<std::size_t>(times)]);
        CHECK(rules->total(sheetWith("7 = " + std::to_string(times))) == ofSeven[static_cast<std::size_t>(times)]);
    }
    CHECK(rules->points(2, 900) == 500);
}

TEST_CASE("dice: what every number is worth, and that a level may say otherwise") {
    const auto classic = rulesFrom("");
    const auto other = rulesFrom("values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]");
    const std::vector<int> wanted{100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100};
    for (int number = 2; number <= 12; ++number) {
        CHECK(classic->points(number, 6) == wanted[static_cast<std::size_t>(number - 2)]);
        CHECK(other->points(number, 6) == number - 1);
        CHECK(other->points(number, 4) == -200);
    }
}

TEST_CASE("dice: equal splits are one move, a pair of pairs counts twice") {
    DiceMatch match(rulesFrom(""));
    playAll(match, "4 4 4 4 4");
    CHECK(names(static_cast<Match&>(match).moves()) == "8 8 4");
    playAll(match, "8 8 4");
    CHECK(match.state().sheets[0].times(8) == 2);
    CHECK(match.scores() == Scores{-200});
    playAll(match, "1 1 2 3 6");
    CHECK(names(static_cast<Match&>(match).moves()) == "2 5 6; 2 8 3; 2 9 2; 3 4 6; 3 7 3; 3 9 1; 4 7 2; 4 8 1; 5 7 1");
}

TEST_CASE("dice: before three numbers are collected any die may be removed") {
    DiceMatch match(rulesFrom("[start]\n[[start.sheets]]\nremoved = { 3 = 1, 2 = 1 }\n"));
    playAll(match, "1 2 3 4 5");
    std::set<char> removed;
    for (const auto& move : static_cast<Match&>(match).moves()) {
        removed.insert(move.back());
    }
    CHECK(removed == std::set<char>{'1', '2', '3', '4', '5'});
    playAll(match, "5 6 4");
    CHECK(match.state().sheets[0].removed[2] == dice::Slot{4, 1}); // a new number takes the empty spot
}

TEST_CASE("dice: an old removed number counts up and takes no new spot") {
    DiceMatch match(rulesFrom("[start]\n[[start.sheets]]\nremoved = { 3 = 4, 2 = 1 }\n"));
    playAll(match, "1 1 1 1 3");
    playAll(match, "2 2 3");
    CHECK(match.state().sheets[0].removed == std::array<dice::Slot, 3>{{{2, 1}, {3, 5}, {0, 0}}});
}

TEST_CASE("dice: a roll with none of the three numbers is free, and nothing is recorded") {
    DiceMatch match(rulesFrom(kThreeSixTwo));
    const auto rolled = play(match, "1 1 4 5 5");
    REQUIRE(rolled.has_value());
    CHECK(only<dice::FreeRoll>(*rolled) == std::vector<dice::FreeRoll>{{Seat{0}}});
    CHECK(static_cast<Match&>(match).moves().size() == naiveSplits({}, {1, 1, 4, 5, 5}).size());
    const auto before = match.state().sheets[0].removed;
    const auto split = play(match, "2 10 4");
    REQUIRE(split.has_value());
    CHECK(only<dice::NotRecorded>(*split) == std::vector<dice::NotRecorded>{{Seat{0}, 4}});
    CHECK(only<dice::Removed>(*split).empty());
    CHECK(match.state().sheets[0].removed == before);
    CHECK(match.state().sheets[0].times(2) == 1);
    CHECK(match.state().sheets[0].times(10) == 1);
}

TEST_CASE("dice: the round of the eighth removal is the last, and is played as any other") {
    DiceMatch match(rulesFrom("[start]\n[[start.sheets]]\nchosen = { 5 = 4 }\nremoved = { 1 = 7, 2 = 7 }\n"));
    playAll(match, "1 2 3 6 6");
    const auto events = play(match, "5 12 1");
    REQUIRE(events.has_value());
    CHECK(match.over());
    CHECK(match.scores() == Scores{-200}); // 5 is chosen for the fifth time, 12 once
    CHECK(only<dice::Marked>(*events) == std::vector<dice::Marked>{{Seat{0}, 5, 5, 200}, {Seat{0}, 12, 1, -200}});
    CHECK(only<dice::Removed>(*events) == std::vector<dice::Removed>{{Seat{0}, 0, 1, 8}});
    CHECK(only<dice::Finished>(*events) == std::vector<dice::Finished>{{Seat{0}, -200}});
    CHECK(only<dice::GameOver>(*events).size() == 1);
}

TEST_CASE("dice: seven removals do not end it, and a level may stop at another count") {
    for (const int stop : {1, 5, 8, 12}) {
        DiceMatch match(rulesFrom("stop_count = " + std::to_string(stop)));
        int rounds = 0;
        while (!match.over()) {
            playAll(match, "1 1 1 1 1; 2 2 1");
            ++rounds;
        }
        CHECK(rounds == stop);
    }
}

TEST_CASE("dice: a count of three numbers ends it only where one reaches the limit") {
    DiceMatch match(rulesFrom("[start]\n[[start.sheets]]\nremoved = { 1 = 7, 2 = 7, 3 = 7 }\n"));
    playAll(match, "4 4 5 5 6; 8 10 6"); // free
    CHECK_FALSE(match.over());
    playAll(match, "3 4 4 5 5; 8 10 3");
    CHECK(match.over());
}

TEST_CASE("dice: everybody splits the same roll in seat order") {
    DiceMatch match(rulesFrom("", 3));
    CHECK(match.toMove() == kChance);
    playAll(match, "1 2 3 4 5");
    for (std::size_t seat = 0; seat < 3; ++seat) {
        CHECK(match.toMove() == seatAt(seat));
        CHECK(match.state().roll == dice::Roll{1, 2, 3, 4, 5});
        CHECK(match.seatName(seatAt(seat)) == "P" + std::to_string(seat + 1));
        playAll(match, "5 6 4");
    }
    CHECK(match.toMove() == kChance);
    CHECK(match.state().round == 1);
}

TEST_CASE("dice: players leave in different rounds, the others go on") {
    DiceMatch match(rulesFrom("stop_count = 2", 3));
    playAll(match, "1 1 1 1 2; 2 2 2; 2 3 1; 2 2 2");
    const auto rolled = play(match, "1 1 1 1 2");
    CHECK(only<dice::Rolled>(*rolled) == std::vector<dice::Rolled>{{2, {1, 1, 1, 1, 2}}});
    const auto first = play(match, "2 2 2"); // P1's second 2
    CHECK(only<dice::Finished>(*first) == std::vector<dice::Finished>{{Seat{0}, -200}});
    CHECK_FALSE(match.over());      // the round goes on
    playAll(match, "2 2 2; 2 3 1"); // one 1 and one 2 each
    playAll(match, "1 1 1 1 3");
    CHECK(match.toMove() == Seat{1});       // P1 has left
    playAll(match, "2 2 3");                // a third number
    const auto last = play(match, "2 4 1"); // P3's second 1
    CHECK(only<dice::Finished>(*last).size() == 1);
    CHECK(only<dice::RoundOver>(*last) == std::vector<dice::RoundOver>{{3}});
    CHECK(only<dice::GameOver>(*last).empty());
    playAll(match, "1 1 1 1 1");
    CHECK(match.toMove() == Seat{1}); // alone now
    CHECK_FALSE(match.over());
    playAll(match, "2 2 1");
    CHECK(match.over());
    CHECK(match.toMove() == std::nullopt);
    // P1: 2 four times. P2: 2 seven times, 3 once. P3: 2 four times, 3 and 4 once.
    CHECK(match.scores() == Scores{-200, 0, -600});
}

TEST_CASE("dice: a free roll is free for those whose numbers it lacks") {
    const std::string other = "[[start.sheets]]\nremoved = { 1 = 1, 2 = 1, 3 = 1 }\n";
    DiceMatch match(rulesFrom(kThreeSixTwo + other, 2));
    const auto rolled = play(match, "1 4 4 5 5");
    CHECK(only<dice::FreeRoll>(*rolled) == std::vector<dice::FreeRoll>{{Seat{0}}});
    const auto split = play(match, "5 10 4");
    CHECK(only<dice::FreeRoll>(*split).empty());
    CHECK(names(static_cast<Match&>(match).moves()) == "8 10 1; 9 9 1");
}

TEST_CASE("dice: equal totals share the highest score") {
    DiceMatch match(rulesFrom("stop_count = 1", 3));
    playAll(match, "1 1 1 1 2; 2 2 2; 2 3 1; 2 2 2");
    CHECK(match.over());
    CHECK(match.scores() == Scores{-200, -400, -200});
}

TEST_CASE("dice: rolls are read in any order and written smallest first") {
    DiceMatch match(rulesFrom(""));
    playAll(match, "3 1 5 5 3");
    CHECK(match.ply(0) == PlyText{kChance, "1 3 3 5 5"});
    DiceMatch again(rulesFrom(""));
    playAll(again, "5 3 3 1 5");
    CHECK(again.state() == match.state());
}

TEST_CASE("dice: why a move or a roll is refused") {
    DiceMatch match(rulesFrom(kThreeSixTwo));
    Match& text = match;
    for (const auto* roll : {"1 2 3 4", "1 2 3 4 7", "0 1 2 3 4", "1 2 3 4 5 6", "a b c d e", ""}) {
        INFO(roll);
        CHECK_FALSE(text.play(roll));
        CHECK(match.refusal(roll).find("five dice from 1 to 6") != std::string::npos);
    }
    playAll(match, "3 1 5 5 3");
    CHECK(match.refusal("4 10").find("is no split") != std::string::npos);
    CHECK(match.refusal("4 13 3").find("is no split") != std::string::npos);
    CHECK(match.refusal("4 8 2").find("no die shows 2") != std::string::npos);
    CHECK(match.refusal("7 7 3").find("the pairs cannot be 7 and 7") != std::string::npos);
    CHECK(match.refusal("6 10 1").find("one of 2, 3 and 6 must be removed") != std::string::npos);
    for (const auto* move : {"4 10", "4 13 3", "4 8 2", "7 7 3", "6 10 1"}) {
        CHECK_FALSE(text.play(move));
    }
    CHECK(match.length() == 1);
}

TEST_CASE("dice: undo stops at the last roll, unless it is for practice") {
    DiceMatch match(rulesFrom("", 2), 3);
    match.roll();
    Match& text = match;
    REQUIRE(text.play(text.moves().front()));
    REQUIRE(match.undo());
    REQUIRE_FALSE(match.undo()); // the roll stays
    CHECK(match.length() == 1);
    REQUIRE(match.redo());
    REQUIRE(text.play(text.moves().front()));
    match.roll();
    REQUIRE_FALSE(match.undo());
    DiceMatch practice(rulesFrom("", 2), 3, true);
    practice.roll();
    const auto roll = practice.state().roll;
    REQUIRE(practice.undo());
    practice.roll();
    CHECK(practice.state().roll == roll); // no second chance
}

TEST_CASE("dice: what a ply did, in words") {
    DiceMatch match(rulesFrom(kThreeSixTwo));
    playAll(match, "3 1 5 5 3; 4 10 3; 1 1 4 5 5; 2 10 4");
    CHECK(match.inWords(0, Seat{0}) == "round 1: the dice show 1 3 3 5 5");
    CHECK(match.inWords(1, Seat{0}) == "P1 takes 4 and 10 and removes 3 (2 of 8): −400");
    CHECK(match.inWords(2, Seat{0}) == "round 2: the dice show 1 1 4 5 5; the roll is free for P1");
    CHECK(match.inWords(3, Seat{0}) == "P1 takes 2 and 10; the removed die is not recorded: −200");
}
