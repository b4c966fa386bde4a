#pragma once
// How beads lie in a pit: a list of places, the n-th bead of the pit taking the n-th. Hexagonal layers, the upper ones
// in the hollows of the lower, each a little out of line so that it looks poured and not stacked. A few beads huddle in
// the middle; very many are drawn smaller rather than heaped without end.
#include "ui/geometry.hpp"

#include <vector>

namespace parlour::kalah {

struct Slot {
    ui::Point at; // board units from the pit's middle
    int layer = 0;
    float scale = 1; // of the bead

    friend bool operator==(const Slot&, const Slot&) = default;
};

// `pit` varies the heap from pit to pit, always in the same way.
std::vector<Slot> houseSlots(int count, int pit);
std::vector<Slot> storeSlots(int count, int pit);

} // namespace parlour::kalah
