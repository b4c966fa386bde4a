#include "tests/catch.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/kalah/slots.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace parlour::kalah;
using parlour::ui::Point;

namespace {

float distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

// How far a bead in the middle of a slot reaches beyond the pit's edge; negative if it does not.
float overhang(const Slot& slot, bool store) {
    const float straight = store ? kStoreHalf.y - kStoreHalf.x : 0;
    const float halfWidth = store ? kStoreHalf.x : kBowlRadius;
    const Point axis{0, std::clamp(slot.at.y, -straight, straight)};
    return distance(slot.at, axis) + kBeadRadius * slot.scale - halfWidth;
}

void checkHeap(int count, int pit, bool store) {
    CAPTURE(count, pit, store);
    const auto slots = store ? storeSlots(count, pit) : houseSlots(count, pit);
    REQUIRE(std::ssize(slots) == count);
    float farthestOut = -kBowlRadius;
    float closest = std::numeric_limits<float>::max();
    for (std::size_t i = 0; i < slots.size(); ++i) {
        farthestOut = std::max(farthestOut, overhang(slots[i], store));
        for (std::size_t j = 0; j < i; ++j) {
            if (slots[i].layer != slots[j].layer) continue;
            const float touching = kBeadRadius * (slots[i].scale + slots[j].scale);
            closest = std::min(closest, distance(slots[i].at, slots[j].at) - touching);
        }
        if (i > 0) CHECK(slots[i].layer >= slots[i - 1].layer);
    }
    CHECK(farthestOut <= 0);
    CHECK(closest >= -0.001F);
}

} // namespace

TEST_CASE("beads lie inside their pit and do not overlap others of their layer") {
    for (const int pit : {0, 3, 6, 13, 21}) {
        for (int count = 0; count <= kMaxTotal; count += count < 40 ? 1 : 13) {
            checkHeap(count, pit, false);
            checkHeap(count, pit, true);
        }
        checkHeap(kMaxTotal, pit, false);
        checkHeap(kMaxTotal, pit, true);
    }
}

TEST_CASE("a heap is always the same, and differs from pit to pit") {
    CHECK(houseSlots(9, 2) == houseSlots(9, 2));
    CHECK(storeSlots(25, 6) == storeSlots(25, 6));
    CHECK(houseSlots(9, 2) != houseSlots(9, 3));
}

TEST_CASE("few beads huddle in the middle of a house") {
    for (int count = 1; count <= 4; ++count) {
        Point middle{};
        for (const Slot& slot : houseSlots(count, 1)) {
            middle += slot.at / static_cast<float>(count);
        }
        CAPTURE(count);
        CHECK(distance(middle, {0, 0}) < 2);
    }
}

TEST_CASE("a bead that rests on others lies over a hollow of theirs") {
    const auto slots = houseSlots(10, 4);
    REQUIRE(slots.back().layer == 1);
    for (const Slot& upper : slots) {
        for (const Slot& lower : slots) {
            if (upper.layer == 1 && lower.layer == 0) CHECK(distance(upper.at, lower.at) > kBeadRadius);
        }
    }
}

TEST_CASE("a full store uses smaller beads, an ordinary one does not") {
    CHECK(storeSlots(25, 6).back().scale == 1);
    CHECK(storeSlots(kMaxTotal, 6).back().scale < 1);
    CHECK(storeSlots(kMaxTotal, 6).back().scale >= 0.5F);
}
