#include "ui/scenes/setup.hpp"

#include "ui/audio.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/painter.hpp"
#include "ui/scene_stack.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

namespace parlour::ui {

namespace {

constexpr Rect kLevelPanel{28, 96, 300, 590};
constexpr Rect kLevelSheet{348, 96, 904, 320};
constexpr Rect kPreview{372, 116, 410, 200};
constexpr Rect kOptions{806, 110, 430, 290};
constexpr Rect kSeatSheet{348, 432, 904, 254};
constexpr std::size_t kLongestName = 16;
constexpr float kEntryHeight = 60;
constexpr float kBrokenHeight = 128; // with room for what is wrong

constexpr std::size_t kFewChairs = 2; // that have room for a sentence each

// A remembered number, if it still makes sense.
int recalled(const LevelForm::Choices& choices, const std::string& key, int fallback, std::size_t bound) {
    const auto found = choices.find(key);
    if (found == choices.end()) return fallback;
    int value = fallback;
    const std::string& text = found->second;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value >= 0 && value < static_cast<int>(bound) ? value : fallback;
}

std::string seatKey(std::string_view what, std::size_t seat) {
    return fmt::format("{}{}", what, seat);
}

// Where many play, two of the same name could not be told apart.
void numberNamesakes(std::vector<SeatSetup>& seats) {
    std::map<std::string, int> met;
    for (SeatSetup& seat : seats) {
        const int number = ++met[seat.name];
        if (number > 1) seat.name += fmt::format(" {}", number);
    }
}

} // namespace

SetupScene::SetupScene(Context& context, const Game& game, std::unique_ptr<LevelForm> form, Open open)
    : Scene(context), m_game(game), m_form(std::move(form)), m_open(std::move(open)) {
    m_players.emplace_back(kHuman);
    m_playerTitles.emplace_back("Human");
    for (const Opponent& opponent : game.opponents()) {
        m_players.emplace_back(opponent.id);
        m_playerTitles.emplace_back(opponent.title);
    }
    readLevels();
    recall();
}

void SetupScene::readLevels() {
    for (const auto& file : shippedLevelFiles(m_game.info().id)) {
        Entry entry{{file.stem().string(), file.string(), {}}, file.stem().string(), {}};
        try {
            entry.level = readLevelFile(file);
            entry.title = m_game.check(entry.level).title;
        } catch (const LevelError& error) {
            // The list is narrow, and the folder is no news.
            const std::string text = error.what();
            entry.error = text.starts_with(file.string()) ? text.substr(file.parent_path().string().size() + 1) : text;
        }
        m_levels.push_back(std::move(entry));
    }
    const auto lessons = std::stable_partition(m_levels.begin(), m_levels.end(), [](const Entry& entry) {
        return entry.title.find(": ") == std::string::npos;
    });
    m_lessons = static_cast<std::size_t>(lessons - m_levels.begin());
}

void SetupScene::recall() {
    const auto& all = context().settings.get().choices;
    const auto found = all.find(std::string(m_game.info().id));
    const LevelForm::Choices choices = found != all.end() ? found->second : LevelForm::Choices{};
    m_starters = m_form->sides();
    for (std::size_t seat = 0; seat < m_starters.size(); ++seat) {
        Chair chair;
        // A first visit: a person against the first opponent that looks ahead.
        chair.player = seat == 0 ? 0 : std::min<int>(3, static_cast<int>(m_players.size()) - 1);
        const auto player = choices.find(seatKey("player", seat));
        if (player != choices.end()) {
            const auto known = std::find(m_players.begin(), m_players.end(), player->second);
            if (known != m_players.end()) chair.player = static_cast<int>(known - m_players.begin());
        }
        const auto name = choices.find(seatKey("name", seat));
        chair.name = name != choices.end() && !name->second.empty() ? name->second : defaultName(seat, chair.player);
        m_chairs.push_back(std::move(chair));
    }
    const GameInfo& info = m_game.info();
    m_seats = std::clamp(recalled(choices, "players", 2, m_chairs.size() + 1), info.minSeats, info.maxSeats);
    m_starters.emplace_back("By lot");
    m_starter = recalled(choices, "starter", 0, m_starters.size());
    const auto level = choices.find("level");
    const auto known = std::find_if(m_levels.begin(), m_levels.end(), [&](const Entry& entry) {
        return entry.error.empty() && (level == choices.end() || entry.level.name == level->second);
    });
    const bool custom = level != choices.end() && level->second == "custom";
    choose(!custom && known != m_levels.end() ? static_cast<std::size_t>(known - m_levels.begin()) : m_levels.size());
}

void SetupScene::remember() const {
    Settings settings = context().settings.get();
    auto& choices = settings.choices[std::string(m_game.info().id)];
    choices["level"] = custom() ? "custom" : m_levels[m_chosen].level.name;
    choices["starter"] = std::to_string(m_starter);
    if (anyNumber()) choices["players"] = std::to_string(m_seats);
    for (std::size_t seat = 0; seat < m_chairs.size(); ++seat) {
        choices[seatKey("player", seat)] = m_players[static_cast<std::size_t>(m_chairs[seat].player)];
        choices[seatKey("name", seat)] = m_chairs[seat].name;
    }
    if (custom()) m_form->saveCustom(choices);
    if (settings != context().settings.get()) context().settings.set(settings);
}

void SetupScene::choose(std::size_t entry) {
    m_chosen = entry;
    if (custom()) {
        const auto& all = context().settings.get().choices;
        const auto found = all.find(std::string(m_game.info().id));
        m_form->loadCustom(found != all.end() ? found->second : LevelForm::Choices{});
    } else {
        m_form->load(m_levels[entry].level);
    }
    const auto own = m_form->starter();
    m_levelsStarter = own ? std::optional(static_cast<int>(*own)) : std::nullopt;
    bakeAgain();
}

std::string SetupScene::defaultName(std::size_t seat, int player) const {
    if (player == 0) return seat == 0 ? "Player" : seat == 1 ? "Guest" : fmt::format("Guest {}", seat);
    return m_playerTitles[static_cast<std::size_t>(player)];
}

void SetupScene::play() {
    MatchSetup setup{.game = std::string(m_game.info().id), .level = {}, .seed = context().random(), .seats = {}};
    const auto sides = m_starters.size() - 1;
    const auto chosen = static_cast<std::size_t>(starter());
    setup.level = m_form->level(chosen < sides ? chosen : below(context().random, sides));
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        Chair& chair = m_chairs[seat];
        if (chair.name.empty()) chair.name = defaultName(seat, chair.player);
        setup.seats.push_back({m_players[static_cast<std::size_t>(chair.player)], chair.name});
    }
    if (seats() > kFewChairs) numberNamesakes(setup.seats);
    remember();
    context().scenes.replace(m_open(context(), setup));
}

