#pragma once
// What happens in a ply of Kahuna, in order. A card that a seat may not see is kNoCard in the events as that seat sees
// them; see asSeenBy.
//
// A build reads: CardPlayed, BridgeBuilt; then for each end that it takes IslandTaken, and for each of the opponent's
// bridges there BridgeWashedAway, followed by KahunaLost if that costs the opponent the far end. A destroy reads:
// CardPlayed twice, BridgeDestroyed, KahunaLost for each end that it costs. The last ply of a turn (a draw's last card,
// or the stop) goes on with TurnEnded, then RoundScored and Reshuffled, LastCardGone or GameOver, as it may be.
#include "engine/kahuna/state.hpp"

#include <variant>

namespace parlour::kahuna {

struct CardDealt {
    Seat seat;
    Card card; // hidden from the other seat
    friend bool operator==(const CardDealt&, const CardDealt&) = default;
};
struct CardOpened { // a slot is filled from the deck
    std::uint8_t slot;
    Card card;
    friend bool operator==(const CardOpened&, const CardOpened&) = default;
};
struct CardPlayed { // from the hand to the discards, to build or destroy
    Seat seat;
    Card card;
    friend bool operator==(const CardPlayed&, const CardPlayed&) = default;
};
struct CardDiscarded {
    Seat seat;
    Card card; // hidden from the other seat if it lies face down
    bool faceDown;
    friend bool operator==(const CardDiscarded&, const CardDiscarded&) = default;
};
struct BridgeBuilt {
    Seat seat;
    Bridge bridge;
    friend bool operator==(const BridgeBuilt&, const BridgeBuilt&) = default;
};
struct IslandTaken {
    Seat seat;
    Island island;
    friend bool operator==(const IslandTaken&, const IslandTaken&) = default;
};
struct BridgeWashedAway { // because the other player took an island
    Seat seat;            // whose it was
    Bridge bridge;
    Island island; // that was taken
    friend bool operator==(const BridgeWashedAway&, const BridgeWashedAway&) = default;
};
struct BridgeDestroyed { // by two cards of the other player
    Seat seat;           // whose it was
    Bridge bridge;
    friend bool operator==(const BridgeDestroyed&, const BridgeDestroyed&) = default;
};
struct KahunaLost {
    Seat seat;
    Island island;
    friend bool operator==(const KahunaLost&, const KahunaLost&) = default;
};
struct CardTaken { // from an open slot
    Seat seat;
    std::uint8_t slot;
    Card card;
    friend bool operator==(const CardTaken&, const CardTaken&) = default;
};
struct DeckChosen { // the card itself follows as a ply of chance
    Seat seat;
    friend bool operator==(const DeckChosen&, const DeckChosen&) = default;
};
struct CardDrawn { // from the deck
    Seat seat;
    Card card; // hidden from the other seat
    friend bool operator==(const CardDrawn&, const CardDrawn&) = default;
};
struct DrawDeclined {
    Seat seat;
    friend bool operator==(const DrawDeclined&, const DrawDeclined&) = default;
};
struct TurnEnded {
    Seat seat;
    friend bool operator==(const TurnEnded&, const TurnEnded&) = default;
};
struct RoundScored { // each of these a number a seat
    std::uint8_t round;
    bool final; // these are the points at the end of the game, in whatever round it ended
    std::array<std::uint8_t, 2> kahunas;
    std::array<std::uint8_t, 2> points; // for this round
    std::array<std::uint8_t, 2> totals;
    friend bool operator==(const RoundScored&, const RoundScored&) = default;
};
struct Reshuffled {     // all cards but those in hands are the deck of the next round
    std::uint8_t round; // that begins
    std::uint8_t deck;
    friend bool operator==(const Reshuffled&, const Reshuffled&) = default;
};
struct LastCardGone { // in round 3
    friend bool operator==(const LastCardGone&, const LastCardGone&) = default;
};
struct GameOver {
    Ending how;
    std::optional<Seat> winner;  // nobody: a draw
    std::optional<Seat> without; // who has no bridges left, if that ended it (if both, the mover's opponent)
    bool tieBroken;              // the totals are equal
    friend bool operator==(const GameOver&, const GameOver&) = default;
};

using Event = std::variant<CardDealt, CardOpened, CardPlayed, CardDiscarded, BridgeBuilt, IslandTaken, BridgeWashedAway,
                           BridgeDestroyed, KahunaLost, CardTaken, DeckChosen, CardDrawn, DrawDeclined, TurnEnded,
                           RoundScored, Reshuffled, LastCardGone, GameOver>;

// The event without the card that this seat may not see. The chance seat sees no hidden card at all.
Event asSeenBy(Seat seat, const Event& event);

} // namespace parlour::kahuna
