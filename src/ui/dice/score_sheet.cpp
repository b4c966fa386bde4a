#include "ui/dice/score_sheet.hpp"

#include "engine/core/words.hpp"
#include "ui/painter.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::dice {

namespace {

using ui::Align;
using ui::Color;
using ui::Face;
using ui::Rect;

constexpr Color kInkBlue{28, 34, 78, 255};
constexpr Color kInkRed{156, 30, 18, 255};
constexpr Color kInkGreen{26, 96, 44, 255};
constexpr Color kPencil{70, 66, 62, 150};
constexpr Color kRule{120, 84, 50, 110};
constexpr Color kWash{232, 176, 60, 70};   // a row that was just marked
constexpr Color kGhost{120, 150, 200, 62}; // a row that would be

// Of a sheet that is 410 wide.
constexpr float kFirstRow = 108;
constexpr float kRowHeight = 42;
constexpr float kRemovedTop = kFirstRow + kRowHeight * kNumbers + 10;
constexpr float kSlotTop = kRemovedTop + 26;
constexpr float kSlotHeight = 44;
constexpr float kTallyLeft = 112;
constexpr float kTallyRight = 266;
constexpr float kStrokeGap = 6.6F;
constexpr float kGroupGap = 9;
constexpr int kMostStrokes = 20;

struct Column {
    float left, right;
    std::string_view head;
    Align align;
};
constexpr Column kNumberColumn{20, 54, "No.", Align::Middle};
constexpr Column kValueColumn{58, 104, "Value", Align::Middle};
constexpr Column kTallyColumn{kTallyLeft, kTallyRight, "Marks", Align::Left};
constexpr Column kPointsColumn{266, 328, "Points", Align::Right};
constexpr Column kNextColumn{332, 388, "Next", Align::Right};

template <class Brush>
class SheetPainter {
public:
    SheetPainter(Brush& brush, const SheetModel& model, const Rect& paper)
        : m_brush(brush), m_model(model), m_paper(paper), m_unit(paper.w / kPaperSize.x) {}

    void draw() {
        heading();
        for (int number = kLeastNumber; number <= kMostNumber; ++number) {
            numberRow(number);
        }
        removed();
    }

private:
    Rect place(float x, float y, float w, float h) const {
        return {m_paper.x + x * m_unit, m_paper.y + y * m_unit, w * m_unit, h * m_unit};
    }
    void text(std::string_view words, const Rect& box, ui::Lettering lettering) {
        lettering.size *= m_unit;
        m_brush.text(words, box, lettering);
    }
    void cell(const Column& column, float y, std::string_view words, ui::Lettering lettering) {
        lettering.align = column.align;
        text(words, place(column.left, y, column.right - column.left, kRowHeight), lettering);
    }
    // Lines never get thinner than can be seen, however small the paper.
    void horizontal(float x, float y, float w, float thick, Color color) {
        Rect line = place(x, y, w, thick);
        line.h = std::max(1.F, line.h);
        m_brush.fill(line, color);
    }
    void vertical(float x, float y, float h, float thick, Color color) {
        Rect line = place(x, y, thick, h);
        line.w = std::max(1.F, line.w);
        m_brush.fill(line, color);
    }

    void heading() {
        text(m_model.name, place(22, 18, 250, 38), {.face = Face::TitleBold, .size = 29, .color = ui::kInk});
        text(m_model.note, place(22, 54, 270, 20), {.size = 15, .color = ui::kInkSoft});
        text(numberText(m_model.total), place(266, 16, 122, 44),
             {.face = Face::BodyBold, .size = 36, .color = pointsInk(m_model.total), .align = Align::Right});
        text("total", place(288, 56, 100, 18), {.size = 14, .color = ui::kInkSoft, .align = Align::Right});
        horizontal(18, 80, 374, 2, kRule);
        for (const Column& column : {kNumberColumn, kValueColumn, kTallyColumn, kPointsColumn, kNextColumn}) {
            text(column.head, place(column.left, 84, column.right - column.left, 20),
                 {.size = 14, .color = ui::kInkSoft, .align = column.align});
        }
    }

    int ghostMarks(int number) const {
        if (!m_model.ghost) return 0;
        return (m_model.ghost->low == number ? 1 : 0) + (m_model.ghost->high == number ? 1 : 0);
    }

