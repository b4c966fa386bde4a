#include "ui/dice/dice_form.hpp"

#include "engine/dice/rules.hpp"
#include "ui/context.hpp"
#include "ui/dice/best_scores_view.hpp"
#include "ui/dice/dice_painter.hpp"
#include "ui/dice/picture.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

namespace parlour::dice {

namespace {

constexpr std::string_view kValuesKey = "custom-values";
constexpr std::string_view kStopKey = "custom-stop_count";
constexpr int kValueStep = 10;
constexpr int kRows = 6; // of the two columns: eleven numbers and the stop count

Level parsed(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader, 1);
}

} // namespace

void DiceForm::load(const LevelText& level) {
    m_level = parsed(level);
    m_text = level;
}

void DiceForm::loadCustom(const Choices& choices) {
    // What was remembered is checked by the reader that checks level files; anything odd, and the defaults are used.
    LevelText text{"custom", "custom", "title = \"Custom\"\n"};
    const std::string defaults = text.text;
    if (const auto values = choices.find(std::string(kValuesKey)); values != choices.end()) {
        text.text += fmt::format("values = {}\n", values->second);
    }
    if (const auto stop = choices.find(std::string(kStopKey)); stop != choices.end()) {
        text.text += fmt::format("stop_count = {}\n", stop->second);
    }
    try {
        load(text);
    } catch (const LevelError&) {
        text.text = defaults;
        load(text);
    }
}

void DiceForm::saveCustom(Choices& choices) const {
    choices[std::string(kValuesKey)] = fmt::format("[{}]", fmt::join(m_level.values, ", "));
    choices[std::string(kStopKey)] = std::to_string(m_level.stopCount);
}

std::string DiceForm::sentence() const {
    if (!m_level.about.empty()) return m_level.about;
    return fmt::format("Your own values; the {}th time that you remove a number ends your game.", m_level.stopCount);
}

std::vector<std::string> DiceForm::sides() const {
    std::vector<std::string> names;
    const Rules rules(m_level);
    for (std::size_t i = 0; i < kMostPlayers; ++i) {
        names.push_back(rules.seatName(seatAt(i)));
    }
    return names;
}

void DiceForm::preview(ui::Painter& painter, const ui::Rect& rect) {
    const TrayLayout layout(rect);
    const Table table{.dice = {1, 2, 3, 5, 6}, .spots = {}, .round = 3};
    drawTray(painter, layout);
    drawDice(painter, picture(layout, table), table.dice);
}

void DiceForm::extras(ui::Widgets& widgets, const ui::Rect& rect) {
    const ui::Rect button{rect.right() - 230, rect.y, 230, rect.h};
    if (widgets.button("Best scores", button, {.icon = "trophy"})) {
        m_context.scenes.push(std::make_unique<BestScoresScene>(m_context, m_level));
    }
}

bool DiceForm::options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    const float height = rect.h / kRows;
    const float width = rect.w / 2;
    const auto cell = [&](std::size_t i) {
        const std::size_t column = i / kRows;
        return ui::Rect{rect.x + width * static_cast<float>(column), rect.y + height * static_cast<float>(i % kRows),
                        width - 6, height - 2};
    };
    bool changed = false;
    for (std::size_t i = 0; i < kNumbers; ++i) {
        changed |= widgets.stepper(fmt::format("{}##value", i + kLeastNumber), cell(i), m_level.values[i], 0,
                                   kMostValue, enabled, kValueStep);
    }
    changed |= widgets.stepper("Stop##count", cell(kNumbers), m_level.stopCount, 1, kMostStopCount, enabled);
    return changed;
}

LevelText DiceForm::level(std::size_t /*starter*/) const {
    // A shipped level keeps the words of its file.
    if (m_level == parsed(m_text)) return m_text;
    return {m_text.name, m_text.file, writeLevel(m_level)};
}

} // namespace parlour::dice
