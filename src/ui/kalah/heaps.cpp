#include "ui/kalah/heaps.hpp"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace parlour::kalah {

namespace {

// One overload an event.
struct Follower {
    Heaps& heaps;

    std::vector<Bead>& pit(int n) const { return heaps.pits[static_cast<std::size_t>(n)]; }

    std::vector<Bead> bank(int from, int store) const {
        auto moved = std::exchange(pit(from), {});
        auto& into = pit(store);
        into.insert(into.end(), moved.begin(), moved.end());
        return moved;
    }

    std::vector<Bead> operator()(const Lifted& event) const {
        heaps.hand = std::exchange(pit(event.pit), {});
        return heaps.hand;
    }
    std::vector<Bead> operator()(const Sown& event) const {
        assert(!heaps.hand.empty());
        const Bead bead = heaps.hand.back();
        heaps.hand.pop_back();
        pit(event.pit).push_back(bead);
        return {bead};
    }
    std::vector<Bead> operator()(const Captured& event) const { return bank(event.pit, event.store); }
    std::vector<Bead> operator()(const Swept& event) const { return bank(event.pit, event.store); }
    std::vector<Bead> operator()(const Swapped& /*event*/) const {
        std::rotate(heaps.pits.begin(), heaps.pits.begin() + std::ssize(heaps.pits) / 2, heaps.pits.end());
        std::vector<Bead> all;
        for (const auto& heap : heaps.pits) {
            all.insert(all.end(), heap.begin(), heap.end());
        }
        return all;
    }
    std::vector<Bead> operator()(const ExtraTurn& /*event*/) const { return {}; }
    std::vector<Bead> operator()(const GameOver& /*event*/) const { return {}; }
};

} // namespace

Heaps deal(const Ring& ring, const State& state) {
    Heaps heaps;
    Bead next = 0;
    for (int pit = 0; pit < ring.pits(); ++pit) {
        auto& heap = heaps.pits.emplace_back(static_cast<std::size_t>(state.seeds(pit)));
        std::iota(heap.begin(), heap.end(), next);
        next += heap.size();
    }
    return heaps;
}

std::vector<Bead> follow(Heaps& heaps, const Event& event) {
    return std::visit(Follower{heaps}, event);
}

std::size_t beadCount(const Heaps& heaps) {
    return std::accumulate(heaps.pits.begin(), heaps.pits.end(), heaps.hand.size(),
                           [](std::size_t sum, const auto& heap) { return sum + heap.size(); });
}

} // namespace parlour::kalah
