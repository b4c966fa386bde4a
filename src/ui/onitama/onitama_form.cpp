#include "ui/onitama/onitama_form.hpp"

#include "ui/context.hpp"
#include "ui/onitama/card_picker.hpp"
#include "ui/onitama/level_picture.hpp"
#include "ui/scene_stack.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr Square kSeedWall = squareAt(2, 0); // c1, where it stands in the first game that had one
constexpr std::array kTurnLimits{0, 20, 40, 60, 80, 100, 150, 200, 300, 500, 1000};
constexpr float kRowHeight = 56;

struct Remembered {
    std::string_view key;
    std::string_view value; // as in a level file, on a first visit; empty: the key is left out
};
constexpr std::array<Remembered, 4> kRemembered{{
    {"cards", ""},
    {"deck", ""},
    {"wall", "\"c1\""},
    {"turn_limit", "200"},
}};

Level parsed(const LevelText& text) {
    LevelReader reader(text);
    return readLevel(reader);
}

LevelText customText(const ui::LevelForm::Choices& choices) {
    LevelText text{"custom", "custom", "title = \"Custom\"\n"};
    for (const auto& [key, usual] : kRemembered) {
        const auto found = choices.find("custom-" + std::string(key));
        const std::string value = found != choices.end() ? found->second : std::string(usual);
        if (!value.empty()) text.text += fmt::format("{} = {}\n", key, value);
    }
    return text;
}

// The cards as a list in a level file; patterns and names hold nothing that would have to be escaped.
std::string listed(const std::vector<Card>& cards) {
    std::vector<std::string> texts;
    texts.reserve(cards.size());
    for (const Card& card : cards) {
        texts.push_back(fmt::format("\"{}\"", card.text()));
    }
    return fmt::format("[{}]", fmt::join(texts, ", "));
}

// Where the wall may stand at the beginning.
std::vector<Square> freeSquares(const Placement& board) {
    std::vector<Square> squares;
    for (Square square = 0; square < kSquares; ++square) {
        if ((bit(square) & (board.pawns[0] | board.pawns[1] | kBothBases)) == 0) squares.push_back(square);
    }
    return squares;
}

bool usualBoard(Placement board) {
    board.wall = kNowhere;
    return board == Placement{};
}

} // namespace

void OnitamaForm::load(const LevelText& level) {
    m_level = parsed(level);
    m_text = level;
    m_usualWall = m_level.board.wall != kNowhere ? m_level.board.wall : kSeedWall;
}

void OnitamaForm::loadCustom(const Choices& choices) {
    // What was remembered is checked by the reader that checks level files; anything odd, and the defaults are used.
    try {
        load(customText(choices));
    } catch (const LevelError&) {
        load(customText({}));
    }
}

void OnitamaForm::saveCustom(Choices& choices) const {
    const Square wall = m_level.board.wall;
    const std::string cards = listed(m_level.cards);
    const std::array<std::string, kRemembered.size()> values{
        m_level.dealt ? "" : cards,
        m_level.dealt ? cards : "",
        wall == kNowhere ? "" : fmt::format("\"{}\"", squareName(wall)),
        std::to_string(m_level.turnLimit),
    };
    for (std::size_t i = 0; i < values.size(); ++i) {
        choices["custom-" + std::string(kRemembered[i].key)] = values[i];
    }
}

std::string OnitamaForm::sentence() const {
    if (!m_level.about.empty()) return m_level.about;
    const std::string cards = m_level.dealt ? fmt::format("Five cards dealt from {}", m_level.cards.size())
                                            : std::string("Five chosen cards");
    const std::string wall = m_level.board.wall == kNowhere
                                 ? "no wall"
                                 : fmt::format("a wall that starts at {}", squareName(m_level.board.wall));
    const std::string limit =
        m_level.turnLimit == 0 ? "no limit" : fmt::format("a draw after {} turns", m_level.turnLimit);
    return fmt::format("{}, {}, {}.", cards, wall, limit);
}

