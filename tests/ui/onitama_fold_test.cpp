// Playing all cues of a ply from the picture before it must end in the picture after it, and whoever stands in that
// picture must be who stands in the engine's position. This is what keeps rules out of the scenes.
#include "engine/onitama/rules.hpp"
#include "tests/catch.hpp"
#include "tests/engine/onitama_tools.hpp"
#include "ui/onitama/choreography.hpp"
#include "ui/onitama/picture.hpp"
#include "ui/onitama/table.hpp"
#include "ui/stage/timeline.hpp"

using namespace parlour::onitama;
using namespace onitama_tools;
namespace ui = parlour::ui;
using parlour::Rng;
using parlour::Seat;

namespace {

const BoardLayout kLayout(kSquareLayout.board);

void checkCast(const Cast& cast, const State& state) {
    std::array<Bits, 2> pawns{};
    std::array<Square, 2> generals{kNowhere, kNowhere};
    for (const Pawn& pawn : cast.pawns) {
        if (pawn.taken) continue;
        REQUIRE((pawns[index(pawn.seat)] & bit(pawn.square)) == 0);
        pawns[index(pawn.seat)] |= bit(pawn.square);
        if (pawn.general) generals[index(pawn.seat)] = pawn.square;
    }
    REQUIRE(pawns == state.pawns);
    for (const Seat seat : {kA, kB}) { // the general that was taken last stands nowhere
        const bool alive = (state.pawns[index(seat)] & bit(state.generals[index(seat)])) != 0;
        if (alive) REQUIRE(generals[index(seat)] == state.generals[index(seat)]);
    }
    REQUIRE(cast.wall == state.wall);
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        if (state.cards[place] == kNoCard) continue;
        REQUIRE(cast.cards[cast.cardAt(place)].number == state.cards[place]);
    }
    if (state.ending == Ending::None) REQUIRE(cast.facing == state.mover);
}

void play(ui::Timeline& timeline, const ui::Script& script, float step) {
    CHECK(script.lasts() < 1.7F);
    timeline.play(script);
    for (int frame = 0; step > 0 && timeline.running() && frame < 1000; ++frame) {
        timeline.update(step);
    }
    timeline.finish();
}

std::vector<Event> pawnPart(const std::vector<Event>& events) {
    std::vector<Event> part;
    for (const Event& event : events) {
        if (std::holds_alternative<PawnMoved>(event) || std::holds_alternative<PawnTaken>(event)) part.push_back(event);
    }
    return part;
}

struct Witnessed {
    int taken = 0, swapped = 0, pushed = 0, passed = 0, won = 0, drawn = 0;
};

// Plays a random game; `step` is the frame time, 0 to finish every ply at once.
void checkGame(const Rules& rules, std::uint64_t seed, float step, Witnessed& witnessed) {
    Rng rng = parlour::rngFor(seed, 0);
    State state = rules.initial();
    Cast cast = castOf(state);
    ui::Timeline timeline;
    timeline.reset(picture(kLayout, cast));
    for (int ply = 0; rules.toMove(state) && ply < 400; ++ply) {
        CAPTURE(ply, seed, rules.level().title);
        const auto moves = rules.moves(state);
        std::vector<Event> events;
        rules.apply(state, moves[parlour::below(rng, moves.size())], &events);
        const bool byHand = seed % 2 == 0; // a person has seen the pawn move while choosing the rest
        if (byHand) {
            Cast shown = cast;
            play(timeline, choreography(kLayout, shown, pawnPart(events)), step);
            REQUIRE(timeline.poses() == picture(kLayout, shown));
        }
        play(timeline, choreography(kLayout, cast, events, byHand ? Shown::PawnMove : Shown::Nothing), step);
        REQUIRE(timeline.poses() == picture(kLayout, cast));
        checkCast(cast, state);
        for (const Event& event : events) {
            witnessed.taken += std::holds_alternative<PawnTaken>(event);
            witnessed.swapped += std::holds_alternative<WallSwapped>(event);
            witnessed.pushed += std::holds_alternative<WallMoved>(event);
            witnessed.passed += std::holds_alternative<Blocked>(event);
            witnessed.won += std::holds_alternative<Won>(event);
            witnessed.drawn += std::holds_alternative<TurnLimitReached>(event);
        }
    }
    REQUIRE_FALSE(rules.toMove(state));
}

} // namespace

