#include "ui/scenes/result.hpp"

#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/scene_stack.hpp"
#include "ui/stage/cue.hpp"
#include "ui/widgets/widgets.hpp"

#include <algorithm>
#include <utility>

namespace parlour::ui {

namespace {

constexpr Rect kSheet{290, 90, 700, 620};
constexpr Rect kWideSheet{60, 90, 1160, 620}; // with something beside it
constexpr float kMain = 700;                  // how much of that is for the result itself
constexpr Seconds kEntrance = 0.35F;
constexpr float kRowHeight = 34;

} // namespace

ResultScene::ResultScene(Context& context, ResultModel model, Actions actions)
    : Scene(context), m_model(std::move(model)), m_actions(std::move(actions)) {}

bool ResultScene::handle(const Input& input) {
    if (input.kind != Input::Kind::KeyDown || input.key != Key::Escape) return false;
    context().scenes.pop();
    m_actions.leave();
    return true;
}

void ResultScene::update(Seconds dt) {
    m_shown = std::min(1.F, m_shown + dt / kEntrance);
}

void ResultScene::table(Widgets& widgets, const Rect& rect) const {
    const float column = std::min(130.F, (rect.w - 130) / static_cast<float>(m_model.seats.size()));
    const auto cell = [&](std::size_t seat, float y) {
        const auto fromRight = static_cast<float>(m_model.seats.size() - seat);
        return Rect{rect.right() - fromRight * column, y, column, kRowHeight};
    };
    for (std::size_t i = 0; i < m_model.seats.size(); ++i) {
        const Rect head = cell(i, rect.y);
        widgets.text(m_model.seats[i].name, {head.x + 3, head.y, head.w - 6, head.h},
                     {.face = Face::BodyBold, .size = 18, .align = Align::Middle});
    }
    float y = rect.y + kRowHeight;
    for (std::size_t r = 0; r < m_model.rows.size(); ++r) {
        const ResultRow& row = m_model.rows[r];
        const bool total = r + 1 == m_model.rows.size();
        widgets.line({rect.x, y}, {rect.right(), y}, kInkSoft.faded(total ? 0.9F : 0.25F), total ? 1.5F : 1);
        const Lettering lettering{.face = total ? Face::BodyBold : Face::Body, .size = total ? 21.F : 18.F};
        widgets.text(row.label, {rect.x, y, rect.w - column * static_cast<float>(m_model.seats.size()) - 8, kRowHeight},
                     lettering);
        for (std::size_t i = 0; i < row.values.size(); ++i) {
            Lettering number = lettering;
            number.align = Align::Middle;
            widgets.text(row.values[i], cell(i, y), number);
        }
        y += kRowHeight;
    }
}

void ResultScene::portraits(Widgets& widgets, Point middle) const {
    if (m_model.winner) {
        const SeatCard& winner = m_model.seats[*m_model.winner];
        widgets.image("common/ladder/" + winner.player + ".png", Rect::around(middle + Point(0, -4), {78, 78}));
        widgets.image("common/laurel.png", Rect::around(middle, {140, 140}));
        return;
    }
    std::vector<std::size_t> all = m_model.shared;
    for (std::size_t i = 0; m_model.shared.empty() && i < m_model.seats.size(); ++i) {
        all.push_back(i);
    }
    const float left = middle.x - 55 * static_cast<float>(all.size() - 1);
    for (std::size_t i = 0; i < all.size(); ++i) {
        widgets.image("common/ladder/" + m_model.seats[all[i]].player + ".png",
                      Rect::around({left + 110 * static_cast<float>(i), middle.y}, {96, 96}));
    }
}

void ResultScene::gui(Widgets& widgets) {
    const float shown = ease(Ease::Out, m_shown);
    const Rect whole = (m_model.aside ? kWideSheet : kSheet).moved(0, (1 - shown) * 40);
    const Rect sheet{whole.x, whole.y, std::min(kMain, whole.w), whole.h};
    widgets.panel(whole);
    if (m_model.aside) m_model.aside(widgets, {sheet.right(), sheet.y + 40, whole.w - sheet.w - 40, sheet.h - 80});
    portraits(widgets, {sheet.middle().x, sheet.y + 84});
    widgets.text(m_model.headline, {sheet.x + 40, sheet.y + 152, sheet.w - 80, 56},
                 {.face = Face::TitleBold, .size = 42, .align = Align::Middle});
    widgets.paragraph(m_model.reason, {sheet.x + 60, sheet.y + 212, sheet.w - 120, 50},
                      {.size = 18, .color = kInkSoft, .align = Align::Middle});
    table(widgets, {sheet.x + 80, sheet.y + 268, sheet.w - 160, 200});

    const float y = sheet.bottom() - 84;
    const auto slot = [&](int i) { return Rect{sheet.x + 40 + static_cast<float>(i) * 210, y, 200, 54}; };
    if (m_model.seats.size() > 1) {
        const bool two = m_model.seats.size() == 2;
        widgets.toggle(two ? "Swap seats for the rematch" : "Move one seat on for the rematch",
                       {sheet.x + 80, y - 58, sheet.w - 160, 40}, m_swapSeats);
    }
    widgets.focusFirst("Rematch");
    if (widgets.button("Rematch", slot(0), {.primary = true, .icon = "again"})) {
        context().scenes.pop();
        m_actions.rematch(m_swapSeats);
    }
    if (widgets.button("Review", slot(1), {.icon = "log"})) {
        context().scenes.pop();
        m_actions.review();
    }
    if (widgets.button("Menu", slot(2), {.icon = "menu"})) {
        context().scenes.pop();
        m_actions.leave();
    }
}

} // namespace parlour::ui
