#include "ui/kahuna/cast.hpp"

#include <algorithm>
#include <cassert>

namespace parlour::kahuna {

namespace {

bool lies(const CardActor& card, Spot spot, Seat seat) {
    return card.spot == spot && (spot != Spot::Hand || card.seat == seat);
}

// One overload an event.
struct Follower {
    Cast& cast;

    void operator()(const CardDealt& event) const { fromDeck(Spot::Hand, event.seat, kLast, event.card); }
    void operator()(const CardDrawn& event) const { fromDeck(Spot::Hand, event.seat, kLast, event.card); }
    void operator()(const CardOpened& event) const { fromDeck(Spot::Open, kP1, event.slot, event.card); }
    void operator()(const CardPlayed& event) const { lay(event.seat, event.card, event.card); }
    void operator()(const CardDiscarded& event) const {
        lay(event.seat, event.card, event.faceDown ? kNoCard : event.card);
    }
    void operator()(const CardTaken& event) const {
        CardActor& card = cast.cards[cast.cardAt(Spot::Open, event.slot)];
        card = {Spot::Hand, event.seat, cast.count(Spot::Hand, event.seat), event.card};
    }
    void operator()(const BridgeBuilt& event) const { cast.bridges[index(event.seat)] |= bridgeBit(event.bridge); }
    void operator()(const BridgeWashedAway& event) const {
        cast.bridges[index(event.seat)] &= ~bridgeBit(event.bridge);
    }
    void operator()(const BridgeDestroyed& event) const { cast.bridges[index(event.seat)] &= ~bridgeBit(event.bridge); }
    void operator()(const IslandTaken& event) const { cast.kahunas[index(event.seat)] |= islandBit(event.island); }
    void operator()(const KahunaLost& event) const { cast.kahunas[index(event.seat)] &= ~islandBit(event.island); }
    void operator()(const Reshuffled& /*event*/) const {
        std::size_t deck = cast.count(Spot::Deck);
        for (CardActor& card : cast.cards) {
            if (card.spot == Spot::Discards || card.spot == Spot::Open) card = {Spot::Deck, kP1, deck++, kNoCard};
        }
    }
    void operator()(const DeckChosen& /*event*/) const {}
    void operator()(const DrawDeclined& /*event*/) const {}
    void operator()(const TurnEnded& /*event*/) const {}
    void operator()(const RoundScored& /*event*/) const {}
    void operator()(const LastCardGone& /*event*/) const {}
    void operator()(const GameOver& /*event*/) const {}

private:
    static constexpr std::size_t kLast = 99; // of a hand

    void fromDeck(Spot spot, Seat seat, std::size_t place, Card face) const {
        CardActor& card = cast.cards[cast.cardAt(Spot::Deck, cast.count(Spot::Deck) - 1)];
        card = {spot, seat, place == kLast ? cast.count(spot, seat) : place, face};
    }
    // From a hand onto the discards. A card that is not seen in the hand is one of the backs.
    void lay(Seat seat, Card card, Card face) const {
        const auto inHand = [&](Card wanted) {
            return std::find_if(cast.cards.begin(), cast.cards.end(), [&](const CardActor& actor) {
                return lies(actor, Spot::Hand, seat) && actor.face == wanted;
            });
        };
        auto found = inHand(card);
        if (found == cast.cards.end()) found = inHand(kNoCard);
        if (found == cast.cards.end()) { // face down, and nobody may know which
            found = std::find_if(cast.cards.begin(), cast.cards.end(),
                                 [&](const CardActor& actor) { return lies(actor, Spot::Hand, seat); });
        }
        assert(found != cast.cards.end());
        const std::size_t gap = found->place;
        *found = {Spot::Discards, kP1, cast.count(Spot::Discards), face};
        for (CardActor& actor : cast.cards) {
            if (lies(actor, Spot::Hand, seat) && actor.place > gap) --actor.place;
        }
    }
};

} // namespace

Event seenBy(const Sight& sight, const Event& event) {
    if (sight.hands[0] && sight.hands[1]) return event;
    return asSeenBy(sight.hands[0] ? kP1 : sight.hands[1] ? kP2 : kChance, event);
}

std::vector<Event> seenBy(const Sight& sight, std::span<const Event> events) {
    std::vector<Event> seen;
    seen.reserve(events.size());
    for (const Event& event : events) {
        seen.push_back(seenBy(sight, event));
    }
    return seen;
}

std::size_t Cast::count(Spot spot, Seat seat) const {
    return static_cast<std::size_t>(
        std::count_if(cards.begin(), cards.end(), [&](const CardActor& card) { return lies(card, spot, seat); }));
}

std::size_t Cast::cardAt(Spot spot, std::size_t place, Seat seat) const {
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const CardActor& card) {
        return lies(card, spot, seat) && card.place == place;
    });
    assert(found != cards.end());
    return static_cast<std::size_t>(found - cards.begin());
}

