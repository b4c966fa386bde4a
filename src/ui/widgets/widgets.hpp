#pragma once
// The themed widgets, at absolute places on the logical canvas. A scene calls them in its gui() every frame; each
// returns what the player did with it. They are drawn through Dear ImGui, with our own skins, easing and focus.
//
// A widget is known by its label: what is shown is the part before "##", the whole must be unique on the screen. Every
// widget and every text is recorded with its place, for tests and the tour.
#include "ui/input.hpp"
#include "ui/painter.hpp"
#include "ui/widgets/focus.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace parlour::ui {

class Audio;

struct ButtonStyle {
    bool primary = false;
    bool dark = false;
    std::string_view icon{}; // a file of the icons folder without its ending
    bool enabled = true;
    std::string_view tooltip{};
    bool series = false; // "Lessons 2: Sowing" is set in two lines, the first of them small
};

// What the player does with a widget just now.
struct Touch {
    bool hovered = false; // the mouse is on it
    bool focused = false; // it has the focus, by mouse or by keys
    bool held = false;
    bool gripped = false; // it was pressed and not let go, wherever the mouse is now
    bool pressed = false; // it was clicked, or Enter was pressed on it
    float glow = 0;       // how focused it looks, eased 0..1
};

// One thing that is on the screen.
struct Seen {
    enum class Kind : std::uint8_t { Text, Button, Card, Toggle, Stepper, Choice, Slider, Field, Hotspot };
    Kind kind = Kind::Text;
    std::string label;
    Rect rect;
    bool enabled = true;
    bool focused = false;
    bool live = true;    // it belongs to the scene that has the input
    std::string value{}; // of a toggle, stepper, choice, slider or field
};

class Widgets {
public:
    Widgets(Assets& assets, Audio& audio);
    Widgets(const Widgets&) = delete;
    Widgets& operator=(const Widgets&) = delete;
    ~Widgets();

    // --- things a scene places ---------------------------------------------------------------------------------------
    bool button(std::string_view label, const Rect& rect, const ButtonStyle& style = {});
    // A round-cornered button with only a picture; the label is its name and its tooltip.
    bool iconButton(std::string_view label, const Rect& rect, std::string_view picture, const ButtonStyle& style = {});
    bool toggle(std::string_view label, const Rect& rect, bool& value, bool enabled = true);
    bool stepper(std::string_view label, const Rect& rect, int& value, int least, int most, bool enabled = true,
                 int by = 1);
    // One of several; arrows at both sides, left and right on the keyboard.
    bool choice(std::string_view label, const Rect& rect, std::span<const std::string> options, int& index,
                bool enabled = true);
    bool slider(std::string_view label, const Rect& rect, float& value, bool enabled = true); // 0..1
    bool textField(std::string_view label, const Rect& rect, std::string& value, std::size_t maxChars);
    // The place of a game card in the menu; the menu draws it.
    Touch card(std::string_view label, const Rect& rect, bool enabled);
    // An invisible widget: boards lay these over houses, cards and squares.
    Touch hotspot(std::string_view label, const Rect& rect, bool enabled = true);
    Touch hotspot(std::string_view label, Point middle, float radius, bool enabled = true);

    // --- things to look at
    // ---------------------------------------------------------------------------------------------
    void panel(const Rect& rect, const NineSlice& skin = kPanel);
    void slice(const NineSlice& skin, const Rect& rect, Color tint = kWhite);
    void image(std::string_view file, const Rect& rect, Color tint = kWhite);
    // Part of a picture, as fractions of its size, with rounded corners.
    void imagePart(std::string_view file, const Rect& rect, const Rect& part, Color tint = kWhite, float rounding = 0);
    void icon(std::string_view name, const Rect& rect, Color tint = kWhite);
    void fill(const Rect& rect, Color color, float rounding = 0);
    void outline(const Rect& rect, Color color, float thickness, float rounding = 0);
    void line(Point from, Point to, Color color, float thickness);
    void dim(float strength);                        // darkens everything drawn so far, over the whole window
    void progressBar(const Rect& rect, float value); // 0..1
    // One line in a box: vertically centred, aligned as the lettering says, made smaller if it is too wide.
    void text(std::string_view utf8, const Rect& box, const Lettering& lettering = {});
    // Several lines in a box from its top; gives the height used.
    float paragraph(std::string_view utf8, const Rect& box, const Lettering& lettering = {});
    float paragraphHeight(std::string_view utf8, float width, const Lettering& lettering = {}) const;
    float textWidth(std::string_view utf8, const Lettering& lettering = {}) const;

