#include "ui/stage/cue.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::ui {

float ease(Ease kind, float t) {
    switch (kind) {
        case Ease::In:
            return t * t;
        case Ease::Out:
            return 1 - (1 - t) * (1 - t);
        case Ease::InOut:
            return t * t * (3 - 2 * t);
        case Ease::Linear:
            break;
    }
    return t;
}

Pose along(const Cue& cue, const Pose& from, float t) {
    if (t >= 1) return cue.to;
    const float part = ease(cue.ease, std::max(t, 0.F));
    const auto mix = [part](float a, float b) { return a + (b - a) * part; };
    const sf::Vector2f way = cue.to.at - from.at;
    const float length = std::hypot(way.x, way.y);
    const float bulge = std::sin(part * std::numbers::pi_v<float>);
    Pose pose = cue.to;
    pose.at = from.at + way * part;
    if (length > 0) pose.at += sf::Vector2f(-way.y, way.x) * (cue.swing * bulge / length);
    pose.height = mix(from.height, cue.to.height) + cue.arc * 4 * part * (1 - part);
    pose.scale = mix(from.scale, cue.to.scale);
    pose.angle = mix(from.angle, cue.to.angle);
    pose.spin = mix(from.spin, cue.to.spin);
    return pose;
}

float Script::lasts() const {
    float end = 0;
    for (const Cue& cue : cues) {
        end = std::max(end, cue.start + cue.lasts);
    }
    for (const Moment& moment : moments) {
        end = std::max(end, moment.at);
    }
    return end;
}

} // namespace parlour::ui
