#pragma once
// Where an archipelago lies on the canvas: the level's positions, fitted into the water. How large the islands are
// drawn follows from how close they lie to each other.
#include "engine/kahuna/map.hpp"
#include "ui/geometry.hpp"

#include <optional>
#include <vector>

namespace parlour::kahuna {

// Of the rendered pictures, in logical units at scale 1.
inline const ui::Point kWaterSize{744, 560};
inline constexpr float kFrameEdge = 28;   // how far the frame's picture reaches beyond the water
inline constexpr float kIslandSide = 170; // of an island's picture
inline constexpr float kLandRadius = 43;  // of the land in it
inline constexpr int kIslandShapes = 5;

// A bridge from shore to shore. It is straight, unless an island lies in its way: then it bows around that.
struct Span {
    ui::Point from;
    ui::Point bend; // what it bows towards; halfway between the ends if it is straight
    ui::Point to;

    ui::Point at(float part) const;        // 0..1
    ui::Point direction(float part) const; // of length 1
    ui::Point middle() const { return at(0.5F); }
    float length() const;
    float distance(ui::Point point) const;
};

class BoardLayout {
public:
    // Frame and all as large as fits, in the middle of the area.
    BoardLayout(const Map& map, const ui::Rect& area);

    ui::Rect water() const { return m_water; }
    ui::Rect frame() const { return m_water.grown(kFrameEdge * m_scale); }
    float scale() const { return m_scale; }             // of water and frame
    float islandScale() const { return m_islandScale; } // of islands, stones and bridges
    float landRadius() const { return kLandRadius * m_islandScale; }
    ui::Point island(Island island) const { return m_islands[island]; }
    const Span& span(Bridge bridge) const { return m_spans[bridge]; }
    std::size_t islands() const { return m_islands.size(); }
    std::size_t bridges() const { return m_spans.size(); }

    std::optional<Island> islandAt(ui::Point point) const;
    std::optional<Bridge> bridgeAt(ui::Point point) const; // the one nearest to the point, if it is near

private:
    Span spanBetween(const Map& map, const BridgePlace& place) const;

    ui::Rect m_water;
    float m_scale;
    float m_islandScale = 1;
    std::vector<ui::Point> m_islands;
    std::vector<Span> m_spans;
};

} // namespace parlour::kahuna