bool SetupScene::handle(const Input& input) {
    if (input.kind != Input::Kind::KeyDown || input.key != Key::Escape) return false;
    remember();
    context().scenes.pop();
    return true;
}

void SetupScene::bake(Painter& painter) {
    painter.table();
    painter.panel(kLevelPanel, kPanelDark);
    painter.panel(kLevelSheet);
    painter.panel(kSeatSheet);
    painter.text(m_game.info().title, Point(kCanvas.x / 2, 54),
                 {.face = Face::TitleBold, .size = 54, .color = kPaper, .align = Align::Middle, .shadow = true});
    m_form->preview(painter, kPreview);
}

void SetupScene::levelList(Widgets& widgets, const Rect& rect) {
    const auto heightOf = [&](std::size_t i) {
        return i < m_levels.size() && !m_levels[i].error.empty() ? kBrokenHeight : kEntryHeight;
    };
    float height = 0;
    for (std::size_t i = 0; i <= m_levels.size(); ++i) {
        height += heightOf(i);
    }
    widgets.scroll("Levels", rect, height, [&](float scrolled) {
        float y = rect.y - scrolled;
        for (std::size_t place = 0; place <= m_levels.size(); ++place) {
            // The custom level stands between the games and the lessons.
            const std::size_t i = place < m_lessons ? place : place == m_lessons ? m_levels.size() : place - 1;
            const Rect row{rect.x + 6, y + 4, rect.w - 12, heightOf(i) - 8};
            y += heightOf(i);
            if (i < m_levels.size() && !m_levels[i].error.empty()) {
                widgets.icon("cross", {row.x + 4, row.y + 2, 24, 24});
                widgets.text(m_levels[i].title, {row.x + 34, row.y, row.w - 34, 28}, {.size = 18, .color = kPaperSoft});
                widgets.paragraph(m_levels[i].error, {row.x + 6, row.y + 32, row.w - 12, row.h - 32},
                                  {.size = 14, .color = kGlow});
                continue;
            }
            const bool chosen = i == m_chosen;
            const std::string title = i == m_levels.size() ? "Custom" : m_levels[i].title;
            const ButtonStyle style{.primary = chosen, .dark = !chosen, .icon = chosen ? "check" : "", .series = true};
            if (widgets.button(title, row, style) && !chosen) {
                remember(); // what was made of the custom level is not lost by looking at another
                choose(i);
            }
        }
    });
}

