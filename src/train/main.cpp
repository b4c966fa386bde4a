// parlour-train-dice: learns what a score sheet is worth, and writes what it learnt for the opponents to read.
#include "engine/core/catalog.hpp"
#include "engine/dice/network_file.hpp"
#include "train/teacher.hpp"

#include <CLI/CLI.hpp>
#include <fmt/core.h>

int main(int argc, char** argv) {
    using namespace parlour;
    CLI::App app{"Learns to play Dice by itself. One core; 100000 steps take some minutes.", "parlour-train-dice"};
    std::string level;
    std::string file;
    train::Course course;
    int games = 20'000;
    app.add_option("LEVEL", level, "a shipped level's name, a path to a level file, or 'any' for the general network")
        ->required();
    app.add_option("FILE", file, "where to write what was learnt")->required();
    app.add_option("--steps", course.steps, "one move in each of 256 games is a step")->check(CLI::Range(1L, 1L << 40));
    app.add_option("--rate", course.rate, "how fast it learns at first")->check(CLI::PositiveNumber);
    app.add_option("--seed", course.seed, "the same seed gives the same network on the same machine");
    app.add_option("--games", games, "played at the end, to see how good it is")->check(CLI::Range(1, 1 << 30));
    CLI11_PARSE(app, argc, argv);
    try {
        if (level == "any") {
            const auto network = train::learnAny(course);
            dice::writeNetwork(file, *network);
        } else {
            LevelReader reader(loadLevel("dice", level));
            const auto [values, stopCount] = [&] {
                const auto read = dice::readLevel(reader, 1);
                return std::pair(read.values, read.stopCount);
            }();
            dice::writeNetwork(file, *train::learn(values, stopCount, course), values, stopCount);
        }
        for (const auto& shipped : shippedLevels("dice")) {
            LevelReader reader(shipped);
            const auto read = dice::readLevel(reader, 1);
            const auto network = dice::readNetwork(file, read.values, read.stopCount);
            if (!network) continue;
            const auto report = train::examine(*network, read.values, read.stopCount, games, course.seed + 1);
            fmt::print("{}: mean {:.2f}, standard error {:.2f}, over {} games\n", shipped.name, report.mean,
                       report.error, games);
        }
    } catch (const std::exception& error) {
        fmt::print(stderr, "parlour-train-dice: {}\n", error.what());
        return 1;
    }
    return 0;
}
