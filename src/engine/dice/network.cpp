#include "engine/dice/network.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::dice {

Inputs::Inputs(const Sheet& sheet, int stopCount) {
    std::size_t at = 0;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const auto times = std::min<std::size_t>(sheet.chosen[i], kTimes - 1);
        m_active[at++] = static_cast<std::uint16_t>(kNumberInputs + i * kTimes + times);
    }
    const auto stop = static_cast<std::size_t>(stopCount);
    std::array<std::size_t, kFaces> faces{}; // 0: not collected
    std::array<std::size_t, kSlots> lefts{stop, stop, stop};
    Faces set = 0;
    for (std::size_t i = 0; i < kSlots; ++i) {
        const Slot& slot = sheet.removed[i];
        if (slot.number == 0) continue;
        lefts[i] = stop - slot.count;
        faces[slot.number - 1U] = 1 + lefts[i];
        set = static_cast<Faces>(set | faceBit(slot.number));
    }
    for (std::size_t i = 0; i < kFaces; ++i) {
        m_active[at++] = static_cast<std::uint16_t>(kFaceInputs + i * (kLefts + 1) + faces[i]);
    }
    m_active[at++] = static_cast<std::uint16_t>(kSetInputs + set / 2U);
    m_active[at++] = static_cast<std::uint16_t>(kTotalInputs + lefts[0] + lefts[1] + lefts[2]);
    std::sort(lefts.begin(), lefts.end());
    m_active[at] = static_cast<std::uint16_t>(kShortestInputs + lefts[0] * kLefts + lefts[1]);
}

GoalInput GoalInput::of(double missing, double step) {
    const double middle = (kMarks - 1) / 2.0;
    const double at = std::clamp(middle + missing / step, 0.0, static_cast<double>(kMarks - 1));
    const auto mark = std::min(static_cast<std::size_t>(at), kMarks - 2);
    return {mark, static_cast<float>(at - static_cast<double>(mark))};
}

Network::Sum Network::sum(const Inputs& inputs) const {
    Sum sum{rowBias, lastBias};
    for (const auto input : inputs) {
        const Wide& row = rows[input];
        for (std::size_t i = 0; i < kWide; ++i) {
            sum.wide[i] += row[i];
        }
        sum.direct += direct[input];
    }
    return sum;
}

void Network::add(Sum& sum, const GoalInput& goal) const {
    const std::size_t at = Inputs::kCount + goal.mark;
    const float next = goal.part;
    const float here = 1 - next;
    for (std::size_t i = 0; i < kWide; ++i) {
        sum.wide[i] += here * rows[at][i] + next * rows[at + 1][i];
    }
    sum.direct += here * direct[at] + next * direct[at + 1];
}

float Network::finish(const Sum& sum) const {
    Narrow narrow = middleBias;
    for (std::size_t i = 0; i < kWide; ++i) {
        const float on = sum.wide[i];
        if (on <= 0) continue;
        for (std::size_t j = 0; j < kNarrow; ++j) {
            narrow[j] += on * middle[i][j];
        }
    }
    float result = sum.direct;
    for (std::size_t j = 0; j < kNarrow; ++j) {
        result += std::max(narrow[j], 0.F) * last[j];
    }
    return result;
}

} // namespace parlour::dice
