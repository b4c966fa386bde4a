#include "ui/widgets/widgets.hpp"

#include "ui/audio.hpp"
#include "ui/lettering.hpp"
#include "ui/widgets/canvas.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::ui {

Widgets::Widgets(Assets& assets, Audio& audio)
    : m_assets(assets), m_audio(audio), m_canvas(std::make_unique<Canvas>()) {}

Widgets::~Widgets() = default;

// --- a frame

void Widgets::beginFrame(const Viewport& viewport, Seconds dt, bool snap, float textScale) {
    m_viewport = viewport;
    m_dt = dt;
    m_snap = snap;
    m_textScale = textScale;
    m_animating = false;
    m_seen.clear();
    m_nextPlaces.clear();
    m_drawn.clear();
    m_tooltip.clear();
    m_canvas->begin(viewport, dt);
}

void Widgets::beginScene(std::uint64_t scene, bool live) {
    m_scene = scene;
    m_live = live;
    m_firstFocus = 0;
    if (!live || scene == m_liveScene) return;
    m_focusOf[m_liveScene] = m_focus;
    m_liveScene = scene;
    m_focus = m_focusOf[scene];
    m_places.clear();
    m_hot = m_held = m_pressed = m_editing = 0;
    m_nudge = 0;
}

void Widgets::endFrame() {
    m_places = m_nextPlaces;
    m_pressed = 0;
    m_nudge = 0;
    m_wheel = 0;
    if (m_focus == 0 && !m_places.empty()) {
        const bool named =
            std::any_of(m_places.begin(), m_places.end(), [&](const auto& p) { return p.id == m_firstFocus; });
        m_focus = named ? m_firstFocus : m_places.front().id;
        m_animating = true;
    }
    followFocus();
    if (const WidgetId hot = under(m_mouse); hot != m_hot) { // the layout has moved under the mouse
        m_hot = hot;
        if (!m_byKeys && hot != 0) setFocus(hot);
        m_animating = true;
    }
    drawTooltip();
    m_canvas->end();
}

// A button that asks something goes with its answer, and would take the focus along: nothing would look chosen, and the
// next key would be spent on getting a focus. So it goes back to the last place where it can be. That waits until the
// scene names where a focus may start: while a computer thinks, a board can take none. What is only disabled keeps the
// focus, so that Enter once too often does nothing; and so does what has yet to be drawn for the first time.
void Widgets::followFocus() {
    constexpr std::size_t kLongest = 32; // so that what a dialog adds does not push out what is below it
    const auto usable = [&](WidgetId id) {
        return std::any_of(m_places.begin(), m_places.end(), [id](const auto& p) { return p.id == id; });
    };
    if (usable(m_focus)) {
        std::erase(m_focusTrail, m_focus);
        m_focusTrail.push_back(m_focus);
        if (m_focusTrail.size() > kLongest) m_focusTrail.erase(m_focusTrail.begin());
        return;
    }
    const bool drawn = std::find(m_drawn.begin(), m_drawn.end(), m_focus) != m_drawn.end();
    const bool gone = !drawn && !m_focusTrail.empty() && m_focusTrail.back() == m_focus;
    if (!gone || !usable(m_firstFocus)) return;
    const auto before = std::find_if(m_focusTrail.rbegin(), m_focusTrail.rend(), usable);
    m_focus = before != m_focusTrail.rend() ? *before : m_firstFocus;
    m_focusRect = std::find_if(m_places.begin(), m_places.end(), [&](const auto& p) { return p.id == m_focus; })->rect;
    m_tooltipAge = 0;
    m_animating = true;
}

bool Widgets::spoilt() const {
    return m_canvas->spoilt();
}

void Widgets::render(sf::RenderTarget& target) {
    m_canvas->render(target);
}

// --- input

WidgetId Widgets::under(Point mouse) const {
    const auto hit = std::find_if(m_places.rbegin(), m_places.rend(), [&](const auto& p) { return p.hits(mouse); });
    return hit == m_places.rend() ? 0 : hit->id;
}

bool Widgets::handle(const Input& input) {
    switch (input.kind) {
        case Input::Kind::MouseMoved:
        case Input::Kind::MouseDown:
        case Input::Kind::MouseUp:
        case Input::Kind::Wheel:
            m_mouse = m_viewport.toLogical(input.pixel);
            m_hot = under(m_mouse);
            m_byKeys = false;
            if (m_hot != 0 && m_held == 0) setFocus(m_hot);
            if (input.kind == Input::Kind::Wheel) m_wheel += input.wheel;
            if (input.kind == Input::Kind::MouseDown) {
                m_held = m_hot;
                if (m_editing != m_hot) m_editing = 0;
            }
            if (input.kind == Input::Kind::MouseUp) {
                if (m_held != 0 && m_held == m_hot) {
                    m_pressed = m_held;
                    m_pressedAt = m_mouse;
                }
                m_held = 0;
            }
            return m_hot != 0;
        case Input::Kind::Text:
            if (m_editing == 0) return false;
            if (m_edited.size() < m_editLimit) m_edited.insert(m_caret++, 1, input.character);
            return true;
        case Input::Kind::KeyDown:
            return m_editing != 0 ? editKey(input) : pressKey(input);
        default:
            return false;
    }
}

