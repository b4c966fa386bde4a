#pragma once
// A table of Onitama in a window, and hands that play at it: by clicks, by dragging.
#include "engine/core/match_of.hpp"
#include "engine/onitama/rules.hpp"
#include "tests/catch.hpp"
#include "tests/ui/desk.hpp"
#include "ui/match/match_scene.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

namespace onitama_table {

using namespace parlour;
using namespace parlour::ui;
using OnitamaMatch = MatchOf<onitama::Rules>;
using Texts = std::vector<std::string>;

// The smallest window is the quickest to draw.
inline const sf::Vector2u kSmall{960, 600};

// Animations off, unless a test is about them. `custom` are lines for the level that is called so.
inline std::string settingsFor(std::string_view a, std::string_view b, std::string_view level,
                               std::string_view custom = "", std::string_view pace = "off") {
    return fmt::format("animation = '{}'\n[choices.onitama]\nlevel = '{}'\nplayer0 = '{}'\nplayer1 = '{}'\n"
                       "name0 = 'Ada'\nname1 = 'Grace'\n{}",
                       pace, level, a, b, custom);
}

// Ox and boar both step forward: squares that two cards reach.
inline constexpr std::string_view kTwoWays =
    "custom-cards = '[\"ox\", \"boar\", \"horse\", \"elephant\", \"crab\"]'\ncustom-wall = '\"c1\"'\n";

inline const Session& table(Desk& desk) {
    for (const auto& scene : desk.shell().scenes().all()) {
        if (const auto* match = dynamic_cast<const MatchScene*>(scene.get())) return match->session();
    }
    throw std::runtime_error("no match is on the table");
}

inline const OnitamaMatch& matchOn(Desk& desk) {
    return dynamic_cast<const OnitamaMatch&>(table(desk).match());
}

// From the menu to the first turn; the cards have been dealt then.
inline void begin(Desk& desk) {
    desk->click("Onitama");
    desk->click("Play");
    REQUIRE(desk->scene() == "match");
    REQUIRE(desk->until([&] { return matchOn(desk).toMove() != kChance; }, 20));
    desk->step(2);
}

inline Texts played(const Match& match) {
    Texts moves;
    for (std::size_t i = 0; i < match.length(); ++i) {
        if (match.ply(i).seat != kChance) moves.push_back(match.ply(i).move);
    }
    return moves;
}

// What is chosen one after the other: labels of squares and of a card. The wall is empty if it is not asked for.
struct Parts {
    bool pass;
    int slot;
    std::string card, from, to, wall;
};

inline Parts partsOf(const OnitamaMatch& match, const std::string& text) {
    const auto move = match.rules().parseMove(match.state(), text);
    REQUIRE(move);
    Parts parts{
        .pass = move->from == onitama::kNowhere, .slot = move->card, .card = {}, .from = {}, .to = {}, .wall = {}};
    parts.card = fmt::format("{} card {}", match.seatName(*match.toMove()), parts.slot + 1);
    if (!parts.pass) {
        parts.from = onitama::squareName(move->from);
        parts.to = onitama::squareName(move->to);
    }
    if (move->wall != onitama::Wall::None) {
        parts.wall = onitama::squareName(onitama::wallAfter(match.state().wall, move->wall));
    }
    return parts;
}

// A move by the mouse alone: the pawn, where it goes, the card if that is asked, the wall. The number of clicks.
inline int clickMove(Desk& desk, const std::string& move) {
    const std::size_t before = matchOn(desk).length();
    const Parts parts = partsOf(matchOn(desk), move);
    int clicks = 0;
    const auto click = [&](const std::string& label) {
        ++clicks;
        desk->click(label);
    };
    if (parts.pass) {
        click(parts.card);
    } else {
        click(parts.from);
        click(parts.to);
        if (desk->reads("which one?")) click(parts.card);
    }
    // A wall that cannot move is not asked for.
    if (!parts.wall.empty() && matchOn(desk).length() == before) click(parts.wall);
    return clicks;
}

// The focus, which is on a square, walks from square to square by arrow keys.
inline void walkTo(Desk& desk, std::string_view square) {
    for (int i = 0; i < 20 && desk->focused() != square; ++i) {
        const std::string at = desk->focused();
        REQUIRE(at.size() == 2);
        if (at[0] != square[0]) {
            desk->press(at[0] < square[0] ? Key::Down : Key::Up);
        } else {
            desk->press(at[1] < square[1] ? Key::Right : Key::Left);
        }
    }
    REQUIRE(desk->focused() == square);
}

// Until it is a person's turn or the result is there.
inline void wait(Desk& desk) {
    REQUIRE(desk->until([&] { return desk->scene() == "result" || table(desk).humanToMove(); }, 60));
}

// From the middle of one thing to the middle of another.
inline void drag(Desk& desk, std::string_view from, std::string_view to) {
    const Point start = desk->find(from)->rect.middle();
    const Point end = desk->find(to)->rect.middle();
    Input input;
    const auto feed = [&](Input::Kind kind, Point at) {
        input.kind = kind;
        input.pixel = desk.shell().viewport().toPixels(at);
        desk.shell().feed(input);
        desk->step();
    };
    feed(Input::Kind::MouseMoved, start);
    feed(Input::Kind::MouseDown, start);
    feed(Input::Kind::MouseMoved, start + (end - start) / 2.F);
    feed(Input::Kind::MouseMoved, end);
    feed(Input::Kind::MouseUp, end);
    desk->step(2);
}

// Where a square shows the number of a card.
inline std::optional<Point> numberOn(Desk& desk, std::string_view square, std::string_view number) {
    const Rect cell = desk->find(square)->rect;
    for (const Seen& seen : desk.shell().widgets().seen()) {
        const bool text = seen.kind == Seen::Kind::Text && seen.label == number;
        if (text && cell.contains(seen.rect.middle())) return seen.rect.middle();
    }
    return std::nullopt;
}

} // namespace onitama_table
