#pragma once
// How much an opponent may think. Difficulty is the node count and the depth, the clock is a safety net, so that an
// opponent plays the same on every machine and in every test.
#include <chrono>
#include <cstdint>

namespace parlour {

struct Budget {
    std::uint64_t nodes = UINT64_MAX;
    int depth = 200;
    std::chrono::milliseconds atMost{5'000};
};

} // namespace parlour
