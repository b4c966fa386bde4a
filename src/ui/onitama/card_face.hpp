#pragma once
// How a card looks and what it is called at the table. A card with a name shows its animal, one that a level gives only
// by its pattern a landscape.
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
