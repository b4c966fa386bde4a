#include "ui/match/hud.hpp"

#include "ui/painter.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace parlour::ui {

namespace {

constexpr float kToolGap = 8;
constexpr float kLogRow = 22;
constexpr float kMessage = 20; // the size of its letters
constexpr float kLeastMessage = 13;
constexpr float kNarrowCard = 360; // a seat card below this width has a smaller score
constexpr std::array kRates{0.4F, 0.65F, 1.F, 1.8F, 3.5F};

struct Tool {
    std::string_view label;
    std::string_view icon;
    HudAction action;
    bool enabled = true;
};

std::vector<Tool> toolsFor(const HudModel& model) {
    const Tool rules{"Rules (F1)", "rules", HudAction::Rules};
    const Tool menu{"Menu (Esc)", "menu", HudAction::Pause};
    const Tool running = model.running ? Tool{"Pause (Space)", "pause", HudAction::PlayPause}
                                       : Tool{"Go on (Space)", "play", HudAction::PlayPause};
    switch (model.mode) {
        case HudModel::Mode::Watch:
            return {{"One move back (U)", "undo", HudAction::Undo, model.canUndo},
                    running,
                    {"One move (S)", "step", HudAction::Step},
                    {"Slower", "slow", HudAction::Slower, model.speed > 0},
                    {"Faster", "fast", HudAction::Faster, model.speed < kSpeeds - 1},
                    rules,
                    menu};
        case HudModel::Mode::Review:
            return {{"To the start (Home)", "first", HudAction::First, model.canUndo},
                    {"One move back (PgUp)", "back", HudAction::StepBack, model.canUndo},
                    running,
                    {"One move on (PgDn)", "forward", HudAction::Step, model.canRedo},
                    {"To the end (End)", "last", HudAction::Last, model.canRedo},
                    {"Result", "trophy", HudAction::Result},
                    rules,
                    menu};
        case HudModel::Mode::Play:
            break;
    }
    return {{"Undo (U)", "undo", HudAction::Undo, model.canUndo},
            {"Redo (R)", "redo", HudAction::Redo, model.canRedo},
            {"Hint (H)", "hint", HudAction::Hint, model.canHint},
            rules,
            menu};
}

} // namespace

float watchRate(int speed) {
    return kRates.at(static_cast<std::size_t>(std::clamp(speed, 0, kSpeeds - 1)));
}

void Hud::bake(Painter& painter) const {
    painter.panel(m_layout.log, kPanelDark);
    if (!m_layout.small()) {
        painter.panel(m_layout.north, kPanelDark);
        painter.panel(m_layout.south, kPanelDark);
    }
    for (const Rect& rect : m_layout.seats) {
        if (rect.w > 0) painter.panel(rect, kPanelDark);
    }
}

HudAction Hud::gui(Widgets& widgets, const HudModel& model) {
    HudAction action = HudAction::None;
    const auto merge = [&action](HudAction other) {
        if (other != HudAction::None) action = other;
    };
    const std::array cards{m_layout.south, m_layout.north};
    for (std::size_t i = 0; i < model.seats.size(); ++i) {
        if (m_layout.small()) {
            merge(smallCard(widgets, m_layout.seats.at(i), model.seats[i], model.canMoveNow));
        } else {
            merge(card(widgets, cards.at(i), model.seats[i], model.canMoveNow));
        }
    }
    merge(toolbar(widgets, model));
    log(widgets, model);
    widgets.text(model.title, m_layout.title, {.face = Face::Title, .size = 20, .color = kPaperSoft, .shadow = true});
    Lettering lettering{.face = model.alarm ? Face::BodyBold : Face::Body,
                        .size = kMessage,
                        .color = model.alarm ? kGlow : kPaper,
                        .align = Align::Middle,
                        .shadow = true};
    // A long sentence is written smaller, rather than over what lies below it. One line always has room.
    const Rect& place = m_layout.message;
    const float room = std::max(place.h, widgets.paragraphHeight("A", place.w, lettering));
    while (lettering.size > kLeastMessage && widgets.paragraphHeight(model.message, place.w, lettering) > room) {
        --lettering.size;
    }
    widgets.paragraph(model.message, m_layout.message, lettering);
    return action;
}

// A head of 52 units; what a game draws below it on the card is its own business.
HudAction Hud::smallCard(Widgets& widgets, const Rect& rect, const SeatCard& seat, bool canMoveNow) {
    if (seat.toMove) widgets.slice(kLight, rect.grown(kHalo));
    widgets.image("common/ladder/" + seat.player + ".png", {rect.x + 11, rect.y + 9, 42, 42});
    const float left = rect.x + 58;
    widgets.text(seat.score, {rect.right() - 86, rect.y + 10, 70, 26},
                 {.face = Face::BodyBold, .size = 24, .color = kPaper, .align = Align::Right});
    widgets.text(seat.name, {left, rect.y + 10, rect.right() - 88 - left, 24},
                 {.face = Face::Title, .size = 19, .color = kPaper});
    const Rect line{left, rect.y + 33, rect.right() - 16 - left, 17};
    if (seat.thinking) {
        const Rect now{rect.right() - 86, rect.y + 33, 76, 20};
        widgets.progressBar({left, rect.y + 37, now.x - left - 8, 9}, seat.progress);
        return canMoveNow && widgets.button("Move now", now, {.dark = true}) ? HudAction::MoveNow : HudAction::None;
    }
    const std::string status = !seat.note.empty() ? seat.note : seat.toMove ? "to move" : seat.side;
    widgets.text(status, line, {.size = 14, .color = seat.toMove ? kGlow : kPaperSoft});
    return HudAction::None;
}

