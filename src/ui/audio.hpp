#pragma once
// Sound effects and music. A machine without a sound device simply stays silent.
#include "engine/core/random.hpp"

#include <SFML/Audio/Music.hpp>
#include <SFML/Audio/Sound.hpp>

#include <array>
#include <string_view>

namespace parlour::ui {

class Assets;

class Audio {
public:
    Audio(Assets& assets, Rng& random, bool available);

    void setVolumes(float sound, float music); // 0..1
    // A file of the sounds folder without its ending, such as "click" or "seed-3". Pitch and loudness vary a little.
    void play(std::string_view name, float loudness = 1, float pitch = 1);
    void startMusic();

private:
    Assets& m_assets;
    Rng& m_random;
    bool m_available;
    float m_sound = 1;
    float m_musicVolume = 1;
    bool m_musicWanted = false;
    std::array<sf::Sound, 16> m_voices; // as many can be heard at once
    std::size_t m_next = 0;
    sf::Music m_music;
};

} // namespace parlour::ui
