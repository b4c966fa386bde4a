#include "engine/onitama/search.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr int kMate = 30'000; // minus the plies to it
constexpr int kProven = kMate - 1'000;
constexpr int kInfinity = 32'000;
constexpr std::size_t kMostEntries = std::size_t{1} << 21U;  // of 16 bytes: 32 MB
constexpr std::size_t kMostMoves = std::size_t{2} * 156 * 5; // a ply; 12 pawns on 25 squares have most targets
constexpr int kTempo = 10;
constexpr int kMostGain = Worth::kSoldier + 40; // of one move: a soldier, and better places

constexpr int kHinted = 1 << 28;
constexpr int kCapture = 1 << 24;
constexpr int kKiller = 1 << 23;
constexpr int kMostHistory = 1 << 20;

bool takes(const Node& node, const Move& move) {
    return move.to != kNowhere && (node.pawns[index(opponent(node.mover))] & bit(move.to)) != 0;
}

// By how many plies a late move is searched less deep.
int reduction(int depth, std::size_t number, bool wallMoves) {
    static const auto kTable = [] {
        std::array<std::array<std::int8_t, 64>, 32> table{};
        for (std::size_t d = 1; d < table.size(); ++d) {
            for (std::size_t n = 1; n < table[d].size(); ++n) {
                table[d][n] = static_cast<std::int8_t>(0.4 + std::log(double(d)) * std::log(double(n)) / 2.2);
            }
        }
        return table;
    }();
    const auto d = static_cast<std::size_t>(std::min(depth, 31));
    return kTable[d][std::min<std::size_t>(number, 63)] + (wallMoves && depth > 3 ? 1 : 0);
}

// A win in n plies has its own value; further down it is n plies from there.
int toTable(int value, int ply) {
    return value > kProven ? value + ply : value < -kProven ? value - ply : value;
}
int fromTable(int value, int ply) {
    return value > kProven ? value - ply : value < -kProven ? value + ply : value;
}

Choice<Move> choiceOf(const Move& move, int value, int depth) {
    // What is proven was looked at to the very end of the game.
    if (std::abs(value) > kProven) return {move, value > 0 ? 1.0 : -1.0, kMate - std::abs(value), true};
    constexpr double kClear = 250; // half won
    return {move, value / (std::abs(value) + kClear), depth, false};
}

} // namespace

Search::Search(const Rules& rules, std::uint64_t nodes)
    : m_rules(rules),
      m_safe(rules),
      m_table(static_cast<std::size_t>(std::min<std::uint64_t>(nodes / 4, kMostEntries))),
      m_candidates(kMostPlies * kMostMoves) {}

int Search::turnsLeft(const State& state) const {
    const int limit = m_rules.level().turnLimit;
    return limit == 0 ? kMostTurns : limit - state.turns;
}

// A position is worth something else when the turns run out; only then do they belong to it.
std::uint64_t Search::keyOf(const Node& node) const {
    return m_limitNear ? node.key ^ (node.turns * 0x9E3779B97F4A7C15U) : node.key;
}

int Search::evaluate(const Node& node) const {
    return (node.mover == kA ? node.lead : -node.lead) + kTempo;
}

// What needs no search: a win at once, or a last turn.
std::optional<Choice<Move>> Search::atOnce(const State& state, Rng& rng) const {
    const auto moves = m_rules.moves(state);
    for (const Move& move : moves) {
        const bool wins =
            move.from != kNowhere && Rules::endingOf(state, state.mover, move.from, move.to) != Ending::None;
        if (wins) return Choice<Move>{move, 1, 1, true};
    }
    if (turnsLeft(state) <= 1) return Choice<Move>{moves[below(rng, moves.size())], 0, 1, true};
    const Node node = nodeOf(state);
    bool safe = false;
    m_safe.each(node, m_safe.threats(node), [&](const Move& /*move*/) { safe = true; });
    if (!safe) return Choice<Move>{moves[below(rng, moves.size())], -1, 2, true};
    return std::nullopt;
}

std::vector<Move> Search::safeMoves(const Node& node, Rng& rng) const {
    std::vector<Move> moves;
    m_safe.each(node, m_safe.threats(node), [&](const Move& move) { moves.push_back(move); });
    for (std::size_t left = moves.size(); left > 1; --left) {
        std::swap(moves[left - 1], moves[below(rng, left)]);
    }
    return moves;
}

