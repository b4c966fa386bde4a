#include "ui/onitama/rules_pages.hpp"

#include "engine/onitama/rules.hpp"
#include "ui/onitama/board_painter.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/onitama/level_picture.hpp"
#include "ui/painter.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr std::string_view kRing = "common/ring.png";
constexpr std::string_view kLastRing = "common/ring-last.png";

// A level as its file would say it.
Rules rulesOf(std::string text) {
    const LevelText level{"rules", "rules", std::move(text)};
    LevelReader reader(level);
    return Rules(readLevel(reader));
}

State after(const Rules& rules, std::string_view move) {
    State state = rules.initial();
    const auto found = rules.parseMove(state, move);
    if (!found) throw std::logic_error("a rules page shows a move that is not allowed: " + std::string(move));
    rules.apply(state, *found, nullptr);
    return state;
}

void drawRing(ui::Painter& painter, const BoardLayout& layout, Square square, std::string_view file) {
    const float side = 1.25F * layout.cell(square).w;
    painter.image(file, ui::Rect::around(layout.square(square), {side, side}));
}

void drawPosition(ui::Painter& painter, const BoardLayout& layout, const Placement& board, Bits ringed = 0) {
    drawCourtyard(painter, layout);
    while (ringed != 0) {
        drawRing(painter, layout, popSquare(ringed), kRing);
    }
    drawPieces(painter, layout, board);
}

// One position, as large as it can be, with some squares marked.
auto position(Rules rules, Bits ringed = 0) {
    return [rules = std::move(rules), ringed](ui::Painter& painter, const ui::Rect& rect) {
        drawPosition(painter, BoardLayout(rect), rules.initial(), ringed);
    };
}

// Before and after a move, side by side.
void drawMove(ui::Painter& painter, const ui::Rect& rect, const Rules& rules, std::string_view text) {
    const float side = std::min(rect.h, (rect.w - 44) / 2);
    const float y = rect.middle().y - side / 2;
    const State before = rules.initial();
    const auto move = rules.parseMove(before, text);
    const State then = after(rules, text);
    const BoardLayout left({rect.x, y, side, side});
    const BoardLayout right({rect.right() - side, y, side, side});
    drawPosition(painter, left, before, move && move->from != kNowhere ? bit(move->from) : 0);
    painter.image("common/icons/forward.png", ui::Rect::around(rect.middle(), {30, 30}));
    drawPosition(painter, right, then);
}

// The five cards of a position in one row: A's two, the side card, B's two.
void drawCards(ui::Painter& painter, const ui::Rect& rect, const Rules& rules, const State& state, std::size_t marked) {
    constexpr std::array<std::size_t, kCardsInPlay> kOrder{0, 1, kSideCard, 2, 3};
    const float step = rect.w / kCardsInPlay;
    for (std::size_t i = 0; i < kCardsInPlay; ++i) {
        const std::size_t place = kOrder[i];
        const ui::Rect box{rect.x + static_cast<float>(i) * step, rect.y, step, rect.h};
        const ui::Rect card = cardInside(box.grown(-3));
        if (place == marked) painter.slice(ui::kLight, card.grown(ui::kHalo));
        drawCard(painter, card, faceOf(rules.level().cards, state.cards[place]), turnedAt(place, state.mover));
    }
}

Rules opening(std::string_view wall = "") {
    return rulesOf("cards = [\"rabbit\", \"ox\", \"boar\", \"horse\", \"crab\"]\n" + std::string(wall));
}

