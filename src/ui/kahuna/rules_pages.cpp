#include "ui/kahuna/rules_pages.hpp"

#include "engine/kahuna/rules.hpp"
#include "ui/kahuna/board_painter.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/painter.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace parlour::kahuna {

namespace {

// A level as its file would say it, everything dealt so that somebody is to move.
Rules rulesOf(std::string text) {
    const LevelText level{"rules", "rules", std::move(text)};
    LevelReader reader(level);
    return Rules(readLevel(reader));
}

// Six islands, small enough for a page; Duda in the middle has five bridges.
Rules page(const std::string& bridges, const std::string& hands) {
    return rulesOf("[map]\ncopies = 2\n"
                   "bridges = [\"AB\", \"AD\", \"BC\", \"BD\", \"CD\", \"CF\", \"DE\", \"DF\", \"EF\", \"AE\"]\n"
                   "islands = [ { letter = \"A\", name = \"Aloa\", at = [0, 60] }, { letter = \"B\", name = \"Bari\", "
                   "at = [120, 0] }, { letter = \"C\", name = \"Coco\", at = [270, 10] }, { letter = \"D\", name = "
                   "\"Duda\", at = [165, 105] }, { letter = \"E\", name = \"Elai\", at = [60, 200] }, { letter = "
                   "\"F\", name = \"Faa\", at = [300, 170] } ]\n[start]\nbridges = " +
                   bridges + "\nhands = " + hands + "\nopen = \"AEF\"\n");
}

State after(const Rules& rules, std::string_view text) {
    State state = rules.initial();
    const auto move = rules.parseMove(state, text);
    if (!move) throw std::logic_error("a rules page shows a move that is not allowed: " + std::string(text));
    rules.apply(state, *move, nullptr);
    return state;
}

void drawPosition(ui::Painter& painter, const ui::Rect& rect, const Rules& rules, const State& state,
                  std::string_view lit = "") {
    const BoardLayout layout(rules.map(), rect);
    drawLagoon(painter, layout);
    if (const auto bridge = rules.map().bridgeNamed(lit)) drawGlow(painter, layout, *bridge, ui::kGlow, 1.5F);
    drawTable(painter, layout, rules.map(), state);
}

void drawCardOf(ui::Painter& painter, const Rules& rules, ui::Point middle, float scale, char letter) {
    const ui::Rect below = ui::Rect::around(middle, kCardSize * scale);
    painter.slice(ui::kShadow, below.grown(ui::kHalo * 0.6F).moved(2, 4), ui::kWhite.faded(0.6F));
    const auto island = rules.map().islandNamed(letter);
    drawCard(painter, {.at = middle, .scale = scale, .angle = island ? kFaceUp : 0}, rules.map(),
             island ? *island : kNoCard);
}

// Before and after a move, one above the other, with the cards it takes between them.
void drawMove(ui::Painter& painter, const ui::Rect& rect, const Rules& rules, std::string_view text,
              std::string_view cards) {
    const float high = rect.h / 2 - 4;
    const float wide = std::min(rect.w - 110, high * 1.3F);
    const std::string_view bridge = text.substr(text.find(' ') + 1, 2);
    drawPosition(painter, {rect.x, rect.y, wide, high}, rules, rules.initial(), bridge);
    drawPosition(painter, {rect.right() - wide, rect.bottom() - high, wide, high}, rules, after(rules, text));
    float y = rect.y + high / 2 - 30 * static_cast<float>(cards.size() - 1);
    for (const char letter : cards) {
        drawCardOf(painter, rules, {rect.right() - (rect.w - wide) / 2, y}, 0.75F, letter);
        y += 60;
    }
    painter.image("common/icons/down.png",
                  ui::Rect::around({rect.x + (rect.w - wide) / 2, rect.bottom() - high / 2}, {40, 40}));
}

void drawArchipelago(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules =
        rulesOf("[start]\nbridges = { P1 = [\"AB\", \"AD\", \"DE\", \"BD\", \"IL\", \"HL\"], P2 = [\"CF\", "
                "\"FG\", \"CG\", \"CK\", \"FJ\", \"IK\"] }\n");
    drawPosition(painter, rect, rules, rules.initial());
}

void drawCards(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = rulesOf("");
    const float step = rect.w / 4;
    const auto place = [&](int column, float y) {
        return ui::Point{rect.x + step * (static_cast<float>(column) + 0.5F), y};
    };
    const ui::Lettering caption{.size = 17, .color = ui::kInkSoft, .align = ui::Align::Middle};
    const float upper = rect.y + 84;
    const float lower = rect.y + 300;
    painter.text("open cards", ui::Point(rect.x + step * 1.5F, rect.y + 4), caption);
    painter.text("deck", ui::Point(place(3, 0).x, rect.y + 4), caption);
    for (int i = 0; i < 3; ++i) {
        drawCardOf(painter, rules, place(i, upper), 1, "GKE"[i]);
    }
    drawCardOf(painter, rules, place(3, upper), 1, '?');
    painter.text("a hand of at most five", ui::Point(rect.middle().x, lower - 84), caption);
    for (int i = 0; i < 4; ++i) {
        drawCardOf(painter, rules, place(i, lower), 1, "ABBL"[i]);
    }
}

void drawTaking(ui::Painter& painter, const ui::Rect& rect) {
    drawMove(painter, rect,
             page("{ P1 = [\"BD\", \"DE\"], P2 = [\"AD\", \"AB\", \"CF\"] }", "{ P1 = \"DCE\", P2 = \"ABF\" }"),
             "build CD D", "D");
}

void drawDestroying(ui::Painter& painter, const ui::Rect& rect) {
    drawMove(painter, rect, page("{ P1 = [\"CD\"], P2 = [\"AD\", \"AB\", \"BD\"] }", "{ P1 = \"ADE\", P2 = \"BCF\" }"),
             "destroy AD AD", "AD");
}

void drawScoring(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = page("{ P1 = [\"AB\", \"AE\", \"AD\", \"CF\", \"EF\"], P2 = [\"CD\", \"BC\", \"BD\"] }",
                             "{ P1 = \"A\", P2 = \"B\" }");
    drawPosition(painter, {rect.x, rect.y, rect.w, rect.h - 70}, rules, rules.initial());
    const State state = rules.initial();
    const ui::Lettering count{.face = ui::Face::TitleBold, .size = 30, .color = ui::kInk};
    const float y = rect.bottom() - 24;
    for (const Seat seat : {kP1, kP2}) {
        const float x = rect.middle().x + (seat == kP1 ? -120.F : 60.F);
        drawStoneAt(painter, {x, y + 8}, 0.7F, seat);
        painter.text(std::to_string(std::popcount(state.kahunas[index(seat)])), ui::Point(x + 44, y), count);
    }
}

} // namespace

