// The widgets that a player can touch.
#include "ui/audio.hpp"
#include "ui/lettering.hpp"
#include "ui/widgets/canvas.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace parlour::ui {

namespace {

std::string_view shown(std::string_view label) {
    return label.substr(0, label.find("##"));
}

Color textColor(bool onDark, bool enabled) {
    return (onDark ? kPaper : kInk).faded(enabled ? 1 : 0.7F);
}

constexpr Lettering kNameText{Face::Body, 20, kInk, Align::Left, false};
constexpr Lettering kValueText{Face::BodyBold, 20, kInk, Align::Middle, false};

} // namespace

// The skin of something that can be pressed, lit and lifted by the focus; gives where its face is now.
Rect Widgets::buttonFace(const NineSlice& skin, const Rect& rect, const Touch& touch, bool enabled) {
    const Rect face = rect.moved(0, touch.held ? 2 : -2 * touch.glow);
    if (touch.glow > 0) slice(kLight, face.grown(kHalo), kWhite.faded(touch.glow));
    slice(skin, face, kWhite.faded(enabled ? 1 : 0.55F));
    return face;
}

bool Widgets::button(std::string_view label, const Rect& rect, const ButtonStyle& style) {
    const Touch t = touch(label, rect, Seen::Kind::Button, style.enabled);
    const NineSlice& skin = style.primary ? kButtonPrimary : style.dark ? kButtonDark : kButton;
    const Rect face = buttonFace(skin, rect, t, style.enabled);
    const bool onDark = style.dark;
    const float size = std::min(22.F, rect.h * 0.42F);
    const Lettering lettering{style.primary ? Face::BodyBold : Face::Body, size, textColor(onDark, style.enabled),
                              Align::Middle, false};
    const std::size_t colon = style.series ? shown(label).find(": ") : std::string_view::npos;
    if (colon != std::string_view::npos) {
        seriesTitle(shown(label), colon, face, style);
    } else if (style.icon.empty()) {
        text(shown(label), face.grown(-12), lettering);
    } else {
        const float side = std::min(26.F, rect.h * 0.5F);
        const float width = std::min(textWidth(shown(label), lettering), rect.w - side - 34);
        const float left = face.middle().x - (side + 8 + width) / 2;
        icon(style.icon, {left, face.middle().y - side / 2, side, side}, kWhite.faded(style.enabled ? 1 : 0.4F));
        Lettering beside = lettering;
        beside.align = Align::Left;
        text(shown(label), {left + side + 8, face.y, width + 2, face.h}, beside);
    }
    if (t.focused && !style.tooltip.empty()) {
        m_tooltip = style.tooltip;
        m_tooltipOver = rect;
    }
    return t.pressed;
}

// Which one of a series it is, small, and below that what it is called.
void Widgets::seriesTitle(std::string_view title, std::size_t colon, const Rect& face, const ButtonStyle& style) {
    constexpr float kMargin = 14;
    float left = face.x + kMargin;
    if (!style.icon.empty()) {
        const float side = face.h * 0.5F;
        icon(style.icon, {left, face.middle().y - side / 2, side, side}, kWhite.faded(style.enabled ? 1 : 0.4F));
        left += side + 8;
    }
    const float width = face.right() - kMargin - left;
    const Color color = textColor(style.dark, style.enabled);
    text(title.substr(0, colon), {left, face.y + face.h * 0.1F, width, face.h * 0.34F},
         {Face::Body, face.h * 0.28F, color.faded(0.8F), Align::Left, false});
    text(title.substr(colon + 2), {left, face.y + face.h * 0.44F, width, face.h * 0.42F},
         {style.primary ? Face::BodyBold : Face::Body, face.h * 0.36F, color, Align::Left, false});
}

bool Widgets::iconButton(std::string_view label, const Rect& rect, std::string_view picture, const ButtonStyle& style) {
    const Touch t = touch(label, rect, Seen::Kind::Button, style.enabled);
    const NineSlice& skin = style.primary ? kButtonPrimary : style.dark ? kButtonDark : kButton;
    const Rect face = buttonFace(skin, rect, t, style.enabled);
    const float side = std::min(rect.w, rect.h) * 0.56F;
    icon(picture, Rect::around(face.middle(), {side, side}), kWhite.faded(style.enabled ? 1 : 0.4F));
    if (t.focused) {
        m_tooltip = style.tooltip.empty() ? shown(label) : style.tooltip;
        m_tooltipOver = rect;
    }
    return t.pressed;
}

