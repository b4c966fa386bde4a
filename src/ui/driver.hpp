#pragma once
// Plays the real program by remote: steps its frames with a fixed time, clicks widgets by their label and presses keys,
// all through the same input that a player's hands go through. Window tests and the tour use it.
#include "ui/shell.hpp"

#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace parlour::ui {

// What was asked for is not on the screen; the message lists what is.
class DriverError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

class Driver {
public:
    explicit Driver(Shell& shell);

    bool running() const { return m_running; }
    void step(int frames = 1);
    void pass(Seconds time);          // that much time, frame by frame
    void settle(Seconds atMost = 20); // until nothing moves any more
    bool until(const std::function<bool()>& done,
               Seconds atMost = 20); // false: it did not happen; the clock's time passes too

    void hover(std::string_view label);
    void click(std::string_view label); // of an enabled widget of the scene on top
    void clickAt(Point logical);
    void drag(std::string_view label, Point to); // pressed there, carried along, let go here
    void press(Key key, bool shift = false);
    void press(char symbol);
    void type(std::string_view text);

    std::string_view scene() const;                 // the name of the one on top; empty after the end
    const Seen* find(std::string_view label) const; // the whole label, or what is shown of it; null: not there
    bool sees(std::string_view label) const { return find(label) != nullptr; }
    bool reads(std::string_view part) const; // some text on the screen contains that
    std::string focused() const;             // the label that has the focus

    void shoot(const std::filesystem::path& png); // throws DriverError if it cannot be written

private:
    const Seen& live(std::string_view label) const;
    void feed(const Input& input);
    std::string everything() const;

    Shell& m_shell;
    bool m_running = true;
};

} // namespace parlour::ui