    void numberRow(int number) {
        const float y = kFirstRow + kRowHeight * static_cast<float>(number - kLeastNumber);
        const int times = m_model.sheet.times(number);
        const int ghost = ghostMarks(number);
        const bool fresh = m_model.last && (m_model.last->low == number || m_model.last->high == number);
        if (ghost > 0) {
            m_brush.fill(place(16, y + 1, 378, kRowHeight - 1), kGhost);
        } else if (fresh) {
            m_brush.fill(place(16, y + 1, 378, kRowHeight - 1), kWash);
        }
        horizontal(18, y, 374, 1, kRule);
        cell(kNumberColumn, y, std::to_string(number), {.face = Face::BodyBold, .size = 23, .color = ui::kInk});
        const int value = m_model.rules->level().values[static_cast<std::size_t>(number - kLeastNumber)];
        cell(kValueColumn, y, std::to_string(value), {.size = 17, .color = ui::kInkSoft});
        tally(number, y + 5, times, ghost);
        const int points = m_model.rules->points(number, times);
        if (times > 0) {
            cell(kPointsColumn, y, changeText(points),
                 {.face = Face::BodyBold, .size = 20, .color = pointsInk(points)});
        }
        const int change = m_model.rules->points(number, times + std::max(1, ghost)) - points;
        const Color ink = pointsInk(change);
        cell(kNextColumn, y, changeText(change),
             {.face = ghost > 0 ? Face::BodyBold : Face::Body,
              .size = ghost > 0 ? 20.F : 16.F,
              .color = ghost > 0 ? ink : ink.faded(0.62F)});
    }

    // Strokes in fives, the fifth across.
    void tally(int number, float y, int times, int ghost) {
        const int all = times + ghost;
        if (all > kMostStrokes) {
            text(fmt::format("{} marks", times), place(kTallyLeft, y, kTallyRight - kTallyLeft, 32),
                 {.size = 18, .color = kInkBlue});
            return;
        }
        for (int i = 0; i < all; ++i) {
            const Color ink = i < times ? kInkBlue : kPencil;
            const auto variant = static_cast<unsigned>(number * 7 + i * 5);
            const float left = kTallyLeft + static_cast<float>(i / 5) * (4 * kStrokeGap + kGroupGap);
            if (i % 5 == 4) {
                const Rect part{static_cast<float>(variant % 4) / 4, 0.5F, 0.25F, 0.5F};
                m_brush.imagePart("dice/ink.png", place(left - 4, y, 36, 32), part, ink);
            } else {
                const Rect part{static_cast<float>(variant % 16) / 16, 0, 1 / 16.F, 0.5F};
                const float x = left + static_cast<float>(i % 5) * kStrokeGap;
                m_brush.imagePart("dice/ink.png", place(x - 4, y, 15, 32), part, ink);
            }
        }
    }

    void removed() {
        horizontal(18, kRemovedTop - 8, 374, 2, kRule);
        const int stop = m_model.rules->level().stopCount;
        text("Removed", place(22, kRemovedTop - 2, 120, 24), {.face = Face::Title, .size = 18, .color = ui::kInk});
        text(fmt::format("{} of one number end the game", stop), place(126, kRemovedTop - 2, 262, 24),
             {.size = 14, .color = ui::kInkSoft, .align = Align::Right});
        // A considered die goes to its number, or to the first empty line.
        std::optional<std::size_t> ghost;
        for (std::size_t slot = 0; m_model.ghost && !m_model.ghostFree && slot < kSlots; ++slot) {
            const int number = m_model.sheet.removed[slot].number;
            if (number == m_model.ghost->removed || number == 0) {
                ghost = slot;
                break;
            }
        }
        for (std::size_t slot = 0; slot < kSlots; ++slot) {
            slotRow(slot, ghost == slot);
        }
    }

