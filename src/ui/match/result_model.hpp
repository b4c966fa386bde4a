#pragma once
// What a result screen tells: who won and why.
#include "ui/match/hud.hpp"

#include <optional>
#include <string>
#include <vector>

namespace parlour::ui {

struct ResultRow {
    std::string label;
    std::vector<std::string> values; // one a seat
};

struct ResultModel {
    std::string headline; // "Ada wins by 6"
    std::string reason;   // one sentence
    std::vector<SeatCard> seats;
    std::optional<std::size_t> winner; // none: a draw
    std::vector<ResultRow> rows;       // how the scores came about
};

} // namespace parlour::ui
