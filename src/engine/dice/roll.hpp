#pragma once
// Five dice, and the ways to split them. Dice that differ only in their order are one roll, so there are 252 of them,
// kept smallest die first, each with its odds out of 7776. Every roll's splits are worked out once, at the start of the
// program.
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace parlour::dice {

inline constexpr std::size_t kDice = 5;
inline constexpr int kFaces = 6;
inline constexpr int kLeastNumber = 2; // the sum of a pair
inline constexpr int kMostNumber = 12;
inline constexpr std::size_t kNumbers = kMostNumber - kLeastNumber + 1;
inline constexpr std::size_t kRolls = 252;
inline constexpr int kOrders = 7776; // 6 to the 5th

using Roll = std::array<std::uint8_t, kDice>; // in rising order; zeros: not rolled yet

// A set of faces, one bit each.
using Faces = std::uint8_t;
constexpr Faces faceBit(int face) {
    return static_cast<Faces>(1U << static_cast<unsigned>(face));
}

// Two pairs by their sums and the die that is left.
struct Split {
    std::uint8_t low = 0;
    std::uint8_t high = 0; // not less than low
    std::uint8_t removed = 0;

    friend auto operator<=>(const Split&, const Split&) = default;
};

struct RollInfo {
    Roll dice{};
    int weight = 0;            // in how many of the 7776 orders it can fall
    Faces faces = 0;           // that it shows
    std::vector<Split> splits; // all different, in rising order
};

std::span<const RollInfo> allRolls(); // in rising order
const RollInfo& infoOf(const Roll& roll);
Roll sorted(Roll dice);

} // namespace parlour::dice
