#pragma once
// How far a player is from what islands on a table, and what a hand could do about it in a turn of builds: the facts
// that advice is made of.
#include "engine/kahuna/rules.hpp"

namespace parlour::kahuna {

class Reach {
public:
    // Looks at the table for this seat; both must outlive it.
    Reach(const Rules& rules, const Table& table, Seat seat) : m_rules(rules), m_table(table), m_seat(seat) {}

    // Bridges that it lacks for the island; 0: it has the kahuna.
    int missing(Island island) const;
    // Bridges that it has there beyond what the kahuna takes; below 0: it has no kahuna.
    int spare(Island island) const;
    // Free places for bridges at the island.
    int places(Island island) const;
    // It can get the island by builds there, as long as no bridge falls.
    bool open(Island island) const { return missing(island) <= places(island); }
    // One bridge takes the island.
    bool close(Island island) const { return missing(island) == 1 && places(island) > 0; }

    // This hand takes the island now, by builds there alone.
    bool takes(Island island, Cards hand) const;
    Islands taken(Cards hand) const;
    // Islands that the other player loses if this hand destroys one of its bridges.
    Islands freed(Cards hand) const;

private:
    const Map& map() const { return m_rules.map(); }

    const Rules& m_rules;
    const Table& m_table;
    Seat m_seat;
};

} // namespace parlour::kahuna
