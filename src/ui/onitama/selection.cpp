#include "ui/onitama/selection.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace parlour::onitama {

Selection::Selection(std::vector<Move> moves, Square wall) : m_moves(std::move(moves)), m_wallAt(wall) {}

bool Selection::matches(const Move& move) const {
    return (m_card < 0 || move.card == m_card) && (m_from == kNowhere || move.from == m_from) &&
           (m_to == kNowhere || move.to == m_to) && (!m_wall || move.wall == *m_wall);
}

std::vector<Move> Selection::matching() const {
    std::vector<Move> left;
    std::copy_if(m_moves.begin(), m_moves.end(), std::back_inserter(left),
                 [this](const Move& m) { return matches(m); });
    return left;
}

int Selection::card() const {
    if (m_card >= 0) return m_card;
    if (m_to == kNowhere) return -1;
    const auto left = matching();
    const bool one =
        std::all_of(left.begin(), left.end(), [&](const Move& move) { return move.card == left.front().card; });
    return one && !left.empty() ? left.front().card : -1;
}

Selection::Step Selection::step() const {
    if (m_moves.empty() || complete()) return Step::Done;
    if (m_moves.front().from == kNowhere) return m_card < 0 ? Step::Pass : Step::Wall;
    if (m_from == kNowhere) return Step::Pawn;
    if (m_to == kNowhere) return Step::Goal;
    return card() < 0 ? Step::Question : Step::Wall;
}

Bits Selection::pawns() const {
    Bits bits = 0;
    for (const Move& move : m_moves) {
        if ((m_card < 0 || move.card == m_card) && move.from != kNowhere) bits |= bit(move.from);
    }
    return bits;
}

Bits Selection::goals(int slot) const {
    Bits bits = 0;
    for (const Move& move : m_moves) {
        if (move.card != slot || move.to == kNowhere) continue;
        const bool byCard = m_card < 0 || m_card == slot;
        const bool byPawn = m_from == kNowhere ? m_card == slot : move.from == m_from;
        if (byCard && byPawn) bits |= bit(move.to);
    }
    return bits;
}

Bits Selection::walls() const {
    if (step() != Step::Wall) return 0;
    Bits bits = 0;
    for (const Move& move : matching()) {
        if (move.wall != Wall::None && move.wall != Wall::Stay) bits |= bit(wallAfter(m_wallAt, move.wall));
    }
    return bits;
}

bool Selection::usable(int slot) const {
    return std::any_of(m_moves.begin(), m_moves.end(), [&](const Move& move) {
        return move.card == slot && (m_to == kNowhere || (move.from == m_from && move.to == m_to));
    });
}

// A card that the chosen pawn cannot use lets go of the pawn.
bool Selection::chooseCard(int slot) {
    if (!usable(slot)) return false;
    const bool decided = step() == Step::Wall;
    if (m_card == slot && !decided) {
        m_card = -1;
        return true;
    }
    m_card = slot;
    if (m_from != kNowhere && matching().empty()) m_from = m_to = kNowhere;
    return true;
}

bool Selection::choosePawn(Square square) {
    if ((pawns() & bit(square)) == 0) return false;
    m_from = square;
    m_to = kNowhere;
    return true;
}

bool Selection::chooseGoal(Square square) {
    if (((goals(0) | goals(1)) & bit(square)) == 0) return false;
    if (m_from == kNowhere) {
        Bits pawns = 0;
        for (const Move& move : m_moves) {
            if (move.card == m_card && move.to == square) pawns |= bit(move.from);
        }
        if (std::popcount(pawns) != 1) return false;
        m_from = popSquare(pawns);
    }
    m_to = square;
    return true;
}

bool Selection::chooseWall(Square square) {
    if (step() != Step::Wall) return false;
    const auto left = matching();
    const auto found = std::find_if(left.begin(), left.end(), [&](const Move& move) {
        return move.wall != Wall::None && wallAfter(m_wallAt, move.wall) == square;
    });
    if (found == left.end()) return false;
    m_wall = found->wall;
    return true;
}

bool Selection::back() {
    if (!started()) return false;
    if (m_to != kNowhere) {
        m_to = kNowhere;
    } else if (m_from != kNowhere) {
        m_from = kNowhere;
    } else {
        m_card = -1;
    }
    m_wall.reset();
    return true;
}

std::optional<Move> Selection::complete() const {
    const bool chosen = m_to != kNowhere || (m_card >= 0 && !m_moves.empty() && m_moves.front().from == kNowhere);
    if (!chosen) return std::nullopt;
    const auto left = matching();
    return left.size() == 1 ? std::optional(left.front()) : std::nullopt;
}

} // namespace parlour::onitama
