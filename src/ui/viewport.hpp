#pragma once
// Maps the logical canvas to the window's pixels: one scale for both axes, centred. What lies outside the canvas in a
// window of another shape is still table, so there are no bars: `visible()` is the whole window in logical units.
#include "ui/geometry.hpp"

#include <SFML/Graphics/View.hpp>

namespace parlour::ui {

class Viewport {
public:
    explicit Viewport(sf::Vector2u pixels = {1280, 800});

    sf::Vector2u pixels() const { return m_pixels; }
    float scale() const { return m_scale; } // pixels per logical unit
    Rect visible() const;

    Point toPixels(Point logical) const { return {logical.x * m_scale + m_offset.x, logical.y * m_scale + m_offset.y}; }
    Point toLogical(Point pixel) const { return {(pixel.x - m_offset.x) / m_scale, (pixel.y - m_offset.y) / m_scale}; }
    Rect toPixels(const Rect& logical) const; // snapped to whole pixels
    sf::View view() const;                    // for drawing in logical units

    friend bool operator==(const Viewport& a, const Viewport& b) { return a.m_pixels == b.m_pixels; }

private:
    sf::Vector2u m_pixels;
    float m_scale;
    Point m_offset;
};

} // namespace parlour::ui
