// What is shown of Kahuna: the picture, the way to it, and that nobody sees what he may not. Without a window.
#include "tests/catch.hpp"
#include "tests/ui/kahuna_games.hpp"
#include "ui/kahuna/choreography.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/stage/timeline.hpp"

#include <algorithm>
#include <tuple>

using namespace parlour;
using namespace parlour::kahuna;
using kahuna_games::Ply;

namespace {

constexpr std::array<Sight, 4> kSights{Sight{{true, false}, kP1}, Sight{{false, true}, kP2}, Sight{{true, true}, kP1},
                                       Sight{{false, false}, kP2}};

// What lies where, whichever actor it is. In a pile only the faces count, not their order.
auto contents(const Cast& cast) {
    std::vector<std::tuple<Spot, std::size_t, std::size_t, Card>> all;
    for (const CardActor& card : cast.cards) {
        const bool pile = card.spot == Spot::Deck || card.spot == Spot::Discards;
        all.emplace_back(card.spot, card.spot == Spot::Hand ? index(card.seat) : 0, pile ? 0 : card.place, card.face);
    }
    std::sort(all.begin(), all.end());
    return all;
}

// Where two players have been when a script has been played, and what the two totals show then.
struct Played {
    ui::Poses poses;
    std::vector<int> numbers;
};
Played played(const ui::Poses& from, std::vector<int> numbers, ui::Script script) {
    ui::Timeline timeline;
    timeline.reset(from);
    timeline.play(std::move(script));
    for (int frame = 0; frame < 2000 && timeline.running(); ++frame) {
        timeline.update(1 / 60.F);
    }
    for (const ui::Moment& moment : timeline.takeMoments()) {
        if (moment.place >= 0) numbers[static_cast<std::size_t>(moment.place)] += moment.change;
    }
    return {timeline.poses(), numbers};
}

std::vector<int> totals(const State& state) {
    return {state.total(kP1), state.total(kP2)};
}

} // namespace

TEST_CASE("Kahuna: the animation of every ply leads from the picture before to the picture after") {
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        const BoardLayout layout(rules.map(), kLagoonLayout.board);
        for (const Sight& sight : kSights) {
            Cast cast = castOf(rules.map(), rules.initial(), sight);
            kahuna_games::play(rules, 11, [&](const Ply& ply) {
                const ui::Poses before = picture(layout, cast);
                auto script = choreography(layout, cast, ply.events, ply.after);
                const Played end = played(before, totals(ply.before), std::move(script));
                const auto goal = picture(layout, cast);
                for (std::size_t actor = 0; actor < goal.size(); ++actor) {
                    INFO("actor " << actor << " of " << goal.size() << ", " << rules.formatMove(ply.before, ply.move));
                    REQUIRE(end.poses[actor] == goal[actor]);
                }
                REQUIRE(end.numbers == totals(ply.after));
                REQUIRE(cast.bridges == ply.after.bridges);
                REQUIRE(cast.kahunas == ply.after.kahunas);
                REQUIRE(contents(cast) == contents(castOf(rules.map(), ply.after, sight)));
            });
        }
    }
}

TEST_CASE("Kahuna: a hand that is not for those at the screen shows only what everybody saw taken") {
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        for (const Sight& sight : kSights) {
            Cast cast = castOf(rules.map(), rules.initial(), sight);
            kahuna_games::play(rules, 23, [&](const Ply& ply) {
                for (const Event& event : ply.events) {
                    follow(cast, event);
                }
                settle(cast, ply.after);
                std::array<Cards, 2> shown;
                for (const CardActor& card : cast.cards) {
                    if (card.spot == Spot::Deck) REQUIRE(card.face == kNoCard);
                    if (card.spot == Spot::Hand && card.face != kNoCard) shown[index(card.seat)].add(card.face);
                }
                for (const Seat seat : {kP1, kP2}) {
                    const Cards& may =
                        sight.hands[index(seat)] ? ply.after.hands[index(seat)] : ply.after.shown[index(seat)];
                    REQUIRE(shown[index(seat)] == may);
                }
            });
        }
    }
}