bool Widgets::toggle(std::string_view label, const Rect& rect, bool& value, bool enabled) {
    const Touch t = touch(label, rect, Seen::Kind::Toggle, enabled, value ? "on" : "off");
    if (t.glow > 0) slice(kLight, rect.grown(kHalo), kWhite.faded(t.glow * 0.9F));
    Lettering name = kNameText;
    name.color = textColor(false, enabled);
    text(shown(label), {rect.x + 12, rect.y, rect.w - 170, rect.h}, name);
    const Rect place{rect.right() - 84, rect.middle().y - 20, 72, 40};
    const float on = ease(idOf(label) + 1, value ? 1.F : 0.F);
    image("common/toggle-off.png", place, kWhite.faded(enabled ? 1 : 0.5F));
    if (on > 0) image("common/toggle-on.png", place, kWhite.faded(enabled ? on : on / 2));
    Lettering state = kValueText;
    state.align = Align::Right;
    state.color = textColor(false, enabled);
    text(value ? "On" : "Off", {place.x - 66, rect.y, 56, rect.h}, state);
    if (t.pressed) {
        value = !value;
        m_audio.play("toggle", 0.8F);
    }
    return t.pressed;
}

// A left and a right arrow at the ends of a box; gives -1, 0 or 1 for what was done, by mouse or by key.
int Widgets::arrows(const Rect& rect, const Touch& touch, bool down, bool up) {
    const Rect left{rect.x + 4, rect.middle().y - 15, 30, 30};
    const Rect right{rect.right() - 34, rect.middle().y - 15, 30, 30};
    if (down) icon("back", left);
    if (up) icon("forward", right);
    int step = 0;
    if (touch.focused && m_nudge != 0) step = m_nudge;
    if (touch.pressed) step = m_pressedAt.x < rect.middle().x && m_pressedAt.x > -1e5F ? -1 : 1;
    if ((step < 0 && !down) || (step > 0 && !up)) step = 0;
    if (step != 0) m_audio.play("toggle", 0.6F, step > 0 ? 1.06F : 0.96F);
    return step;
}

bool Widgets::stepper(std::string_view label, const Rect& rect, int& value, int least, int most, bool enabled, int by) {
    const Touch t = touch(label, rect, Seen::Kind::Stepper, enabled, std::to_string(value));
    m_takesNudge[idOf(label)] = true;
    if (t.glow > 0) slice(kLight, rect.grown(kHalo), kWhite.faded(t.glow * 0.9F));
    Lettering name = kNameText;
    name.color = textColor(false, enabled);
    text(shown(label), {rect.x + 12, rect.y, rect.w - 172, rect.h}, name);
    const Rect box{rect.right() - 150, rect.middle().y - 22, 144, 44};
    slice(kField, box, kWhite.faded(enabled ? 1 : 0.75F));
    Lettering number = kValueText;
    number.color = textColor(true, enabled);
    text(std::to_string(value), {box.x + 36, box.y, box.w - 72, box.h}, number);
    const int step = arrows(box, t, enabled && value > least, enabled && value < most);
    value = std::clamp(value + step * by, least, most);
    return step != 0;
}

bool Widgets::choice(std::string_view label, const Rect& rect, std::span<const std::string> options, int& index,
                     bool enabled) {
    const auto count = static_cast<int>(options.size());
    const std::string current = index >= 0 && index < count ? options[static_cast<std::size_t>(index)] : std::string();
    const Touch t = touch(label, rect, Seen::Kind::Choice, enabled, current);
    m_takesNudge[idOf(label)] = true;
    if (t.glow > 0) slice(kLight, rect.grown(kHalo), kWhite.faded(t.glow * 0.9F));
    const std::string_view name = shown(label);
    const float named = name.empty() ? 0 : rect.w * 0.42F;
    if (!name.empty()) {
        Lettering lettering = kNameText;
        lettering.color = textColor(false, enabled);
        text(name, {rect.x + 12, rect.y, named - 20, rect.h}, lettering);
    }
    const Rect box{rect.x + named, rect.middle().y - 22, rect.w - named - 6, 44};
    slice(kField, box, kWhite.faded(enabled ? 1 : 0.75F));
    Lettering value = kValueText;
    value.color = textColor(true, enabled);
    text(current, {box.x + 36, box.y, box.w - 72, box.h}, value);
    const int step = arrows(box, t, enabled && count > 1, enabled && count > 1); // it goes round
    if (step != 0) index = (index + step + count) % count;
    return step != 0;
}

bool Widgets::slider(std::string_view label, const Rect& rect, float& value, bool enabled) {
    const Touch t = touch(label, rect, Seen::Kind::Slider, enabled, fmt::format("{:.0f} %", value * 100));
    m_takesNudge[idOf(label)] = true;
    if (t.glow > 0) slice(kLight, rect.grown(kHalo), kWhite.faded(t.glow * 0.9F));
    Lettering name = kNameText;
    name.color = textColor(false, enabled);
    text(shown(label), {rect.x + 12, rect.y, rect.w * 0.42F - 20, rect.h}, name);
    const Rect track{rect.x + rect.w * 0.42F + 16, rect.middle().y - 5, rect.w * 0.58F - 110, 10};
    const float before = value;
    if (t.held) value = std::clamp((m_mouse.x - track.x) / track.w, 0.F, 1.F);
    if (t.focused && m_nudge != 0)
        value = std::clamp(std::round(value * 20 + static_cast<float>(m_nudge)) / 20, 0.F, 1.F);
    fill(track, kInk.faded(0.3F), 5);
    fill({track.x, track.y, track.w * value, track.h}, kInk.faded(0.85F), 5);
    image("common/knob.png", Rect::around({track.x + track.w * value, track.middle().y}, {36, 36}));
    Lettering number = kValueText;
    number.align = Align::Right;
    number.color = textColor(false, enabled);
    text(fmt::format("{:.0f} %", value * 100), {rect.right() - 84, rect.y, 72, rect.h}, number);
    return value != before;
}

