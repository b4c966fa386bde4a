// Putting an action together, and what it would lead to.
#include "tests/catch.hpp"
#include "tests/ui/kahuna_games.hpp"
#include "ui/kahuna/cast.hpp"
#include "ui/kahuna/outlook.hpp"
#include "ui/kahuna/selection.hpp"

#include <algorithm>
#include <set>

using namespace parlour;
using namespace parlour::kahuna;
using kahuna_games::Ply;

namespace {

// Ada holds Aloa twice, Bari and Duda; the dark bridges are AD and CF.
kahuna::Rules position() {
    return kahuna_games::rulesOf("[start]\nbridges = { P1 = [\"AH\"], P2 = [\"AD\", \"CF\"] }\n"
                                 "hands = { P1 = \"AABD\", P2 = \"CEF\" }\nopen = \"GHI\"\n");
}

Selection selectionOf(const kahuna::Rules& rules, const State& state) {
    return {rules.moves(state), shownHand(state, Sight{{true, true}, kP1}, state.mover)};
}

Bridges bits(const kahuna::Rules& rules, std::initializer_list<const char*> names) {
    Bridges set = 0;
    for (const char* name : names) {
        set |= bridgeBit(rules.map().bridgeNamed(name).value());
    }
    return set;
}

} // namespace

TEST_CASE("Kahuna: one chosen card lights what it can build, two light what they can destroy") {
    const kahuna::Rules rules = position();
    const State state = rules.initial();
    Selection selection = selectionOf(rules, state);
    CHECK(selection.builds() == 0);
    REQUIRE(selection.chooseCard(0)); // Aloa
    CHECK(selection.builds() == bits(rules, {"AB"}));
    CHECK(selection.destroys() == 0);
    REQUIRE(selection.chooseCard(3)); // and Duda
    CHECK(selection.builds() == 0);
    CHECK(selection.destroys() == bits(rules, {"AD"}));
    REQUIRE(selection.chooseBridge(*rules.map().bridgeNamed("AD")));
    REQUIRE(selection.complete());
    CHECK(rules.formatMove(state, *selection.complete()) == "destroy AD AD");
}

TEST_CASE("Kahuna: a chosen bridge lights the cards that can be used on it") {
    const kahuna::Rules rules = position();
    const State state = rules.initial();
    Selection selection = selectionOf(rules, state);
    const auto usable = [&] {
        std::set<std::size_t> places;
        for (std::size_t i = 0; i < selection.hand().size(); ++i) {
            if (selection.usable(i)) places.insert(i);
        }
        return places;
    };
    REQUIRE(selection.chooseBridge(*rules.map().bridgeNamed("AB")));
    CHECK(usable() == std::set<std::size_t>{0, 1, 2});
    CHECK_FALSE(selection.chooseCard(3)); // Duda is not one of its ends
    REQUIRE(selection.chooseCard(2));
    CHECK(rules.formatMove(state, selection.complete().value()) == "build AB B");

    selection.clear();
    REQUIRE(selection.chooseBridge(*rules.map().bridgeNamed("AD")));
    CHECK(usable() == std::set<std::size_t>{0, 1, 3});
    REQUIRE(selection.chooseCard(1));
    CHECK_FALSE(selection.complete()); // it takes two
    CHECK(usable() == std::set<std::size_t>{0, 3});
    REQUIRE(selection.chooseCard(0));
    CHECK(rules.formatMove(state, selection.complete().value()) == "destroy AD AA");
}

TEST_CASE("Kahuna: choices are taken back one by one, and impossible ones change nothing") {
    const kahuna::Rules rules = position();
    Selection selection = selectionOf(rules, rules.initial());
    CHECK_FALSE(selection.back());
    CHECK_FALSE(selection.chooseBridge(*rules.map().bridgeNamed("AH"))); // her own
    CHECK_FALSE(selection.chooseBridge(*rules.map().bridgeNamed("CF"))); // no card of either end
    CHECK_FALSE(selection.started());
    REQUIRE(selection.chooseCard(0));
    REQUIRE(selection.chooseCard(2));
    REQUIRE(selection.chooseCard(3)); // a third one drives out the first
    CHECK(selection.cards() == std::vector<std::size_t>{2, 3});
    REQUIRE(selection.chooseCard(2));
    CHECK(selection.cards() == std::vector<std::size_t>{3});
    CHECK(selection.discard() == Move::discard(3));
    REQUIRE(selection.back());
    CHECK_FALSE(selection.started());
}