    void slotRow(std::size_t slot, bool ghost) {
        const float y = kSlotTop + kSlotHeight * static_cast<float>(slot);
        const Slot& line = m_model.sheet.removed[slot];
        const int stop = m_model.rules->level().stopCount;
        if (ghost) {
            m_brush.fill(place(16, y, 378, kSlotHeight - 3), kGhost);
        } else if (m_model.last && m_model.last->removed == line.number && line.count > 0) {
            m_brush.fill(place(16, y, 378, kSlotHeight - 3), kWash);
        }
        frame(22, y + 4, 34, 34, 2);
        const int number = line.count > 0 ? line.number : ghost ? m_model.ghost->removed : 0;
        if (number > 0) {
            text(std::to_string(number), place(22, y + 4, 34, 34),
                 {.face = Face::BodyBold,
                  .size = 23,
                  .color = line.count > 0 ? ui::kInk : kPencil,
                  .align = Align::Middle});
        }
        const float step = std::min(40.F, 322.F / static_cast<float>(stop));
        const float side = std::min(31.F, step - 5);
        for (int i = 0; i < stop; ++i) {
            const float x = 72 + step * static_cast<float>(i);
            const bool last = i + 1 == stop;
            frame(x, y + 21 - side / 2, side, side, last ? 2.F : 1.F);
            if (i < line.count) {
                cross(x, y + 21 - side / 2, side, kInkBlue, slot * 13 + static_cast<std::size_t>(i));
            } else if (ghost && i == line.count) {
                cross(x, y + 21 - side / 2, side, kPencil, slot * 13 + static_cast<std::size_t>(i));
            }
        }
    }

    void cross(float x, float y, float side, Color ink, std::size_t variant) {
        const Rect part{static_cast<float>(variant % 4) / 4, 0.5F, 0.25F, 0.5F};
        m_brush.imagePart("dice/ink.png", place(x - 2, y - 5, side + 5, side + 10), part, ink);
    }
    void frame(float x, float y, float w, float h, float thick) {
        constexpr Color kEdge{110, 76, 44, 190};
        horizontal(x, y, w, thick, kEdge);
        horizontal(x, y + h - thick, w, thick, kEdge);
        vertical(x, y, h, thick, kEdge);
        vertical(x + w - thick, y, h, thick, kEdge);
    }

    Brush& m_brush;
    const SheetModel& m_model;
    Rect m_paper;
    float m_unit;
};

} // namespace

Color pointsInk(int points) {
    return points > 0 ? kInkGreen : points < 0 ? kInkRed : ui::kInk;
}

void drawPaper(ui::Painter& painter, const Rect& rect) {
    painter.slice(ui::kShadow, rect.grown(ui::kHalo * 0.8F).moved(4, 7));
    painter.image("dice/paper.png", rect);
}

template <class Brush>
void drawSheet(Brush& brush, const SheetModel& model, const Rect& paper) {
    SheetPainter<Brush>(brush, model, paper).draw();
}
template void drawSheet(ui::Painter&, const SheetModel&, const Rect&);
template void drawSheet(ui::Widgets&, const SheetModel&, const Rect&);

void drawSmallSheet(ui::Widgets& widgets, const Rules& rules, const Sheet& sheet, const Rect& rect) {
    constexpr Color kBad{232, 132, 110, 255};
    constexpr Color kGood{150, 214, 140, 255};
    const float cell = rect.w / (kNumbers + kSlots + 0.5F);
    const auto column = [&](float i, int head, int count, Color color, bool boxed) {
        const Rect box{rect.x + cell * i, rect.y, cell - 1.5F, rect.h};
        widgets.fill(box, boxed ? ui::kShade.faded(0.8F) : ui::kPaper.faded(0.09F), 3);
        widgets.text(std::to_string(head), {box.x, box.y + 1, box.w, box.h * 0.42F},
                     {.size = 10.5F, .color = ui::kPaperSoft.faded(head == 0 ? 0 : 0.8F), .align = Align::Middle});
        if (count == 0) return;
        widgets.text(std::to_string(count), {box.x, box.y + box.h * 0.42F, box.w, box.h * 0.55F},
                     {.face = Face::BodyBold, .size = 13, .color = color, .align = Align::Middle});
    };
    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
        const int times = sheet.times(number);
        const int points = rules.points(number, times);
        column(static_cast<float>(number - kLeastNumber), number, times,
               points < 0   ? kBad
               : points > 0 ? kGood
                            : ui::kPaper,
               false);
    }
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
        const Slot& line = sheet.removed[slot];
        const bool near = line.count + 2 >= rules.level().stopCount;
        column(static_cast<float>(kNumbers + slot) + 0.5F, line.number, line.count, near ? ui::kGlow : ui::kPaper,
               true);
    }
}

} // namespace parlour::dice
