#pragma once
// How a position must look when nothing moves: where each die lies, and the numbers that are written on everybody's
// sheet.
#include "engine/dice/rules.hpp"
#include "ui/dice/layout.hpp"
#include "ui/stage/actor.hpp"

#include <vector>

namespace parlour::dice {

// One pose a die. Dice that were not rolled yet lie in the hand, out of sight.
ui::Poses picture(const TrayLayout& layout, const Table& table);
ui::Pose diePose(const TrayLayout& layout, const Table& table, std::size_t die);

// The stage counts these as marks are made; each has a place in the list.
constexpr int kNumbersASeat = 15;
constexpr int markPlace(Seat seat, int number) {
    return static_cast<int>(index(seat)) * kNumbersASeat + number - kLeastNumber;
}
constexpr int boxPlace(Seat seat, std::size_t slot) {
    return static_cast<int>(index(seat)) * kNumbersASeat + static_cast<int>(kNumbers + slot);
}
constexpr int totalPlace(Seat seat) {
    return static_cast<int>(index(seat)) * kNumbersASeat + kNumbersASeat - 1;
}
std::vector<int> writtenNumbers(const Rules& rules, const State& state);

} // namespace parlour::dice
