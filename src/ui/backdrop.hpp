#pragma once
// The part of a screen that does not move, drawn once into a texture of the window's size and then copied pixel by
// pixel. On a software renderer this is what makes 60 frames a second possible: no scaling, no blending, one read a
// pixel.
#include "ui/viewport.hpp"

#include <SFML/Graphics/RenderTexture.hpp>

#include <memory>

namespace parlour::ui {

class Assets;
class Scene;

class Backdrop {
public:
    // Bakes the scene if it is another one than last time, or it or the window has changed. Gives whether it did.
    bool refresh(Scene& scene, std::uint64_t serial, const Viewport& viewport, Assets& assets, float textScale);
    void draw(sf::RenderTarget& target) const; // over the whole target
    void forget() { m_serial = 0; }

private:
    std::unique_ptr<sf::RenderTexture> m_texture;
    std::uint64_t m_serial = 0;
    unsigned m_version = 0;
    float m_textScale = 1;
};

} // namespace parlour::ui
