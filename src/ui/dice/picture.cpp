#include "ui/dice/picture.hpp"

namespace parlour::dice {

ui::Pose diePose(const TrayLayout& layout, const Table& table, std::size_t die) {
    if (!table.rolled()) return {.at = layout.hand(), .scale = layout.scale()};
    const Spot& spot = table.spots[die];
    if (spot.group == Group::Felt) return layout.feltPose(die, table.round);
    return {.at = layout.wellSpot(spot.group, spot.slot), .scale = layout.scale()};
}

ui::Poses picture(const TrayLayout& layout, const Table& table) {
    ui::Poses poses;
    for (std::size_t die = 0; die < kDice; ++die) {
        poses.push_back(diePose(layout, table, die));
    }
    return poses;
}

std::vector<int> writtenNumbers(const Rules& rules, const State& state) {
    const auto seats = static_cast<std::size_t>(rules.seats());
    std::vector<int> numbers(seats * kNumbersASeat);
    for (std::size_t i = 0; i < seats; ++i) {
        const Seat seat = seatAt(i);
        const Sheet& sheet = state.sheet(seat);
        for (int number = kLeastNumber; number <= kMostNumber; ++number) {
            numbers[static_cast<std::size_t>(markPlace(seat, number))] = sheet.times(number);
        }
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            numbers[static_cast<std::size_t>(boxPlace(seat, slot))] = sheet.removed[slot].count;
        }
        numbers[static_cast<std::size_t>(totalPlace(seat))] = rules.total(sheet);
    }
    return numbers;
}

} // namespace parlour::dice
