#pragma once
// Kalah's rules as the booklet that F1 opens. The pictures are positions that the engine plays out, drawn as on the
// table.
#include "ui/games.hpp"

#include <vector>

namespace parlour::kalah {

std::vector<ui::RulesPage> rulesPages();

} // namespace parlour::kalah
