#pragma once
// What every scene may use, handed to it when it is made. Nothing in the program is global.
#include "engine/core/random.hpp"

namespace parlour::ui {

class Assets;
class Audio;
class SceneStack;
class SettingsStore;

struct Context {
    Assets& assets;
    SettingsStore& settings;
    Audio& audio;
    SceneStack& scenes;
    Rng& random; // for things that don't matter to a game: how a bead lies, a sound's pitch, a new match's seed
    std::uint64_t nextScene = 1; // serial number
};

} // namespace parlour::ui
