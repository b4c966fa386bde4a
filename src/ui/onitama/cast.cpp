#include "ui/onitama/cast.hpp"

#include <algorithm>
#include <cassert>

namespace parlour::onitama {

namespace {

// One overload an event.
struct Follower {
    Cast& cast;

    void operator()(const CardDealt& event) const {
        const auto free = std::find_if(cast.cards.begin(), cast.cards.end(),
                                       [](const CardActor& card) { return card.number == kNoCard; });
        assert(free != cast.cards.end());
        *free = {event.card, event.place};
    }
    void operator()(const PawnMoved& event) const {
        const auto mover = std::find_if(cast.pawns.begin(), cast.pawns.end(), [&](const Pawn& pawn) {
            return !pawn.taken && pawn.seat == event.seat && pawn.square == event.from;
        });
        assert(mover != cast.pawns.end());
        mover->square = event.to;
    }
    void operator()(const PawnTaken& event) const { // the one that takes it stands there already
        const auto victim = std::find_if(cast.pawns.begin(), cast.pawns.end(), [&](const Pawn& pawn) {
            return !pawn.taken && pawn.seat == event.seat && pawn.square == event.square;
        });
        assert(victim != cast.pawns.end());
        victim->taken = true;
    }
    void operator()(const CardPassed& event) const {
        CardActor& played = cast.cards[cast.cardAt(event.place)];
        CardActor& received = cast.cards[cast.cardAt(kSideCard)];
        std::swap(played.place, received.place);
        cast.facing = opponent(event.seat);
    }
    void operator()(const WallMoved& event) const { cast.wall = event.to; }
    void operator()(const WallSwapped& event) const {
        cast.pawns[cast.pawnOn(event.to)].square = event.from;
        cast.wall = event.to;
    }
    void operator()(const Blocked& /*event*/) const {}
    void operator()(const Won& /*event*/) const {}
    void operator()(const TurnLimitReached& /*event*/) const {}
};

} // namespace

std::size_t Cast::pawnOn(Square square) const {
    const auto found = std::find_if(pawns.begin(), pawns.end(),
                                    [square](const Pawn& pawn) { return !pawn.taken && pawn.square == square; });
    assert(found != pawns.end());
    return static_cast<std::size_t>(found - pawns.begin());
}

std::size_t Cast::cardAt(std::size_t place) const {
    const auto found = std::find_if(cards.begin(), cards.end(), [place](const CardActor& card) {
        return card.number != kNoCard && card.place == place;
    });
    assert(found != cards.end());
    return static_cast<std::size_t>(found - cards.begin());
}

Cast castOf(const State& state) {
    Cast cast;
    for (const Seat seat : {kA, kB}) {
        for (Bits left = state.pawns[index(seat)]; left != 0;) {
            const Square square = popSquare(left);
            cast.pawns.push_back({seat, state.generals[index(seat)] == square, square});
        }
    }
    cast.wall = state.wall;
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        if (state.cards[place] != kNoCard) cast.cards[place] = {state.cards[place], place};
    }
    cast.facing = state.mover;
    return cast;
}

void follow(Cast& cast, const Event& event) {
    std::visit(Follower{cast}, event);
}

} // namespace parlour::onitama
