#pragma once
// Sparks that fly for less than a second: the flourish of a capture, an extra turn, a won game.
#include "engine/core/random.hpp"
#include "ui/geometry.hpp"
#include "ui/stage/cue.hpp"

#include <SFML/Graphics/RenderTarget.hpp>
#include <SFML/Graphics/Texture.hpp>

#include <vector>

namespace parlour::ui {

class Particles {
public:
    void burst(Flourish kind, Point where, Rng& rng);
    void update(Seconds dt);
    void clear() { m_all.clear(); }
    bool alive() const { return !m_all.empty(); }
    void draw(sf::RenderTarget& target, const sf::Texture& spark) const;

private:
    struct Particle {
        Point at;
        Point speed; // units a second
        Seconds age = 0;
        Seconds life = 1;
        float size = 1;
        Color color;
    };
    std::vector<Particle> m_all;
};

} // namespace parlour::ui
