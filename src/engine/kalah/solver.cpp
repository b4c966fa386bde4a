#include "engine/kalah/solver.hpp"

#include "engine/kalah/options.hpp"
#include "engine/think/transposition.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace parlour::kalah {

namespace {

// Eight bytes: forty bits of the key, the bounds and the house that did best.
class Entry {
public:
    Entry() = default;
    Entry(std::uint64_t key, int low, int high, int house)
        : m_bits((key & kKeyBits) | static_cast<std::uint64_t>(low) << 16U | static_cast<std::uint64_t>(high) << 8U |
                 static_cast<std::uint64_t>(house + 1)) {}

    bool holds(std::uint64_t key) const { return ((m_bits ^ key) & kKeyBits) == 0; }
    // A position with more seeds left is more work to find again.
    int worth() const { return m_bits == 0 ? -1 : high(); }
    int low() const { return static_cast<int>((m_bits >> 16U) & 0xFFU); }
    int high() const { return static_cast<int>((m_bits >> 8U) & 0xFFU); }
    int house() const { return static_cast<int>(m_bits & 0xFFU) - 1; }

private:
    static constexpr std::uint64_t kKeyBits = ~std::uint64_t{0} << 24U;
    std::uint64_t m_bits = 0;
};
static_assert(sizeof(Entry) == 8);

template <class Lane>
class Search final : public Solver {
public:
    Search(const Rules& rules, std::size_t entries) : m_rules(rules), m_sower(rules), m_table(entries) {}

    std::optional<Solution> solve(const State& state, Meter& meter, const SolveProgress& progress) override {
        begin(meter, {});
        const int sign = state.mover == kSouth ? 1 : -1;
        const int banked = bankedMargin(m_rules, state);
        Solution solution;
        if (state.over) {
            solution.margin = sign * banked;
            return solution;
        }
        const auto board = boardOf<Lane>(m_rules, state);
        const auto moves = m_rules.moves(state);
        for (const Move move : moves) {
            const int margin = after(board, banked, state.pie, move);
            if (m_stopped) return std::nullopt;
            solution.rows.push_back({move, sign * margin});
            if (solution.rows.size() == 1 || margin > sign * solution.margin) solution.margin = sign * margin;
            if (progress) progress(solution.rows.back(), solution.rows.size(), moves.size());
        }
        return solution;
    }

    std::optional<Choice<Move>> best(const State& state, std::span<const Move> moves, Meter& meter,
                                     const Meter::Slice& slice) override {
        begin(meter, slice);
        const auto board = boardOf<Lane>(m_rules, state);
        const int banked = bankedMargin(m_rules, state);
        std::optional<Choice<Move>> best;
        for (const Move move : moves) {
            if (best && !beats(board, banked, state.pie, move, static_cast<int>(best->value))) continue;
            const int margin = after(board, banked, state.pie, move);
            if (m_stopped) return std::nullopt;
            if (!best || margin > best->value) best = {move, static_cast<double>(margin), 0, true};
        }
        if (m_stopped) return std::nullopt;
        best->depth = 1 + lineAfter(board, best->move);
        return best;
    }

private:
    void begin(Meter& meter, const Meter::Slice& slice) {
        m_meter = &meter;
        m_slice = slice;
        m_stopped = false;
    }

    // Counts a node; false when there is no more of the slice.
    bool spend() {
        m_stopped = m_stopped || !m_meter->spend() || m_meter->past(m_slice);
        return !m_stopped;
    }

    // How many moves the table can follow the game after this one.
    int lineAfter(const Board<Lane>& board, Move move) const {
        if (move == kSwap) return 0;
        auto done = m_sower.sow(board, move.house - 1);
        int moves = 0;
        for (; !done.over; ++moves) {
            const Entry* known = m_table.find(done.next.hash());
            if (known == nullptr || known->house() < 0 || done.next.house(known->house()) == 0) break;
            done = m_sower.sow(done.next, known->house());
        }
        return moves;
    }

    // Margins are final ones, as the player to move on `board` sees them, who is ahead by `banked` now.

    int margin(const Board<Lane>& board, int banked, Pie pie) {
        if (pie == Pie::Baking) return firstTurn(board, banked);
        const int plain = banked + 2 * bank(board) - board.seeds();
        return pie == Pie::Offered ? std::max(plain, -plain) : plain; // a swap turns the tables, whatever they are
    }

    // The positions of South's first turn are few, and each is worth what its end is after North's choice.
    int firstTurn(const Board<Lane>& board, int banked) {
        const auto key = std::pair(board.own, board.other);
        if (const auto known = m_firstTurns.find(key); known != m_firstTurns.end()) return known->second;
        int best = -kMaxTotal;
        for (int house = m_sower.houses(); house >= 1 && !m_stopped; --house) {
            if (board.house(house - 1) == 0) continue;
            best = std::max(best, after(board, banked, Pie::Baking, {static_cast<std::uint8_t>(house)}));
        }
        if (!m_stopped) m_firstTurns.emplace(key, best);
        return best;
    }

