#pragma once
// Where the tray lies, and where on it dice come to rest. The measures are those of the rendered tray: a field of felt,
// and three wells in front of it.
#include "ui/dice/table.hpp"
#include "ui/geometry.hpp"
#include "ui/stage/actor.hpp"

namespace parlour::dice {

inline constexpr float kDieSide = 56; // tray units
inline const ui::Point kTraySize{562, 412};

class TrayLayout {
public:
    explicit TrayLayout(ui::Rect area); // as large as the area allows, in its middle

    float scale() const { return m_scale; } // logical units a tray unit
    ui::Rect frame() const;                 // the tray's outer edge
    ui::Rect picture() const;               // with the shadow around it
    ui::Rect felt() const;
    ui::Rect well(Group well) const;
    ui::Rect label(Group well) const; // on the rim in front of it
    ui::Point wellSpot(Group well, std::size_t slot) const;
    // Where a die of a roll comes to rest on the felt, and how it is turned.
    ui::Pose feltPose(std::size_t die, int round) const;
    ui::Point hand() const; // where dice are thrown from, outside the tray
    // What is under a point; nothing outside the tray's hollows.
    std::optional<Group> hit(ui::Point point) const;

private:
    ui::Point at(float x, float y) const { return m_middle + ui::Point(x, y) * m_scale; } // from the tray's middle
    ui::Rect box(float x, float y, float halfX, float halfY) const;

    ui::Point m_middle;
    float m_scale = 1;
};

} // namespace parlour::dice
