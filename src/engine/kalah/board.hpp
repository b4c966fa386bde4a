#pragma once
// Kalah for searching: a position as the player to move sees it, and a Sower that makes moves on it by table.
//
// A side's houses are the bytes of one machine word (a Lane), house 1 lowest, so that sowing is one addition a side:
// no byte can overflow, because a board has at most 200 seeds. Stores are not kept: what a position is worth from here
// on does not depend on what was banked before, and leaving them out makes more positions equal.
#include "engine/kalah/rules.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour::kalah {

using NarrowLane = std::uint64_t; // up to eight houses
__extension__ using WideLane = unsigned __int128;

inline constexpr int kNarrowHouses = 8;

constexpr int sumOf(NarrowLane lane) {
    return static_cast<int>((lane * 0x0101010101010101U) >> 56U);
}
constexpr int sumOf(WideLane lane) {
    return sumOf(static_cast<NarrowLane>(lane)) + sumOf(static_cast<NarrowLane>(lane >> 64U));
}

// Mixes a lane into a hash; odd constants, and the high half folded down so that every bit counts.
constexpr std::uint64_t mixed(std::uint64_t hash, NarrowLane lane) {
    hash = (hash ^ lane) * 0x9E3779B97F4A7C15U;
    return hash ^ (hash >> 32U);
}
constexpr std::uint64_t mixed(std::uint64_t hash, WideLane lane) {
    return mixed(mixed(hash, static_cast<NarrowLane>(lane)), static_cast<NarrowLane>(lane >> 64U));
}

template <class Lane>
struct Board {
    Lane own{};
    Lane other{};

    int house(int i) const { return at(own, i); } // i is 0..houses-1
    int seeds() const { return sumOf(own) + sumOf(other); }
    std::uint64_t hash() const {
        const auto both = mixed(mixed(0x2545F4914F6CDD1DU, own), other);
        return (both ^ (both >> 29U)) * 0xBF58476D1CE4E5B9U;
    }
    // NOLINTBEGIN(clang-analyzer-core.UndefinedBinaryOperatorResult): it cannot see that houses are numbered from 0
    static constexpr int at(Lane lane, int i) { return static_cast<int>((lane >> (8 * i)) & 0xFFU); }
    static constexpr Lane only(int i) { return static_cast<Lane>(0xFFU) << (8 * i); }
    // NOLINTEND(clang-analyzer-core.UndefinedBinaryOperatorResult)

    friend bool operator==(const Board&, const Board&) = default;
};

// What one move did. `next` is seen by whoever moves next: the same player if `again`.
template <class Lane>
struct Sowing {
    Board<Lane> next;
    int gain = 0;  // seeds the mover banked by sowing and capturing
    int swept = 0; // what the mover banks at the end, less what the other banks
    bool again = false;
    bool over = false;
};

template <class Lane>
class Sower {
public:
    explicit Sower(const Rules& rules)
        : m_houses(rules.ring().houses()),
          m_always(rules.level().capture == Capture::Always),
          m_sideEmpty(rules.level().end == End::SideEmpty) {
        m_steps.resize(static_cast<std::size_t>(m_houses) * kRows);
        for (int house = 0; house < m_houses; ++house) {
            fill(house);
        }
    }

    int houses() const { return m_houses; }
    bool sideEmpty() const { return m_sideEmpty; }

    // House i of the mover, 0..houses-1; it must not be empty.
    Sowing<Lane> sow(const Board<Lane>& board, int i) const {
        const Step& step = m_steps[slot(i, board.house(i))];
        Lane own = (board.own & ~Board<Lane>::only(i)) + step.own;
        Lane other = board.other + step.other;
        Sowing<Lane> done;
        done.gain = step.banked;
        if (step.last >= 0 && Board<Lane>::at(own, step.last) == 1) {
            const int facing = Board<Lane>::at(other, m_houses - 1 - step.last);
            if (facing > 0 || m_always) {
                done.gain += facing + 1;
                own &= ~Board<Lane>::only(step.last);
                other &= ~Board<Lane>::only(m_houses - 1 - step.last);
            }
        }
        done.again = step.last == kStore;
        done.over = m_sideEmpty ? own == 0 || other == 0 : (done.again ? own : other) == 0;
        if (done.over) {
            done.swept = sumOf(own) - sumOf(other);
        } else {
            done.next = done.again ? Board<Lane>{own, other} : Board<Lane>{other, own};
        }
        return done;
    }

    // The move's end without its effects: does the last seed fall into the mover's store?
    bool repeats(const Board<Lane>& board, int i) const { return m_steps[slot(i, board.house(i))].last == kStore; }

private:
    static constexpr int kStore = -1;
    static constexpr int kAway = -2;

    struct Step {
        Lane own{};
        Lane other{};
        std::int16_t banked = 0;
        std::int16_t last = kAway; // the own house where the last seed falls, or kStore, or kAway
    };

    static constexpr std::size_t kRows = kMaxTotal + 1; // by the seeds in the hand

    std::size_t slot(int house, int hand) const {
        return static_cast<std::size_t>(house) * kRows + static_cast<std::size_t>(hand);
    }
    // Seen from the mover the ring is their houses 0.., their store, the other's houses; the other's store is left out.
    void fill(int house) {
        Step step;
        int at = house;
        for (int hand = 1; hand <= kMaxTotal; ++hand) {
            at = at == 2 * m_houses ? 0 : at + 1;
            if (at < m_houses) {
                step.own += static_cast<Lane>(1) << (8 * at);
                step.last = static_cast<std::int16_t>(at);
            } else if (at == m_houses) {
                ++step.banked;
                step.last = kStore;
            } else {
                step.other += static_cast<Lane>(1) << (8 * (at - m_houses - 1));
                step.last = kAway;
            }
            m_steps[slot(house, hand)] = step;
        }
    }

    int m_houses;
    bool m_always;
    bool m_sideEmpty;
    std::vector<Step> m_steps;
};

// A side's houses as a lane, in sowing order.
template <class Lane>
Lane laneOf(std::span<const std::uint8_t> houses) {
    Lane lane{};
    for (std::size_t i = 0; i < houses.size(); ++i) {
        lane |= static_cast<Lane>(houses[i]) << (8 * i);
    }
    return lane;
}

template <class Lane>
Board<Lane> boardOf(const Rules& rules, const State& state) {
    Board<Lane> board;
    const Ring& ring = rules.ring();
    for (int number = 1; number <= ring.houses(); ++number) {
        const int shift = 8 * (number - 1);
        board.own |= static_cast<Lane>(state.seeds(ring.house(state.mover, number))) << shift;
        board.other |= static_cast<Lane>(state.seeds(ring.house(opponent(state.mover), number))) << shift;
    }
    return board;
}

inline int seedsInPlay(const Rules& rules, const State& state) {
    return boardOf<WideLane>(rules, state).seeds();
}

// The margin the player to move has in the stores already.
inline int bankedMargin(const Rules& rules, const State& state) {
    return rules.count(state, state.mover) - rules.count(state, opponent(state.mover));
}

} // namespace parlour::kalah
