#include "ui/kalah/kalah_form.hpp"

#include "engine/kalah/rules.hpp"
#include "ui/kalah/heaps.hpp"
#include "ui/kalah/picture.hpp"
#include "ui/scenes/two_way.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

namespace parlour::kalah {

namespace {

constexpr std::array<std::string_view, 6> kKeys{"houses", "seeds", "capture", "end", "pie", "direction"};
constexpr float kRowHeight = 48;

const ui::TwoWords& captureWords() {
    static const ui::TwoWords words{"if facing seeds", "always"};
    return words;
}
const ui::TwoWords& endWords() {
    static const ui::TwoWords words{"a side is empty", "mover is stuck"};
    return words;
}
const ui::TwoWords& directionWords() {
    static const ui::TwoWords words{"counterclockwise", "clockwise"};
    return words;
}

Level parsed(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader);
}

} // namespace

void KalahForm::load(const LevelText& level) {
    m_level = parsed(level);
    m_text = level;
}

void KalahForm::loadCustom(const Choices& choices) {
    // What was remembered is checked by the reader that checks level files; anything odd, and the defaults are used.
    LevelText text{"custom", "custom", "title = \"Custom\"\n"};
    const std::string defaults = text.text;
    for (const auto key : kKeys) {
        const auto found = choices.find("custom-" + std::string(key));
        if (found != choices.end()) text.text += fmt::format("{} = {}\n", key, found->second);
    }
    try {
        load(text);
    } catch (const LevelError&) {
        text.text = defaults;
        load(text);
    }
}

void KalahForm::saveCustom(Choices& choices) const {
    const std::array<std::string, kKeys.size()> values{
        std::to_string(m_level.houses),
        std::to_string(m_level.seeds),
        m_level.capture == Capture::Facing ? "\"facing\"" : "\"always\"",
        m_level.end == End::SideEmpty ? "\"side-empty\"" : "\"mover-stuck\"",
        m_level.pie ? "true" : "false",
        m_level.direction == Direction::Clockwise ? "\"clockwise\"" : "\"counterclockwise\"",
    };
    for (std::size_t i = 0; i < kKeys.size(); ++i) {
        choices["custom-" + std::string(kKeys[i])] = values[i];
    }
}

std::string KalahForm::sentence() const {
    if (!m_level.about.empty()) return m_level.about;
    const auto some = [](int count, std::string_view what) {
        return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
    };
    return fmt::format("{} a side, {} in each, sown {}: {} in all.", some(m_level.houses, "house"),
                       some(m_level.seeds, "seed"), directionWords().at(static_cast<std::size_t>(m_level.direction)),
                       some(2 * m_level.houses * m_level.seeds, "seed"));
}

void KalahForm::preview(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules(m_level);
    const State state = rules.initial();
    const BoardLayout layout(rules.ring(), m_level.direction, rect);
    drawBoard(painter, layout);
    m_beads.draw(painter.target(), picture(layout, deal(rules.ring(), state)));
    drawCounts(painter, layout, {state.pits.begin(), state.pits.begin() + rules.ring().pits()});
}

bool KalahForm::options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    float y = rect.y;
    const auto row = [&] { return ui::Rect{rect.x, std::exchange(y, y + kRowHeight), rect.w, kRowHeight - 2}; };
    bool changed = widgets.stepper("Houses a side", row(), m_level.houses, 1, kMaxHouses, enabled);
    changed |= widgets.stepper("Seeds a house", row(), m_level.seeds, 1, kMaxSeeds, enabled);
    changed |= ui::chooseTwo(widgets, "Captures", row(), captureWords(), m_level.capture, enabled);
    changed |= ui::chooseTwo(widgets, "Ends when", row(), endWords(), m_level.end, enabled);
    changed |= ui::chooseTwo(widgets, "Sowing", row(), directionWords(), m_level.direction, enabled);
    changed |= widgets.toggle("Pie rule", row(), m_level.pie, enabled);
    return changed;
}

LevelText KalahForm::level(std::size_t starter) const {
    Level level = m_level;
    if (starter != 0) level.toMove = kNorth;
    // A shipped level keeps the words of its file.
    if (level == parsed(m_text)) return m_text;
    return {m_text.name, m_text.file, writeLevel(level)};
}

} // namespace parlour::kalah
