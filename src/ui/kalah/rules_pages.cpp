#include "ui/kalah/rules_pages.hpp"

#include "engine/kalah/rules.hpp"
#include "ui/kalah/board_painter.hpp"
#include "ui/kalah/heaps.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/kalah/outlook.hpp"
#include "ui/kalah/picture.hpp"
#include "ui/painter.hpp"

namespace parlour::kalah {

namespace {

void drawPosition(ui::Painter& painter, const BoardLayout& layout, const State& state) {
    drawBoard(painter, layout);
    BeadPainter beads(painter.assets());
    beads.draw(painter.target(), picture(layout, deal(layout.ring(), state)));
    std::vector<int> counts;
    counts.reserve(static_cast<std::size_t>(layout.ring().pits()));
    for (int pit = 0; pit < layout.ring().pits(); ++pit) {
        counts.push_back(state.seeds(pit));
    }
    drawCounts(painter, layout, counts);
}

void drawRing(ui::Painter& painter, const BoardLayout& layout, int pit, std::string_view file) {
    const float side = 2.7F * kBowlRadius * layout.scale();
    painter.image(file, ui::Rect::around(layout.pit(pit), {side, side}));
}

// One position, as large as it can be.
auto position(Level level) {
    return [rules = Rules(std::move(level))](ui::Painter& painter, const ui::Rect& rect) {
        drawPosition(painter, BoardLayout(rules.ring(), rules.level().direction, rect), rules.initial());
    };
}

// A position, the house that is lifted, and below it what comes of that.
auto beforeAndAfter(Level level, Move move) {
    return [rules = Rules(std::move(level)), move](ui::Painter& painter, const ui::Rect& rect) {
        const float height = (rect.h - 44) / 2;
        const BoardLayout above(rules.ring(), rules.level().direction, {rect.x, rect.y, rect.w, height});
        const BoardLayout below(rules.ring(), rules.level().direction,
                                {rect.x, rect.bottom() - height, rect.w, height});
        State state = rules.initial();
        const Outlook outcome = foresee(rules, state, move);
        drawPosition(painter, above, state);
        drawRing(painter, above, outcome.origin, "common/ring.png");
        painter.image("common/icons/down.png", ui::Rect::around(rect.middle(), {32, 32}));
        rules.apply(state, move, nullptr);
        drawPosition(painter, below, state);
        if (!rules.ring().isStore(outcome.landing)) drawRing(painter, below, outcome.landing, "common/ring-last.png");
    };
}

Level small(std::vector<int> south, std::vector<int> north, std::array<int, 2> stores = {}) {
    Level level;
    level.houses = static_cast<int>(south.size());
    level.seeds = 3;
    level.start = {std::move(south), std::move(north)};
    level.stores = stores;
    return level;
}

} // namespace

std::vector<ui::RulesPage> rulesPages() {
    return {
        {"The board and the aim",
         "Two players face each other across the board. South has the houses along the lower edge, North those along "
         "the "
         "upper one. The long bowl at each end is a store.\n"
         "The game begins with the same number of seeds in every house and none in the stores. South moves first, "
         "unless "
         "you choose otherwise.\n"
         "Whoever has more seeds in the own store at the end wins. Equal numbers are a draw.\n"
         "A board has 1 to 10 houses a side, and 1 to 10 seeds in each house.",
         position(Level{}), "The classic board: six houses a side, four seeds in each."},
        {"Sowing",
         "Choose one of your houses that is not empty. All its seeds are lifted and sown one by one into the bowls "
         "that "
         "follow: your own houses, then your store, then the houses of your opponent, and round again to yours.\n"
         "Your opponent's store is always passed over. The house you lifted from is not: thirteen seeds or more on the "
         "classic board come all the way round.\n"
         "Seeds travel counterclockwise. With the option Clockwise it is the same game in a mirror.",
         beforeAndAfter(small({3, 3, 3, 3}, {3, 3, 3, 3}), Move{3}),
         "South sows three seeds: a house, the store, and North's first house."},
        {"Once more",
         "If the last seed falls into your own store, you move again. There is no limit: a good player strings three "
         "or "
         "four moves together.\n"
         "A house that is exactly as many steps away from your store as it has seeds gives you such a move. Look for "
         "these "
         "first, beginning with the one next to the store.\n"
         "Before you move, the ring shows where the last seed would fall. You can switch that off in the settings.",
         beforeAndAfter(small({3, 3, 3, 3}, {3, 3, 3, 3}), Move{2}),
         "The third seed reaches the store: South moves again."},
        {"Captures",
         "If the last seed falls into one of your own houses that was empty, and the house facing it holds seeds, you "
         "take "
         "all of those and the seed itself into your store.\n"
         "A seed that comes all the way round into the house it was lifted from captures too.\n"
         "Option: with Always, the last seed is taken even if the house facing it is empty. Otherwise nothing happens "
         "then, and your turn is over.",
         beforeAndAfter(small({1, 0, 3, 2}, {3, 2, 4, 1}, {2, 3}), Move{1}),
         "The seed lands in an empty house and takes the four facing it: five for South."},
        {"The end",
         "The game is over as soon as all houses of one side are empty, even if the player who emptied them had "
         "another "
         "move coming. Each player then banks what is left on the own side.\n"
         "Option: with Mover stuck, the game goes on until the player whose turn it is has nothing to lift. Then the "
         "opponent banks everything that is left.\n"
         "So an empty side is no victory in itself: what your opponent still holds will count for them.",
         beforeAndAfter(small({0, 0, 0, 1}, {2, 0, 1, 1}, {10, 9}), Move{4}),
         "South has run out of seeds; North banks the last four, and wins 13 to 11."},
        {"The pie rule",
         "Moving first is worth a lot. With the pie rule, North may answer South's first whole turn by swapping sides "
         "instead of moving: North takes over South's houses and store, and South goes on as North.\n"
         "One cuts, the other chooses. So South should open neither too well nor too badly.\n"
         "It is offered once only, and is an option of the level."},
        {"At this table",
         "Mouse: point at a house to see where its last seed would fall, and click to sow.\n"
         "Keyboard: the arrows move from house to house and Enter sows; the keys 1 to 9 sow a house directly, counted "
         "in "
         "sowing order. U takes a move back, R plays it again, H asks for a hint, F1 opens these rules, F11 fills the "
         "screen and Esc pauses.\n"
         "Gamepad: the stick or the cross moves, A chooses, B goes back, X asks for a hint, Y takes a move back.\n"
         "When two computers play, Space stops them and lets them go on, and S makes them play one move. "
         "Any key or click ends an animation at once: nobody has to wait.\n"
         "Every move is saved as it is made. Close the window at any time; the menu will offer to continue."},
    };
}

} // namespace parlour::kalah
