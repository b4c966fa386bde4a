#include "ui/kalah/layout.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::kalah {

namespace {

constexpr float kEndWidth = 180;
constexpr float kColumnWidth = 125;
constexpr float kHeight = 360;
constexpr float kLeftStoreX = 97;
constexpr float kRightStoreX = 83;
constexpr float kNorthY = 105;
constexpr float kSouthY = 255;
constexpr float kNorthPlaqueY = 27;
constexpr float kSouthPlaqueY = 329;
const ui::Point kHousePlaque{46, 26};
const ui::Point kStorePlaque{62, 30};
constexpr float kLargest = 1.25F; // bowls and beads of a tiny board need not fill the screen

} // namespace

BoardLayout::BoardLayout(Ring ring, Direction direction, ui::Rect area)
    : m_ring(ring), m_mirrored(direction == Direction::Clockwise) {
    const float width = 2 * kEndWidth + kColumnWidth * static_cast<float>(ring.houses());
    m_scale = std::min({area.w / width, area.h / kHeight, kLargest});
    const ui::Point size{width * m_scale, kHeight * m_scale};
    m_frame = ui::Rect::around(area.middle(), size);
}

std::vector<BoardLayout::Piece> BoardLayout::pieces() const {
    std::vector<Piece> all;
    float x = m_frame.x;
    const auto add = [&](Part part, float width) {
        all.push_back({part, {x, m_frame.y, width * m_scale, m_frame.h}});
        x += width * m_scale;
    };
    add(Part::Left, kEndWidth);
    for (int column = 0; column < m_ring.houses(); ++column) {
        add(Part::Column, kColumnWidth);
    }
    add(Part::Right, kEndWidth);
    return all;
}

float BoardLayout::storeX(bool left) const {
    return left ? kLeftStoreX : kEndWidth + kColumnWidth * static_cast<float>(m_ring.houses()) + kRightStoreX;
}

// South sows to the right along the lower row and North to the left along the upper one; a clockwise board is the
// mirror image of that.
ui::Point BoardLayout::onBoard(int pit) const {
    const Seat owner = m_ring.owner(pit);
    if (m_ring.isStore(pit)) return {storeX(onLeft(owner)), kHeight / 2};
    const int number = m_ring.number(pit);
    const int column = onLeft(owner) ? m_ring.houses() - number : number - 1;
    return {kEndWidth + kColumnWidth * (static_cast<float>(column) + 0.5F), owner == kSouth ? kSouthY : kNorthY};
}

ui::Point BoardLayout::pit(int pit) const {
    return m_frame.topLeft() + onBoard(pit) * m_scale;
}

ui::Rect BoardLayout::plaque(int pit) const {
    const bool store = m_ring.isStore(pit);
    const bool above = !store && m_ring.owner(pit) == kNorth;
    const ui::Point size = (store ? kStorePlaque : kHousePlaque) * m_scale;
    const float y = m_frame.y + (above ? kNorthPlaqueY : kSouthPlaqueY) * m_scale;
    return ui::Rect::around({this->pit(pit).x, y}, size);
}

int BoardLayout::hit(ui::Point point) const {
    for (int pit = 0; pit < m_ring.pits(); ++pit) {
        const ui::Point off = (point - this->pit(pit)) / m_scale;
        const bool inside = m_ring.isStore(pit) ? std::abs(off.x) <= kStoreHalf.x && std::abs(off.y) <= kStoreHalf.y
                                                : std::hypot(off.x, off.y) <= kBowlRadius;
        if (inside) return pit;
    }
    return -1;
}

} // namespace parlour::kalah
