#pragma once
// How a ply of Kalah looks and sounds: its events in, cues and moments out. Nothing here knows a rule; where the beads
// go is what the events say. Numbers on the plaques change as beads leave and land, so they are part of it: a Moment's
// place is a pit.
#include "ui/kalah/heaps.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/stage/cue.hpp"

#include <span>

namespace parlour::kalah {

// From how the heaps lie before the ply to how they lie after it, which is what `heaps` is changed to.
ui::Script choreography(const BoardLayout& layout, Heaps& heaps, std::span<const Event> events);

} // namespace parlour::kalah
