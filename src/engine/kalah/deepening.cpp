#include "engine/kalah/deepening.hpp"

#include "engine/kalah/options.hpp"
#include "engine/think/transposition.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace parlour::kalah {

namespace {

constexpr int kUnit = 16; // values are counted in sixteenths of a seed, so that an estimate can be finer than a seed
constexpr int kInfinity = 4 * kUnit * kMaxTotal;
constexpr std::size_t kMostEntries = std::size_t{1} << 22U; // of 16 bytes: 64 MB

struct Score {
    int value = 0;
    bool proven = false;

    Score operator-() const { return {-value, proven}; }
};

enum class Kind : std::uint8_t { AtLeast, AtMost, Exact };

struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    std::uint8_t depth = 0;
    Kind kind = Kind::Exact;
    bool proven = false;
    std::int16_t house = -1;

    bool holds(std::uint64_t wanted) const { return key == wanted; }
    int worth() const { return key == 0 ? -1 : depth + (proven ? 4 : 0); }
};
static_assert(sizeof(Entry) == 16);

template <class Lane>
class Search final : public Deepening {
public:
    Search(const Rules& rules, std::uint64_t nodes)
        : m_sower(rules), m_table(static_cast<std::size_t>(std::min<std::uint64_t>(nodes / 4, kMostEntries))) {}

    Choice<Move> choose(const Rules& rules, const State& state, std::vector<Move> moves, Meter& meter) override {
        m_meter = &meter;
        const auto board = boardOf<Lane>(rules, state);
        const int banked = bankedMargin(rules, state);
        for (auto& row : m_history) {
            row.fill(0);
        }
        Choice<Move> best{moves.front(), static_cast<double>(banked), 0, false};
        // A forced move needs no thought; a short look still gives the value that a hint shows.
        const auto enough = meter.slice(moves.size() == 1 ? 1.F / 16 : 1.F);
        int guess = 0;
        for (int depth = 1; depth <= meter.budget().depth && !best.exact; ++depth) {
            meter.reached(depth);
            const auto found = deepen(board, banked, state.pie, moves, depth, guess);
            if (found) {
                best = {moves.front(), banked + static_cast<double>(found->value) / kUnit, depth, found->proven};
                guess = found->value;
            } else {
                best.move = moves.front();
            }
            if (meter.past(enough)) break;
        }
        return best;
    }

private:
    // One iteration: the value, with the best move brought to the front of `moves`. Nothing if the meter ran out first;
    // the front is then still the best of those that were finished.
    std::optional<Score> deepen(const Board<Lane>& board, int banked, Pie pie, std::vector<Move>& moves, int depth,
                                int guess) {
        int width = 2 * kUnit;
        int low = depth > 2 ? guess - width : -kInfinity;
        int high = depth > 2 ? guess + width : kInfinity;
        while (true) {
            const auto score = root(board, banked, pie, moves, depth, low, high);
            if (!score) return std::nullopt;
            if (score->value > low && score->value < high) return score;
            width *= 4;
            if (score->value <= low) low = width > kInfinity / 4 ? -kInfinity : score->value - width;
            if (score->value >= high) high = width > kInfinity / 4 ? kInfinity : score->value + width;
        }
    }

    std::optional<Score> root(const Board<Lane>& board, int banked, Pie pie, std::vector<Move>& moves, int depth,
                              int low, int high) {
        Score best{-kInfinity, true};
        bool proven = true;
        for (std::size_t i = 0; i < moves.size() && best.value < high; ++i) {
            const auto value = [&](int alpha, int beta) {
                return after(board, banked, pie, moves[i], depth, alpha, beta);
            };
            const int alpha = std::max(low, best.value);
            Score score = i == 0 ? value(alpha, high) : value(alpha, alpha + 1);
            if (i > 0 && score.value > alpha && score.value < high && !m_meter->done()) score = value(alpha, high);
            if (m_meter->done()) return std::nullopt;
            proven = proven && score.proven;
            if (score.value > best.value) {
                best = score;
                const auto at = moves.begin() + static_cast<std::ptrdiff_t>(i);
                if (score.value > low) std::rotate(moves.begin(), at, at + 1);
            }
        }
        // A value inside the window is proven if everything was; one move proves that a value is at least `high`.
        return Score{best.value, best.value >= high ? best.proven : proven};
    }

    // The value of a move, in units, from here on: what was banked before does not count.
    Score after(const Board<Lane>& board, int banked, Pie pie, Move move, int depth, int alpha, int beta) {
        if (move == kSwap) {
            // The other player now sees what this one saw, stores included: this one falls from +banked to -banked.
            const int shift = 2 * banked * kUnit;
            const Score score = -search(board, depth - 1, -(beta + shift), -(alpha + shift));
            return {score.value - shift, score.proven};
        }
        return follow(m_sower.sow(board, move.house - 1), banked, pie, depth, alpha, beta);
    }

    // What a sowing leads to, while the pie rule is still open: South's first turn and North's answer. These positions
    // are few and not kept in the table.
    Score follow(const Sowing<Lane>& done, int banked, Pie pie, int depth, int alpha, int beta) {
        if (pie != Pie::Baking || done.over) return value(done, depth, alpha, beta);
        const int gain = done.gain * kUnit;
        const int margin = banked + done.gain;
        if (done.again) {
            const Score score = open(done.next, margin, Pie::Baking, depth - 1, alpha - gain, beta - gain);
            return {score.value + gain, score.proven};
        }
        const Score score = -open(done.next, -margin, Pie::Offered, depth - 1, gain - beta, gain - alpha);
        return {score.value + gain, score.proven};
    }

