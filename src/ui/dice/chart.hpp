#pragma once
// Everybody's total after every round, as lines on paper.
#include "engine/core/match_of.hpp"
#include "engine/dice/rules.hpp"
#include "ui/geometry.hpp"

#include <string>
#include <vector>

namespace parlour::ui {
class Widgets;
}

namespace parlour::dice {

struct Course { // of one player's game
    std::string name;
    std::vector<int> totals; // at the start and after each of the own rounds
    bool finished = false;
};

// One a seat, as far as the match has come.
std::vector<Course> courses(const MatchOf<Rules>& match, const std::vector<std::string>& names);

void drawChart(ui::Widgets& widgets, const std::vector<Course>& courses, const ui::Rect& rect);

} // namespace parlour::dice
