// The rules of Kalah, one by one, on positions worked out by hand.
#include "engine/core/match_of.hpp"
#include "engine/kalah/rules.hpp"
#include "tests/catch.hpp"

using namespace parlour;
using kalah::Capture;
using kalah::End;
using kalah::kNorth;
using kalah::kSouth;

static_assert(Rules<kalah::Rules> && PerfectInformation<kalah::Rules> && !HasChance<kalah::Rules>);

namespace {

using Houses = std::vector<int>;
using Stores = std::vector<int>;

// A position to play from, and what it has become.
class Table {
public:
    Table(const Houses& south, const Houses& north, Capture capture = Capture::Facing, End end = End::SideEmpty,
          Seat toMove = kSouth, bool pie = false, std::array<int, 2> stores = {0, 0}) {
        kalah::Level level;
        level.houses = static_cast<int>(south.size());
        level.start = {south, north};
        level.capture = capture;
        level.end = end;
        level.toMove = toMove;
        level.pie = pie;
        level.stores = stores;
        m_match = std::make_unique<MatchOf<kalah::Rules>>(std::make_shared<const kalah::Rules>(level));
    }

    Table& play(std::initializer_list<const char*> moves) {
        for (const char* move : moves) {
            INFO("move " << move);
            REQUIRE(text().play(move));
        }
        return *this;
    }
    Houses side(Seat seat) const {
        Houses houses;
        for (int number = 1; number <= rules().ring().houses(); ++number) {
            houses.push_back(m_match->state().seeds(rules().ring().house(seat, number)));
        }
        return houses;
    }
    Houses south() const { return side(kSouth); }
    Houses north() const { return side(kNorth); }
    Stores stores() const { return {rules().count(m_match->state(), kSouth), rules().count(m_match->state(), kNorth)}; }
    std::optional<Seat> toMove() const { return m_match->toMove(); }
    bool over() const { return m_match->over(); }
    std::vector<std::string> moves() const { return text().moves(); }
    Match& text() const { return *m_match; }

private:
    const kalah::Rules& rules() const { return m_match->rules(); }
    std::unique_ptr<MatchOf<kalah::Rules>> m_match;
};

} // namespace

TEST_CASE("kalah: the worked example of the minimax text", "[kalah]") {
    Table table({2, 2, 0}, {2, 2, 2});
    table.play({"2"});
    REQUIRE(table.toMove() == kSouth);
    table.play({"3"});
    REQUIRE(table.toMove() == kSouth);
    table.play({"1"});
    REQUIRE(table.stores() == Stores{5, 0});
    REQUIRE(table.toMove() == kNorth);
    table.play({"2"});
    REQUIRE(table.toMove() == kNorth);
    table.play({"3"});
    REQUIRE(table.over());
    REQUIRE(table.stores() == Stores{8, 2});
    REQUIRE(table.text().scores() == Scores{8, 2});
}

TEST_CASE("kalah: the usual start has the same number of seeds in every house", "[kalah]") {
    const kalah::Rules rules{kalah::Level{}};
    const auto state = rules.initial();
    for (int pit = 0; pit < rules.ring().pits(); ++pit) {
        REQUIRE(state.seeds(pit) == (rules.ring().isStore(pit) ? 0 : 4));
    }
    REQUIRE(rules.toMove(state) == kSouth);
    REQUIRE(rules.seatName(kSouth) == "South");
    REQUIRE(rules.seatName(kNorth) == "North");
}

TEST_CASE("kalah: seeds are sown onward, into the own store and the other's first houses", "[kalah]") {
    Table table({4, 4, 4, 4, 4, 4}, {4, 4, 4, 4, 4, 4});
    table.play({"5"});
    REQUIRE(table.south() == Houses{4, 4, 4, 4, 0, 5});
    REQUIRE(table.north() == Houses{5, 5, 4, 4, 4, 4});
    REQUIRE(table.stores() == Stores{1, 0});
    REQUIRE(table.toMove() == kNorth);
    table.play({"6"}); // North sows into its own store and South's first houses
    REQUIRE(table.north() == Houses{5, 5, 4, 4, 4, 0});
    REQUIRE(table.south() == Houses{5, 5, 5, 4, 0, 5});
    REQUIRE(table.stores() == Stores{1, 1});
}

