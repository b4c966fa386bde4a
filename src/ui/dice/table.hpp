#pragma once
// The five dice as they lie on the table: which number each shows, and whether it lies on the felt or in one of the
// three wells. The engine knows a roll and a split; which of two equal dice went into which well is only to be seen
// here.
#include "engine/dice/event.hpp"
#include "engine/dice/state.hpp"

#include <array>
#include <optional>
#include <span>

namespace parlour::dice {

enum class Group : std::uint8_t { Felt, First, Second, Removed };

inline constexpr std::array kWells{Group::First, Group::Second, Group::Removed};

constexpr std::size_t room(Group well) {
    return well == Group::Felt ? kDice : well == Group::Removed ? 1 : 2;
}

struct Spot {
    Group group = Group::Felt;
    std::uint8_t slot = 0; // the place in that well

    friend bool operator==(const Spot&, const Spot&) = default;
};

using Spots = std::array<Spot, kDice>;

struct Table {
    Roll dice{}; // zeros: nothing was rolled yet, and no die is to be seen
    Spots spots{};
    int round = 0; // of the roll: dice fall differently every time

    bool rolled() const { return dice != Roll{}; }
    friend bool operator==(const Table&, const Table&) = default;
};

// A split's dice in their wells: the lower pair first. The split must be one of the roll.
Spots arranged(const Roll& roll, const Split& split);

Table tableOf(const State& state);

// What a ply does to it. A person's dice lie in the wells already: then `laid` says how, and they stay so.
void follow(Table& table, std::span<const Event> events, const std::optional<Spots>& laid = std::nullopt);

// The split that a ply's events tell of, if it was one.
std::optional<Split> splitIn(std::span<const Event> events);

} // namespace parlour::dice
