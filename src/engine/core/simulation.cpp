#include "engine/core/simulation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <exception>
#include <mutex>
#include <stdexcept>
#include <thread>

namespace parlour {

namespace {

using Clock = std::chrono::steady_clock;

// Opponents draw from streams of their own, away from those of the dice and the dealer.
constexpr std::uint64_t kOpponentStreams = std::uint64_t{1} << 32U;
// And so do openings, away from the seeds of the games.
constexpr std::uint64_t kOpeningStreams = std::uint64_t{1} << 48U;

// Scores are whole or half numbers; counted in halves all sums are exact, so that their order does not matter.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::int64_t halves = 0;
    std::int64_t squares = 0;
    std::uint64_t plies = 0;
    std::uint64_t moves = 0;
    std::uint64_t proven = 0; // of the moves
    Clock::duration thinking{};
    Clock::duration longest{};

    Tally& operator+=(const Tally& other) {
        wins += other.wins;
        draws += other.draws;
        losses += other.losses;
        halves += other.halves;
        squares += other.squares;
        plies += other.plies;
        moves += other.moves;
        proven += other.proven;
        thinking += other.thinking;
        longest = std::max(longest, other.longest);
        return *this;
    }
};

using Tallies = std::vector<Tally>; // one an entry of the plan's opponents

class Worker {
public:
    explicit Worker(const SimulationPlan& plan) : m_plan(plan), m_tallies(plan.opponents.size()) {}

    const Tallies& tallies() const { return m_tallies; }

    void playGame(std::uint64_t number) {
        const std::uint64_t seed = rngFor(m_plan.seed, number)();
        const auto match = m_plan.game->open(m_plan.level, static_cast<int>(m_plan.opponents.size()), seed);
        std::vector<std::unique_ptr<Player>> players;
        std::vector<Budget> budgets;
        SimulatedGame game{number, seed, {}, match.get()};
        for (std::size_t seat = 0; seat < m_plan.opponents.size(); ++seat) {
            const auto& id = m_plan.opponents[entryAt(seat, number)];
            players.push_back(m_plan.game->seat(id));
            budgets.push_back(m_plan.game->opponent(id)->budget.repeatable());
            game.opponents.push_back(id);
        }
        Rng opening = rngFor(m_plan.seed, kOpeningStreams + (m_plan.swap ? number / players.size() : number));
        while (const auto toMove = match->toMove()) {
            if (*toMove == kChance) {
                match->playChance();
                continue;
            }
            if (match->length() < m_plan.openings) {
                const auto moves = match->moves();
                match->play(moves[below(opening, moves.size())]);
                continue;
            }
            const auto seat = index(*toMove);
            auto& tally = m_tallies[entryAt(seat, number)];
            const auto start = Clock::now();
            Progress unseen;
            Meter meter(budgets[seat], unseen);
            const auto advice = adviceFor(*match, *players[seat], meter, seed);
            const auto thought = Clock::now() - start;
            tally.thinking += thought;
            tally.longest = std::max(tally.longest, thought);
            ++tally.moves;
            if (advice.exact) ++tally.proven;
            if (!match->play(advice.move)) {
                throw std::logic_error(
                    fmt::format("{} chose the illegal move '{}'", game.opponents[seat], advice.move));
            }
        }
        count(*match, number);
        if (m_plan.whenEnded) m_plan.whenEnded(game);
    }

private:
    std::size_t entryAt(std::size_t seat, std::uint64_t number) const {
        const auto seats = m_plan.opponents.size();
        return m_plan.swap ? static_cast<std::size_t>((seat + number) % seats) : seat;
    }

    void count(const Match& match, std::uint64_t number) {
        const auto scores = match.scores();
        const double best = *std::max_element(scores.begin(), scores.end());
        const bool shared = std::count(scores.begin(), scores.end(), best) > 1;
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            auto& tally = m_tallies[entryAt(seat, number)];
            ++(scores[seat] < best ? tally.losses : shared ? tally.draws : tally.wins);
            const auto halves = std::llround(2 * scores[seat]);
            tally.halves += halves;
            tally.squares += halves * halves;
            tally.plies += match.length();
        }
    }

