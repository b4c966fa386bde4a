#include "ui/input.hpp"

#include <SFML/Window/Event.hpp>
#include <SFML/Window/Joystick.hpp>
#include <SFML/Window/Keyboard.hpp>
#include <SFML/Window/Window.hpp>

#include <cmath>
#include <utility>

namespace parlour::ui {

namespace {

constexpr Seconds kFirstRepeat = 0.4F;
constexpr Seconds kNextRepeat = 0.12F;

Key keyOf(sf::Keyboard::Key key) {
    switch (key) {
        case sf::Keyboard::Up:
            return Key::Up;
        case sf::Keyboard::Down:
            return Key::Down;
        case sf::Keyboard::Left:
            return Key::Left;
        case sf::Keyboard::Right:
            return Key::Right;
        case sf::Keyboard::Enter:
            return Key::Enter;
        case sf::Keyboard::Space:
            return Key::Space;
        case sf::Keyboard::Escape:
            return Key::Escape;
        case sf::Keyboard::Tab:
            return Key::Tab;
        case sf::Keyboard::Backspace:
            return Key::Backspace;
        case sf::Keyboard::Delete:
            return Key::Delete;
        case sf::Keyboard::Home:
            return Key::Home;
        case sf::Keyboard::End:
            return Key::End;
        case sf::Keyboard::PageUp:
            return Key::PageUp;
        case sf::Keyboard::PageDown:
            return Key::PageDown;
        case sf::Keyboard::F1:
            return Key::F1;
        case sf::Keyboard::F11:
            return Key::F11;
        default:
            return Key::None;
    }
}

char symbolOf(sf::Keyboard::Key key) {
    if (key >= sf::Keyboard::A && key <= sf::Keyboard::Z) return static_cast<char>('a' + (key - sf::Keyboard::A));
    if (key >= sf::Keyboard::Num0 && key <= sf::Keyboard::Num9)
        return static_cast<char>('0' + (key - sf::Keyboard::Num0));
    if (key >= sf::Keyboard::Numpad0 && key <= sf::Keyboard::Numpad9)
        return static_cast<char>('0' + (key - sf::Keyboard::Numpad0));
    return 0;
}

Input keyInput(Input::Kind kind, Key key, char symbol = 0) {
    Input input;
    input.kind = kind;
    input.key = symbol != 0 ? Key::Symbol : key;
    input.symbol = symbol;
    return input;
}

// The usual layout: A, B, X, Y, two shoulders, back, start.
Input padInput(Input::Kind kind, unsigned button) {
    switch (button) {
        case 0:
            return keyInput(kind, Key::Enter);
        case 1:
            return keyInput(kind, Key::Escape);
        case 2:
            return keyInput(kind, Key::None, 'h');
        case 3:
            return keyInput(kind, Key::None, 'u');
        case 4: {
            Input back = keyInput(kind, Key::Tab);
            back.shift = true;
            return back;
        }
        case 5:
            return keyInput(kind, Key::Tab);
        case 6:
            return keyInput(kind, Key::F1);
        case 7:
            return keyInput(kind, Key::Escape);
        default:
            return keyInput(kind, Key::None);
    }
}

Input mouseInput(Input::Kind kind, int x, int y) {
    Input input;
    input.kind = kind;
    input.pixel = {static_cast<float>(x), static_cast<float>(y)};
    return input;
}

Input plain(Input::Kind kind) {
    Input input;
    input.kind = kind;
    return input;
}

Key stickDirection() {
    constexpr float kFar = 55;
    for (unsigned pad = 0; pad < sf::Joystick::Count; ++pad) {
        if (!sf::Joystick::isConnected(pad)) continue;
        const auto either = [pad](sf::Joystick::Axis stick, sf::Joystick::Axis cross) {
            const float s = sf::Joystick::getAxisPosition(pad, stick);
            const float c = sf::Joystick::getAxisPosition(pad, cross);
            return std::abs(c) > std::abs(s) ? c : s;
        };
        const float x = either(sf::Joystick::X, sf::Joystick::PovX);
        const float y = either(sf::Joystick::Y, sf::Joystick::PovY);
        if (std::abs(x) > kFar && std::abs(x) > std::abs(y)) return x < 0 ? Key::Left : Key::Right;
        if (std::abs(y) > kFar) return y < 0 ? Key::Up : Key::Down;
    }
    return Key::None;
}

} // namespace

std::vector<Input> InputSource::poll(sf::Window& window, Seconds dt) {
    using Kind = Input::Kind;
    std::vector<Input> out;
    sf::Event event{};
    while (window.pollEvent(event)) {
        switch (event.type) {
            case sf::Event::Closed:
                out.push_back(plain(Kind::Closed));
                break;
            case sf::Event::Resized:
                out.push_back(plain(Kind::Resized));
                break;
            case sf::Event::GainedFocus:
            case sf::Event::LostFocus:
                m_held.fill(false);
                out.push_back(plain(Kind::Shown));
                break;
            case sf::Event::MouseMoved:
                out.push_back(mouseInput(Kind::MouseMoved, event.mouseMove.x, event.mouseMove.y));
                break;
            case sf::Event::MouseButtonPressed:
            case sf::Event::MouseButtonReleased:
                if (event.mouseButton.button == sf::Mouse::Left) {
                    out.push_back(
                        mouseInput(event.type == sf::Event::MouseButtonPressed ? Kind::MouseDown : Kind::MouseUp,
                                   event.mouseButton.x, event.mouseButton.y));
                }
                break;
            case sf::Event::MouseWheelScrolled: {
                Input input = mouseInput(Kind::Wheel, event.mouseWheelScroll.x, event.mouseWheelScroll.y);
                input.wheel = event.mouseWheelScroll.delta;
                out.push_back(input);
                break;
            }
            case sf::Event::TextEntered: {
                Input input = plain(Kind::Text);
                input.character = static_cast<char32_t>(event.text.unicode);
                if (input.character >= 32 && input.character != 127) out.push_back(input);
                break;
            }
            case sf::Event::KeyPressed:
            case sf::Event::KeyReleased: {
                const bool down = event.type == sf::Event::KeyPressed;
                Input input =
                    keyInput(down ? Kind::KeyDown : Kind::KeyUp, keyOf(event.key.code), symbolOf(event.key.code));
                input.shift = event.key.shift;
                input.control = event.key.control;
                if (event.key.code >= 0) {
                    bool& held = m_held.at(static_cast<std::size_t>(event.key.code));
                    input.repeated = down && held;
                    held = down;
                }
                if (input.key != Key::None) out.push_back(input);
                break;
            }
            case sf::Event::JoystickButtonPressed:
            case sf::Event::JoystickButtonReleased: {
                const Input input =
                    padInput(event.type == sf::Event::JoystickButtonPressed ? Kind::KeyDown : Kind::KeyUp,
                             event.joystickButton.button);
                if (input.key != Key::None) out.push_back(input);
                break;
            }
            default:
                break;
        }
    }
    pollSticks(out, dt);
    return out;
}

void InputSource::pollSticks(std::vector<Input>& out, Seconds dt) {
    const Key now = stickDirection();
    if (now == Key::None) {
        m_stick = {};
        return;
    }
    const bool turned = now != m_stick.key;
    m_stick.wait -= dt;
    if (!turned && m_stick.wait > 0) return;
    m_stick = {now, turned ? kFirstRepeat : kNextRepeat};
    Input input = keyInput(Input::Kind::KeyDown, now);
    input.repeated = !turned;
    out.push_back(input);
}

} // namespace parlour::ui
