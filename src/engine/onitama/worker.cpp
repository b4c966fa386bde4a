#include "engine/onitama/worker.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace parlour::onitama {

namespace {

constexpr int kTempo = 10;
constexpr int kMostGain = Worth::kSoldier + 80; // of taking one soldier; places seldom give more
constexpr int kForgotten = 1;                   // so many plies from the end nothing is kept
constexpr int kFewPlies = 3;
constexpr int kLossPerPly = 60;
constexpr int kLongestExchange = 8; // plies

// By how many plies a late move is searched less deep.
int reduction(int depth, int number) {
    static const auto kTable = [] {
        std::array<std::array<std::int8_t, 64>, 32> table{};
        for (std::size_t d = 1; d < table.size(); ++d) {
            for (std::size_t n = 1; n < table[d].size(); ++n) {
                table[d][n] = static_cast<std::int8_t>(0.6 + std::log(double(d)) * std::log(double(n)) / 1.8);
            }
        }
        return table;
    }();
    return kTable[static_cast<std::size_t>(std::min(depth, 31))][static_cast<std::size_t>(std::min(number, 63))];
}

// A win in n plies has its own value; further down it is n plies from there.
int toTable(int value, int ply) {
    return value > kProven ? value + ply : value < -kProven ? value - ply : value;
}
int fromTable(int value, int ply) {
    return value > kProven ? value - ply : value < -kProven ? value + ply : value;
}

int evaluate(const Node& node) {
    return (node.mover == kA ? node.lead : -node.lead) + kTempo;
}

// The opponent wins at its next move.
int lost(int ply) {
    return -(kMate - ply - 2);
}

} // namespace

Worker::Worker(const Rules& rules, Positions& table)
    : m_safe(rules),
      m_table(table),
      m_turnLimit(rules.level().turnLimit == 0 ? 2 * kMostTurns : rules.level().turnLimit) {}

void Worker::begin(const State& state, unsigned thought, Meter& meter) {
    m_meter = &meter;
    m_thought = thought;
    m_limitNear = turnsLeft(state) <= kMostPlies;
    m_experience.fade();
}

// A position is worth something else when the turns run out; only then do they belong to it.
std::uint64_t Worker::keyOf(const Node& node) const {
    return m_limitNear ? node.key ^ (node.turns * 0x9E3779B97F4A7C15U) : node.key;
}

int Worker::deepen(const Node& root, std::vector<Move>& moves, int depth, int guess) {
    int width = 40;
    int low = depth > 3 ? guess - width : -kInfinity;
    int high = depth > 3 ? guess + width : kInfinity;
    while (true) {
        const int value = root.wall == kNowhere ? searchRoot<false>(root, moves, depth, low, high)
                                                : searchRoot<true>(root, moves, depth, low, high);
        if (m_meter->done() || (value > low && value < high)) return value;
        width *= 4;
        if (value <= low) low = width > 1'000 ? -kInfinity : value - width;
        if (value >= high) high = width > 1'000 ? kInfinity : value + width;
    }
}

int Worker::value(const Node& root, const Move& move, int depth) {
    std::vector<Move> moves{move};
    return root.wall == kNowhere ? searchRoot<false>(root, moves, depth, -kInfinity, kInfinity)
                                 : searchRoot<true>(root, moves, depth, -kInfinity, kInfinity);
}

template <bool Walled>
int Worker::searchRoot(const Node& root, std::vector<Move>& moves, int depth, int low, int high) {
    int best = -kInfinity;
    for (std::size_t i = 0; i < moves.size() && best < high; ++i) {
        Node child = after<Walled>(root, moves[i]);
        child.key = keyAfter<Walled>(root, moves[i], child);
        const Threats threats = m_safe.threats(child);
        const int alpha = std::max(low, best);
        int value = 0;
        if (i > 0) value = -visit<Walled>(child, threats, depth - 1, -alpha - 1, -alpha, 1);
        if (i == 0 || (value > alpha && value < high))
            value = -visit<Walled>(child, threats, depth - 1, -high, -alpha, 1);
        if (m_meter->done()) return best;
        if (value > best) {
            best = value;
            if (value > low || i == 0) {
                const auto place = moves.begin() + static_cast<std::ptrdiff_t>(i);
                std::rotate(moves.begin(), place, place + 1);
            }
        }
    }
    return best;
}

// The mover cannot win at once: nobody lets that happen, see SafeMoves.
template <bool Walled>
int Worker::visit(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply) {
    if (!m_meter->spend()) return 0;
    if (m_limitNear && turnsLeft(node) <= 1) return 0;
    if (threats.baseOpen) return lost(ply);
    if (ply >= kMostPlies - 1) return evaluate(node);
    return depth > 0 ? search<Walled>(node, threats, depth, alpha, beta, ply)
                     : settle<Walled>(node, threats, depth, alpha, beta, ply);
}

