#include "ui/audio.hpp"

#include "ui/assets.hpp"
#include "ui/sound_device.hpp"

#include <SFML/Audio/Music.hpp>
#include <SFML/Audio/Sound.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <string>

namespace parlour::ui {

struct Audio::Device {
    std::array<sf::Sound, 16> voices; // as many can be heard at once
    std::size_t next = 0;
    sf::Music music;
    bool musicOpen = false;

    static std::unique_ptr<Device> open() { return soundDeviceAvailable() ? std::make_unique<Device>() : nullptr; }
};

namespace {

float vary(Rng& random, float by) {
    return 1 + by * (static_cast<float>(below(random, 2001)) / 1000 - 1);
}

} // namespace

Audio::Audio(Assets& assets, Rng& random, bool wanted) : m_assets(assets), m_random(random) {
    if (wanted) m_opening = std::async(std::launch::async, &Device::open);
}

Audio::~Audio() = default;

void Audio::update() {
    if (!m_opening.valid() || m_opening.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return;
    m_device = m_opening.get();
    applyMusic();
}

void Audio::setVolumes(float sound, float music) {
    m_sound = sound;
    m_music = music;
    applyMusic();
}

void Audio::play(std::string_view name, float loudness, float pitch) {
    Device* const on = m_device.get();
    if (on == nullptr || m_sound <= 0) return;
    sf::Sound& voice = on->voices.at(on->next);
    on->next = (on->next + 1) % on->voices.size();
    voice.stop();
    voice.setBuffer(m_assets.sound("sounds/" + std::string(name) + ".wav"));
    voice.setVolume(std::min(100.F, 100 * m_sound * loudness * vary(m_random, 0.12F)));
    voice.setPitch(pitch * vary(m_random, 0.05F));
    voice.play();
}

void Audio::startMusic() {
    m_musicWanted = true;
    applyMusic();
}

void Audio::applyMusic() {
    Device* const on = m_device.get();
    if (on == nullptr || !m_musicWanted) return;
    if (!on->musicOpen) {
        on->musicOpen = on->music.openFromFile(m_assets.file("sounds/music.ogg").string());
        on->music.setLoop(true);
    }
    on->music.setVolume(100 * m_music);
    const bool playing = on->music.getStatus() == sf::Music::Playing;
    if (m_music > 0 && !playing) on->music.play();
    if (m_music <= 0 && playing) on->music.pause();
}

} // namespace parlour::ui
