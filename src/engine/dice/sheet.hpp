#pragma once
// One player's score sheet: how often each number was chosen, and the removed numbers with their counts. What it is
// worth is the level's business; see rules.hpp.
#include "engine/dice/roll.hpp"

#include <algorithm>

namespace parlour::dice {

inline constexpr std::size_t kSlots = 3;

struct Slot {
    std::uint8_t number = 0; // 0: empty
    std::uint8_t count = 0;

    friend bool operator==(const Slot&, const Slot&) = default;
};

struct Sheet {
    std::array<std::uint16_t, kNumbers> chosen{};
    std::array<Slot, kSlots> removed{}; // in the order in which they were collected

    int times(int number) const { return chosen[static_cast<std::size_t>(number - kLeastNumber)]; }
    void mark(int number) { ++chosen[static_cast<std::size_t>(number - kLeastNumber)]; }
    std::size_t collected() const { // different removed numbers
        std::size_t used = 0;
        while (used < kSlots && removed[used].number != 0) {
            ++used;
        }
        return used;
    }
    Faces collectedFaces() const {
        Faces faces = 0;
        for (const Slot& slot : removed) {
            if (slot.number != 0) faces = static_cast<Faces>(faces | faceBit(slot.number));
        }
        return faces;
    }
    int longest() const { // the highest count of a removed number
        return std::max({removed[0].count, removed[1].count, removed[2].count});
    }
    // Three numbers are collected and none of them was rolled: anything goes, and nothing is recorded.
    bool isFree(Faces rolled) const { return collected() == kSlots && (collectedFaces() & rolled) == 0; }
    // The faces that may be removed from such a roll.
    Faces removable(Faces rolled) const {
        const auto allowed = static_cast<Faces>(collectedFaces() & rolled);
        return collected() < kSlots || allowed == 0 ? rolled : allowed;
    }

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

} // namespace parlour::dice
