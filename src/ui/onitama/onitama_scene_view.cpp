// How a game of Onitama looks: what lies on the ground, the figures, the cards, and all the marks.
#include "ui/context.hpp"
#include "ui/onitama/onitama_scene.hpp"
#include "ui/onitama/table.hpp"
#include "ui/widgets/widgets.hpp"

#include <array>
#include <cmath>

namespace parlour::onitama {

namespace {

// The two cards are told apart by number; these only help.
constexpr std::array kSlotColors{ui::Color{255, 206, 120, 255}, ui::Color{150, 226, 214, 255}};
constexpr ui::Color kWallGlow{236, 240, 255, 255};
constexpr float kBadge = 28;
constexpr ui::Color kLast{255, 240, 205, 255};

ui::Color slotColor(int slot) {
    return kSlotColors.at(static_cast<std::size_t>(slot));
}

} // namespace

void OnitamaScene::bakeBoard(ui::Painter& painter) {
    drawCourtyard(painter, m_layout);
    m_tableau.drawResting(painter, m_layout, m_faces);
}

void OnitamaScene::drawBoard(ui::Painter& painter) {
    m_tableau.drawMoving(painter, m_faces);
}

void OnitamaScene::gui(ui::Widgets& widgets) {
    MatchScene::gui(widgets);
    const Cast& cast = castAt(match().length());
    if (m_tableau.show(cast, posesNow(cast), m_goal, stage().moving(), lights())) bakeAgain();
}

// The stage's, but for what the mouse carries and what shakes.
ui::Poses OnitamaScene::posesNow(const Cast& cast) const {
    ui::Poses poses = stage().poses();
    const auto adjust = [&](std::size_t actor, Square square, bool carried) {
        if (carried) {
            poses[actor].at = m_mouse + ui::Point(0, 26 * m_layout.scale());
            poses[actor].height = 22;
        } else if (square == m_refused) {
            poses[actor].at.x += shake();
        }
    };
    const bool wall = m_selection.step() == Step::Wall;
    for (std::size_t pawn = 0; pawn < cast.pawns.size(); ++pawn) {
        const Pawn& one = cast.pawns[pawn];
        if (!one.taken) adjust(pawn, one.square, m_dragging && !wall && one.square == m_selection.from());
    }
    if (cast.wall != kNowhere) adjust(cast.wallActor(), cast.wall, m_dragging && wall);
    return poses;
}

// Where the last move went, and what may be chosen now.
std::vector<Light> OnitamaScene::lights() const {
    std::vector<Light> all;
    if (!stage().moving()) {
        for (const Square square : {m_last.from, m_last.to}) {
            if (square != kNowhere) all.push_back({square, kLast, 0.16F, 0});
        }
    }
    const Step step = m_selection.step();
    const bool choosing = mayMove() && (!stage().moving() || m_selection.started());
    if (!choosing) return all;
    const auto add = [&all](Bits squares, ui::Color color, float fill, float spot) {
        while (squares != 0) {
            all.push_back({popSquare(squares), color, fill, spot});
        }
    };
    if (step == Step::Pawn) add(m_selection.pawns(), ui::kWhite, 0, 1.6F);
    if (step == Step::Goal) add(bit(m_selection.from()), ui::kGlow, 0.35F, 0);
    if (step == Step::Pawn || step == Step::Goal) {
        for (int slot = 0; slot < 2; ++slot) {
            add(m_selection.goals(slot), slotColor(slot), 0.22F, 1.2F);
        }
    }
    add(m_selection.walls(), kWallGlow, 0.2F, 1.25F);
    return all;
}

// --- marks on top

void OnitamaScene::badge(ui::Widgets& widgets, ui::Point middle, int slot) const {
    const ui::Rect disc = ui::Rect::around(middle, {kBadge, kBadge});
    widgets.fill(disc, ui::kShade, kBadge / 2);
    widgets.outline(disc, slotColor(slot), 2, kBadge / 2);
    widgets.text(std::to_string(slot + 1), disc,
                 {.face = ui::Face::BodyBold, .size = 17, .color = slotColor(slot), .align = ui::Align::Middle});
}

void OnitamaScene::arrow(ui::Widgets& widgets, Square from, Square to, ui::Color color, float thickness) const {
    const ui::Point start = m_layout.square(from);
    const ui::Point end = m_layout.square(to);
    const ui::Point way = end - start;
    const float length = std::hypot(way.x, way.y);
    if (length <= 0) return;
    const ui::Point ahead = way / length;
    const ui::Point aside{-ahead.y, ahead.x};
    const ui::Point tip = end - ahead * (kSquareSize * 0.3F * m_layout.scale());
    const ui::Point tail = start + ahead * (kSquareSize * 0.2F * m_layout.scale());
    const float head = thickness * 3;
    const auto stroke = [&](ui::Color ink, float width) {
        widgets.line(tail, tip, ink, width);
        widgets.line(tip, tip - ahead * head + aside * (head * 0.7F), ink, width);
        widgets.line(tip, tip - ahead * head - aside * (head * 0.7F), ink, width);
    };
    stroke(ui::kShade, thickness + 3); // so that it stands out from pale stone
    stroke(color, thickness);
}

void OnitamaScene::lastMoveMarks(ui::Widgets& widgets) const {
    if (stage().moving() || m_selection.started() || advice()) return;
    if (m_last.from != kNowhere) {
        widgets.outline(m_layout.cell(m_last.from).grown(-5), kLast.faded(0.6F), 2, 6);
        widgets.outline(m_layout.cell(m_last.to).grown(-5), kLast.faded(0.8F), 2.5F, 6);
        arrow(widgets, m_last.from, m_last.to, kLast, 4);
    }
    if (m_last.wallFrom != kNowhere) arrow(widgets, m_last.wallFrom, m_last.wallTo, kWallGlow, 3);
}

void OnitamaScene::adviceMarks(ui::Widgets& widgets) const {
    if (!advice()) return;
    const auto move = rules().parseMove(state(), advice()->move);
    if (!move) return;
    const ui::Rect card = cardRect(handPlace(state().mover, move->card));
    widgets.outline(card.grown(4), ui::kGlow, 4, 10);
    widgets.icon("hint", ui::Rect::around({card.right() - 10, card.y + 12}, {34, 34}));
    if (move->from != kNowhere) {
        widgets.outline(m_layout.cell(move->from).grown(-5), ui::kGlow, 3, 6);
        widgets.outline(m_layout.cell(move->to).grown(-5), ui::kGlow, 4, 6);
        arrow(widgets, move->from, move->to, ui::kGlow, 6);
    }
    if (move->wall != Wall::None && move->wall != Wall::Stay) {
        arrow(widgets, state().wall, wallAfter(state().wall, move->wall), kWallGlow, 5);
    }
}

ui::Point OnitamaScene::badgePlace(Square square, int slot) const {
    const ui::Rect cell = m_layout.cell(square);
    const bool both = (m_selection.goals(0) & m_selection.goals(1) & bit(square)) != 0;
    return {cell.right() - 22 - (both && slot == 0 ? kBadge + 4 : 0), cell.y + 22};
}

int OnitamaScene::badgeAt(Square square, ui::Point point) const {
    const bool both = (m_selection.goals(0) & m_selection.goals(1) & bit(square)) != 0;
    for (int slot = 0; both && slot < 2; ++slot) {
        if (ui::Rect::around(badgePlace(square, slot), {kBadge, kBadge}).contains(point)) return slot;
    }
    return -1;
}

void OnitamaScene::goalMarks(ui::Widgets& widgets) const {
    const Step step = m_selection.step();
    if (step == Step::Goal || step == Step::Pawn) {
        for (Square square = 0; square < kSquares; ++square) {
            const ui::Rect cell = m_layout.cell(square);
            for (int slot = 0; slot < 2; ++slot) {
                if ((m_selection.goals(slot) & bit(square)) == 0) continue;
                widgets.outline(cell.grown(slot == 0 ? -6.F : -9.F), slotColor(slot), 2.5F, 6);
                badge(widgets, badgePlace(square, slot), slot);
            }
        }
    } else if (step == Step::Wall) {
        for (Bits left = m_selection.walls(); left != 0;) {
            widgets.outline(m_layout.cell(popSquare(left)).grown(-6), kWallGlow, 2.5F, 6);
        }
    }
}

void OnitamaScene::pointedMark(ui::Widgets& widgets) const {
    if (m_pointed != kNowhere) {
        widgets.outline(m_layout.cell(m_pointed).grown(-3), ui::kWhite.faded(0.85F), 2, 7);
    }
    if (m_refused != kNowhere && shake() != 0) {
        widgets.outline(m_layout.cell(m_refused).grown(-3).moved(shake(), 0), ui::Color{255, 130, 100, 255}, 4, 7);
    }
}

void OnitamaScene::cardMarks(ui::Widgets& widgets) const {
    const bool cardsMove = stage().moving() && !m_pawnShown; // a pawn may still be on the way to where it was sent
    if (cardsMove || state().dealing()) return;
    if (m_last.passed) {
        const ui::Rect side = cardRect(kSideCard);
        widgets.outline(side.grown(3), kLast.faded(0.7F), 2, 10);
        widgets.paragraph("just played", {side.right() + 10, side.middle().y - 20, 60, 40},
                          {.size = 15, .color = ui::kPaperSoft, .shadow = true});
    }
    if (match().over()) return;
    // Which way the side card goes.
    const ui::Rect side = cardRect(kSideCard);
    const float down = state().mover == kA ? 1.F : -1.F;
    const ui::Point tip{side.x - 36, side.middle().y + down * 24};
    widgets.line(tip - ui::Point(0, down * 48), tip, ui::kPaperSoft, 4);
    widgets.line(tip, tip + ui::Point(-11, -down * 13), ui::kPaperSoft, 4);
    widgets.line(tip, tip + ui::Point(11, -down * 13), ui::kPaperSoft, 4);
    for (int slot = 0; slot < 2; ++slot) {
        const ui::Rect card = cardRect(handPlace(state().mover, slot));
        const bool chosen = mayMove() && m_selection.card() == slot;
        const bool asked = mayMove() && (m_selection.step() == Step::Question || m_selection.step() == Step::Pass);
        const bool offered = mayMove() && m_selection.goals(slot) != 0 && m_selection.step() == Step::Goal;
        if (chosen || asked) {
            widgets.slice(ui::kLight, card.grown(ui::kHalo), slotColor(slot));
        }
        if (chosen || asked || offered) widgets.outline(card.grown(2), slotColor(slot), chosen ? 4.F : 2.5F, 9);
        badge(widgets, {card.x + 14, card.y + 14}, slot);
    }
}

} // namespace parlour::onitama
