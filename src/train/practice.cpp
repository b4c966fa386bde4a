#include "train/practice.hpp"

#include <algorithm>

namespace parlour::train {

using dice::Network;
using dice::RollInfo;
using dice::Sheet;

namespace {

dice::Level levelOf(const dice::Values& values, int stopCount) {
    dice::Level level;
    level.values = values;
    level.stopCount = stopCount;
    return level;
}

} // namespace

float Dicer::bell() {
    float sum = -6;
    for (int i = 0; i < 12; ++i) {
        sum += unit();
    }
    return sum;
}

const RollInfo& randomRoll(Dicer& dicer) {
    static const auto byOrder = [] {
        std::vector<const RollInfo*> all;
        for (const RollInfo& roll : dice::allRolls()) {
            all.insert(all.end(), static_cast<std::size_t>(roll.weight), &roll);
        }
        return all;
    }();
    return *byOrder[dicer.below(dice::kOrders)];
}

Sheet mirrored(const Sheet& sheet) {
    Sheet mirror = sheet;
    std::reverse(mirror.chosen.begin(), mirror.chosen.end());
    for (dice::Slot& slot : mirror.removed) {
        if (slot.number != 0) slot.number = static_cast<std::uint8_t>(dice::kFaces + 1 - slot.number);
    }
    return mirror;
}

Practice::Practice(const dice::Values& values, int stopCount)
    : m_rules(levelOf(values, stopCount)), m_symmetric(std::equal(values.begin(), values.end(), values.rbegin())) {}

dice::Inputs Practice::eitherInputs(const Sheet& sheet, Dicer& dicer) const {
    return inputs(m_symmetric && dicer.below(2) == 0 ? mirrored(sheet) : sheet);
}

Practice::Best Practice::best(const Network& network, const Sheet& sheet, const RollInfo& roll) const {
    Best best;
    dice::Rules::forSplits(sheet, roll, [&](const dice::Split& split, const Sheet& next) {
        float value = static_cast<float>(m_rules.change(sheet, split)) / 100;
        if (!m_rules.finished(next)) value += network.value(inputs(next));
        if (value > best.value) best = {next, value};
    });
    return best;
}

Sheet Practice::anything(const Sheet& sheet, const RollInfo& roll, Dicer& dicer) const {
    const auto splits = dice::Rules::splits(sheet, roll.dice);
    Sheet next = sheet;
    dice::Rules::enter(next, roll, splits[dicer.below(static_cast<std::uint32_t>(splits.size()))]);
    return next;
}

} // namespace parlour::train
