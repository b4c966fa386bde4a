#pragma once
// A position of Kahuna, small enough to be copied at every step of a search: the table that both players see, and with
// it what only one or nobody sees. A View is the table and one player's own secrets.
#include "engine/kahuna/level.hpp"

namespace parlour::kahuna {

// Who decides, and about what. In all but Turn and Over it is chance that deals a card.
enum class Stage : std::uint8_t {
    Dealing,   // to a hand
    Opening,   // the open slots, at the start of a round
    Turn,      // the mover acts, or finishes
    Drawing,   // the mover draws from the deck
    Refilling, // the slot that the mover took a card from
    Over,
};

enum class Ending : std::uint8_t {
    None,
    Stuck,       // after the last card: neither hand can build or destroy
    Idle,        // after the last card: two turns in a row without an action
    LastTurns,   // after the last card: one more turn each has been had
    WipedOut,    // somebody has no bridges left; scored as it stands
    LostBridges, // somebody has no bridges left, and has lost
};

struct Table {
    std::array<Bridges, 2> bridges{};
    std::array<Islands, 2> kahunas{}; // always the islands where a player has a majority
    Cards discards;                   // played, and discarded face up
    // What the other player can be sure of: at least these are among a player's hand and face-down discards. It saw
    // them taken from the open slots, or knows from having counted all other cards at the end of a round.
    std::array<Cards, 2> known{};
    // The part of the hand that everybody saw taken from the open slots, and that is certainly still there.
    std::array<Cards, 2> shown{};
    Slots open{kNoCard, kNoCard, kNoCard};
    std::array<std::array<std::uint8_t, 2>, kRounds> points{}; // of each round, a number a seat
    std::uint8_t round = 1;
    Seat mover = kP1; // at a chance ply too; at the end: who had the last turn
    Stage stage = Stage::Dealing;
    Ending ending = Ending::None;
    std::array<std::uint8_t, 2> toDeal{}; // cards that each hand still gets
    std::uint8_t toOpen = 0;              // bits of the slots that are still to be filled
    bool acted = false;                   // the mover built, destroyed or discarded in this turn
    bool discarding = false;              // the mover discarded in this turn
    bool declined = false;                // the turn before ended without a draw
    bool lastCardGone = false;            // nothing left to draw in round 3
    std::uint8_t idle = 0;                // since then: turns in a row without an action
    std::uint8_t turnsLeft = 0;           // since then, with one more turn each
    std::uint16_t turns = 0;              // that have ended

    int total(Seat seat) const {
        int sum = 0;
        for (const auto& each : points) {
            sum += each[index(seat)];
        }
        return sum;
    }
    Cards openCards() const {
        Cards cards;
        for (const Card card : open) {
            if (card != kNoCard) cards.add(card);
        }
        return cards;
    }
    friend bool operator==(const Table&, const Table&) = default;
};

struct State : Table {
    std::array<Cards, 2> hands{};
    std::array<Cards, 2> buried{}; // discarded face down
    Cards deck;

    bool canDraw() const { // cards are there, and there is room in the mover's hand
        return (!deck.empty() || !openCards().empty()) && hands[index(mover)].size() < kFullHand;
    }
    friend bool operator==(const State&, const State&) = default;
};

// What a seat may know. The chance seat stands for somebody who looks on and sees no hand.
struct View : Table {
    Seat seat = kChance;
    Cards hand;
    Cards buried; // its own
    std::array<std::uint8_t, 2> handSizes{};
    std::array<std::uint8_t, 2> buriedSizes{};
    std::uint8_t deckSize = 0;
    friend bool operator==(const View&, const View&) = default;
};

} // namespace parlour::kahuna
