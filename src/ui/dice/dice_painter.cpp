#include "ui/dice/dice_painter.hpp"

#include <SFML/Graphics/VertexArray.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::dice {

namespace {

// The rendered sheets: pixels a cell, ways to lie, pictures of a roll.
constexpr float kCell = 192;
constexpr float kShadowCell = 288;
constexpr int kWays = 8;
constexpr float kFirstWay = -45; // degrees
constexpr float kWayStep = 11.25F;
constexpr int kSteps = 20;
constexpr int kStepsARow = 10;
constexpr float kPixelsAUnit = 2;
constexpr float kCentred = 5.4F; // the ground below a die lies that far below its picture's middle, in tray units
constexpr float kAlmostStill = 0.5F / kSteps; // from here on it no longer tumbles
const ui::Point kShadowDrift{0.50F, 0.42F};   // of a die in the air, a unit of height

int wayOf(float angle) {
    return std::clamp(static_cast<int>(std::lround((angle - kFirstWay) / kWayStep)), 0, kWays - 1);
}

void drawCell(ui::Painter& painter, std::string_view file, ui::Point cell, float pixels, ui::Point middle, float side,
              float degrees, ui::Color tint) {
    const sf::Texture& texture = painter.assets().texture(file);
    const float turn = degrees * std::numbers::pi_v<float> / 180;
    const float c = std::cos(turn);
    const float s = std::sin(turn);
    const sf::Color color(tint.r, tint.g, tint.b, tint.a);
    sf::VertexArray quad(sf::Quads);
    for (const auto& [x, y] : {std::pair{-1.F, -1.F}, {1.F, -1.F}, {1.F, 1.F}, {-1.F, 1.F}}) {
        const ui::Point corner{(x * c - y * s) * side / 2, (x * s + y * c) * side / 2};
        quad.append({middle + corner, color, {(cell.x + (x + 1) / 2) * pixels, (cell.y + (y + 1) / 2) * pixels}});
    }
    painter.target().draw(quad, &texture);
}

} // namespace

void drawTray(ui::Painter& painter, const TrayLayout& layout) {
    painter.image("dice/tray.png", layout.picture());
}

void drawDieShadow(ui::Painter& painter, const ui::Pose& pose) {
    const int way = wayOf(pose.angle);
    const float high = pose.height / std::max(pose.scale, 0.01F); // in tray units
    const float side = kShadowCell / kPixelsAUnit * pose.scale * (1 + high / 150);
    const ui::Point at = pose.at + kShadowDrift * pose.height;
    drawCell(painter, "dice/shadow.png", {static_cast<float>(way), 0}, kShadowCell, at, side, 0,
             ui::kWhite.faded(std::clamp(0.95F - high / 80, 0.2F, 1.F)));
}

void drawDie(ui::Painter& painter, const ui::Pose& pose, int number, ui::Color tint) {
    const float side = kCell / kPixelsAUnit * pose.scale;
    const ui::Point middle = pose.at - ui::Point(0, kCentred * pose.scale + pose.height);
    const int row = number - 1;
    if (pose.spin > kAlmostStill) {
        const int step = std::clamp(static_cast<int>((1 - pose.spin) * kSteps), 0, kSteps - 1);
        const int line = (row * kSteps + step) / kStepsARow;
        const ui::Point cell{static_cast<float>(step % kStepsARow), static_cast<float>(line)};
        drawCell(painter, "dice/tumble.png", cell, kCell, middle, side, 0, tint);
        return;
    }
    const int way = wayOf(pose.angle);
    const float rest = pose.angle - (kFirstWay + static_cast<float>(way) * kWayStep);
    drawCell(painter, "dice/rest.png", {static_cast<float>(way), static_cast<float>(row)}, kCell, middle, side, rest,
             tint);
}

void drawDice(ui::Painter& painter, const ui::Poses& poses, const Roll& dice) {
    std::array<std::size_t, kDice> order{0, 1, 2, 3, 4};
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return std::pair(poses[a].height > 1, poses[a].at.y) < std::pair(poses[b].height > 1, poses[b].at.y);
    });
    for (const std::size_t die : order) {
        drawDieShadow(painter, poses[die]);
    }
    for (const std::size_t die : order) {
        drawDie(painter, poses[die], dice[die]);
    }
}

} // namespace parlour::dice
