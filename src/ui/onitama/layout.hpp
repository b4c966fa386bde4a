#pragma once
// Where the courtyard of Onitama lies on the canvas, and where its squares are. The measures are those of the rendered
// picture: 25 squares and a stone frame round them, row a at the top.
#include "engine/onitama/square.hpp"
#include "ui/geometry.hpp"

namespace parlour::onitama {

inline constexpr float kSquareSize = 110; // in logical units at scale 1
inline constexpr float kFrame = 35;       // of stone, round the squares
inline constexpr float kShadow = 20;      // the picture's soft edge, beyond the frame

class BoardLayout {
public:
    // The courtyard, frame and all, as large as fits, in the middle of the area.
    explicit BoardLayout(const ui::Rect& area);

    float scale() const { return m_scale; }
    ui::Rect courtyard() const { return m_courtyard; } // with its stone frame
    ui::Point square(Square square) const;             // its middle
    ui::Rect cell(Square square) const;
    Square hit(ui::Point point) const; // the square under a point, or kNowhere

private:
    ui::Rect m_courtyard;
    float m_scale;
};

} // namespace parlour::onitama
