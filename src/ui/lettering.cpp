#include "ui/lettering.hpp"

#include <SFML/System/Utf.hpp>

#include <iterator>

namespace parlour::ui {

std::u32string decoded(std::string_view utf8) {
    std::u32string text;
    for (auto at = utf8.begin(); at != utf8.end();) {
        sf::Uint32 character = 0;
        at = sf::Utf8::decode(at, utf8.end(), character, U'?');
        text.push_back(static_cast<char32_t>(character));
    }
    return text;
}

std::string encoded(std::u32string_view text) {
    std::string utf8;
    for (const char32_t character : text) {
        sf::Utf8::encode(static_cast<sf::Uint32>(character), std::back_inserter(utf8));
    }
    return utf8;
}

float lineWidth(const sf::Font& font, unsigned pixels, std::u32string_view text) {
    float width = 0;
    char32_t last = 0;
    for (const char32_t character : text) {
        width += font.getKerning(last, character, pixels) + font.getGlyph(character, pixels, false).advance;
        last = character;
    }
    return width;
}

std::vector<std::u32string> wrapped(const sf::Font& font, unsigned pixels, std::u32string_view text, float width) {
    std::vector<std::u32string> lines;
    while (true) {
        const std::size_t feed = std::min(text.find(U'\n'), text.size());
        std::u32string_view rest = text.substr(0, feed);
        do {
            std::size_t taken = rest.size();
            while (taken > 0 && lineWidth(font, pixels, rest.substr(0, taken)) > width) {
                const std::size_t space = rest.substr(0, taken).rfind(U' ');
                if (space == std::u32string_view::npos || space == 0) break; // one long word: let it stick out
                taken = space;
            }
            lines.emplace_back(rest.substr(0, taken));
            rest.remove_prefix(std::min(rest.size(), taken + 1));
        } while (!rest.empty());
        if (feed == text.size()) return lines;
        text.remove_prefix(feed + 1);
    }
}

std::vector<GlyphBox> glyphs(const sf::Font& font, unsigned pixels, std::u32string_view text, float x, float y) {
    std::vector<GlyphBox> boxes;
    boxes.reserve(text.size());
    char32_t last = 0;
    for (const char32_t character : text) {
        x += font.getKerning(last, character, pixels);
        const sf::Glyph& glyph = font.getGlyph(character, pixels, false);
        if (glyph.textureRect.width > 0) {
            boxes.push_back({{x + glyph.bounds.left, y + glyph.bounds.top, glyph.bounds.width, glyph.bounds.height},
                             glyph.textureRect});
        }
        x += glyph.advance;
        last = character;
    }
    return boxes;
}

} // namespace parlour::ui
