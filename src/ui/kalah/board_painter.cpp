#include "ui/kalah/board_painter.hpp"

#include <SFML/Graphics/Image.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <tuple>

namespace parlour::kalah {

namespace {

constexpr float kShadowMargin = 60; // of the board's shadow pictures, in board units
constexpr int kCell = 128;
constexpr int kColors = 8;
constexpr int kVariants = 3;
constexpr int kShadowPixels = 192;
constexpr float kPixelsPerUnit = 4;        // of the bead pictures
constexpr float kLayerRise = 7;            // how much higher a layer of a heap looks
constexpr std::array kSafeColors{1, 2, 4}; // blue, amber, white

sf::Image picture(ui::Assets& assets, std::string_view name) {
    const auto file = assets.file(name);
    sf::Image image;
    if (!image.loadFromFile(file.string())) throw ui::AssetError(file, "is no picture");
    return image;
}

// A bead keeps its look all game long; neighbours of the first deal differ.
std::size_t scrambled(std::size_t bead) {
    return (bead * 2654435761U >> 7) ^ (bead * 40503U);
}

} // namespace

void drawBoard(ui::Painter& painter, const BoardLayout& layout) {
    using Part = BoardLayout::Part;
    const float margin = kShadowMargin * layout.scale();
    const auto pieces = layout.pieces();
    for (const auto& piece : pieces) {
        ui::Rect rect{piece.rect.x, piece.rect.y - margin, piece.rect.w, piece.rect.h + 2 * margin};
        if (piece.part != Part::Column) rect.w += margin;
        if (piece.part == Part::Left) rect.x -= margin;
        const std::string_view file = piece.part == Part::Left     ? "kalah/shadow-left.png"
                                      : piece.part == Part::Column ? "kalah/shadow-column.png"
                                                                   : "kalah/shadow-right.png";
        painter.image(file, rect);
    }
    std::size_t column = 0;
    for (const auto& piece : pieces) {
        switch (piece.part) {
            case Part::Left:
                painter.image("kalah/end-left.png", piece.rect);
                break;
            case Part::Right:
                painter.image("kalah/end-right.png", piece.rect);
                break;
            case Part::Column:
                painter.image("kalah/column-" + std::to_string(column++ * 2 % 3 + 1) + ".png", piece.rect);
                break;
        }
    }
}

void drawCounts(ui::Painter& painter, const BoardLayout& layout, const std::vector<int>& counts) {
    for (int pit = 0; pit < layout.ring().pits(); ++pit) {
        const ui::Rect plaque = layout.plaque(pit);
        painter.text(std::to_string(counts[static_cast<std::size_t>(pit)]), plaque.middle(),
                     {.face = ui::Face::BodyBold, .size = plaque.h * 0.8F, .align = ui::Align::Middle});
    }
}

BeadPainter::BeadPainter(ui::Assets& assets) {
    const sf::Image beads = picture(assets, "kalah/beads.png");
    const sf::Image shadow = picture(assets, "kalah/bead-shadow.png");
    sf::Image both;
    both.create(kColors * kCell, kVariants * kCell + kShadowPixels, sf::Color::Transparent);
    both.copy(beads, 0, 0);
    both.copy(shadow, 0, kVariants * kCell);
    m_atlas.loadFromImage(both);
    m_atlas.setSmooth(true);
    static_cast<void>(m_atlas.generateMipmap());
}

sf::IntRect BeadPainter::cell(std::size_t bead) const {
    const std::size_t look = scrambled(bead);
    const int color = m_safe ? kSafeColors[look % kSafeColors.size()] : static_cast<int>(look % kColors);
    const int variant = static_cast<int>(look / kColors % kVariants);
    return {color * kCell, variant * kCell, kCell, kCell};
}

void BeadPainter::quad(ui::Point middle, float size, sf::IntRect source, sf::Uint8 alpha) {
    const sf::FloatRect s(source);
    const float half = size / 2;
    const sf::Color color(255, 255, 255, alpha);
    m_quads.append({{middle.x - half, middle.y - half}, color, {s.left, s.top}});
    m_quads.append({{middle.x + half, middle.y - half}, color, {s.left + s.width, s.top}});
    m_quads.append({{middle.x + half, middle.y + half}, color, {s.left + s.width, s.top + s.height}});
    m_quads.append({{middle.x - half, middle.y + half}, color, {s.left, s.top + s.height}});
}

void BeadPainter::draw(sf::RenderTarget& target, const ui::Poses& poses) {
    m_order.resize(poses.size());
    for (std::size_t i = 0; i < poses.size(); ++i) {
        m_order[i] = i;
    }
    const auto depth = [&poses](std::size_t i) {
        return std::tuple(poses[i].height > 1, poses[i].layer, poses[i].at.y);
    };
    std::sort(m_order.begin(), m_order.end(), [&](std::size_t a, std::size_t b) { return depth(a) < depth(b); });
    m_quads.clear();
    const sf::IntRect shadow{0, kVariants * kCell, kShadowPixels, kShadowPixels};
    for (const std::size_t i : m_order) {
        const ui::Pose& pose = poses[i];
        const float rise = pose.height + kLayerRise * pose.scale * static_cast<float>(pose.layer);
        const float near = 1 + pose.height / 900;
        const ui::Point fall = pose.at + ui::Point(0.35F, 0.25F) * pose.height - ui::Point(0, rise - pose.height);
        const float strength = 1 / (1 + pose.height / 70);
        quad(fall, kShadowPixels / kPixelsPerUnit * pose.scale * (1 + pose.height / 250), shadow,
             static_cast<sf::Uint8>(255 * strength));
        quad(pose.at - ui::Point(0, rise), kCell / kPixelsPerUnit * pose.scale * near, cell(i), 255);
    }
    sf::RenderStates states;
    states.texture = &m_atlas;
    target.draw(m_quads, states);
}

} // namespace parlour::kalah