template <bool Walled>
int Worker::search(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply) {
    const int soonest = kMate - ply - 3;
    if (alpha >= soonest) return soonest;
    const bool quiet = !threats.any();
    const int standing = evaluate(node);
    if (quiet && depth == 1 && alpha > -kProven) {
        // One move takes a soldier at most: far behind, it cannot catch up.
        const int most = standing + kMostGain;
        if (most <= alpha) return most;
    }
    if (quiet && depth <= kFewPlies && beta - alpha == 1 && std::abs(beta) < kProven) {
        // Far ahead with nothing threatened, it will still be ahead after the few plies that are left.
        const int least = standing - kLossPerPly * depth;
        if (least >= beta) return least;
    }

    // A look at the table takes as long as a few nodes: the last ply is quicker without it.
    const bool remembered = depth > kForgotten;
    const auto key = keyOf(node);
    std::optional<Move> hint;
    if (const auto known = remembered ? m_table.find(key) : std::nullopt) {
        if (known->depth >= depth) {
            const int value = fromTable(known->value, ply);
            const bool settles =
                known->bound() == Bound::Exact || (known->bound() == Bound::AtLeast ? value >= beta : value <= alpha);
            if (settles) return value;
        }
        hint = known->move;
        hint->card = hint->card == node.cards[handPlace(node.mover, 0)] ? 0 : 1;
    }

    const int start = alpha;
    int best = -kInfinity;
    Move bestMove;
    int number = 0;
    std::array<Move, 32> tried; // quiet moves that did not do
    std::size_t triedCount = 0;
    Picker<Walled> picker(m_safe, node, threats, m_experience, ply, hint, m_stack);
    using Stage = typename Picker<Walled>::Stage;
    // Where a line ends soon, the wall's steps change little. All of them count only if nothing else saves the mover.
    const auto steps = [&] { return best < -kProven || depth > 2 || (depth == 2 && !quiet); };
    while (const Move* next = picker.next(steps())) {
        const Move move = *next;
        if (quiet && depth <= 4 && picker.stage() == Stage::Steps && number >= 6 + depth * depth && best > -kProven)
            break;
        Node child = after<Walled>(node, move);
        if (depth - 1 > kForgotten) {
            child.key = keyAfter<Walled>(node, move, child);
            m_table.expect(keyOf(child));
        }
        const Threats dangers = m_safe.threats(child);
        int value = 0;
        if (number == 0) {
            value = -visit<Walled>(child, dangers, depth - 1, -beta, -alpha, ply + 1);
        } else {
            int less = 0;
            if (depth >= 3 && number >= 2 && quiet && picker.stage() >= Stage::Quiet) {
                const bool step = picker.stage() == Stage::Steps;
                less = std::min(reduction(depth, number) + (step && depth > 3 ? 1 : 0), depth - 2);
            }
            value = -visit<Walled>(child, dangers, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
            if (less > 0 && value > alpha)
                value = -visit<Walled>(child, dangers, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (value > alpha && value < beta)
                value = -visit<Walled>(child, dangers, depth - 1, -beta, -alpha, ply + 1);
        }
        if (m_meter->done()) return 0;
        ++number;
        if (value > best) {
            best = value;
            bestMove = move;
        }
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
        if (triedCount < tried.size()) tried[triedCount++] = move;
    }
    if (number == 0) return lost(ply);
    const Bound bound = best >= beta ? Bound::AtLeast : best <= start ? Bound::AtMost : Bound::Exact;
    if (bound == Bound::AtLeast) learn<Walled>(node, bestMove, depth, ply, std::span(tried).first(triedCount));
    if (!remembered) return best;
    bestMove.card = node.cards[handPlace(node.mover, bestMove.card)];
    m_table.keep(key, {static_cast<std::int16_t>(toTable(best, ply)), static_cast<std::uint8_t>(depth),
                       Known::tagOf(bound, m_thought), bestMove});
    return best;
}

// At the end of a line: a threatened general has few moves, and they matter; soldiers that can be taken for nothing
// are.
template <bool Walled>
int Worker::settle(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply) {
    const int value = evaluate(node);
    if (!threats.any()) {
        if (value >= beta || value + kMostGain <= alpha) return value;
        return settleCaptures<Walled>(node, threats, depth, std::max(alpha, value), beta, ply);
    }
    if (depth < -kLongestExchange) return value;
    int best = -kInfinity;
    Picker<Walled> picker(m_safe, node, threats, m_experience, ply, std::nullopt, m_stack);
    while (const Move* next = picker.next(best < -kProven)) {
        const Node child = after<Walled>(node, *next);
        const int found = -visit<Walled>(child, m_safe.threats(child), depth - 1, -beta, -alpha, ply + 1);
        if (m_meter->done()) return 0;
        best = std::max(best, found);
        alpha = std::max(alpha, found);
        if (alpha >= beta) break;
    }
    return best == -kInfinity ? lost(ply) : best;
}

template <bool Walled>
int Worker::settleCaptures(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply) {
    Bits enemies = node.pawns[index(opponent(node.mover))];
    Candidate* const begin = m_stack.top();
    Candidate* end = begin;
    m_safe.eachPawnMove(node, threats, enemies, [&](Move move) {
        if constexpr (Walled) move.wall = Wall::Stay;
        if (!m_safe.attacked(node, move.to)) *end++ = {move, 0};
    });
    m_stack.setTop(end);
    for (const Candidate* at = begin; at != end && alpha < beta; ++at) {
        const Node child = after<Walled>(node, at->move);
        const int found = -visit<Walled>(child, m_safe.threats(child), depth - 1, -beta, -alpha, ply + 1);
        if (m_meter->done()) break;
        alpha = std::max(alpha, found);
    }
    m_stack.setTop(begin);
    return alpha;
}

template <bool Walled>
void Worker::learn(const Node& node, const Move& best, int depth, int ply, std::span<const Move> tried) {
    const Seat seat = node.mover;
    const Bits enemies = node.pawns[index(opponent(seat))];
    const int by = std::min(depth * depth * 8, 1'600);
    const auto change = [&](const Move& move, int amount) {
        if constexpr (Walled) m_experience.learnWall(seat, wallAfter(node.wall, move.wall), amount);
        if ((enemies & bit(move.to)) == 0) m_experience.learnPawn(seat, move, amount);
    };
    if ((enemies & bit(best.to)) == 0) m_experience.refuted(best, ply);
    change(best, by);
    for (const Move& move : tried) {
        change(move, -by);
    }
}

} // namespace parlour::onitama
