#pragma once
// Where everything must be, given what is on the table. A bridge's or a stone's scale is how much of it is there, 0
// to 1. A card's angle is 180 if it lies face up and 0 if it shows its back; in between it is being turned over.
#include "ui/kahuna/cast.hpp"
#include "ui/kahuna/layout.hpp"
#include "ui/stage/actor.hpp"

namespace parlour::kahuna {

inline constexpr float kFaceUp = 180;

ui::Pose bridgePose(const BoardLayout& layout, Bridge bridge, bool there);
ui::Pose stonePose(const BoardLayout& layout, Island island, bool there);
ui::Pose cardPose(const Cast& cast, const CardActor& card);

// One pose an actor.
ui::Poses picture(const BoardLayout& layout, const Cast& cast);

} // namespace parlour::kahuna
