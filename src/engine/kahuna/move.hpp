#pragma once
// One ply: an action or a finish of a turn, or a card that chance deals.
#include "engine/kahuna/map.hpp"

namespace parlour::kahuna {

enum class Action : std::uint8_t { Build, Destroy, Discard, DrawDeck, DrawOpen, Stop, Deal };

inline constexpr Bridge kNoBridge = 255;

struct Move {
    Action action = Action::Stop;
    Bridge bridge = kNoBridge; // to build or destroy
    Card card = kNoCard;       // played, discarded or dealt
    Card second = kNoCard;     // the other card of a destroy, not before the first in the islands' order
    std::uint8_t slot = 0;     // to draw from, 0..2

    static constexpr Move build(Bridge bridge, Card card) { return {Action::Build, bridge, card, kNoCard, 0}; }
    static constexpr Move destroy(Bridge bridge, Card one, Card two) {
        return {Action::Destroy, bridge, one < two ? one : two, one < two ? two : one, 0};
    }
    static constexpr Move discard(Card card) { return {Action::Discard, kNoBridge, card, kNoCard, 0}; }
    static constexpr Move drawDeck() { return {Action::DrawDeck, kNoBridge, kNoCard, kNoCard, 0}; }
    static constexpr Move drawOpen(std::size_t slot) {
        return {Action::DrawOpen, kNoBridge, kNoCard, kNoCard, static_cast<std::uint8_t>(slot)};
    }
    static constexpr Move stop() { return {}; }
    static constexpr Move deal(Card card) { return {Action::Deal, kNoBridge, card, kNoCard, 0}; }

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace parlour::kahuna
