#include "engine/dice/roll.hpp"

#include <algorithm>

namespace parlour::dice {

namespace {

std::vector<Split> splitsOf(const Roll& dice) {
    std::vector<Split> splits;
    for (std::size_t removed = 0; removed < kDice; ++removed) {
        std::array<int, kDice - 1> rest{};
        std::copy_if(dice.begin(), dice.end(), rest.begin(),
                     [&, at = std::size_t{0}](int) mutable { return at++ != removed; });
        for (std::size_t partner = 1; partner < rest.size(); ++partner) {
            const int first = rest[0] + rest[partner];
            const int second = rest[1] + rest[2] + rest[3] - rest[partner];
            splits.push_back({static_cast<std::uint8_t>(std::min(first, second)),
                              static_cast<std::uint8_t>(std::max(first, second)), dice[removed]});
        }
    }
    std::sort(splits.begin(), splits.end());
    splits.erase(std::unique(splits.begin(), splits.end()), splits.end());
    return splits;
}

// How many orders five dice have: 5! over the factorial of each face's count.
int ordersOf(const Roll& dice) {
    int orders = 120;
    for (int face = 1; face <= kFaces; ++face) {
        for (auto count = std::count(dice.begin(), dice.end(), face); count > 1; --count) {
            orders /= static_cast<int>(count);
        }
    }
    return orders;
}

std::vector<RollInfo> listRolls() {
    std::vector<RollInfo> rolls;
    for (int number = 0; number < kOrders; ++number) {
        Roll dice{};
        Faces faces = 0;
        for (int rest = number; auto& die : dice) {
            die = static_cast<std::uint8_t>(rest % kFaces + 1);
            faces = static_cast<Faces>(faces | faceBit(die));
            rest /= kFaces;
        }
        if (std::is_sorted(dice.begin(), dice.end())) rolls.push_back({dice, ordersOf(dice), faces, splitsOf(dice)});
    }
    std::sort(rolls.begin(), rolls.end(), [](const RollInfo& a, const RollInfo& b) { return a.dice < b.dice; });
    return rolls;
}

} // namespace

std::span<const RollInfo> allRolls() {
    static const std::vector<RollInfo> rolls = listRolls();
    return rolls;
}

const RollInfo& infoOf(const Roll& roll) {
    const auto rolls = allRolls();
    return *std::lower_bound(rolls.begin(), rolls.end(), roll,
                             [](const RollInfo& info, const Roll& dice) { return info.dice < dice; });
}

Roll sorted(Roll dice) {
    std::sort(dice.begin(), dice.end());
    return dice;
}

} // namespace parlour::dice