TEST_CASE("kalah: the other's store is passed by", "[kalah]") {
    Table table({0, 0, 6}, {1, 1, 1});
    table.play({"3"});                           // store, three of North's, then South's 1 and 2
    REQUIRE(table.stores() == Stores{1 + 3, 0}); // and the last seed captures the two that face house 2
    REQUIRE(table.south() == Houses{1, 0, 0});
    REQUIRE(table.north() == Houses{2, 0, 2});
}

TEST_CASE("kalah: North passes South's store by", "[kalah]") {
    Table table({1, 1, 1}, {1, 0, 5}, Capture::Facing, End::SideEmpty, kNorth);
    table.play({"3"}); // its own store, South's three, then North's house 1
    REQUIRE(table.stores() == Stores{0, 1});
    REQUIRE(table.south() == Houses{2, 2, 2});
    REQUIRE(table.north() == Houses{2, 0, 0});
}

TEST_CASE("kalah: a long sowing does not skip the house it came from", "[kalah]") {
    Table table({0, 0, 8}, {1, 1, 1}); // a lap is 7: store, 3 of North, 3 of South, and the eighth in the store again
    table.play({"3"});
    REQUIRE(table.south() == Houses{1, 1, 1});
    REQUIRE(table.north() == Houses{2, 2, 2});
    REQUIRE(table.stores() == Stores{2, 0});
    REQUIRE(table.toMove() == kSouth);
}

TEST_CASE("kalah: thirteen seeds go round to the emptied house and capture", "[kalah]") {
    Table table({0, 0, 13, 0, 0, 0}, {1, 1, 1, 1, 1, 1});
    table.play({"3"});
    // One in each of the twelve houses and the store. The last falls into house 3, empty just before; it faces house 4.
    REQUIRE(table.south() == Houses{1, 1, 0, 1, 1, 1});
    REQUIRE(table.north() == Houses{2, 2, 2, 0, 2, 2});
    REQUIRE(table.stores() == Stores{1 + 1 + 2, 0});
    REQUIRE(table.toMove() == kNorth);
}

TEST_CASE("kalah: more than a lap ends beyond the emptied house and captures nothing", "[kalah]") {
    Table table({0, 0, 14, 0, 0, 0}, {1, 1, 1, 1, 1, 1});
    table.play({"3"}); // house 4 holds a seed of the first lap already
    REQUIRE(table.south() == Houses{1, 1, 1, 2, 1, 1});
    REQUIRE(table.north() == Houses{2, 2, 2, 2, 2, 2});
    REQUIRE(table.stores() == Stores{1, 0});
}

TEST_CASE("kalah: two whole laps bring two seeds to the emptied house, so there is no capture", "[kalah]") {
    Table table({26, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 1});
    table.play({"1"});
    REQUIRE(table.south() == Houses{2, 2, 2, 2, 2, 2});
    REQUIRE(table.north() == Houses{2, 2, 2, 2, 2, 3});
    REQUIRE(table.stores() == Stores{2, 0});
    REQUIRE(table.toMove() == kNorth);
}

TEST_CASE("kalah: thirty seeds, two laps and four more", "[kalah]") {
    Table table({0, 0, 0, 0, 0, 30}, {0, 0, 0, 0, 0, 1});
    table.play({"6"}); // the store first: it gets three, and so do North's houses 1 to 3
    REQUIRE(table.south() == Houses{2, 2, 2, 2, 2, 2});
    REQUIRE(table.north() == Houses{3, 3, 3, 2, 2, 3});
    REQUIRE(table.stores() == Stores{3, 0});
}

