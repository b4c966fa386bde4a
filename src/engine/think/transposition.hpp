#pragma once
// A table of positions that a search has seen. Its size is fixed; it forgets the least worthy of four neighbours. An
// Entry says `bool holds(key)`, and `int worth()`: less than 0 if there is nothing here, as where all is zero. The
// lowest bits of a key choose the place, so an entry need not keep them all. Memory is taken as it is touched: who is
// told to stop before it has begun need not wait for all of it to be cleared.
#include "engine/core/big_array.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace parlour {

template <class Entry>
class Transposition {
public:
    static constexpr std::size_t kNeighbours = 4;

    // Room for at least `entries`, rounded up to a power of two.
    explicit Transposition(std::size_t entries)
        : m_groups(std::bit_ceil(std::max(entries, kNeighbours)) / kNeighbours, false), m_mask(m_groups.size() - 1) {}

    const Entry* find(std::uint64_t key) const {
        const auto& entries = groupOf(key).entries;
        const auto found =
            std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.holds(key); });
        return found == entries.end() ? nullptr : &*found;
    }

    // Takes the place of the same position, or else of the least worthy.
    void keep(std::uint64_t key, const Entry& entry) {
        auto& entries = m_groups[(key / kNeighbours) & m_mask].entries;
        auto place = entries.begin();
        for (auto at = entries.begin(); at != entries.end(); ++at) {
            if (at->holds(key)) {
                place = at;
                break;
            }
            if (at->worth() < place->worth()) place = at;
        }
        *place = entry;
    }

    // Starts to fetch a place that will be asked for soon.
    void expect(std::uint64_t key) const { __builtin_prefetch(&groupOf(key)); }

private:
    // Aligned, so that no group lies across two lines of the processor's cache.
    struct alignas(std::bit_ceil(kNeighbours * sizeof(Entry))) Group {
        std::array<Entry, kNeighbours> entries;
    };

    const Group& groupOf(std::uint64_t key) const { return m_groups[(key / kNeighbours) & m_mask]; }

    BigArray<Group> m_groups;
    std::size_t m_mask;
};

} // namespace parlour
