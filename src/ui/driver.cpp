#include "ui/driver.hpp"

#include "ui/lettering.hpp"

#include <SFML/System/Sleep.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>

namespace parlour::ui {

namespace {

constexpr Seconds kStep = 1 / 60.F;

bool matches(const Seen& seen, std::string_view label) {
    return seen.label == label || std::string_view(seen.label).substr(0, seen.label.find("##")) == label;
}

} // namespace

Driver::Driver(Shell& shell) : m_shell(shell) {
    step(2); // one to draw, one to know where everything is
}

void Driver::step(int frames) {
    for (int i = 0; i < frames && m_running; ++i) {
        m_running = m_shell.frame(kStep);
    }
}

void Driver::pass(Seconds time) {
    step(static_cast<int>(std::ceil(time / kStep)));
}

void Driver::settle(Seconds atMost) {
    step(2);
    for (Seconds passed = 0; passed < atMost && m_running && m_shell.restless(); passed += kStep) {
        step();
    }
}

bool Driver::until(const std::function<bool()>& done, Seconds atMost) {
    for (Seconds passed = 0; passed < atMost && m_running; passed += kStep) {
        if (done()) return true;
        step();
        sf::sleep(sf::milliseconds(2)); // a thinking opponent has a thread of its own and needs real time
    }
    return done();
}

void Driver::feed(const Input& input) {
    m_shell.feed(input);
    step();
}

void Driver::hover(std::string_view label) {
    Input move;
    move.kind = Input::Kind::MouseMoved;
    move.pixel = m_shell.viewport().toPixels(live(label).rect.middle());
    feed(move);
}

void Driver::click(std::string_view label) {
    const Seen& target = live(label);
    if (!target.enabled) throw DriverError(fmt::format("\"{}\" cannot be clicked just now", label));
    clickAt(target.rect.middle());
}

void Driver::clickAt(Point logical) {
    Input input;
    input.pixel = m_shell.viewport().toPixels(logical);
    for (const auto kind : {Input::Kind::MouseMoved, Input::Kind::MouseDown, Input::Kind::MouseUp}) {
        input.kind = kind;
        feed(input);
    }
    step(2);
}

void Driver::drag(std::string_view label, Point to) {
    constexpr int kSteps = 4;
    const Point from = live(label).rect.middle();
    const auto mouse = [&](Input::Kind kind, Point at) {
        Input input;
        input.kind = kind;
        input.pixel = m_shell.viewport().toPixels(at);
        feed(input);
    };
    mouse(Input::Kind::MouseMoved, from);
    mouse(Input::Kind::MouseDown, from);
    for (int i = 1; i <= kSteps; ++i) {
        mouse(Input::Kind::MouseMoved, from + (to - from) * (static_cast<float>(i) / kSteps));
    }
    mouse(Input::Kind::MouseUp, to);
    step(2);
}

void Driver::press(Key key, bool shift) {
    Input input;
    input.key = key;
    input.shift = shift;
    feed(input);
    input.kind = Input::Kind::KeyUp;
    feed(input);
    step(); // a scene that this has opened knows after one frame where its focus is
}

void Driver::press(char symbol) {
    Input input;
    input.key = Key::Symbol;
    input.symbol = symbol;
    feed(input);
    step(2);
}

void Driver::type(std::string_view text) {
    for (const char32_t character : decoded(text)) {
        Input input;
        input.kind = Input::Kind::Text;
        input.character = character;
        feed(input);
    }
}

std::string_view Driver::scene() const {
    return m_shell.scenes().empty() ? std::string_view() : m_shell.scenes().top().name();
}

const Seen* Driver::find(std::string_view label) const {
    const auto& seen = m_shell.widgets().seen();
    const Seen* words = nullptr;
    for (const Seen& s : std::views::reverse(seen)) { // the scene on top was drawn last
        if (!matches(s, label)) continue;
        if (s.kind != Seen::Kind::Text) return &s; // the button, rather than the text on it
        if (words == nullptr) words = &s;
    }
    return words;
}

const Seen& Driver::live(std::string_view label) const {
    const Seen* const found = find(label);
    if (found == nullptr || !found->live || found->kind == Seen::Kind::Text) {
        throw DriverError(fmt::format("there is no \"{}\" to use; there is {}", label, everything()));
    }
    return *found;
}

bool Driver::reads(std::string_view part) const {
    const auto& seen = m_shell.widgets().seen();
    return std::any_of(seen.begin(), seen.end(),
                       [part](const Seen& s) { return s.label.find(part) != std::string::npos; });
}

std::string Driver::focused() const {
    const auto& seen = m_shell.widgets().seen();
    const auto found = std::find_if(seen.begin(), seen.end(), [](const Seen& s) { return s.focused; });
    return found == seen.end() ? std::string() : found->label;
}

std::string Driver::everything() const {
    std::string all = fmt::format("(scene {})", scene());
    for (const Seen& seen : m_shell.widgets().seen()) {
        all += fmt::format(" {}\"{}\"", seen.enabled ? "" : "disabled ", seen.label);
    }
    return all;
}

void Driver::shoot(const std::filesystem::path& png) {
    if (!m_shell.picture().saveToFile(png.string())) {
        throw DriverError(fmt::format("{}: this picture cannot be written", png.string()));
    }
}

} // namespace parlour::ui
