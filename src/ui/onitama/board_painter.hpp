#pragma once
// Draws Onitama's courtyard, figures and cards, at any size: on the table, in the setup screen's preview, on the rules
// pages.
#include "engine/onitama/level.hpp"
#include "ui/onitama/card_face.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/painter.hpp"
#include "ui/stage/actor.hpp"

namespace parlour::onitama {

enum class Figure : std::uint8_t { SoldierA, GeneralA, SoldierB, GeneralB, Wall };

constexpr Figure pawnFigure(Seat seat, bool general) {
    if (seat == kA) return general ? Figure::GeneralA : Figure::SoldierA;
    return general ? Figure::GeneralB : Figure::SoldierB;
}

inline const ui::Point kCardSize{130, 178};

// Stone, frame, shadow and shrines, without figures.
void drawCourtyard(ui::Painter& painter, const BoardLayout& layout);
// Pawns and wall at rest, those at the back first.
void drawPieces(ui::Painter& painter, const BoardLayout& layout, const Placement& board);

// One figure; its pose's scale is that of the board. A lifted one's shadow stays on the ground.
void drawFigureShadow(ui::Painter& painter, Figure figure, const ui::Pose& pose);
void drawFigure(ui::Painter& painter, Figure figure, const ui::Pose& pose, ui::Color tint = ui::kWhite);

// A whole card: parchment, emblem, pattern and name. `turned` is as B has it before him.
void drawCard(ui::Painter& painter, const ui::Rect& rect, const CardFace& face, bool turned,
              ui::Color tint = ui::kWhite);
// The same lying anywhere at any angle; the name stays upright. Scale 1 is kCardSize.
void drawCard(ui::Painter& painter, const ui::Pose& pose, const CardFace& face, ui::Color tint = ui::kWhite);

} // namespace parlour::onitama
