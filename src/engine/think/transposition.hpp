#pragma once
// A table of positions that a search has seen. Its size is fixed; it forgets the least worthy of four neighbours. An
// Entry says `bool holds(key)`, and `int worth()`: less than 0 if there is nothing here. The lowest bits of a key
// choose the place, so an entry need not keep them all.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace parlour {

template <class Entry>
class Transposition {
public:
    static constexpr std::size_t kNeighbours = 4;

    // Room for at least `entries`, rounded up to a power of two.
    explicit Transposition(std::size_t entries)
        : m_entries(std::bit_ceil(std::max(entries, kNeighbours))), m_mask(m_entries.size() - kNeighbours) {}

    const Entry* find(std::uint64_t key) const {
        const auto first = static_cast<std::ptrdiff_t>(key & m_mask);
        const auto from = m_entries.begin() + first;
        const auto found = std::find_if(from, from + kNeighbours, [&](const Entry& entry) { return entry.holds(key); });
        return found == from + kNeighbours ? nullptr : &*found;
    }

    // Takes the place of the same position, or else of the least worthy.
    void keep(std::uint64_t key, const Entry& entry) {
        const auto from = m_entries.begin() + static_cast<std::ptrdiff_t>(key & m_mask);
        auto place = from;
        for (auto at = from; at != from + kNeighbours; ++at) {
            if (at->holds(key)) {
                place = at;
                break;
            }
            if (at->worth() < place->worth()) place = at;
        }
        *place = entry;
    }

    // Starts to fetch a place that will be asked for soon.
    void expect(std::uint64_t key) const { __builtin_prefetch(&m_entries[key & m_mask]); }

private:
    std::vector<Entry> m_entries;
    std::size_t m_mask;
};

} // namespace parlour
