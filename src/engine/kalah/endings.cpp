#include "engine/kalah/endings.hpp"

#include "engine/core/cache_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>
#include <utility>

namespace parlour::kalah {

namespace {

constexpr int kFewSeeds = 11; // tables of so few are built sooner than read

template <class Lane>
class Builder {
public:
    Builder(const Rules& rules, int mostSeeds, const Meter::Slice& slice)
        : m_slice(slice),
          m_numbering(rules.ring().houses()),
          m_sower(rules),
          m_most(mostSeeds),
          m_sides(static_cast<std::size_t>(mostSeeds) + 1),
          m_banked(m_numbering.upTo(mostSeeds)) {
        for (int seeds = 0; seeds <= mostSeeds; ++seeds) {
            lay(m_sower.houses() - 1, seeds, Lane{}, m_sides[static_cast<std::size_t>(seeds)]);
        }
    }

    // False if the meter said stop.
    bool run(Meter& meter) {
        for (int seeds = 0; seeds <= m_most && !m_stop; ++seeds) {
            layer(seeds, meter, meter.budget().threads);
        }
        return !m_stop;
    }

    std::shared_ptr<const Endings<Lane>> result() {
        return std::make_shared<const Endings<Lane>>(m_most, std::move(m_banked));
    }

private:
    // All ways to lay so many seeds into this house and those before it, in the order of their numbers: the fewer seeds
    // lie before a house, the lower.
    void lay(int house, int seeds, Lane lane, std::vector<Lane>& sides) const {
        if (house == 0) {
            sides.push_back(lane | static_cast<Lane>(seeds));
            return;
        }
        for (int here = seeds; here >= 0; --here) {
            lay(house - 1, seeds - here, lane | static_cast<Lane>(here) << (8 * house), sides);
        }
    }

    // A move that banks nothing leaves the seeds of both sides as many as they were, so what has i seeds on one side
    // and the rest on the other depends on nothing else of the same layer: threads can take such pairs of sides.
    void layer(int seeds, Meter& meter, unsigned threads) {
        std::atomic<int> next{seeds / 2}; // the largest first
        const auto work = [&](Meter* own) {
            for (int fewer = next--; fewer >= 0 && !m_stop; fewer = next--) {
                pair(fewer, seeds - fewer, own);
            }
        };
        std::atomic<unsigned> helping{threads - 1};
        std::vector<std::jthread> helpers;
        for (unsigned i = 1; i < threads; ++i) {
            helpers.emplace_back([&] {
                work(nullptr);
                --helping;
            });
        }
        work(&meter);
        while (helping > 0) { // they may be at it for longer than a stop may wait
            look(&meter);
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }

    // Such a move lowers the number of the mover's side. Taken in the order of the larger of both numbers, and then of
    // the smaller, every position comes after those it leads to.
    void pair(int fewer, int more, Meter* meter) {
        const auto& a = m_sides[static_cast<std::size_t>(fewer)];
        const auto& b = m_sides[static_cast<std::size_t>(more)];
        for (std::size_t i = 0; i < b.size(); ++i) {
            const std::size_t end = fewer == more ? i + 1 : a.size();
            if (!look(meter)) return;
            for (std::size_t j = 0; j < end; ++j) {
                enter({a[j], b[i]}, fewer + more);
                enter({b[i], a[j]}, fewer + more);
            }
        }
    }

    bool look(Meter* meter) {
        if (meter != nullptr && (!meter->look() || meter->past(m_slice))) m_stop = true;
        return !m_stop;
    }

    void enter(const Board<Lane>& board, int seeds) {
        m_banked[m_numbering.of(board)] = static_cast<std::uint8_t>(worth(board, seeds));
    }

    int worth(const Board<Lane>& board, int seeds) const {
        if (board.own == 0 || (m_sower.sideEmpty() && board.other == 0)) return sumOf(board.own);
        int best = 0;
        for (int i = 0; i < m_sower.houses(); ++i) {
            if (board.house(i) == 0) continue;
            const auto done = m_sower.sow(board, i);
            int value = 0;
            if (done.over) {
                value = done.gain + (seeds - done.gain + done.swept) / 2;
            } else {
                const int then = m_banked[m_numbering.of(done.next)];
                value = done.again ? done.gain + then : seeds - then;
            }
            best = std::max(best, value);
        }
        return best;
    }

    Meter::Slice m_slice;
    Numbering<Lane> m_numbering;
    Sower<Lane> m_sower;
    int m_most;
    std::vector<std::vector<Lane>> m_sides; // by their seeds, in the order of their numbers
    typename Endings<Lane>::Bytes m_banked;
    std::atomic<bool> m_stop{false};
};

// Tables of different rules never meet under one of these.
std::string nameOf(const Rules& rules) {
    const Level& level = rules.level();
    return fmt::format("kalah-endings-{}-houses-{}-{}", level.houses,
                       level.capture == Capture::Facing ? "facing" : "always",
                       level.end == End::SideEmpty ? "side-empty" : "mover-stuck");
}

// What this program has, of one game at a time: every match seats new opponents, and they all want the same.
template <class Lane>
class Shelf {
public:
    using Item = std::shared_ptr<const Endings<Lane>>;