std::vector<Card> shownHand(const State& state, const Sight& sight, Seat seat) {
    const Cards& all = state.hands[index(seat)];
    const Cards& seen = sight.hands[index(seat)] ? all : state.shown[index(seat)];
    std::vector<Card> hand;
    for (const Card card : seen) {
        hand.insert(hand.end(), static_cast<std::size_t>(seen.count(card)), card);
    }
    hand.resize(static_cast<std::size_t>(all.size()), kNoCard);
    return hand;
}

Cast castOf(const Map& map, const State& state, const Sight& sight) {
    Cast cast{.sight = sight,
              .bridges = state.bridges,
              .kahunas = state.kahunas,
              .cards = {},
              .bridgeCount = map.bridges().size(),
              .islandCount = map.islands().size()};
    for (const Seat seat : {kP1, kP2}) {
        const auto hand = shownHand(state, sight, seat);
        for (std::size_t i = 0; i < hand.size(); ++i) {
            cast.cards.push_back({Spot::Hand, seat, i, hand[i]});
        }
    }
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        if (state.open[slot] != kNoCard) cast.cards.push_back({Spot::Open, kP1, slot, state.open[slot]});
    }
    std::size_t pile = 0;
    for (const Seat seat : {kP1, kP2}) {
        for (int i = 0; i < state.buried[index(seat)].size(); ++i) {
            cast.cards.push_back({Spot::Discards, kP1, pile++, kNoCard});
        }
    }
    for (const Card card : state.discards) {
        for (int i = 0; i < state.discards.count(card); ++i) {
            cast.cards.push_back({Spot::Discards, kP1, pile++, card});
        }
    }
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.deck.size()); ++i) {
        cast.cards.push_back({Spot::Deck, kP1, i, kNoCard});
    }
    return cast;
}

void follow(Cast& cast, const Event& event) {
    std::visit(Follower{cast}, seenBy(cast.sight, event));
}

void settle(Cast& cast, const State& after) {
    for (const Seat seat : {kP1, kP2}) {
        const auto faces = shownHand(after, cast.sight, seat);
        std::vector<CardActor*> waiting;
        std::vector<bool> given(faces.size());
        const auto give = [&](CardActor& card, std::size_t place) {
            given[place] = true;
            card.place = place;
            card.face = faces[place];
        };
        for (CardActor& card : cast.cards) { // who lies right already stays
            if (!lies(card, Spot::Hand, seat)) continue;
            const bool right = card.place < faces.size() && !given[card.place] && faces[card.place] == card.face;
            if (right) {
                give(card, card.place);
            } else {
                waiting.push_back(&card);
            }
        }
        // then who finds a place with the same face, then the rest
        for (const bool same : {true, false}) {
            std::erase_if(waiting, [&](CardActor* card) {
                std::size_t place = 0;
                while (place < faces.size() && (given[place] || (same && faces[place] != card->face))) {
                    ++place;
                }
                if (place == faces.size()) return false;
                give(*card, place);
                return true;
            });
        }
    }
}

} // namespace parlour::kahuna
