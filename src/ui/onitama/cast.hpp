#pragma once
// Who is on the table: every pawn, the wall and the five cards keep their identity through moves, captures and swaps,
// so that each can be animated. Follows the engine's events.
#include "engine/onitama/event.hpp"

#include <vector>

namespace parlour::onitama {

struct Pawn {
    Seat seat;
    bool general;
    Square square; // where it stands, or stood when it was taken
    bool taken = false;
    friend bool operator==(const Pawn&, const Pawn&) = default;
};

struct CardActor {
    std::uint8_t number = kNoCard; // in the level
    std::size_t place = kSideCard; // of State::cards
    friend bool operator==(const CardActor&, const CardActor&) = default;
};

struct Cast {
    std::vector<Pawn> pawns;
    Square wall = kNowhere;
    std::array<CardActor, kCardsInPlay> cards; // those not dealt yet have no number
    Seat facing = kA;                          // who gets the side card next

    friend bool operator==(const Cast&, const Cast&) = default;

    // Actors' numbers: the pawns, the wall (even if there is none), the cards.
    std::size_t wallActor() const { return pawns.size(); }
    std::size_t cardActor(std::size_t card) const { return pawns.size() + 1 + card; }
    std::size_t size() const { return pawns.size() + 1 + cards.size(); }
    std::size_t pawnOn(Square square) const;     // which pawn; there must be one
    std::size_t cardAt(std::size_t place) const; // which card; there must be one
    bool isCard(std::size_t actor) const { return actor > wallActor(); }
};

Cast castOf(const State& state); // as at the beginning
void follow(Cast& cast, const Event& event);

} // namespace parlour::onitama
