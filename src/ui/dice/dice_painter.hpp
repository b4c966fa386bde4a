#pragma once
// Draws the tray and the dice at any size: on the table, in the setup screen's preview, on the rules pages. A die that
// tumbles goes through rendered pictures, the last of which is how it lies.
#include "ui/dice/layout.hpp"
#include "ui/painter.hpp"

namespace parlour::dice {

void drawTray(ui::Painter& painter, const TrayLayout& layout);

// `height` and `spin` of the pose say whether it flies and tumbles. Draw all shadows before all dice.
void drawDieShadow(ui::Painter& painter, const ui::Pose& pose);
void drawDie(ui::Painter& painter, const ui::Pose& pose, int number, ui::Color tint = ui::kWhite);
// All of a table's dice, far ones first.
void drawDice(ui::Painter& painter, const ui::Poses& poses, const Roll& dice);

} // namespace parlour::dice