TEST_CASE("kalah: the last seed in the own store moves again", "[kalah]") {
    Table table({4, 4, 4, 4, 4, 4}, {4, 4, 4, 4, 4, 4});
    table.play({"3"});
    REQUIRE(table.toMove() == kSouth);
    REQUIRE(table.stores() == Stores{1, 0});
    table.play({"1"});
    REQUIRE(table.toMove() == kNorth);
    table.play({"3"});
    REQUIRE(table.toMove() == kNorth);
}

TEST_CASE("kalah: house i faces house k+1-i", "[kalah]") {
    for (int number = 2; number <= 4; ++number) {
        Houses south{0, 0, 0, 0};
        south[static_cast<std::size_t>(number - 2)] = 1;
        Table table(south, {10, 20, 30, 40});
        table.play({std::to_string(number - 1).c_str()});
        REQUIRE(table.stores()[0] == 1 + 10 * (5 - number));
    }
}

TEST_CASE("kalah: a capture needs prey, or not", "[kalah]") {
    SECTION("facing: the last seed stays if nothing faces it") {
        Table table({1, 0, 2}, {1, 0, 3});
        table.play({"1"});
        REQUIRE(table.south() == Houses{0, 1, 2});
        REQUIRE(table.stores() == Stores{0, 0});
    }
    SECTION("always: it is banked alone") {
        Table table({1, 0, 2}, {1, 0, 3}, Capture::Always);
        table.play({"1"});
        REQUIRE(table.south() == Houses{0, 0, 2});
        REQUIRE(table.north() == Houses{1, 0, 3});
        REQUIRE(table.stores() == Stores{1, 0});
    }
    SECTION("both: with prey, the last seed and all of the prey") {
        for (const auto capture : {Capture::Facing, Capture::Always}) {
            Table table({1, 0, 2}, {1, 5, 3}, capture);
            table.play({"1"});
            REQUIRE(table.south() == Houses{0, 0, 2});
            REQUIRE(table.north() == Houses{1, 0, 3});
            REQUIRE(table.stores() == Stores{6, 0});
            REQUIRE(table.toMove() == kNorth);
        }
    }
    SECTION("neither: in a house that was not empty") {
        Table table({1, 1, 2}, {1, 5, 3}, Capture::Always);
        table.play({"1"});
        REQUIRE(table.south() == Houses{0, 2, 2});
        REQUIRE(table.stores() == Stores{0, 0});
    }
    SECTION("neither: in an empty house of the other side") {
        Table table({1, 1, 2}, {0, 5, 3}, Capture::Always);
        table.play({"3"});
        REQUIRE(table.north() == Houses{1, 5, 3});
        REQUIRE(table.stores() == Stores{1, 0});
    }
}

TEST_CASE("kalah: side-empty ends right after the move, and both bank their own", "[kalah]") {
    SECTION("the mover's side") {
        Table table({0, 0, 1}, {2, 0, 3});
        table.play({"3"}); // the last seed would give an extra move
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{1, 5});
        REQUIRE(table.south() == Houses{0, 0, 0});
        REQUIRE(table.north() == Houses{0, 0, 0});
        REQUIRE(table.moves().empty());
    }
    SECTION("the other's side, by a capture") {
        Table table({1, 0, 4}, {0, 3, 0});
        table.play({"1"});
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{8, 0});
    }
}

