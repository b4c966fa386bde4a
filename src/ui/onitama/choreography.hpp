#pragma once
// Turns what happened into motion: which figure and which card moves where and when, and what is heard and seen.
#include "ui/onitama/cast.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/stage/cue.hpp"

#include <span>

namespace parlour::onitama {

// What the player has seen already while he was putting his turn together.
enum class Shown : std::uint8_t { Nothing, PawnMove };

// The animation of one ply; `cast` is as before it and becomes as after it.
ui::Script choreography(const BoardLayout& layout, Cast& cast, std::span<const Event> events,
                        Shown shown = Shown::Nothing);

} // namespace parlour::onitama