    const SimulationPlan& m_plan;
    Tallies m_tallies;
};

// Hands out the numbers of the games and gathers what the workers found.
class Simulation {
public:
    explicit Simulation(const SimulationPlan& plan) : m_plan(plan), m_sum(plan.opponents.size()) {}

    Tallies run() {
        const auto wanted = std::clamp<std::uint64_t>(m_plan.threads, 1, m_plan.games);
        {
            std::vector<std::jthread> threads;
            for (std::uint64_t i = 0; i < wanted; ++i) {
                threads.emplace_back([this] { work(); });
            }
        }
        if (m_failure) std::rethrow_exception(m_failure);
        return m_sum;
    }

private:
    void work() {
        Worker worker(m_plan);
        try {
            for (auto number = m_next++; number < m_plan.games; number = m_next++) {
                worker.playGame(number);
                report();
            }
        } catch (...) {
            m_next = m_plan.games; // the others stop after the game they are at
            const std::scoped_lock lock(m_mutex);
            if (!m_failure) m_failure = std::current_exception();
        }
        const std::scoped_lock lock(m_mutex);
        for (std::size_t i = 0; i < m_sum.size(); ++i) {
            m_sum[i] += worker.tallies()[i];
        }
    }

    void report() {
        const std::scoped_lock lock(m_mutex);
        ++m_finished;
        if (m_plan.progress) m_plan.progress(m_finished);
    }

    const SimulationPlan& m_plan;
    std::atomic<std::uint64_t> m_next{0};
    std::mutex m_mutex;
    std::uint64_t m_finished = 0;
    std::exception_ptr m_failure;
    Tallies m_sum;
};

SimulationRow rowOf(const Tally& tally, std::uint64_t games) {
    SimulationRow row;
    row.games = games;
    row.wins = tally.wins;
    row.draws = tally.draws;
    row.losses = tally.losses;
    const auto n = static_cast<double>(games);
    const auto sum = static_cast<double>(tally.halves) / 2;
    const auto squares = static_cast<double>(tally.squares) / 4;
    row.meanScore = sum / n;
    row.sdScore = games > 1 ? std::sqrt(std::max(0.0, (squares - sum * sum / n) / (n - 1))) : 0;
    row.meanPlies = static_cast<double>(tally.plies) / n;
    const std::chrono::duration<double, std::milli> thinking = tally.thinking;
    const std::chrono::duration<double, std::milli> longest = tally.longest;
    const auto moves = static_cast<double>(std::max<std::uint64_t>(tally.moves, 1));
    row.msPerMove = thinking.count() / moves;
    row.msLongest = longest.count();
    row.proven = static_cast<double>(tally.proven) / moves;
    return row;
}

} // namespace

Advice adviceFor(const Match& match, Player& player, Meter& meter, std::uint64_t seed) {
    Rng rng = rngFor(seed, kOpponentStreams + match.length());
    return player.choose(match, meter, rng);
}

std::vector<SimulationRow> simulate(const SimulationPlan& plan) {
    const auto first = plan.game->open(plan.level, static_cast<int>(plan.opponents.size()), plan.seed);
    Progress unseen;
    Meter meter({.atMost = std::chrono::hours(24), .threads = plan.threads}, unseen);
    for (const auto& id : plan.opponents) {
        plan.game->prepare(id, *first, meter);
    }
    const auto tallies = Simulation(plan).run();
    std::vector<SimulationRow> rows;
    for (std::size_t i = 0; i < tallies.size(); ++i) {
        auto row = rowOf(tallies[i], plan.games);
        row.seat = first->seatName(seatAt(i));
        row.opponent = plan.opponents[i];
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace parlour
