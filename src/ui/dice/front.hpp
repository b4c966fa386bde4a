#pragma once
// Dice's doors to the rest of the program: its screens, made by name from the list of games.
#include "engine/core/record.hpp"
#include "ui/games.hpp"

#include <memory>

namespace parlour::dice {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context);
std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record);

} // namespace parlour::dice
