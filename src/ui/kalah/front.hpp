#pragma once
// Kalah's doors to the rest of the program: its screens, made by name from the list of games.
#include "engine/core/record.hpp"
#include "ui/games.hpp"

#include <memory>

namespace parlour::kalah {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context);
std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record);
// Two computers that play one game after the other, for measuring frames.
std::unique_ptr<ui::Scene> endlessScene(ui::Context& context);

} // namespace parlour::kalah
