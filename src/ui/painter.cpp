#include "ui/painter.hpp"

#include "ui/lettering.hpp"

#include <SFML/Graphics/RectangleShape.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <array>
#include <cmath>

namespace parlour::ui {

namespace {

sf::Color toSf(Color color) {
    return {color.r, color.g, color.b, color.a};
}

void appendQuad(sf::VertexArray& quads, const sf::FloatRect& place, const sf::FloatRect& source, sf::Color color) {
    const auto vertex = [&](float fx, float fy) {
        quads.append(sf::Vertex({place.left + fx * place.width, place.top + fy * place.height}, color,
                                {source.left + fx * source.width, source.top + fy * source.height}));
    };
    vertex(0, 0);
    vertex(1, 0);
    vertex(1, 1);
    vertex(0, 1);
}

} // namespace

Painter::Painter(sf::RenderTarget& target, const Viewport& viewport, Assets& assets, float textScale)
    : m_target(target), m_viewport(viewport), m_assets(assets), m_textScale(textScale) {
    m_target.setView(viewport.view());
}

void Painter::table() {
    const sf::Texture& wood = m_assets.texture("common/table.jpg");
    const Rect all = m_viewport.visible();
    const float scale =
        std::max(all.w / static_cast<float>(wood.getSize().x), all.h / static_cast<float>(wood.getSize().y));
    image(wood, Rect::around(all.middle(), sf::Vector2f(wood.getSize()) * scale));
}

void Painter::fill(const Rect& rect, Color color) {
    sf::RectangleShape shape(rect.size());
    shape.setPosition(rect.topLeft());
    shape.setFillColor(toSf(color));
    m_target.draw(shape);
}

void Painter::image(std::string_view file, const Rect& rect, Color tint) {
    image(m_assets.texture(file), rect, tint);
}

void Painter::image(const sf::Texture& texture, const Rect& rect, Color tint) {
    sf::VertexArray quads(sf::Quads);
    appendQuad(quads, {rect.x, rect.y, rect.w, rect.h}, {{0, 0}, sf::Vector2f(texture.getSize())}, toSf(tint));
    m_target.draw(quads, &texture);
}

void Painter::imagePart(std::string_view file, const Rect& rect, const Rect& part, Color tint, float rounding) {
    constexpr int kSteps = 6; // of a quarter circle
    const sf::Texture& texture = m_assets.texture(file);
    const sf::Vector2f size(texture.getSize());
    sf::VertexArray fan(sf::TriangleFan);
    for (int corner = 0; corner < 4; ++corner) { // clockwise from the lower right one
        const float cx = corner == 0 || corner == 3 ? rect.right() - rounding : rect.x + rounding;
        const float cy = corner < 2 ? rect.bottom() - rounding : rect.y + rounding;
        for (int step = 0; step <= kSteps; ++step) {
            const float angle = (static_cast<float>(corner) + static_cast<float>(step) / kSteps) * 1.5707963F;
            const Point at{cx + rounding * std::cos(angle), cy + rounding * std::sin(angle)};
            const Point source{(part.x + part.w * (at.x - rect.x) / rect.w) * size.x,
                               (part.y + part.h * (at.y - rect.y) / rect.h) * size.y};
            fan.append(sf::Vertex(at, toSf(tint), source));
        }
    }
    m_target.draw(fan, &texture);
}

void Painter::slice(const NineSlice& skin, const Rect& rect, Color tint) {
    const sf::Texture& texture = m_assets.texture(skin.file);
    const sf::Vector2f size(texture.getSize());
    const float corner = std::min({skin.corner, rect.w / 2, rect.h / 2});
    const std::array xs{rect.x, rect.x + corner, rect.right() - corner, rect.right()};
    const std::array ys{rect.y, rect.y + corner, rect.bottom() - corner, rect.bottom()};
    const std::array us{0.F, skin.border, size.x - skin.border, size.x};
    const std::array vs{0.F, skin.border, size.y - skin.border, size.y};
    sf::VertexArray quads(sf::Quads);
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            if (skin.hollow && i == 1 && j == 1) continue;
            appendQuad(quads, {xs[i], ys[j], xs[i + 1] - xs[i], ys[j + 1] - ys[j]},
                       {us[i], vs[j], us[i + 1] - us[i], vs[j + 1] - vs[j]}, toSf(tint));
        }
    }
    m_target.draw(quads, &texture);
}

void Painter::panel(const Rect& rect, const NineSlice& skin) {
    slice(kShadow, rect.grown(kHalo).moved(5, 9));
    slice(skin, rect);
}

void Painter::text(std::string_view utf8, Point at, const Lettering& lettering) {
    const sf::Font& font = m_assets.font(lettering.face);
    const unsigned pixels = pixelSize(lettering.size);
    const std::u32string text = decoded(utf8);
    const float width = lineWidth(font, pixels, text);
    const Point start = m_viewport.toPixels(at);
    const float shift = lettering.align == Align::Left ? 0 : lettering.align == Align::Middle ? width / 2 : width;
    const float baseline = std::round(start.y + 0.35F * static_cast<float>(pixels));
    const auto draw = [&](Point offset, Color color) {
        sf::VertexArray quads(sf::Quads);
        for (const GlyphBox& box :
             glyphs(font, pixels, text, std::round(start.x - shift) + offset.x, baseline + offset.y)) {
            appendQuad(quads, box.place, sf::FloatRect(box.source), toSf(color));
        }
        m_target.draw(quads, &font.getTexture(pixels));
    };
    // Glyphs stand on whole pixels, so they are set in pixels and not in logical units.
    const sf::View logical = m_target.getView();
    m_target.setView(sf::View(sf::FloatRect({0, 0}, sf::Vector2f(m_viewport.pixels()))));
    if (lettering.shadow) {
        const float depth = std::max(1.F, std::round(static_cast<float>(pixels) / 24));
        draw({depth, depth * 1.5F}, kShade.faded(0.7F));
    }
    draw({0, 0}, lettering.color);
    m_target.setView(logical);
}

void Painter::text(std::string_view utf8, const Rect& box, const Lettering& lettering) {
    Lettering fitting = lettering;
    const float width = textWidth(utf8, lettering);
    if (width > box.w) fitting.size *= box.w / width;
    const float x = lettering.align == Align::Left     ? box.x
                    : lettering.align == Align::Middle ? box.middle().x
                                                       : box.right();
    text(utf8, Point{x, box.middle().y}, fitting);
}

unsigned Painter::pixelSize(float size) const {
    return static_cast<unsigned>(std::max(1.F, std::round(size * m_textScale * m_viewport.scale())));
}

float Painter::textWidth(std::string_view utf8, const Lettering& lettering) const {
    return lineWidth(m_assets.font(lettering.face), pixelSize(lettering.size), decoded(utf8)) / m_viewport.scale();
}

} // namespace parlour::ui
