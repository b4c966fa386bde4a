#include "ui/dice/rules_pages.hpp"

#include "engine/dice/rules.hpp"
#include "ui/dice/dice_painter.hpp"
#include "ui/dice/picture.hpp"
#include "ui/dice/score_sheet.hpp"

#include <algorithm>

namespace parlour::dice {

namespace {

// Five dice in the tray, split or not.
auto tray(Roll roll, std::optional<Split> split, int round) {
    return [=](ui::Painter& painter, const ui::Rect& rect) {
        const TrayLayout layout(rect);
        Table table{.dice = roll, .spots = {}, .round = round};
        if (split) table.spots = arranged(roll, *split);
        drawTray(painter, layout);
        drawDice(painter, picture(layout, table), table.dice);
    };
}

// A sheet as a game has left it.
auto sheet(Sheet written, std::optional<Split> last) {
    return [=](ui::Painter& painter, const ui::Rect& rect) {
        const Rules rules(Level{});
        const float height = rect.h + 40;
        const ui::Rect paper = ui::Rect::around(rect.middle(), {height * kPaperSize.x / kPaperSize.y, height});
        drawPaper(painter, paper);
        drawSheet(painter,
                  {.rules = &rules,
                   .sheet = written,
                   .total = rules.total(written),
                   .name = "Ada",
                   .note = "Classic",
                   .last = last},
                  paper);
    };
}

Sheet filled(std::initializer_list<std::pair<int, int>> chosen, std::initializer_list<std::pair<int, int>> removed) {
    Sheet sheet;
    for (const auto& [number, times] : chosen) {
        sheet.chosen[static_cast<std::size_t>(number - kLeastNumber)] = static_cast<std::uint16_t>(times);
    }
    std::size_t slot = 0;
    for (const auto& [number, count] : removed) {
        sheet.removed[slot++] = {static_cast<std::uint8_t>(number), static_cast<std::uint8_t>(count)};
    }
    return sheet;
}

} // namespace

std::vector<ui::RulesPage> rulesPages() {
    const Roll roll{1, 3, 3, 5, 5};
    return {
        {"One roll for everybody",
         "One to six players, the same five dice for all. Each round the dice are rolled once, and everybody in turn "
         "splits that roll on "
         "their own sheet.\n"
         "Split the five dice into two pairs and one die that is removed. Each pair counts as the sum of its dice, "
         "from 2 to 12, and gets a "
         "mark on your sheet. The same sum twice gets two marks.\n"
         "The removed die is written down too, and those are what ends your game.",
         tray(roll, std::nullopt, 5), "A roll, waiting to be split."},
        {"Marks and points",
         "A number that you never chose is worth nothing, and costs nothing. Once chosen it costs you 200, until its "
         "fifth mark brings "
         "it back to nothing. From the sixth to the tenth, every mark pays the number's value. More than ten pay no "
         "more.\n"
         "So four marks are as bad as one, and ten are what you dream of. Begin few numbers, and finish what you have "
         "begun.\n"
         "In the classic game 7 is worth 30 a mark; the rarer a number, the more it pays: 2 and 12 pay 100.",
         sheet(filled({{4, 3}, {5, 8}, {10, 6}, {12, 5}}, {{3, 4}, {2, 3}, {6, 4}}), std::nullopt),
         "4 costs 200, 5 pays three times 50, 10 pays 60, 12 is even: 10 points."},
        {"The removed die",
         "You can collect three different removed numbers. As long as you have fewer, remove what you like: a new "
         "number takes an empty "
         "line, an old one gets one more cross.\n"
         "Once you have three, you must remove one of them whenever it is rolled. A die that may not be removed "
         "carries a small lock.\n"
         "If none of your three was rolled, the roll is free: split it as you like, and nothing is crossed off.",
         tray(roll, Split{4, 10, 3}, 5), "With 2, 3 and 6 collected, a 3 must go: 4 and 10, or 6 and 8."},
        {"The end",
         "The round in which you remove one number for the eighth time is your last. The others play on until it "
         "happens to them.\n"
         "When everybody has finished, the highest total wins; equal totals share the win. Alone you play for the "
         "score, and the best ones "
         "are kept.\n"
         "Levels can change what the numbers are worth and how many removals end a game.",
         sheet(filled({{5, 6}, {6, 9}, {7, 10}, {8, 8}, {10, 4}}, {{1, 8}, {4, 6}, {6, 5}}), Split{6, 7, 1}),
         "The last box of a line ends the game."},
        {"At this table",
         "Roll with Space or the button. Then drag the dice into the three wells, or click them one after the other: "
         "first pair, second pair, "
         "and what is left goes by itself. Or pick a split from the list, which says what it would change.\n"
         "Write it down with Enter or the button; until the next roll you can take it back with U.\n"
         "Keyboard: 1 to 6 take a die that shows that number, Backspace puts one back, the arrows walk through the "
         "list and Enter chooses, "
         "twice writes it down. H asks for a hint, C shows the chart of totals, F1 these rules, Esc pauses.\n"
         "Click a player's card to look at that sheet. Any click or key ends an animation at once.\n"
         "Every move is saved as it is made. Close the window at any time; the menu will offer to continue."},
    };
}

} // namespace parlour::dice