bool Widgets::pressKey(const Input& input) {
    const auto has = [&](WidgetId id) {
        return std::any_of(m_places.begin(), m_places.end(), [id](const auto& p) { return p.id == id; });
    };
    const bool move = input.key == Key::Up || input.key == Key::Down || input.key == Key::Left ||
                      input.key == Key::Right || input.key == Key::Tab;
    const bool act = input.key == Key::Enter || input.key == Key::Space;
    if ((!move && !act) || m_places.empty()) return false;
    if (!focusShown() || !has(m_focus)) { // the first key only shows where we are
        m_byKeys = true;
        if (!has(m_focus)) setFocus(nearest(m_places, m_focusRect.middle()));
        return true;
    }
    m_byKeys = true;
    if (act) {
        if (input.repeated) return true;
        m_pressed = m_focus;
        m_pressedAt = {-1e6F, -1e6F};
        return true;
    }
    const bool sideways = input.key == Key::Left || input.key == Key::Right;
    if (sideways && m_takesNudge[m_focus]) {
        m_nudge = input.key == Key::Left ? -1 : 1;
        return true;
    }
    WidgetId next = 0;
    switch (input.key) {
        case Key::Tab:
            next = following(m_places, m_focus, input.shift);
            break;
        case Key::Up:
            next = neighbour(m_places, m_focusRect, m_focus, Direction::Up);
            break;
        case Key::Down:
            next = neighbour(m_places, m_focusRect, m_focus, Direction::Down);
            break;
        case Key::Left:
            next = neighbour(m_places, m_focusRect, m_focus, Direction::Left);
            break;
        default:
            next = neighbour(m_places, m_focusRect, m_focus, Direction::Right);
            break;
    }
    if (next != 0) setFocus(next);
    return true;
}

void Widgets::setFocus(WidgetId id) {
    if (id == m_focus) return;
    m_focus = id;
    const auto place = std::find_if(m_places.begin(), m_places.end(), [id](const auto& p) { return p.id == id; });
    if (place != m_places.end()) m_focusRect = place->rect;
    m_tooltipAge = 0;
    m_audio.play("hover", 0.35F);
}

bool Widgets::focusShown() const {
    return m_byKeys || m_hot == m_focus;
}

void Widgets::focusFirst(std::string_view label) {
    if (m_live) m_firstFocus = idOf(label);
}

void Widgets::moveFocus(std::string_view label) {
    if (m_live) m_focus = idOf(label);
}

// --- a widget

WidgetId Widgets::idOf(std::string_view label) const {
    const WidgetId hash = std::hash<std::string_view>{}(label) ^ (m_scene * 0x9E3779B97F4A7C15U);
    return hash == 0 ? 1 : hash;
}

float Widgets::ease(WidgetId id, float target) {
    float& value = m_eased[id];
    if (value == target) return value;
    value += (target - value) * (1 - std::exp(-m_dt * 16));
    if (m_snap || std::abs(target - value) < 0.01F) value = target;
    m_animating = true;
    return value;
}

Touch Widgets::touch(std::string_view label, const Rect& rect, Seen::Kind kind, bool enabled, std::string value,
                     bool round) {
    const WidgetId id = idOf(label);
    const bool reachable = enabled && m_live;
    Touch result;
    if (m_live) m_drawn.push_back(id);
    if (reachable) {
        m_nextPlaces.push_back({id, rect, round, m_clip});
        result.hovered = m_hot == id && !m_byKeys;
        result.focused = m_focus == id && focusShown();
        result.held = m_held == id && m_hot == id;
        result.gripped = m_held == id;
        result.pressed = m_pressed == id;
        if (m_focus == id) m_focusRect = rect;
        if (result.pressed) m_audio.play("click", 0.6F);
    }
    if (m_live) {
        result.glow = ease(id, result.focused ? 1.F : 0.F);
    } else {
        m_eased.erase(id); // below a dialog nothing looks chosen
    }
    m_seen.push_back({kind, std::string(label), rect, enabled, result.focused, m_live, std::move(value)});
    return result;
}

Touch Widgets::card(std::string_view label, const Rect& rect, bool enabled) {
    return touch(label, rect, Seen::Kind::Card, enabled);
}

Touch Widgets::hotspot(std::string_view label, const Rect& rect, bool enabled) {
    return touch(label, rect, Seen::Kind::Hotspot, enabled);
}

Touch Widgets::hotspot(std::string_view label, Point middle, float radius, bool enabled) {
    return touch(label, Rect::around(middle, {2 * radius, 2 * radius}), Seen::Kind::Hotspot, enabled, {}, true);
}

} // namespace parlour::ui
