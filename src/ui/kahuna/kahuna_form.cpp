#include "ui/kahuna/kahuna_form.hpp"

#include "engine/core/catalog.hpp"
#include "engine/kahuna/rules.hpp"
#include "ui/kahuna/board_painter.hpp"
#include "ui/scenes/two_way.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace parlour::kahuna {

namespace {

constexpr float kRowHeight = 48;
constexpr float kScrollBar = 16; // what it takes of the width
constexpr std::string_view kMapKey = "custom-archipelago";

// A key of a level file with its two values, in the order of the enumeration.
struct Option {
    std::string_view key;
    std::array<std::string_view, 2> values;
    int (*get)(const Options&);
};
constexpr std::array<Option, 7> kOptions{{
    {"tie_scores", {"both", "none"}, [](const Options& o) { return static_cast<int>(o.tieScores); }},
    {"final_score", {"own", "difference"}, [](const Options& o) { return static_cast<int>(o.finalScore); }},
    {"last_turns", {"until-stuck", "one-each"}, [](const Options& o) { return static_cast<int>(o.lastTurns); }},
    {"decline", {"always", "not-twice"}, [](const Options& o) { return static_cast<int>(o.decline); }},
    {"discard", {"any-time", "full-hand"}, [](const Options& o) { return static_cast<int>(o.discard); }},
    {"wiped_out", {"scored", "loses"}, [](const Options& o) { return static_cast<int>(o.wipedOut); }},
    {"tie_break", {"none", "official"}, [](const Options& o) { return static_cast<int>(o.tieBreak); }},
}};

Level parsed(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader);
}

LevelText customText(const ui::LevelForm::Choices& choices) {
    LevelText text{"custom", "custom", "title = \"Custom\"\n"};
    for (const Option& option : kOptions) {
        const auto found = choices.find("custom-" + std::string(option.key));
        if (found != choices.end()) text.text += fmt::format("{} = \"{}\"\n", option.key, found->second);
    }
    return text;
}

} // namespace

KahunaForm::KahunaForm() {
    for (const auto& file : shippedLevelFiles(Rules::info.id)) {
        try {
            const LevelText text = readLevelFile(file);
            Level level = parsed(text);
            const bool known = std::any_of(m_archipelagos.begin(), m_archipelagos.end(),
                                           [&](const Archipelago& other) { return other.map == level.map; });
            if (known) continue;
            const bool usual = level.map == twelveIslands();
            m_archipelagos.push_back({text.name, usual ? "Twelve islands" : level.title, std::move(level.map)});
        } catch (const LevelError&) { // the list of levels says what is wrong with it
        }
    }
}

void KahunaForm::load(const LevelText& level) {
    m_level = parsed(level);
    m_text = level;
}

void KahunaForm::loadCustom(const Choices& choices) {
    // What was remembered is checked by the reader that checks level files; anything odd, and the defaults are used.
    try {
        load(customText(choices));
    } catch (const LevelError&) {
        load(customText({}));
    }
    const auto key = choices.find(std::string(kMapKey));
    const auto found = std::find_if(m_archipelagos.begin(), m_archipelagos.end(), [&](const Archipelago& one) {
        return key != choices.end() && one.key == key->second;
    });
    if (found != m_archipelagos.end()) m_level.map = found->map;
}

void KahunaForm::saveCustom(Choices& choices) const {
    for (const Option& option : kOptions) {
        const auto value = static_cast<std::size_t>(option.get(m_level.options));
        choices["custom-" + std::string(option.key)] = option.values.at(value);
    }
    if (const auto which = archipelago(); which < m_archipelagos.size()) {
        choices[std::string(kMapKey)] = m_archipelagos[which].key;
    }
}

std::size_t KahunaForm::archipelago() const {
    const auto found = std::find_if(m_archipelagos.begin(), m_archipelagos.end(),
                                    [&](const Archipelago& one) { return one.map == m_level.map; });
    return static_cast<std::size_t>(found - m_archipelagos.begin());
}

