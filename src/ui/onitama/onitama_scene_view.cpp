// How a game of Onitama looks: what lies on the ground, the figures, the cards, and all the marks.
#include "ui/context.hpp"
#include "ui/onitama/onitama_scene.hpp"
#include "ui/onitama/table.hpp"
#include "ui/widgets/widgets.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

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
}

void OnitamaScene::drawBoard(ui::Painter& painter) {
    drawGround(painter);
    drawFigures(painter);
    drawCards(painter);
}

// Lights below the figures.
void OnitamaScene::drawGround(ui::Painter& painter) const {
    const auto spot = [&](Square square, ui::Color tint, float size) {
        const float side = kSquareSize * m_layout.scale() * size;
        painter.image("common/spot.png", ui::Rect::around(m_layout.square(square), {side, side}), tint);
    };
    if (!stage().moving()) {
        for (const Square square : {m_last.from, m_last.to}) {
            if (square != kNowhere) painter.fill(m_layout.cell(square).grown(-5), kLast.faded(0.16F));
        }
    }
    if (!mayMove()) return;
    switch (m_selection.step()) {
        case Step::Pawn:
            if (stage().moving()) return;
            for (Bits left = m_selection.pawns(); left != 0;) {
                spot(popSquare(left), ui::kWhite, 1.6F);
            }
            [[fallthrough]];
        case Step::Goal:
            if (m_selection.from() != kNowhere) {
                painter.fill(m_layout.cell(m_selection.from()).grown(-4), ui::kGlow.faded(0.35F));
            }
            for (int slot = 0; slot < 2; ++slot) {
                for (Bits left = m_selection.goals(slot); left != 0;) {
                    const Square square = popSquare(left);
                    painter.fill(m_layout.cell(square).grown(-6), slotColor(slot).faded(0.22F));
                    spot(square, slotColor(slot), 1.2F);
                }
            }
            break;
        case Step::Wall:
            for (Bits left = m_selection.walls(); left != 0;) {
                const Square square = popSquare(left);
                painter.fill(m_layout.cell(square).grown(-6), kWallGlow.faded(0.2F));
                spot(square, kWallGlow, 1.25F);
            }
            break;
        default:
            break;
    }
}

void OnitamaScene::drawFigures(ui::Painter& painter) const {
    const Cast& cast = m_history[std::min(match().length(), m_history.size() - 1)];
    struct Standing {
        Figure figure;
        ui::Pose pose;
    };
    std::vector<Standing> all;
    const auto carry = [this](ui::Pose& pose) {
        pose.at = m_mouse + ui::Point(0, 26 * m_layout.scale());
        pose.height = 22;
    };
    for (std::size_t i = 0; i <= cast.wallActor(); ++i) {
        ui::Pose pose = stage().poses()[i];
        const bool wall = i == cast.wallActor();
        if (!wall) {
            const Pawn& pawn = cast.pawns[i];
            if (m_dragging && !m_pawnShown && !pawn.taken && pawn.square == m_selection.from()) {
                carry(pose);
            } else if (!pawn.taken && pawn.square == m_refused) {
                pose.at.x += shake();
            }
            all.push_back({pawnFigure(pawn.seat, pawn.general), pose});
        } else if (cast.wall != kNowhere) {
            if (m_dragging && m_selection.step() == Step::Wall) {
                carry(pose);
            } else if (cast.wall == m_refused) {
                pose.at.x += shake();
            }
            all.push_back({Figure::Wall, pose});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Standing& a, const Standing& b) {
        // Of two on a square the one that is taken, and shrinks, is behind.
        return std::tuple(a.pose.height > 1, a.pose.at.y, a.pose.scale) <
               std::tuple(b.pose.height > 1, b.pose.at.y, b.pose.scale);
    });
    for (const Standing& one : all) {
        drawFigureShadow(painter, one.figure, one.pose);
    }
    for (const Standing& one : all) {
        drawFigure(painter, one.figure, one.pose);
    }
}

void OnitamaScene::drawCards(ui::Painter& painter) const {
    const Cast& cast = m_history[std::min(match().length(), m_history.size() - 1)];
    for (std::size_t i = 0; i < cast.cards.size(); ++i) {
        if (cast.cards[i].number == kNoCard) continue;
        const ui::Pose& pose = stage().poses()[cast.cardActor(i)];
        const ui::Rect below = ui::Rect::around(pose.at, kCardSize * pose.scale);
        painter.slice(ui::kShadow, below.grown(ui::kHalo * 0.6F).moved(3, 6), ui::kWhite.faded(0.7F));
        drawCard(painter, pose, m_faces[cast.cards[i].number]);
    }
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
