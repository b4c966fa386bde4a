#include "engine/kalah/solver.hpp"

#include "engine/kalah/bank_search.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <thread>

namespace parlour::kalah {

namespace {

// Positions to be settled by several threads. Each thread takes one that nobody is at, or else helps with another's.
template <class Lane>
class Crew {
public:
    using Boards = std::vector<Board<Lane>>;

    Crew(Common<Lane>& common, const Boards& boards, SolveProgress progress)
        : m_common(common), m_tasks(boards.size()), m_progress(std::move(progress)) {
        for (std::size_t i = 0; i < boards.size(); ++i) {
            m_tasks[i].board = boards[i];
            m_tasks[i].high = boards[i].seeds();
            m_tasks[i].guess = (m_tasks[i].high + 1) / 2;
        }
    }

    // False if the meter ran out first.
    bool run(Meter& meter, const Meter::Slice& slice) {
        const unsigned threads = meter.budget().threads;
        m_common.stop = false;
        const bool alone = threads == 1;
        {
            std::vector<std::jthread> helpers;
            for (unsigned i = 1; i < threads; ++i) {
                helpers.emplace_back([this] { work(nullptr, {}, false); });
            }
            work(&meter, slice, alone);
        }
        meter.helped(m_common.helped.exchange(0));
        return m_settled == m_tasks.size();
    }

    std::vector<int> values() const {
        std::vector<int> all;
        for (const Task& task : m_tasks) {
            all.push_back(task.low);
        }
        return all;
    }

private:
    struct Task {
        Board<Lane> board;
        std::atomic<int> low{0};
        std::atomic<int> high{0};
        int guess = 0;
        int workers = 0;

        bool open() const { return low < high; }
        bool answers(int wanted) const { return low >= wanted || high < wanted; }
    };

    struct Job {
        Task* task;
        int wanted; // is the task's value at least that much?
    };

    void work(Meter* meter, const Meter::Slice& slice, bool alone) {
        BankSearch<Lane> search(m_common, meter, slice, alone);
        while (const auto job = take()) {
            Task& task = *job->task;
            const int value = search.bound(task.board, job->wanted, [&] { return task.answers(job->wanted); });
            leave(task, job->wanted, search.stopped() ? std::nullopt : std::optional(value));
        }
    }

    // The task that fewest are at, with the bound to try. Both are settled here: bounds move while others work.
    std::optional<Job> take() {
        const std::scoped_lock lock(m_mutex);
        Task* best = nullptr;
        for (Task& task : m_tasks) {
            if (task.open() && (best == nullptr || task.workers < best->workers)) best = &task;
        }
        if (best == nullptr || m_common.stop) return std::nullopt;
        ++best->workers;
        return Job{best, std::clamp(best->guess, best->low + 1, best->high.load())};
    }

    void leave(Task& task, int wanted, std::optional<int> value) {
        const std::scoped_lock lock(m_mutex);
        --task.workers;
        if (!value || task.answers(wanted)) return;
        if (*value >= wanted) {
            task.low = *value;
            task.guess = *value + 1;
        } else {
            task.high = *value;
            task.guess = *value;
        }
        if (task.open()) return;
        ++m_settled;
        if (m_progress) m_progress(m_settled, m_tasks.size());
    }

    Common<Lane>& m_common;
    std::vector<Task> m_tasks;
    SolveProgress m_progress;
    std::mutex m_mutex;
    std::size_t m_settled = 0;
};

template <class Lane>
class Solving final : public Solver {
public:
    Solving(const Rules& rules, const Means& means)
        : m_rules(rules),
          m_means(means),
          m_start(seedsInPlay(rules, rules.initial())),
          m_common(rules, m_start, entriesFor(m_start, means)) {}

    std::optional<Solution> solve(const State& state, Meter& meter, const SolveProgress& progress) override {
        const int sign = state.mover == kSouth ? 1 : -1;
        const int lead = bankedMargin(m_rules, state);
        Solution solution;
        if (state.over) {
            solution.margin = sign * lead;
            return solution;
        }
        const auto board = boardOf<Lane>(m_rules, state);
        const auto moves = m_rules.moves(state);
        if (!settle(board, state.pie, moves, meter, {}, progress)) return std::nullopt;
        for (const Move move : moves) {
            const int margin = after(board, lead, state.pie, move);
            solution.rows.push_back({move, sign * margin});
            if (solution.rows.size() == 1 || margin > sign * solution.margin) solution.margin = sign * margin;
        }
        return solution;
    }

