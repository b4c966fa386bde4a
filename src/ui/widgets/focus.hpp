#pragma once
// Which widget the keyboard or gamepad is on. There is one focus, and the mouse moves the same one, so two widgets
// never look chosen at once. Dear ImGui has a navigation of its own, but it cannot land on a house of a game board,
// wrap round, or be told by a scene where to start, and it differs from version to version; this one is a page of
// geometry.
#include "ui/geometry.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace parlour::ui {

using WidgetId = std::uint64_t;

struct Focusable {
    WidgetId id = 0;
    Rect rect;
    bool round = false;         // the circle in the rectangle is meant
    std::optional<Rect> clip{}; // what can be seen of it

    bool hits(Point p) const;
};

enum class Direction : std::uint8_t { Up, Down, Left, Right };

// Where an arrow key leads from a place: the nearest that way, or, if there is none, round to the other side. 0:
// nowhere.
WidgetId neighbour(const std::vector<Focusable>& all, const Rect& from, WidgetId current, Direction direction);
// The next or last one in the order they were drawn, for the tabulator key.
WidgetId following(const std::vector<Focusable>& all, WidgetId current, bool backwards);
// The one whose middle is nearest.
WidgetId nearest(const std::vector<Focusable>& all, Point to);

} // namespace parlour::ui
