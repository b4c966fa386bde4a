#pragma once
// A position as the search walks over it: with its key and its material and places counted up, both kept as it moves.
#include "engine/onitama/rules.hpp"

namespace parlour::onitama {

struct Node : State {
    std::uint64_t key = 0;
    int lead = 0; // of A, in hundredths of a soldier
};

// What stands where is worth something: soldiers towards the middle and forward, generals safe at home.
class Worth {
public:
    static constexpr int kSoldier = 100;

    static int place(Seat seat, bool general, Square square) {
        // Rows from the owner's home outwards; the board is symmetric left and right.
        static constexpr std::array<std::array<int, kSquares>, 2> kPlaces{{
            {0, 2,  4,  2,  0, //
             3, 8,  10, 8,  3, //
             6, 12, 16, 12, 6, //
             6, 12, 14, 12, 6, //
             4, 8,  12, 8,  4},
            {2, 4, 6,  4, 2, //
             2, 4, 6,  4, 2, //
             0, 4, 8,  4, 0, //
             0, 6, 10, 6, 0, //
             0, 8, 0,  8, 0},
        }};
        const int row = seat == kA ? kSide - 1 - rowOf(square) : rowOf(square);
        return kPlaces[general ? 1 : 0][squareAt(row, columnOf(square))];
    }
};

// Random numbers, one for every fact of a position; a position's key is those of its facts together.
class Keys {
public:
    Keys();

    std::uint64_t pawn(Seat seat, bool general, Square square) const {
        return m_pawns[index(seat)][general ? 1 : 0][square];
    }
    std::uint64_t wall(Square square) const { return m_walls[square]; }
    // Only whose hand a card is in matters, not the slot; 2 is the side.
    std::uint64_t card(std::uint8_t card, std::size_t holder) const { return m_cards[card][holder]; }
    std::uint64_t mover() const { return m_mover; }

private:
    std::array<std::array<std::array<std::uint64_t, kSquares>, 2>, 2> m_pawns{};
    std::array<std::uint64_t, kSquares + 1> m_walls{};
    std::array<std::array<std::uint64_t, 3>, kMostCards> m_cards{};
    std::uint64_t m_mover = 0;
};

Node nodeOf(const State& state);
// After a move that does not win.
Node after(const Node& node, const Move& move);

} // namespace parlour::onitama
