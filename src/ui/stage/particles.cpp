#include "ui/stage/particles.hpp"

#include <SFML/Graphics/VertexArray.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace parlour::ui {

namespace {

struct Burst {
    int count;
    float slowest, fastest;
    float smallest, largest;
    Seconds shortest, longest;
    Point spread; // how far from the middle they start
};

Burst burstOf(Flourish kind) {
    switch (kind) {
        case Flourish::Puff:
            return {14, 40, 120, 10, 22, 0.35F, 0.6F, {30, 60}};
        case Flourish::Sparkle:
            return {22, 60, 200, 10, 30, 0.35F, 0.75F, {30, 30}};
        case Flourish::Fanfare:
            return {90, 40, 260, 12, 38, 0.45F, 0.9F, {420, 130}};
        case Flourish::None:
            break;
    }
    return {};
}

constexpr std::array kSparkColors{Color{255, 226, 150, 255}, Color{255, 196, 96, 255}, Color{255, 244, 214, 255}};
constexpr float kDrag = 2.6F;
constexpr float kGravity = 90;

} // namespace

void Particles::burst(Flourish kind, Point where, Rng& rng) {
    const Burst burst = burstOf(kind);
    const auto between = [&rng](float least, float most) {
        return mix(least, most, static_cast<float>(below(rng, 4096)) / 4095.F);
    };
    for (int i = 0; i < burst.count; ++i) {
        const float angle = between(0, 2 * std::numbers::pi_v<float>);
        const float speed = between(burst.slowest, burst.fastest);
        const Point offset{between(-burst.spread.x, burst.spread.x), between(-burst.spread.y, burst.spread.y)};
        m_all.push_back({.at = where + offset,
                         .speed = {std::cos(angle) * speed, std::sin(angle) * speed},
                         .life = between(burst.shortest, burst.longest),
                         .size = between(burst.smallest, burst.largest),
                         .color = kSparkColors[below(rng, kSparkColors.size())]});
    }
}

void Particles::update(Seconds dt) {
    for (Particle& particle : m_all) {
        particle.age += dt;
        particle.at += particle.speed * dt;
        particle.speed *= std::max(0.F, 1 - kDrag * dt);
        particle.speed.y += kGravity * dt;
    }
    std::erase_if(m_all, [](const Particle& particle) { return particle.age >= particle.life; });
}

void Particles::draw(sf::RenderTarget& target, const sf::Texture& spark) const {
    if (m_all.empty()) return;
    sf::VertexArray quads(sf::Quads);
    const Point size(spark.getSize());
    for (const Particle& particle : m_all) {
        const float left = 1 - particle.age / particle.life;
        const float half = particle.size * (0.4F + 0.6F * left) / 2;
        const Color& c = particle.color;
        const sf::Color color(c.r, c.g, c.b, static_cast<sf::Uint8>(255 * left));
        const Point at = particle.at;
        quads.append({{at.x - half, at.y - half}, color, {0, 0}});
        quads.append({{at.x + half, at.y - half}, color, {size.x, 0}});
        quads.append({{at.x + half, at.y + half}, color, size});
        quads.append({{at.x - half, at.y + half}, color, {0, size.y}});
    }
    sf::RenderStates states(sf::BlendAdd);
    states.texture = &spark;
    target.draw(quads, states);
}

} // namespace parlour::ui