TEST_CASE("kalah: mover-stuck ends only when who must move cannot", "[kalah]") {
    SECTION("the mover empties their side and the other plays on") {
        Table table({0, 0, 2}, {1, 2, 0}, Capture::Facing, End::MoverStuck);
        table.play({"3"});
        REQUIRE(table.toMove() == kNorth);
        REQUIRE(table.stores() == Stores{1, 0});
        table.play({"1"});
        REQUIRE(table.over()); // North's move fed South nothing, and South is stuck: North banks the rest
        REQUIRE(table.stores() == Stores{1, 4});
    }
    SECTION("an extra move that cannot be made") {
        Table table({0, 0, 1}, {2, 0, 3}, Capture::Facing, End::MoverStuck);
        table.play({"3"});
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{1, 5});
    }
    SECTION("the other is stuck: the mover banks what is left") {
        Table table({1, 0, 4}, {0, 3, 0}, Capture::Facing, End::MoverStuck);
        table.play({"1"});
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{8, 0});
    }
    SECTION("the other side is empty but the mover has an extra move") {
        Table table({0, 2, 1}, {0, 0, 0}, Capture::Facing, End::MoverStuck);
        table.play({"3"});
        REQUIRE(table.toMove() == kSouth);
        REQUIRE(table.stores() == Stores{1, 0});
        table.play({"2", "3"}); // house 2 ends in the store, and so does house 3: stuck with nothing left anywhere
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{3, 0});
    }
}

TEST_CASE("kalah: an empty house is no move, and neither is anything else", "[kalah]") {
    Table table({0, 2, 1}, {1, 1, 1});
    REQUIRE(table.moves() == std::vector<std::string>{"2", "3"});
    for (const char* text : {"1", "0", "4", "-2", "02", "2 ", " 2", "+2", "swap", "", "two", "2;3", "99999999999999"}) {
        INFO(text);
        REQUIRE_FALSE(table.text().play(text));
        REQUIRE_FALSE(table.text().refusal(text).empty());
    }
    REQUIRE(table.text().refusal("1") == "South's house 1 is empty");
    REQUIRE(table.text().length() == 0);
    REQUIRE(table.south() == Houses{0, 2, 1});
}

TEST_CASE("kalah: the pie rule", "[kalah]") {
    const Houses four{4, 4, 4, 4, 4, 4};
    const auto offered = [](const Table& table) {
        const auto moves = table.moves();
        return std::find(moves.begin(), moves.end(), "swap") != moves.end();
    };
    Table table(four, four, Capture::Facing, End::SideEmpty, kSouth, true);
    SECTION("South's extra moves belong to the first turn") {
        REQUIRE_FALSE(offered(table));
        table.play({"3"});
        REQUIRE(table.toMove() == kSouth);
        REQUIRE_FALSE(offered(table));
        table.play({"1"});
        REQUIRE(table.toMove() == kNorth);
        REQUIRE(offered(table));
    }
    SECTION("a swap exchanges everything, and South moves") {
        table.play({"3", "1"}); // South 0 5 1 6 6 5 with 1, North untouched
        REQUIRE(table.south() == Houses{0, 5, 1, 6, 6, 5});
        table.play({"swap"});
        REQUIRE(table.toMove() == kSouth);
        REQUIRE(table.north() == Houses{0, 5, 1, 6, 6, 5});
        REQUIRE(table.south() == four);
        REQUIRE(table.stores() == Stores{0, 1});
        REQUIRE_FALSE(offered(table));
        table.play({"1"});
        REQUIRE(table.toMove() == kNorth);
        REQUIRE_FALSE(offered(table)); // only once
    }
    SECTION("it is gone once North has moved") {
        table.play({"1", "1"});
        REQUIRE(table.toMove() == kSouth);
        REQUIRE_FALSE(offered(table));
        table.play({"2"});
        REQUIRE_FALSE(offered(table));
    }
    SECTION("also when North's move earned another") {
        table.play({"1", "3"});
        REQUIRE(table.toMove() == kNorth);
        REQUIRE_FALSE(offered(table));
    }
    SECTION("without it there is no swap") {
        Table plain(four, four);
        plain.play({"1"});
        REQUIRE_FALSE(offered(plain));
        REQUIRE_FALSE(plain.text().play("swap"));
    }
    SECTION("a game that is over offers nothing") {
        Table tiny({1}, {1}, Capture::Facing, End::SideEmpty, kSouth, true);
        tiny.play({"1"});
        REQUIRE(tiny.over());
        REQUIRE(tiny.stores() == Stores{1, 1});
    }
}

