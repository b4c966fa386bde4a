#pragma once
// The moves of a position, made and rated but not yet sorted: a search takes the most promising one that is left,
// because it often needs no more than the first.
#include "engine/kalah/board.hpp"

#include <algorithm>
#include <array>

namespace parlour::kalah {

template <class Lane>
struct Option {
    int house = 0; // 0..houses-1
    int order = 0; // the higher the sooner
    std::uint64_t key = 0;
    Sowing<Lane> done;
};

template <class Lane>
class Options {
public:
    Option<Lane>& add() { return m_all[m_count++]; }
    std::size_t count() const { return m_count; }

    // The n-th best; ask in order, from 0.
    const Option<Lane>& pick(std::size_t n) {
        const auto first = m_all.begin() + static_cast<std::ptrdiff_t>(n);
        const auto last = m_all.begin() + static_cast<std::ptrdiff_t>(m_count);
        std::iter_swap(first, std::max_element(first, last, [](const Option<Lane>& a, const Option<Lane>& b) {
                           return a.order < b.order;
                       }));
        return *first;
    }

private:
    std::array<Option<Lane>, kMaxHouses> m_all;
    std::size_t m_count = 0;
};

} // namespace parlour::kalah
