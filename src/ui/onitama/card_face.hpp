#pragma once
// How a card looks and what it is called at the table. A card with a name shows its animal. One that a level gives only
// by its pattern gets a landscape, so that players can tell it apart and the log can speak of it.
#include "engine/onitama/card.hpp"

namespace parlour::onitama {

struct CardFace {
    std::string title;  // "Tiger"
    std::string emblem; // the painting's file
    std::string pattern;
};

// Of one of a level's cards.
CardFace faceOf(std::span<const Card> cards, std::size_t number);

} // namespace parlour::onitama