std::string KahunaForm::sentence() const {
    if (!m_level.about.empty()) return m_level.about;
    const std::string_view rules = m_level.options == kMathuna    ? "the rules of Mathuna"
                                   : m_level.options == kOfficial ? "the official rules"
                                                                  : "rules of your own";
    return fmt::format("{} islands, {} places for bridges, {} cards; {}.", m_level.map.islands().size(),
                       m_level.map.bridges().size(), m_level.map.allCards().size(), rules);
}

std::optional<std::size_t> KahunaForm::starter() const {
    // A position that was set up, or a level that lets the second player begin, means it.
    if (m_level.start == Start{}) return std::nullopt;
    return index(m_level.start.toMove);
}

void KahunaForm::preview(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules(m_level);
    const BoardLayout layout(m_level.map, rect);
    drawLagoon(painter, layout);
    drawTable(painter, layout, m_level.map, rules.initial());
}

bool KahunaForm::archipelagoOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    std::vector<std::string> titles;
    for (const Archipelago& one : m_archipelagos) {
        titles.push_back(one.title);
    }
    auto at = static_cast<int>(archipelago());
    if (archipelago() == m_archipelagos.size()) titles.emplace_back("its own");
    if (!widgets.choice("Archipelago", rect, titles, at, enabled)) return false;
    if (static_cast<std::size_t>(at) < m_archipelagos.size()) {
        m_level.map = m_archipelagos[static_cast<std::size_t>(at)].map;
    }
    return true;
}

// Sets all that follow at once.
bool KahunaForm::rulesOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    std::vector<std::string> sets{"Mathuna", "Official"};
    int at = m_level.options == kMathuna ? 0 : m_level.options == kOfficial ? 1 : 2;
    if (at == 2) sets.emplace_back("mixed");
    if (!widgets.choice("Rules", rect, sets, at, enabled)) return false;
    if (at < 2) m_level.options = at == 0 ? kMathuna : kOfficial;
    return true;
}

bool KahunaForm::options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    static const ui::TwoWords kTie{"both score", "nobody scores"};
    static const ui::TwoWords kFinal{"own kahunas", "the difference"};
    static const ui::TwoWords kLast{"until stuck", "one turn each"};
    static const ui::TwoWords kDecline{"always allowed", "not twice running"};
    static const ui::TwoWords kDiscard{"any time", "from five cards"};
    static const ui::TwoWords kWiped{"game is scored", "that player loses"};
    static const ui::TwoWords kEqual{"a draw", "final round, bridges"};
    bool changed = false;
    const float height = kRowHeight * static_cast<float>(kOptions.size() + 2);
    widgets.scroll("Options", rect, height, [&](float scrolled) {
        float y = rect.y - scrolled;
        const auto row = [&] {
            return ui::Rect{rect.x, std::exchange(y, y + kRowHeight), rect.w - kScrollBar, kRowHeight - 2};
        };
        Options& o = m_level.options;
        changed |= archipelagoOption(widgets, row(), enabled);
        changed |= rulesOption(widgets, row(), enabled);
        changed |= ui::chooseTwo(widgets, "Tied round", row(), kTie, o.tieScores, enabled);
        changed |= ui::chooseTwo(widgets, "At the end", row(), kFinal, o.finalScore, enabled);
        changed |= ui::chooseTwo(widgets, "After the last card", row(), kLast, o.lastTurns, enabled);
        changed |= ui::chooseTwo(widgets, "Not drawing", row(), kDecline, o.decline, enabled);
        changed |= ui::chooseTwo(widgets, "Discarding", row(), kDiscard, o.discard, enabled);
        changed |= ui::chooseTwo(widgets, "No bridge left", row(), kWiped, o.wipedOut, enabled);
        changed |= ui::chooseTwo(widgets, "Equal points", row(), kEqual, o.tieBreak, enabled);
    });
    return changed;
}

LevelText KahunaForm::level(std::size_t starter) const {
    Level level = m_level;
    level.start.toMove = seatAt(starter);
    // A shipped level keeps the words of its file.
    if (level == parsed(m_text)) return m_text;
    return {m_text.name, m_text.file, writeLevel(level)};
}

} // namespace parlour::kahuna