TEST_CASE("Onitama: cues fold into the picture, dealt and fixed, with the wall and without") {
    const std::string deck = "[\"tiger\", \"dragon\", \"crab\", \"frog\", \"goose\", \"ox\", \"eel\", \"carp\"]";
    const std::vector<std::string> levels{
        "title = 'dealt'\nturn_limit = 60\ndeck = " + deck,
        "title = 'dealt, wall'\nturn_limit = 60\nstarts = 'B'\nwall = 'c1'\ndeck = " + deck,
        "title = 'fixed'\nturn_limit = 12\nwall = 'd2'\ncards = ['ox', 'boar', 'horse', 'moth', 'owl']\n",
        // Hardly a way to go: both are blocked again and again.
        position("...../.xx../..o../...../..... ...../..x../.xo../...../..... ...../..x../..o../...../..... "
                 "...../.x.../..o../...../..... goose",
                 "..... B...b W..b. a.... A....", "title = 'blocked'\nturn_limit = 40\n"),
    };
    Witnessed witnessed;
    for (const auto& level : levels) {
        const Rules rules(levelFrom(level));
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            checkGame(rules, seed, seed % 6 == 0 ? 1 / 60.F : 0.F, witnessed);
        }
    }
    CHECK(witnessed.taken > 100);
    CHECK(witnessed.swapped > 50);
    CHECK(witnessed.pushed > 50);
    CHECK(witnessed.passed > 20);
    CHECK(witnessed.won > 50);
    CHECK(witnessed.drawn > 10);
}

TEST_CASE("Onitama: cards lie as their owner sees them, the side card as the player who gets it") {
    const Rules rules(levelFrom("cards = ['ox', 'boar', 'horse', 'moth', 'owl']\n"));
    State state = rules.initial();
    Cast cast = castOf(state);
    const auto angleAt = [&](std::size_t place) {
        return picture(kLayout, cast)[cast.cardActor(cast.cardAt(place))].angle;
    };
    for (const std::size_t place : {0U, 1U})
        CHECK(angleAt(place) == 0);
    for (const std::size_t place : {2U, 3U})
        CHECK(angleAt(place) == 180);
    CHECK(angleAt(kSideCard) == 0);
    std::vector<Event> events;
    rules.apply(state, *rules.parseMove(state, "1 e3 d3"), &events);
    for (const Event& event : events) {
        follow(cast, event);
    }
    CHECK(angleAt(kSideCard) == 180); // the ox, for B now
    CHECK(angleAt(0) == 0);           // the owl, with A now
    CHECK(cast.cards[cast.cardAt(0)].number == 4);
    CHECK(cast.cards[cast.cardAt(kSideCard)].number == 0);
}

TEST_CASE("Onitama: what happens is heard in its order: the step, the capture, the card, the wall") {
    const Rules rules(levelFrom(position("ox boar horse moth owl", "..B.. ..... W.b.. ..a.. ..A..")));
    State state = rules.initial();
    Cast cast = castOf(state);
    std::vector<Event> events;
    rules.apply(state, *rules.parseMove(state, "1 d3 c3 u"), &events);
    ui::Script script = choreography(kLayout, cast, events);
    std::stable_sort(script.moments.begin(), script.moments.end(),
                     [](const ui::Moment& a, const ui::Moment& b) { return a.at < b.at; });
    std::vector<std::string_view> heard;
    for (const auto& moment : script.moments) {
        if (!moment.sound.empty()) heard.push_back(moment.sound);
    }
    std::sort(heard.begin(), heard.end());
    CHECK(heard == std::vector<std::string_view>{"card", "stone-step", "stone-take", "wall-slide"});
}

TEST_CASE("Onitama: every square is found under its middle, and nothing beside the squares") {
    for (const ui::Rect& area : {kSquareLayout.board, ui::Rect{10, 20, 204, 300}}) {
        const BoardLayout layout(area);
        for (Square square = 0; square < kSquares; ++square) {
            CHECK(layout.hit(layout.square(square)) == square);
        }
        CHECK(layout.hit({layout.courtyard().x + 1, layout.courtyard().middle().y}) == kNowhere);
        CHECK(layout.courtyard().w <= area.w + 0.01F);
        CHECK(layout.courtyard().h <= area.h + 0.01F);
        CHECK(layout.square(*squareNamed("a3")).y < layout.square(*squareNamed("e3")).y); // B sits at the top
    }
}
