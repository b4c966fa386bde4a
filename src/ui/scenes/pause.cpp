#include "ui/scenes/pause.hpp"

#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/scenes/confirm.hpp"
#include "ui/scenes/menu.hpp"
#include "ui/scenes/rules.hpp"
#include "ui/scenes/settings_scene.hpp"
#include "ui/widgets/widgets.hpp"

#include <algorithm>

namespace parlour::ui {

PauseScene::PauseScene(Context& context, const GameFront& game, bool running)
    : Scene(context), m_game(game), m_running(running) {}

bool PauseScene::handle(const Input& input) {
    if (input.key == Key::Escape) {
        context().scenes.pop();
        return true;
    }
    if (input.key == Key::F1) {
        context().scenes.push(std::make_unique<RulesScene>(context(), m_game));
        return true;
    }
    return false;
}

void PauseScene::update(Seconds dt) {
    m_shown = std::min(1.F, m_shown + dt * 7);
}

void PauseScene::gui(Widgets& widgets) {
    const Rect box = Rect::around({kCanvas.x / 2, kCanvas.y / 2 + 24 * (1 - m_shown)}, {420, 520});
    widgets.panel(box);
    widgets.text("Paused", {box.x, box.y + 32, box.w, 56}, {Face::Title, 40, kInk, Align::Middle, false});
    Rect row{box.x + 60, box.y + 112, box.w - 120, 58};
    const auto item = [&](std::string_view label, const ButtonStyle& style) {
        const bool pressed = widgets.button(label, row, style);
        row.y += 74;
        return pressed;
    };
    if (item("Resume", {.primary = true})) context().scenes.pop();
    if (item("Rules", {})) context().scenes.push(std::make_unique<RulesScene>(context(), m_game));
    if (item("Settings", {})) context().scenes.push(std::make_unique<SettingsScene>(context()));
    if (item("Leave game", {})) leave(false);
    if (item("Quit Parlour", {})) leave(true);
}

void PauseScene::leave(bool quit) {
    Context& all = context();
    const auto go = [&all, quit] {
        if (quit) {
            all.scenes.quit();
        } else {
            all.scenes.restart(std::make_unique<MenuScene>(all));
        }
    };
    if (!m_running) {
        go();
        return;
    }
    all.scenes.push(std::make_unique<ConfirmScene>(
        all, quit ? "Quit Parlour?" : "Leave this game?",
        "The game is saved. You can go on with it at any time: choose Continue in the menu.",
        std::vector<ConfirmScene::Answer>{{quit ? "Quit" : "Leave", go, true}, {"Stay"}}));
}

} // namespace parlour::ui
