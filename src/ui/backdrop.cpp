#include "ui/backdrop.hpp"

#include "ui/painter.hpp"
#include "ui/scene.hpp"

#include <SFML/Graphics/Sprite.hpp>

namespace parlour::ui {

bool Backdrop::refresh(Scene& scene, std::uint64_t serial, const Viewport& viewport, Assets& assets, float textScale) {
    const bool fits = m_texture && m_texture->getSize() == viewport.pixels();
    if (fits && serial == m_serial && scene.bakeVersion() == m_version && textScale == m_textScale) return false;
    if (!fits) {
        m_texture = std::make_unique<sf::RenderTexture>();
        m_texture->create(viewport.pixels().x, viewport.pixels().y);
    }
    m_serial = serial;
    m_version = scene.bakeVersion();
    m_textScale = textScale;
    m_texture->clear();
    Painter painter(*m_texture, viewport, assets, textScale);
    scene.bake(painter);
    m_texture->display();
    return true;
}

void Backdrop::draw(sf::RenderTarget& target) const {
    const sf::Vector2f size(m_texture->getSize());
    target.setView(sf::View(sf::FloatRect({0, 0}, size)));
    target.draw(sf::Sprite(m_texture->getTexture()), sf::BlendNone);
}

} // namespace parlour::ui
