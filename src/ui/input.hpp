#pragma once
// What a player does, in our own words. The window library's events appear in input.cpp and nowhere else, so that
// another version of it touches one file. Gamepad buttons arrive as the keys they stand for.
#include "ui/geometry.hpp"

#include <array>
#include <vector>

namespace sf {
class Window;
}

namespace parlour::ui {

enum class Key : std::uint8_t {
    None,
    Up,
    Down,
    Left,
    Right,
    Enter,
    Space,
    Escape,
    Tab,
    Backspace,
    Delete,
    Home,
    End,
    PageUp,
    PageDown,
    F1,
    F11,
    Symbol, // a letter or a digit: see Input::symbol
};

struct Input {
    enum class Kind : std::uint8_t {
        KeyDown,
        KeyUp,
        Text, // a typed character, for text fields
        MouseMoved,
        MouseDown, // the left button
        MouseUp,
        Wheel,
        Resized,
        Closed,
        Shown, // the window was uncovered or became active: draw again
    };
    Kind kind = Kind::KeyDown;
    Key key = Key::None;
    char symbol = 0; // 'a'..'z' or '0'..'9' for Key::Symbol
    bool shift = false;
    bool control = false;
    bool repeated = false; // the key is being held
    char32_t character = 0;
    Point pixel{}; // of the mouse, in the window
    float wheel = 0;
};

// Reads a window's events and the gamepads.
class InputSource {
public:
    // Everything that happened since the last call.
    std::vector<Input> poll(sf::Window& window, Seconds dt);

private:
    struct Stick { // a direction that is held, and how long until it repeats
        Key key = Key::None;
        Seconds wait = 0;
    };
    void pollSticks(std::vector<Input>& out, Seconds dt);

    std::array<bool, 256> m_held{};
    Stick m_stick;
};

} // namespace parlour::ui
