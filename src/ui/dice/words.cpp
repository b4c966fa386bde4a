#include "ui/dice/words.hpp"

#include "engine/core/words.hpp"
#include "ui/dice/table.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::dice {

std::string splitText(const Split& split) {
    return fmt::format("{} and {}, without {}", split.low, split.high, split.removed);
}

std::string listed(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const std::string_view before = i == 0 ? "" : i + 1 == numbers.size() ? " and " : ", ";
        text += fmt::format("{}{}", before, numbers[i]);
    }
    return text;
}

int changeIn(std::span<const Event> events) {
    int change = 0;
    for (const Event& event : events) {
        if (const auto* marked = std::get_if<Marked>(&event)) change += marked->change;
    }
    return change;
}

std::string logLine(std::span<const Event> events) {
    for (const Event& event : events) {
        if (const auto* rolled = std::get_if<Rolled>(&event)) {
            return fmt::format("Round {}: {}", rolled->round, fmt::join(rolled->dice, " "));
        }
    }
    const auto split = splitIn(events);
    if (!split) return {};
    return fmt::format("{} {} ({}) {}", split->low, split->high, split->removed, changeText(changeIn(events)));
}

std::string whyNotRemoved(const Rules& rules, const State& state, int number) {
    const auto& all = infoOf(state.roll).splits;
    const auto such = std::find_if(all.begin(), all.end(), [&](const Split& split) { return split.removed == number; });
    return such == all.end() ? std::string() : rules.refusal(state, rules.formatMove(state, Move::of(*such)));
}

} // namespace parlour::dice
