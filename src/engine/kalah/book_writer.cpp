#include "engine/kalah/book_writer.hpp"

#include "engine/kalah/board.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace parlour::kalah {

namespace {

using Key = std::pair<WideLane, WideLane>; // stores do not matter

Key keyOf(const Rules& rules, const State& state) {
    const auto board = boardOf<WideLane>(rules, state);
    return {board.own, board.other};
}

class Walk {
public:
    Walk(const Rules& rules, Chapter& chapter, int seeds, const Means& solving, Meter& meter,
         const BookWriter::Report& report)
        : m_rules(rules),
          m_chapter(chapter),
          m_seeds(seeds),
          m_solving(solving),
          m_meter(meter),
          m_report(report),
          m_solver(makeSolver(rules, solving)) {
        for (const BookEntry& entry : chapter.entries) {
            m_entries[{laneOf<WideLane>(entry.own), laneOf<WideLane>(entry.other)}] = entry;
        }
    }

    // False if the meter ran out first.
    bool run() {
        std::vector<State> asked;
        // North by the book first: its answers say what South's first turns are worth.
        for (const Seat seat : {kNorth, kSouth}) {
            m_reader = seat;
            asked.clear();
            m_seen.clear();
            untilAsked(m_rules.initial(), asked);
            for (int moves = 1; !asked.empty(); ++moves) {
                if (!enter(asked, moves)) return false;
                std::vector<State> next;
                for (const State& state : asked) {
                    if (const auto choice = choiceAt(state)) untilAsked(after(state, choice->move), next);
                }
                asked = std::move(next);
            }
        }
        return true;
    }

private:
    State after(State state, Move move) const {
        m_rules.apply(state, move, nullptr);
        return state;
    }

    // Whatever the other does, until the reader of the book is asked for a move.
    void untilAsked(const State& state, std::vector<State>& asked) {
        if (state.over) return;
        const auto [own, other] = keyOf(m_rules, state);
        if (!m_seen.insert({own, other, static_cast<int>(state.pie), index(state.mover)}).second) return;
        if (state.mover == m_reader) {
            asked.push_back(state);
            return;
        }
        for (const Move move : m_rules.moves(state)) {
            untilAsked(after(state, move), asked);
        }
    }

    // Takes in those of the positions that need it. False if the meter ran out first.
    bool enter(const std::vector<State>& asked, int moves) {
        std::vector<State> open;
        std::set<Key> there;
        for (const State& state : asked) {
            const auto key = keyOf(m_rules, state);
            if (state.pie == Pie::Baking || m_entries.contains(key) || seedsInPlay(m_rules, state) <= m_seeds) continue;
            if (there.insert(key).second) open.push_back(state);
        }
        for (std::size_t i = 0; i < open.size(); ++i) {
            m_report(moves, open.size() - i, m_chapter.entries.size());
            const auto best = m_solver->best(plain(open[i]), m_meter, {});
            if (!best) return false;
            take(open[i], *best);
        }
        return true;
    }

    // As if there were no pie: what the houses are worth does not depend on it.
    static State plain(State state) {
        state.pie = Pie::Gone;
        return state;
    }

    void take(const State& state, const Choice<Move>& best) {
        const int margin = static_cast<int>(best.value);
        const int banked = (margin - bankedMargin(m_rules, state) + seedsInPlay(m_rules, state)) / 2;
        m_chapter.entries.push_back(entryFor(m_rules, state, banked, best.move.house));
        m_entries[keyOf(m_rules, state)] = m_chapter.entries.back();
    }

    // Nothing where the book has nothing.
    std::optional<Choice<Move>> choiceAt(const State& state) {
        if (state.pie == Pie::Baking) {
            auto entries = m_chapter.entries;
            std::sort(entries.begin(), entries.end());
            Means means = m_solving;
            means.book = entries;
            return makeSolver(m_rules, means)->best(state, m_meter, {});
        }
        const auto found = m_entries.find(keyOf(m_rules, state));
        if (found == m_entries.end()) return std::nullopt;
        return chosenBy(m_rules, state, found->second.banked, found->second.house);
    }

    const Rules& m_rules;
    Chapter& m_chapter;
    int m_seeds;
    Means m_solving;
    Meter& m_meter;
    const BookWriter::Report& m_report;
    std::unique_ptr<Solver> m_solver;
    std::map<Key, BookEntry> m_entries;
    Seat m_reader = kNorth;
    std::set<std::tuple<WideLane, WideLane, int, std::size_t>> m_seen;
};

} // namespace

bool BookWriter::add(const Rules& rules, int seeds, Meter& meter, const Report& report) {
    const auto name = bookRules(rules);
    auto chapter =
        std::find_if(m_chapters.begin(), m_chapters.end(), [&](const Chapter& c) { return c.rules == name; });
    if (chapter == m_chapters.end()) chapter = m_chapters.insert(m_chapters.end(), {name, {}});
    const bool whole = Walk(rules, *chapter, seeds, m_solving, meter, report).run();
    std::sort(chapter->entries.begin(), chapter->entries.end());
    return whole;
}

} // namespace parlour::kalah
