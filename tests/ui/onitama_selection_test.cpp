// Putting a turn together, without a window: what may be chosen, what is asked, and the move that comes of it.
#include "tests/catch.hpp"
#include "tests/engine/onitama_tools.hpp"
#include "ui/onitama/selection.hpp"

using namespace parlour::onitama;
using namespace onitama_tools;
using Ask = Selection::Step;

namespace {

struct Table {
    explicit Table(const std::string& level)
        : rules(levelFrom(level)), state(rules.initial()), choice(rules.moves(state), state.wall) {}

    std::string move() const {
        const auto whole = choice.complete();
        return whole ? rules.formatMove(state, *whole) : "";
    }

    Rules rules;
    State state;
    Selection choice;
};

Square at(std::string_view name) {
    return *squareNamed(name);
}

Bits squares(std::initializer_list<std::string_view> names) {
    Bits bits = 0;
    for (const auto name : names) {
        bits |= bit(at(name));
    }
    return bits;
}

// Ox and boar both step forward; ox also right and back, boar also left and right.
const std::string kStart = "cards = ['ox', 'boar', 'horse', 'elephant', 'crab']\n";
const std::string kWalled = "wall = 'c1'\n" + kStart;

} // namespace

TEST_CASE("A pawn, its goals by both cards, a goal only one card reaches, no wall: a whole move") {
    Table table(position("tiger boar horse elephant crab", "bbBbb ..... ..... ..... aaAaa"));
    CHECK(table.choice.step() == Ask::Pawn);
    CHECK_FALSE(table.choice.started());
    CHECK(table.choice.pawns() == squares({"e1", "e2", "e3", "e4", "e5"}));
    CHECK_FALSE(table.choice.choosePawn(at("a3")));
    CHECK_FALSE(table.choice.choosePawn(at("c3")));
    REQUIRE(table.choice.choosePawn(at("e2")));
    CHECK(table.choice.step() == Ask::Goal);
    CHECK(table.choice.goals(0) == squares({"c2"}));
    CHECK(table.choice.goals(1) == squares({"d2"}));
    CHECK_FALSE(table.choice.chooseGoal(at("c3")));
    CHECK(table.move().empty());
    REQUIRE(table.choice.chooseGoal(at("c2")));
    CHECK(table.choice.step() == Ask::Done);
    CHECK(table.move() == "1 e2 c2");
}

TEST_CASE("If both cards lead there the card is asked for, and either answer is a move") {
    for (const int slot : {0, 1}) {
        Table table(kStart);
        REQUIRE(table.choice.choosePawn(at("e2")));
        REQUIRE(table.choice.chooseGoal(at("d2")));
        CHECK(table.choice.step() == Ask::Question);
        CHECK(table.choice.card() == -1);
        CHECK(table.move().empty());
        REQUIRE(table.choice.chooseCard(slot));
        CHECK(table.choice.step() == Ask::Done);
        CHECK(table.move() == (slot == 0 ? "1 e2 d2" : "2 e2 d2"));
    }
}

TEST_CASE("A card first narrows pawns and goals, again takes it back") {
    Table table(position("ox tiger horse elephant crab", "bbBbb ..... ..... a.... .aAaa"));
    REQUIRE(table.choice.chooseCard(1));
    CHECK(table.choice.card() == 1);
    CHECK(table.choice.step() == Ask::Pawn);
    CHECK(table.choice.goals(0) == 0);
    // All that the tiger can do: two forward, or one back.
    CHECK(table.choice.goals(1) == squares({"b1", "e1", "c2", "c3", "c4", "c5"}));
    REQUIRE(table.choice.chooseCard(1));
    CHECK(table.choice.card() == -1);
    CHECK_FALSE(table.choice.started());
    CHECK((table.choice.goals(0) | table.choice.goals(1)) == 0); // nothing is chosen

    REQUIRE(table.choice.chooseCard(0));
    REQUIRE(table.choice.choosePawn(at("d1")));
    CHECK(table.choice.goals(0) == squares({"c1", "d2", "e1"}));
    CHECK(table.choice.goals(1) == 0);
    REQUIRE(table.choice.chooseGoal(at("e1"))); // the tiger gets there too, but the card is chosen
    CHECK(table.move() == "1 d1 e1");
}