TEST_CASE("Kahuna: every legal build and destroy can be put together, cards first and bridge first") {
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        kahuna_games::play(rules, 3, [&](const Ply& ply) {
            if (ply.move.bridge == kNoBridge) return;
            const auto placesOf = [&](const Selection& selection) {
                std::vector<std::size_t> places;
                for (const Card card : {ply.move.card, ply.move.second}) {
                    for (std::size_t i = 0; card != kNoCard && i < selection.hand().size(); ++i) {
                        if (selection.hand()[i] != card || std::count(places.begin(), places.end(), i) > 0) continue;
                        places.push_back(i);
                        break;
                    }
                }
                return places;
            };
            Selection cardsFirst = selectionOf(rules, ply.before);
            for (const std::size_t place : placesOf(cardsFirst)) {
                REQUIRE(cardsFirst.chooseCard(place));
            }
            REQUIRE(((cardsFirst.builds() | cardsFirst.destroys()) & bridgeBit(ply.move.bridge)) != 0);
            REQUIRE(cardsFirst.chooseBridge(ply.move.bridge));
            REQUIRE(cardsFirst.complete() == ply.move);
            Selection bridgeFirst = selectionOf(rules, ply.before);
            REQUIRE(bridgeFirst.chooseBridge(ply.move.bridge));
            for (const std::size_t place : placesOf(bridgeFirst)) {
                REQUIRE(bridgeFirst.usable(place));
                REQUIRE(bridgeFirst.chooseCard(place));
            }
            REQUIRE(bridgeFirst.complete() == ply.move);
        });
    }
}

TEST_CASE("Kahuna: the preview of a bridge says what then happens") {
    int cascades = 0;
    for (const kahuna::Rules& rules : kahuna_games::shippedRules()) {
        for (const std::uint64_t seed : {3U, 4U, 5U}) {
            kahuna_games::play(rules, seed, [&](const Ply& ply) {
                if (ply.move.bridge == kNoBridge) return;
                const auto ahead = outlook(rules, ply.before, ply.before.mover, ply.move.bridge);
                REQUIRE(ahead);
                CHECK(ahead->builds == (ply.move.action == Action::Build));
                const std::size_t me = index(ply.before.mover);
                const std::size_t other = 1 - me;
                Islands taken = 0;
                Islands lost = 0;
                Bridges washed = ahead->builds ? 0 : bridgeBit(ply.move.bridge);
                for (const Island island : ahead->taken) {
                    taken |= islandBit(island);
                }
                for (const Island island : ahead->lost) {
                    lost |= islandBit(island);
                }
                for (const Bridge bridge : ahead->washed) {
                    washed |= bridgeBit(bridge);
                }
                CHECK(taken == (ply.after.kahunas[me] & ~ply.before.kahunas[me]));
                CHECK(lost == (ply.before.kahunas[other] & ~ply.after.kahunas[other]));
                CHECK(washed == (ply.before.bridges[other] & ~ply.after.bridges[other]));
                if (!ahead->washed.empty() && !ahead->lost.empty()) ++cascades;
            });
        }
    }
    CHECK(cascades > 5);
    const kahuna::Rules rules = position();
    CHECK_FALSE(outlook(rules, rules.initial(), kP1, *rules.map().bridgeNamed("AH"))); // her own
    const auto ahead = outlook(rules, rules.initial(), kP1, *rules.map().bridgeNamed("AB"));
    CHECK(outlookText(rules, *ahead, "Bob") == "Building Aloa–Bari takes Aloa; Bob loses bridge AD.");
}
