#pragma once
// A position as the search walks over it: with its key and its material and places counted up, both kept as it moves.
#include "engine/onitama/rules.hpp"

namespace parlour::onitama {

struct Node : State {
    std::uint64_t key = 0;
    int lead = 0; // of A, in hundredths of a soldier
};

// What stands where is worth something: soldiers and even more so generals towards the middle, and generals forward.
class Worth {
public:
    static constexpr int kSoldier = 100;

    // As A counts.
    static int of(Seat seat, bool general, Square square) { return kAll[index(seat)][general ? 1 : 0][square]; }

private:
    using Table = std::array<std::array<std::array<std::int16_t, kSquares>, 2>, 2>;

    static constexpr Table kAll = [] {
        // Rows from the owner's home outwards; the board is symmetric left and right. Found by playing tens of
        // thousands of games against slightly different numbers, on levels with the wall and without.
        constexpr std::array<std::array<int, kSquares>, 2> kPlaces{{
            {-27, -9, -17, -9, -27, //
             5,   38, 50,  38, 5,   //
             -9,  42, 56,  42, -9,  //
             3,   29, 34,  29, 3,   //
             17,  22, 20,  22, 17},
            {-45, -10, 16, -10, -45, //
             -23, 31,  41, 31,  -23, //
             26,  72,  75, 72,  26,  //
             76,  81,  78, 81,  76,  //
             -2,  1,   0,  1,   -2},
        }};
        Table all{};
        for (std::size_t general = 0; general < 2; ++general) {
            for (Square square = 0; square < kSquares; ++square) {
                const int pawn = general == 1 ? 0 : kSoldier;
                const auto turned = squareAt(kSide - 1 - rowOf(square), columnOf(square));
                all[0][general][square] = static_cast<std::int16_t>(pawn + kPlaces[general][turned]);
                all[1][general][square] = static_cast<std::int16_t>(-pawn - kPlaces[general][square]);
            }
        }
        return all;
    }();
};

// Random numbers, one for every fact of a position; a position's key is those of its facts together.
class Keys {
public:
    Keys();

    std::uint64_t pawn(Seat seat, bool general, Square square) const {
        return m_pawns[index(seat)][general ? 1 : 0][square];
    }
    std::uint64_t wall(Square square) const { return m_walls[square]; }
    // Only whose hand a card is in matters, not the slot; one at the side counts for nothing.
    std::uint64_t card(std::uint8_t card, Seat holder) const { return m_cards[card][index(holder)]; }
    std::uint64_t mover() const { return m_mover; }

private:
    std::array<std::array<std::array<std::uint64_t, kSquares>, 2>, 2> m_pawns{};
    std::array<std::uint64_t, kSquares + 1> m_walls{};
    std::array<std::array<std::uint64_t, 2>, kMostCards> m_cards{};
    std::uint64_t m_mover = 0;
};

extern const Keys kKeys;

Node nodeOf(const State& state);

// After a move that does not win, except for the key: the last of a line needs none.
template <bool Walled>
Node after(const Node& node, const Move& move) {
    Node next = node;
    const Seat mover = node.mover;
    const auto own = index(mover);
    if (move.from != kNowhere) {
        const bool general = node.generals[own] == move.from;
        next.lead += Worth::of(mover, general, move.to) - Worth::of(mover, general, move.from);
        if ((node.pawns[1 - own] & bit(move.to)) != 0) next.lead -= Worth::of(opponent(mover), false, move.to);
        next.pawns[own] ^= bit(move.from) | bit(move.to);
        next.pawns[1 - own] &= ~bit(move.to);
        if (general) next.generals[own] = move.to;
    }
    std::swap(next.cards[2 * own + move.card], next.cards[kSideCard]);
    if constexpr (Walled) {
        if (move.wall != Wall::Stay) {
            const Square to = wallAfter(node.wall, move.wall);
            if ((next.pawns[own] & bit(to)) != 0)
                next.lead += Worth::of(mover, false, node.wall) - Worth::of(mover, false, to);
            Rules::moveWall(next, mover, to);
        }
    }
    next.mover = opponent(mover);
    ++next.turns;
    return next;
}

// The key after that move, which leads to `next`.
template <bool Walled>
std::uint64_t keyAfter(const Node& node, const Move& move, const Node& next) {
    const Seat mover = node.mover;
    const auto own = index(mover);
    std::uint64_t key =
        node.key ^ kKeys.mover() ^ kKeys.card(next.cards[kSideCard], mover) ^ kKeys.card(node.cards[kSideCard], mover);
    if (move.from != kNowhere) {
        const bool general = node.generals[own] == move.from;
        key ^= kKeys.pawn(mover, general, move.from) ^ kKeys.pawn(mover, general, move.to);
        if ((node.pawns[1 - own] & bit(move.to)) != 0) key ^= kKeys.pawn(opponent(mover), false, move.to);
    }
    if constexpr (Walled) {
        if (move.wall != Wall::Stay) {
            key ^= kKeys.wall(node.wall) ^ kKeys.wall(next.wall);
            // A soldier where the wall was has changed places with it.
            if ((next.pawns[own] & bit(node.wall)) != 0)
                key ^= kKeys.pawn(mover, false, next.wall) ^ kKeys.pawn(mover, false, node.wall);
        }
    }
    return key;
}

} // namespace parlour::onitama