TEST_CASE("With a card, a goal that one pawn reaches needs no pawn; one that two reach does") {
    Table table(position("elephant tiger horse elephant crab", "bbBbb ..... ..... ..... aaAaa"));
    REQUIRE(table.choice.chooseCard(0));
    CHECK_FALSE(table.choice.chooseGoal(at("d3"))); // from e2 and from e4
    CHECK(table.choice.step() == Ask::Pawn);
    REQUIRE(table.choice.chooseCard(1));
    REQUIRE(table.choice.chooseGoal(at("c4")));
    CHECK(table.choice.from() == at("e4"));
    CHECK(table.move() == "2 e4 c4");
}

TEST_CASE("A card that the chosen pawn cannot use lets go of the pawn") {
    Table table(position("tiger ox horse elephant crab", "bbBbb ..a.. ..... ..... a.A.."));
    REQUIRE(table.choice.choosePawn(at("b3")));
    REQUIRE(table.choice.chooseCard(0)); // the tiger: back to c3
    CHECK(table.choice.from() == at("b3"));
    Table other(position("crab tiger horse elephant ox", "..B.. a.... ..... ..... ..A.."));
    REQUIRE(other.choice.choosePawn(at("e3")));
    CHECK(other.choice.goals(1) == squares({"c3"}));
    Table edge(position("crab ...../...../..o../..x../..... horse elephant ox", "..B.. ..... a.... ..... ..A.."));
    REQUIRE(edge.choice.choosePawn(at("e3"))); // it cannot go back any further
    REQUIRE(edge.choice.chooseCard(1));
    CHECK(edge.choice.from() == kNowhere);
    CHECK(edge.choice.pawns() == squares({"c1"}));
}

TEST_CASE("The wall comes last: its squares, its own square keeps it, others are refused") {
    Table table(kWalled);
    CHECK(table.choice.walls() == 0);
    REQUIRE(table.choice.choosePawn(at("e5")));
    REQUIRE(table.choice.chooseGoal(at("d5")));
    CHECK(table.choice.step() == Ask::Question); // the wall only after the card
    CHECK(table.choice.walls() == 0);
    CHECK_FALSE(table.choice.chooseWall(at("b1")));
    REQUIRE(table.choice.chooseCard(1));
    CHECK(table.choice.step() == Ask::Wall);
    CHECK(table.choice.walls() == squares({"b1", "c2", "d1"}));
    CHECK_FALSE(table.choice.chooseWall(at("c3")));
    CHECK_FALSE(table.choice.chooseWall(at("e5")));
    CHECK(table.move().empty());
    Table kept = table;
    REQUIRE(kept.choice.chooseWall(at("c1")));
    CHECK(kept.move() == "2 e5 d5 s");
    REQUIRE(table.choice.chooseWall(at("c2")));
    CHECK(table.move() == "2 e5 d5 r");
}

TEST_CASE("The card can still be changed while the wall is asked for, if the other one leads there too") {
    Table table(kWalled);
    REQUIRE(table.choice.choosePawn(at("e5")));
    REQUIRE(table.choice.chooseGoal(at("d5")));
    REQUIRE(table.choice.chooseCard(0));
    REQUIRE(table.choice.chooseCard(1));
    CHECK(table.choice.step() == Ask::Wall);
    REQUIRE(table.choice.chooseWall(at("b1")));
    CHECK(table.move() == "2 e5 d5 u");
    Table fixed(position("tiger boar horse elephant crab", "bbBbb ..... W.... ..... aaAaa"));
    REQUIRE(fixed.choice.choosePawn(at("e5")));
    REQUIRE(fixed.choice.chooseGoal(at("c5")));
    CHECK(fixed.choice.card() == 0);
    CHECK_FALSE(fixed.choice.usable(1));
    CHECK_FALSE(fixed.choice.chooseCard(1));
    CHECK(fixed.choice.step() == Ask::Wall);
}

TEST_CASE("A wall that cannot move is not asked for") {
    Table table(position("ox boar horse elephant crab", "..... ...bB ..bWb ...bb A...."));
    REQUIRE(table.choice.chooseCard(1));
    REQUIRE(table.choice.choosePawn(at("e1")));
    REQUIRE(table.choice.chooseGoal(at("d1")));
    CHECK(table.choice.step() == Ask::Done);
    CHECK(table.move() == "2 e1 d1 s");
}

