#pragma once
// Why a move of Kahuna is good, in a few words each: what it does on the board, what it prepares or stops, and what the
// rest of the turn makes of it. All of it is fact, worked out from what the mover may see.
#include "engine/kahuna/reach.hpp"

#include <utility>

namespace parlour::kahuna {

class Reasons {
public:
    Reasons(const Rules& rules, const View& view, const Choice<Move>& choice)
        : m_rules(rules), m_view(view), m_choice(choice) {}

    // The most telling one or two; of what changes the board, all that changes.
    std::vector<std::string> all() const;
    // How the game ends, if it ends with this turn whatever is hidden.
    std::optional<std::string> ending() const;

private:
    struct Effect {
        std::vector<Island> taken;
        std::vector<Island> freed;
        int fallen = 0;
        bool any() const { return !taken.empty() || !freed.empty(); }
    };
    struct Aim { // what a build or two at an island come to
        Island island;
        int missing; // bridges, once they stand
        int builds;  // of this turn
    };

    // Does a build or destroy to a table; false: it cannot be done there.
    bool act(Table& table, const Move& move, Effect& effect) const;
    std::vector<Move> actions() const; // of what the turn still holds, this move first
    Table afterAll() const;

    std::vector<std::string> deeds(const Effect& effect) const;
    std::optional<std::string> partOfPlan() const;
    std::vector<std::string> preparation(const Table& after) const;
    std::vector<std::string> demolition(const Table& after) const;
    std::vector<std::string> discarding() const;
    std::vector<std::string> drawing(Card card) const;
    std::vector<std::string> drawingBlind() const;
    std::vector<std::string> stopping() const;

    std::optional<Aim> aimOf(Bridge bridge, const Table& after) const;
    std::optional<std::string> use(Card card, Islands islands) const;
    std::optional<std::string> roundEnd() const;
    std::string roundSoFar(int drawn) const;
    bool endsRound() const;
    int drawable() const { return m_view.deckSize + m_view.openCards().size(); }
    std::string standing(const Table& table) const;
    std::pair<int, int> kahunas(const Table& table) const { // the mover's, and the other's
        const auto own = index(m_view.seat);
        return {std::popcount(table.kahunas[own]), std::popcount(table.kahunas[1 - own])};
    }

    const Map& map() const { return m_rules.map(); }
    std::string name(Island island) const { return map().island(island).name; }
    std::string names(const std::vector<Island>& islands) const;
    std::string anyOf(Islands islands) const;
    std::string other() const { return m_rules.seatName(otherSeat(m_view.seat)); }
    Reach mine(const Table& table) const { return {m_rules, table, m_view.seat}; }
    Reach theirs(const Table& table) const { return {m_rules, table, otherSeat(m_view.seat)}; }

    const Rules& m_rules;
    const View& m_view;
    const Choice<Move>& m_choice;
};

} // namespace parlour::kahuna
