// Counting leaves, quickly: the last ply is counted in sets of squares and never played.
#include "engine/onitama/rules.hpp"

#include <algorithm>

namespace parlour::onitama {

namespace {

class Counter {
public:
    explicit Counter(const Rules& rules) : m_reach(rules.reach()) {}

    template <bool Walled>
    std::uint64_t leaves(const State& state, int depth) const {
        const auto own = index(state.mover);
        const std::array hands{&m_reach.squares(state.mover, state.cards[2 * own]),
                               &m_reach.squares(state.mover, state.cards[2 * own + 1])};
        const Bits free = ~(state.pawns[own] | bit(state.wall));
        if constexpr (!Walled) {
            if (depth == 1) return classicMoves(state.pawns[own], free, hands);
        }
        std::uint64_t sum = 0;
        bool any = false;
        for (std::size_t slot = 0; slot < 2; ++slot) {
            for (Bits pawns = state.pawns[own]; pawns != 0;) {
                const Square from = popSquare(pawns);
                for (Bits targets = (*hands[slot])[from] & free; targets != 0;) {
                    const Square to = popSquare(targets);
                    any = true;
                    if (Rules::endingOf(state, state.mover, from, to) != Ending::None) {
                        ++sum;
                        continue;
                    }
                    State next = state;
                    Rules::movePawn(next, state.mover, from, to);
                    sum += rest<Walled>(next, slot, depth);
                }
            }
        }
        if (!any) sum = rest<Walled>(state, 0, depth) + rest<Walled>(state, 1, depth);
        return sum;
    }

private:
    using Hands = std::array<const Reach::Squares*, 2>;

    // Both cards of a pawn fit in one word, so that they are counted together.
    static std::uint64_t classicMoves(Bits pawns, Bits free, const Hands& hands) {
        const std::uint64_t both = std::uint64_t{free} << 32U | free;
        int sum = 0;
        while (pawns != 0) {
            const Square from = popSquare(pawns);
            sum += std::popcount((std::uint64_t{(*hands[0])[from]} << 32U | (*hands[1])[from]) & both);
        }
        return static_cast<std::uint64_t>(sum == 0 ? 2 : sum); // a blocked player still chooses a card
    }

    // After the pawn's move: the card, the wall, and on.
    template <bool Walled>
    std::uint64_t rest(State next, std::size_t slot, int depth) const {
        const Seat mover = next.mover;
        if (Walled && depth == 1) {
            return static_cast<std::uint64_t>(std::popcount(Rules::wallSquares(next, mover))) + 1;
        }
        std::swap(next.cards[2 * index(mover) + slot], next.cards[kSideCard]);
        next.mover = opponent(mover);
        if (depth == 1) return 1;
        std::uint64_t sum = leaves<Walled>(next, depth - 1);
        if constexpr (Walled) {
            for (Bits squares = Rules::wallSquares(next, mover); squares != 0;) {
                State walled = next;
                Rules::moveWall(walled, mover, popSquare(squares));
                sum += leaves<Walled>(walled, depth - 1);
            }
        }
        return sum;
    }

    const Reach& m_reach;
};

} // namespace

std::uint64_t Rules::perft(const State& state, int depth) const {
    if (depth <= 0 || state.ending != Ending::None) return 1;
    if (state.dealing()) {
        std::uint64_t sum = 0;
        for (const Move& move : moves(state)) {
            State next = state;
            deal(next, move.card, nullptr);
            sum += perft(next, depth - 1);
        }
        return sum;
    }
    // Every ply is a turn, so that the limit cuts all lines at the same depth.
    const int turns = m_level.turnLimit == 0 ? depth : std::min(depth, m_level.turnLimit - state.turns);
    const Counter counter(*this);
    return state.wall == kNowhere ? counter.leaves<false>(state, turns) : counter.leaves<true>(state, turns);
}

} // namespace parlour::onitama
