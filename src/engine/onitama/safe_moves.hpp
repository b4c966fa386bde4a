#pragma once
// The moves that a search has to look at. A player who can win at once does so, and the wall can neither give nor parry
// such a win: it never stands on a general or a base, and swaps only the mover's own soldiers. So a pawn's move after
// which the opponent wins at once loses whatever the wall does, and is left out here, found by a few operations on
// sets.
#include "engine/onitama/node.hpp"

namespace parlour::onitama {

// What the opponent of the mover could do if it were to move.
struct Threats {
    Bits attackers = 0;    // pawns that can take the mover's general where it stands
    bool baseOpen = false; // its general can walk onto the mover's base
    bool baseKept = false; // it could, but a soldier of its own stands there
    bool any() const { return attackers != 0 || baseOpen; }
};

class SafeMoves {
public:
    explicit SafeMoves(const Rules& rules) : m_reach(rules.reach()) {}

    Threats threats(const Node& node) const {
        const Seat mover = node.mover;
        const Seat other = opponent(mover);
        const auto own = index(mover);
        const Bits base = bit(kBases[own]);
        Threats found;
        found.attackers = reachers(node, node.generals[own]);
        const Square general = node.generals[1 - own];
        const bool near = ((m_reach.from(other, node.cards[handPlace(other, 0)], general) |
                            m_reach.from(other, node.cards[handPlace(other, 1)], general)) &
                           base) != 0;
        found.baseKept = near && (node.pawns[1 - own] & base) != 0;
        found.baseOpen = near && !found.baseKept;
        return found;
    }

    // Hands every safe move to `take(move)`. Only where the mover cannot win at once. None: the opponent will win.
    template <class Take>
    void each(const Node& node, const Threats& threats, Take take) const {
        if (threats.baseOpen) return;
        const Seat mover = node.mover;
        const auto own = index(mover);
        Bits allowed = ~(node.pawns[own] | bit(node.wall));
        if (threats.baseKept) allowed &= ~bit(kBases[own]);
        // A soldier's move is safe if nothing attacks the general, or if it takes the only attacker.
        const bool calm = threats.attackers == 0;
        const bool single = (threats.attackers & (threats.attackers - 1)) == 0;
        const Bits soldierTargets = calm ? allowed : single ? allowed & threats.attackers : 0;
        bool blocked = true;
        for (std::uint8_t slot = 0; slot < 2; ++slot) {
            const auto& squares = m_reach.squares(mover, node.cards[handPlace(mover, slot)]);
            for (Bits pawns = node.pawns[own]; pawns != 0;) {
                const Square from = popSquare(pawns);
                const bool general = from == node.generals[own];
                blocked = blocked && (squares[from] & ~(node.pawns[own] | bit(node.wall))) == 0;
                for (Bits targets = squares[from] & (general ? allowed : soldierTargets); targets != 0;) {
                    const Square to = popSquare(targets);
                    if (general && (reachers(node, to) & ~bit(to)) != 0) continue;
                    withWall(node, {slot, from, to}, take);
                }
            }
        }
        if (blocked && calm) {
            withWall(node, {0}, take);
            withWall(node, {1}, take);
        }
    }

private:
    // The opponent's pawns that reach a square: those that the mover's own pawn would reach from there by their cards.
    Bits reachers(const Node& node, Square square) const {
        const Seat other = opponent(node.mover);
        return (m_reach.from(node.mover, node.cards[handPlace(other, 0)], square) |
                m_reach.from(node.mover, node.cards[handPlace(other, 1)], square)) &
               node.pawns[index(other)];
    }

    template <class Take>
    static void withWall(const Node& node, Move move, Take& take) {
        if (node.wall == kNowhere) return take(move);
        Placement after = node;
        if (move.from != kNowhere) Rules::movePawn(after, node.mover, move.from, move.to);
        move.wall = Wall::Stay;
        take(move);
        for (Bits squares = Rules::wallSquares(after, node.mover); squares != 0;) {
            move.wall = wallStep(after.wall, popSquare(squares));
            take(move);
        }
    }

    const Reach& m_reach;
};

} // namespace parlour::onitama