bool Widgets::textField(std::string_view label, const Rect& rect, std::string& value, std::size_t maxChars) {
    const WidgetId id = idOf(label);
    const Touch t = touch(label, rect, Seen::Kind::Field, true, value);
    if (t.pressed && m_editing != id) {
        m_editing = id;
        m_edited = decoded(value);
        m_caret = m_edited.size();
        m_editLimit = maxChars;
    }
    const bool active = m_editing == id;
    if (t.glow > 0 || active) slice(kLight, rect.grown(kHalo), kWhite.faded(active ? 1 : t.glow * 0.9F));
    slice(kField, rect);
    const std::string before = value;
    if (active) value = encoded(m_edited);
    const Rect inside = rect.grown(-10);
    const Lettering lettering{Face::Body, 20, kPaper, Align::Left, false};
    text(value, inside, lettering);
    if (active) {
        const float x = inside.x + std::min(inside.w, textWidth(encoded(m_edited.substr(0, m_caret)), lettering)) + 1;
        line({x, inside.y + 2}, {x, inside.bottom() - 2}, kGlow, 2);
    }
    return value != before;
}

bool Widgets::editKey(const Input& input) {
    switch (input.key) {
        case Key::Enter:
        case Key::Escape:
        case Key::Tab:
            m_editing = 0;
            break;
        case Key::Left:
            m_caret -= m_caret > 0 ? 1 : 0;
            break;
        case Key::Right:
            m_caret += m_caret < m_edited.size() ? 1 : 0;
            break;
        case Key::Home:
            m_caret = 0;
            break;
        case Key::End:
            m_caret = m_edited.size();
            break;
        case Key::Backspace:
            if (m_caret > 0) m_edited.erase(--m_caret, 1);
            break;
        case Key::Delete:
            if (m_caret < m_edited.size()) m_edited.erase(m_caret, 1);
            break;
        case Key::Up:
        case Key::Down:
            m_editing = 0;
            return pressKey(input);
        default:
            break;
    }
    return true;
}

void Widgets::scroll(std::string_view label, const Rect& rect, float contentHeight,
                     const std::function<void(float)>& content) {
    const WidgetId id = idOf(label);
    const float most = std::max(0.F, contentHeight - rect.h);
    float& at = m_scrolled[id];
    if (m_live && m_wheel != 0 && rect.contains(m_mouse)) at -= m_wheel * 60;
    at = std::clamp(at, 0.F, most);
    const Rect clip = m_viewport.toPixels(rect);
    m_canvas->list->PushClipRect({clip.x, clip.y}, {clip.right(), clip.bottom()}, true);
    m_clip = rect;
    content(at);
    m_clip.reset();
    m_canvas->list->PopClipRect();
    const auto chosen = std::find_if(m_nextPlaces.begin(), m_nextPlaces.end(),
                                     [&](const Focusable& place) { return place.id == m_focus && place.clip == rect; });
    if (m_live && m_byKeys && chosen != m_nextPlaces.end()) { // keys bring what they reach into view
        const float before = at;
        at = std::clamp(at, at + chosen->rect.bottom() - rect.bottom(), at + chosen->rect.y - rect.y);
        at = std::clamp(at, 0.F, most);
        if (at != before) m_animating = true;
    }
    if (most <= 0) return;
    const float part = rect.h / contentHeight;
    fill({rect.right() - 6, rect.y + rect.h * at / contentHeight, 6, rect.h * part}, kInk.faded(0.5F), 3);
}

void Widgets::drawTooltip() {
    m_tooltipAge = m_tooltip.empty() ? 0 : m_tooltipAge + m_dt;
    if (m_tooltip.empty()) return;
    constexpr Seconds kDelay = 0.45F;
    if (m_tooltipAge < kDelay && !m_snap) {
        m_animating = true;
        return;
    }
    const Lettering lettering{Face::Body, 16, kPaper, Align::Middle, false};
    const float width = textWidth(m_tooltip, lettering) + 24;
    Rect box{m_tooltipOver.middle().x - width / 2, m_tooltipOver.y - 40, width, 32};
    if (box.y < 4) box.y = m_tooltipOver.bottom() + 8;
    box.x = std::clamp(box.x, 6.F, std::max(6.F, kCanvas.x - width - 6));
    fill(box, kShade.faded(0.9F), 8);
    text(m_tooltip, box, lettering);
}

} // namespace parlour::ui
