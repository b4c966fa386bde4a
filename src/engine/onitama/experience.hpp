#pragma once
// What a thread of the search remembers of moves that were good or bad elsewhere, to try the promising ones first.
#include "engine/onitama/move.hpp"

#include <cstdlib>

namespace parlour::onitama {

class Experience {
public:
    static constexpr int kMostPlies = 96;
    using Killers = std::array<Move, 2>;

    const Killers& killers(int ply) const { return m_killers[static_cast<std::size_t>(ply)]; }
    int pawn(Seat seat, const Move& move) const { return m_pawns[index(seat)][move.from][move.to]; }
    int wall(Seat seat, Square to) const { return m_walls[index(seat)][to]; }

    // A new thought: what was learnt counts less, and plies have other numbers.
    void fade() {
        m_killers = {};
        for (auto& side : m_pawns) {
            for (auto& row : side) {
                for (int& value : row) {
                    value /= 8;
                }
            }
        }
        for (auto& side : m_walls) {
            for (int& value : side) {
                value /= 8;
            }
        }
    }

    // A quiet move refuted what led here.
    void refuted(const Move& move, int ply) {
        auto& killers = m_killers[static_cast<std::size_t>(ply)];
        if (killers[0] != move) killers = {move, killers[0]};
    }
    // It did well or badly by so much. The more that is known, the less one more case changes it.
    void learnPawn(Seat seat, const Move& move, int by) { learn(m_pawns[index(seat)][move.from][move.to], by); }
    void learnWall(Seat seat, Square to, int by) { learn(m_walls[index(seat)][to], by); }

private:
    static void learn(int& value, int by) {
        constexpr int kMost = 1 << 14;
        value += by - value * std::abs(by) / kMost;
    }

    std::array<Killers, kMostPlies> m_killers{};
    std::array<std::array<std::array<int, kSquares + 1>, kSquares + 1>, 2> m_pawns{};
    std::array<std::array<int, kSquares + 1>, 2> m_walls{};
};

} // namespace parlour::onitama
