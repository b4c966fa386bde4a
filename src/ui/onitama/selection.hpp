#pragma once
// A turn as it is being put together: a card, a pawn, where it goes, the wall. It is given the legal moves and only
// ever narrows them down, so it knows no rules. What is still open can be asked for; when one move is left it is told.
#include "engine/onitama/move.hpp"

#include <vector>

namespace parlour::onitama {

class Selection {
public:
    enum class Step : std::uint8_t {
        Pawn,     // choose one, or a card first
        Goal,     // where the chosen pawn goes
        Question, // both cards get it there: which?
        Pass,     // no pawn can move: which card is passed?
        Wall,
        Done,
    };

    Selection() = default;
    Selection(std::vector<Move> moves, Square wall);

    Step step() const;
    bool open() const { return !m_moves.empty(); } // there is something to choose
    bool started() const { return m_card >= 0 || m_from != kNowhere; }
    int card() const; // chosen, or the only one that gets the pawn there; -1: not known yet
    Square from() const { return m_from; }
    Square to() const { return m_to; }

    // What may be chosen next.
    Bits pawns() const;         // by the chosen card, if one is
    Bits goals(int slot) const; // of the chosen pawn by that card, or of all pawns if only that card is chosen
    Bits walls() const;         // besides keeping it where it is
    bool usable(int slot) const;

    // Each is true if it could be done; if not, nothing has changed.
    bool chooseCard(int slot); // again: takes it back
    bool choosePawn(Square square);
    bool chooseGoal(Square square); // without a pawn: by the chosen card, if only one pawn gets there
    bool chooseWall(Square square); // its own square keeps it
    bool back();                    // takes back the last choice; false: there was none

    // The move, once nothing is open.
    std::optional<Move> complete() const;

private:
    bool matches(const Move& move) const;
    std::vector<Move> matching() const;

    std::vector<Move> m_moves;
    Square m_wallAt = kNowhere;
    int m_card = -1;
    Square m_from = kNowhere;
    Square m_to = kNowhere;
    std::optional<Wall> m_wall;
};

} // namespace parlour::onitama
