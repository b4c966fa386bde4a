#include "train/teacher.hpp"

#include "train/descent.hpp"
#include "train/practice.hpp"
#include "train/sample.hpp"

#include <fmt/core.h>

#include <chrono>
#include <vector>

namespace parlour::train {

using dice::GeneralNetwork;
using dice::Network;
using dice::Sheet;
using dice::Values;

namespace {

constexpr std::size_t kGames = 256; // at a time
constexpr int kSlipsInHundred = 2;  // random moves, to see sheets that good play avoids

void scatter(std::span<float> numbers, float deviation, Dicer& dicer) {
    for (float& number : numbers) {
        number = deviation * dicer.bell();
    }
}

void scatter(Network& network, Dicer& dicer) {
    scatter(flat(network.rows), 0.15F, dicer);
    scatter(flat(network.middle), 0.12F, dicer);
    scatter(flat(network.last), 0.1F, dicer);
}

// Games of one level, side by side.
class Table {
public:
    Table(const Values& values, int stopCount, std::size_t games) : m_practice(values, stopCount), m_games(games) {
        for (Game& game : m_games) {
            game.inputs = m_practice.inputs(game.sheet);
        }
    }

    // One move in every game. Adds what was learnt to the gradient, and the squared errors to the sum.
    void play(const Network& network, Network& gradient, Dicer& dicer, double& squares) {
        for (Game& game : m_games) {
            const auto& roll = randomRoll(dicer);
            const auto best = m_practice.best(network, game.sheet, roll);
            const double error = addSlope(network, {game.inputs, best.value}, gradient);
            squares += error * error;
            const bool slip = dicer.below(100) < kSlipsInHundred;
            game.sheet = slip ? m_practice.anything(game.sheet, roll, dicer) : best.sheet;
            if (m_practice.rules().finished(game.sheet)) game.sheet = {};
            game.inputs = m_practice.eitherInputs(game.sheet, dicer);
        }
    }

private:
    struct Game {
        Sheet sheet;
        dice::Inputs inputs;
    };

    Practice m_practice;
    std::vector<Game> m_games;
};

// The pace of a course, and its log on standard output.
class Clock {
public:
    explicit Clock(const Course& course) : m_course(course) {}

    float rate(long step) const {
        constexpr float kFlat = 0.2F; // of the course
        const float part = static_cast<float>(step) / static_cast<float>(m_course.steps);
        return m_course.rate * std::pow(0.01F, std::max(0.F, part - kFlat) / (1 - kFlat));
    }
    void tell(long step, double squares) {
        m_squares += squares;
        constexpr long kEvery = 5'000;
        if (step % kEvery != 0) return;
        const std::chrono::duration<double> elapsed = std::chrono::steady_clock::now() - m_start;
        fmt::print("step {} of {}, {:.0f} s: error {:.4f}\n", step, m_course.steps, elapsed.count(),
                   std::sqrt(m_squares / (kEvery * kGames)));
        std::fflush(stdout);
        m_squares = 0;
    }

private:
    Course m_course;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    double m_squares = 0;
};

Values randomValues(Dicer& dicer) {
    Values values{};
    const float most = 20 + 330 * dicer.unit();
    const bool symmetric = dicer.below(3) != 0;
    // From flat over slopes to whatever comes, so that every kind of level is somewhere in between.
    const float tilt = dicer.unit() * 2 - 1;
    const float rough = dicer.unit();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const float edge = static_cast<float>(i > 5 ? i - 5 : 5 - i) / 5;
        const float even = tilt > 0 ? 1 - tilt * (1 - edge) : 1 + tilt * edge;
        const float part = (1 - rough) * even + rough * dicer.unit();
        values[i] = 5 * static_cast<int>(most * part / 5);
        if (symmetric && i > 5) values[i] = values[values.size() - 1 - i];
    }
    return values;
}

// A table's gradient belongs to a network that was made for its level; this is the way back.
void addGeneral(const Network& gradient, const Values& values, int stopCount, GeneralNetwork& general) {
    const auto from = flat(const_cast<Network&>(gradient));
    const auto to = flat(general.base);
    for (std::size_t i = 0; i < from.size(); ++i) {
        to[i] += from[i];
    }
    for (std::size_t input = 0; input < GeneralNetwork::kByValue; ++input) {
        const float value = static_cast<float>(values[input / dice::Inputs::kTimes]) / 100;
        for (std::size_t i = 0; i < Network::kWide; ++i) {
            general.rowsByValue[input][i] += value * gradient.rows[input][i];
        }
        general.directByValue[input] += value * gradient.direct[input];
    }
    const auto stop = static_cast<std::size_t>(stopCount);
    for (std::size_t i = 0; i < Network::kWide; ++i) {
        general.rowsByStop[stop][i] += gradient.rowBias[i];
    }
    general.directByStop[stop] += gradient.lastBias;
}

} // namespace

std::unique_ptr<Network> learn(const Values& values, int stopCount, const Course& course) {
    Dicer dicer(course.seed);
    const auto start = std::make_unique<Network>();
    scatter(*start, dicer);
    Descent<Network> descent(*start);
    Table table(values, stopCount, kGames);
    Clock clock(course);
    for (long step = 1; step <= course.steps; ++step) {
        double squares = 0;
        table.play(descent.now(), descent.gradient(), dicer, squares);
        descent.step(clock.rate(step), kGames);
        clock.tell(step, squares);
    }
    return descent.result();
}

std::unique_ptr<GeneralNetwork> learnAny(const Course& course) {
    constexpr std::size_t kTables = 8;
    constexpr long kStay = 400; // steps before a table gets another level
    Dicer dicer(course.seed);
    const auto start = std::make_unique<GeneralNetwork>();
    scatter(start->base, dicer);
    scatter(flat(start->rowsByValue), 0.05F, dicer);
    Descent<GeneralNetwork> descent(*start);
    struct Level {
        Values values{};
        int stopCount = 0;
        std::unique_ptr<Table> table;
    };
    std::array<Level, kTables> levels;
    const auto network = std::make_unique<Network>();
    const auto gradient = std::make_unique<Network>();
    Clock clock(course);
    for (long step = 1; step <= course.steps; ++step) {
        auto& changed = levels[static_cast<std::size_t>(step) % kTables];
        if (!changed.table || step % kStay < static_cast<long>(kTables)) {
            changed.values = randomValues(dicer);
            changed.stopCount = 3 + static_cast<int>(dicer.below(dice::kMostStopCount - 2));
            changed.table = std::make_unique<Table>(changed.values, changed.stopCount, kGames / kTables);
        }
        double squares = 0;
        for (Level& level : levels) {
            if (!level.table) continue;
            descent.now().specialise(*network, level.values, level.stopCount);
            *gradient = Network{};
            level.table->play(*network, *gradient, dicer, squares);
            addGeneral(*gradient, level.values, level.stopCount, descent.gradient());
        }
        descent.step(clock.rate(step), kGames);
        clock.tell(step, squares);
    }
    return descent.result();
}

Report examine(const Network& network, const Values& values, int stopCount, int games, std::uint64_t seed) {
    const Practice practice(values, stopCount);
    Dicer dicer(seed);
    double sum = 0;
    double squares = 0;
    for (int game = 0; game < games; ++game) {
        Sheet sheet;
        while (!practice.rules().finished(sheet)) {
            sheet = practice.best(network, sheet, randomRoll(dicer)).sheet;
        }
        const double total = practice.rules().total(sheet);
        sum += total;
        squares += total * total;
    }
    const double mean = sum / games;
    return {mean, std::sqrt((squares / games - mean * mean) / games)};
}

} // namespace parlour::train
