#pragma once
// Kahuna's rules as the booklet that F1 opens. The pictures are positions that the engine plays out, drawn as on the
// table.
#include "ui/games.hpp"

#include <vector>

namespace parlour::kahuna {

std::vector<ui::RulesPage> rulesPages();

} // namespace parlour::kahuna
