#include "engine/dice/network.hpp"

#include <algorithm>

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

Network::Pass Network::pass(const Inputs& inputs) const {
    Pass pass{rowBias, middleBias, lastBias};
    for (const auto input : inputs) {
        const Wide& row = rows[input];
        for (std::size_t i = 0; i < kWide; ++i) {
            pass.wide[i] += row[i];
        }
        pass.result += direct[input];
    }
    for (std::size_t i = 0; i < kWide; ++i) {
        const float on = pass.wide[i];
        if (on <= 0) continue;
        for (std::size_t j = 0; j < kNarrow; ++j) {
            pass.narrow[j] += on * middle[i][j];
        }
    }
    for (std::size_t j = 0; j < kNarrow; ++j) {
        pass.result += std::max(pass.narrow[j], 0.F) * last[j];
    }
    return pass;
}

void GeneralNetwork::specialise(Network& network, const Values& values, int stopCount) const {
    network = base;
    for (std::size_t input = 0; input < kByValue; ++input) {
        const float value = static_cast<float>(values[input / Inputs::kTimes]) / 100;
        for (std::size_t i = 0; i < Network::kWide; ++i) {
            network.rows[input][i] += value * rowsByValue[input][i];
        }
        network.direct[input] += value * directByValue[input];
    }
    const auto stop = static_cast<std::size_t>(stopCount);
    for (std::size_t i = 0; i < Network::kWide; ++i) {
        network.rowBias[i] += rowsByStop[stop][i];
    }
    network.lastBias += directByStop[stop];
}

} // namespace parlour::dice
