#pragma once
// Works out an opening book for the boards on which master needs one. It follows all games in which one seat plays by
// the book and the other plays anything, and takes in every position where the one by the book is asked for a move,
// until so few seeds are in play that a proof is found while somebody waits. Seeds in play never become more, so
// nothing that comes after such a position is missing.
#include "engine/kalah/solver.hpp"

namespace parlour::kalah {

class BookWriter {
public:
    // Begins with what an older book has: what it says is not worked out again.
    explicit BookWriter(std::vector<Chapter> chapters, const Means& solving = kToSolve)
        : m_chapters(std::move(chapters)), m_solving(solving) {}

    // Called with the number of the move, how many positions are open there, and how many entries there are.
    using Report = std::function<void(int moves, std::size_t open, std::size_t entries)>;

    // Adds what a game by these rules needs as long as more than `seeds` are in play. False if the meter ran out first;
    // what was found until then stays.
    bool add(const Rules& rules, int seeds, Meter& meter, const Report& report);

    const std::vector<Chapter>& chapters() const { return m_chapters; }

private:
    std::vector<Chapter> m_chapters;
    Means m_solving;
};

} // namespace parlour::kalah
