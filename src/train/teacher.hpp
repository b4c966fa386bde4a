#pragma once
// Learning by playing against nobody, millions of times. After every roll the best that can be made of it, by the
// network's own word, is what the sheet before the roll should have been worth (TD(0) on the sheets between rounds).
#include "engine/dice/network.hpp"

#include <memory>

namespace parlour::train {

struct Course {
    long steps = 100'000; // each is one move in each of 256 games
    float rate = 1e-3F;   // at first; it falls to a hundredth
    std::uint64_t seed = 1;
};

std::unique_ptr<dice::Network> learn(const dice::Values& values, int stopCount, const Course& course);
// For levels that nobody has seen: values and stop counts at random, a few levels at a time.
std::unique_ptr<dice::GeneralNetwork> learnAny(const Course& course);

struct Report {
    double mean = 0;
    double error = 0; // its standard error
};
Report examine(const dice::Network& network, const dice::Values& values, int stopCount, int games, std::uint64_t seed);

} // namespace parlour::train
