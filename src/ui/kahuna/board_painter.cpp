#include "ui/kahuna/board_painter.hpp"

#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"

#include <SFML/Graphics/CircleShape.hpp>
#include <SFML/Graphics/VertexArray.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace parlour::kahuna {

namespace {

const ui::Point kStoneSize{90, 110};
const ui::Point kStoneFoot{45, 70}; // in its picture: the point it stands on
constexpr float kStoneLow = 5;      // it stands a little in front of the island's middle

constexpr float kReadable = 0.4F; // below this scale an island has no room for its name

constexpr ui::Color kStake{238, 244, 226, 190};
constexpr ui::Color kStakeShade{4, 46, 58, 120};

sf::Color toSf(ui::Color color) {
    return {color.r, color.g, color.b, color.a};
}

std::string islandFile(std::size_t island) {
    // Neighbours in the list seldom lie side by side with the same shape.
    return fmt::format("kahuna/island-{}.png", island * 2 % kIslandShapes + 1);
}

std::string ownerFile(std::string_view what, Seat owner, std::string_view end = "") {
    return fmt::format("kahuna/{}-{}{}.png", what, index(owner) + 1, end);
}

} // namespace

void drawLagoon(ui::Painter& painter, const BoardLayout& layout) {
    painter.slice(ui::kShadow, layout.frame().grown(ui::kHalo - 14 * layout.scale()).moved(5, 9));
    painter.image("kahuna/sea.jpg", layout.water());
    const float side = kIslandSide * layout.islandScale();
    for (std::size_t i = 0; i < layout.islands(); ++i) {
        painter.image(islandFile(i), ui::Rect::around(layout.island(static_cast<Island>(i)), {side, side}));
    }
    const float radius = 2.1F * std::clamp(layout.islandScale(), 0.45F, 1.F);
    sf::CircleShape stake(radius, 12);
    stake.setOrigin(radius, radius);
    for (std::size_t i = 0; i < layout.bridges(); ++i) {
        const Span& span = layout.span(static_cast<Bridge>(i));
        const float step = 4.4F * radius;
        const auto count = static_cast<int>(span.length() / step);
        for (int k = 0; k <= count; ++k) {
            const ui::Point at = span.at(static_cast<float>(k) / static_cast<float>(count));
            stake.setPosition(at + ui::Point(1.2F, 1.6F));
            stake.setFillColor(toSf(kStakeShade));
            painter.target().draw(stake);
            stake.setPosition(at);
            stake.setFillColor(toSf(kStake));
            painter.target().draw(stake);
        }
    }
    painter.image("kahuna/frame.png", layout.frame()); // over the shallows of islands near the edge
}

void drawLabels(ui::Painter& painter, const BoardLayout& layout, const Map& map) {
    if (layout.islandScale() < kReadable) return; // a small picture of the whole
    const float scale = std::clamp(layout.islandScale(), 0.7F, 1.F);
    for (std::size_t i = 0; i < layout.islands(); ++i) {
        const auto island = static_cast<Island>(i);
        const ui::Lettering lettering{.face = ui::Face::BodyBold, .size = 15 * scale, .color = ui::kPaper};
        const std::string& name = map.island(island).name;
        const float width = painter.textWidth(name, lettering);
        const float high = 19 * scale;
        const ui::Point middle = layout.island(island) + ui::Point(0, layout.landRadius() * 0.74F);
        const ui::Rect plate = ui::Rect::around(middle, {width + high + 12 * scale, high});
        painter.slice({"kahuna/plate.png", 19, high / 2}, plate);
        painter.text(name, ui::Rect{plate.x + 7 * scale, plate.y, width + 1, high}, lettering);
        const ui::Rect disc{plate.right() - high, plate.y, high, high};
        painter.image("kahuna/need.png", disc);
        painter.text(std::to_string(map.need(island)), disc,
                     {.face = ui::Face::BodyBold, .size = 14 * scale, .color = ui::kInk, .align = ui::Align::Middle});
    }
}