    // A window onto something taller that the wheel and the keys scroll. `content` places its widgets as if
    // the top were at rect.y, and gets told how far it is scrolled.
    void scroll(std::string_view label, const Rect& rect, float contentHeight,
                const std::function<void(float)>& content);

    // --- focus
    // ---------------------------------------------------------------------------------------------------------
    void focusFirst(std::string_view label);        // where the focus starts on this scene, if it has none yet
    void moveFocus(std::string_view label);         // puts it there now
    Point mouse() const { return m_mouse; }         // far away until it has moved
    bool editing() const { return m_editing != 0; } // a text field has the keyboard

    // --- for the shell, tests and the tour
    // -----------------------------------------------------------------------------
    void beginFrame(const Viewport& viewport, Seconds dt, bool snap, float textScale);
    // The widgets that follow belong to this scene (any number that identifies it); only one scene is live.
    void beginScene(std::uint64_t scene, bool live);
    void endFrame();
    void render(sf::RenderTarget& target); // draws what the frame recorded
    bool handle(const Input& input);       // true if it was used
    void showFocus() { m_byKeys = true; }  // the player has taken to the keyboard
    bool animating() const { return m_animating; }
    bool spoilt() const; // this frame cannot be shown: a font's texture has grown under it
    const std::vector<Seen>& seen() const { return m_seen; }
    const Viewport& viewport() const { return m_viewport; }
    Seconds dt() const { return m_dt; }

private:
    struct Canvas; // Dear ImGui's side

    Touch touch(std::string_view label, const Rect& rect, Seen::Kind kind, bool enabled, std::string value = {},
                bool round = false);
    float ease(WidgetId id, float target);
    WidgetId idOf(std::string_view label) const;
    bool focusShown() const;
    void setFocus(WidgetId id);
    void followFocus();
    WidgetId under(Point mouse) const;
    bool pressKey(const Input& input);
    bool editKey(const Input& input);
    Rect buttonFace(const NineSlice& skin, const Rect& rect, const Touch& touch, bool enabled);
    void seriesTitle(std::string_view title, std::size_t colon, const Rect& face, const ButtonStyle& style);
    float drawLine(std::u32string_view text, const sf::Font& font, unsigned pixels, const Rect& box,
                   const Lettering& lettering);
    unsigned pixelSize(float size) const;
    int arrows(const Rect& rect, const Touch& touch, bool down, bool up);
    void drawTooltip();

    Assets& m_assets;
    Audio& m_audio;
    std::unique_ptr<Canvas> m_canvas;
    Viewport m_viewport;
    Seconds m_dt = 0;
    float m_textScale = 1;
    std::vector<Seen> m_seen;

    // Scenes. Places are those of the live scene; what is hit is decided on the places of the last frame.
    std::uint64_t m_scene = 0;
    std::uint64_t m_liveScene = 0;
    std::vector<Focusable> m_places;
    std::vector<Focusable> m_nextPlaces;
    std::optional<Rect> m_clip; // inside a scroll area

    // Focus.
    std::unordered_map<std::uint64_t, WidgetId> m_focusOf; // by scene
    WidgetId m_focus = 0;                                  // of the live scene
    WidgetId m_firstFocus = 0;
    Rect m_focusRect;                   // where it was drawn last, to go on from there if it has vanished
    std::vector<WidgetId> m_drawn;      // of the live scene in this frame, whether they can be used or not
    std::vector<WidgetId> m_focusTrail; // what could be used with the focus on it, each once, the latest at the end

    // Mouse and keys of this frame.
    Point m_mouse{-1e6F, -1e6F};
    WidgetId m_hot = 0;     // under the mouse
    WidgetId m_held = 0;    // pressed and not yet released
    WidgetId m_pressed = 0; // clicked, or Enter was pressed on it
    Point m_pressedAt{};    // where it was clicked; off the widget if it was a key
    int m_nudge = 0;        // left (-1) or right (1) on a focused widget that has values
    float m_wheel = 0;
    std::unordered_map<WidgetId, bool> m_takesNudge; // those that want left and right for themselves
    WidgetId m_editing = 0;
    std::u32string m_edited;
    std::size_t m_caret = 0;
    std::size_t m_editLimit = 0;

    std::unordered_map<WidgetId, float> m_eased;
    std::unordered_map<WidgetId, float> m_scrolled;
    std::string m_tooltip;
    Rect m_tooltipOver;
    Seconds m_tooltipAge = 0;

    bool m_live = true;   // the scene that places widgets just now has the input
    bool m_byKeys = true; // keys were used last: show the focus wherever the mouse is
    bool m_snap = false;  // no easing
    bool m_animating = false;
};

} // namespace parlour::ui