void Search::begin(const State& state, Meter& meter) {
    m_meter = &meter;
    m_used = 0;
    m_limitNear = turnsLeft(state) <= kMostPlies;
    m_killers = {};
    for (auto& side : m_history) {
        for (auto& row : side) {
            for (int& value : row) {
                value /= 8;
            }
        }
    }
    for (auto& side : m_wallHistory) {
        for (int& value : side) {
            value /= 8;
        }
    }
}

Choice<Move> Search::choose(const State& state, Meter& meter, Rng& rng) {
    meter.spend();
    if (const auto choice = atOnce(state, rng)) return *choice;
    begin(state, meter);
    const Node root = nodeOf(state);
    auto moves = safeMoves(root, rng);
    Choice<Move> best{moves.front(), 0, 0, false};
    // A forced move needs no thought; a short look still gives the value that a hint shows.
    const std::uint64_t limit = meter.budget().nodes / (moves.size() == 1 ? 16 : 1);
    int value = 0;
    for (int depth = 1; depth <= std::min(meter.budget().depth, kMostPlies / 2) && !best.exact; ++depth) {
        meter.reached(depth);
        const int found = deepen(root, moves, depth, value);
        if (meter.done()) {
            best.move = moves.front(); // the best of those that were finished
            break;
        }
        value = found;
        best = choiceOf(moves.front(), value, depth);
        if (meter.nodes() >= limit) break;
    }
    return best;
}

Choice<Move> Search::chooseCarelessly(const State& state, int noise, Meter& meter, Rng& rng) {
    meter.spend();
    if (const auto choice = atOnce(state, rng)) return *choice;
    begin(state, meter);
    const Node root = nodeOf(state);
    const auto moves = safeMoves(root, rng);
    const int depth = meter.budget().depth;
    RatedMove best{moves.front(), -kInfinity};
    for (const Move& move : moves) {
        int value = -search(after(root, move), depth - 1, -kInfinity, kInfinity, 1);
        if (meter.done()) break;
        if (std::abs(value) < kProven)
            value += static_cast<int>(below(rng, 2 * static_cast<std::uint64_t>(noise) + 1)) - noise;
        if (value > best.value) best = {move, value};
    }
    return choiceOf(best.move, best.value, depth);
}

// One iteration: the value, with the best move brought to the front.
int Search::deepen(const Node& root, std::vector<Move>& moves, int depth, int guess) {
    int width = 40;
    int low = depth > 3 ? guess - width : -kInfinity;
    int high = depth > 3 ? guess + width : kInfinity;
    while (true) {
        const int value = searchRoot(root, moves, depth, low, high);
        if (m_meter->done() || (value > low && value < high)) return value;
        width *= 4;
        if (value <= low) low = width > 1'000 ? -kInfinity : value - width;
        if (value >= high) high = width > 1'000 ? kInfinity : value + width;
    }
}

