#pragma once
// Where each card takes a pawn of either side from each square, worked out once for all cards of a level. What reaches
// a square is what the other side's pawn would reach from there, because B's cards are A's turned by half a turn.
#include "engine/onitama/card.hpp"

namespace parlour::onitama {

class Reach {
public:
    using Squares = std::array<Bits, kSquares>;

    explicit Reach(std::span<const Card> cards) {
        for (const Card& card : cards) {
            auto& sides = m_cards.emplace_back();
            for (const Step step : card.steps()) {
                for (Square from = 0; from < kSquares; ++from) {
                    add(sides[0], from, -step.forward, step.right);
                    add(sides[1], from, step.forward, -step.right);
                }
            }
        }
    }

    // From every square, for one side and one card.
    const Squares& squares(Seat seat, std::uint8_t card) const { return m_cards[card][index(seat)]; }
    Bits from(Seat seat, std::uint8_t card, Square square) const { return squares(seat, card)[square]; }

private:
    static void add(Squares& squares, Square from, int down, int right) {
        const int row = rowOf(from) + down;
        const int column = columnOf(from) + right;
        if (onBoard(row, column)) squares[from] |= bit(squareAt(row, column));
    }

    std::vector<std::array<Squares, 2>> m_cards;
};

} // namespace parlour::onitama
