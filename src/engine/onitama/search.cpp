#include "engine/onitama/search.hpp"

#include <algorithm>
#include <functional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr std::size_t kMostEntries = std::size_t{1} << 22U; // of 16 bytes: 64 MB

Choice<Move> choiceOf(const Move& move, int value, int depth) {
    // What is proven was looked at to the very end of the game.
    if (std::abs(value) > kProven) return {move, value > 0 ? 1.0 : -1.0, kMate - std::abs(value), true};
    constexpr double kClear = 250; // half won
    return {move, value / (std::abs(value) + kClear), depth, false};
}

int deepest(const Budget& budget) {
    return std::min(budget.depth, Worker::kMostPlies / 2);
}

} // namespace

// Threads that search the same root, each in its own order, until they are told to stop. What they count is no part of
// the budget; each has a meter of its own.
class Search::Helpers {
public:
    Helpers(Search& search, const State& state, const Node& root, const std::vector<Move>& moves, Meter& meter)
        : m_meter(meter), m_told(meter.stop(), [this] { m_stop.request_stop(); }) {
        const auto cores = std::max(1U, std::thread::hardware_concurrency());
        const auto threads = moves.size() == 1 ? 1U : std::min(meter.budget().threads, cores);
        m_counts.resize(threads - 1);
        for (std::size_t i = 1; i < threads; ++i) {
            start([&worker = search.worker(i), &count = m_counts[i - 1], thought = search.m_thought, &state, &root,
                   moves, depth = deepest(meter.budget()), i, stop = m_stop.get_token()] {
                Progress unseen;
                Meter own({UINT64_MAX, depth, std::chrono::hours(24)}, unseen, stop);
                worker.begin(state, thought, own);
                help(worker, root, moves, depth, i, own);
                count = own.nodes();
            });
        }
    }
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        m_stop.request_stop();
        m_threads.clear();
        for (const auto count : m_counts) {
            m_meter.helped(count);
        }
    }

private:
    template <class Work>
    void start(Work work) {
        try {
            m_threads.emplace_back(std::move(work));
        } catch (const std::system_error&) {
            // A machine that has no thread to spare gets its answer from those that there are.
        }
    }

    // Starting elsewhere in the list and every other one a ply deeper, it is seldom where another thread is.
    static void help(Worker& worker, const Node& root, std::vector<Move> moves, int depth, std::size_t number,
                     const Meter& meter) {
        std::rotate(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(number % moves.size()), moves.end());
        int value = 0;
        for (int at = 1 + static_cast<int>(number % 2); at <= depth && !meter.done(); ++at) {
            value = worker.deepen(root, moves, at, value);
        }
    }

    Meter& m_meter;
    std::stop_source m_stop;
    // Whoever stops the thread that asked stops these, too: it may be waiting for the very processor that they keep.
    std::stop_callback<std::function<void()>> m_told;
    std::vector<std::uint64_t> m_counts;
    std::vector<std::jthread> m_threads;
};

Search::Search(const Rules& rules, std::uint64_t nodes)
    : m_rules(rules),
      m_safe(rules),
      m_table(static_cast<std::size_t>(std::min<std::uint64_t>(nodes / 4, kMostEntries))) {}

Worker& Search::worker(std::size_t number) {
    while (m_workers.size() <= number) {
        m_workers.push_back(std::make_unique<Worker>(m_rules, m_table));
    }
    return *m_workers[number];
}

// What needs no search: a win at once, or a last turn.
std::optional<Choice<Move>> Search::atOnce(const State& state, Rng& rng) const {
    const auto moves = m_rules.moves(state);
    for (const Move& move : moves) {
        const bool wins =
            move.from != kNowhere && Rules::endingOf(state, state.mover, move.from, move.to) != Ending::None;
        if (wins) return Choice<Move>{move, 1, 1, true};
    }
    const int limit = m_rules.level().turnLimit;
    if (limit != 0 && limit - state.turns <= 1) return Choice<Move>{moves[below(rng, moves.size())], 0, 1, true};
    const Node node = nodeOf(state);
    bool safe = false;
    m_safe.each(node, m_safe.threats(node), [&](const Move& /*move*/) { safe = true; });
    if (!safe) return Choice<Move>{moves[below(rng, moves.size())], -1, 2, true};
    return std::nullopt;
}

std::vector<Move> Search::safeMoves(const Node& node, Rng& rng) const {
    std::vector<Move> moves;
    m_safe.each(node, m_safe.threats(node), [&](const Move& move) { moves.push_back(move); });
    shuffle(moves, rng);
    return moves;
}

Choice<Move> Search::choose(const State& state, Meter& meter, Rng& rng) {
    meter.spend();
    if (const auto choice = atOnce(state, rng)) return *choice;
    const Node root = nodeOf(state);
    auto moves = safeMoves(root, rng);
    if (!m_table.take([&] { return meter.look(); })) return {moves.front(), 0, 0, false};
    ++m_thought;
    Worker& first = worker(0);
    first.begin(state, m_thought, meter);
    const Helpers helpers(*this, state, root, moves, meter);
    Choice<Move> best{moves.front(), 0, 0, false};
    // A forced move needs no thought; a short look still gives the value that a hint shows.
    const std::uint64_t limit = meter.budget().nodes / (moves.size() == 1 ? 16 : 1);
    int value = 0;
    for (int depth = 1; depth <= deepest(meter.budget()) && !best.exact; ++depth) {
        meter.reached(depth);
        const int found = first.deepen(root, moves, depth, value);
        if (meter.done()) {
            best.move = moves.front(); // the best of those that were finished
            break;
        }
        value = found;
        best = choiceOf(moves.front(), value, depth);
        if (meter.nodes() >= limit) break;
    }
    return best;
}

Choice<Move> Search::chooseCarelessly(const State& state, int noise, Meter& meter, Rng& rng) {
    meter.spend();
    if (const auto choice = atOnce(state, rng)) return *choice;
    ++m_thought;
    Worker& first = worker(0);
    first.begin(state, m_thought, meter);
    const Node root = nodeOf(state);
    const auto moves = safeMoves(root, rng);
    const int depth = meter.budget().depth;
    Move best = moves.front();
    int most = -kInfinity;
    for (const Move& move : moves) {
        int value = first.value(root, move, depth);
        if (meter.done()) break;
        if (std::abs(value) < kProven)
            value += static_cast<int>(below(rng, 2 * static_cast<std::uint64_t>(noise) + 1)) - noise;
        if (value > most) {
            best = move;
            most = value;
        }
    }
    return choiceOf(best, most, depth);
}

} // namespace parlour::onitama
