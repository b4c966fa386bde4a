#pragma once
// The courtyard: 25 squares, a1 to e5, as bits. Row a is B's home and bit 0 is a1; row e is A's home.
#include "engine/core/seat.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::onitama {

inline constexpr Seat kA{0};
inline constexpr Seat kB{1};

constexpr Seat opponent(Seat seat) {
    return seat == kA ? kB : kA;
}

inline constexpr int kSide = 5;
inline constexpr int kSquares = kSide * kSide;

using Square = std::uint8_t; // row * 5 + column
using Bits = std::uint32_t;  // one a square

inline constexpr Square kNowhere = kSquares;

constexpr Bits bit(Square square) {
    return Bits{1} << square;
}
constexpr int rowOf(Square square) {
    return square / kSide;
}
constexpr int columnOf(Square square) {
    return square % kSide;
}
constexpr bool onBoard(int row, int column) {
    return row >= 0 && row < kSide && column >= 0 && column < kSide;
}
constexpr Square squareAt(int row, int column) {
    return static_cast<Square>(row * kSide + column);
}

inline constexpr std::array<Square, 2> kBases{squareAt(4, 2), squareAt(0, 2)}; // by seat: e3, a3
inline constexpr Bits kBothBases = bit(kBases[0]) | bit(kBases[1]);

// Takes the lowest square out of a set.
constexpr Square popSquare(Bits& bits) {
    const auto square = static_cast<Square>(std::countr_zero(bits));
    bits &= bits - 1;
    return square;
}

// One step up, down, left and right.
inline constexpr std::array<Bits, kSquares> kNeighbours = [] {
    std::array<Bits, kSquares> all{};
    for (Square square = 0; square < kSquares; ++square) {
        for (const auto& [down, right] : {std::pair{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            const int row = rowOf(square) + down;
            const int column = columnOf(square) + right;
            if (onBoard(row, column)) all[square] |= bit(squareAt(row, column));
        }
    }
    return all;
}();

std::string squareName(Square square);
std::optional<Square> squareNamed(std::string_view name);

} // namespace parlour::onitama
