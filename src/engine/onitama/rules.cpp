#include "engine/onitama/rules.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace parlour::onitama {

namespace {

void note(std::vector<Event>* events, Event event) {
    if (events != nullptr) events->push_back(event);
}

// The same turn with every step that the wall may take, in the order up, down, left, right, stay.
void addWithWall(std::vector<Move>& all, Move move, const Placement& after, Seat mover) {
    if (after.wall == kNowhere) {
        all.push_back(move);
        return;
    }
    const Bits squares = Rules::wallSquares(after, mover);
    for (const Wall step : {Wall::Up, Wall::Down, Wall::Left, Wall::Right}) {
        move.wall = step;
        const Square to = wallAfter(after.wall, step);
        if (to != kNowhere && (squares & bit(to)) != 0) all.push_back(move);
    }
    move.wall = Wall::Stay;
    all.push_back(move);
}

} // namespace

State Rules::initial() const {
    State state{m_level.board};
    state.mover = m_level.starts;
    if (!m_level.dealt) std::iota(state.cards.begin(), state.cards.end(), std::uint8_t{0});
    return state;
}

bool Rules::blocked(const State& state) const {
    for (Bits pawns = state.pawns[index(state.mover)]; pawns != 0;) {
        const Square from = popSquare(pawns);
        if ((pawnTargets(state, 0, from) | pawnTargets(state, 1, from)) != 0) return false;
    }
    return true;
}

std::vector<Move> Rules::moves(const State& state) const {
    std::vector<Move> all;
    if (state.dealing()) {
        for (std::size_t number = 0; number < m_level.cards.size(); ++number) {
            const auto card = static_cast<std::uint8_t>(number);
            if (std::find(state.cards.begin(), state.cards.end(), card) == state.cards.end()) all.push_back({card});
        }
        return all;
    }
    const Seat mover = state.mover;
    for (std::uint8_t slot = 0; slot < 2; ++slot) {
        for (Bits pawns = state.pawns[index(mover)]; pawns != 0;) {
            const Square from = popSquare(pawns);
            for (Bits targets = pawnTargets(state, slot, from); targets != 0;) {
                const Move move{slot, from, popSquare(targets)};
                if (endingOf(state, mover, from, move.to) != Ending::None) {
                    all.push_back(move);
                    continue;
                }
                Placement after = state;
                movePawn(after, mover, from, move.to);
                addWithWall(all, move, after, mover);
            }
        }
    }
    if (all.empty()) {
        addWithWall(all, {0}, state, mover);
        addWithWall(all, {1}, state, mover);
    }
    return all;
}

void Rules::movePawn(Placement& board, Seat mover, Square from, Square to) {
    const auto own = index(mover);
    board.pawns[own] ^= bit(from) | bit(to);
    board.pawns[1 - own] &= ~bit(to);
    if (board.generals[own] == from) board.generals[own] = to;
    if (board.generals[1 - own] == to) board.generals[1 - own] = kNowhere;
}

void Rules::moveWall(Placement& board, Seat mover, Square to) {
    Bits& own = board.pawns[index(mover)];
    if ((own & bit(to)) != 0) own ^= bit(to) | bit(board.wall);
    board.wall = to;
}

void Rules::apply(State& state, const Move& move, std::vector<Event>* events) const {
    if (state.dealing()) return deal(state, move.card, events);
    const Seat mover = state.mover;
    const auto place = handPlace(mover, move.card);
    if (move.from != kNowhere) {
        const Seat other = opponent(mover);
        note(events,
             PawnMoved{mover, move.from, move.to, state.generals[index(mover)] == move.from, state.cards[place]});
        if ((state.pawns[index(other)] & bit(move.to)) != 0) {
            note(events, PawnTaken{other, move.to, state.generals[index(other)] == move.to});
        }
        state.ending = endingOf(state, mover, move.from, move.to);
        movePawn(state, mover, move.from, move.to);
        if (state.ending != Ending::None) {
            ++state.turns;
            note(events, Won{mover, state.ending});
            return;
        }
    }
    std::swap(state.cards[place], state.cards[kSideCard]);
    note(events, CardPassed{mover, place, state.cards[kSideCard], state.cards[place]});
    if (move.wall != Wall::None && move.wall != Wall::Stay) {
        const Square from = state.wall;
        const Square to = wallAfter(from, move.wall);
        const bool swap = (state.pawns[index(mover)] & bit(to)) != 0;
        moveWall(state, mover, to);
        note(events, swap ? Event(WallSwapped{mover, from, to}) : Event(WallMoved{from, to}));
    }
    endTurn(state, events);
}

void Rules::deal(State& state, std::uint8_t card, std::vector<Event>* events) const {
    const auto place = std::find(state.cards.begin(), state.cards.end(), kNoCard);
    *place = card;
    note(events, CardDealt{static_cast<std::size_t>(place - state.cards.begin()), card});
    if (events != nullptr && !state.dealing() && blocked(state)) note(events, Blocked{state.mover});
}

void Rules::endTurn(State& state, std::vector<Event>* events) const {
    ++state.turns;
    if (m_level.turnLimit != 0 && state.turns >= m_level.turnLimit) {
        state.ending = Ending::TurnLimit;
        note(events, TurnLimitReached{state.turns});
        return;
    }
    state.mover = opponent(state.mover);
    if (events != nullptr && blocked(state)) note(events, Blocked{state.mover});
}

Scores Rules::scores(const State& state) const {
    Scores scores(2, 0);
    const bool won = state.ending == Ending::GeneralTaken || state.ending == Ending::BaseReached;
    if (won) scores[index(state.mover)] = 1;
    return scores;
}

} // namespace parlour::onitama
