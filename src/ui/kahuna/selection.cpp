#include "ui/kahuna/selection.hpp"

#include <algorithm>
#include <utility>

namespace parlour::kahuna {

namespace {

bool acts(const Move& move) {
    return move.action == Action::Build || move.action == Action::Destroy;
}

std::vector<Card> cardsOf(const Move& move) {
    std::vector<Card> cards{move.card};
    if (move.action == Action::Destroy) cards.push_back(move.second);
    return cards;
}

} // namespace

Selection::Selection(std::vector<Move> moves, std::vector<Card> hand)
    : m_moves(std::move(moves)), m_hand(std::move(hand)) {}

bool Selection::chosen(std::size_t place) const {
    return std::find(m_chosen.begin(), m_chosen.end(), place) != m_chosen.end();
}

std::vector<Card> Selection::chosenCards() const {
    std::vector<Card> cards;
    for (const std::size_t place : m_chosen) {
        cards.push_back(m_hand[place]);
    }
    return cards;
}

bool Selection::uses(const Move& move, const std::vector<Card>& cards) const {
    if (!acts(move)) return false;
    auto left = cardsOf(move);
    return std::all_of(cards.begin(), cards.end(), [&left](Card card) {
        const auto found = std::find(left.begin(), left.end(), card);
        if (found == left.end()) return false;
        left.erase(found);
        return true;
    });
}

Bridges Selection::builds() const {
    Bridges bits = 0;
    if (m_chosen.size() != 1) return bits;
    for (const Move& move : m_moves) {
        if (move.action == Action::Build && uses(move, chosenCards())) bits |= bridgeBit(move.bridge);
    }
    return bits;
}

Bridges Selection::destroys() const {
    Bridges bits = 0;
    if (m_chosen.size() != 2) return bits;
    for (const Move& move : m_moves) {
        if (move.action == Action::Destroy && uses(move, chosenCards())) bits |= bridgeBit(move.bridge);
    }
    return bits;
}

bool Selection::usable(std::size_t place) const {
    if (m_bridge == kNoBridge || chosen(place)) return false;
    auto cards = chosenCards();
    cards.push_back(m_hand[place]);
    return std::any_of(m_moves.begin(), m_moves.end(),
                       [&](const Move& move) { return move.bridge == m_bridge && uses(move, cards); });
}

bool Selection::chooseCard(std::size_t place) {
    if (place >= m_hand.size()) return false;
    if (chosen(place)) {
        std::erase(m_chosen, place);
        return true;
    }
    if (m_bridge != kNoBridge && !usable(place)) return false;
    if (m_chosen.size() == 2) m_chosen.erase(m_chosen.begin());
    m_chosen.push_back(place);
    return true;
}

bool Selection::chooseBridge(Bridge bridge) {
    if (bridge == m_bridge) {
        m_bridge = kNoBridge;
        return true;
    }
    const auto cards = chosenCards();
    const bool possible = std::any_of(m_moves.begin(), m_moves.end(),
                                      [&](const Move& move) { return move.bridge == bridge && uses(move, cards); });
    if (!possible) return false;
    m_bridge = bridge;
    return true;
}

bool Selection::back() {
    if (!started()) return false;
    if (!m_chosen.empty()) {
        m_chosen.pop_back();
    } else {
        m_bridge = kNoBridge;
    }
    return true;
}

void Selection::clear() {
    m_chosen.clear();
    m_bridge = kNoBridge;
}

std::optional<Move> Selection::complete() const {
    const auto cards = chosenCards();
    if (m_bridge == kNoBridge || cards.empty()) return std::nullopt;
    const auto found = std::find_if(m_moves.begin(), m_moves.end(), [&](const Move& move) {
        return move.bridge == m_bridge && uses(move, cards) && cardsOf(move).size() == cards.size();
    });
    return found == m_moves.end() ? std::nullopt : std::optional(*found);
}

std::optional<Move> Selection::discard() const {
    if (m_chosen.size() != 1 || m_bridge != kNoBridge) return std::nullopt;
    const Move wanted = Move::discard(m_hand[m_chosen.front()]);
    const bool legal = std::find(m_moves.begin(), m_moves.end(), wanted) != m_moves.end();
    return legal ? std::optional(wanted) : std::nullopt;
}

std::optional<Move> Selection::any(Bridge bridge) const {
    const auto found = std::find_if(m_moves.begin(), m_moves.end(),
                                    [&](const Move& move) { return acts(move) && move.bridge == bridge; });
    return found == m_moves.end() ? std::nullopt : std::optional(*found);
}

} // namespace parlour::kahuna
