#include "engine/kahuna/reach.hpp"

#include <algorithm>

namespace parlour::kahuna {

int Reach::spare(Island island) const {
    return std::popcount(m_table.bridges[index(m_seat)] & map().bridgesAt(island)) - map().need(island);
}

int Reach::missing(Island island) const {
    return std::max(-spare(island), 0);
}

int Reach::places(Island island) const {
    return std::popcount(m_rules.freeBridges(m_table) & map().bridgesAt(island));
}

bool Reach::takes(Island island, Cards hand) const {
    const int wanted = missing(island);
    if (wanted == 0 || !open(island)) return false;
    // A card of the island builds anywhere there, one of a neighbour only the bridge between the two.
    int builds = hand.count(island);
    for (Bridges left = m_rules.freeBridges(m_table) & map().bridgesAt(island); left != 0;) {
        builds += hand.has(map().farEnd(popBridge(left), island)) ? 1 : 0;
    }
    return builds >= wanted;
}

Islands Reach::taken(Cards hand) const {
    Islands all = 0;
    for (std::size_t i = 0; i < map().islands().size(); ++i) {
        const auto island = static_cast<Island>(i);
        if (takes(island, hand)) all |= islandBit(island);
    }
    return all;
}

Islands Reach::freed(Cards hand) const {
    const Seat other = otherSeat(m_seat);
    Islands all = 0;
    for (Bridges left = m_rules.destroyable(m_table, m_seat, hand); left != 0;) {
        Table after = m_table;
        m_rules.tearDown(after, other, popBridge(left), nullptr);
        all |= m_table.kahunas[index(other)] & ~after.kahunas[index(other)];
    }
    return all;
}

} // namespace parlour::kahuna
