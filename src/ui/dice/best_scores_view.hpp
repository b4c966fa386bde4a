#pragma once
// The table of best solo scores: as a list on any ground, and as a dialog over the setup screen.
#include "engine/dice/best_scores.hpp"
#include "ui/scene.hpp"

namespace parlour::dice {

struct ScoreInks {
    ui::Color text;
    ui::Color soft;
    ui::Color mark; // of the score that was just made
};

// A row a score, as many as there is room for. `made` is the total that was just made, if any.
void drawBestScores(ui::Widgets& widgets, const std::vector<BestScore>& scores, const ui::Rect& rect,
                    const ScoreInks& inks, const std::filesystem::path& made = {});

class BestScoresScene final : public ui::Scene {
public:
    BestScoresScene(ui::Context& context, const Level& level);

    std::string_view name() const override { return "best scores"; }
    bool covers() const override { return false; }
    bool handle(const ui::Input& input) override;
    void gui(ui::Widgets& widgets) override;

private:
    std::string m_title;
    std::vector<BestScore> m_scores;
};

} // namespace parlour::dice
