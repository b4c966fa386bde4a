#pragma once
// Where everything must be, given who is on the table.
#include "ui/onitama/cast.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/stage/actor.hpp"

namespace parlour::onitama {

ui::Pose pawnPose(const BoardLayout& layout, const Pawn& pawn);
ui::Pose wallPose(const BoardLayout& layout, Square wall);
ui::Pose cardPose(const CardActor& card, Seat facing);

// One pose an actor.
ui::Poses picture(const BoardLayout& layout, const Cast& cast);

} // namespace parlour::onitama
