#pragma once
// The rules of Dice as the booklet that F1 opens. The pictures are drawn as on the table.
#include "ui/games.hpp"

#include <vector>

namespace parlour::dice {

std::vector<ui::RulesPage> rulesPages();

} // namespace parlour::dice