    Score open(const Board<Lane>& board, int banked, Pie pie, int depth, int alpha, int beta) {
        if (!m_meter->spend()) return {};
        if (depth <= 0) return {estimate(board), false};
        Score best{-kInfinity, true};
        bool proven = true;
        const auto consider = [&](Move move) {
            const Score score = after(board, banked, pie, move, depth, std::max(alpha, best.value), beta);
            proven = proven && score.proven;
            if (score.value > best.value) best = score;
        };
        for (int house = m_sower.houses(); house >= 1 && best.value < beta; --house) {
            if (board.house(house - 1) > 0) consider({static_cast<std::uint8_t>(house)});
        }
        if (pie == Pie::Offered && best.value < beta) consider(kSwap);
        return {best.value, best.value >= beta ? best.proven : proven};
    }

    Score value(const Sowing<Lane>& done, int depth, int alpha, int beta) {
        const int gain = done.gain * kUnit;
        if (done.over) return {gain + done.swept * kUnit, true};
        if (done.again) {
            const Score score = search(done.next, depth - 1, alpha - gain, beta - gain);
            return {score.value + gain, score.proven};
        }
        const Score score = search(done.next, depth - 1, gain - beta, gain - alpha);
        return {gain - score.value, score.proven};
    }

    Score search(const Board<Lane>& board, int depth, int alpha, int beta) {
        if (!m_meter->spend()) return {};
        const int most = board.seeds() * kUnit; // all that is left to bank
        if (most <= alpha) return {most, true};
        if (-most >= beta) return {-most, true};
        if (depth <= 0) return {estimate(board), false};

        const std::uint64_t key = board.hash() | 1U;
        int hint = -1;
        if (const Entry* known = m_table.find(key)) {
            hint = known->house;
            const int value = known->value;
            const bool settles =
                known->kind == Kind::Exact || (known->kind == Kind::AtLeast ? value >= beta : value <= alpha);
            if (settles && (known->proven || known->depth >= depth)) return {value, known->proven};
        }

        Options<Lane> options;
        order(board, hint, options);
        Score best{-kInfinity, true};
        bool proven = true;
        int house = -1;
        for (std::size_t i = 0; i < options.count() && best.value < beta; ++i) {
            const Option<Lane>& option = options.pick(i);
            const int low = std::max(alpha, best.value);
            Score score = i == 0 ? value(option.done, depth, low, beta) : value(option.done, depth, low, low + 1);
            if (i > 0 && score.value > low && score.value < beta) score = value(option.done, depth, low, beta);
            if (m_meter->done()) return {};
            proven = proven && score.proven;
            if (score.value > best.value) {
                best = score;
                house = option.house;
            }
        }
        const Kind kind = best.value >= beta ? Kind::AtLeast : best.value <= alpha ? Kind::AtMost : Kind::Exact;
        if (kind != Kind::AtLeast) best.proven = proven;
        if (kind == Kind::AtLeast)
            m_history[static_cast<std::size_t>(house)][historyRow(board, house)] += depth * depth;
        m_table.keep(key, {key, static_cast<std::int16_t>(best.value), static_cast<std::uint8_t>(std::min(depth, 255)),
                           kind, best.proven, static_cast<std::int16_t>(house)});
        return best;
    }

    // Extra moves first (the house next to the store before the others, so that none is spoiled), then by what is
    // banked, then by what did well elsewhere.
    void order(const Board<Lane>& board, int hint, Options<Lane>& options) {
        for (int i = m_sower.houses() - 1; i >= 0; --i) {
            if (board.house(i) == 0) continue;
            Option<Lane>& option = options.add();
            option.house = i;
            option.done = m_sower.sow(board, i);
            option.order = std::min(m_history[static_cast<std::size_t>(i)][historyRow(board, i)], 1 << 16) +
                           (option.done.gain << 17) + (option.done.again ? 1 << 26 : 0) + (i == hint ? 1 << 28 : 0);
        }
    }

    static std::size_t historyRow(const Board<Lane>& board, int house) {
        return static_cast<std::size_t>(std::min(board.house(house), 31));
    }

    // Seeds on a side tend to end in that side's store; and who is on the move takes the best that lies open.
    int estimate(const Board<Lane>& board) const {
        int most = 0;
        for (int i = 0; i < m_sower.houses(); ++i) {
            if (board.house(i) == 0) continue;
            const auto done = m_sower.sow(board, i);
            most = std::max(most, done.gain + (done.again ? 1 : 0));
        }
        return (sumOf(board.own) - sumOf(board.other)) * kUnit / 4 + most * kUnit * 3 / 4;
    }

    Sower<Lane> m_sower;
    Transposition<Entry> m_table;
    std::array<std::array<int, 32>, kMaxHouses> m_history{};
    Meter* m_meter = nullptr;
};

} // namespace

std::unique_ptr<Deepening> makeDeepening(const Rules& rules, std::uint64_t nodes) {
    if (rules.ring().houses() <= kNarrowHouses) return std::make_unique<Search<NarrowLane>>(rules, nodes);
    return std::make_unique<Search<WideLane>>(rules, nodes);
}

} // namespace parlour::kalah
