#pragma once
// The first screen: the four games as cards on the table, and what else there is to do.
#include "ui/scene.hpp"

#include <array>
#include <filesystem>
#include <optional>

namespace parlour::ui {

class MenuScene : public Scene {
public:
    explicit MenuScene(Context& context);

    std::string_view name() const override { return "menu"; }
    bool handle(const Input& input) override;
    void update(Seconds dt) override;
    bool animating() const override;
    void bake(Painter& painter) override;
    void gui(Widgets& widgets) override;
    void uncovered() override;

private:
    void resume();
    void showProblem();
    void askToQuit();

    std::optional<std::filesystem::path> m_unfinished;
    std::array<Seconds, 4> m_stir{}; // how long each card has been moving since it got the focus
    std::array<bool, 4> m_focused{};
};

} // namespace parlour::ui
