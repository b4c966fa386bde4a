// Who has the table: the seats of two people at one screen, the blind between their turns, and the sheet that stops the
// game after a round.
#include "ui/context.hpp"
#include "ui/kahuna/kahuna_scene.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace parlour::kahuna {

Sight KahunaScene::wantedSight() const {
    const bool first = session().human(kP1);
    const bool second = session().human(kP2);
    Sight sight;
    if (shared()) {
        if (m_seated) sight.hands[index(*m_seated)] = true;
        const auto seat = match().toMove();
        sight.bottom = m_seated ? *m_seated : seat && *seat != kChance ? *seat : m_sight.bottom;
    } else {
        sight.hands = {first || !second, second || !first};
        sight.bottom = second ? kP2 : kP1;
    }
    // When it is over there are no secrets any more.
    if (reviewing() || match().over()) sight.hands = {true, true};
    return sight;
}

void KahunaScene::look() {
    const Sight sight = wantedSight();
    if (sight == m_sight && !m_history.empty()) return;
    m_sight = sight;
    m_history.clear();
    ui::HudLayout layout = kLagoonLayout;
    if (sight.bottom == kP2) std::swap(layout.north, layout.south);
    arrange(layout);
    stage().reset(picture(m_layout, castAt(match().length())), totals());
    moved();
}

bool KahunaScene::seated() const {
    return reviewing() || !shared() || match().over() || m_seated == match().toMove();
}

bool KahunaScene::curtainWanted() const {
    // The first deal of all is open to be seen; between rounds there are hands already.
    const bool handsThere = session().humanToMove() || state().round > 1;
    return shared() && !reviewing() && !match().over() && !m_seated && handsThere;
}

void KahunaScene::handOver() {
    m_seated.reset();
    m_drewHidden = false;
    m_focusAction = true;
    say({}); // it may have named a card
    look();  // no hand from this moment on, the blind comes after
}

void KahunaScene::takeSeat() {
    m_seated = match().toMove();
    look();
}

void KahunaScene::updateSeat() {
    if (stage().moving()) return;
    const auto seat = match().toMove();
    const bool leaves = m_seated && shared() && !reviewing() && seat && *seat != kChance && *seat != *m_seated;
    // Who drew a card in secret looks at it for as long as he likes; but not while both read the sheet.
    if ((leaves && !m_drewHidden) || (m_seated && sheetShown())) handOver();
    look();
}

void KahunaScene::update(ui::Seconds dt) {
    MatchScene::update(dt);
    updateSeat();
    if (sheetShown() && session().watching() && (m_roundLeft -= dt) <= 0) closeSheet();
    const float goal = curtainWanted() ? 1 : 0;
    const float whole = ui::paced(context().settings.get(), 0.35F);
    const float step = whole > 0 ? dt / whole : 1;
    m_curtain = goal > m_curtain ? std::min(goal, m_curtain + step) : std::max(goal, m_curtain - step);
}

bool KahunaScene::animating() const {
    const bool leaving = m_round && session().watching(); // the sheet, by itself
    return MatchScene::animating() || leaving || m_curtain != (curtainWanted() ? 1.F : 0.F);
}

