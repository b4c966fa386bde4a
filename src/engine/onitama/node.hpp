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

extern const Keys kKeys;

Node nodeOf(const State& state);

inline int signOf(Seat seat) {
    return seat == kA ? 1 : -1;
}

inline void put(Node& node, Seat seat, bool general, Square square) {
    node.key ^= kKeys.pawn(seat, general, square);
    node.lead += signOf(seat) * (Worth::place(seat, general, square) + (general ? 0 : Worth::kSoldier));
}

inline void lift(Node& node, Seat seat, bool general, Square square) {
    node.key ^= kKeys.pawn(seat, general, square);
    node.lead -= signOf(seat) * (Worth::place(seat, general, square) + (general ? 0 : Worth::kSoldier));
}

// After a move that does not win.
inline Node after(const Node& node, const Move& move) {
    Node next = node;
    const Seat mover = node.mover;
    const auto own = index(mover);
    if (move.from != kNowhere) {
        const bool general = node.generals[own] == move.from;
        lift(next, mover, general, move.from);
        put(next, mover, general, move.to);
        if ((node.pawns[1 - own] & bit(move.to)) != 0) lift(next, opponent(mover), false, move.to);
        Rules::movePawn(next, mover, move.from, move.to);
    }
    auto& slot = next.cards[2 * own + move.card];
    auto& side = next.cards[kSideCard];
    next.key ^= kKeys.card(slot, own) ^ kKeys.card(slot, 2) ^ kKeys.card(side, 2) ^ kKeys.card(side, own);
    std::swap(slot, side);
    if (move.wall != Wall::None && move.wall != Wall::Stay) {
        const Square from = next.wall;
        const Square to = wallAfter(from, move.wall);
        next.key ^= kKeys.wall(from) ^ kKeys.wall(to);
        if ((next.pawns[own] & bit(to)) != 0) {
            lift(next, mover, false, to);
            put(next, mover, false, from);
        }
        Rules::moveWall(next, mover, to);
    }
    next.key ^= kKeys.mover();
    next.mover = opponent(mover);
    ++next.turns;
    return next;
}

} // namespace parlour::onitama
