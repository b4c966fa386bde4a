#pragma once
// What an animation is made of, as plain data: who moves where along which arc and when (Cue), and what is heard, seen
// or counted at an instant (Moment). A Script is all of that for one ply; a Timeline plays it.
#include "ui/stage/actor.hpp"

#include <cstdint>
#include <string_view>
#include <vector>

namespace parlour::ui {

enum class Ease : std::uint8_t { Linear, In, Out, InOut };

float ease(Ease kind, float t);

struct Cue {
    std::size_t actor = 0;
    float start = 0; // seconds from the beginning of the script
    float lasts = 0;
    Pose to;
    float arc = 0;   // extra height in the middle of the way
    float swing = 0; // sideways bulge in the middle of the way, to the right of the direction of travel
    Ease ease = Ease::InOut;
};

// The pose a part t (0..1) of the way from a pose along a cue. At 1 it is exactly the cue's goal.
Pose along(const Cue& cue, const Pose& from, float t);

enum class Flourish : std::uint8_t { None, Puff, Sparkle, Fanfare };

struct Moment {
    float at = 0;
    std::string_view sound = {}; // none if empty
    Flourish flourish = Flourish::None;
    sf::Vector2f where = {};
    int place = -1; // whose displayed number changes, if any
    int change = 0;
};

struct Script {
    std::vector<Cue> cues;
    std::vector<Moment> moments;

    float lasts() const; // until the last cue has ended and the last moment has passed
};

} // namespace parlour::ui
