#pragma once
// The rules of Onitama for one level, with the wall or without it.
#include "engine/core/rules.hpp"
#include "engine/onitama/event.hpp"
#include "engine/onitama/move.hpp"
#include "engine/onitama/reach.hpp"

namespace parlour::onitama {

class Rules {
public:
    using Level = onitama::Level;
    using State = onitama::State;
    using View = onitama::State;
    using Move = onitama::Move;
    using Event = onitama::Event;
    static constexpr GameInfo info{"onitama", "Onitama", 2, 2, false, true};

    static Level readLevel(LevelReader& reader, int /*seats*/) { return onitama::readLevel(reader); }

    explicit Rules(Level level) : m_level(std::move(level)), m_reach(m_level.cards) {}

    const Level& level() const { return m_level; }
    const Reach& reach() const { return m_reach; }
    const Card& card(std::uint8_t number) const { return m_level.cards[number]; }
    int seats() const { return 2; }
    std::string seatName(Seat seat) const { return seat == kA ? "A" : "B"; }

    State initial() const;
    std::optional<Seat> toMove(const State& state) const {
        if (state.ending != Ending::None) return std::nullopt;
        return state.dealing() ? kChance : state.mover;
    }
    std::vector<Move> moves(const State& state) const;
    int weight(const State& /*state*/, const Move& /*deal*/) const { return 1; }
    void apply(State& state, const Move& move, std::vector<Event>* events) const;
    Scores scores(const State& state) const;
    State view(const State& state, Seat /*seat*/) const { return state; }

    std::string formatMove(const State& state, const Move& move) const;
    std::optional<Move> parseMove(const State& state, std::string_view text) const;
    std::string refusal(const State& state, std::string_view text) const;
    std::string drawText(const State& state, Seat viewer) const;
    std::string inWords(const State& before, const Move& move) const;
    std::string explain(const State& state, const Choice<Move>& choice) const;

    // The leaves of all games up to a depth; a finished game counts as one. Far quicker than playing the moves.
    std::uint64_t perft(const State& state, int depth) const;

    // Parts of a move, for those who build one step by step.
    Bits pawnTargets(const State& state, int slot, Square from) const {
        return m_reach.from(state.mover, state.cards[handPlace(state.mover, slot)], from) &
               ~(state.pawns[index(state.mover)] | bit(state.wall));
    }
    bool blocked(const State& state) const; // the mover has no pawn move
    // How a pawn's move ends the game, if it does.
    static Ending endingOf(const Placement& board, Seat mover, Square from, Square to) {
        if (to == board.generals[index(opponent(mover))]) return Ending::GeneralTaken;
        const bool home = from == board.generals[index(mover)] && to == kBases[index(opponent(mover))];
        return home ? Ending::BaseReached : Ending::None;
    }
    static void movePawn(Placement& board, Seat mover, Square from, Square to);
    // Where the mover may put the wall on the board as it is after the pawn's move, besides leaving it.
    static Bits wallSquares(const Placement& board, Seat mover) {
        if (board.wall == kNowhere) return 0;
        const auto own = index(mover);
        return kNeighbours[board.wall] & ~(kBothBases | board.pawns[1 - own] | bit(board.generals[own]));
    }
    // A swap if one of the mover's soldiers is there.
    static void moveWall(Placement& board, Seat mover, Square to);

private:
    void deal(State& state, std::uint8_t card, std::vector<Event>* events) const;
    void endTurn(State& state, std::vector<Event>* events) const;
    std::string refusedDeal(const State& state, std::string_view text) const;
    std::string refusedPawn(const State& state, int slot, std::string_view from, std::string_view to) const;
    std::string refusedWall(const State& state, const Move& move, std::string_view step) const;

    Level m_level;
    Reach m_reach;
};

} // namespace parlour::onitama
