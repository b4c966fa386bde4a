#pragma once
// How much an opponent may think. Difficulty is the node count and the depth, the clock is a safety net, so that an
// opponent plays the same on every machine and in every test.
#include <chrono>
#include <cstdint>

namespace parlour {

struct Budget {
    std::uint64_t nodes = UINT64_MAX; // of the thread that asked; what others add is a present
    int depth = 200;
    std::chrono::milliseconds atMost{5'000};
    unsigned threads = 1; // with more an opponent is stronger, but what it plays depends on the machine's mood

    // The same thought with one thread, so that it can be had again.
    constexpr Budget repeatable() const {
        Budget budget = *this;
        budget.threads = 1;
        return budget;
    }
};

} // namespace parlour
