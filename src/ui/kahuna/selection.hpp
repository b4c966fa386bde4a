#pragma once
// An action as it is being put together from cards and a bridge, in either order. It is given the legal moves and only
// ever narrows them down, so it knows no rules. Cards are known by their place in the hand.
#include "engine/kahuna/move.hpp"

#include <optional>
#include <vector>

namespace parlour::kahuna {

class Selection {
public:
    Selection() = default;
    Selection(std::vector<Move> moves, std::vector<Card> hand);

    const std::vector<Card>& hand() const { return m_hand; }
    bool started() const { return !m_chosen.empty() || m_bridge != kNoBridge; }
    bool chosen(std::size_t place) const;
    const std::vector<std::size_t>& cards() const { return m_chosen; } // in the order they were chosen
    std::vector<Card> chosenCards() const;
    Bridge bridge() const { return m_bridge; }

    // What lights up: the bridges that one chosen card builds or two destroy, or the cards that can be used on the
    // chosen bridge.
    Bridges builds() const;
    Bridges destroys() const;
    bool usable(std::size_t place) const;

    // Each is true if it could be done; if not, nothing has changed.
    bool chooseCard(std::size_t place); // again: takes it back
    bool chooseBridge(Bridge bridge);   // again: takes it back
    bool back();                        // takes back the last choice; false: there was none
    void clear();

    // The build or destroy, once it is clear.
    std::optional<Move> complete() const;
    // The discard of the one card that is chosen, if that is legal.
    std::optional<Move> discard() const;
    // Any legal build or destroy of that bridge: what it does to the board is the same whatever card is used.
    std::optional<Move> any(Bridge bridge) const;

private:
    bool uses(const Move& move, const std::vector<Card>& cards) const; // all of these, perhaps more

    std::vector<Move> m_moves;
    std::vector<Card> m_hand;
    std::vector<std::size_t> m_chosen; // at most two
    Bridge m_bridge = kNoBridge;
};

} // namespace parlour::kahuna
