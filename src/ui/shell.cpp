#include "ui/shell.hpp"

#include "ui/painter.hpp"

#include <SFML/System/Clock.hpp>
#include <SFML/System/Err.hpp>
#include <SFML/System/Sleep.hpp>
#include <SFML/Window/VideoMode.hpp>

#include <algorithm>
#include <random>

namespace parlour::ui {

namespace {

constexpr Seconds kFrame = 1 / 60.F;
constexpr Seconds kLongest = 0.1F; // after a stall, animations go on from where they were
constexpr float kDim = 0.55F;      // how much darker it is below a dialog
constexpr Seconds kNap = 0.012F;   // between two looks at the input while nothing moves

sf::Time seconds(Seconds s) {
    return sf::seconds(s);
}

} // namespace

Shell::Quiet::Quiet() {
    sf::err().rdbuf(nullptr);
}

Shell::Shell(const ShellOptions& options)
    : m_assets(options.share),
      m_settings(options.config),
      m_random(std::random_device{}()),
      m_audio(m_assets, m_random, options.sound),
      m_context{m_assets, m_settings, m_audio, m_scenes, m_random},
      m_windowedSize(options.size),
      m_widgets(m_assets, m_audio),
      m_applied(m_settings.get()) {
    open(options.fullscreen.value_or(m_applied.fullscreen));
    m_audio.setVolumes(m_applied.sound, m_applied.music);
}

void Shell::open(bool fullscreen) {
    m_fullscreen = fullscreen;
    const auto desktop = sf::VideoMode::getDesktopMode();
    const auto mode = fullscreen ? desktop : sf::VideoMode(m_windowedSize.x, m_windowedSize.y);
    m_backdrop.drop(); // it belongs to the old window
    m_window.create(mode, "Parlour", fullscreen ? sf::Style::Fullscreen : sf::Style::Default);
    if (!fullscreen) {
        // SFML 2.5 places a window by the screen's width in both directions, which can be off its lower edge.
        const auto middle = [](unsigned screen, unsigned size) {
            return static_cast<int>(screen > size ? (screen - size) / 2 : 0);
        };
        m_window.setPosition({middle(desktop.width, mode.width), middle(desktop.height, mode.height)});
    }
    m_window.setKeyRepeatEnabled(true);
    const sf::Image icon = m_assets.image("common/icon.png");
    m_window.setIcon(icon.getSize().x, icon.getSize().y, icon.getPixelsPtr());
    resize();
}

void Shell::resize() {
    m_viewport = Viewport(m_window.getSize());
    if (!m_fullscreen) m_windowedSize = m_window.getSize();
    m_baked = {};
    m_dirty = true;
}

void Shell::settingsChanged() {
    const Settings& now = m_settings.get();
    if (now == m_applied) return;
    m_audio.setVolumes(now.sound, now.music);
    if (now.fullscreen != m_applied.fullscreen && now.fullscreen != m_fullscreen) open(now.fullscreen);
    m_applied = now;
    m_baked = {};
    m_dirty = true;
}

void Shell::feed(const Input& input) {
    m_dirty = true;
    if (m_scenes.empty()) return;
    switch (input.kind) {
        case Input::Kind::Closed:
            m_scenes.quit();
            return;
        case Input::Kind::Resized:
            resize();
            return;
        case Input::Kind::KeyDown:
            if (input.key == Key::F11 && !input.repeated) {
                Settings settings = m_settings.get();
                settings.fullscreen = !m_fullscreen;
                m_settings.set(settings);
                return;
            }
            if (!m_widgets.editing() && m_scenes.top().handle(input)) {
                m_widgets.showFocus();
                break;
            }
            m_widgets.handle(input);
            break;
        default:
            m_widgets.handle(input);
            break;
    }
    m_scenes.apply(); // a second key in the same frame is for whatever the first one has opened
}

bool Shell::frame(Seconds dt) {
    if (m_scenes.apply()) m_dirty = true;
    if (m_scenes.empty()) return false;
    m_scenes.top().update(dt);
    m_audio.update();
    settingsChanged();
    m_dirty = false;
    gui(dt);
    draw();
    if (m_widgets.spoilt()) {
        m_dirty = true; // leave the last picture on the screen, and draw this one again
    } else {
        m_window.display();
    }
    if (m_scenes.apply()) m_dirty = true;
    return !m_scenes.empty();
}

float Shell::textScale() const {
    return static_cast<float>(m_settings.get().textSize) / 100;
}

void Shell::gui(std::span<const SceneStack::Entry> scenes, Seconds dt) {
    m_widgets.beginFrame(m_viewport, dt, m_settings.get().pace == Pace::Off, textScale());
    for (const auto& scene : scenes) {
        m_widgets.beginScene(scene->serial(), scene.get() == &m_scenes.top());
        scene->gui(m_widgets);
    }
    m_widgets.endFrame();
}

void Shell::gui(Seconds dt) {
    const auto visible = m_scenes.visible();
    if (visible.size() > 1) freeze(visible.first(visible.size() - 1));
    gui(visible.last(1), dt);
}

// Takes a picture of what is below a dialog. It stands still, so it is drawn once and not every frame.
void Shell::freeze(std::span<const SceneStack::Entry> below) {
    const Baked wanted{m_scenes.top().serial(), 0, true};
    if (m_baked == wanted) return;
    gui(below, 0);
    bake(*below.front());
    Painter painter(m_window, m_viewport, m_assets, textScale());
    for (const auto& scene : below) {
        scene->draw(painter);
    }
    m_widgets.render(m_window);
    Painter(m_window, m_viewport, m_assets).fill(m_viewport.visible(), kShade.faded(kDim));
    m_backdrop.take(m_window);
    m_baked = wanted;
    if (m_widgets.spoilt()) m_baked = {};
}

void Shell::bake(Scene& scene) {
    const Baked wanted{scene.serial(), scene.bakeVersion(), false};
    if (m_baked != wanted) {
        m_window.clear();
        Painter painter(m_window, m_viewport, m_assets, textScale());
        scene.bake(painter);
        m_backdrop.take(m_window);
        m_baked = wanted;
        return;
    }
    m_backdrop.show(m_window);
}

void Shell::draw() {
    const auto visible = m_scenes.visible();
    if (visible.size() > 1) {
        m_backdrop.show(m_window);
    } else {
        bake(*visible.front());
    }
    Painter painter(m_window, m_viewport, m_assets, textScale());
    m_scenes.top().draw(painter);
    if (!m_widgets.spoilt()) m_widgets.render(m_window);
}

bool Shell::restless() const {
    return m_dirty || m_widgets.animating() || (!m_scenes.empty() && m_scenes.top().animating());
}

std::optional<Seconds> Shell::wakeAfter() const {
    return m_scenes.empty() ? std::nullopt : m_scenes.top().wakeAfter();
}

sf::Image Shell::picture() {
    draw();
    sf::Texture copy;
    copy.create(m_window.getSize().x, m_window.getSize().y);
    copy.update(m_window);
    return copy.copyToImage();
}

void Shell::run() {
    sf::Clock clock;
    sf::Clock still; // since the last frame
    bool wasRestless = false;
    while (true) {
        const Seconds passed = clock.restart().asSeconds();
        for (const Input& input : m_input.poll(m_window, passed)) {
            feed(input);
        }
        const auto wake = wakeAfter();
        const Seconds since = still.getElapsedTime().asSeconds();
        if (!restless() && !(wake && since >= *wake)) {
            wasRestless = false;
            sf::sleep(seconds(kNap));
            continue;
        }
        // After a rest the first frame shows the start of what was set off, not its middle.
        const Seconds dt = wasRestless || wake ? std::min(since, kLongest) : kFrame;
        wasRestless = true;
        still.restart();
        if (!frame(dt)) return;
        const Seconds spent = still.getElapsedTime().asSeconds();
        if (spent < kFrame) sf::sleep(seconds(kFrame - spent));
    }
}

} // namespace parlour::ui
