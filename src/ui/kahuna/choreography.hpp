#pragma once
// Turns what happened into motion: cards that slide and turn, bridges planted plank by plank and washed away, stones
// that rise and sink, each after what caused it, so that one sees why.
#include "ui/kahuna/cast.hpp"
#include "ui/kahuna/layout.hpp"
#include "ui/stage/cue.hpp"

#include <span>

namespace parlour::kahuna {

// The animation of one ply that led to `after`; `cast` is as before it and becomes as after it. The numbers that change
// on the way are the two totals.
ui::Script choreography(const BoardLayout& layout, Cast& cast, std::span<const Event> events, const State& after);

} // namespace parlour::kahuna
