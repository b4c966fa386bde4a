#include "ui/dice/splitting.hpp"

#include <algorithm>

namespace parlour::dice {

bool Splitting::started() const {
    return m_spots != Spots{};
}

std::size_t Splitting::count(Group group) const {
    return static_cast<std::size_t>(
        std::count_if(m_spots.begin(), m_spots.end(), [group](const Spot& spot) { return spot.group == group; }));
}

int Splitting::sum(Group group) const {
    int sum = 0;
    for (std::size_t die = 0; die < kDice; ++die) {
        if (m_spots[die].group == group) sum += m_roll[die];
    }
    return sum;
}

void Splitting::tidy() {
    for (const Group well : kWells) {
        std::vector<std::size_t> inside;
        for (std::size_t die = 0; die < kDice; ++die) {
            if (m_spots[die].group == well) inside.push_back(die);
        }
        std::stable_sort(inside.begin(), inside.end(),
                         [this](std::size_t a, std::size_t b) { return m_spots[a].slot < m_spots[b].slot; });
        for (std::size_t i = 0; i < inside.size(); ++i) {
            m_spots[inside[i]].slot = static_cast<std::uint8_t>(i);
        }
    }
    for (Spot& spot : m_spots) {
        if (spot.group == Group::Felt) spot.slot = 0;
    }
}

// Once both pairs are there, what is left is removed; false if it may not be.
bool Splitting::settle() {
    tidy();
    if (count(Group::First) < 2 || count(Group::Second) < 2) return true;
    const auto left = std::find_if(m_spots.begin(), m_spots.end(), [](const Spot& spot) {
        return spot.group == Group::Felt || spot.group == Group::Removed;
    });
    const auto die = static_cast<std::size_t>(left - m_spots.begin());
    if (!removable(die)) {
        m_refused = die;
        return false;
    }
    m_spots[die] = {Group::Removed, 0};
    return true;
}

bool Splitting::place(std::size_t die, Group group) {
    if (group == Group::Removed && !removable(die)) {
        m_refused = die;
        return false;
    }
    const Spot from = m_spots[die];
    if (from.group == group) return true;
    const Spots before = m_spots;
    if (group != Group::Felt && count(group) == room(group)) {
        const auto last = std::find_if(m_spots.begin(), m_spots.end(), [&](const Spot& spot) {
            return spot == Spot{group, static_cast<std::uint8_t>(room(group) - 1)};
        });
        const auto other = static_cast<std::size_t>(last - m_spots.begin());
        *last = from.group == Group::Removed && !removable(other) ? Spot{} : from;
    }
    m_spots[die] = {group, static_cast<std::uint8_t>(group == Group::Felt ? 0 : count(group))};
    if (settle()) return true;
    m_spots = before;
    return false;
}

bool Splitting::put(std::size_t die, Group group) {
    m_refused.reset();
    return place(die, group);
}

bool Splitting::next(std::size_t die) {
    m_refused.reset();
    if (group(die) != Group::Felt) return place(die, Group::Felt);
    for (const Group well : kWells) {
        if (count(well) < room(well)) return place(die, well);
    }
    return false;
}

bool Splitting::takeFace(int face) {
    for (std::size_t die = 0; die < kDice; ++die) {
        if (m_roll[die] == face && group(die) == Group::Felt) return next(die);
    }
    m_refused.reset();
    return false;
}

void Splitting::lay(const Split& split) {
    m_spots = arranged(m_roll, split);
    m_refused.reset();
}

bool Splitting::back() {
    for (const Group well : {Group::Removed, Group::Second, Group::First}) {
        for (std::size_t slot = room(well); slot-- > 0;) {
            const auto found = std::find(m_spots.begin(), m_spots.end(), Spot{well, static_cast<std::uint8_t>(slot)});
            if (found == m_spots.end()) continue;
            *found = {};
            // The one that had gone by itself with it.
            if (well == Group::Removed && count(Group::Second) == 2) {
                *std::find(m_spots.begin(), m_spots.end(), Spot{Group::Second, 1}) = {};
            }
            tidy();
            return true;
        }
    }
    return false;
}

std::optional<Split> Splitting::complete() const {
    if (!m_open || count(Group::Felt) > 0) return std::nullopt;
    const int first = sum(Group::First);
    const int second = sum(Group::Second);
    return Split{static_cast<std::uint8_t>(std::min(first, second)), static_cast<std::uint8_t>(std::max(first, second)),
                 static_cast<std::uint8_t>(sum(Group::Removed))};
}

} // namespace parlour::dice
