#include "ui/dice/layout.hpp"

#include <algorithm>

namespace parlour::dice {

namespace {

const ui::Point kPicture{640, 480};
// Half of what is rendered, a hundred pixels a world unit: middle and half size from the tray's middle, y downward.
struct Hollow {
    float x, y, halfX, halfY;
};
constexpr Hollow kFelt{0, -58, 254, 121};
constexpr Hollow kFirst{-168, 135, 86, 46};
constexpr Hollow kSecond{18, 135, 86, 46};
constexpr Hollow kRemoved{187, 135, 67, 46};

Hollow hollow(Group group) {
    switch (group) {
        case Group::First:
            return kFirst;
        case Group::Second:
            return kSecond;
        case Group::Removed:
            return kRemoved;
        case Group::Felt:
            break;
    }
    return kFelt;
}

// A number in 0..1 that depends on nothing but its arguments.
float chance(int round, std::size_t die, unsigned use) {
    std::uint32_t mix = static_cast<std::uint32_t>(round + 1) * 0x9E3779B1U ^
                        static_cast<std::uint32_t>(die + 1) * 0x85EBCA77U ^ (use + 1) * 0xC2B2AE3DU;
    mix ^= mix >> 15;
    mix *= 0x2C1B3C6DU;
    mix ^= mix >> 12;
    mix *= 0x297A2D39U;
    mix ^= mix >> 15;
    return static_cast<float>(mix & 0xFFFFFFU) / static_cast<float>(0x1000000U);
}

// Five regions of the felt, far enough apart that dice never touch.
constexpr std::array<std::array<float, 2>, kDice> kRegions{
    {{-178, -92}, {-86, -14}, {12, -88}, {102, -10}, {188, -86}}};
constexpr std::array<float, 2> kStray{26, 22}; // how far from a region's middle
constexpr float kTurned = 33;                  // degrees to either side

} // namespace

TrayLayout::TrayLayout(ui::Rect area)
    : m_middle(area.middle()), m_scale(std::min(area.w / kTraySize.x, area.h / kTraySize.y)) {}

ui::Rect TrayLayout::box(float x, float y, float halfX, float halfY) const {
    return ui::Rect::around(at(x, y), ui::Point(2 * halfX, 2 * halfY) * m_scale);
}

ui::Rect TrayLayout::frame() const {
    return ui::Rect::around(m_middle, kTraySize * m_scale);
}

ui::Rect TrayLayout::picture() const {
    return ui::Rect::around(m_middle, kPicture * m_scale);
}

ui::Rect TrayLayout::felt() const {
    return box(kFelt.x, kFelt.y, kFelt.halfX, kFelt.halfY);
}

ui::Rect TrayLayout::well(Group well) const {
    const Hollow h = hollow(well);
    return box(h.x, h.y, h.halfX, h.halfY);
}

ui::Rect TrayLayout::label(Group well) const {
    const Hollow h = hollow(well);
    return box(h.x, h.y - h.halfY - 13, h.halfX, 9);
}

ui::Point TrayLayout::wellSpot(Group well, std::size_t slot) const {
    const Hollow h = hollow(well);
    const float aside = room(well) == 1 ? 0.F : slot == 0 ? -37.F : 37.F;
    return at(h.x + aside, h.y + 4); // a die's top leans up the screen
}

ui::Pose TrayLayout::feltPose(std::size_t die, int round) const {
    // Which die falls where is shuffled every round.
    std::array<std::size_t, kDice> order{0, 1, 2, 3, 4};
    for (std::size_t i = kDice - 1; i > 0; --i) {
        const auto other = static_cast<std::size_t>(chance(round, i, 0) * static_cast<float>(i + 1));
        std::swap(order[i], order[std::min(other, i)]);
    }
    const auto& region = kRegions[order[die]];
    const auto stray = [&](unsigned axis) { return (2 * chance(round, die, 1 + axis) - 1) * kStray[axis]; };
    ui::Pose pose;
    pose.at = at(region[0] + stray(0), region[1] + stray(1));
    pose.scale = m_scale;
    pose.angle = (2 * chance(round, die, 3) - 1) * kTurned;
    return pose;
}

ui::Point TrayLayout::hand() const {
    return at(-330, 40);
}

std::optional<Group> TrayLayout::hit(ui::Point point) const {
    for (const Group well : kWells) {
        if (this->well(well).grown(8 * m_scale).contains(point)) return well;
    }
    return felt().grown(8 * m_scale).contains(point) ? std::optional(Group::Felt) : std::nullopt;
}

} // namespace parlour::dice
