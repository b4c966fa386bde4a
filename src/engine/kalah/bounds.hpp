#pragma once
// What searches have found out about positions, for several threads at once: the fewest and the most seeds that the
// mover may bank from there on, and the house that did best. Its size is fixed; of four neighbours it forgets the one
// with the fewest seeds.
//
// A position's number is shuffled within the bits it has, which loses nothing. Some bits choose the place and an entry
// keeps 44 more, so that no position is ever taken for another, unless the board has too many seeds to be solved
// anyway.
#include "engine/core/big_array.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace parlour::kalah {

class Bounds {
public:
    struct Found {
        int low = 0;
        int high = 0;
        int house = -1;
    };

    // Numbers are below 2^bits. Room for `entries` of eight bytes, rounded up to a power of two.
    Bounds(int bits, std::size_t entries)
        : m_bits(std::clamp(bits, 8, 64)),
          m_groups(std::bit_ceil(std::max(entries, kNeighbours)) / kNeighbours),
          m_mask(m_groups.size() - 1),
          m_kept(std::clamp(m_bits - kTagBits, 0, static_cast<int>(std::bit_width(m_mask)))) {}

    // See BigArray. What is taken already is quickly passed over.
    template <class GoOn>
    bool take(const GoOn& goOn) {
        return m_groups.take(goOn);
    }

    // A key for the other calls.
    std::uint64_t shuffled(std::uint64_t number) const {
        const std::uint64_t all = ~std::uint64_t{0} >> static_cast<unsigned>(64 - m_bits);
        const auto half = static_cast<unsigned>(m_bits / 2);
        number = (number * 0x9E3779B97F4A7C15U) & all;
        number ^= number >> half;
        number = (number * 0xD6E8FEB86659FD93U) & all;
        return number ^ (number >> half);
    }

    void expect(std::uint64_t key) const { __builtin_prefetch(&m_groups[key & m_mask]); }

    std::optional<Found> find(std::uint64_t key) const {
        for (const auto& slot : m_groups[key & m_mask].slots) {
            const std::uint64_t entry = slot.load(std::memory_order_relaxed);
            if (entry != 0 && entry >> kFoundBits == tagOf(key)) return foundIn(entry);
        }
        return std::nullopt;
    }

    void keep(std::uint64_t key, const Found& found) {
        auto& slots = m_groups[key & m_mask].slots;
        auto* place = slots.data();
        int least = kNothing;
        for (auto& slot : slots) {
            const std::uint64_t entry = slot.load(std::memory_order_relaxed);
            if (entry != 0 && entry >> kFoundBits == tagOf(key)) {
                place = &slot;
                break;
            }
            const int worth = entry == 0 ? -1 : foundIn(entry).high; // with more seeds left: more work to find again
            if (worth < least) {
                least = worth;
                place = &slot;
            }
        }
        place->store(tagOf(key) << kFoundBits | static_cast<std::uint64_t>(found.low) << 12U |
                         static_cast<std::uint64_t>(found.high) << 4U | static_cast<std::uint64_t>(found.house + 1),
                     std::memory_order_relaxed);
    }

private:
    static constexpr std::size_t kNeighbours = 4;
    static constexpr unsigned kFoundBits = 20; // two bytes and a house
    static constexpr int kTagBits = 44;
    static constexpr int kNothing = 1 << 10;

    struct alignas(32) Group { // so that none lies across two lines of the processor's cache
        std::array<std::atomic<std::uint64_t>, kNeighbours> slots{};
    };

    // An entry need not keep the lowest bits, which chose the place. It never is 0: some house did best.
    std::uint64_t tagOf(std::uint64_t key) const {
        return key >> static_cast<unsigned>(m_kept) & (~std::uint64_t{0} >> kFoundBits);
    }
    static Found foundIn(std::uint64_t entry) {
        return {static_cast<int>(entry >> 12U & 0xFFU), static_cast<int>(entry >> 4U & 0xFFU),
                static_cast<int>(entry & 0xFU) - 1};
    }

    int m_bits;
    BigArray<Group> m_groups;
    std::uint64_t m_mask;
    int m_kept; // bits of a key that its place tells
};

} // namespace parlour::kalah
