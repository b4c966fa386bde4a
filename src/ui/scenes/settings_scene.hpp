#pragma once
// The settings page. Every change is heard, seen and saved at once.
#include "ui/scene.hpp"

namespace parlour::ui {

class SettingsScene : public Scene {
public:
    using Scene::Scene;

    std::string_view name() const override { return "settings"; }
    bool handle(const Input& input) override;
    void bake(Painter& painter) override;
    void gui(Widgets& widgets) override;
};

} // namespace parlour::ui
