#include "ui/dice/table.hpp"

#include <algorithm>
#include <cassert>

namespace parlour::dice {

Spots arranged(const Roll& roll, const Split& split) {
    // The removed die first; of the others, the first pair that has the lower sum.
    for (std::size_t out = 0; out < kDice; ++out) {
        if (roll[out] != split.removed) continue;
        for (std::size_t a = 0; a < kDice; ++a) {
            for (std::size_t b = a + 1; b < kDice; ++b) {
                if (a == out || b == out || roll[a] + roll[b] != split.low) continue;
                Spots spots;
                std::uint8_t second = 0;
                for (std::size_t die = 0; die < kDice; ++die) {
                    spots[die] = die == out ? Spot{Group::Removed, 0}
                                 : die == a ? Spot{Group::First, 0}
                                 : die == b ? Spot{Group::First, 1}
                                            : Spot{Group::Second, second++};
                }
                return spots;
            }
        }
    }
    assert(false);
    return {};
}

Table tableOf(const State& state) {
    return {.dice = state.roll, .spots = {}, .round = state.round};
}

std::optional<Split> splitIn(std::span<const Event> events) {
    Split split;
    for (const Event& event : events) {
        if (const auto* marked = std::get_if<Marked>(&event)) {
            (split.low == 0 ? split.low : split.high) = static_cast<std::uint8_t>(marked->number);
        } else if (const auto* removed = std::get_if<Removed>(&event)) {
            split.removed = static_cast<std::uint8_t>(removed->number);
        } else if (const auto* unwritten = std::get_if<NotRecorded>(&event)) {
            split.removed = static_cast<std::uint8_t>(unwritten->number);
        }
    }
    return split.removed != 0 ? std::optional(split) : std::nullopt;
}

void follow(Table& table, std::span<const Event> events, const std::optional<Spots>& laid) {
    bool roundOver = false;
    for (const Event& event : events) {
        if (const auto* rolled = std::get_if<Rolled>(&event)) {
            table = {.dice = rolled->dice, .spots = {}, .round = rolled->round};
            return;
        }
        roundOver = roundOver || std::holds_alternative<RoundOver>(event);
    }
    const auto split = splitIn(events);
    // The last one of a round leaves the dice in the wells; before that, the next player gets them back on the felt.
    if (split) table.spots = !roundOver ? Spots{} : laid ? *laid : arranged(table.dice, *split);
}

} // namespace parlour::dice
