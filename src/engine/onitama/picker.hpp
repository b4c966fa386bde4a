#pragma once
// Hands out the safe moves of a node, the most promising first, and works out as few of them as it can: most nodes are
// settled by the first move or two. First what was best here before, then what takes a soldier, what refuted other
// moves at this ply, the quiet rest, and last the same moves once more with all the steps of the wall.
#include "engine/core/big_array.hpp"
#include "engine/onitama/experience.hpp"
#include "engine/onitama/safe_moves.hpp"

#include <utility>

namespace parlour::onitama {

struct Candidate {
    Move move;
    int order;
};

// Candidates of all plies, one after the other. Few searches come near the end of it, and the first of a game need not
// wait for all of it to be cleared.
class CandidateStack {
public:
    CandidateStack() : m_all(Experience::kMostPlies * kMostMoves, false) {}

    Candidate* top() { return m_top; }
    void setTop(Candidate* top) { m_top = top; }

private:
    static constexpr std::size_t kMostMoves = std::size_t{2} * 156 * 5; // 12 pawns on 25 squares have most targets

    BigArray<Candidate> m_all;
    Candidate* m_top = m_all.data();
};

template <bool Walled>
class Picker {
public:
    enum class Stage : std::uint8_t { Hint, Captures, FirstKiller, SecondKiller, Quiet, Steps, End };

    Picker(const SafeMoves& safe, const Node& node, const Threats& threats, const Experience& experience, int ply,
           const std::optional<Move>& hint, CandidateStack& stack)
        : m_safe(safe),
          m_node(node),
          m_threats(threats),
          m_experience(experience),
          m_killers(experience.killers(ply)),
          m_stack(stack),
          m_begin(stack.top()),
          m_at(m_begin),
          m_end(m_begin) {
        if (hint && m_safe.has(node, threats, *hint)) m_hint = *hint;
    }
    Picker(const Picker&) = delete;
    Picker& operator=(const Picker&) = delete;
    ~Picker() { m_stack.setTop(m_begin); }

    // The stage that the last move came from.
    Stage stage() const { return m_from; }

    // The next move, or nullptr. Without `steps`, the wall only stays or swaps with a soldier.
    const Move* next(bool steps) {
        while (true) {
            if (const Candidate* best = pick()) return &best->move;
            m_from = m_stage;
            switch (m_stage) {
                case Stage::Hint:
                    m_stage = Stage::Captures;
                    if (m_hint.from != kNowhere) return &m_hint;
                    break;
                case Stage::Captures:
                    m_stage = Stage::FirstKiller;
                    fillCaptures();
                    break;
                case Stage::FirstKiller:
                    m_stage = Stage::SecondKiller;
                    if (fits(m_killers[0])) return &m_killers[0];
                    m_killers[0] = {};
                    break;
                case Stage::SecondKiller:
                    m_stage = Stage::Quiet;
                    if (fits(m_killers[1])) return &m_killers[1];
                    m_killers[1] = {};
                    break;
                case Stage::Quiet:
                    m_stage = Walled ? Stage::Steps : Stage::End;
                    fillQuiet();
                    break;
                case Stage::Steps:
                    if (!steps) return nullptr;
                    m_stage = Stage::End;
                    fillSteps();
                    break;
                case Stage::End:
                    return nullptr;
            }
        }
    }

private:
    Bits enemies() const { return m_node.pawns[index(opponent(m_node.mover))]; }

    // A killer is quiet here, and not the hint.
    bool fits(const Move& killer) const {
        return killer.from != kNowhere && killer != m_hint && (enemies() & bit(killer.to)) == 0 &&
               m_safe.has(m_node, m_threats, killer);
    }

    void add(const Move& move, int order) {
        const auto& [first, second] = m_killers;
        const bool given = move.from != kNowhere && (move == m_hint || move == first || move == second);
        if (!given) *m_end++ = {move, order};
    }

    void start() { m_at = m_end = m_begin; }
    void finish() { m_stack.setTop(m_end); }

    void fillCaptures() {
        start();
        m_safe.eachPawnMove(m_node, m_threats, enemies(), [&](Move move) {
            if constexpr (Walled) move.wall = Wall::Stay;
            if (move != m_hint) *m_end++ = {move, m_safe.attacked(m_node, move.to) ? 0 : 1};
        });
        finish();
    }

    void fillQuiet() {
        start();
        const auto take = [&](Move move) {
            const int order = m_experience.pawn(m_node.mover, move);
            if constexpr (Walled) {
                move.wall = Wall::Stay;
                add(move, order + m_experience.wall(m_node.mover, m_node.wall));
                SafeMoves::eachStep(m_node, move, [&](Wall step, bool swap) {
                    if (!swap) return;
                    move.wall = step;
                    add(move, order + m_experience.wall(m_node.mover, wallAfter(m_node.wall, step)));
                });
            } else {
                add(move, order);
            }
        };
        m_safe.eachPawnMove(m_node, m_threats, ~enemies(), take);
        if (m_end == m_begin && m_safe.passes(m_node, m_threats)) {
            take({0});
            take({1});
        }
        finish();
    }

    // All that is left. Captures have come with the wall staying only.
    void fillSteps() {
        start();
        const auto take = [&](Move move) {
            const bool capture = (enemies() & bit(move.to)) != 0;
            const int order = m_experience.pawn(m_node.mover, move);
            SafeMoves::eachStep(m_node, move, [&](Wall step, bool swap) {
                if (swap && !capture) return;
                move.wall = step;
                add(move, order + m_experience.wall(m_node.mover, wallAfter(m_node.wall, step)));
            });
        };
        m_safe.eachPawnMove(m_node, m_threats, ~Bits{0}, take);
        if (m_safe.passes(m_node, m_threats)) {
            take({0});
            take({1});
        }
        finish();
    }

    // Takes the best of those that are left of a stage.
    const Candidate* pick() {
        if (m_at == m_end) return nullptr;
        Candidate* best = m_at;
        for (Candidate* other = m_at + 1; other != m_end; ++other) {
            if (other->order > best->order) best = other;
        }
        std::swap(*m_at, *best);
        return m_at++;
    }

    const SafeMoves& m_safe;
    const Node& m_node;
    const Threats& m_threats;
    const Experience& m_experience;
    Experience::Killers m_killers; // as they were when the node was entered; those that fit are given
    Move m_hint;
    CandidateStack& m_stack;
    Candidate* m_begin;
    Candidate* m_at;
    Candidate* m_end;
    Stage m_stage = Stage::Hint;
    Stage m_from = Stage::Hint;
};

} // namespace parlour::onitama
