#pragma once
// Setting text in pixels: how wide a line is, where it breaks, and where each glyph goes. Widgets and painters share
// it, so a word looks the same in both. Glyphs are drawn at the window's real size, which keeps them crisp at any
// scale.
#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/Rect.hpp>
#include <SFML/System/String.hpp>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour::ui {

std::u32string decoded(std::string_view utf8); // a broken sequence becomes a question mark
std::string encoded(std::u32string_view text);

float lineWidth(const sf::Font& font, unsigned pixels, std::u32string_view text);
// The lines of a text that must not be wider than that; a line feed always breaks.
std::vector<std::u32string> wrapped(const sf::Font& font, unsigned pixels, std::u32string_view text, float width);

struct GlyphBox { // on the screen, and in the font's texture
    sf::FloatRect place;
    sf::IntRect source;
};
// The glyphs of a line whose baseline starts at (x, y).
std::vector<GlyphBox> glyphs(const sf::Font& font, unsigned pixels, std::u32string_view text, float x, float y);

} // namespace parlour::ui