std::vector<ui::RulesPage> rulesPages() {
    return {
        {"Islands and bridges",
         "Two players build bridges of bamboo between islands. Whoever owns more than half of an island's bridges is "
         "its "
         "kahuna and sets a stone there.\n"
         "The first player's bridges are red canes laid across, and the stone laughs. The second player's are dark "
         "arrowheads, and the stone is stern.\n"
         "The number on an island says how many bridges it takes. After three rounds, points are counted.",
         drawArchipelago, "Dotted lines are places for bridges. Aloa needs two of its three, Coco three of its four."},
        {"Cards and turns",
         "Every card shows an island. In your turn you may do as much as you like, in any order: build bridges, "
         "destroy "
         "bridges of the other player, discard cards.\n"
         "You end the turn by taking one of the three open cards or the top card of the deck, which is then yours to "
         "keep secret. You may also end it without a card.\n"
         "Nobody holds more than five cards. With five in hand you cannot draw.\n"
         "A card that somebody took from the open ones is known to both, and stays face up for the other to see.",
         drawCards},
        {"Building, and taking an island",
         "To build a bridge, play one card that shows an island at either end.\n"
         "If that gives you the majority of an island, you take it: your stone rises, and all bridges that the other "
         "player has there are washed away.\n"
         "That may cost the other player the majority of the islands at their far ends: their stones sink. Bridges "
         "stay "
         "where only a stone is lost.\n"
         "You may build on empty places of an island that is taken.",
         drawTaking,
         "The third bridge takes Duda. The dark bridge from Aloa is washed away, and the stone there sinks."},
        {"Destroying",
         "To destroy a bridge of the other player, play two cards, each of which shows one of its ends: one of either, "
         "or "
         "both of the same.\n"
         "If that breaks a majority, the stone sinks. Destroying alone never takes an island: build one more bridge "
         "for "
         "that.",
         drawDestroying, "Aloa and Duda together destroy the bridge between them; the stone of Aloa sinks."},
        {"Three rounds",
         "A round ends when the deck and the open cards are used up. Then whoever has more stones gets 1 point in the "
         "first round and 2 in the second. All cards that nobody holds are shuffled and make the next deck; bridges, "
         "stones and hands stay.\n"
         "After the last card of the third round there are a few more turns, and then the stones themselves count.\n"
         "Whoever has no bridge left in the second or third round ends the game.",
         drawScoring, "Three stones against two: the first player scores this round."},
        {"Two sets of rules",
         "A level says which readings of the rules it uses; under Custom you can mix them.\n"
         "Mathuna: in a tied round both score. At the end each gets a point for every own stone. After the last card "
         "play "
         "goes on until neither hand can do anything, or two turns pass without an action. You may always end a turn "
         "without a card, and discard at any time. Without bridges, the game is scored as it stands. Equal points are "
         "a "
         "draw.\n"
         "Official: in a tied round nobody scores. At the end the leader gets the difference. After the last card each "
         "has one more turn. You may not refuse to draw just after the other player did. You may discard, face down, "
         "only "
         "from a hand of five, and must then draw. Who has no bridges left loses at once. Equal points: more in the "
         "last "
         "round, then more bridges."},
        {"At this table",
         "Mouse: click a card, and the bridges that it can build light up; click a second one, and those that the two "
         "can "
         "destroy. Or click a bridge first, and the cards light up. While the mouse is on a bridge you see what would "
         "happen: islands taken, bridges and stones lost. Click an open card or the deck to draw and end your turn.\n"
         "Keyboard: 1 to 5 choose your cards, the arrows lead to the bridges and Enter chooses. 6, 7 and 8 take an "
         "open "
         "card, 9 draws from the deck, 0 ends the turn without a card, X discards. Backspace takes a choice back, U an "
         "action of this turn; H asks for a hint, F1 opens these rules, F11 fills the screen and Esc pauses.\n"
         "Two people at one screen: when a turn is over a blind comes down, and no hand is shown before the next "
         "player "
         "says so.\n"
         "When two computers play, Space stops them and lets them go on, and S makes them play one move. Any key or "
         "click "
         "ends an animation at once. Every move is saved as it is made; the menu will offer to continue."},
    };
}

} // namespace parlour::kahuna
