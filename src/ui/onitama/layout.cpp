#include "ui/onitama/layout.hpp"

#include <algorithm>

namespace parlour::onitama {

namespace {

constexpr float kWhole = kSquareSize * kSide + 2 * kFrame;

} // namespace

BoardLayout::BoardLayout(const ui::Rect& area) : m_scale(std::min(area.w, area.h) / kWhole) {
    m_courtyard = ui::Rect::around(area.middle(), ui::Point(kWhole, kWhole) * m_scale);
}

ui::Point BoardLayout::square(Square square) const {
    const ui::Point steps{static_cast<float>(columnOf(square)) - 2, static_cast<float>(rowOf(square)) - 2};
    return m_courtyard.middle() + steps * (kSquareSize * m_scale);
}

ui::Rect BoardLayout::cell(Square square) const {
    return ui::Rect::around(this->square(square), ui::Point(kSquareSize, kSquareSize) * m_scale);
}

Square BoardLayout::hit(ui::Point point) const {
    for (Square square = 0; square < kSquares; ++square) {
        if (cell(square).contains(point)) return square;
    }
    return kNowhere;
}

} // namespace parlour::onitama
