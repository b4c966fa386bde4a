#pragma once
// A number for every position: positions with fewer seeds come first, and no two have the same. It is the combinatorial
// number system, so that the positions of up to n seeds are numbered without a gap: a table of them needs no keys.
//
// With the houses laid end to end, the mover's first, p seeds in the first i + 1 of them are worth the number of ways
// to lay fewer than p there, which is (p + i) over (i + 1). Seeds that move on towards a store lower the number of
// their side.
#include "engine/kalah/board.hpp"

namespace parlour::kalah {

template <class Lane>
class Numbering {
public:
    explicit Numbering(int houses)
        : m_houses(houses), m_ways(std::size_t{2} * static_cast<std::size_t>(houses) * kRow) {
        for (int i = 0; i < 2 * houses; ++i) {
            for (int p = 1; p <= kMaxTotal; ++p) {
                m_ways[at(i, p)] = i == 0 ? static_cast<std::uint64_t>(p) : m_ways[at(i, p - 1)] + m_ways[at(i - 1, p)];
            }
        }
    }

    // On a board too wide for 64 bits the number wraps round, and is no more than a good hash.
    std::uint64_t of(const Board<Lane>& board) const {
        const Lane own = board.own * kOnes;
        const int mine = Board<Lane>::at(own, m_houses - 1);
        const Lane other = board.other * kOnes + kOnes * static_cast<Lane>(mine);
        const std::uint64_t* ways = m_ways.data();
        std::uint64_t number = 0;
        for (int i = 0; i < m_houses; ++i, ways += kRow) {
            number += ways[Board<Lane>::at(own, i)];
        }
        for (int i = 0; i < m_houses; ++i, ways += kRow) {
            number += ways[Board<Lane>::at(other, i)];
        }
        return number;
    }

    // How many positions have so many seeds or fewer.
    std::uint64_t upTo(int seeds) const { return m_ways[at(2 * m_houses - 1, seeds + 1)]; }

private:
    // Times this, a byte of a lane becomes the sum of itself and all below: no sum exceeds a byte.
    static constexpr Lane kOnes = ~static_cast<Lane>(0) / 0xFFU;
    static constexpr std::size_t kRow = kMaxTotal + 1;

    static std::size_t at(int i, int p) { return static_cast<std::size_t>(i) * kRow + static_cast<std::size_t>(p); }

    int m_houses;
    std::vector<std::uint64_t> m_ways; // a row of sums a house
};

} // namespace parlour::kalah
