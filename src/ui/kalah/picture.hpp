#pragma once
// Where every bead must lie, given which pit it is in.
#include "ui/kalah/heaps.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/stage/actor.hpp"

namespace parlour::kalah {

// The poses of the beads of one pit, from the bottom of its heap up.
ui::Poses heapPoses(const BoardLayout& layout, int pit, std::size_t count);

// One pose a bead. No bead may be in the hand.
ui::Poses picture(const BoardLayout& layout, const Heaps& heaps);

} // namespace parlour::kalah