    std::optional<Choice<Move>> best(const State& state, Meter& meter, const Meter::Slice& slice) override {
        const auto board = boardOf<Lane>(m_rules, state);
        const int lead = bankedMargin(m_rules, state);
        if (state.pie == Pie::Baking) return bestOfFirstTurn(state, board, lead, meter, slice);
        const auto known = valueOf(board, meter, slice);
        if (!known) return std::nullopt;
        return chosenBy(m_rules, state, known->banked, known->house);
    }

private:
    using Key = std::pair<Lane, Lane>;
    struct Known {
        int banked = 0; // seeds that the mover will bank
        int house = 0;  // 1..: one that gets them
    };

    const BookEntry* entryFor(const Board<Lane>& board) const {
        const auto side = [&](Lane lane) {
            Side houses{};
            for (int i = 0; i < m_common.sower.houses(); ++i) {
                houses[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(Board<Lane>::at(lane, i));
            }
            return houses;
        };
        return findEntry(m_means.book, side(board.own), side(board.other));
    }

    // A game with few seeds has few positions: no need to clear half a gigabyte for it.
    static std::size_t entriesFor(int seeds, const Means& means) {
        return std::min(means.entries, std::size_t{1} << static_cast<unsigned>(std::min(12 + seeds / 3, 40)));
    }

    // False if the time was over before the endgame tables were there. To play with, smaller ones are tried next time:
    // a slow machine must not lose that time at every move.
    bool prepare(int seeds, Meter& meter, const Meter::Slice& slice = {}) {
        const int fitting = m_means.tables == Tables::Shared ? m_start : std::max(seeds * 3 / 8, 2);
        const int most = std::min(Endings<Lane>::mostWithin(m_rules, m_means.positions), fitting);
        auto& endings = m_common.endings;
        if (m_means.tables == Tables::Shared) { // asked for every time: larger ones may be there by now
            auto found = Endings<Lane>::shared(m_rules, most, meter, slice);
            if (!found) m_means.positions /= 8;
            if (found) endings = std::move(found);
            return endings != nullptr;
        }
        if (endings && endings->mostSeeds() >= most) return true;
        endings = m_means.tables == Tables::Built ? Endings<Lane>::build(m_rules, most, meter)
                                                  : Endings<Lane>::obtain(m_rules, most, meter);
        return endings != nullptr;
    }

    // Before the search, which would take all the memory within its first nodes and hear no stop meanwhile.
    bool takeBounds(Meter& meter, const Meter::Slice& slice) {
        return m_common.bounds.take([&] { return meter.look() && !meter.past(slice); });
    }

    // What the position is worth and a house that gets it. Nothing if the slice was used up first.
    std::optional<Known> valueOf(const Board<Lane>& board, Meter& meter, const Meter::Slice& slice) {
        if (const BookEntry* entry = entryFor(board)) return Known{entry->banked, entry->house};
        if (!prepare(board.seeds(), meter, slice) || !takeBounds(meter, slice)) return std::nullopt;
        Crew<Lane> crew(m_common, {board}, {});
        if (!crew.run(meter, slice)) return std::nullopt;
        const int banked = crew.values().front();
        const int house = houseThatBanks(board, banked, meter, slice);
        return house > 0 ? std::optional(Known{banked, house}) : std::nullopt;
    }

    // The bounds remember which it was, unless they had to forget it. 0 if the slice was used up first.
    int houseThatBanks(const Board<Lane>& board, int wanted, Meter& meter, const Meter::Slice& slice) {
        BankSearch<Lane> search(m_common, &meter, slice, true);
        const auto known = m_common.bounds.find(m_common.bounds.shuffled(m_common.numbering.of(board)));
        const int likely = known ? known->house : -1;
        const auto banks = [&](int house) {
            return house >= 0 && board.house(house) > 0 && search.banks(board, house, wanted) && !search.stopped();
        };
        if (banks(likely)) return likely + 1;
        for (int house = m_common.sower.houses() - 1; house >= 0; --house) {
            if (banks(house)) return house + 1;
        }
        return 0;
    }

    std::optional<Choice<Move>> bestOfFirstTurn(const State& state, const Board<Lane>& board, int lead, Meter& meter,
                                                const Meter::Slice& slice) {
        const auto moves = m_rules.moves(state);
        if (!settle(board, state.pie, moves, meter, slice, {})) return std::nullopt;
        std::optional<Choice<Move>> best;
        for (const Move move : moves) {
            const int margin = after(board, lead, state.pie, move);
            if (!best || margin > best->value) best = {move, static_cast<double>(margin), 0, true};
        }
        return best;
    }

    // Works out all that the margins of the moves depend on. False if the slice was used up first.
    bool settle(const Board<Lane>& board, Pie pie, const std::vector<Move>& moves, Meter& meter,
                const Meter::Slice& slice, const SolveProgress& progress) {
        std::set<Key> needed;
        for (const Move move : moves) {
            need(board, pie, move, needed);
        }
        typename Crew<Lane>::Boards boards;
        for (const auto& [own, other] : needed) {
            boards.push_back({own, other});
        }
        if (boards.empty()) return true;
        if (!prepare(board.seeds(), meter, slice) || !takeBounds(meter, slice)) return false;
        Crew<Lane> crew(m_common, boards, progress);
        if (!crew.run(meter, slice)) return false;
        const auto values = crew.values();
        for (std::size_t i = 0; i < boards.size(); ++i) {
            m_banked[{boards[i].own, boards[i].other}] = values[i];
        }
        return true;
    }

    void need(const Board<Lane>& board, Pie pie, Move move, std::set<Key>& needed) {
        Board<Lane> next = board;
        if (move != kSwap) {
            const auto done = m_common.sower.sow(board, move.house - 1);
            if (done.over) return;
            next = done.next;
            if (pie == Pie::Baking && done.again) {
                for (int house = 1; house <= m_common.sower.houses(); ++house) {
                    if (next.house(house - 1) > 0) need(next, pie, {static_cast<std::uint8_t>(house)}, needed);
                }
                return;
            }
        }
        const Key key{next.own, next.other};
        if (const BookEntry* entry = entryFor(next)) m_banked.emplace(key, entry->banked);
        if (!m_banked.contains(key)) needed.insert(key);
    }

    // Margins are final ones, as the player to move on `board` sees them, who is ahead by `lead` now. What they depend
    // on is settled.

    int margin(const Board<Lane>& board, int lead, Pie pie) {
        if (pie == Pie::Baking) return firstTurn(board, lead);
        const int plain = lead + 2 * m_banked.at({board.own, board.other}) - board.seeds();
        return pie == Pie::Offered ? std::max(plain, -plain) : plain; // a swap turns the tables, whatever they are
    }

    // The positions of South's first turn are few, and each is worth what its end is after North's choice.
    int firstTurn(const Board<Lane>& board, int lead) {
        const Key key{board.own, board.other};
        if (const auto known = m_firstTurns.find(key); known != m_firstTurns.end()) return known->second;
        int best = -kMaxTotal;
        for (int house = m_common.sower.houses(); house >= 1; --house) {
            if (board.house(house - 1) == 0) continue;
            best = std::max(best, after(board, lead, Pie::Baking, {static_cast<std::uint8_t>(house)}));
        }
        m_firstTurns.emplace(key, best);
        return best;
    }

    int after(const Board<Lane>& board, int lead, Pie pie, Move move) {
        if (move == kSwap) return -margin(board, lead, Pie::Gone);
        const auto done = m_common.sower.sow(board, move.house - 1);
        const int now = lead + done.gain;
        if (done.over) return now + done.swept;
        const Pie next = pieAfter(pie, done.again);
        return done.again ? margin(done.next, now, next) : -margin(done.next, -now, next);
    }

    Rules m_rules;
    Means m_means;
    int m_start; // seeds in play when the game begins
    Common<Lane> m_common;
    std::map<Key, int> m_banked; // by the mover, where that was settled
    std::map<Key, int> m_firstTurns;
};

constexpr std::uint64_t kPreparedPositions = 90'000'000; // of a byte: five seconds of one processor, once

template <class Lane>
void prepareEndings(const Rules& rules, Meter& meter) {
    const int most = Endings<Lane>::mostWithin(rules, kPreparedPositions);
    Endings<Lane>::share(rules, std::min(most, seedsInPlay(rules, rules.initial())), meter);
}

} // namespace

void prepareToPlay(const Rules& rules, Meter& meter) {
    if (rules.ring().houses() <= kNarrowHouses) {
        prepareEndings<NarrowLane>(rules, meter);
    } else {
        prepareEndings<WideLane>(rules, meter);
    }
}

std::unique_ptr<Solver> makeSolver(const Rules& rules, const Means& means) {
    if (rules.ring().houses() <= kNarrowHouses) return std::make_unique<Solving<NarrowLane>>(rules, means);
    return std::make_unique<Solving<WideLane>>(rules, means);
}

} // namespace parlour::kalah
