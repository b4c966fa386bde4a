#pragma once
// Undo, redo, a jump in a replay: whatever lies differently from how it should glides to its place.
#include "ui/stage/cue.hpp"

namespace parlour::ui {

// Both have one pose an actor. Actors that are in place get no cue.
Script reconcile(const Poses& now, const Poses& goal, float seconds);

} // namespace parlour::ui
