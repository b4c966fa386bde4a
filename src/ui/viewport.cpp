#include "ui/viewport.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::ui {

Viewport::Viewport(sf::Vector2u pixels)
    : m_pixels(std::max(pixels.x, 1U), std::max(pixels.y, 1U)),
      m_scale(std::min(static_cast<float>(m_pixels.x) / kCanvas.x, static_cast<float>(m_pixels.y) / kCanvas.y)),
      m_offset(std::round((static_cast<float>(m_pixels.x) - kCanvas.x * m_scale) / 2),
               std::round((static_cast<float>(m_pixels.y) - kCanvas.y * m_scale) / 2)) {}

Rect Viewport::visible() const {
    const Point corner = toLogical(Point{0, 0});
    return {corner.x, corner.y, static_cast<float>(m_pixels.x) / m_scale, static_cast<float>(m_pixels.y) / m_scale};
}

Rect Viewport::toPixels(const Rect& logical) const {
    const Point a = toPixels(logical.topLeft());
    const Point b = toPixels(Point{logical.right(), logical.bottom()});
    const float x = std::round(a.x);
    const float y = std::round(a.y);
    return {x, y, std::round(b.x) - x, std::round(b.y) - y};
}

sf::View Viewport::view() const {
    const Rect all = visible();
    return sf::View(all.middle(), all.size());
}

} // namespace parlour::ui
