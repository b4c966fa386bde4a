#pragma once
// What a result screen tells: who won and why. Any number of seats.
#include "ui/match/hud.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace parlour::ui {

class Widgets;

struct ResultRow {
    std::string label;
    std::vector<std::string> values; // one a seat
};

struct ResultModel {
    std::string headline; // "Ada wins by 6"
    std::string reason;   // one sentence
    std::vector<SeatCard> seats;
    std::optional<std::size_t> winner; // none: a draw
    std::vector<std::size_t> shared{}; // who shares the first place, if not everybody
    std::vector<ResultRow> rows;       // how the scores came about
    // Something of the game's own beside all that: a chart, a list.
    std::function<void(Widgets&, const Rect&)> aside{};
};

} // namespace parlour::ui
