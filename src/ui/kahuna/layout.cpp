#include "ui/kahuna/layout.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::kahuna {

namespace {

constexpr float kMargin = 60;      // from the middle of an island to the water's edge, at the largest scale
constexpr float kLargest = 1.15F;  // scale of an island's picture
constexpr float kSmallest = 0.4F;  // even if islands overlap then
constexpr float kLandPart = 0.7F;  // of the way between two islands that land may take
constexpr float kClearance = 1.3F; // of the land's radius: a bridge that passes by keeps that distance from the middle
constexpr float kEnds = 0.15F;     // near its ends a bridge does not bow
constexpr float kLanding = 0.84F;  // a bridge begins a little inland
constexpr float kNearBridge = 15;  // a point that close to a bridge is on it
constexpr int kPieces = 16;        // a bowed bridge is measured as so many straight ones

float length(ui::Point way) {
    return std::hypot(way.x, way.y);
}

float distance(ui::Point point, ui::Point from, ui::Point to) {
    const ui::Point way = to - from;
    const float square = way.x * way.x + way.y * way.y;
    if (square <= 0) return length(point - from);
    const ui::Point off = point - from;
    const float part = std::clamp((off.x * way.x + off.y * way.y) / square, 0.F, 1.F);
    return length(point - from - way * part);
}

// How far aside a bridge between these two must bow so that it clears an island, on the island's near side and beyond
// it: to the right of its way if positive. Nothing: the island is not in its way.
struct Bows {
    float near;
    float beyond;
};
std::optional<Bows> bowsAround(ui::Point from, ui::Point to, ui::Point island, float clearance) {
    const ui::Point way = to - from;
    const float size = length(way);
    if (size <= 0) return std::nullopt;
    const ui::Point along = way / size;
    const ui::Point off = island - from;
    const float part = (off.x * along.x + off.y * along.y) / size;
    const float aside = off.y * along.x - off.x * along.y; // of the island, to the right of the way
    if (part < kEnds || part > 1 - kEnds || std::abs(aside) >= clearance) return std::nullopt;
    // A curve drawn to a point that lies `bow` aside passes 2t(1-t) of that aside.
    const float right = (aside + clearance) / (2 * part * (1 - part));
    const float left = (aside - clearance) / (2 * part * (1 - part));
    return aside > 0 ? Bows{left, right} : Bows{right, left};
}

bool crosses(ui::Point a, ui::Point b, ui::Point c, ui::Point d) {
    const auto side = [](ui::Point from, ui::Point to, ui::Point p) {
        return (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x) > 0;
    };
    return side(a, b, c) != side(a, b, d) && side(c, d, a) != side(c, d, b);
}

} // namespace

ui::Point Span::at(float part) const {
    const float rest = 1 - part;
    return from * (rest * rest) + bend * (2 * rest * part) + to * (part * part);
}

ui::Point Span::direction(float part) const {
    const ui::Point way = (bend - from) * (1 - part) + (to - bend) * part;
    const float size = kahuna::length(way);
    return size > 0 ? way / size : ui::Point{1, 0};
}

float Span::length() const {
    float sum = 0;
    for (int i = 0; i < kPieces; ++i) {
        sum += kahuna::length(at(static_cast<float>(i + 1) / kPieces) - at(static_cast<float>(i) / kPieces));
    }
    return sum;
}

float Span::distance(ui::Point point) const {
    float least = kahuna::length(point - from);
    for (int i = 0; i < kPieces; ++i) {
        least = std::min(least, kahuna::distance(point, at(static_cast<float>(i) / kPieces),
                                                 at(static_cast<float>(i + 1) / kPieces)));
    }
    return least;
}

