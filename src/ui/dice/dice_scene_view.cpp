// How a game of Dice looks: the dice, the wells, the list of splits, the cards and the paper.
#include "engine/core/words.hpp"
#include "ui/context.hpp"
#include "ui/dice/best_scores_view.hpp"
#include "ui/dice/chart.hpp"
#include "ui/dice/dice_painter.hpp"
#include "ui/dice/dice_scene.hpp"
#include "ui/dice/picture.hpp"
#include "ui/dice/table_plan.hpp"
#include "ui/dice/words.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace parlour::dice {

namespace {

using ui::Align;
using ui::Color;
using ui::Face;
using ui::Rect;

constexpr Color kGold{236, 190, 110, 255};
constexpr Color kPlus{166, 224, 150, 255};
constexpr Color kMinus{244, 150, 126, 255};
constexpr int kListColumns = 3;
constexpr int kListRows = 5;
constexpr float kLift = 16; // of a die that is dragged

Color onDark(int points) {
    return points > 0 ? kPlus : points < 0 ? kMinus : ui::kPaper;
}

std::string_view wellName(Group well) {
    return well == Group::Removed ? "removed" : "pair";
}

} // namespace

void DiceScene::bakeBoard(ui::Painter& painter) {
    drawTray(painter, m_layout);
    drawPaper(painter, kPaperPlace);
    if (solo()) painter.panel(kBestPlace, ui::kPanelDark);
}

void DiceScene::drawBoard(ui::Painter& painter) {
    const Table table = tableNow();
    if (!table.rolled()) return;
    ui::Poses poses = stage().poses();
    if (m_dragging && m_gripped) {
        ui::Pose& held = poses[*m_gripped];
        held.at = m_mouse + ui::Point(0, 6);
        held.height = kLift;
        held.angle = 0;
    }
    if (m_refused) poses[*m_refused].at.x += shake();
    // Wells that would take the die light up.
    if (m_dragging) {
        for (const Group well : kWells) {
            const bool fits = well != Group::Removed || m_splitting.removable(*m_gripped);
            if (fits) painter.image("common/spot.png", m_layout.well(well).grown(14), ui::kWhite.faded(0.7F));
        }
    }
    drawDice(painter, poses, table.dice);
}

// --- dice and wells

void DiceScene::dice(ui::Widgets& widgets, bool mayMove) {
    if (!tableNow().rolled()) return;
    const bool busy = stage().moving() && (rolling() || !mayMove);
    if (busy && widgets.hotspot("Tray", m_layout.felt()).pressed) stage().finish();
    const bool live = mayMove && m_splitting.open() && !rolling();
    std::optional<std::size_t> pressed;
    std::optional<std::size_t> gripped;
    for (std::size_t die = 0; die < kDice; ++die) {
        const ui::Pose& pose = stage().poses()[die];
        const float half = kDieSide * 0.58F * m_layout.scale();
        const ui::Point middle = pose.at - ui::Point(0, 5);
        const ui::Touch touch = widgets.hotspot(fmt::format("Die {}", die + 1), middle, half, live);
        if (live && touch.focused && !m_dragging) {
            widgets.outline(Rect::around(middle, {half * 2.1F, half * 2.1F}), ui::kWhite.faded(0.85F), 2.5F, 13);
        }
        if (touch.pressed) pressed = die;
        if (touch.gripped) gripped = die;
        const bool forbidden = live && !m_splitting.removable(die) && m_splitting.group(die) == Group::Felt;
        if (forbidden && context().settings.get().hints && !stage().moving()) {
            widgets.icon("lock", Rect::around(middle + ui::Point(half * 0.86F, -half * 0.86F), {19, 19}),
                         ui::kWhite.faded(0.9F));
        }
    }
    const bool dropping = m_dragging && !gripped;
    drag(widgets, live ? gripped : std::nullopt);
    if (pressed && !dropping && live) pickDie(*pressed);
}

