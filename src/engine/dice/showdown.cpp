#include "engine/dice/showdown.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::dice {

namespace {

constexpr int kNearRounds = 8;       // at most so many rounds are left for the mover
constexpr double kWorthTrying = 150; // points of outlook behind the best
constexpr std::size_t kMostCandidates = 4;
constexpr int kPlayouts = 192;
constexpr int kGlance = 24;      // playouts after which a game that is won or lost anyway is left alone
constexpr double kClearly = 1.5; // standard errors
constexpr int kLeastTotal = -1'000'000;

// The dice of one playout, rolled when they are needed, so that everybody plays with the same.
class Future {
public:
    explicit Future(Rng& rng) : m_rng(rng) {}

    const RollInfo& roll(std::size_t round) {
        while (m_rolls.size() <= round) {
            m_rolls.push_back(&draw());
        }
        return *m_rolls[round];
    }
    void forget() { m_rolls.clear(); }

private:
    const RollInfo& draw() {
        auto pick = static_cast<int>(below(m_rng, kOrders));
        for (const RollInfo& roll : allRolls()) {
            pick -= roll.weight;
            if (pick < 0) return roll;
        }
        return allRolls().back();
    }

    Rng& m_rng;
    std::vector<const RollInfo*> m_rolls;
};

class Showdown {
public:
    Showdown(const Rules& rules, const Judgement& judgement, const State& state, Meter& meter, Rng& rng)
        : m_rules(rules), m_judgement(judgement), m_meter(meter), m_future(rng) {
        const auto own = index(state.mover);
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats()); ++seat) {
            if (seat == own) continue;
            Sheet sheet = state.sheets[seat];
            // Those behind the mover still have this roll to split; that they do it well is the best guess.
            if (seat > own && !rules.finished(sheet)) sheet = judgement.best(sheet, infoOf(state.roll));
            m_others.push_back(sheet);
        }
    }

    Winner run(const std::vector<Candidate>& candidates) {
        std::vector<Tally> tallies(candidates.size());
        int playouts = 0;
        while (playouts < kPlayouts && m_meter.look()) {
            if (!playout(candidates, tallies)) break; // one that was broken off says nothing
            ++playouts;
            const bool alike =
                std::all_of(tallies.begin(), tallies.end(), [](const Tally& t) { return t.squares == 0; });
            if (playouts == kGlance && alike) break;
        }
        std::size_t best = 0;
        for (std::size_t i = 1; i < candidates.size(); ++i) {
            if (tallies[i].clear(playouts) && tallies[i].sum > tallies[best].sum) best = i;
        }
        if (playouts == 0) return {best};
        return {best, tallies[best].won / playouts};
    }

private:
    // How much a candidate won, and how much more than the first did with the same dice.
    struct Tally {
        double won = 0;
        double sum = 0;
        double squares = 0;

        bool clear(int playouts) const { return playouts > kGlance && sum > kClearly * std::sqrt(squares); }
    };

    bool playout(const std::vector<Candidate>& candidates, std::vector<Tally>& tallies) {
        m_future.forget();
        int toBeat = kLeastTotal;
        for (const Sheet& sheet : m_others) {
            toBeat = std::max(toBeat, finalTotal(sheet));
        }
        double first = 0;
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            const int total = finalTotal(candidates[i].sheet);
            const double won = total > toBeat ? 1 : total == toBeat ? 0.5 : 0;
            if (i == 0) first = won;
            tallies[i].won += won;
            tallies[i].sum += won - first;
            tallies[i].squares += (won - first) * (won - first);
        }
        return !m_meter.done();
    }

    int finalTotal(Sheet sheet) {
        for (std::size_t round = 0; !m_rules.finished(sheet) && m_meter.spend(); ++round) {
            sheet = m_judgement.best(sheet, m_future.roll(round));
        }
        return m_rules.total(sheet);
    }

    const Rules& m_rules;
    const Judgement& m_judgement;
    Meter& m_meter;
    Future m_future;
    std::vector<Sheet> m_others;
};

} // namespace

std::optional<std::size_t> sureWin(const Rules& rules, const State& state, const std::vector<Candidate>& candidates) {
    if (rules.seats() < 2) return std::nullopt;
    int toBeat = kLeastTotal;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seats()); ++seat) {
        if (seat == index(state.mover)) continue;
        if (!rules.finished(state.sheets[seat])) return std::nullopt;
        toBeat = std::max(toBeat, rules.total(state.sheets[seat]));
    }
    const auto found = std::find_if(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
        return rules.finished(candidate.sheet) && rules.total(candidate.sheet) > toBeat;
    });
    if (found == candidates.end()) return std::nullopt;
    return static_cast<std::size_t>(found - candidates.begin());
}

bool endIsNear(const Rules& rules, const State& state) {
    return rules.seats() > 1 && rules.mostRoundsLeft(state.sheet(state.mover)) <= kNearRounds;
}

Winner showdown(const Rules& rules, const Judgement& judgement, const State& state,
                const std::vector<Candidate>& candidates, Meter& meter, Rng& rng) {
    std::vector<Candidate> promising;
    for (const Candidate& candidate : candidates) {
        if (promising.size() == kMostCandidates || candidate.outlook < candidates.front().outlook - kWorthTrying) break;
        promising.push_back(candidate);
    }
    if (promising.size() < 2) return {};
    return Showdown(rules, judgement, state, meter, rng).run(promising);
}

} // namespace parlour::dice
