// Bridges, plank by plank. Planks are pictures of twelve directions; the nearest is turned the rest of the way, so that
// the lamp always shines from the same side.
#include "ui/kahuna/board_painter.hpp"

#include <SFML/Graphics/VertexArray.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::kahuna {

namespace {

constexpr float kPlankStep = 9.5F; // from plank to plank at scale 1
constexpr float kPlankSide = 40;   // of a plank's picture
constexpr int kDirections = 12;
constexpr float kPicture = 80;  // of a plank, in pixels
constexpr float kInner = 0.78F; // of it that is not empty
constexpr float kRail = 7;      // of the ropes from the middle
constexpr int kRailPieces = 12;
constexpr ui::Color kRope{92, 62, 30, 255};

float plankScale(const BoardLayout& layout) {
    return std::clamp(layout.islandScale(), 0.6F, 1.F);
}

sf::Color faded(ui::Color color, float by) {
    const ui::Color c = color.faded(by);
    return {c.r, c.g, c.b, c.a};
}

// Which of the pictures shows a bridge of this direction, and by how much it must still be turned (radians, clockwise).
struct Facing {
    int picture;
    float rest;
};
Facing facing(ui::Point direction) {
    constexpr float kPi = std::numbers::pi_v<float>;
    constexpr float kStep = kPi / kDirections;
    float up = std::atan2(-direction.y, direction.x); // counterclockwise, as seen
    if (up < 0) up += kPi;
    const auto nearest = static_cast<int>(std::lround(up / kStep));
    return {nearest % kDirections, -(up - static_cast<float>(nearest) * kStep)};
}

void addPlank(sf::VertexArray& quads, ui::Point at, float side, const Facing& facing, float turn, sf::Color color) {
    const float c = std::cos(facing.rest + turn) * kInner * side / 2;
    const float s = std::sin(facing.rest + turn) * kInner * side / 2;
    const float middle = kPicture * (static_cast<float>(facing.picture) + 0.5F);
    const auto corner = [&](float x, float y) {
        return sf::Vertex({at.x + x * c - y * s, at.y + x * s + y * c}, color,
                          {middle + x * kInner * kPicture / 2, (1 + y * kInner) * kPicture / 2});
    };
    for (const auto& [x, y] : {std::pair{-1.F, -1.F}, {1.F, -1.F}, {1.F, 1.F}, {-1.F, 1.F}}) {
        quads.append(corner(x, y));
    }
}

ui::Point asideOf(const Span& span, float part) {
    const ui::Point along = span.direction(part);
    return {-along.y, along.x};
}

// A rope along the bridge, `off` from its middle and twice `half` thick.
void addRail(sf::VertexArray& quads, const Span& span, float reach, float off, float half, sf::Color color) {
    for (int i = 0; i < kRailPieces; ++i) {
        const float from = reach * static_cast<float>(i) / kRailPieces;
        const float to = reach * static_cast<float>(i + 1) / kRailPieces;
        quads.append({span.at(from) + asideOf(span, from) * (off - half), color});
        quads.append({span.at(to) + asideOf(span, to) * (off - half), color});
        quads.append({span.at(to) + asideOf(span, to) * (off + half), color});
        quads.append({span.at(from) + asideOf(span, from) * (off + half), color});
    }
}

} // namespace

std::size_t plankCount(const BoardLayout& layout, Bridge bridge) {
    return std::max<std::size_t>(
        3, static_cast<std::size_t>(layout.span(bridge).length() / (kPlankStep * plankScale(layout))));
}

