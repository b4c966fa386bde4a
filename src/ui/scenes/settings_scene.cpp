#include "ui/scenes/settings_scene.hpp"

#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <array>
#include <string>

namespace parlour::ui {

namespace {

constexpr Rect kSheet{290, 60, 700, 620};
constexpr float kRow = 62;

const std::array<std::string, 4> kPaceNames{"Off", "Slow", "Normal", "Fast"};
const std::array<std::string, 3> kSizeNames{"Normal", "Large", "Very large"};
constexpr std::array<int, 3> kSizes{100, 115, 130};

} // namespace

bool SettingsScene::handle(const Input& input) {
    if (input.key != Key::Escape) return false;
    context().scenes.pop();
    return true;
}

void SettingsScene::bake(Painter& painter) {
    painter.table();
    painter.panel(kSheet);
}

void SettingsScene::gui(Widgets& widgets) {
    widgets.text("Settings", {kSheet.x, kSheet.y + 28, kSheet.w, 60}, {Face::Title, 42, kInk, Align::Middle, false});
    Settings settings = context().settings.get();
    Rect row{kSheet.x + 50, kSheet.y + 112, kSheet.w - 100, 52};
    const auto next = [&row] {
        const Rect place = row;
        row.y += kRow;
        return place;
    };

    if (widgets.slider("Sound", next(), settings.sound)) context().audio.play("seed-1");
    widgets.slider("Music", next(), settings.music);

    int pace = static_cast<int>(settings.pace);
    widgets.choice("Animation", next(), kPaceNames, pace);
    settings.pace = static_cast<Pace>(pace);

    int size = 0;
    while (kSizes.at(static_cast<std::size_t>(size)) != settings.textSize) {
        ++size;
    }
    widgets.choice("Text size", next(), kSizeNames, size);
    settings.textSize = kSizes.at(static_cast<std::size_t>(size));

    widgets.toggle("Full screen", next(), settings.fullscreen);
    widgets.toggle("Colour-blind-safe colours", next(), settings.safeColors);
    widgets.toggle("Show where a move leads", next(), settings.hints);
    context().settings.set(settings);

    if (widgets.button("Back", {kCanvas.x / 2 - 100, 708, 200, 60}, {.primary = true})) context().scenes.pop();
    widgets.focusFirst("Sound");
}

} // namespace parlour::ui
