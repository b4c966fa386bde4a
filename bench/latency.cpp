// How promptly the strongest opponents stop, thinking or preparing, by how much they outstay their time, and how much
// memory a process in which they think takes. Every try has a process of its own, so that what is done once at the
// start (endgame tables, networks) is part of every one. Rows of a table: the longest and the median of the tries.
//
//   parlour-latency [TRIES]
#include "engine/core/catalog.hpp"
#include "engine/dice/agents.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/onitama/agents.hpp"
#include "engine/think/preparations.hpp"
#include "engine/think/thinker.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace parlour;

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;
using std::chrono::milliseconds;

struct Outcome {
    double ms = -1; // less than 0: it had answered before it was stopped
    double peakMb = 0;
};

double peakMb() {
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);) {
        if (line.rfind("VmHWM:", 0) == 0) return std::stod(line.substr(6)) / 1024;
    }
    return 0;
}

// A position of a level that somebody has to think about, some random moves into a game.
template <class R>
class Position {
public:
    Position(const std::string& level, std::uint64_t seed) {
        LevelReader reader({"level", "level.toml", level});
        m_rules = std::make_shared<const R>(R::readLevel(reader, R::info.maxSeats));
        Rng rng(seed);
        do {
            m_state = m_rules->initial();
            for (auto plies = below(rng, 24); m_rules->toMove(m_state) && (plies > 0 || chance()); plies -= plies > 0) {
                const auto moves = m_rules->moves(m_state);
                m_rules->apply(m_state, moves[below(rng, moves.size())], nullptr);
            }
        } while (!m_rules->toMove(m_state));
    }

    // From the stop to the end of the thread.
    double toStop(milliseconds thinking) const {
        Thinker<R> thinker;
        thinker.ask({m_rules, Ladder<R>::make("master"), view(), seat(), 1, budget(std::chrono::hours(1)), 1});
        std::this_thread::sleep_for(thinking);
        if (thinker.poll(1)) return -1;
        const auto start = Clock::now();
        thinker.cancel();
        return Milliseconds(Clock::now() - start).count();
    }
    // The same for what is made ready in the background.
    double toStopPreparing(milliseconds working) const {
        std::optional<Preparations> preparations(std::in_place);
        preparations->begin("master", [this](Meter& meter) { prepareFor(*m_rules, "master", meter); });
        std::this_thread::sleep_for(working);
        const auto start = Clock::now();
        preparations.reset();
        return Milliseconds(Clock::now() - start).count();
    }
    // Over the time that it was given; less than 0 if it did not need it.
    double overtime(milliseconds limit) const {
        const auto agent = Ladder<R>::make("master");
        Progress progress;
        const auto start = Clock::now();
        Meter meter(budget(limit), progress);
        Rng rng(1);
        agent->choose(*m_rules, view(), seat(), meter, rng);
        return Milliseconds(Clock::now() - start - limit).count();
    }

private:
    bool chance() const { return m_rules->toMove(m_state) == kChance; }
    Seat seat() const { return *m_rules->toMove(m_state); }
    typename R::View view() const { return m_rules->view(m_state, seat()); }
    static Budget budget(milliseconds limit) {
        Budget budget = Ladder<R>::opponents().back().budget;
        budget.nodes = UINT64_MAX;
        budget.depth = 200;
        budget.atMost = limit;
        return budget;
    }

    std::shared_ptr<const R> m_rules;
    typename R::State m_state;
};

// Runs a measurement in a process of its own.
template <class Measure>
Outcome apart(Measure measure) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("no pipe");
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error("no process");
    if (child == 0) {
        Outcome outcome{measure(), 0};
        outcome.peakMb = peakMb();
        const bool told = write(ends[1], &outcome, sizeof outcome) == sizeof outcome;
        _exit(told ? 0 : 1);
    }
    close(ends[1]);
    Outcome outcome;
    const bool heard = read(ends[0], &outcome, sizeof outcome) == sizeof outcome;
    close(ends[0]);
    waitpid(child, nullptr, 0);
    if (!heard) throw std::runtime_error("a try came to grief");
    return outcome;
}

template <class R, class Measure>
void row(const std::string& name, const std::string& what, const std::string& level, int tries, Measure measure) {
    std::vector<double> times;
    double peak = 0;
    for (int n = 0; n < tries; ++n) {
        const auto outcome = apart([&] { return measure(Position<R>(level, static_cast<std::uint64_t>(n) + 1), n); });
        times.push_back(std::max(0.0, outcome.ms));
        peak = std::max(peak, outcome.peakMb);
    }
    std::sort(times.begin(), times.end());
    std::printf("%s\t%s\t%s\t%d\t%.1f\t%.1f\t%.0f\n", std::string(R::info.id).c_str(), name.c_str(), what.c_str(),
                tries, times.back(), times[times.size() / 2], peak);
    std::fflush(stdout);
}

template <class R>
void rows(const std::string& name, const std::string& level, int tries) {
    row<R>(name, "stop", level, tries, [](const Position<R>& position, int n) {
        return position.toStop(milliseconds(1 + n * n * 7 % 600)); // early, and in the middle of things
    });
    if constexpr (requires { &Ladder<R>::prepare; }) {
        row<R>(name, "stop preparing", level, tries, [](const Position<R>& position, int n) {
            return position.toStopPreparing(milliseconds(1 + n * n * 7 % 6'000));
        });
    }
    for (const auto limit : {milliseconds(200), milliseconds(1'000)}) {
        row<R>(name, "overtime of " + std::to_string(limit.count()) + " ms", level, std::max(1, tries / 3),
               [&](const Position<R>& position, int /*n*/) { return position.overtime(limit); });
    }
}

template <class R>
void shipped(const std::vector<std::string>& levels, int tries) {
    for (const auto& level : levels) {
        rows<R>(level, loadLevel(R::info.id, level).text, tries);
    }
}

} // namespace

int main(int count, char** words) {
    const int tries = count > 1 ? std::atoi(words[1]) : 30;
    if (tries < 1) {
        std::fputs("parlour-latency [TRIES]: how many, at least 1\n", stderr);
        return 2;
    }
    std::puts("game\tlevel\twhat\ttries\tlongest_ms\tmedian_ms\tpeak_mb");
    shipped<kalah::Rules>({"classic", "logic", "six", "pie"}, tries);
    rows<kalah::Rules>("10x10", "houses = 10\nseeds = 10\n", tries);
    shipped<onitama::Rules>({"classic", "seed"}, tries);
    shipped<kahuna::Rules>({"mathuna", "official"}, tries);
    shipped<dice::Rules>({"classic", "short"}, tries);
    return 0;
}