TEST_CASE("Kahuna: what is shown does not change when only hidden cards do") {
    const kahuna::Rules rules = kahuna_games::rulesOf("rules = \"official\"\n");
    Rng rng(5);
    int compared = 0;
    kahuna_games::play(rules, 31, [&](const Ply& ply) {
        const State other = rules.guess(rules.view(ply.after, kP1), rng);
        const Sight sight{{true, false}, kP1};
        REQUIRE(contents(castOf(rules.map(), other, sight)) == contents(castOf(rules.map(), ply.after, sight)));
        if (other.hands[1] != ply.after.hands[1]) ++compared;
    });
    CHECK(compared > 20);
}

TEST_CASE("Kahuna: the cascade is animated in the order of its causes") {
    // Duda has five places: two red bridges, one dark one from Aloa that holds Aloa's majority. A third red one takes
    // Duda, washes AD away, and that costs Aloa.
    const kahuna::Rules rules = kahuna_games::rulesOf(
        "[map]\ncopies = 2\nbridges = [\"AB\", \"AC\", \"AD\", \"BD\", \"CD\", \"DE\", \"DF\"]\n"
        "islands = [ { letter = \"A\", name = \"Aloa\", at = [0, 0] }, { letter = \"B\", name = \"Bari\", at = [100, "
        "0] },"
        "{ letter = \"C\", name = \"Coco\", at = [0, 100] }, { letter = \"D\", name = \"Duda\", at = [100, 100] },"
        "{ letter = \"E\", name = \"Elai\", at = [200, 100] }, { letter = \"F\", name = \"Faa\", at = [100, 200] } ]\n"
        "[start]\nbridges = { P1 = [\"BD\", \"DE\"], P2 = [\"AB\", \"AD\"] }\nhands = { P1 = \"DDC\", P2 = \"ABC\" }\n"
        "open = \"AEF\"\n");
    const State before = rules.initial();
    const auto move = rules.parseMove(before, "build DF D");
    REQUIRE(move);
    State after = before;
    std::vector<Event> events;
    rules.apply(after, *move, &events);
    const BoardLayout layout(rules.map(), kLagoonLayout.board);
    Cast cast = castOf(rules.map(), before, kSights[0]);
    const auto script = choreography(layout, cast, events, after);
    const auto startOf = [&](std::size_t actor) {
        const auto found =
            std::find_if(script.cues.begin(), script.cues.end(), [&](const ui::Cue& c) { return c.actor == actor; });
        REQUIRE(found != script.cues.end());
        return found->start;
    };
    const auto bridge = [&](const char* name) { return *rules.map().bridgeNamed(name); };
    const auto island = [&](char letter) { return *rules.map().islandNamed(letter); };
    const float built = startOf(cast.bridgeActor(bridge("DF"), kP1));
    const float taken = startOf(cast.stoneActor(island('D'), kP1));
    const float washed = startOf(cast.bridgeActor(bridge("AD"), kP2));
    const float lost = startOf(cast.stoneActor(island('A'), kP2));
    CHECK(built < taken);
    CHECK(taken < washed);
    CHECK(washed < lost);
    CHECK(script.lasts() < 2.5F);
}

TEST_CASE("Kahuna: what everybody saw taken lies face up in the other hand, the rest as backs") {
    const kahuna::Rules rules =
        kahuna_games::rulesOf("[start]\nhands = { P1 = \"ABC\", P2 = \"DEF\" }\nopen = \"GHI\"\n");
    State state = rules.initial();
    const auto act = [&](std::string_view text) {
        const auto move = rules.parseMove(state, text);
        REQUIRE(move);
        rules.apply(state, *move, nullptr);
    };
    act("draw 2");
    act("J");
    const Sight second{{false, true}, kP2};
    const Card huna = *rules.map().islandNamed('H');
    CHECK(shownHand(state, second, kP1) == std::vector<Card>{huna, kNoCard, kNoCard, kNoCard});
    CHECK(shownHand(state, second, kP2) == std::vector<Card>{3, 4, 5});
    CHECK(shownHand(state, Sight{}, kP2) == std::vector<Card>{kNoCard, kNoCard, kNoCard});
}