// Where A's and B's soldier can go by the same card, and the card as each of them sees it.
void drawTurnedCards(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = rulesOf("cards = [\"rabbit\", \"ox\", \"rabbit\", \"horse\", \"crab\"]\n[start]\n"
                                "board = [\".B...\", \"..b..\", \".....\", \"..a..\", \"...A.\"]\n");
    const State state = rules.initial();
    const Square own = squareAt(3, 2);
    const Square theirs = squareAt(1, 2);
    const Bits targets = rules.reach().from(kA, 0, own) | rules.reach().from(kB, 2, theirs);
    const float side = rect.w - 124;
    drawPosition(painter, BoardLayout({rect.x, rect.middle().y - side / 2, side, side}), state, targets);
    const float height = 150;
    drawCard(painter, cardInside({rect.right() - 112, rect.middle().y - height - 10, 112, height}),
             faceOf(rules.level().cards, 2), true);
    drawCard(painter, cardInside({rect.right() - 112, rect.middle().y + 10, 112, height}),
             faceOf(rules.level().cards, 0), false);
}

void drawTwoWins(ui::Painter& painter, const ui::Rect& rect) {
    const float height = rect.h / 2;
    drawMove(painter, {rect.x, rect.y, rect.w, height - 4},
             rulesOf("cards = [\"boar\", \"ox\", \"rabbit\", \"horse\", \"crab\"]\n[start]\n"
                     "board = [\"..b..\", \".B..b\", \".a...\", \"...b.\", \"a.A..\"]\n"),
             "1 c2 b2");
    drawMove(painter, {rect.x, rect.y + height + 4, rect.w, height - 4},
             rulesOf("cards = [\"boar\", \"ox\", \"rabbit\", \"horse\", \"crab\"]\n[start]\n"
                     "board = [\"B...b\", \"..A..\", \".b...\", \"...a.\", \"a..b.\"]\n"),
             "1 b3 a3");
}

void drawPassing(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = opening();
    const float height = (rect.h - 60) / 2;
    drawCards(painter, {rect.x, rect.y, rect.w, height}, rules, rules.initial(), 0);
    painter.image("common/icons/down.png", ui::Rect::around(rect.middle(), {32, 32}));
    const State then = after(rules, "1 e3 d4");
    drawCards(painter, {rect.x, rect.bottom() - height, rect.w, height}, rules, then, kSideCard);
}

void drawWall(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = rulesOf("cards = [\"rabbit\", \"ox\", \"boar\", \"horse\", \"crab\"]\nwall = \"c3\"\n[start]\n"
                                "board = [\"b.B.b\", \"...b.\", \"..Wb.\", \"..a..\", \"a.A.a\"]\n");
    const State state = rules.initial();
    drawPosition(painter, BoardLayout(rect), state, Rules::wallSquares(state, kA));
}

void drawSwap(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = rulesOf("cards = [\"rabbit\", \"ox\", \"boar\", \"horse\", \"crab\"]\nwall = \"c3\"\n[start]\n"
                                "board = [\"b.B.b\", \"...b.\", \"..Wb.\", \"..a..\", \"a.A.a\"]\n");
    drawMove(painter, rect, rules, "2 e1 e2 d");
}

void drawBlocked(ui::Painter& painter, const ui::Rect& rect) {
    const Rules rules = rulesOf("cards = [\"...../.xx../..o../...../.....\", \"...../..x../.xo../...../.....\", "
                                "\"goose\", \"cobra\", \"rooster\"]\nwall = \"c1\"\n[start]\n"
                                "board = [\".....\", \"B...b\", \"W..b.\", \"a....\", \"A....\"]\n");
    const float side = rect.w - 124;
    drawPosition(painter, BoardLayout({rect.x, rect.middle().y - side / 2, side, side}), rules.initial());
    for (std::uint8_t card = 0; card < 2; ++card) {
        const float y = rect.middle().y - 160 + 170 * static_cast<float>(card);
        drawCard(painter, cardInside({rect.right() - 112, y, 112, 150}), faceOf(rules.level().cards, card), false);
    }
}

} // namespace