void drawBridges(ui::Painter& painter, const BoardLayout& layout, std::span<const BridgeLook> bridges) {
    const float scale = plankScale(layout);
    sf::VertexArray ropes(sf::Quads);
    std::array<sf::VertexArray, 2> planks{sf::VertexArray(sf::Quads), sf::VertexArray(sf::Quads)};
    std::array<sf::VertexArray, 2> shadows{sf::VertexArray(sf::Quads), sf::VertexArray(sf::Quads)};
    for (const BridgeLook& look : bridges) {
        if (look.part <= 0) continue;
        const Span& span = layout.span(look.bridge);
        const std::size_t count = plankCount(layout, look.bridge);
        const float strength = look.strength * (look.washed ? look.part : 1);
        const float reach = look.washed ? 1 : look.part;
        for (const float rail : {-kRail, kRail}) {
            addRail(ropes, span, reach, rail * scale, 0.9F * scale, faded(kRope, strength));
        }
        for (std::size_t i = 0; i < count; ++i) {
            const float place = (static_cast<float>(i) + 0.5F) / static_cast<float>(count);
            const float fresh = std::clamp(look.part * static_cast<float>(count) - static_cast<float>(i), 0.F, 1.F);
            if (!look.washed && fresh <= 0) break;
            ui::Point at = span.at(place);
            const Facing face = facing(span.direction(place));
            float turn = 0;
            float alpha = strength;
            float lift = look.washed ? 0 : (1 - fresh) * 16 * scale; // a plank drops into place
            if (look.washed) {                                       // the current takes each its own way
                const float gone = 1 - look.part;
                const auto own = static_cast<float>((i * 7 + std::size_t{look.bridge} * 3) % 5) - 2;
                at += ui::Point(26 + own * 5, 30 + own * own * 3) * (gone * gone * scale);
                turn = own * 0.5F * gone;
                lift = 0;
            } else {
                alpha *= 0.3F + 0.7F * fresh;
            }
            const auto color = sf::Color(255, 255, 255, static_cast<sf::Uint8>(255 * alpha));
            addPlank(shadows[index(look.owner)], at, kPlankSide * scale, face, turn, color);
            addPlank(planks[index(look.owner)], at - ui::Point(0, lift), kPlankSide * scale, face, turn, color);
        }
    }
    for (const Seat seat : {kP1, kP2}) {
        const auto file = fmt::format("kahuna/planks-{}-shadow.png", index(seat) + 1);
        painter.target().draw(shadows[index(seat)], &painter.assets().texture(file));
    }
    painter.target().draw(ropes);
    for (const Seat seat : {kP1, kP2}) {
        const auto file = fmt::format("kahuna/planks-{}.png", index(seat) + 1);
        painter.target().draw(planks[index(seat)], &painter.assets().texture(file));
    }
}

void drawGlow(ui::Painter& painter, const BoardLayout& layout, Bridge bridge, ui::Color color, float width) {
    const Span& span = layout.span(bridge);
    const float reach = 17 * width * plankScale(layout);
    const sf::Color core = faded(color, 0.75F);
    const sf::Color edge = faded(color, 0);
    sf::VertexArray band(sf::Quads);
    const auto quad = [&band](std::initializer_list<std::pair<ui::Point, sf::Color>> corners) {
        for (const auto& [at, tint] : corners) {
            band.append({at, tint});
        }
    };
    for (const float side : {-reach, reach}) {
        for (int i = 0; i < kRailPieces; ++i) {
            const float from = static_cast<float>(i) / kRailPieces;
            const float to = static_cast<float>(i + 1) / kRailPieces;
            quad({{span.at(from), core},
                  {span.at(to), core},
                  {span.at(to) + asideOf(span, to) * side, edge},
                  {span.at(from) + asideOf(span, from) * side, edge}});
        }
        for (const float end : {0.F, 1.F}) { // round it off
            const ui::Point at = span.at(end);
            const ui::Point tip = at + span.direction(end) * (reach * 0.7F * (end > 0 ? 1.F : -1.F));
            quad({{at, core}, {at + asideOf(span, end) * side, edge}, {tip, edge}, {tip, edge}});
        }
    }
    painter.target().draw(band);
}

} // namespace parlour::kahuna
