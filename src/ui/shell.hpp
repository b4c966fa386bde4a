#pragma once
// The window and the frame loop: reads input, runs the scene on top, draws what can be seen, and sleeps while nothing
// moves. Tests and the tour step it frame by frame with a fixed time and feed it input of their own.
#include "ui/assets.hpp"
#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/screen_copy.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <SFML/Graphics/Image.hpp>
#include <SFML/Graphics/RenderWindow.hpp>

#include <filesystem>
#include <optional>
#include <span>
#include <vector>

namespace parlour::ui {

struct ShellOptions {
    std::filesystem::path share;
    std::filesystem::path config;
    sf::Vector2u size{1280, 800};
    std::optional<bool> fullscreen{}; // nothing: as the settings say
    bool sound = true;
};

class Shell {
public:
    explicit Shell(const ShellOptions& options);

    Context& context() { return m_context; }
    SceneStack& scenes() { return m_scenes; }
    sf::RenderWindow& window() { return m_window; }
    const Widgets& widgets() const { return m_widgets; }
    const Viewport& viewport() const { return m_viewport; }

    void run(); // until the last scene has gone

    // The parts of run(), for those who step it themselves.
    void feed(const Input& input);
    bool frame(Seconds dt); // runs and draws one frame; false: the program has ended
    bool restless() const;  // another frame is needed now
    sf::Image picture();    // what is on the screen

private:
    void open(bool fullscreen);
    void resize();
    void settingsChanged();
    std::optional<Seconds> wakeAfter() const;
    float textScale() const;
    void gui(Seconds dt);
    void gui(std::span<const SceneStack::Entry> scenes, Seconds dt);
    void freeze(std::span<const SceneStack::Entry> below);
    void bake(Scene& scene);
    void draw();

    // First of all: what matters of the window library's messages we say ourselves, in one line.
    struct Quiet {
        Quiet();
    };
    Quiet m_quiet;
    Assets m_assets;
    SettingsStore m_settings;
    Rng m_random;
    Audio m_audio;
    SceneStack m_scenes;
    Context m_context;
    sf::RenderWindow m_window;
    sf::Vector2u m_windowedSize;
    bool m_fullscreen = false;
    Viewport m_viewport;
    Widgets m_widgets;
    InputSource m_input;
    // What the backdrop shows: a scene's bake, or, under a dialog, all that is below it, darkened. Zero: nothing yet.
    struct Baked {
        std::uint64_t scene = 0;
        unsigned version = 0;
        bool frozen = false;
        friend bool operator==(const Baked&, const Baked&) = default;
    };
    ScreenCopy m_backdrop;
    Baked m_baked;
    Settings m_applied;
    bool m_dirty = true;
};

} // namespace parlour::ui
