#include "ui/dice/best_scores_view.hpp"

#include "engine/core/paths.hpp"
#include "engine/core/words.hpp"
#include "ui/context.hpp"
#include "ui/dice/score_sheet.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::dice {

namespace {

using ui::Align;
using ui::Face;
using ui::Rect;

constexpr std::size_t kListed = 10;
constexpr float kRow = 30;
constexpr float kDayFrom = 280; // a list that is at least so wide tells the day too

} // namespace

void drawBestScores(ui::Widgets& widgets, const std::vector<BestScore>& scores, const Rect& rect, const ScoreInks& inks,
                    const std::filesystem::path& made) {
    if (scores.empty()) {
        widgets.paragraph("Nobody has finished a solo game of this level yet.", rect,
                          {.size = 16, .color = inks.soft, .align = Align::Middle});
        return;
    }
    const auto rows = static_cast<std::size_t>(rect.h / kRow);
    for (std::size_t i = 0; i < std::min(rows, scores.size()); ++i) {
        const BestScore& score = scores[i];
        const Rect row{rect.x, rect.y + kRow * static_cast<float>(i), rect.w, kRow};
        const bool fresh = !made.empty() && score.game == made;
        if (fresh) widgets.fill(row.grown(-1), inks.mark, 4);
        const ui::Lettering name{.face = fresh ? Face::BodyBold : Face::Body, .size = 17, .color = inks.text};
        widgets.text(fmt::format("{}.", i + 1), {row.x + 4, row.y, 26, row.h}, {.size = 15, .color = inks.soft});
        const bool wide = rect.w >= kDayFrom;
        widgets.text(score.name, {row.x + 32, row.y, row.w - (wide ? 190.F : 104.F), row.h}, name);
        if (wide) {
            widgets.text(score.day, {row.right() - 158, row.y, 84, row.h},
                         {.size = 14, .color = inks.soft, .align = Align::Right});
        }
        widgets.text(numberText(score.total), {row.right() - 70, row.y, 64, row.h},
                     {.face = Face::BodyBold, .size = 18, .color = inks.text, .align = Align::Right});
    }
}

BestScoresScene::BestScoresScene(ui::Context& context, const Level& level)
    : Scene(context), m_title(level.title), m_scores(bestScores(recordsFolder(), level, kListed)) {}

bool BestScoresScene::handle(const ui::Input& input) {
    if (input.kind != ui::Input::Kind::KeyDown || input.key != ui::Key::Escape) return false;
    context().scenes.pop();
    return true;
}

void BestScoresScene::gui(ui::Widgets& widgets) {
    const Rect box = Rect::around(ui::kCanvas / 2.F, {560, 560});
    widgets.panel(box);
    widgets.text("Best scores", {box.x + 40, box.y + 26, box.w - 80, 48},
                 {.face = Face::TitleBold, .size = 36, .align = Align::Middle});
    widgets.text(fmt::format("{}, playing alone", m_title), {box.x + 40, box.y + 76, box.w - 80, 26},
                 {.size = 18, .color = ui::kInkSoft, .align = Align::Middle});
    drawBestScores(widgets, m_scores, {box.x + 56, box.y + 124, box.w - 112, kRow * kListed},
                   {ui::kInk, ui::kInkSoft, ui::kGlow.faded(0.5F)});
    widgets.focusFirst("Close");
    if (widgets.button("Close", Rect::around({box.middle().x, box.bottom() - 62}, {200, 56}), {.primary = true})) {
        context().scenes.pop();
    }
}

} // namespace parlour::dice
