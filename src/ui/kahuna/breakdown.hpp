#pragma once
// How the points came about, round by round, read off a match's events.
#include "engine/core/match_of.hpp"
#include "ui/kahuna/words.hpp"
#include "ui/match/result_model.hpp"

namespace parlour::kahuna {

// Of a game that is over. Who sits in the seats is left to the caller.
ui::ResultModel breakdown(const MatchOf<Rules>& match, const Names& names);

} // namespace parlour::kahuna
