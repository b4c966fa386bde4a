#pragma once
// Sound effects and music. A machine without a sound device simply stays silent.
#include "engine/core/random.hpp"

#include <future>
#include <memory>
#include <string_view>

namespace parlour::ui {

class Assets;

class Audio {
public:
    // Opening a sound device can take long, so that happens beside everything else. `wanted` false: not at all.
    Audio(Assets& assets, Rng& random, bool wanted);
    Audio(const Audio&) = delete;
    Audio& operator=(const Audio&) = delete;
    ~Audio();

    void setVolumes(float sound, float music); // 0..1
    // A file of the sounds folder without its ending, such as "click" or "seed-3". Pitch and loudness vary a little.
    void play(std::string_view name, float loudness = 1, float pitch = 1);
    void startMusic();
    void update(); // call now and then: notices that the device is open

private:
    struct Device;
    void applyMusic();

    Assets& m_assets;
    Rng& m_random;
    std::future<std::unique_ptr<Device>> m_opening;
    std::unique_ptr<Device> m_device; // null: there is none (yet)
    float m_sound = 1;
    float m_music = 1;
    bool m_musicWanted = false;
};

} // namespace parlour::ui
