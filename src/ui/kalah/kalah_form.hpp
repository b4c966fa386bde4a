#pragma once
// Kalah's part of the setup screen.
#include "engine/kalah/level.hpp"
#include "ui/kalah/board_painter.hpp"
#include "ui/scenes/level_form.hpp"

namespace parlour::kalah {

class KalahForm final : public ui::LevelForm {
public:
    explicit KalahForm(ui::Assets& assets) : m_beads(assets) {}

    void load(const LevelText& level) override;
    void loadCustom(const Choices& choices) override;
    void saveCustom(Choices& choices) const override;
    std::string title() const override { return m_level.title; }
    std::string sentence() const override;
    std::vector<std::string> sides() const override { return {"South", "North"}; }
    void preview(ui::Painter& painter, const ui::Rect& rect) override;
    bool options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) override;
    LevelText level(std::size_t starter) const override;

private:
    LevelText m_text; // as it was loaded
    Level m_level;
    BeadPainter m_beads;
};

} // namespace parlour::kalah
