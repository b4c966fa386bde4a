#pragma once
// Where a Kalah board of a given size lies on the canvas, and where its pits and number plaques are. The measures are
// those of the rendered parts: two ends and a column a house, all joined in one row.
#include "engine/kalah/level.hpp"
#include "engine/kalah/state.hpp"
#include "ui/geometry.hpp"

#include <cstdint>
#include <vector>

namespace parlour::kalah {

inline constexpr float kBowlRadius = 54;
inline const ui::Point kStoreHalf{50, 112};
inline constexpr float kBeadRadius = 14;

class BoardLayout {
public:
    enum class Part : std::uint8_t { Left, Column, Right };
    struct Piece {
        Part part;
        ui::Rect rect;
    };

    // As large as the area allows, in its middle.
    BoardLayout(Ring ring, Direction direction, ui::Rect area);

    const Ring& ring() const { return m_ring; }
    float scale() const { return m_scale; } // logical units a board unit
    ui::Rect frame() const { return m_frame; }
    std::vector<Piece> pieces() const;

    ui::Point pit(int pit) const; // its middle
    ui::Rect plaque(int pit) const;
    bool onLeft(Seat seat) const { return (seat == kNorth) != m_mirrored; } // of its store
    // The pit under a point, or -1.
    int hit(ui::Point point) const;

private:
    ui::Point onBoard(int pit) const;
    float storeX(bool left) const;

    Ring m_ring;
    bool m_mirrored;
    float m_scale = 1;
    ui::Rect m_frame;
};

} // namespace parlour::kalah
