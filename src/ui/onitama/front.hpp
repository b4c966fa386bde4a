#pragma once
// How the rest of the program gets to Onitama's scenes.
#include "engine/core/record.hpp"
#include "ui/scene.hpp"

#include <memory>

namespace parlour::onitama {

std::unique_ptr<ui::Scene> setupScene(ui::Context& context);
std::unique_ptr<ui::Scene> resumeScene(ui::Context& context, Record record);

} // namespace parlour::onitama
