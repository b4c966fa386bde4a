// What widgets look at rather than touch: skins, pictures, shapes and text.
#include "ui/lettering.hpp"
#include "ui/widgets/canvas.hpp"
#include "ui/widgets/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace parlour::ui {

namespace {

ImVec2 corner(const Rect& r) {
    return {r.x, r.y};
}

ImVec2 farCorner(const Rect& r) {
    return {r.right(), r.bottom()};
}

} // namespace

void Widgets::panel(const Rect& rect, const NineSlice& skin) {
    slice(kShadow, rect.grown(kHalo).moved(5, 9));
    slice(skin, rect);
}

void Widgets::slice(const NineSlice& skin, const Rect& rect, Color tint) {
    const sf::Texture& texture = m_assets.texture(skin.file);
    const Rect r = m_viewport.toPixels(rect);
    const float edge = std::round(std::min({skin.corner * m_viewport.scale(), r.w / 2, r.h / 2}));
    const float bu = skin.border / static_cast<float>(texture.getSize().x);
    const float bv = skin.border / static_cast<float>(texture.getSize().y);
    const std::array xs{r.x, r.x + edge, r.right() - edge, r.right()};
    const std::array ys{r.y, r.y + edge, r.bottom() - edge, r.bottom()};
    const std::array us{0.F, bu, 1 - bu, 1.F};
    const std::array vs{0.F, bv, 1 - bv, 1.F};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            if (skin.hollow && i == 1 && j == 1) continue;
            m_canvas->list->AddImage(textureId(texture), {xs[i], ys[j]}, {xs[i + 1], ys[j + 1]}, {us[i], vs[j]},
                                     {us[i + 1], vs[j + 1]}, packed(tint));
        }
    }
}

void Widgets::image(std::string_view file, const Rect& rect, Color tint) {
    imagePart(file, rect, {0, 0, 1, 1}, tint);
}

void Widgets::imagePart(std::string_view file, const Rect& rect, const Rect& part, Color tint, float rounding) {
    const Rect r = m_viewport.toPixels(rect);
    m_canvas->list->AddImageRounded(textureId(m_assets.texture(file)), corner(r), farCorner(r), corner(part),
                                    farCorner(part), packed(tint), rounding * m_viewport.scale());
}

void Widgets::icon(std::string_view name, const Rect& rect, Color tint) {
    image("common/icons/" + std::string(name) + ".png", rect, tint);
}

void Widgets::fill(const Rect& rect, Color color, float rounding) {
    const Rect r = m_viewport.toPixels(rect);
    m_canvas->list->AddRectFilled(corner(r), farCorner(r), packed(color), rounding * m_viewport.scale());
}

void Widgets::outline(const Rect& rect, Color color, float thickness, float rounding) {
    const Rect r = m_viewport.toPixels(rect);
    m_canvas->list->AddRect(corner(r), farCorner(r), packed(color), rounding * m_viewport.scale(), 0,
                            std::max(1.F, thickness * m_viewport.scale()));
}

void Widgets::line(Point from, Point to, Color color, float thickness) {
    const Point a = m_viewport.toPixels(from);
    const Point b = m_viewport.toPixels(to);
    m_canvas->list->AddLine({a.x, a.y}, {b.x, b.y}, packed(color), std::max(1.F, thickness * m_viewport.scale()));
}

void Widgets::progressBar(const Rect& rect, float value) {
    fill(rect, kShade.faded(0.55F), rect.h / 2);
    const Rect inside = rect.grown(-2);
    const float width = std::max(inside.h, inside.w * std::clamp(value, 0.F, 1.F));
    fill({inside.x, inside.y, width, inside.h}, kGlow, inside.h / 2);
}

// --- text

unsigned Widgets::pixelSize(float size) const {
    return static_cast<unsigned>(std::max(1.F, std::round(size * m_textScale * m_viewport.scale())));
}

// Draws one line, vertically centred in a box of pixels.
float Widgets::drawLine(std::u32string_view text, const sf::Font& font, unsigned pixels, const Rect& box,
                        const Lettering& lettering) {
    const float width = lineWidth(font, pixels, text);
    const float free = box.w - width;
    const float x = box.x + (lettering.align == Align::Left ? 0 : lettering.align == Align::Middle ? free / 2 : free);
    const float baseline = std::round(box.y + box.h / 2 + 0.35F * static_cast<float>(pixels));
    const auto draw = [&](Point offset, Color color) {
        const auto boxes = glyphs(font, pixels, text, std::round(x) + offset.x, baseline + offset.y);
        const sf::Texture& page = font.getTexture(pixels);
        const sf::Vector2f size(page.getSize());
        m_canvas->uses(font, pixels);
        for (const GlyphBox& glyph : boxes) {
            const sf::FloatRect source(glyph.source);
            m_canvas->list->AddImage(textureId(page), {glyph.place.left, glyph.place.top},
                                     {glyph.place.left + glyph.place.width, glyph.place.top + glyph.place.height},
                                     {source.left / size.x, source.top / size.y},
                                     {(source.left + source.width) / size.x, (source.top + source.height) / size.y},
                                     packed(color));
        }
    };
    if (lettering.shadow) {
        const float depth = std::max(1.F, std::round(static_cast<float>(pixels) / 24));
        draw({depth, depth * 1.5F}, kShade.faded(0.7F * static_cast<float>(lettering.color.a) / 255));
    }
    draw({0, 0}, lettering.color);
    return width;
}

void Widgets::text(std::string_view utf8, const Rect& box, const Lettering& lettering) {
    const sf::Font& font = m_assets.font(lettering.face);
    const std::u32string line = decoded(utf8);
    const Rect pixelBox = m_viewport.toPixels(box);
    unsigned pixels = pixelSize(lettering.size);
    while (pixels > 8 && box.w > 0 && lineWidth(font, pixels, line) > pixelBox.w) {
        --pixels;
    }
    drawLine(line, font, pixels, pixelBox, lettering);
    m_seen.push_back({Seen::Kind::Text, std::string(utf8), box, true, false, m_live});
}

float Widgets::paragraph(std::string_view utf8, const Rect& box, const Lettering& lettering) {
    const sf::Font& font = m_assets.font(lettering.face);
    const unsigned pixels = pixelSize(lettering.size);
    const Rect pixelBox = m_viewport.toPixels(box);
    const float step = std::round(static_cast<float>(pixels) * 1.4F);
    float y = pixelBox.y;
    for (const std::u32string& line : wrapped(font, pixels, decoded(utf8), pixelBox.w)) {
        drawLine(line, font, pixels, {pixelBox.x, y, pixelBox.w, step}, lettering);
        y += step;
    }
    m_seen.push_back({Seen::Kind::Text, std::string(utf8), box, true, false, m_live});
    return (y - pixelBox.y) / m_viewport.scale();
}

float Widgets::paragraphHeight(std::string_view utf8, float width, const Lettering& lettering) const {
    const unsigned pixels = pixelSize(lettering.size);
    const auto lines = wrapped(m_assets.font(lettering.face), pixels, decoded(utf8), width * m_viewport.scale());
    return static_cast<float>(lines.size()) * std::round(static_cast<float>(pixels) * 1.4F) / m_viewport.scale();
}

float Widgets::textWidth(std::string_view utf8, const Lettering& lettering) const {
    return lineWidth(m_assets.font(lettering.face), pixelSize(lettering.size), decoded(utf8)) / m_viewport.scale();
}

} // namespace parlour::ui