std::vector<ui::RulesPage> rulesPages() {
    return {
        {"The courtyard and the aim",
         "Two players face each other across a courtyard of five by five squares. A has the lower edge, B the upper "
         "one. "
         "Each has a general and four soldiers. The general begins on the own shrine, the base: e3 for A, a3 for B.\n"
         "Players take turns. A begins, unless you choose otherwise.\n"
         "There is no luck after the cards are dealt, and nothing is hidden: both players see all five cards.",
         position(opening()), "The usual beginning, here without the wall."},
        {"Two ways to win",
         "Take the other general, with any of your pawns.\n"
         "Or walk your own general onto the other base. A soldier there wins nothing.\n"
         "Either ends the game at once: no card is passed and the wall stays where it is.\n"
         "A pawn takes by stepping onto the square of an opponent's pawn. Nobody steps onto a pawn of their own.",
         drawTwoWins, "Above, a soldier takes the general; below, the general reaches the base."},
        {"The cards",
         "Each player has two cards, and a fifth lies at the side. A card shows how a pawn may move: from the disc to "
         "any "
         "of the marked squares. All pawns move alike, general and soldiers.\n"
         "A pawn jumps over whatever is in its way; only where it lands matters.\n"
         "Every card is read from its owner's chair. For B it is turned round: forward is down the courtyard, and "
         "right "
         "is left.",
         drawTurnedCards, "The same card for B, above, and for A: the rings show where each soldier may go."},
        {"Passing cards on",
         "In your turn choose one of your two cards and move one pawn by it.\n"
         "Then the card you have used goes to the side, and the card that lay there is yours. Your opponent gets the "
         "one "
         "you have just played, a turn later.\n"
         "So what you play is what you hand over. Before you use a strong card, look what it will do in the other "
         "hands.",
         drawPassing, "A plays the rabbit: it goes to the side, and A takes the crab. B's cards are to the right."},
        {"The wall",
         "Most levels have a wall. Nobody can step onto its square, but everybody jumps over it.\n"
         "After the pawn's move you may push the wall one step up, down, left or right, or keep it where it is.\n"
         "It stays on the board, never stands on a base, and is stopped by your opponent's pawns and by your own "
         "general.\n"
         "Without a wall this is classic Onitama.",
         drawWall, "A may push the wall to the ringed squares, not to the right: a soldier of B is there."},
        {"Changing places",
         "If you push the wall onto one of your own soldiers, the two change places: the soldier now stands where the "
         "wall was.\n"
         "That is a second step for the soldier, and often the one that counts. But it takes nobody, and it does not "
         "work "
         "with a soldier on a base.\n"
         "The general never changes places with the wall.",
         drawSwap, "A moves a pawn at the left, then pulls the wall down: the soldier in the middle gets ahead."},
        {"Stuck, and the turn limit",
         "Whoever can move a pawn must. If neither of your cards allows any move, you are blocked: you hand over one "
         "card "
         "of your choice, take the one at the side, and may still push the wall.\n"
         "A level may have a turn limit. It counts every turn of either player. When it is reached and nobody has won, "
         "the "
         "game is a draw.\n"
         "Without a limit a game goes on until somebody wins.",
         drawBlocked, "With these two cards no pawn of A can go anywhere: the wall and the edge stop them."},
        {"At this table",
         "Mouse: click a pawn to see where both cards take it, click a target, then where the wall goes: three clicks "
         "at most. Or click a card first and see all its moves. Pawns and the wall can also be dragged. If both cards "
         "reach a square, click the number of one of them there, or you are asked which one to use.\n"
         "Keyboard: the arrows move from square to square and Enter chooses; 1 and 2 choose a card, K keeps the wall "
         "where it is, Backspace takes back a choice. U takes a move back, R plays it again, H asks for a hint, F1 "
         "opens these rules, F11 fills the "
         "screen and Esc pauses.\n"
         "Gamepad: the stick or the cross moves, A chooses, B goes back, X asks for a hint, Y takes a move back.\n"
         "When two computers play, Space stops them and lets them go on, and S makes them play one move. Any key or "
         "click ends an animation at once.\n"
         "Every move is saved as it is made. Close the window at any time; the menu will offer to continue."},
    };
}

} // namespace parlour::onitama
