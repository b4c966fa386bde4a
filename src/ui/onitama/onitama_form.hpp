#pragma once
// Onitama's part of the setup screen.
#include "engine/onitama/level.hpp"
#include "ui/scenes/level_form.hpp"

namespace parlour::ui {
struct Context;
}

namespace parlour::onitama {

class OnitamaForm final : public ui::LevelForm {
public:
    explicit OnitamaForm(ui::Context& context) : m_context(context) {}

    void load(const LevelText& level) override;
    void loadCustom(const Choices& choices) override;
    void saveCustom(Choices& choices) const override;
    std::string title() const override { return m_level.title; }
    std::string sentence() const override;
    std::vector<std::string> sides() const override { return {"A", "B"}; }
    std::optional<std::size_t> starter() const override;
    void preview(ui::Painter& painter, const ui::Rect& rect) override;
    bool options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) override;
    LevelText level(std::size_t starter) const override;

    // What the options do.
    void setCards(std::vector<Card> cards, bool dealt);
    void setWall(Square wall); // kNowhere: none
    void setTurnLimit(int turns) { m_level.turnLimit = turns; }

private:
    bool wallOptions(ui::Widgets& widgets, const ui::Rect& onOff, const ui::Rect& where, bool enabled);
    bool turnLimitOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled);
    void showCards(bool choose);

    ui::Context& m_context;
    LevelText m_text; // as it was loaded
    Level m_level;
    Square m_usualWall = kNowhere; // where it goes if it is switched on
    bool m_newCards = false;       // the picker has just brought some
};

} // namespace parlour::onitama
