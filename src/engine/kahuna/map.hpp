#pragma once
// An archipelago: islands, where they lie, and the places between them where a bridge can be built. It is data of the
// level. Islands and bridges are known by their numbers; sets of them are bits.
#include "engine/kahuna/cards.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::kahuna {

using Island = std::uint8_t;
using Bridge = std::uint8_t;
using Islands = std::uint32_t; // a set
using Bridges = std::uint64_t; // a set

inline constexpr std::size_t kMostIslands = 26; // a letter each
inline constexpr std::size_t kMostBridges = 64;
inline constexpr int kMapEdge = 9999; // the largest coordinate

constexpr Islands islandBit(Island island) {
    return Islands{1} << island;
}
constexpr Bridges bridgeBit(Bridge bridge) {
    return Bridges{1} << bridge;
}
constexpr Bridge popBridge(Bridges& set) {
    const auto bridge = static_cast<Bridge>(std::countr_zero(set));
    set &= set - 1;
    return bridge;
}
constexpr Island popIsland(Islands& set) {
    const auto island = static_cast<Island>(std::countr_zero(set));
    set &= set - 1;
    return island;
}

struct IslandPlace {
    char letter = 'A';
    std::string name;
    int x = 0; // to the right
    int y = 0; // downward
    friend bool operator==(const IslandPlace&, const IslandPlace&) = default;
};

struct BridgePlace {
    Island first = 0; // its letter comes before the other's
    Island second = 0;
    friend bool operator==(const BridgePlace&, const BridgePlace&) = default;
};

class Map {
public:
    // Islands in the order of their letters, all different; bridges between different islands, none twice.
    Map(std::vector<IslandPlace> islands, std::vector<BridgePlace> bridges, int copies);

    const std::vector<IslandPlace>& islands() const { return m_islands; }
    const std::vector<BridgePlace>& bridges() const { return m_bridges; }
    int copies() const { return m_copies; } // of each card
    Cards allCards() const { return m_all; }

    const IslandPlace& island(Island number) const { return m_islands[number]; }
    char letter(Island number) const { return m_islands[number].letter; }
    const BridgePlace& ends(Bridge bridge) const { return m_bridges[bridge]; }
    Island farEnd(Bridge bridge, Island from) const {
        const auto& place = m_bridges[bridge];
        return place.first == from ? place.second : place.first;
    }
    std::string bridgeName(Bridge bridge) const;  // "AB"
    std::string bridgeTitle(Bridge bridge) const; // "Aloa–Bari"
    Bridges bridgesAt(Island number) const { return m_bridgesAt[number]; }
    int degree(Island number) const { return std::popcount(m_bridgesAt[number]); }
    // How many of its bridges make a player its owner: more than half.
    int need(Island number) const { return m_need[number]; }

    std::optional<Island> islandNamed(char letter) const;           // in upper or lower case
    std::optional<Bridge> bridgeNamed(std::string_view name) const; // its letters in any order

    friend bool operator==(const Map&, const Map&) = default;

private:
    std::vector<IslandPlace> m_islands;
    std::vector<BridgePlace> m_bridges;
    int m_copies;
    Cards m_all;
    std::array<Bridges, kMostIslands> m_bridgesAt{};
    std::array<std::int8_t, kMostIslands> m_need{};
};

// The twelve islands that the game is usually played on.
const Map& twelveIslands();

} // namespace parlour::kahuna
