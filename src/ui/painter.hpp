#pragma once
// Draws pictures and text on a render target in logical units: what scenes use for everything that is not a widget.
#include "ui/assets.hpp"
#include "ui/geometry.hpp"
#include "ui/viewport.hpp"

#include <SFML/Graphics/RenderTarget.hpp>

#include <string>
#include <string_view>

namespace parlour::ui {

enum class Align : std::uint8_t { Left, Middle, Right };

// A picture whose corners keep their shape while its edges and its middle are stretched.
struct NineSlice {
    std::string_view file;
    float border;        // of the picture, in its pixels
    float corner;        // on the canvas
    bool hollow = false; // there is nothing in the middle
};

inline constexpr NineSlice kPanel{"common/panel.png", 48, 24};
inline constexpr NineSlice kPanelDark{"common/panel-dark.png", 48, 24};
inline constexpr NineSlice kButton{"common/button.png", 40, 20};
inline constexpr NineSlice kButtonPrimary{"common/button-primary.png", 40, 20};
inline constexpr NineSlice kButtonDark{"common/button-dark.png", 40, 20};
inline constexpr NineSlice kField{"common/field.png", 40, 20};
// In these two the edge of what casts it lies kHalo inside the picture.
inline constexpr float kHalo = 32;
inline constexpr NineSlice kShadow{"common/shadow.png", 96, 48};
inline constexpr NineSlice kLight{"common/glow.png", 96, 48, true};

struct Lettering {
    Face face = Face::Body;
    float size = 18;
    Color color = kInk;
    Align align = Align::Left;
    bool shadow = false; // a soft dark edge, for text on wood
};

class Painter {
public:
    // Sets the target's view to logical units.
    Painter(sf::RenderTarget& target, const Viewport& viewport, Assets& assets, float textScale = 1);

    sf::RenderTarget& target() const { return m_target; }
    const Viewport& viewport() const { return m_viewport; }
    Assets& assets() const { return m_assets; }

    void table(); // the table top over the whole window
    void fill(const Rect& rect, Color color);
    void image(std::string_view file, const Rect& rect, Color tint = kWhite);
    void image(const sf::Texture& texture, const Rect& rect, Color tint = kWhite);
    // Part of a picture, as fractions of its size, with rounded corners.
    void imagePart(std::string_view file, const Rect& rect, const Rect& part, Color tint = kWhite, float rounding = 0);
    void slice(const NineSlice& skin, const Rect& rect, Color tint = kWhite);
    // A panel with its shadow on the table.
    void panel(const Rect& rect, const NineSlice& skin = kPanel);
    // `at` is the left, middle or right of the line's vertical middle, as the lettering is aligned.
    void text(std::string_view utf8, Point at, const Lettering& lettering);
    // One line in a box: vertically centred, aligned as the lettering says, made smaller if it is too wide.
    void text(std::string_view utf8, const Rect& box, const Lettering& lettering);
    float textWidth(std::string_view utf8, const Lettering& lettering) const;

private:
    unsigned pixelSize(float size) const;

    sf::RenderTarget& m_target;
    const Viewport& m_viewport;
    Assets& m_assets;
    float m_textScale;
};

} // namespace parlour::ui
