#pragma once
// A table of positions that several threads of a search share without a lock. Its size is fixed; it forgets the least
// worthy of four neighbours. An Entry is eight bytes, not all zero, and says `int worthBeside(newcomer)`.
//
// A slot is two words that are written one after the other, so that a reader may meet the first of one entry and the
// second of another. Therefore the first is the key mixed with the entry: only words that belong together give the key
// back. With one thread everything is exactly repeatable.
#include "engine/core/big_array.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace parlour {

template <class Entry>
class SharedTable {
public:
    static_assert(sizeof(Entry) == sizeof(std::uint64_t) && std::is_trivially_copyable_v<Entry>);
    static constexpr std::size_t kNeighbours = 4;

    // Room for at least `entries`, rounded up to a power of two.
    explicit SharedTable(std::size_t entries)
        : m_groups(std::bit_ceil(std::max(entries, kNeighbours)) / kNeighbours), m_mask(m_groups.size() - 1) {}

    // Before a search, as long as goOn(): its memory. The first time this takes a while, later none. See BigArray.
    template <class GoOn>
    bool take(const GoOn& goOn) {
        return m_groups.take(goOn);
    }

    std::optional<Entry> find(std::uint64_t key) const {
        for (const Slot& slot : m_groups[key & m_mask].slots) {
            const auto word = slot.entry.load(std::memory_order_relaxed);
            if ((slot.check.load(std::memory_order_relaxed) ^ word) == key && word != 0) {
                return std::bit_cast<Entry>(word);
            }
        }
        return std::nullopt;
    }

    // Takes the place of the same position, or else of the least worthy.
    void keep(std::uint64_t key, const Entry& entry) {
        Slot* place = nullptr;
        int least = 0;
        for (Slot& slot : m_groups[key & m_mask].slots) {
            const auto word = slot.entry.load(std::memory_order_relaxed);
            if (word == 0 || (slot.check.load(std::memory_order_relaxed) ^ word) == key) {
                place = &slot;
                break;
            }
            const int worth = std::bit_cast<Entry>(word).worthBeside(entry);
            if (place == nullptr || worth < least) {
                place = &slot;
                least = worth;
            }
        }
        const auto word = std::bit_cast<std::uint64_t>(entry);
        place->check.store(key ^ word, std::memory_order_relaxed);
        place->entry.store(word, std::memory_order_relaxed);
    }

    // Starts to fetch a place that will be asked for soon.
    void expect(std::uint64_t key) const { __builtin_prefetch(&m_groups[key & m_mask]); }

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0}; // key ^ entry
        std::atomic<std::uint64_t> entry{0}; // 0: nothing
    };
    // Aligned, so that no group lies across two lines of the processor's cache.
    struct alignas(kNeighbours * sizeof(Slot)) Group {
        std::array<Slot, kNeighbours> slots;
    };

    BigArray<Group> m_groups;
    std::size_t m_mask;
};

} // namespace parlour