    Item find(const std::string& name) {
        const std::scoped_lock lock(m_mutex);
        return m_name == name ? m_item : nullptr;
    }
    void put(const std::string& name, const Item& item) {
        const std::scoped_lock lock(m_mutex);
        if (m_name == name && m_item->mostSeeds() > item->mostSeeds()) return;
        m_name = name;
        m_item = item;
    }

private:
    std::mutex m_mutex;
    std::string m_name;
    Item m_item;
};

template <class Lane>
Shelf<Lane>& shelf() {
    static Shelf<Lane> one;
    return one;
}

} // namespace

template <class Lane>
int Endings<Lane>::mostWithin(const Rules& rules, std::uint64_t positions) {
    const Numbering<Lane> numbering(rules.ring().houses());
    int seeds = 0;
    while (seeds + 2 < kMaxTotal && numbering.upTo(seeds + 1) <= positions) {
        ++seeds;
    }
    return seeds;
}

template <class Lane>
std::shared_ptr<const Endings<Lane>> Endings<Lane>::build(const Rules& rules, int mostSeeds, Meter& meter,
                                                          const Meter::Slice& slice) {
    Builder<Lane> builder(rules, mostSeeds, slice);
    return builder.run(meter) ? builder.result() : nullptr;
}

template <class Lane>
std::shared_ptr<const Endings<Lane>> Endings<Lane>::obtain(const Rules& rules, int mostSeeds, Meter& meter) {
    if (mostSeeds <= kFewSeeds) return build(rules, mostSeeds, meter);
    const auto name = fmt::format("{}-{}-seeds", nameOf(rules), mostSeeds);
    const Numbering<Lane> numbering(rules.ring().houses());
    const auto goOn = [&] { return meter.look(); };
    if (auto kept = readCache(name, goOn); kept && kept->size() == numbering.upTo(mostSeeds)) {
        return std::make_shared<const Endings<Lane>>(mostSeeds, std::move(*kept));
    }
    auto built = build(rules, mostSeeds, meter);
    if (built) writeCache(name, built->bytes(), goOn);
    return built;
}

template <class Lane>
void Endings<Lane>::share(const Rules& rules, int mostSeeds, Meter& meter) {
    const auto name = nameOf(rules);
    if (const auto there = shelf<Lane>().find(name); there && there->mostSeeds() >= mostSeeds) return;
    if (const auto obtained = obtain(rules, mostSeeds, meter)) shelf<Lane>().put(name, obtained);
}

template <class Lane>
std::shared_ptr<const Endings<Lane>> Endings<Lane>::shared(const Rules& rules, int mostSeeds, Meter& meter,
                                                           const Meter::Slice& slice) {
    const auto name = nameOf(rules);
    if (auto there = shelf<Lane>().find(name); there && there->mostSeeds() >= mostSeeds) return there;
    auto built = build(rules, mostSeeds, meter, slice); // two who begin at once both build: nobody waits for a stranger
    if (built) shelf<Lane>().put(name, built);
    return built;
}

template class Endings<NarrowLane>;
template class Endings<WideLane>;

} // namespace parlour::kalah
