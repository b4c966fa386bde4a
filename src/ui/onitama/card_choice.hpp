#pragma once
// Which cards a game is to be played with, while they are being chosen: a deck to deal five from, or exactly five in
// their places. Both are kept while the player wavers between them.
#include "engine/onitama/level.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::onitama {

// In the order of a level file: A's two, B's two, the side card.
inline constexpr std::array<std::string_view, kCardsInPlay> kPlaceNames{"A 1", "A 2", "B 1", "B 2", "side"};

class CardChoice {
public:
    // As a level has them.
    CardChoice(const std::vector<Card>& cards, bool dealt);

    // All there are: those with a name, then what the level has besides. Other functions know a card by its number
    // here.
    const std::vector<Card>& catalogue() const { return m_catalogue; }

    bool dealt() const { return m_dealt; }
    void setDealt(bool dealt) { m_dealt = dealt; }

    // The deck.
    bool ticked(std::size_t card) const { return m_ticked[card]; }
    void tick(std::size_t card) { m_ticked[card] = !m_ticked[card]; }
    void tickFirst(std::size_t count); // and no others
    std::size_t deckSize() const;

    // The five places. One of them is waiting for the next card that is put.
    std::optional<std::size_t> at(std::size_t place) const { return m_places[place]; }
    std::optional<std::size_t> placeOf(std::size_t card) const;
    std::size_t waiting() const { return m_waiting; }
    void wait(std::size_t place) { m_waiting = place; }
    // A card that lies elsewhere changes places with the one it drives away. The next empty place waits then.
    void put(std::size_t card);
    void clear();

    std::string missing() const;     // what is still to be done; empty: a game can be played
    std::vector<Card> cards() const; // as a level wants them, if nothing is missing

private:
    std::size_t numberOf(const Card& card); // added to the catalogue if it is new

    std::vector<Card> m_catalogue;
    bool m_dealt;
    std::vector<bool> m_ticked;
    std::array<std::optional<std::size_t>, kCardsInPlay> m_places;
    std::size_t m_waiting = 0;
};

} // namespace parlour::onitama
