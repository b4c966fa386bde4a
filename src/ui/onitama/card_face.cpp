#include "ui/onitama/card_face.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace parlour::onitama {

namespace {

constexpr std::array<std::string_view, 5> kLandscapes{"bamboo", "blossom", "mountain", "wave", "moon"};

std::string capitalised(std::string word) {
    word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
    return word;
}

std::string paintingOf(std::string_view name) {
    return fmt::format("onitama/cards/{}.png", name);
}

} // namespace

// A long list of patterns runs out of landscapes: they begin anew with a number.
CardFace faceOf(std::span<const Card> cards, std::size_t number) {
    const Card& card = cards[number];
    if (!card.name.empty()) return {capitalised(card.name), paintingOf(card.name), card.pattern};
    const auto before = cards.first(number);
    const auto nameless = static_cast<std::size_t>(
        std::count_if(before.begin(), before.end(), [](const Card& other) { return other.name.empty(); }));
    const std::string landscape(kLandscapes.at(nameless % kLandscapes.size()));
    const std::size_t round = nameless / kLandscapes.size();
    const std::string title = capitalised(landscape);
    return {round == 0 ? title : fmt::format("{} {}", title, round + 1), paintingOf(landscape), card.pattern};
}

} // namespace parlour::onitama
