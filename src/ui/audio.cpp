#include "ui/audio.hpp"

#include "ui/assets.hpp"

#include <SFML/Audio/Listener.hpp>

#include <algorithm>
#include <string>

namespace parlour::ui {

namespace {

float vary(Rng& random, float by) {
    return 1 + by * (static_cast<float>(below(random, 2001)) / 1000 - 1);
}

} // namespace

Audio::Audio(Assets& assets, Rng& random, bool available)
    : m_assets(assets), m_random(random), m_available(available) {}

void Audio::setVolumes(float sound, float music) {
    m_sound = sound;
    m_musicVolume = music;
    if (!m_available || !m_musicWanted) return;
    m_music.setVolume(100 * music);
    const bool playing = m_music.getStatus() == sf::Music::Playing;
    if (music > 0 && !playing) m_music.play();
    if (music <= 0 && playing) m_music.pause();
}

void Audio::play(std::string_view name, float loudness, float pitch) {
    if (!m_available || m_sound <= 0) return;
    sf::Sound& voice = m_voices.at(m_next);
    m_next = (m_next + 1) % m_voices.size();
    voice.stop();
    voice.setBuffer(m_assets.sound("sounds/" + std::string(name) + ".wav"));
    voice.setVolume(std::min(100.F, 100 * m_sound * loudness * vary(m_random, 0.12F)));
    voice.setPitch(pitch * vary(m_random, 0.05F));
    voice.play();
}

void Audio::startMusic() {
    if (!m_available || m_musicWanted) return;
    const std::string file = m_assets.file("sounds/music.ogg").string();
    m_musicWanted = m_music.openFromFile(file);
    m_music.setLoop(true);
    setVolumes(m_sound, m_musicVolume);
}

} // namespace parlour::ui
