#pragma once
// Kahuna's part of the setup screen. A custom game is played on the archipelago of any shipped level, with any mixture
// of options.
#include "engine/kahuna/level.hpp"
#include "ui/scenes/level_form.hpp"

namespace parlour::kahuna {

class KahunaForm final : public ui::LevelForm {
public:
    KahunaForm(); // reads the shipped levels for their archipelagos

    void load(const LevelText& level) override;
    void loadCustom(const Choices& choices) override;
    void saveCustom(Choices& choices) const override;
    std::string title() const override { return m_level.title; }
    std::string sentence() const override;
    std::vector<std::string> sides() const override { return {"P1", "P2"}; }
    std::optional<std::size_t> starter() const override;
    void preview(ui::Painter& painter, const ui::Rect& rect) override;
    bool options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) override;
    LevelText level(std::size_t starter) const override;

private:
    struct Archipelago {
        std::string key; // the name of the level that it was first found in
        std::string title;
        Map map;
    };
    std::size_t archipelago() const; // which of them the level has; past the end: one of its own
    bool archipelagoOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled);
    bool rulesOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled);

    std::vector<Archipelago> m_archipelagos;
    LevelText m_text; // as it was loaded
    Level m_level;
};

} // namespace parlour::kahuna
