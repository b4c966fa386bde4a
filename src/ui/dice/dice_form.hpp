#pragma once
// Dice's part of the setup screen.
#include "engine/dice/level.hpp"
#include "ui/scenes/level_form.hpp"

namespace parlour::ui {
struct Context;
}

namespace parlour::dice {

class DiceForm final : public ui::LevelForm {
public:
    explicit DiceForm(ui::Context& context) : m_context(context) {}

    void load(const LevelText& level) override;
    void loadCustom(const Choices& choices) override;
    void saveCustom(Choices& choices) const override;
    std::string title() const override { return m_level.title; }
    std::string sentence() const override;
    std::vector<std::string> sides() const override;
    bool choosesStarter() const override { return false; }
    void preview(ui::Painter& painter, const ui::Rect& rect) override;
    void extras(ui::Widgets& widgets, const ui::Rect& rect) override; // the best scores
    bool options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) override;
    LevelText level(std::size_t starter) const override;

private:
    ui::Context& m_context;
    LevelText m_text; // as it was loaded
    Level m_level;
};

} // namespace parlour::dice
