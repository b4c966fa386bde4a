#pragma once
// Pictures, fonts and sounds, loaded when first asked for and kept. Names are paths below the assets folder, such as
// "common/panel.png". A file that is missing or unreadable throws AssetError, whose one line names it.
#include <SFML/Audio/SoundBuffer.hpp>
#include <SFML/Graphics/Font.hpp>
#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <filesystem>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>

namespace parlour::ui {

class AssetError : public std::runtime_error {
public:
    AssetError(const std::filesystem::path& file, std::string_view what);
};

enum class Face : std::uint8_t { Body, BodyBold, Title, TitleBold };

class Assets {
public:
    explicit Assets(std::filesystem::path share);

    const sf::Texture& texture(std::string_view name); // smooth, with mipmaps
    sf::Image image(std::string_view name) const;      // not kept
    const sf::SoundBuffer& sound(std::string_view name);
    const sf::Font& font(Face face);
    std::filesystem::path fontFile(Face face) const;         // checked to be there
    std::filesystem::path file(std::string_view name) const; // of an asset, checked to be there
    bool has(std::string_view name) const;

private:
    template <class T>
    using Cache = std::map<std::string, std::unique_ptr<T>, std::less<>>;

    std::filesystem::path m_share;
    Cache<sf::Texture> m_textures;
    Cache<sf::SoundBuffer> m_sounds;
    Cache<sf::Font> m_fonts;
};

} // namespace parlour::ui