BoardLayout::BoardLayout(const Map& map, const ui::Rect& area)
    : m_scale(std::min(area.w / (kWaterSize.x + 2 * kFrameEdge), area.h / (kWaterSize.y + 2 * kFrameEdge))) {
    m_water = ui::Rect::around(area.middle(), kWaterSize * m_scale);
    const auto& places = map.islands();
    const auto [left, right] =
        std::minmax_element(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.x < b.x; });
    const auto [top, bottom] =
        std::minmax_element(places.begin(), places.end(), [](const auto& a, const auto& b) { return a.y < b.y; });
    const ui::Point size{static_cast<float>(std::max(1, right->x - left->x)),
                         static_cast<float>(std::max(1, bottom->y - top->y))};
    const ui::Point middle{static_cast<float>(right->x + left->x) / 2, static_cast<float>(bottom->y + top->y) / 2};
    const float margin = kMargin * m_scale;
    const float stretch = std::min((m_water.w - 2 * margin) / size.x, (m_water.h - 2 * margin) / size.y);
    for (const IslandPlace& place : places) {
        const ui::Point at{static_cast<float>(place.x), static_cast<float>(place.y)};
        m_islands.push_back(m_water.middle() + (at - middle) * stretch);
    }

    float radius = kLandRadius * kLargest * m_scale;
    for (std::size_t a = 0; a < m_islands.size(); ++a) {
        for (std::size_t b = a + 1; b < m_islands.size(); ++b) {
            radius = std::min(radius, length(m_islands[a] - m_islands[b]) * kLandPart / 2);
        }
    }
    m_islandScale = std::max(radius / kLandRadius, kSmallest * m_scale);
    for (const BridgePlace& place : map.bridges()) {
        m_spans.push_back(spanBetween(map, place));
    }
}

// Straight, or around what is in its way on the side where it crosses fewer other bridges.
Span BoardLayout::spanBetween(const Map& map, const BridgePlace& place) const {
    const ui::Point a = m_islands[place.first];
    const ui::Point b = m_islands[place.second];
    const ui::Point way = b - a;
    const ui::Point aside = ui::Point(-way.y, way.x) / std::max(1.F, length(way));
    const auto bowed = [&](float bow) {
        Span span{a, (a + b) / 2.F + aside * bow, b};
        const float ashore = landRadius() * kLanding;
        const ui::Point from = a + span.direction(0) * ashore;
        const ui::Point to = b - span.direction(1) * ashore;
        span.from = from;
        span.to = to;
        return span;
    };
    const auto crossings = [&](const Span& span) {
        int count = 0;
        for (const BridgePlace& other : map.bridges()) {
            if (other == place) continue;
            for (int i = 0; i < kPieces; ++i) {
                count += crosses(span.at(static_cast<float>(i) / kPieces), span.at(static_cast<float>(i + 1) / kPieces),
                                 m_islands[other.first], m_islands[other.second])
                             ? 1
                             : 0;
            }
        }
        return count;
    };
    std::optional<Bows> widest; // what the island that is most in the way asks for
    for (std::size_t other = 0; other < m_islands.size(); ++other) {
        if (other == place.first || other == place.second) continue;
        const auto asked = bowsAround(a, b, m_islands[other], landRadius() * kClearance);
        if (asked && (!widest || std::abs(asked->near) > std::abs(widest->near))) widest = asked;
    }
    if (!widest) return bowed(0);
    const Span near = bowed(widest->near);
    const Span beyond = bowed(widest->beyond);
    return crossings(beyond) < crossings(near) ? beyond : near;
}

std::optional<Island> BoardLayout::islandAt(ui::Point point) const {
    for (std::size_t i = 0; i < m_islands.size(); ++i) {
        if (length(point - m_islands[i]) <= landRadius() * kLanding) return static_cast<Island>(i);
    }
    return std::nullopt;
}

std::optional<Bridge> BoardLayout::bridgeAt(ui::Point point) const {
    std::optional<Bridge> nearest;
    float best = kNearBridge * m_islandScale;
    for (std::size_t i = 0; i < m_spans.size(); ++i) {
        const float away = m_spans[i].distance(point);
        if (away >= best) continue;
        best = away;
        nearest = static_cast<Bridge>(i);
    }
    return nearest;
}

} // namespace parlour::kahuna
