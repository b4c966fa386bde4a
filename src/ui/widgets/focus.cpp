#include "ui/widgets/focus.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace parlour::ui {

namespace {

// How far apart two intervals are; 0 if they overlap.
float gap(float from, float to, float otherFrom, float otherTo) {
    return std::max({0.F, otherFrom - to, from - otherTo});
}

// A rectangle turned so that the wanted direction is +x.
Rect turned(const Rect& r, Direction direction) {
    switch (direction) {
        case Direction::Right:
            return r;
        case Direction::Left:
            return {-r.right(), r.y, r.w, r.h};
        case Direction::Down:
            return {r.y, r.x, r.h, r.w};
        case Direction::Up:
            return {-r.bottom(), r.x, r.h, r.w};
    }
    return r;
}

} // namespace

bool Focusable::hits(Point p) const {
    if (!rect.contains(p) || (clip && !clip->contains(p))) return false;
    const Point off = p - rect.middle();
    return !round || std::hypot(off.x, off.y) <= rect.w / 2;
}

WidgetId neighbour(const std::vector<Focusable>& all, const Rect& from, WidgetId current, Direction direction) {
    const Rect here = turned(from, direction);
    WidgetId best = 0;
    WidgetId wrap = 0;
    float bestCost = std::numeric_limits<float>::max();
    float wrapCost = bestCost;
    for (const Focusable& other : all) {
        if (other.id == current) continue;
        const Rect there = turned(other.rect, direction);
        const float ahead = there.middle().x - here.middle().x;
        const float aside = gap(here.y, here.bottom(), there.y, there.bottom());
        const float drift = std::abs(there.middle().y - here.middle().y) * 0.2F;
        if (ahead > 1 && there.x > here.x + here.w * 0.25F) {
            const float cost = gap(here.x, here.right(), there.x, there.right()) + ahead * 0.1F + aside * 3 + drift;
            if (cost < bestCost) {
                bestCost = cost;
                best = other.id;
            }
        } else if (ahead < -1 && aside <= 0) { // round to the far side of the same row or column
            const float cost = ahead + drift;
            if (cost < wrapCost) {
                wrapCost = cost;
                wrap = other.id;
            }
        }
    }
    return best != 0 ? best : wrap;
}

WidgetId following(const std::vector<Focusable>& all, WidgetId current, bool backwards) {
    if (all.empty()) return 0;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Focusable& f) { return f.id == current; });
    if (at == all.end()) return backwards ? all.back().id : all.front().id;
    const auto position = static_cast<std::size_t>(at - all.begin());
    return all[(position + (backwards ? all.size() - 1 : 1)) % all.size()].id;
}

WidgetId nearest(const std::vector<Focusable>& all, Point to) {
    WidgetId best = 0;
    float bestDistance = std::numeric_limits<float>::max();
    for (const Focusable& other : all) {
        const Point apart = other.rect.middle() - to;
        const float distance = std::hypot(apart.x, apart.y);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = other.id;
        }
    }
    return best;
}

} // namespace parlour::ui