// The player who drew in secret still has the screen, then nobody, then the next one.
void KahunaScene::curtain(ui::Widgets& widgets) {
    const auto seat = match().toMove();
    if (!shared() || reviewing() || !seat || *seat == kChance || stage().moving()) return;
    if (m_seated && *m_seated != *seat) {
        const ui::Rect& box = hudLayout().action;
        const auto label = "Pass to " + nameOf(*seat);
        if (widgets.button(label, {box.x, box.y + 54, box.w, 48}, {.primary = true})) handOver();
        widgets.focusFirst(label);
        if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
        return;
    }
    if (!curtainWanted() || m_curtain < 1) return;
    const ui::Rect panel = ui::Rect::around(m_layout.water().middle(), {440, 216});
    widgets.panel(panel);
    widgets.text("Pass to " + nameOf(*seat), {panel.x + 20, panel.y + 24, panel.w - 40, 50},
                 {.face = ui::Face::TitleBold, .size = 36, .color = ui::kInk, .align = ui::Align::Middle});
    widgets.paragraph("The blind hides both hands until " + nameOf(*seat) + " is in front of the screen.",
                      {panel.x + 40, panel.y + 84, panel.w - 80, 50},
                      {.size = 18, .color = ui::kInkSoft, .align = ui::Align::Middle});
    const auto label = "I am " + nameOf(*seat);
    const bool pressed =
        widgets.button(label, ui::Rect::around({panel.middle().x, panel.bottom() - 42}, {260, 50}), {.primary = true});
    widgets.focusFirst(label);
    if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
    if (pressed) {
        takeSeat();
        widgets.moveFocus("Hand 1");
    }
}

void KahunaScene::roundSheet(ui::Widgets& widgets) {
    const RoundScored& round = *m_round;
    const ui::Rect sheet = ui::Rect::around(m_layout.water().middle(), {540, 286});
    widgets.panel(sheet);
    widgets.text(fmt::format("Round {} is over", round.round), {sheet.x + 20, sheet.y + 16, sheet.w - 40, 46},
                 {.face = ui::Face::TitleBold, .size = 32, .color = ui::kInk, .align = ui::Align::Middle});
    const int worth = round.round; // points of this round
    const bool tie = round.kahunas[0] == round.kahunas[1];
    const auto points = fmt::format("{} point{}", worth, worth == 1 ? "" : "s");
    const auto nobody = worth == 1 ? std::string("nobody gets the point") : "nobody gets the " + points;
    const std::string why =
        tie ? fmt::format("As many islands each: {}.", round.points[0] > 0 ? "both get " + points : nobody)
            : fmt::format("More islands: {} gets {}.", nameOf(round.points[0] > round.points[1] ? kP1 : kP2), points);
    widgets.text(why, {sheet.x + 20, sheet.y + 62, sheet.w - 40, 26},
                 {.size = 18, .color = ui::kInkSoft, .align = ui::Align::Middle});
    for (const Seat seat : {kP1, kP2}) {
        const auto i = index(seat);
        const float y = sheet.y + 98 + 52 * static_cast<float>(i);
        widgets.line({sheet.x + 36, y}, {sheet.right() - 36, y}, ui::kInkSoft.faded(0.3F), 1);
        widgets.image(fmt::format("kahuna/stone-{}.png", i + 1), {sheet.x + 40, y - 2, 44, 54});
        widgets.text(nameOf(seat), {sheet.x + 92, y + 4, 180, 44}, {.face = ui::Face::BodyBold, .size = 20});
        widgets.text(fmt::format("{} island{}", round.kahunas.at(i), round.kahunas.at(i) == 1 ? "" : "s"),
                     {sheet.x + 284, y + 4, 90, 44}, {.size = 19});
        widgets.text(fmt::format("+{}", round.points.at(i)), {sheet.x + 376, y + 4, 44, 44},
                     {.face = ui::Face::BodyBold, .size = 22, .align = ui::Align::Right});
        widgets.text(fmt::format("= {}", round.totals.at(i)), {sheet.x + 426, y + 4, 70, 44},
                     {.face = ui::Face::BodyBold, .size = 22, .align = ui::Align::Right});
    }
    const auto label = fmt::format("On to round {}", round.round + 1);
    const bool pressed =
        widgets.button(label, ui::Rect::around({sheet.middle().x, sheet.bottom() - 38}, {240, 48}), {.primary = true});
    if (std::exchange(m_focusAction, false)) widgets.moveFocus(label);
    widgets.focusFirst(label);
    if (pressed) closeSheet();
}

void KahunaScene::closeSheet() {
    m_round.reset();
    m_focusAction = true;
}

} // namespace parlour::kahuna
