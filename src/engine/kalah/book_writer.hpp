#pragma once
// Works out an opening book for the boards on which master needs one. It follows all games in which one seat plays by
// the book and the other plays anything, and takes in every position where the one by the book is asked for one of its
// first moves; later on only those where it could not prove a best move in time, and what comes after those.
#include "engine/kalah/solver.hpp"

namespace parlour::kalah {

class BookWriter {
public:
    struct Extent {
        int moves = 0;           // the first ones: to solve them all is sooner done than to find out which need it
        Means means = kToPlay;   // of the player by the book
        std::uint64_t nodes = 0; // what it can search in time; 0: nothing beyond the first moves is taken in
    };

    // Begins with what an older book has: what it says is not worked out again.
    explicit BookWriter(std::vector<Chapter> chapters, const Means& solving = kToSolve)
        : m_chapters(std::move(chapters)), m_solving(solving) {}

    // Called with the number of the move, how many positions are open there, and how many entries there are.
    using Report = std::function<void(int moves, std::size_t open, std::size_t entries)>;

    // Adds what a game by these rules needs. False if the meter ran out first; what was found until then stays.
    bool add(const Rules& rules, const Extent& extent, Meter& meter, const Report& report);

    const std::vector<Chapter>& chapters() const { return m_chapters; }

private:
    std::vector<Chapter> m_chapters;
    Means m_solving;
};

} // namespace parlour::kalah
