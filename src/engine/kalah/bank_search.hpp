#pragma once
// The search for perfect play. A position is worth the seeds that the player to move will bank from here on, between
// none and all that are left. The search only ever asks "at least t of them?", and remembers for each position the
// bounds that the answers gave. Positions with few seeds are looked up in the endgame tables.
//
// Several threads may ask the same question: they share the bounds, and each puts off a move that another is at.
#include "engine/kalah/bounds.hpp"
#include "engine/kalah/endings.hpp"

#include <algorithm>
#include <array>
#include <atomic>

namespace parlour::kalah {

// What the threads of one search have in common.
template <class Lane>
struct Common { // NOLINT(clang-analyzer-optin.performance.Padding): what is written often lies apart
    Common(const Rules& rules, int seeds, std::size_t entries)
        : sower(rules),
          numbering(rules.ring().houses()),
          bounds(seeds < kMaxTotal - 1 ? static_cast<int>(std::bit_width(numbering.upTo(seeds))) : 64, entries) {}

    Sower<Lane> sower;
    Numbering<Lane> numbering;
    Bounds bounds;
    std::shared_ptr<const Endings<Lane>> endings;
    std::array<std::atomic<std::uint64_t>, 1024> busy{}; // keys of positions that some thread is at
    alignas(64) std::atomic<bool> stop{false};           // read at every node: not beside what is written often
    alignas(64) std::atomic<std::uint64_t> helped{
        0}; // nodes of the threads that have no meter, until it is charged with them
};

template <class Lane>
class BankSearch {
public:
    // One thread has the meter. The others look at nothing but `stop`.
    BankSearch(Common<Lane>& common, Meter* meter, const Meter::Slice& slice, bool alone)
        : m_common(common), m_meter(meter), m_slice(slice), m_alone(alone) {}

    bool stopped() const { return m_stopped; }

    // A bound on the seeds that the mover banks: if it is `wanted` or more they bank at least that many, else at most.
    // Means nothing once stopped. `wake` is asked now and then whether somebody else has found the answer.
    template <class Wake>
    int bound(const Board<Lane>& board, int wanted, const Wake& wake) {
        m_stopped = false;
        const int seeds = board.seeds();
        const std::uint64_t number = m_common.numbering.of(board);
        if (seeds <= m_common.endings->mostSeeds()) return m_common.endings->banked(number);
        return search(board, m_common.bounds.shuffled(number), seeds, wanted, wake);
    }

    // Does a move of the mover bank that many? Means nothing once stopped.
    bool banks(const Board<Lane>& board, int house, int wanted) {
        const int seeds = board.seeds();
        const auto done = m_common.sower.sow(board, house);
        if (done.over) return done.gain + (seeds - done.gain + done.swept) / 2 >= wanted;
        const auto never = [] { return false; };
        if (done.again) return bound(done.next, wanted - done.gain, never) >= wanted - done.gain;
        const int left = seeds - done.gain;
        const int refuting = left - (wanted - done.gain) + 1;
        return bound(done.next, refuting, never) < refuting;
    }

private:
    struct Option {
        Board<Lane> next;
        std::uint64_t key = 0;
        int house = 0;
        int order = 0; // the higher the sooner
        int gain = 0;
        bool again = false;
    };
    struct Best {
        int banked = 0;
        int house = -1;

        void consider(int value, int from) {
            if (value <= banked && house >= 0) return;
            banked = value;
            house = from;
        }
    };
    using Options = std::array<Option, kMaxHouses>;
    // Seeds more than the tables hold. With fewer, looking up the bounds of every option before any is searched takes
    // longer than what it saves, and so does minding other threads.
    static constexpr int kWorthAsking = 4;
    static constexpr int kWorthSharing = 8;

    // Counts a node; false when there is no more of the budget, or no more need.
    template <class Wake>
    bool spend(const Wake& wake) {
        ++m_nodes;
        if (m_meter != nullptr && (!m_meter->spend() || m_meter->past(m_slice))) {
            m_common.stop = true;
            m_stopped = true;
        }
        if ((m_nodes & 1023U) == 0) {
            if (m_meter != nullptr) {
                m_meter->helped(m_common.helped.exchange(0, std::memory_order_relaxed));
            } else {
                m_common.helped.fetch_add(1024, std::memory_order_relaxed);
            }
            if (wake()) m_stopped = true;
        }
        // At every node: the first ones can take milliseconds each, while the system finds the memory for the bounds.
        if (m_common.stop.load(std::memory_order_relaxed)) m_stopped = true;
        return !m_stopped;
    }

