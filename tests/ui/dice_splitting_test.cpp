// How a split is put together, die by die, and what is told of a game at its end.
#include "tests/catch.hpp"
#include "ui/dice/breakdown.hpp"
#include "ui/dice/chart.hpp"
#include "ui/dice/splitting.hpp"
#include "ui/dice/words.hpp"

using namespace parlour::dice;
using parlour::MatchOf;
using parlour::seatAt;

namespace {

constexpr Roll kRoll{1, 3, 3, 5, 5}; // of the rules' own example
constexpr Faces kAny = 0x7E;

Faces only(std::initializer_list<int> faces) {
    Faces all = 0;
    for (const int face : faces) {
        all = static_cast<Faces>(all | faceBit(face));
    }
    return all;
}

} // namespace

TEST_CASE("dice clicked in turn fill the pairs, and the last goes by itself") {
    Splitting splitting(kRoll, kAny);
    CHECK(splitting.open());
    CHECK_FALSE(splitting.started());
    CHECK(splitting.next(0));
    CHECK(splitting.next(1));
    CHECK(splitting.sum(Group::First) == 4);
    CHECK_FALSE(splitting.complete());
    CHECK(splitting.next(3));
    CHECK(splitting.next(4));
    REQUIRE(splitting.complete());
    CHECK(*splitting.complete() == Split{4, 10, 3});
    CHECK(splitting.group(2) == Group::Removed);
}

TEST_CASE("a die clicked in a well goes back to the felt") {
    Splitting splitting(kRoll, kAny);
    splitting.lay({4, 10, 3});
    REQUIRE(splitting.complete());
    CHECK(splitting.next(0));
    CHECK(splitting.group(0) == Group::Felt);
    CHECK_FALSE(splitting.complete());
    CHECK(splitting.count(Group::First) == 1);
}

TEST_CASE("the higher pair may lie first: the split is the same") {
    Splitting splitting(kRoll, kAny);
    for (const std::size_t die : {3U, 4U, 0U, 1U}) {
        REQUIRE(splitting.next(die));
    }
    CHECK(*splitting.complete() == Split{4, 10, 3});
}

TEST_CASE("a die that may not be removed is refused, and nothing changes") {
    Splitting splitting(kRoll, only({3}));
    CHECK_FALSE(splitting.put(4, Group::Removed));
    CHECK(splitting.refused() == 4);
    CHECK_FALSE(splitting.started());
    CHECK(splitting.put(1, Group::Removed));
    CHECK(splitting.group(1) == Group::Removed);
}

TEST_CASE("pairs that leave a die which may not be removed are refused too") {
    Splitting splitting(kRoll, only({3}));
    CHECK(splitting.next(1));
    CHECK(splitting.next(2));
    CHECK(splitting.next(3));
    const Spots before = splitting.spots();
    CHECK_FALSE(splitting.next(4)); // only the 1 would be left
    CHECK(splitting.refused() == 0);
    CHECK(splitting.spots() == before);
}

TEST_CASE("a die dropped on a full well changes places") {
    Splitting splitting(kRoll, kAny);
    splitting.lay({4, 10, 3});
    const Split before = *splitting.complete();
    REQUIRE(splitting.put(0, Group::Second)); // the 1 for a 5
    REQUIRE(splitting.complete());
    CHECK(*splitting.complete() != before);
    CHECK(*splitting.complete() == Split{6, 8, 3});
    for (const Group well : kWells) {
        CHECK(splitting.count(well) == room(well));
    }
}

TEST_CASE("a removed die that is exchanged for one that may not be removed leaves that one on the felt") {
    Splitting splitting(kRoll, only({3}));
    REQUIRE(splitting.put(1, Group::Removed));
    REQUIRE(splitting.put(0, Group::First));
    REQUIRE(splitting.put(3, Group::First));
    REQUIRE(splitting.put(1, Group::First)); // for the 5, which cannot take its place
    CHECK(splitting.group(1) == Group::First);
    CHECK(splitting.group(3) == Group::Felt);
    CHECK(splitting.count(Group::Removed) == 0);
}

