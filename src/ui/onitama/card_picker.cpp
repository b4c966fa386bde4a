#include "ui/onitama/card_picker.hpp"

#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/onitama/board_painter.hpp"
#include "ui/onitama/level_picture.hpp"
#include "ui/painter.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr ui::Rect kTable{28, 156, 944, 534};
constexpr ui::Rect kSheet{992, 96, 260, 594};
constexpr ui::Rect kInside = kSheet.grown(-24);
constexpr float kGap = 12; // between cards
constexpr ui::Color kUnused{118, 104, 92, 255};
constexpr float kRounding = 8;

// Where the chosen five lie on the sheet: B's at the top, the side card between the players.
ui::Rect placeRect(std::size_t place) {
    const ui::Point kSize{100, 137};
    constexpr float kTop = kInside.y + 30;
    constexpr float kRow = 168;
    const float left = kInside.x;
    const float right = kInside.right() - kSize.x;
    switch (place) {
        case 0:
            return {left, kTop + 2 * kRow, kSize.x, kSize.y};
        case 1:
            return {right, kTop + 2 * kRow, kSize.x, kSize.y};
        case 2:
            return {left, kTop, kSize.x, kSize.y};
        case 3:
            return {right, kTop, kSize.x, kSize.y};
        default:
            return {kInside.middle().x - kSize.x / 2, kTop + kRow, kSize.x, kSize.y};
    }
}

std::string capital(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

} // namespace

CardPicker::CardPicker(ui::Context& context, CardChoice choice, Take take)
    : Scene(context), m_choice(std::move(choice)), m_take(std::move(take)) {
    for (std::size_t card = 0; card < m_choice.catalogue().size(); ++card) {
        m_labels.push_back(faceOf(m_choice.catalogue(), card).title);
    }
    // As many columns as make the cards largest.
    const auto count = static_cast<float>(m_labels.size());
    float widest = 0;
    for (std::size_t columns = 1; columns <= m_labels.size(); ++columns) {
        const auto across = static_cast<float>(columns);
        const float down = std::ceil(count / across);
        const ui::Point size{kTable.w / across, kTable.h / down};
        const float width = std::min(size.x - kGap, (size.y - kGap) * kCardShape);
        if (width <= widest) continue;
        widest = width;
        m_columns = columns;
        m_cell = size;
    }
}

ui::Rect CardPicker::cell(std::size_t card) const {
    const ui::Rect box{kTable.x + static_cast<float>(card % m_columns) * m_cell.x,
                       kTable.y + static_cast<float>(card / m_columns) * m_cell.y, m_cell.x, m_cell.y};
    return cardInside(box.grown(-kGap / 2));
}

bool CardPicker::used(std::size_t card) const {
    return m_choice.dealt() ? m_choice.ticked(card) : m_choice.placeOf(card).has_value();
}

bool CardPicker::handle(const ui::Input& input) {
    if (input.kind != ui::Input::Kind::KeyDown || input.key != ui::Key::Escape) return false;
    context().scenes.pop();
    return true;
}

void CardPicker::bake(ui::Painter& painter) {
    painter.table();
    painter.panel(kSheet);
    painter.text(
        "The cards", ui::Point(ui::kCanvas.x / 2, 50),
        {.face = ui::Face::TitleBold, .size = 48, .color = ui::kPaper, .align = ui::Align::Middle, .shadow = true});
    for (std::size_t card = 0; card < m_labels.size(); ++card) {
        const ui::Rect rect = cell(card);
        drawCard(painter, rect, faceOf(m_choice.catalogue(), card), false, used(card) ? ui::kWhite : kUnused);
    }
    if (m_choice.dealt()) return;
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        const auto card = m_choice.at(place);
        if (card) drawCard(painter, placeRect(place), faceOf(m_choice.catalogue(), *card), turnedAt(place, kA));
    }
}

void CardPicker::press(std::size_t card) {
    if (m_choice.dealt()) {
        m_choice.tick(card);
    } else {
        m_choice.put(card);
    }
    bakeAgain();
}

void CardPicker::modes(ui::Widgets& widgets) {
    const auto mode = [&](std::string_view label, const ui::Rect& rect, bool dealt) {
        const bool chosen = m_choice.dealt() == dealt;
        const ui::ButtonStyle style{.primary = chosen, .dark = !chosen, .icon = chosen ? "check" : ""};
        if (!widgets.button(label, rect, style) || chosen) return;
        m_choice.setDealt(dealt);
        bakeAgain();
    };
    mode("Deal from these", {kTable.x + 6, 96, 300, 50}, true);
    mode("Exactly these five", {kTable.x + 322, 96, 300, 50}, false);
}

