#pragma once
// Which bead lies in which pit. The engine counts seeds; on the table every seed is a bead of its own that keeps its
// colour all game long, so somebody has to know which of them a hand took and where each was dropped.
#include "engine/kalah/event.hpp"
#include "engine/kalah/state.hpp"

#include <vector>

namespace parlour::kalah {

using Bead = std::size_t; // 0 .. beads - 1; also its actor on the stage

struct Heaps {
    std::vector<std::vector<Bead>> pits; // from the bottom up
    std::vector<Bead> hand;              // lifted and not sown yet; the last one is sown next

    friend bool operator==(const Heaps&, const Heaps&) = default;
};

// The beads of a position, numbered pit by pit.
Heaps deal(const Ring& ring, const State& state);

// Moves the beads as the event says; returns those that moved.
std::vector<Bead> follow(Heaps& heaps, const Event& event);

std::size_t beadCount(const Heaps& heaps);

} // namespace parlour::kalah