TEST_CASE("numbers typed take the dice that show them") {
    Splitting splitting(kRoll, kAny);
    CHECK_FALSE(splitting.takeFace(6));
    CHECK(splitting.takeFace(5));
    CHECK(splitting.takeFace(5));
    CHECK_FALSE(splitting.takeFace(5));
    CHECK(splitting.takeFace(3));
    CHECK(splitting.takeFace(1));
    CHECK(*splitting.complete() == Split{4, 10, 3});
    CHECK(splitting.back()); // the last one, and what had gone with it
    CHECK_FALSE(splitting.complete());
    CHECK(splitting.count(Group::Felt) == 2);
    while (splitting.back()) {
    }
    CHECK_FALSE(splitting.started());
}

TEST_CASE("every legal split of every roll can be laid, and is what is read back") {
    for (const RollInfo& roll : allRolls()) {
        for (const Split& split : roll.splits) {
            Splitting splitting(roll.dice, only({split.removed}));
            splitting.lay(split);
            REQUIRE(splitting.complete() == split);
        }
    }
}

TEST_CASE("the reason of a refusal names the three numbers") {
    Level level;
    Sheet sheet;
    sheet.removed = {Slot{3, 1}, Slot{2, 1}, Slot{6, 1}};
    level.sheets = {sheet};
    level.roll = kRoll;
    const Rules rules(level);
    const std::string why = whyNotRemoved(rules, rules.initial(), 5);
    for (const std::string number : {"2", "3", "6"}) {
        CHECK(why.find(number) != std::string::npos);
    }
    CHECK(why.find("must be removed") != std::string::npos);
}

TEST_CASE("the course and the breakdown of a game are what its sheets say") {
    Level level;
    level.players = 2;
    level.stopCount = 2;
    MatchOf<Rules> match(std::make_shared<const Rules>(level));
    REQUIRE(match.play(Move::of(Roll{1, 1, 2, 2, 3})).has_value());
    REQUIRE(match.play(Move::of(Split{2, 4, 3})).has_value()); // two numbers begun
    REQUIRE(match.play(Move::of(Split{3, 3, 3})).has_value()); // one number twice
    REQUIRE(match.play(Move::of(Roll{1, 1, 2, 2, 3})).has_value());
    REQUIRE(match.play(Move::of(Split{2, 4, 3})).has_value()); // ends the first player's game
    REQUIRE(match.play(Move::of(Split{3, 4, 2})).has_value());
    const auto all = courses(match, {"Ada", "Grace"});
    REQUIRE(all.size() == 2);
    CHECK(all[0].totals == std::vector<int>{0, -400, -400});
    CHECK(all[1].totals == std::vector<int>{0, -200, -400});
    CHECK(all[0].finished);
    CHECK_FALSE(all[1].finished);
    const Breakdown ada = breakdown(match, seatAt(0));
    CHECK(ada.rounds == 2);
    CHECK(ada.freeRolls == 0);
    CHECK(ada.unfinished == 2);
    CHECK(ada.lost == -400);
    CHECK(ada.paid == 0);
    CHECK(ada.total() == -400);
}

TEST_CASE("a breakdown tells paying numbers from those that were only begun, and counts free rolls") {
    Level level;
    Sheet sheet;
    sheet.chosen[4 - kLeastNumber] = 3;
    sheet.chosen[5 - kLeastNumber] = 8;
    sheet.chosen[10 - kLeastNumber] = 6;
    sheet.chosen[12 - kLeastNumber] = 5;
    sheet.removed = {Slot{3, 1}, Slot{2, 1}, Slot{6, 1}};
    level.sheets = {sheet};
    MatchOf<Rules> match(std::make_shared<const Rules>(level));
    CHECK(breakdown(match, seatAt(0)).total() == 10); // the rules' own example
    CHECK(breakdown(match, seatAt(0)).paying == 2);
    CHECK(breakdown(match, seatAt(0)).unfinished == 1);
    REQUIRE(match.play(Move::of(Roll{1, 1, 4, 4, 5})).has_value());
    REQUIRE(match.play(Move::of(Split{5, 5, 5})).has_value());
    CHECK(breakdown(match, seatAt(0)).freeRolls == 1);
    CHECK(breakdown(match, seatAt(0)).paid == 5 * 50 + 60); // ten times five
}
