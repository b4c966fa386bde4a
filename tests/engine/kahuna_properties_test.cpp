// What holds in every position of every game of Kahuna: each card is in one place, kahunas are what the bridges say,
// nobody can know what is hidden, and the worlds that a search plays in follow the rules.
#include "engine/core/catalog.hpp"
#include "engine/kahuna/random_player.hpp"
#include "engine/kahuna/world.hpp"
#include "tests/engine/kahuna_tools.hpp"

using namespace parlour;
using namespace parlour::kahuna;
using namespace kahuna_tools;

namespace {

// Thousands of games by the random player; `look` sees every state, and the ply that led to it.
template <class Look>
void forGames(std::uint64_t games, Look look) {
    for (const auto& level : shippedLevels("kahuna")) {
        const auto rules = rulesFrom(level.text);
        for (std::uint64_t game = 0; game < games; ++game) {
            State state = rules->initial();
            Rng rng = rngFor(81, game);
            while (const auto seat = rules->toMove(state)) {
                const Move move =
                    *seat == kChance ? drawOutcome(*rules, state, rng) : RandomPlayer::pick(*rules, state, rng);
                const State before = state;
                rules->apply(state, move, nullptr);
                look(*rules, before, move, state, rng);
            }
        }
    }
}

int cardsIn(const State& state, Card card) {
    int count = state.deck.count(card) + state.discards.count(card) + state.openCards().count(card);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        count += state.hands[seat].count(card) + state.buried[seat].count(card);
    }
    return count;
}

} // namespace

TEST_CASE("kahuna: every card is in one place, and every kahuna where the majority is", "[properties]") {
    std::size_t games = 0;
    forGames(300, [&](const kahuna::Rules& rules, const State&, const Move&, const State& state, Rng&) {
        bool good = (state.bridges[0] & state.bridges[1]) == 0;
        for (std::size_t i = 0; i < rules.map().islands().size(); ++i) {
            const auto island = static_cast<Island>(i);
            good = good && cardsIn(state, island) == rules.map().copies();
            for (std::size_t seat = 0; seat < 2; ++seat) {
                int own = 0;
                int all = 0;
                for (std::size_t b = 0; b < rules.map().bridges().size(); ++b) {
                    const auto& place = rules.map().bridges()[b];
                    if (place.first != island && place.second != island) continue;
                    ++all;
                    own += static_cast<int>((state.bridges[seat] >> b) & 1U);
                }
                good = good && (((state.kahunas[seat] >> island) & 1U) != 0) == (2 * own > all);
            }
        }
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const Cards pool = state.hands[seat] + state.buried[seat];
            good = good && state.hands[seat].size() <= kFullHand;
            good = good && pool.holds(state.known[seat]) && state.hands[seat].holds(state.shown[seat]);
            good = good && state.known[seat].holds(state.shown[seat]);
        }
        if (!good) REQUIRE(good); // one assertion a position would take longer than the games
        games += state.stage == Stage::Over ? 1 : 0;
    });
    CHECK(games == 1200);
}

TEST_CASE("kahuna: the colours change places without changing the game", "[properties]") {
    const auto turned = [](State state) {
        std::swap(state.bridges[0], state.bridges[1]);
        std::swap(state.kahunas[0], state.kahunas[1]);
        std::swap(state.hands[0], state.hands[1]);
        std::swap(state.buried[0], state.buried[1]);
        std::swap(state.known[0], state.known[1]);
        std::swap(state.shown[0], state.shown[1]);
        for (auto& points : state.points) {
            std::swap(points[0], points[1]);
        }
        state.mover = otherSeat(state.mover);
        return state;
    };
    forGames(10, [&](const kahuna::Rules& rules, const State& before, const Move& move, const State& after, Rng&) {
        if (before.stage == Stage::Dealing) return;
        State other = turned(before);
        REQUIRE(rules.moves(other) == rules.moves(before));
        rules.apply(other, move, nullptr);
        REQUIRE(other == turned(after));
    });
}

TEST_CASE("kahuna: a view tells nothing of the other's hand and the deck", "[properties]") {
    std::size_t changed = 0;
    forGames(12, [&](const kahuna::Rules& rules, const State& before, const Move& move, const State& after, Rng& rng) {
        for (const Seat seat : {kP1, kP2}) {
            const View view = rules.view(before, seat);
            const State other = rules.guess(view, rng);
            REQUIRE(rules.view(other, seat) == view);
            changed += other.hands != before.hands ? 1U : 0U;
            // What the opponent gets from the deck does not show, whatever it is.
            const bool theirs =
                (before.stage == Stage::Drawing && before.mover != seat) ||
                (before.stage == Stage::Dealing && after.hands[index(seat)] == before.hands[index(seat)]);
            if (!theirs || after.round != before.round) continue;
            for (const Move& instead : rules.moves(before)) {
                State otherwise = before;
                rules.apply(otherwise, instead, nullptr);
                REQUIRE(rules.view(otherwise, seat) == rules.view(after, seat));
                REQUIRE(rules.inWords(before, instead, seat) == rules.inWords(before, move, seat));
                REQUIRE(rules.drawText(otherwise, seat) == rules.drawText(after, seat));
            }
        }
        // Who only looks on sees no hand.
        const View nobody = rules.view(after, kChance);
        REQUIRE((nobody.hand.empty() && nobody.buried.empty() && nobody.known == after.shown));
    });
    CHECK(changed > 1000);
}

