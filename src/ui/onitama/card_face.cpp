#include "ui/onitama/card_face.hpp"

#include "engine/core/words.hpp"

#include <fmt/format.h>

namespace parlour::onitama {

// A landscape that comes a second time under another name is the same painting.
CardFace faceOf(std::span<const Card> cards, std::size_t number) {
    const std::string name = cardName(cards, number);
    return {capitalised(name), fmt::format("onitama/cards/{}.png", name.substr(0, name.find(' '))),
            cards[number].pattern};
}

} // namespace parlour::onitama