    template <class Wake>
    int search(const Board<Lane>& board, std::uint64_t key, int seeds, int wanted, const Wake& wake) {
        if (wanted <= 0) return 0;
        if (wanted > seeds) return seeds;
        if (!spend(wake)) return 0;
        Bounds::Found found{0, seeds, -1};
        if (const auto known = m_common.bounds.find(key)) {
            found = *known;
            if (found.low >= wanted) return found.low;
            if (found.high < wanted) return found.high;
        }
        Options options;
        Best best;
        const std::size_t count = open(board, seeds, wanted, options, best);
        if (best.banked < wanted) best = follow(options, count, seeds, wanted, best, wake);
        if (m_stopped) return 0;
        if (best.banked >= wanted) {
            found.low = best.banked;
            found.house = best.house;
        } else {
            found.high = best.banked;
            if (found.house < 0) found.house = best.house; // else there is one that did well once
        }
        m_common.bounds.keep(key, found);
        return best.banked;
    }

    // Makes every move. Those whose value is known, or known to be too little, only count for `best`; how many are left
    // is returned. One that is known to be enough makes all others needless.
    std::size_t open(const Board<Lane>& board, int seeds, int wanted, Options& options, Best& best) {
        const int tabled = m_common.endings->mostSeeds();
        std::size_t count = 0;
        for (int i = m_common.sower.houses() - 1; i >= 0; --i) {
            if (board.house(i) == 0) continue;
            const auto done = m_common.sower.sow(board, i);
            if (done.over) {
                best.consider(done.gain + (seeds - done.gain + done.swept) / 2, i);
                continue;
            }
            Option& option = options[count++];
            option.next = done.next;
            option.house = i;
            option.gain = done.gain;
            option.again = done.again;
            // Extra moves first, the house next to the store before the others; then what banks most.
            option.order = (done.gain << 5) + i + (done.again ? 1 << 16 : 0);
            option.key = m_common.numbering.of(done.next);
            if (seeds - done.gain <= tabled) {
                m_common.endings->expect(option.key);
            } else {
                option.key = m_common.bounds.shuffled(option.key);
                m_common.bounds.expect(option.key);
            }
        }
        const bool asking = seeds > tabled + kWorthAsking;
        std::size_t open = 0;
        for (std::size_t i = 0; i < count && best.banked < wanted; ++i) {
            const Option& option = options[i];
            const int left = seeds - option.gain;
            Bounds::Found known{0, left, -1};
            if (left <= tabled) {
                known.low = known.high = m_common.endings->banked(option.key);
            } else if (asking) {
                known = m_common.bounds.find(option.key).value_or(known);
            }
            const int least = option.again ? option.gain + known.low : seeds - known.high;
            const int most = option.again ? option.gain + known.high : seeds - known.low;
            if (least >= wanted || most < wanted) {
                best.consider(least >= wanted ? least : most, option.house);
            } else {
                options[open++] = option;
            }
        }
        return open;
    }

    // Searches the options, the best first. A move that another thread is at is put off until all others were tried.
    template <class Wake>
    Best follow(Options& options, std::size_t count, int seeds, int wanted, Best best, const Wake& wake) {
        const bool sharing = !m_alone && seeds > m_common.endings->mostSeeds() + kWorthSharing;
        std::size_t late = count; // from here on are those put off
        for (std::size_t i = 0; i < count && best.banked < wanted && !m_stopped; ++i) {
            if (i < late) {
                const auto first = options.begin() + static_cast<std::ptrdiff_t>(i);
                const auto last = options.begin() + static_cast<std::ptrdiff_t>(late);
                std::iter_swap(first, std::max_element(first, last, [](const Option& a, const Option& b) {
                                   return a.order < b.order;
                               }));
                if (sharing && i > 0 && i + 1 < late && busyAt(options[i].key) == options[i].key) {
                    std::swap(options[i], options[--late]);
                    --i;
                    continue;
                }
            }
            const Option& option = options[i];
            if (sharing) busyAt(option.key).store(option.key, std::memory_order_relaxed);
            best.consider(bankedAfter(option, seeds, wanted, wake), option.house);
            if (sharing) busyAt(option.key).store(0, std::memory_order_relaxed);
        }
        return best;
    }

    template <class Wake>
    int bankedAfter(const Option& option, int seeds, int wanted, const Wake& wake) {
        const int left = seeds - option.gain;
        if (option.again) return option.gain + search(option.next, option.key, left, wanted - option.gain, wake);
        // The other banks y of those left and the mover the rest: at least w of them if not (y >= left - w + 1).
        return seeds - search(option.next, option.key, left, left - (wanted - option.gain) + 1, wake);
    }

    std::atomic<std::uint64_t>& busyAt(std::uint64_t key) { return m_common.busy[key % m_common.busy.size()]; }

    Common<Lane>& m_common;
    Meter* m_meter;
    Meter::Slice m_slice;
    bool m_alone;
    std::uint64_t m_nodes = 0;
    bool m_stopped = false;
};

} // namespace parlour::kalah
