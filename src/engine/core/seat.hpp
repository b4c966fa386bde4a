#pragma once
// Who acts. Seats 0..6 are players; chance (the dice, the dealer) is a seat of its own, so that a roll or a card is a
// ply like any other: recorded, replayed and undone without a random generator.
#include <cstddef>
#include <cstdint>

namespace parlour {

enum class Seat : std::uint8_t {};

inline constexpr Seat kChance{7};

constexpr std::size_t index(Seat seat) {
    return static_cast<std::size_t>(seat);
}

constexpr Seat seatAt(std::size_t i) {
    return static_cast<Seat>(i);
}

} // namespace parlour
