#include "engine/kalah/minimax.hpp"

#include <algorithm>
#include <array>

namespace parlour::kalah {

namespace {

constexpr int kInfinity = 2 * kWon;

template <class Lane>
class Minimax {
public:
    Minimax(const Rules& rules, Meter& meter) : m_sower(rules), m_meter(meter) {}

    // `margin` is the mover's lead in the stores.
    int search(const Board<Lane>& board, int margin, Pie pie, int depth, int alpha, int beta) {
        if (!m_meter.spend()) return margin;
        int best = -kInfinity;
        // Extra moves first, then from the house next to the store: only the speed depends on it.
        for (const bool repeats : {true, false}) {
            for (int i = m_sower.houses() - 1; i >= 0; --i) {
                if (board.house(i) == 0 || m_sower.repeats(board, i) != repeats) continue;
                best = std::max(best, after(board, i, margin, pie, depth, std::max(alpha, best), beta));
                if (best >= beta || m_meter.done()) return best;
            }
        }
        if (pie == Pie::Offered) {
            best = std::max(best, afterSwap(board, margin, depth, std::max(alpha, best), beta));
        }
        return best;
    }

    // The value of a move of the player who is to move on `board`, with `depth` moves to go, this one included.
    int after(const Board<Lane>& board, int i, int margin, Pie pie, int depth, int alpha, int beta) {
        const auto done = m_sower.sow(board, i);
        const int banked = margin + done.gain;
        if (done.over) {
            const int final = banked + done.swept;
            return final > 0 ? kWon : final < 0 ? -kWon : 0;
        }
        if (depth == 1) return banked;
        const Pie next = pieAfter(pie, done.again);
        if (done.again) return search(done.next, banked, next, depth - 1, alpha, beta);
        return -search(done.next, -banked, next, depth - 1, -beta, -alpha);
    }

    // After a swap the other player sees what this one saw, stores and all.
    int afterSwap(const Board<Lane>& board, int margin, int depth, int alpha, int beta) {
        return depth == 1 ? -margin : -search(board, margin, Pie::Gone, depth - 1, -beta, -alpha);
    }

private:
    Sower<Lane> m_sower;
    Meter& m_meter;
};

template <class Lane>
std::vector<RatedMove> rate(const Rules& rules, const State& state, int depth, bool bestOnly, Meter& meter) {
    Minimax<Lane> search(rules, meter);
    const auto board = boardOf<Lane>(rules, state);
    const int margin = bankedMargin(rules, state);
    const auto moves = rules.moves(state);
    std::vector<RatedMove> rated;
    int alpha = -kInfinity;
    for (const Move move : moves) {
        const int value = move == kSwap
                              ? search.afterSwap(board, margin, depth, alpha, kInfinity)
                              : search.after(board, move.house - 1, margin, state.pie, depth, alpha, kInfinity);
        if (meter.done()) break;
        rated.push_back({move, value});
        if (bestOnly) alpha = std::max(alpha, value);
        meter.covered(static_cast<float>(rated.size()) / static_cast<float>(moves.size()));
    }
    return rated;
}

} // namespace

std::vector<RatedMove> minimax(const Rules& rules, const State& state, int depth, bool bestOnly, Meter& meter) {
    return rules.ring().houses() <= kNarrowHouses ? rate<NarrowLane>(rules, state, depth, bestOnly, meter)
                                                  : rate<WideLane>(rules, state, depth, bestOnly, meter);
}

} // namespace parlour::kalah
