#include "ui/stage/reconcile.hpp"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace parlour::ui {

namespace {

constexpr float kLongWay = 400; // from here on a glide rises no higher
constexpr float kHighest = 60;

} // namespace

Script reconcile(const Poses& now, const Poses& goal, float seconds) {
    assert(now.size() == goal.size());
    Script script;
    for (std::size_t actor = 0; actor < goal.size(); ++actor) {
        if (now[actor] == goal[actor]) continue;
        const sf::Vector2f way = goal[actor].at - now[actor].at;
        const float arc = kHighest * std::min(1.F, std::hypot(way.x, way.y) / kLongWay);
        script.cues.push_back({.actor = actor, .lasts = seconds, .to = goal[actor], .arc = arc});
    }
    return script;
}

} // namespace parlour::ui
