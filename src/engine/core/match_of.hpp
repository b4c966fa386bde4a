#pragma once
// A match with its types: what scenes, opponents and tests use. The history keeps every State, so undo is an index. In
// games with chance, undo stops at the last roll or deal (it revealed something), and where something is hidden also at
// the last ply after which another seat moves: it has shown its cards, or seen its own. Not so if the match is for
// practice.
#include "engine/core/match.hpp"
#include "engine/core/rules.hpp"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>

namespace parlour {

template <Rules R>
class MatchOf final : public Match {
public:
    using State = typename R::State;
    using Move = typename R::Move;
    using Event = typename R::Event;
    using Events = std::vector<Event>;

    explicit MatchOf(std::shared_ptr<const R> rules, std::uint64_t seed = 0, bool practice = false)
        : m_rules(std::move(rules)), m_seed(seed), m_practice(practice) {
        m_states.push_back(m_rules->initial());
    }

    const R& rules() const { return *m_rules; }
    std::shared_ptr<const R> sharedRules() const { return m_rules; }
    const State& state() const { return m_states[m_at]; }
    const State& stateAt(std::size_t ply) const { return m_states[ply]; }
    const Move& moveAt(std::size_t ply) const { return m_moves[ply]; }
    std::size_t recorded() const { return m_moves.size(); } // plies including those undone
    std::uint64_t seed() const { return m_seed; }
    // Changes whenever the position does; an opponent's answer to an older revision is stale.
    std::uint64_t revision() const { return m_revision; }

    bool legal(const Move& move) const {
        if (!toMove()) return false;
        const auto moves = m_rules->moves(state());
        return std::find(std::begin(moves), std::end(moves), move) != std::end(moves);
    }

    // What happened, or nothing if the move is not legal here; then nothing has changed.
    std::optional<Events> play(const Move& move) {
        if (!legal(move)) return std::nullopt;
        m_states.resize(m_at + 1);
        m_moves.resize(m_at);
        Events events;
        State next = state();
        m_rules->apply(next, move, &events);
        m_states.push_back(std::move(next));
        m_moves.push_back(move);
        ++m_at;
        ++m_revision;
        return events;
    }

    std::optional<Events> roll() requires HasChance<R> {
        assert(toMove() == kChance);
        Rng rng = rngFor(m_seed, m_at);
        return play(drawOutcome(*m_rules, state(), rng));
    }

    // The events of a ply that was played before, for replays and redo.
    Events eventsOf(std::size_t ply) const {
        Events events;
        State again = m_states[ply];
        m_rules->apply(again, m_moves[ply], &events);
        return events;
    }

    bool canUndo() const { return m_at > 0 && canUndoTo(m_at - 1); }
    bool canUndoTo(std::size_t ply) const override {
        for (std::size_t at = ply; at < m_at && !m_practice; ++at) {
            const auto seat = m_rules->toMove(m_states[at]);
            if (seat == kChance || (R::info.hidden && seat != m_rules->toMove(m_states[at + 1]))) return false;
        }
        return ply <= m_at;
    }
    bool canRedo() const { return m_at < m_moves.size(); }

    const GameInfo& info() const override { return R::info; }
    int seats() const override { return m_rules->seats(); }
    std::string seatName(Seat seat) const override { return seat == kChance ? "*" : m_rules->seatName(seat); }
    std::optional<Seat> toMove() const override { return m_rules->toMove(state()); }
    std::vector<std::string> moves() const override {
        std::vector<std::string> texts;
        if (!toMove()) return texts;
        for (const auto& move : m_rules->moves(state())) {
            texts.push_back(m_rules->formatMove(state(), move));
        }
        return texts;
    }
    bool play(std::string_view text) override {
        if (!toMove()) return false;
        const auto move = m_rules->parseMove(state(), text);
        return move && play(*move).has_value();
    }
    std::string refusal(std::string_view text) const override {
        return toMove() ? m_rules->refusal(state(), text) : "the game is over";
    }
    void playChance() override {
        if constexpr (HasChance<R>) roll();
    }
    bool undo() override { return canUndo() && (--m_at, ++m_revision, true); }
    bool redo() override { return canRedo() && (++m_at, ++m_revision, true); }
    bool stepBack() override { return m_at > 0 && (--m_at, ++m_revision, true); }
    std::size_t length() const override { return m_at; }
    PlyText ply(std::size_t n) const override {
        const State& before = m_states[n];
        return {*m_rules->toMove(before), m_rules->formatMove(before, m_moves[n])};
    }
    std::string inWords(std::size_t n, [[maybe_unused]] Seat viewer) const override {
        if constexpr (HasWordsFor<R>) {
            return m_rules->inWords(m_states[n], m_moves[n], viewer);
        } else if constexpr (HasWords<R>) {
            return m_rules->inWords(m_states[n], m_moves[n]);
        } else {
            const PlyText text = ply(n);
            return seatName(text.seat) + " plays " + text.move;
        }
    }
    std::span<const std::string_view> turnColumns() const override {
        if constexpr (HasTurnTable<R>) return R::turnColumns();
        return {};
    }
    std::optional<std::vector<std::string>>
    turnRow([[maybe_unused]] std::size_t n, [[maybe_unused]] std::span<const std::uint64_t> times) const override {
        if constexpr (HasTurnTable<R>) {
            return m_rules->turnRow(std::span(m_states).first(n + 2), std::span(m_moves).first(n + 1),
                                    times.first(n + 1));
        }
        return std::nullopt;
    }
    std::string drawText(Seat viewer) const override { return m_rules->drawText(state(), viewer); }
    Scores scores() const override { return m_rules->scores(state()); }
    std::uint64_t perft(int depth) const override { return leaves(state(), depth); }

private:
    std::uint64_t leaves(const State& state, int depth) const {
        if constexpr (CountsLeaves<R>) return m_rules->perft(state, depth);
        if (depth == 0 || !m_rules->toMove(state)) return 1;
        const auto moves = m_rules->moves(state);
        std::uint64_t sum = 0;
        for (const auto& move : moves) {
            State next = state;
            m_rules->apply(next, move, nullptr);
            sum += leaves(next, depth - 1);
        }
        return sum;
    }

    std::shared_ptr<const R> m_rules;
    std::uint64_t m_seed;
    bool m_practice;
    std::vector<State> m_states;
    std::vector<Move> m_moves;
    std::size_t m_at = 0;
    std::uint64_t m_revision = 0;
};

} // namespace parlour
