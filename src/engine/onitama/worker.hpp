#pragma once
// One thread of the search: alpha-beta one ply deeper at a time, over a table of positions that it may share with
// others. Wins and losses that it reports are proven: what it leaves out or looks at less closely never makes one.
#include "engine/onitama/picker.hpp"
#include "engine/think/meter.hpp"
#include "engine/think/shared_table.hpp"

namespace parlour::onitama {

// Values of positions, in hundredths of a soldier, as the mover sees them.
inline constexpr int kMate = 30'000; // minus the plies to it
inline constexpr int kProven = kMate - 1'000;
inline constexpr int kInfinity = 32'000;

enum class Bound : std::uint8_t { Nothing, AtLeast, AtMost, Exact };

// What is known of a position.
struct Known {
    std::int16_t value = 0;
    std::uint8_t depth = 0;
    std::uint8_t tag = 0; // the bound, and the number of the thought that found it
    Move move;            // with the card's number in the level, not its slot

    static constexpr unsigned kThoughts = 64;
    static std::uint8_t tagOf(Bound bound, unsigned thought) {
        return static_cast<std::uint8_t>(static_cast<unsigned>(bound) + 4 * (thought % kThoughts));
    }
    Bound bound() const { return static_cast<Bound>(tag % 4); }
    // What an earlier thought found is soon of no use.
    int worthBeside(const Known& newcomer) const { return depth + (tag / 4 == newcomer.tag / 4 ? 256 : 0); }
};
using Positions = SharedTable<Known>;

class Worker {
public:
    static constexpr int kMostPlies = Experience::kMostPlies;

    Worker(const Rules& rules, Positions& table);

    // Before every thought. Its number tells what was found before it.
    void begin(const State& state, unsigned thought, Meter& meter);
    // One iteration over the safe moves of the root: the value, with the best move brought to the front.
    int deepen(const Node& root, std::vector<Move>& moves, int depth, int guess);
    // The value of one move of the root.
    int value(const Node& root, const Move& move, int depth);

private:
    template <bool Walled>
    int searchRoot(const Node& root, std::vector<Move>& moves, int depth, int low, int high);
    template <bool Walled>
    int visit(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply);
    template <bool Walled>
    int search(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply);
    template <bool Walled>
    int settle(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply);
    template <bool Walled>
    int settleCaptures(const Node& node, const Threats& threats, int depth, int alpha, int beta, int ply);
    template <bool Walled>
    void learn(const Node& node, const Move& best, int depth, int ply, std::span<const Move> tried);
    std::uint64_t keyOf(const Node& node) const;
    int turnsLeft(const State& state) const { return m_turnLimit - state.turns; }

    SafeMoves m_safe;
    Positions& m_table;
    Experience m_experience;
    CandidateStack m_stack;
    int m_turnLimit;
    Meter* m_meter = nullptr;
    unsigned m_thought = 0;
    bool m_limitNear = false;
};

} // namespace parlour::onitama