    int after(const Board<Lane>& board, int banked, Pie pie, Move move) {
        if (move == kSwap) return -margin(board, banked, Pie::Gone);
        const auto done = m_sower.sow(board, move.house - 1);
        const int now = banked + done.gain;
        if (done.over) return now + done.swept;
        const Pie next = pieAfter(pie, done.again);
        return done.again ? margin(done.next, now, next) : -margin(done.next, -now, next);
    }

    // Is the move better than a margin? Cheaper than to find its own.
    bool beats(const Board<Lane>& board, int banked, Pie pie, Move move, int than) {
        if (move == kSwap || pie == Pie::Baking) return after(board, banked, pie, move) > than;
        const auto done = m_sower.sow(board, move.house - 1);
        const int now = banked + done.gain;
        if (done.over) return now + done.swept > than;
        // now ± (2 x - seeds) > than, for x seeds banked from there on by who moves then
        const int seeds = done.next.seeds();
        if (done.again) return atLeast(done.next, (than - now + seeds) / 2 + 1);
        const int least = (now + seeds - than + 1) / 2;
        return !atLeast(done.next, least);
    }

    bool atLeast(const Board<Lane>& board, int seeds) {
        return search(board, board.hash(), board.seeds(), seeds) >= seeds;
    }

    // The seeds that the mover banks from here on.
    int bank(const Board<Lane>& board) {
        const int seeds = board.seeds();
        int low = 0;
        int high = seeds;
        int guess = (seeds + 1) / 2;
        while (low < high && !m_stopped) {
            const int wanted = std::clamp(guess, low + 1, high);
            guess = search(board, board.hash(), seeds, wanted);
            if (guess >= wanted) {
                low = guess;
                ++guess;
            } else {
                high = guess;
            }
        }
        return low;
    }

    // A bound on the seeds that the mover banks: if it is `wanted` or more they bank at least that many, else at most.
    int search(const Board<Lane>& board, std::uint64_t key, int seeds, int wanted) {
        if (wanted <= 0) return 0;
        if (wanted > seeds) return seeds;
        if (!spend()) return 0;
        int low = 0;
        int high = seeds;
        int hint = -1;
        if (const Entry* known = m_table.find(key)) {
            low = known->low();
            high = known->high();
            hint = known->house();
            if (low >= wanted) return low;
            if (high < wanted) return high;
        }
        Options<Lane> options;
        order(board, hint, options);
        int best = 0;
        int house = -1;
        for (std::size_t i = 0; i < options.count() && best < wanted; ++i) {
            const Option<Lane>& option = options.pick(i);
            const int value = bankedAfter(option, seeds, wanted);
            if (value > best || house < 0) {
                best = value;
                house = option.house;
            }
        }
        if (m_stopped) return 0;
        if (best >= wanted) {
            low = best;
        } else {
            high = best;
        }
        m_table.keep(key, Entry(key, low, high, house));
        return best;
    }

    int bankedAfter(const Option<Lane>& option, int seeds, int wanted) {
        const auto& done = option.done;
        const int left = seeds - done.gain;
        if (done.over) return done.gain + (left + done.swept) / 2;
        if (done.again) return done.gain + search(done.next, option.key, left, wanted - done.gain);
        // The other banks y of those left and the mover the rest: at least w of them if not (y >= left - w + 1).
        return seeds - search(done.next, option.key, left, left - (wanted - done.gain) + 1);
    }

    // Extra moves first, the house next to the store before the others; then what banks most.
    void order(const Board<Lane>& board, int hint, Options<Lane>& options) {
        for (int i = m_sower.houses() - 1; i >= 0; --i) {
            if (board.house(i) == 0) continue;
            Option<Lane>& option = options.add();
            option.house = i;
            option.done = m_sower.sow(board, i);
            option.order = (option.done.gain << 5) + i + (option.done.again ? 1 << 16 : 0) + (i == hint ? 1 << 20 : 0);
            if (option.done.over) continue;
            option.key = option.done.next.hash();
            m_table.expect(option.key);
        }
    }

    Rules m_rules;
    Sower<Lane> m_sower;
    Transposition<Entry> m_table;
    std::map<std::pair<Lane, Lane>, int> m_firstTurns;
    Meter* m_meter = nullptr;
    Meter::Slice m_slice;
    bool m_stopped = false;
};

} // namespace

std::unique_ptr<Solver> makeSolver(const Rules& rules, std::size_t mostEntries) {
    const int seeds = seedsInPlay(rules, rules.initial());
    // A game with few seeds has few positions: no need to clear half a gigabyte for it.
    const std::size_t entries =
        std::min(mostEntries, std::size_t{1} << static_cast<unsigned>(std::min(12 + seeds / 3, 40)));
    if (rules.ring().houses() <= kNarrowHouses) return std::make_unique<Search<NarrowLane>>(rules, entries);
    return std::make_unique<Search<WideLane>>(rules, entries);
}

std::optional<Solution> solve(const Rules& rules, const State& state, Meter& meter, const SolveProgress& progress) {
    return makeSolver(rules)->solve(state, meter, progress);
}

} // namespace parlour::kalah