void CardPicker::table(ui::Widgets& widgets) {
    for (std::size_t card = 0; card < m_labels.size(); ++card) {
        const ui::Rect rect = cell(card);
        const ui::Touch touch = widgets.hotspot(m_labels[card], rect, m_take != nullptr);
        if (touch.glow > 0) widgets.slice(ui::kLight, rect.grown(ui::kHalo), ui::kWhite.faded(touch.glow));
        if (touch.pressed) press(card);
        if (!used(card)) continue;
        const ui::Rect mark{rect.right() - 30, rect.y - 4, 34, 34};
        widgets.fill(mark, ui::kShade.faded(0.85F), mark.w / 2);
        if (m_choice.dealt()) {
            widgets.icon("check", mark.grown(-6));
        } else {
            const auto place = kPlaceNames[*m_choice.placeOf(card)];
            widgets.text(place, mark.grown(-3),
                         {.face = ui::Face::BodyBold, .size = 15, .color = ui::kGlow, .align = ui::Align::Middle});
        }
    }
}

void CardPicker::deck(ui::Widgets& widgets) {
    const ui::Lettering heading{.face = ui::Face::Title, .size = 30, .align = ui::Align::Middle};
    widgets.text("The deck", {kInside.x, kInside.y, kInside.w, 40}, heading);
    widgets.text(fmt::format("{} of {} cards", m_choice.deckSize(), m_labels.size()),
                 {kInside.x, kInside.y + 46, kInside.w, 30},
                 {.face = ui::Face::BodyBold, .size = 20, .align = ui::Align::Middle});
    widgets.paragraph("Five of them are dealt anew for every game: two to each player, one to the side.",
                      {kInside.x, kInside.y + 92, kInside.w, 100}, {.size = 17, .color = ui::kInkSoft});
    if (!m_take) return;
    float y = kInside.y + 210;
    const auto shortcut = [&](std::string_view label, std::size_t count) {
        if (widgets.button(label, {kInside.x, std::exchange(y, y + 64), kInside.w, 52})) {
            m_choice.tickFirst(count);
            bakeAgain();
        }
    };
    shortcut("All", m_labels.size());
    shortcut("Classic sixteen", kClassicCards);
    shortcut("None", 0);
}

void CardPicker::places(ui::Widgets& widgets) {
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        const ui::Rect rect = placeRect(place);
        const bool waits = m_take && m_choice.waiting() == place;
        widgets.text(capital(std::string(kPlaceNames[place])), {rect.x, rect.y - 28, rect.w, 26},
                     {.face = ui::Face::BodyBold, .size = 17, .align = ui::Align::Middle});
        if (!m_choice.at(place)) widgets.fill(rect, ui::kInk.faded(0.16F), kRounding);
        if (waits) widgets.outline(rect.grown(3), ui::kGlow, 4, kRounding);
        const ui::Touch touch = widgets.hotspot(fmt::format("Place {}", kPlaceNames[place]), rect, m_take != nullptr);
        if (touch.glow > 0) widgets.slice(ui::kLight, rect.grown(ui::kHalo), ui::kWhite.faded(touch.glow));
        if (touch.pressed) m_choice.wait(place);
    }
    if (m_take && widgets.button("Clear", {kInside.x, kInside.bottom() - 22, kInside.w, 40})) {
        m_choice.clear();
        bakeAgain();
    }
}

void CardPicker::foot(ui::Widgets& widgets) {
    if (widgets.button(m_take ? "Cancel" : "Back", {28, 708, 200, 64}, {.icon = "back"})) context().scenes.pop();
    if (!m_take) return;
    const std::string missing = m_choice.missing();
    const std::string say = !missing.empty()   ? missing
                            : m_choice.dealt() ? ""
                                               : "Every place has its card; choose a place and a card to change it.";
    widgets.text(say, {248, 708, 744, 64},
                 {.size = 20,
                  .color = missing.empty() ? ui::kPaperSoft : ui::kGlow,
                  .align = ui::Align::Middle,
                  .shadow = true});
    if (widgets.button("Done", {1012, 708, 240, 64}, {.primary = true, .icon = "check", .enabled = missing.empty()})) {
        m_take(m_choice.cards(), m_choice.dealt());
        context().scenes.pop();
    }
}

void CardPicker::gui(ui::Widgets& widgets) {
    if (m_take) modes(widgets);
    table(widgets);
    if (m_choice.dealt()) {
        deck(widgets);
    } else {
        places(widgets);
    }
    foot(widgets);
    widgets.focusFirst(m_take ? m_labels.front() : "Back");
}

} // namespace parlour::onitama