void DiceScene::wells(ui::Widgets& widgets) const {
    const bool splitting = m_splitting.open();
    for (const Group well : kWells) {
        const Rect rect = m_layout.label(well);
        std::string words(wellName(well));
        if (splitting && m_splitting.count(well) == room(well)) words += fmt::format(" {}", m_splitting.sum(well));
        widgets.text(words, rect,
                     {.face = Face::Title, .size = 14, .color = kGold, .align = Align::Middle, .shadow = true});
    }
    if (freeRoll() && !stage().moving()) {
        const Rect felt = m_layout.felt();
        const Rect banner = Rect::around({felt.middle().x, felt.bottom() - 20}, {190, 32});
        widgets.slice(ui::kButtonPrimary, banner);
        widgets.text("Free roll!", banner, {.face = Face::TitleBold, .size = 19, .align = Align::Middle});
    }
}

// --- the list

void DiceScene::splitRow(ui::Widgets& widgets, const Split& split, const Rect& rect, bool mayMove) {
    const std::string label = rules().formatMove(state(), Move::of(split));
    const bool chosen = m_splitting.complete() == split;
    const ui::Touch touch = widgets.hotspot(label, rect, mayMove);
    const bool advised = advice() && advice()->move == label;
    if (touch.glow > 0 || advised)
        widgets.slice(ui::kLight, rect.grown(ui::kHalo * 0.7F), ui::kWhite.faded(advised ? 1.F : touch.glow));
    widgets.slice(chosen ? ui::kButtonPrimary : ui::kButtonDark, rect, ui::kWhite.faded(mayMove ? 1 : 0.6F));
    const Color ink = chosen ? ui::kInk : ui::kPaper;
    float x = rect.x + 14;
    if (advised) {
        widgets.icon("hint", {x - 4, rect.middle().y - 11, 22, 22});
        x += 22;
    }
    widgets.text(fmt::format("{} · {}", split.low, split.high), {x, rect.y, 74, rect.h},
                 {.face = Face::BodyBold, .size = 18, .color = ink});
    widgets.text(fmt::format("− {}", split.removed), {rect.x + 84, rect.y, 40, rect.h},
                 {.size = 15, .color = chosen ? ui::kInkSoft : ui::kPaperSoft});
    const int change = rules().change(state().sheet(state().mover), split);
    widgets.text(changeText(change), {rect.right() - 74, rect.y, 60, rect.h},
                 {.face = Face::BodyBold,
                  .size = 17,
                  .color = chosen ? pointsInk(change) : onDark(change),
                  .align = Align::Right});
    if (touch.focused && mayMove) m_pointed = split;
    if (touch.pressed && mayMove) lay(split);
}

void DiceScene::splitList(ui::Widgets& widgets, bool mayMove) {
    m_pointed.reset();
    if (!mayMove || rolling()) return;
    const auto all = choices();
    const float width = kSplitList.w / kListColumns;
    const float height = kSplitList.h / kListRows;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::size_t column = i / kListRows;
        const Rect row{kSplitList.x + width * static_cast<float>(column),
                       kSplitList.y + height * static_cast<float>(i % kListRows), width - 6, height - 3};
        splitRow(widgets, all[i], row, mayMove);
    }
}

void DiceScene::actions(ui::Widgets& widgets, bool mayMove) {
    const Rect left{kActions.x, kActions.y, 300, kActions.h};
    const Rect right{kActions.x + 312, kActions.y, kActions.w - 312, kActions.h};
    if (mayMove && m_splitting.started()) {
        const bool complete = m_splitting.complete().has_value();
        if (widgets.button("Write it down", left, {.primary = true, .icon = "check", .enabled = complete})) commit();
        if (widgets.button("Take the dice back", right, {.dark = true, .icon = "undo"})) takeBack();
    }
    if (match().toMove() == kChance && chanceWaits() && !reviewing()) {
        const Rect box{kSplitList.x + 137, kSplitList.y + 34, 300, 60};
        if (widgets.button("Roll the dice (Space)", box, {.primary = true, .icon = "dice"})) roll();
        bool itself = rollsByItself();
        const Rect line{box.x - 20, box.bottom() + 18, box.w + 40, 44};
        widgets.panel(line.grown(2));
        if (widgets.toggle("Roll without asking", line, itself)) setRollsByItself(itself);
    }
}

// --- seats and paper

