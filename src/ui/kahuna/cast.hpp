#pragma once
// What is on the table, as those in front of the screen may see it: every bridge, every stone, and every card with its
// place. A card whose face is not for them has none here, so that nothing can show it by mistake. Cards keep their
// identity from ply to ply, so that each can be animated. Follows the engine's events.
#include "engine/kahuna/rules.hpp"

#include <span>
#include <vector>

namespace parlour::kahuna {

// Who looks at the screen.
struct Sight {
    std::array<bool, 2> hands{}; // whose are shown
    Seat bottom = kP1;           // who sits in front of it
    friend bool operator==(const Sight&, const Sight&) = default;
};

// The event as somebody with this sight may see it.
Event seenBy(const Sight& sight, const Event& event);
std::vector<Event> seenBy(const Sight& sight, std::span<const Event> events);

enum class Spot : std::uint8_t { Deck, Open, Discards, Hand };

struct CardActor {
    Spot spot = Spot::Deck;
    Seat seat = kP1;       // whose hand
    std::size_t place = 0; // the slot; or in a hand or pile, how many lie before it
    Card face = kNoCard;   // if it may be seen
    friend bool operator==(const CardActor&, const CardActor&) = default;
};

struct Cast {
    Sight sight;
    std::array<Bridges, 2> bridges{};
    std::array<Islands, 2> kahunas{};
    std::vector<CardActor> cards;
    std::size_t bridgeCount = 0;
    std::size_t islandCount = 0;
    friend bool operator==(const Cast&, const Cast&) = default;

    // Actors' numbers.
    std::size_t bridgeActor(Bridge bridge, Seat seat) const { return 2 * std::size_t{bridge} + index(seat); }
    std::size_t stoneActor(Island island, Seat seat) const {
        return 2 * (bridgeCount + std::size_t{island}) + index(seat);
    }
    std::size_t cardActor(std::size_t card) const { return 2 * (bridgeCount + islandCount) + card; }
    std::size_t size() const { return cardActor(cards.size()); }

    std::size_t count(Spot spot, Seat seat = kP1) const; // the seat matters for hands only
    // Which card lies there; there must be one.
    std::size_t cardAt(Spot spot, std::size_t place, Seat seat = kP1) const;
};

// A hand as it is shown: the cards that may be seen in the islands' order, then the backs.
std::vector<Card> shownHand(const State& state, const Sight& sight, Seat seat);

Cast castOf(const Map& map, const State& state, const Sight& sight);
// What the event changes; in hands the cards are put in order by settle().
void follow(Cast& cast, const Event& event);
// Hands lie as the state has them: which of a player's cards are known to all is the engine's business.
void settle(Cast& cast, const State& after);

} // namespace parlour::kahuna