// --- stones

void drawStone(ui::Painter& painter, const BoardLayout& layout, Island island, Seat owner, float part, float strength) {
    if (part <= 0) return;
    const float scale = layout.islandScale();
    const ui::Point foot = layout.island(island) + ui::Point(0, kStoneLow * scale);
    if (part >= 1) return drawStoneAt(painter, foot, scale, owner, strength);
    const ui::Point corner = foot - kStoneFoot * scale;
    const ui::Rect whole{corner.x, corner.y, kStoneSize.x * scale, kStoneSize.y * scale};
    painter.image(ownerFile("stone", owner, "-shadow"), whole, ui::kWhite.faded(part * strength));
    // What is still in the ground is cut off at the foot, a little below the middle of the picture.
    constexpr float kGround = 0.86F;
    const float shown = kGround * part;
    const ui::Rect above{whole.x, whole.y + whole.h * (kGround - shown), whole.w, whole.h * shown};
    painter.imagePart(ownerFile("stone", owner), above, {0, 0, 1, shown}, ui::kWhite.faded(strength));
}

void drawStoneAt(ui::Painter& painter, ui::Point foot, float scale, Seat owner, float strength) {
    const ui::Point corner = foot - kStoneFoot * scale;
    const ui::Rect whole{corner.x, corner.y, kStoneSize.x * scale, kStoneSize.y * scale};
    painter.image(ownerFile("stone", owner, "-shadow"), whole, ui::kWhite.faded(strength));
    painter.image(ownerFile("stone", owner), whole, ui::kWhite.faded(strength));
}

void drawTable(ui::Painter& painter, const BoardLayout& layout, const Map& map, const Table& table) {
    std::vector<BridgeLook> looks;
    for (const Seat seat : {kP1, kP2}) {
        for (Bridges left = table.bridges[index(seat)]; left != 0;) {
            looks.push_back({.bridge = popBridge(left), .owner = seat});
        }
    }
    drawBridges(painter, layout, looks);
    for (const Seat seat : {kP1, kP2}) {
        for (Islands left = table.kahunas[index(seat)]; left != 0;) {
            drawStone(painter, layout, popIsland(left), seat, 1);
        }
    }
    drawLabels(painter, layout, map);
}

// --- cards

void drawCard(ui::Painter& painter, const ui::Pose& pose, const Map& map, Card face, ui::Color tint) {
    if (pose.scale <= 0) return;
    const float turn = std::cos(pose.angle * std::numbers::pi_v<float> / 180); // 1: back, -1: face
    const bool back = turn > 0 || face == kNoCard;
    const float squeeze = std::max(0.02F, std::abs(turn));
    const ui::Point middle = pose.at - ui::Point(0, pose.height);
    const auto inside = [&](const ui::Rect& rect) { // of a card's own coordinates
        const ui::Point off{(rect.x - kCardSize.x / 2) * pose.scale * squeeze, (rect.y - kCardSize.y / 2) * pose.scale};
        return ui::Rect{middle.x + off.x, middle.y + off.y, rect.w * pose.scale * squeeze, rect.h * pose.scale};
    };
    painter.image(back ? "kahuna/card-back.png" : "kahuna/card-face.png", inside({0, 0, kCardSize.x, kCardSize.y}),
                  tint);
    if (back) return;
    constexpr float kCrop = 0.13F; // of the island's picture at each side
    painter.imagePart(islandFile(face), inside({8, 8, 72, 72}), {kCrop, kCrop, 1 - 2 * kCrop, 1 - 2 * kCrop}, tint);
    if (squeeze < 0.9F) return;
    painter.text(map.island(face).name, inside({6, 87, 76, 28}),
                 {.face = ui::Face::TitleBold,
                  .size = 21 * pose.scale,
                  .color = ui::kInk.faded(static_cast<float>(tint.a) / 255),
                  .align = ui::Align::Middle});
}

} // namespace parlour::kahuna
