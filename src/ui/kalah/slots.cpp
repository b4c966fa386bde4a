#include "ui/kalah/slots.hpp"

#include "ui/kalah/layout.hpp"
#include "ui/scatter.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace parlour::kalah {

namespace {

constexpr float kJitter = 1;                              // how far a bead lies off its place
constexpr float kSpacing = 2 * kBeadRadius + 2 * kJitter; // so that neighbours of a layer never overlap
constexpr float kRimGap = 2;                              // between a bead and the edge of its pit
constexpr int kMostLayers = 4;                            // beyond that, beads get smaller
constexpr std::array kScales{1.F, 0.92F, 0.85F, 0.78F, 0.72F, 0.66F, 0.6F, 0.55F, 0.5F};
constexpr float kPi = std::numbers::pi_v<float>;

ui::Point turned(ui::Point v, float angle) {
    const float c = std::cos(angle);
    const float s = std::sin(angle);
    return {v.x * c - v.y * s, v.x * s + v.y * c};
}

float length(ui::Point v) {
    return std::hypot(v.x, v.y);
}

// A pit with rounded ends: a circle stretched along y.
struct Hollow {
    ui::Point half;

    bool holds(ui::Point at, float radius) const {
        const float straight = half.y - half.x;
        const float beyond = std::max(std::abs(at.y) - straight, 0.F);
        return std::hypot(at.x, beyond) + radius <= half.x;
    }
};

// One layer of the hexagonal packing. Layers repeat after three; each is shifted so that its beads lie in the hollows
// of the one below.
std::vector<ui::Point> layerPlaces(const Hollow& hollow, float scale, int layer, float angle) {
    const float d = kSpacing * scale;
    const float rowHeight = d * std::sqrt(3.F) / 2;
    const ui::Point shift = ui::Point(d / 2, rowHeight / 3) * static_cast<float>(layer % 3);
    const int rows = static_cast<int>(hollow.half.y / rowHeight) + 2;
    std::vector<ui::Point> places;
    for (int row = -rows; row <= rows; ++row) {
        for (int column = -rows; column <= rows; ++column) {
            const float x = d * (static_cast<float>(column) + (row % 2 != 0 ? 0.5F : 0.F));
            const ui::Point at = turned(ui::Point(x, static_cast<float>(row) * rowHeight) + shift, angle);
            if (hollow.holds(at, kBeadRadius * scale + kJitter + kRimGap)) places.push_back(at);
        }
    }
    return places;
}

// Layers from the bottom up, `order` deciding which place of a layer is taken first; nothing if they do not hold them
// all.
template <class Order>
std::optional<std::vector<Slot>> pile(const Hollow& hollow, float scale, int count, float angle, int layers,
                                      Order order) {
    std::vector<Slot> slots;
    for (int layer = 0; layer < layers && std::ssize(slots) < count; ++layer) {
        auto places = layerPlaces(hollow, scale, layer, angle);
        std::vector<std::pair<float, ui::Point>> ranked;
        for (std::size_t i = 0; i < places.size(); ++i) {
            ranked.emplace_back(order(places[i], i), places[i]);
        }
        std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [rank, at] : ranked) {
            slots.push_back({at, layer, scale});
        }
    }
    if (std::ssize(slots) < count) return std::nullopt;
    slots.resize(static_cast<std::size_t>(count));
    return slots;
}

template <class Order>
std::vector<Slot> pileThatFits(const Hollow& hollow, int count, float angle, Order order) {
    for (const float scale : kScales) {
        if (auto slots = pile(hollow, scale, count, angle, kMostLayers, order)) return *std::move(slots);
    }
    return pile(hollow, kScales.back(), count, angle, count, order).value_or(std::vector<Slot>{});
}

void jitter(std::vector<Slot>& slots, int pit) {
    for (std::size_t i = 0; i < slots.size(); ++i) {
        const float reach = kJitter * slots[i].scale * ui::scatter(pit, i, 0);
        slots[i].at += turned({reach, 0}, 2 * kPi * ui::scatter(pit, i, 1));
    }
}

// Up to six beads form a figure around the middle instead of a corner of the packing.
std::vector<ui::Point> figure(int count) {
    const auto ring = [](int corners, float radius) {
        std::vector<ui::Point> places(static_cast<std::size_t>(corners));
        for (std::size_t i = 0; i < places.size(); ++i) {
            places[i] = turned({radius, 0}, 2 * kPi * static_cast<float>(i) / static_cast<float>(corners));
        }
        return places;
    };
    const auto touching = [](int corners) { return kSpacing / (2 * std::sin(kPi / static_cast<float>(corners))); };
    switch (count) {
        case 1:
            return {{0, 0}};
        case 4:
            return {{0, kSpacing / 2}, {0, -kSpacing / 2}, {kSpacing * 0.87F, 0}, {-kSpacing * 0.87F, 0}};
        case 6: {
            auto places = ring(5, kSpacing);
            places.insert(places.begin(), {0, 0});
            return places;
        }
        default:
            return ring(count, touching(count));
    }
}

constexpr int kFigures = 6;

// The figures in such an order that a bead moves as little as can be when one more joins.
std::array<std::vector<ui::Point>, kFigures + 1> orderedFigures() {
    std::array<std::vector<ui::Point>, kFigures + 1> figures;
    std::vector<ui::Point> larger;
    for (const auto& at : pileThatFits({{kBowlRadius, kBowlRadius}}, kFigures + 1, 0,
                                       [](ui::Point at, std::size_t) { return length(at); })) {
        larger.push_back(at.at);
    }
    for (int count = kFigures; count > 0; --count) {
        auto left = figure(count);
        std::vector<ui::Point> ordered;
        for (std::size_t i = 0; !left.empty(); ++i) {
            const auto nearest = std::min_element(left.begin(), left.end(), [&](ui::Point a, ui::Point b) {
                return length(a - larger[i]) < length(b - larger[i]);
            });
            ordered.push_back(*nearest);
            left.erase(nearest);
        }
        figures[static_cast<std::size_t>(count)] = ordered;
        larger = ordered;
    }
    return figures;
}

} // namespace

std::vector<Slot> houseSlots(int count, int pit) {
    static const auto figures = orderedFigures();
    const float angle = 2 * kPi * ui::scatter(pit, 0, 2);
    std::vector<Slot> slots;
    if (count <= kFigures) {
        for (const ui::Point at : figures[static_cast<std::size_t>(count)]) {
            slots.push_back({turned(at, angle), 0, 1});
        }
    } else {
        slots = pileThatFits({{kBowlRadius, kBowlRadius}}, count, angle,
                             [](ui::Point at, std::size_t) { return length(at); });
    }
    jitter(slots, pit);
    return slots;
}

std::vector<Slot> storeSlots(int count, int pit) {
    // Scattered rather than from the middle outwards: a long slot fills here and there.
    const auto scattered = [pit](ui::Point at, std::size_t i) {
        return length(at) / kStoreHalf.y + ui::scatter(pit, i, 3);
    };
    const float angle = kPi / 3 * (0.2F + 0.6F * ui::scatter(pit, 0, 4)); // askew, or one would see rows
    auto slots = pileThatFits({kStoreHalf}, count, angle, scattered);
    jitter(slots, pit);
    return slots;
}

} // namespace parlour::kalah
