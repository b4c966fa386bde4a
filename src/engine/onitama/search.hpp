#pragma once
// The search behind the stronger opponents: alpha-beta one ply deeper at a time, with a table of positions, for as long
// as the meter allows. Wins and losses that it reports are proven.
#include "engine/onitama/safe_moves.hpp"
#include "engine/think/agent.hpp"
#include "engine/think/transposition.hpp"

namespace parlour::onitama {

struct RatedMove {
    Move move;
    int value; // in hundredths of a soldier, as the mover sees it
};

class Search {
public:
    // For one game; keeps its tables from move to move.
    Search(const Rules& rules, std::uint64_t nodes);

    // The best move; its value is the expected margin of the result, from -1 to 1. Equals are left to the generator.
    Choice<Move> choose(const State& state, Meter& meter, Rng& rng);
    // As choose, but misjudges every move by up to `noise`, except that it sees all wins and losses.
    Choice<Move> chooseCarelessly(const State& state, int noise, Meter& meter, Rng& rng);

private:
    enum class Kind : std::uint8_t { Nothing, AtLeast, AtMost, Exact };
    struct Entry {
        std::uint64_t key = 0;
        std::int16_t value = 0;
        std::uint8_t depth = 0;
        Kind kind = Kind::Nothing;
        Move move; // with the card's number in the level, not its slot

        bool holds(std::uint64_t other) const { return key == other && kind != Kind::Nothing; }
        int worth() const { return kind == Kind::Nothing ? -1 : depth; }
    };
    static_assert(sizeof(Entry) == 16);
    struct Candidate {
        Move move;
        int order;
    };
    static constexpr int kMostPlies = 96;

    std::optional<Choice<Move>> atOnce(const State& state, Rng& rng) const;
    std::vector<Move> safeMoves(const Node& node, Rng& rng) const;
    void begin(const State& state, Meter& meter);
    int deepen(const Node& root, std::vector<Move>& moves, int depth, int guess);
    int searchRoot(const Node& root, std::vector<Move>& moves, int depth, int low, int high);
    int search(const Node& node, int depth, int alpha, int beta, int ply);
    int evaluate(const Node& node) const;
    std::size_t generate(const Node& node, const Threats& threats, const Entry* known, int ply);
    int orderOf(const Node& node, const Move& move, int ply) const;
    void remember(const Node& node, const Move& move, int depth, int ply);
    std::uint64_t keyOf(const Node& node) const;
    int turnsLeft(const State& state) const;

    const Rules& m_rules;
    SafeMoves m_safe;
    Transposition<Entry> m_table;
    std::vector<Candidate> m_candidates; // of all plies, one after the other
    std::size_t m_used = 0;
    std::array<std::array<Move, 2>, kMostPlies> m_killers{};
    std::array<std::array<std::array<int, kSquares + 1>, kSquares + 1>, 2> m_history{};
    std::array<std::array<int, kSquares + 1>, 2> m_wallHistory{};
    Meter* m_meter = nullptr;
    bool m_limitNear = false;
};

} // namespace parlour::onitama