HudAction Hud::card(Widgets& widgets, const Rect& rect, const SeatCard& seat, bool canMoveNow) {
    if (seat.toMove) widgets.slice(kLight, rect.grown(kHalo));
    widgets.image("common/ladder/" + seat.player + ".png", {rect.x + 14, rect.y + 14, 76, 76});
    const bool narrow = rect.w < kNarrowCard;
    const float scoreWidth = narrow ? 44 : 82;
    const float text = rect.w - 104 - scoreWidth - (narrow ? 16 : 18); // beside the score
    const Rect name{rect.x + 104, rect.y + 12, text, 32};
    widgets.text(seat.name, name, {.face = Face::Title, .size = 25, .color = kPaper});
    const Rect line{rect.x + 104, rect.y + 46, narrow ? rect.w - 118 : text, 22};
    std::string status = seat.side;
    if (seat.thinking) {
        status += seat.depth > 0 ? fmt::format(" · thinking, {} deep", seat.depth) : " · thinking";
    } else if (seat.toMove) {
        status += " · to move";
    }
    widgets.text(status, line, {.size = 16, .color = seat.toMove ? kGlow : kPaperSoft});
    const Rect score = narrow ? Rect{rect.right() - 60, rect.y + 10, scoreWidth, 36}
                              : Rect{rect.right() - 108, rect.y + 14, scoreWidth, 76};
    widgets.text(seat.score, score,
                 {.face = Face::BodyBold, .size = narrow ? 30.F : 46.F, .color = kPaper, .align = Align::Right});
    if (!seat.thinking) return HudAction::None;
    const Rect now{narrow ? rect.right() - 110 : rect.right() - 202, rect.y + 66, 92, 28};
    widgets.progressBar({rect.x + 104, rect.y + 74, now.x - rect.x - 112, 12}, seat.progress);
    return canMoveNow && widgets.button("Move now", now, {.dark = true}) ? HudAction::MoveNow : HudAction::None;
}

HudAction Hud::toolbar(Widgets& widgets, const HudModel& model) const {
    const auto tools = toolsFor(model);
    HudAction action = HudAction::None;
    const float step = m_layout.tool + kToolGap;
    const auto perRow = static_cast<std::size_t>((m_layout.tools.w + kToolGap) / step);
    for (std::size_t i = 0; i < tools.size(); ++i) {
        const std::size_t row = i / perRow;
        const std::size_t inRow = std::min(perRow, tools.size() - row * perRow);
        const Rect rect{m_layout.tools.right() + kToolGap - static_cast<float>(inRow - i % perRow) * step,
                        m_layout.tools.y + static_cast<float>(row) * step, m_layout.tool, m_layout.tool};
        const Tool& tool = tools[i];
        if (widgets.iconButton(tool.label, rect, tool.icon,
                               {.dark = true, .enabled = tool.enabled, .tooltip = tool.label})) {
            action = tool.action;
        }
    }
    if (model.mode == HudModel::Mode::Watch) {
        widgets.text(fmt::format("Speed {} of {}", model.speed + 1, kSpeeds), m_layout.speed,
                     {.size = 16, .color = kPaperSoft, .align = Align::Right, .shadow = true});
    }
    return action;
}

void Hud::log(Widgets& widgets, const HudModel& model) const {
    const Rect inside{m_layout.log.x + 20, m_layout.log.y + 14, m_layout.log.w - 40, m_layout.log.h - 28};
    if (model.log.empty()) {
        widgets.text("No move yet", inside, {.size = 16, .color = kPaperSoft, .align = Align::Middle});
        return;
    }
    // The rows around the last one played; what was taken back follows in a lighter hand.
    const auto rows = static_cast<std::size_t>(inside.h / kLogRow);
    const std::size_t end = std::min(model.log.size(), std::max(model.logAt + 1, rows));
    const std::size_t begin = end - std::min(end, rows);
    for (std::size_t i = begin; i < end; ++i) {
        const Rect row{inside.x, inside.y + kLogRow * static_cast<float>(i - begin), inside.w, kLogRow};
        const bool last = i + 1 == model.logAt;
        const Color color = last ? kGlow : i < model.logAt ? kPaper : kPaperSoft.faded(0.5F);
        widgets.text(fmt::format("{}{}", last ? "› " : "", model.log[i]), row,
                     {.face = last ? Face::BodyBold : Face::Body, .size = 16, .color = color});
    }
}

} // namespace parlour::ui