int Search::searchRoot(const Node& root, std::vector<Move>& moves, int depth, int low, int high) {
    int best = -kInfinity;
    for (std::size_t i = 0; i < moves.size() && best < high; ++i) {
        const Node child = after(root, moves[i]);
        const int alpha = std::max(low, best);
        int value = 0;
        if (i > 0) value = -search(child, depth - 1, -alpha - 1, -alpha, 1);
        if (i == 0 || (value > alpha && value < high)) value = -search(child, depth - 1, -high, -alpha, 1);
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
int Search::search(const Node& node, int depth, int alpha, int beta, int ply) {
    if (!m_meter->spend()) return 0;
    if (turnsLeft(node) <= 1) return 0;
    const Threats threats = m_safe.threats(node);
    if (threats.baseOpen) return -(kMate - ply - 2);
    if (depth <= 0 || ply >= kMostPlies - 1) {
        if (!threats.any() || ply >= kMostPlies - 1) return evaluate(node);
        depth = 1; // a threatened general has few moves, and they matter
    }
    const int soonest = kMate - ply - 3;
    if (alpha >= soonest) return soonest;
    if (depth == 1 && !threats.any() && alpha > -kProven) {
        // One move takes a soldier at most: far behind, it cannot catch up.
        const int most = evaluate(node) + kMostGain;
        if (most <= alpha) return most;
    }

    const auto key = keyOf(node);
    const Entry* known = m_table.find(key);
    if (known != nullptr && known->depth >= depth) {
        const int value = fromTable(known->value, ply);
        const bool settles =
            known->kind == Kind::Exact || (known->kind == Kind::AtLeast ? value >= beta : value <= alpha);
        if (settles) return value;
    }

    const std::size_t first = m_used;
    const std::size_t count = generate(node, threats, known, ply);
    if (count == 0) return -(kMate - ply - 2);
    m_used = first + count;

    const int start = alpha;
    int best = -kInfinity;
    Move bestMove;
    const bool quiet = !threats.any();
    for (std::size_t i = 0; i < count; ++i) {
        const auto from = m_candidates.begin() + static_cast<std::ptrdiff_t>(first + i);
        const auto end = m_candidates.begin() + static_cast<std::ptrdiff_t>(first + count);
        std::iter_swap(from, std::max_element(
                                 from, end, [](const Candidate& a, const Candidate& b) { return a.order < b.order; }));
        const Move move = from->move;
        const Node child = after(node, move);
        if (depth > 1) m_table.expect(keyOf(child));
        int value = 0;
        if (i == 0) {
            value = -search(child, depth - 1, -beta, -alpha, ply + 1);
        } else {
            const bool wallMoves = move.wall != Wall::None && move.wall != Wall::Stay;
            int less = 0;
            if (depth >= 3 && i >= 3 && quiet && from->order < kKiller)
                less = std::min(reduction(depth, i, wallMoves), depth - 2);
            value = -search(child, depth - 1 - less, -alpha - 1, -alpha, ply + 1);
            if (less > 0 && value > alpha) value = -search(child, depth - 1, -alpha - 1, -alpha, ply + 1);
            if (value > alpha && value < beta) value = -search(child, depth - 1, -beta, -alpha, ply + 1);
        }
        if (m_meter->done()) {
            m_used = first;
            return 0;
        }
        if (value > best) {
            best = value;
            bestMove = move;
        }
        alpha = std::max(alpha, value);
        if (alpha >= beta) break;
    }
    m_used = first;
    const Kind kind = best >= beta ? Kind::AtLeast : best <= start ? Kind::AtMost : Kind::Exact;
    if (kind == Kind::AtLeast) remember(node, bestMove, depth, ply);
    bestMove.card = node.cards[handPlace(node.mover, bestMove.card)];
    m_table.keep(
        key, {key, static_cast<std::int16_t>(toTable(best, ply)), static_cast<std::uint8_t>(depth), kind, bestMove});
    return best;
}

std::size_t Search::generate(const Node& node, const Threats& threats, const Entry* known, int ply) {
    Move hint;
    bool hinted = false;
    if (known != nullptr) {
        hint = known->move;
        hint.card = hint.card == node.cards[handPlace(node.mover, 0)] ? 0 : 1;
        hinted = true;
    }
    std::size_t end = m_used;
    m_safe.each(node, threats, [&](const Move& move) {
        m_candidates[end++] = {move, hinted && move == hint ? kHinted : orderOf(node, move, ply)};
    });
    return end - m_used;
}

int Search::orderOf(const Node& node, const Move& move, int ply) const {
    const auto own = index(node.mover);
    const auto& killers = m_killers[static_cast<std::size_t>(ply)];
    int order = m_history[own][move.from][move.to];
    if (move.wall != Wall::None) order += m_wallHistory[own][wallAfter(node.wall, move.wall)];
    if (takes(node, move)) order += kCapture;
    if (move == killers[0] || move == killers[1]) order += kKiller;
    return order;
}

void Search::remember(const Node& node, const Move& move, int depth, int ply) {
    const auto own = index(node.mover);
    const auto add = [&](int& value) {
        value += depth * depth;
        value -= value > kMostHistory ? value / 2 : 0;
    };
    if (move.wall != Wall::None) add(m_wallHistory[own][wallAfter(node.wall, move.wall)]);
    if (takes(node, move)) return;
    add(m_history[own][move.from][move.to]);
    auto& killers = m_killers[static_cast<std::size_t>(ply)];
    if (killers[0] != move) killers = {move, killers[0]};
}

} // namespace parlour::onitama