TEST_CASE("kahuna: face-down discards are known to their owner alone", "[properties]") {
    const Position position{
        .hand1 = "ABCDE", .hand2 = "FGH", .open = "IJK", .deck = "LLKK", .options = "rules = \"official\"\n"};
    const auto rules = position.rules();
    const auto seenAfter = [&](Card card, Seat seat) {
        State state = rules->initial();
        std::vector<Event> events;
        rules->apply(state, Move::discard(card), &events);
        const auto words = rules->inWords(rules->initial(), Move::discard(card), seat);
        return std::tuple(rules->view(state, seat), rules->asSeenBy(seat, events.front()), words);
    };
    const auto same = [](const auto& a, const auto& b) { return a == b; };
    CHECK(same(seenAfter(0, kP2), seenAfter(3, kP2)));
    CHECK(same(seenAfter(0, kChance), seenAfter(3, kChance)));
    CHECK_FALSE(same(seenAfter(0, kP1), seenAfter(3, kP1)));
    CHECK(std::get<2>(seenAfter(0, kP2)) == "P1 discards a card face down");
    CHECK(std::get<2>(seenAfter(0, kP1)) == "P1 discards Aloa face down");
}

TEST_CASE("kahuna: an open card that was taken is known until it is played", "[properties]") {
    KahunaMatch match(Position{.hand1 = "A", .hand2 = "G", .open = "BCD", .deck = "BEFGHK"}.rules());
    const auto shown = [&](Seat seat) { return cardsOf(match.rules(), match.state().shown[index(seat)]); };
    playAll(match, "draw 1; E; draw deck; F; draw 2; B; stop");
    CHECK(shown(kP1) == "BC");
    CHECK(shown(kP2).empty());
    Rng rng(3);
    for (int i = 0; i < 50; ++i) {
        const State world = match.rules().guess(match.rules().view(match.state(), kP2), rng);
        CHECK(world.hands[0].has(1));
        CHECK(world.hands[0].has(2));
    }
    playAll(match, "build AB B; discard C");
    CHECK(shown(kP1).empty());
}

TEST_CASE("kahuna: a hand that was the only place left is known in the next round", "[properties]") {
    // When the last card is gone, whoever counted knows the other's hand, and it is carried over into the next round.
    KahunaMatch match(
        Position{.bridges1 = "AB", .bridges2 = "HL", .hand1 = "AB", .hand2 = "GK", .open = "C  "}.rules());
    playAll(match, "draw 1; D; E; F");
    CHECK(cardsOf(match.rules(), match.state().known[1]) == "GK");
    CHECK(cardsOf(match.rules(), match.state().shown[1]).empty());
    Rng rng(4);
    const State world = match.rules().guess(match.rules().view(match.state(), kP1), rng);
    CHECK(cardsOf(match.rules(), world.hands[1]) == "GK");
}

TEST_CASE("kahuna: the worlds of a search follow the rules", "[properties]") {
    std::string level;
    std::unique_ptr<Simulator> simulator;
    std::size_t compared = 0;
    std::size_t ended = 0;
    forGames(25, [&](const kahuna::Rules& rules, const State& before, const Move& move, const State& after, Rng&) {
        if (level != rules.level().title) simulator = std::make_unique<Simulator>(rules);
        level = rules.level().title;
        // A finish deals cards by itself in a world, so only plies without a deal can be compared.
        if (before.stage != Stage::Turn || move.action == Action::DrawDeck || after.stage == Stage::Refilling ||
            after.stage == Stage::Opening) {
            return;
        }
        World world = simulator->worldOf(before);
        REQUIRE(simulator->mayStop(world) == rules.mayStop(before));
        Luck luck(1);
        simulator->play(world, move, luck);
        if (after.ending == Ending::Stuck) return; // a world goes on to the same end
        REQUIRE(world.over == (after.stage == Stage::Over));
        if (world.over) {
            ++ended;
            const auto scores = rules.scores(after);
            const float result = scores[0] > scores[1] ? 1.F : scores[0] < scores[1] ? 0.F : 0.5F;
            REQUIRE(simulator->outlook(world) == result);
            return;
        }
        const World again = simulator->worldOf(after);
        REQUIRE(world.board.bridges == again.board.bridges);
        REQUIRE(world.board.counts == again.board.counts);
        REQUIRE(world.board.value == Approx(again.board.value).margin(1e-3));
        REQUIRE(world.hands == again.hands);
        REQUIRE(world.deck == again.deck);
        REQUIRE(world.open == again.open);
        REQUIRE(world.points == again.points);
        REQUIRE(world.round == again.round);
        REQUIRE(world.mover == again.mover);
        REQUIRE(std::tuple(world.acted, world.discarding, world.declined, world.lastCardGone, world.idle) ==
                std::tuple(again.acted, again.discarding, again.declined, again.lastCardGone, again.idle));
        ++compared;
    });
    CHECK(compared > 5000);
    CHECK(ended > 20);
}
