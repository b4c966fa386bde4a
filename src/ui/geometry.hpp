#pragma once
// Places, sizes and colours in logical units: everything on screen is laid out on a canvas of 1280 by 800, whatever the
// window's size is. Viewport maps that to pixels.
#include <SFML/System/Vector2.hpp>

#include <cstdint>

namespace parlour::ui {

using Seconds = float;
using Point = sf::Vector2f;

inline const Point kCanvas{1280, 800};

struct Rect {
    float x = 0, y = 0, w = 0, h = 0;

    static Rect around(Point middle, Point size) {
        return {middle.x - size.x / 2, middle.y - size.y / 2, size.x, size.y};
    }
    constexpr float right() const { return x + w; }
    constexpr float bottom() const { return y + h; }
    Point topLeft() const { return {x, y}; }
    Point size() const { return {w, h}; }
    Point middle() const { return {x + w / 2, y + h / 2}; }
    bool contains(Point p) const { return p.x >= x && p.x < right() && p.y >= y && p.y < bottom(); }
    constexpr Rect grown(float by) const { return {x - by, y - by, w + 2 * by, h + 2 * by}; }
    constexpr Rect moved(float dx, float dy) const { return {x + dx, y + dy, w, h}; }
    friend constexpr bool operator==(const Rect&, const Rect&) = default;
};

struct Color {
    std::uint8_t r = 255, g = 255, b = 255, a = 255;
    constexpr Color faded(float by) const { return {r, g, b, static_cast<std::uint8_t>(static_cast<float>(a) * by)}; }
    friend constexpr bool operator==(const Color&, const Color&) = default;
};

// The few colours that the whole program speaks in.
inline constexpr Color kWhite{255, 255, 255, 255};
inline constexpr Color kInk{58, 34, 20, 255};          // text on paper
inline constexpr Color kInkSoft{104, 72, 48, 255};     // lesser text on paper
inline constexpr Color kPaper{246, 234, 210, 255};     // text on wood and on dark panels
inline constexpr Color kPaperSoft{214, 194, 162, 255}; // lesser text there
inline constexpr Color kGlow{255, 206, 120, 255};      // focus, light
inline constexpr Color kShade{20, 11, 5, 255};         // what darkens

constexpr float mix(float from, float to, float t) {
    return from + (to - from) * t;
}

} // namespace parlour::ui