std::optional<std::size_t> OnitamaForm::starter() const {
    // A position that was set up, or a level that lets B begin, means it.
    if (m_level.starts == kA && usualBoard(m_level.board)) return std::nullopt;
    return index(m_level.starts);
}

void OnitamaForm::preview(ui::Painter& painter, const ui::Rect& rect) {
    drawLevel(painter, rect, m_level);
}

void OnitamaForm::setCards(std::vector<Card> cards, bool dealt) {
    m_newCards = m_newCards || dealt != m_level.dealt || cards != m_level.cards;
    m_level.cards = std::move(cards);
    m_level.dealt = dealt;
}

void OnitamaForm::setWall(Square wall) {
    m_level.board.wall = wall;
    if (wall != kNowhere) m_usualWall = wall;
}

void OnitamaForm::showCards(bool choose) {
    auto take = [this](std::vector<Card> cards, bool dealt) { setCards(std::move(cards), dealt); };
    m_context.scenes.push(std::make_unique<CardPicker>(m_context, CardChoice(m_level.cards, m_level.dealt),
                                                       choose ? CardPicker::Take(take) : CardPicker::Take()));
}

bool OnitamaForm::wallOptions(ui::Widgets& widgets, const ui::Rect& onOff, const ui::Rect& where, bool enabled) {
    bool wall = m_level.board.wall != kNowhere;
    bool changed = widgets.toggle("Wall", onOff, wall, enabled);
    if (changed) setWall(wall ? m_usualWall : kNowhere);
    const std::vector<Square> squares = freeSquares(m_level.board);
    std::vector<std::string> names;
    names.reserve(squares.size());
    for (const Square square : squares) {
        names.push_back(squareName(square));
    }
    auto at = static_cast<int>(std::find(squares.begin(), squares.end(), m_level.board.wall) - squares.begin());
    if (!wall) {
        at = 0;
        names = {"nowhere"};
    }
    if (widgets.choice("Wall starts at", where, names, at, enabled && wall)) {
        setWall(squares[static_cast<std::size_t>(at)]);
        changed = true;
    }
    return changed;
}

bool OnitamaForm::turnLimitOption(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    std::vector<int> limits(kTurnLimits.begin(), kTurnLimits.end());
    const auto place = std::lower_bound(limits.begin(), limits.end(), m_level.turnLimit);
    auto at = static_cast<int>(place - limits.begin());
    if (place == limits.end() || *place != m_level.turnLimit) limits.insert(place, m_level.turnLimit);
    std::vector<std::string> words;
    words.reserve(limits.size());
    for (const int limit : limits) {
        words.push_back(limit == 0 ? "none" : fmt::format("{} turns", limit));
    }
    if (!widgets.choice("Turn limit", rect, words, at, enabled)) return false;
    setTurnLimit(limits[static_cast<std::size_t>(at)]);
    return true;
}

bool OnitamaForm::options(ui::Widgets& widgets, const ui::Rect& rect, bool enabled) {
    float y = rect.y;
    const auto row = [&] { return ui::Rect{rect.x, std::exchange(y, y + kRowHeight), rect.w, kRowHeight - 10}; };
    const ui::Rect cards = row();
    widgets.text(m_level.dealt ? fmt::format("Five cards of {}", m_level.cards.size()) : "Five fixed cards",
                 {cards.x + 12, cards.y, 190, cards.h}, {.size = 20, .color = ui::kInk.faded(enabled ? 1 : 0.7F)});
    if (widgets.button(enabled ? "Choose cards" : "Show cards", {cards.x + 204, cards.y, cards.w - 210, cards.h})) {
        showCards(enabled);
    }
    const ui::Rect onOff = row();
    bool changed = wallOptions(widgets, onOff, row(), enabled);
    changed |= turnLimitOption(widgets, row(), enabled);
    return std::exchange(m_newCards, false) || changed;
}

LevelText OnitamaForm::level(std::size_t starter) const {
    Level level = m_level;
    level.starts = starter == 0 ? kA : kB;
    // A shipped level keeps the words of its file.
    if (level == parsed(m_text)) return m_text;
    return {m_text.name, m_text.file, writeLevel(level)};
}

} // namespace parlour::onitama