TEST_CASE("kalah: a start position sets everything", "[kalah]") {
    Table table({3, 0}, {0, 7}, Capture::Facing, End::SideEmpty, kNorth, false, {5, 6});
    REQUIRE(table.toMove() == kNorth);
    REQUIRE(table.stores() == Stores{5, 6});
    REQUIRE(table.moves() == std::vector<std::string>{"2"});
    SECTION("and may be an end position") {
        Table ended({0, 0}, {0, 7}, Capture::Facing, End::SideEmpty, kNorth, false, {5, 6});
        REQUIRE(ended.over());
        REQUIRE(ended.stores() == Stores{5, 13});
        Table goesOn({0, 0}, {0, 7}, Capture::Facing, End::MoverStuck, kNorth, false, {5, 6});
        REQUIRE_FALSE(goesOn.over());
    }
}

TEST_CASE("kalah: the direction is a mirror and nothing else", "[kalah]") {
    kalah::Level level;
    level.houses = 3;
    level.start = {Houses{1, 2, 3}, Houses{4, 5, 6}};
    level.stores = {7, 8};
    const kalah::Rules plain(level);
    level.direction = kalah::Direction::Clockwise;
    const kalah::Rules mirrored(level);
    REQUIRE(plain.initial() == mirrored.initial());
    // South below: houses 1 2 3 run to the right and the store is on the right; in the mirror all runs to the left.
    REQUIRE(plain.drawText(plain.initial(), kSouth) == " North    3    2    1  \n"
                                                       "  +----+----+----+----+----+\n"
                                                       "  |    |  6 |  5 |  4 |    |\n"
                                                       "  |  8 |----+----+----+  7 |\n"
                                                       "  |    |  1 |  2 |  3 |    |\n"
                                                       "  +----+----+----+----+----+\n"
                                                       " South   [1]  [2]  [3] \n");
    REQUIRE(mirrored.drawText(mirrored.initial(), kSouth) == " North    1    2    3  \n"
                                                             "  +----+----+----+----+----+\n"
                                                             "  |    |  4 |  5 |  6 |    |\n"
                                                             "  |  7 |----+----+----+  8 |\n"
                                                             "  |    |  3 |  2 |  1 |    |\n"
                                                             "  +----+----+----+----+----+\n"
                                                             " South   [3]  [2]  [1] \n");
}

TEST_CASE("kalah: the smallest and the largest board", "[kalah]") {
    SECTION("1 by 1: South banks its only seed and North sweeps its own") {
        Table table({1}, {1});
        table.play({"1"});
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{1, 1});
    }
    SECTION("1 by 3: a whole lap comes home and captures") {
        Table table({3}, {3});
        table.play({"1"}); // store, North, and home, where it takes North's four
        REQUIRE(table.over());
        REQUIRE(table.stores() == Stores{6, 0});
    }
    SECTION("10 by 10") {
        const Houses ten(10, 10);
        Table table(ten, ten);
        REQUIRE(table.moves().size() == 10);
        table.play({"1"}); // nine houses and the store
        REQUIRE(table.toMove() == kSouth);
        REQUIRE(table.south() == Houses{0, 11, 11, 11, 11, 11, 11, 11, 11, 11});
        table.play({"10"}); // the store and all ten of North's
        REQUIRE(table.north() == Houses(10, 11));
        REQUIRE(table.stores() == Stores{2, 0});
        REQUIRE(table.toMove() == kNorth);
    }
    SECTION("two hundred seeds in one house") {
        Houses one(10, 0);
        one[0] = 199;
        Houses other(10, 0);
        other[9] = 1;
        Table table(one, other);
        table.play({"1"}); // nine laps of 21 and ten more
        REQUIRE(table.stores() == Stores{10, 0});
        REQUIRE(table.south() == Houses{9, 10, 10, 10, 10, 10, 10, 10, 10, 10});
        REQUIRE(table.north() == Houses{9, 9, 9, 9, 9, 9, 9, 9, 9, 10});
        REQUIRE(table.toMove() == kSouth);
    }
}