void SetupScene::whoSits(Widgets& widgets, const Rect& name, const Rect& player, std::size_t seat) {
    Chair& chair = m_chairs[seat];
    const std::string& side = m_starters[seat];
    widgets.textField("##name of " + side, name, chair.name, kLongestName);
    const int before = chair.player;
    if (widgets.choice("##player of " + side, player, m_playerTitles, chair.player) &&
        chair.name == defaultName(seat, before)) {
        chair.name = defaultName(seat, chair.player);
    }
}

void SetupScene::chair(Widgets& widgets, const Rect& rect, std::size_t seat) {
    const Chair& chair = m_chairs[seat];
    const auto player = static_cast<std::size_t>(chair.player);
    widgets.image("common/ladder/" + m_players[player] + ".png", {rect.x, rect.y, 64, 64});
    const std::string& side = m_starters[seat];
    widgets.text(side, {rect.x + 78, rect.y + 12, 70, 40}, {.face = Face::Title, .size = 22});
    whoSits(widgets, {rect.x + 156, rect.y + 9, 220, 46}, {rect.x + 392, rect.y + 9, 220, 46}, seat);
    const std::string_view about = chair.player == 0
                                       ? "Somebody at this table."
                                       : m_game.opponents()[static_cast<std::size_t>(chair.player) - 1].about;
    widgets.paragraph(about, {rect.x + 628, rect.y + 8, rect.right() - rect.x - 628, 52},
                      {.size = 16, .color = kInkSoft});
}

// Without the sentence about the player: six of these find room.
void SetupScene::smallChair(Widgets& widgets, const Rect& rect, std::size_t seat) {
    const auto player = static_cast<std::size_t>(m_chairs[seat].player);
    widgets.image("common/ladder/" + m_players[player] + ".png", {rect.x, rect.y + 1, 46, 46});
    whoSits(widgets, {rect.x + 56, rect.y + 2, 166, 44}, {rect.x + 232, rect.y + 2, rect.w - 232, 44}, seat);
}

void SetupScene::chairs(Widgets& widgets) {
    const float top = kSeatSheet.y + 18;
    for (std::size_t seat = 0; seat < seats(); ++seat) {
        if (seats() <= kFewChairs) {
            const float y = kSeatSheet.y + 20 + 76 * static_cast<float>(seat);
            chair(widgets, {kSeatSheet.x + 24, y, kSeatSheet.w - 48, 66}, seat);
        } else { // two columns, the seats one below the other
            const float x = kSeatSheet.x + 22 + 436 * static_cast<float>(seat / 3);
            smallChair(widgets, {x, top + 56 * static_cast<float>(seat % 3), 422, 50}, seat);
        }
    }
}

void SetupScene::gui(Widgets& widgets) {
    levelList(widgets, kLevelPanel.grown(-14));
    widgets.paragraph(m_form->sentence(), {kPreview.x, kPreview.bottom() + 14, kPreview.w, 76},
                      {.size = 17, .color = kInkSoft});
    if (m_form->options(widgets, kOptions, custom())) bakeAgain();
    chairs(widgets);
    Rect below{kSeatSheet.x + 12, kSeatSheet.bottom() - 66, 390, 46};
    if (anyNumber()) {
        below.w = 290;
        widgets.stepper("Players", below, m_seats, m_game.info().minSeats, m_game.info().maxSeats);
        below = {below.right() + 20, below.y, 390, below.h};
    }
    if (m_form->choosesStarter()) {
        widgets.choice("Who starts", below, m_starters, starter());
        below.x = below.right() + 20;
    }
    m_form->extras(widgets, {below.x, below.y, kSeatSheet.right() - 20 - below.x, below.h});
    widgets.focusFirst("Play");
    if (widgets.button("Back", {28, 708, 200, 64}, {.icon = "back"})) {
        remember();
        context().scenes.pop();
    }
    if (widgets.button("Play", {1012, 708, 240, 64}, {.primary = true, .icon = "play"})) play();
}

} // namespace parlour::ui