TEST_CASE("A winning move asks for no wall") {
    Table table(position("ox boar horse elephant crab", "..B.. ..a.. W.... ..... ..A.."));
    REQUIRE(table.choice.chooseCard(0));
    REQUIRE(table.choice.choosePawn(at("b3")));
    REQUIRE(table.choice.chooseGoal(at("a3")));
    CHECK(table.choice.step() == Ask::Done);
    CHECK(table.move() == "1 b3 a3");
}

TEST_CASE("Who is blocked chooses a card and the wall") {
    Table table(position("...../.xx../..o../...../..... ...../..x../.xo../...../..... goose cobra rooster",
                         "..... B...b W..b. a.... A...."));
    CHECK(table.choice.step() == Ask::Pass);
    CHECK(table.choice.pawns() == 0);
    CHECK_FALSE(table.choice.choosePawn(at("d1")));
    REQUIRE(table.choice.chooseCard(1));
    CHECK(table.choice.step() == Ask::Wall);
    CHECK((table.choice.goals(0) | table.choice.goals(1)) == 0);
    CHECK(table.choice.walls() == squares({"c2", "d1"})); // d1 is a soldier of its own: a swap
    REQUIRE(table.choice.chooseWall(at("c2")));
    CHECK(table.move() == "2 XX XX r");
    Table classic(position("...../.xx../..o../...../..... ...../..x../.xo../...../..... goose cobra rooster",
                           "..... B...b ...b. ..... A....", ""));
    CHECK(classic.choice.step() == Ask::Pawn); // without the wall it can move
}

TEST_CASE("Without a wall a blocked player only chooses a card") {
    Table table(position("...../...../..o../.x.../..... ...../...../..o../x..../..... goose cobra rooster",
                         "..... B...b ...b. ..... A...."));
    CHECK(table.choice.step() == Ask::Pass);
    REQUIRE(table.choice.chooseCard(0));
    CHECK(table.choice.step() == Ask::Done);
    CHECK(table.move() == "1 XX XX");
}

TEST_CASE("One choice after the other can be taken back") {
    Table table(kWalled);
    CHECK_FALSE(table.choice.back());
    REQUIRE(table.choice.chooseCard(0));
    REQUIRE(table.choice.choosePawn(at("e5")));
    REQUIRE(table.choice.chooseGoal(at("d5")));
    CHECK(table.choice.step() == Ask::Wall);
    REQUIRE(table.choice.back());
    CHECK(table.choice.step() == Ask::Goal);
    REQUIRE(table.choice.back());
    CHECK(table.choice.step() == Ask::Pawn);
    CHECK(table.choice.card() == 0);
    REQUIRE(table.choice.back());
    CHECK_FALSE(table.choice.started());
    CHECK_FALSE(table.choice.back());
}

TEST_CASE("Every legal move can be put together, and nothing else, in random games") {
    const Rules rules(levelFrom("turn_limit = 80\nwall = 'c1'\n"
                                "deck = ['tiger', 'dragon', 'crab', 'elephant', 'monkey', 'ox', 'boar', 'moth']\n"));
    parlour::Rng rng = parlour::rngFor(7, 0);
    int whole = 0;
    for (int game = 0; game < 6; ++game) {
        State state = rules.initial();
        while (const auto seat = rules.toMove(state)) {
            const auto moves = rules.moves(state);
            for (std::size_t i = 0; *seat != parlour::kChance && i < moves.size(); ++i) {
                const Move& move = moves[i];
                Selection choice(moves, state.wall);
                const bool pass = move.from == kNowhere;
                if (!pass) {
                    REQUIRE(choice.choosePawn(move.from));
                    REQUIRE(choice.chooseGoal(move.to));
                }
                const Ask step = choice.step();
                if (step == Ask::Question || step == Ask::Pass) REQUIRE(choice.chooseCard(move.card));
                if (choice.step() == Ask::Wall) {
                    REQUIRE(choice.chooseWall(wallAfter(state.wall, move.wall)));
                }
                REQUIRE(choice.complete() == move);
                ++whole;
            }
            rules.apply(state, moves[parlour::below(rng, moves.size())], nullptr);
        }
    }
    CHECK(whole > 1'000);
}