void DiceScene::cards(ui::Widgets& widgets) {
    for (std::size_t i = 0; i < seats(); ++i) {
        const Seat seat = seatAt(i);
        const Rect& card = hudLayout().seats.at(i);
        const ui::Touch touch = widgets.hotspot(fmt::format("Sheet of {}", match().seatName(seat)), card);
        if (touch.glow > 0) widgets.outline(card.grown(1), ui::kGlow.faded(touch.glow), 2, 10);
        if (touch.pressed) {
            m_looked = m_looked == seat ? std::nullopt : std::optional(seat);
            m_chart = false;
        }
        drawSmallSheet(widgets, rules(), writtenSheet(seat), {card.x + 13, card.y + 53, card.w - 26, 28});
        if (seat == shownSeat() && seats() > 1)
            widgets.fill({card.right() - 3, card.y + 14, 5, card.h - 28}, ui::kGlow, 2);
    }
}

void DiceScene::bestPanel(ui::Widgets& widgets) const {
    const Rect& at = kBestPlace;
    widgets.text("Best scores", {at.x + 16, at.y + 12, at.w - 32, 28},
                 {.face = Face::Title, .size = 20, .color = kGold});
    drawBestScores(widgets, m_best, {at.x + 14, at.y + 46, at.w - 28, at.h - 58},
                   {ui::kPaper, ui::kPaperSoft, ui::kGlow.faded(0.3F)});
}

void DiceScene::paper(ui::Widgets& widgets) const {
    const Seat seat = shownSeat();
    const bool splits = mayMove() && seat == state().mover && !rolling();
    SheetModel model{.rules = &rules(),
                     .sheet = writtenSheet(seat),
                     .total = stage().number(totalPlace(seat)),
                     .name = nameOf(seat),
                     .note = rules().finished(state().sheet(seat)) ? "has finished" : rules().level().title};
    if (m_looked && *m_looked != state().mover) model.note = "looking at this sheet";
    if (splits && context().settings.get().hints) {
        model.ghost = m_splitting.complete() ? m_splitting.complete() : m_pointed;
        model.ghostFree = freeRoll();
    }
    if (!model.ghost) model.last = lastSplitOf(seat);
    drawSheet(widgets, model, kPaperPlace);
}

void DiceScene::chartPaper(ui::Widgets& widgets) const {
    const Rect& at = kPaperPlace;
    widgets.text("Totals by round", {at.x + 22, at.y + 18, at.w - 44, 40}, {.face = Face::TitleBold, .size = 27});
    const auto all = courses(match(), names());
    drawChart(widgets, all, {at.x + 8, at.y + 74, at.w - 18, 430});
    float y = at.y + 520;
    for (std::size_t i = 0; i < all.size(); ++i) {
        widgets.text(fmt::format("{}  {}", i + 1, all[i].name), {at.x + 30, y, 220, 30},
                     {.face = Face::BodyBold, .size = 19});
        widgets.text(all[i].finished ? "finished" : "", {at.x + 230, y, 74, 30},
                     {.size = 15, .color = ui::kInkSoft, .align = Align::Right});
        widgets.text(
            numberText(all[i].totals.back()), {at.x + 310, y, 76, 30},
            {.face = Face::BodyBold, .size = 20, .color = pointsInk(all[i].totals.back()), .align = Align::Right});
        y += 36;
    }
}

std::optional<std::string> DiceScene::boardGui(ui::Widgets& widgets, bool mayMove) {
    wells(widgets);
    dice(widgets, mayMove);
    splitList(widgets, mayMove);
    actions(widgets, mayMove);
    cards(widgets);
    if (solo()) bestPanel(widgets);
    if (widgets.iconButton(m_chart ? "Sheet (C)" : "Chart (C)", kChartButton, m_chart ? "log" : "chart",
                           {.dark = true}))
        m_chart = !m_chart;
    if (m_chart) {
        chartPaper(widgets);
    } else {
        paper(widgets);
    }
    if (!m_focus.empty() && !rolling()) widgets.moveFocus(std::exchange(m_focus, {}));
    return std::exchange(m_chosen, std::nullopt);
}

} // namespace parlour::dice
