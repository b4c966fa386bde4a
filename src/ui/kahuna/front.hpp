#pragma once
// Kahuna's entries in the list of games: how its setup is opened, and how a recorded game goes on.
#include "engine/core/record.hpp"
#include "ui/scene.hpp"

#include <memory>

namespace parlour::kahuna {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context);
std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record);

} // namespace parlour::kahuna
