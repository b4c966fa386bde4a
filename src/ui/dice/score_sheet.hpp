#pragma once
// A player's score sheet: paper, ink and what the next mark would bring. Large for the one who plays, small for a
// glance at the others. Everything shown is asked of the rules.
#include "engine/dice/rules.hpp"
#include "ui/geometry.hpp"

#include <optional>
#include <string>

namespace parlour::ui {
class Painter;
class Widgets;
} // namespace parlour::ui

namespace parlour::dice {

inline const ui::Point kPaperSize{410, 772};

struct SheetModel {
    const Rules* rules = nullptr;
    Sheet sheet{}; // as far as it is written
    int total = 0;
    std::string name{};
    std::string note{};           // below the name
    std::optional<Split> ghost{}; // a split that is being considered: pencilled in
    bool ghostFree = false;       // its removed die would not be recorded
    std::optional<Split> last{};  // the one that was written last
};

// The paper without writing, where it does not move.
void drawPaper(ui::Painter& painter, const ui::Rect& rect);

// The writing on a sheet of paper of any size. `Brush` is a Painter or the Widgets.
template <class Brush>
void drawSheet(Brush& brush, const SheetModel& model, const ui::Rect& paper);

// All of a sheet in one strip of about 200 by 32.
void drawSmallSheet(ui::Widgets& widgets, const Rules& rules, const Sheet& sheet, const ui::Rect& rect);

ui::Color pointsInk(int points);

} // namespace parlour::dice
