#include "ui/kalah/picture.hpp"

#include "ui/kalah/slots.hpp"

#include <cassert>

namespace parlour::kalah {

ui::Poses heapPoses(const BoardLayout& layout, int pit, std::size_t count) {
    const int beads = static_cast<int>(count);
    const auto slots = layout.ring().isStore(pit) ? storeSlots(beads, pit) : houseSlots(beads, pit);
    ui::Poses poses;
    for (const Slot& slot : slots) {
        poses.push_back({.at = layout.pit(pit) + slot.at * layout.scale(),
                         .scale = slot.scale * layout.scale(),
                         .layer = slot.layer});
    }
    return poses;
}

ui::Poses picture(const BoardLayout& layout, const Heaps& heaps) {
    assert(heaps.hand.empty());
    ui::Poses poses(beadCount(heaps));
    for (std::size_t pit = 0; pit < heaps.pits.size(); ++pit) {
        const auto& heap = heaps.pits[pit];
        const auto places = heapPoses(layout, static_cast<int>(pit), heap.size());
        for (std::size_t i = 0; i < heap.size(); ++i) {
            poses[heap[i]] = places[i];
        }
    }
    return poses;
}

} // namespace parlour::kalah
