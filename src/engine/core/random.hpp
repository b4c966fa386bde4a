#pragma once
// Random numbers that are the same on every machine. The standard engines are portable, the standard distributions are
// not, so the ways of using them that we need are here.
#include <cassert>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace parlour {

using Rng = std::mt19937_64;

// A generator for the n-th use of a seed: ply n of a match, game n of a simulation. Undo and redo cannot re-roll, and
// the order in which threads pick up games does not matter.
inline Rng rngFor(std::uint64_t seed, std::uint64_t n) {
    std::seed_seq mix{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                      static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(n >> 32)};
    return Rng(mix);
}

// Uniform in 0..bound-1, without the bias of a plain modulo.
inline std::uint64_t below(Rng& rng, std::uint64_t bound) {
    assert(bound > 0);
    const std::uint64_t tooLow = (0 - bound) % bound;
    std::uint64_t draw = rng();
    while (draw < tooLow) {
        draw = rng();
    }
    return draw % bound;
}

// Every order of a vector's elements has the same chance.
template <class T>
void shuffle(std::vector<T>& all, Rng& rng) {
    for (std::size_t left = all.size(); left > 1; --left) {
        std::swap(all[left - 1], all[below(rng, left)]);
    }
}

} // namespace parlour
