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

// All of it only where the mover cannot win at once.
class SafeMoves {
public:
    explicit SafeMoves(const Rules& rules) : m_rules(rules), m_reach(rules.reach()) {}

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

    // Hands every safe move to `take(move)`. None: the opponent will win.
    template <class Take>
    void each(const Node& node, const Threats& threats, Take take) const {
        const auto withWall = [&](Move move) {
            if (node.wall == kNowhere) return take(move);
            move.wall = Wall::Stay;
            take(move);
            eachStep(node, move, [&](Wall step, bool /*swap*/) {
                move.wall = step;
                take(move);
            });
        };
        eachPawnMove(node, threats, ~Bits{0}, withWall);
        if (passes(node, threats)) {
            withWall({0});
            withWall({1});
        }
    }

    // The same of the pawns alone, to some squares only, and as yet without the wall.
    template <class Take>
    void eachPawnMove(const Node& node, const Threats& threats, Bits within, Take take) const {
        const Goals goals = goalsOf(node, threats);
        const auto own = index(node.mover);
        for (std::uint8_t slot = 0; slot < 2; ++slot) {
            const auto& squares = m_reach.squares(node.mover, node.cards[handPlace(node.mover, slot)]);
            const Square general = node.generals[own];
            for (Bits targets = squares[general] & goals.general & within; targets != 0;) {
                const Square to = popSquare(targets);
                if (!attacked(node, to)) take(Move{slot, general, to});
            }
            for (Bits pawns = node.pawns[own] & ~bit(general); pawns != 0;) {
                const Square from = popSquare(pawns);
                for (Bits targets = squares[from] & goals.soldiers & within; targets != 0;) {
                    take(Move{slot, from, popSquare(targets)});
                }
            }
        }
    }

    // Hands the steps that the wall may take after the pawn's move to `take(step, swap)`, besides staying.
    template <class Take>
    static void eachStep(const Node& node, const Move& move, Take take) {
        Placement after = node;
        if (move.from != kNowhere) Rules::movePawn(after, node.mover, move.from, move.to);
        const Bits own = after.pawns[index(node.mover)];
        for (Bits squares = Rules::wallSquares(after, node.mover); squares != 0;) {
            const Square to = popSquare(squares);
            take(wallStep(node.wall, to), (own & bit(to)) != 0);
        }
    }

    // Whether the mover has no pawn to move, and lives on.
    bool passes(const Node& node, const Threats& threats) const { return !threats.any() && m_rules.blocked(node); }

    // Whether a move from elsewhere, of a pawn, is one of the safe moves here.
    bool has(const Node& node, const Threats& threats, const Move& move) const {
        const auto own = index(node.mover);
        if (move.from >= kNowhere || move.to >= kNowhere || (node.pawns[own] & bit(move.from)) == 0) return false;
        const Goals goals = goalsOf(node, threats);
        const bool general = move.from == node.generals[own];
        const Bits targets = m_reach.from(node.mover, node.cards[handPlace(node.mover, move.card)], move.from) &
                             (general ? goals.general : goals.soldiers);
        if ((targets & bit(move.to)) == 0 || (general && attacked(node, move.to))) return false;
        if (node.wall == kNowhere) return move.wall == Wall::None;
        if (move.wall == Wall::Stay || move.wall == Wall::None) return move.wall == Wall::Stay;
        bool found = false;
        eachStep(node, move, [&](Wall step, bool /*swap*/) { found = found || step == move.wall; });
        return found;
    }

    // Whether the opponent could take what stands on a square, if it were the mover's.
    bool attacked(const Node& node, Square square) const { return (reachers(node, square) & ~bit(square)) != 0; }

private:
    struct Goals {
        Bits general, soldiers;
    };

    static Goals goalsOf(const Node& node, const Threats& threats) {
        if (threats.baseOpen) return {0, 0};
        const auto own = index(node.mover);
        Bits allowed = ~(node.pawns[own] | bit(node.wall));
        if (threats.baseKept) allowed &= ~bit(kBases[own]);
        // A soldier's move is safe if nothing attacks the general, or if it takes the only attacker.
        if (threats.attackers == 0) return {allowed, allowed};
        const bool single = (threats.attackers & (threats.attackers - 1)) == 0;
        return {allowed, single ? allowed & threats.attackers : 0};
    }

    // The opponent's pawns that reach a square: those that the mover's own pawn would reach from there by their cards.
    Bits reachers(const Node& node, Square square) const {
        const Seat other = opponent(node.mover);
        return (m_reach.from(node.mover, node.cards[handPlace(other, 0)], square) |
                m_reach.from(node.mover, node.cards[handPlace(other, 1)], square)) &
               node.pawns[index(other)];
    }

    const Rules& m_rules;
    const Reach& m_reach;
};

} // namespace parlour::onitama
