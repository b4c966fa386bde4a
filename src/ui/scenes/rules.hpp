#pragma once
// A game's rules as an illustrated booklet: one page at a time, turned with buttons, arrow keys or the wheel.
#include "ui/games.hpp"

namespace parlour::ui {

class RulesScene : public Scene {
public:
    RulesScene(Context& context, const GameFront& game);

    std::string_view name() const override { return "rules"; }
    bool handle(const Input& input) override;
    void bake(Painter& painter) override;
    void gui(Widgets& widgets) override;

private:
    void turn(int by);

    std::string m_title;
    std::vector<RulesPage> m_pages;
    std::size_t m_page = 0;
    bool m_turned = false; // since the last frame
};

} // namespace parlour::ui
