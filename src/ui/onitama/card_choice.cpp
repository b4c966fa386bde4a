#include "ui/onitama/card_choice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace parlour::onitama {

CardChoice::CardChoice(const std::vector<Card>& cards, bool dealt)
    : m_catalogue(namedCards().begin(), namedCards().end()), m_dealt(dealt) {
    std::vector<std::size_t> numbers;
    numbers.reserve(cards.size());
    for (const Card& card : cards) {
        numbers.push_back(numberOf(card));
    }
    m_ticked.resize(m_catalogue.size());
    if (!dealt) {
        std::copy_n(numbers.begin(), kCardsInPlay, m_places.begin());
        tickFirst(kClassicCards);
        return;
    }
    for (const std::size_t number : numbers) {
        m_ticked[number] = true;
    }
}

std::size_t CardChoice::numberOf(const Card& card) {
    const auto found =
        std::find_if(m_catalogue.begin(), m_catalogue.end(), [&](const Card& known) { return known.sameSteps(card); });
    const auto number = static_cast<std::size_t>(found - m_catalogue.begin());
    if (found == m_catalogue.end()) m_catalogue.push_back(card);
    return number;
}

void CardChoice::tickFirst(std::size_t count) {
    for (std::size_t card = 0; card < m_ticked.size(); ++card) {
        m_ticked[card] = card < count;
    }
}

std::size_t CardChoice::deckSize() const {
    return static_cast<std::size_t>(std::count(m_ticked.begin(), m_ticked.end(), true));
}

std::optional<std::size_t> CardChoice::placeOf(std::size_t card) const {
    const auto found = std::find(m_places.begin(), m_places.end(), card);
    if (found == m_places.end()) return std::nullopt;
    return static_cast<std::size_t>(found - m_places.begin());
}

void CardChoice::put(std::size_t card) {
    if (const auto elsewhere = placeOf(card)) std::swap(m_places[*elsewhere], m_places[m_waiting]);
    m_places[m_waiting] = card;
    for (std::size_t step = 1; step < kCardsInPlay; ++step) {
        const std::size_t next = (m_waiting + step) % kCardsInPlay;
        if (m_places[next]) continue;
        m_waiting = next;
        return;
    }
}

void CardChoice::clear() {
    m_places.fill(std::nullopt);
    m_waiting = 0;
}

std::string CardChoice::missing() const {
    if (m_dealt) {
        const std::size_t size = deckSize();
        if (size < kCardsInPlay) {
            return fmt::format("Five cards are dealt: tick {}{} more.", size == 0 ? "at least " : "",
                               kCardsInPlay - size);
        }
        return size <= kMostCards ? "" : fmt::format("A deck has at most {} cards.", kMostCards);
    }
    std::vector<std::string_view> empty;
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        if (!m_places[place]) empty.push_back(kPlaceNames[place]);
    }
    return empty.empty() ? "" : fmt::format("Still without a card: {}.", fmt::join(empty, ", "));
}

std::vector<Card> CardChoice::cards() const {
    std::vector<Card> chosen;
    if (!m_dealt) {
        for (const auto& place : m_places) {
            if (place) chosen.push_back(m_catalogue[*place]);
        }
        return chosen;
    }
    for (std::size_t card = 0; card < m_catalogue.size(); ++card) {
        if (m_ticked[card]) chosen.push_back(m_catalogue[card]);
    }
    return chosen;
}

} // namespace parlour::onitama
