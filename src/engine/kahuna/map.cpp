#include "engine/kahuna/map.hpp"

#include <algorithm>
#include <cctype>

namespace parlour::kahuna {

Map::Map(std::vector<IslandPlace> islands, std::vector<BridgePlace> bridges, int copies)
    : m_islands(std::move(islands)), m_bridges(std::move(bridges)), m_copies(copies) {
    assert(m_islands.size() <= kMostIslands && m_bridges.size() <= kMostBridges && copies <= kMostCopies);
    for (std::size_t i = 0; i < m_bridges.size(); ++i) {
        const auto bit = bridgeBit(static_cast<Bridge>(i));
        m_bridgesAt[m_bridges[i].first] |= bit;
        m_bridgesAt[m_bridges[i].second] |= bit;
    }
    for (std::size_t i = 0; i < m_islands.size(); ++i) {
        const auto island = static_cast<Island>(i);
        m_need[i] = static_cast<std::int8_t>(degree(island) / 2 + 1);
        m_all.add(island, copies);
    }
}

std::string Map::bridgeName(Bridge bridge) const {
    return {letter(m_bridges[bridge].first), letter(m_bridges[bridge].second)};
}

std::string Map::bridgeTitle(Bridge bridge) const {
    const auto& place = ends(bridge);
    return island(place.first).name + "–" + island(place.second).name;
}

std::optional<Island> Map::islandNamed(char letter) const {
    const auto upper = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    const auto found = std::find_if(m_islands.begin(), m_islands.end(),
                                    [&](const IslandPlace& place) { return place.letter == upper; });
    if (found == m_islands.end()) return std::nullopt;
    return static_cast<Island>(found - m_islands.begin());
}

std::optional<Bridge> Map::bridgeNamed(std::string_view name) const {
    if (name.size() != 2) return std::nullopt;
    const auto one = islandNamed(name[0]);
    const auto two = islandNamed(name[1]);
    if (!one || !two) return std::nullopt;
    const BridgePlace wanted{std::min(*one, *two), std::max(*one, *two)};
    const auto found = std::find(m_bridges.begin(), m_bridges.end(), wanted);
    if (found == m_bridges.end()) return std::nullopt;
    return static_cast<Bridge>(found - m_bridges.begin());
}

const Map& twelveIslands() {
    static const Map map = [] {
        std::vector<IslandPlace> islands{
            {'A', "Aloa", 413, 299}, {'B', "Bari", 225, 267}, {'C', "Coco", 66, 257}, {'D', "Duda", 370, 221},
            {'E', "Elai", 286, 196}, {'F', "Faa", 140, 217},  {'G', "Gola", 93, 171}, {'H', "Huna", 382, 143},
            {'I', "Iffi", 236, 123}, {'J', "Jojo", 166, 155}, {'K', "Kahu", 125, 93}, {'L', "Lale", 237, 47},
        };
        constexpr std::string_view kBridges = "ABADAHBCBDBEBFCFCGCKDEDHEFEHEIEJFGFJGJGKHIHLIJIKILJKKL";
        std::vector<BridgePlace> bridges;
        for (std::size_t i = 0; i < kBridges.size(); i += 2) {
            bridges.push_back({static_cast<Island>(kBridges[i] - 'A'), static_cast<Island>(kBridges[i + 1] - 'A')});
        }
        return Map(std::move(islands), std::move(bridges), 2);
    }();
    return map;
}

} // namespace parlour::kahuna
