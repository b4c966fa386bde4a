#include "engine/core/paths.hpp"
#include "tests/catch.hpp"
#include "ui/assets.hpp"
#include "ui/audio.hpp"

#include <chrono>
#include <thread>

using namespace parlour;
using namespace parlour::ui;

TEST_CASE("Sounds are played or not, but never a reason to stop", "[audio]") {
    Assets assets(shareFolder());
    Rng random(1);
    Audio audio(assets, random, true);
    audio.startMusic();
    audio.play("click"); // the device is not open yet
    for (int i = 0; i < 40; ++i) {
        audio.update();
        audio.setVolumes(i % 2 == 0 ? 1.F : 0.F, i % 3 == 0 ? 0.F : 0.1F);
        audio.play("seed-1", 0.5F, 1.2F);
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}
