#include "ui/assets.hpp"

#include <fmt/format.h>

namespace parlour::ui {

namespace fs = std::filesystem;

namespace {

std::string_view fontName(Face face) {
    switch (face) {
        case Face::Body:
            return "Lato-Medium.ttf";
        case Face::BodyBold:
            return "Lato-Bold.ttf";
        case Face::Title:
            return "Vollkorn-SemiBold.ttf";
        case Face::TitleBold:
            return "Vollkorn-Bold.ttf";
    }
    return {};
}

fs::path existing(const fs::path& file) {
    std::error_code ignored;
    if (!fs::is_regular_file(file, ignored)) throw AssetError(file, "is missing");
    return file;
}

// The asset of that name, loaded by `load(T&)` unless that was done before.
template <class T, class Cache, class Load>
const T& cached(Cache& cache, std::string_view name, const fs::path& file, Load load) {
    if (const auto found = cache.find(name); found != cache.end()) return *found->second;
    auto fresh = std::make_unique<T>();
    if (!load(*fresh, existing(file).string())) throw AssetError(file, "cannot be read");
    return *cache.emplace(std::string(name), std::move(fresh)).first->second;
}

} // namespace

AssetError::AssetError(const fs::path& file, std::string_view what)
    : std::runtime_error(fmt::format("{}: this file {}", file.string(), what)) {}

Assets::Assets(fs::path share) : m_share(std::move(share)) {}

const sf::Texture& Assets::texture(std::string_view name) {
    return cached<sf::Texture>(m_textures, name, m_share / "assets" / name, [](sf::Texture& texture, const auto& file) {
        if (!texture.loadFromFile(file)) return false;
        texture.setSmooth(true);
        texture.generateMipmap();
        return true;
    });
}

sf::Image Assets::image(std::string_view name) const {
    sf::Image picture;
    if (!picture.loadFromFile(file(name).string())) throw AssetError(file(name), "cannot be read");
    return picture;
}

const sf::SoundBuffer& Assets::sound(std::string_view name) {
    return cached<sf::SoundBuffer>(m_sounds, name, m_share / "assets" / name,
                                   [](sf::SoundBuffer& buffer, const auto& file) { return buffer.loadFromFile(file); });
}

const sf::Font& Assets::font(Face face) {
    return cached<sf::Font>(m_fonts, fontName(face), m_share / "fonts" / fontName(face),
                            [](sf::Font& font, const auto& file) { return font.loadFromFile(file); });
}

fs::path Assets::fontFile(Face face) const {
    return existing(m_share / "fonts" / fontName(face));
}

fs::path Assets::file(std::string_view name) const {
    return existing(m_share / "assets" / name);
}

bool Assets::has(std::string_view name) const {
    std::error_code ignored;
    return fs::is_regular_file(m_share / "assets" / name, ignored);
}

} // namespace parlour::ui
