// What each seat may know of a game of Kahuna, and worlds that fit what it knows.
#include "engine/kahuna/rules.hpp"

namespace parlour::kahuna {

namespace {

Cards drawSome(Cards& from, int count, Rng& rng) {
    Cards drawn;
    for (; count > 0; --count) {
        const Card card = from.at(static_cast<int>(below(rng, static_cast<std::uint64_t>(from.size()))));
        from.remove(card);
        drawn.add(card);
    }
    return drawn;
}

} // namespace

Event asSeenBy(Seat seat, const Event& event) {
    Event seen = event;
    if (auto* dealt = std::get_if<CardDealt>(&seen)) {
        if (dealt->seat != seat) dealt->card = kNoCard;
    } else if (auto* drawn = std::get_if<CardDrawn>(&seen)) {
        if (drawn->seat != seat) drawn->card = kNoCard;
    } else if (auto* discarded = std::get_if<CardDiscarded>(&seen)) {
        if (discarded->faceDown && discarded->seat != seat) discarded->card = kNoCard;
    }
    return seen;
}

View Rules::view(const State& state, Seat seat) const {
    View view;
    static_cast<Table&>(view) = state;
    view.seat = seat;
    for (std::size_t i = 0; i < 2; ++i) {
        view.handSizes[i] = static_cast<std::uint8_t>(state.hands[i].size());
        view.buriedSizes[i] = static_cast<std::uint8_t>(state.buried[i].size());
    }
    view.deckSize = static_cast<std::uint8_t>(state.deck.size());
    if (seat != kChance) {
        view.hand = state.hands[index(seat)];
        view.buried = state.buried[index(seat)];
    } else {
        view.known = view.shown; // what only a player can work out is not for everybody
    }
    return view;
}

Cards Rules::unseen(const View& view) const {
    return map().allCards() - view.hand - view.buried - view.openCards() - view.discards;
}

State Rules::guess(const View& view, Rng& rng) const {
    State state;
    static_cast<Table&>(state) = view;
    Cards left = unseen(view);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        if (seat == index(view.seat)) {
            state.hands[seat] = view.hand;
            state.buried[seat] = view.buried;
            continue;
        }
        // The known cards are in the hand or buried, and those shown certainly in the hand.
        Cards pool = view.known[seat];
        left -= pool;
        pool += drawSome(left, view.handSizes[seat] + view.buriedSizes[seat] - pool.size(), rng);
        Cards hidden = pool - view.shown[seat];
        state.buried[seat] = drawSome(hidden, view.buriedSizes[seat], rng);
        state.hands[seat] = pool - state.buried[seat];
    }
    state.deck = left;
    return state;
}

} // namespace parlour::kahuna
