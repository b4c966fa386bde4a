#pragma once
// Draws Kahuna's lagoon, islands, bridges, stones and cards, at any size: on the table, in the setup screen's preview,
// on the rules pages.
#include "engine/kahuna/state.hpp"
#include "ui/kahuna/layout.hpp"
#include "ui/painter.hpp"
#include "ui/stage/actor.hpp"

#include <span>

namespace parlour::kahuna {

// --- what never moves
// Water, frame, islands, and a row of stakes wherever a bridge can be built.
void drawLagoon(ui::Painter& painter, const BoardLayout& layout);
// Names and needs; these lie over the bridges.
void drawLabels(ui::Painter& painter, const BoardLayout& layout, const Map& map);

// --- bridges
struct BridgeLook {
    Bridge bridge = 0;
    Seat owner = kP1;
    float part = 1;      // how much of it is there, 0..1
    bool washed = false; // it is being carried off, not planted
    float strength = 1;  // below 1: only an idea of it
};
std::size_t plankCount(const BoardLayout& layout, Bridge bridge);
void drawBridges(ui::Painter& painter, const BoardLayout& layout, std::span<const BridgeLook> bridges);
// A band of light along a bridge's place.
void drawGlow(ui::Painter& painter, const BoardLayout& layout, Bridge bridge, ui::Color color, float width = 1);

// --- stones: `part` of it has come out of the ground
void drawStone(ui::Painter& painter, const BoardLayout& layout, Island island, Seat owner, float part,
               float strength = 1);
void drawStoneAt(ui::Painter& painter, ui::Point foot, float scale, Seat owner, float strength = 1);

// Bridges and stones at rest, as on a table.
void drawTable(ui::Painter& painter, const BoardLayout& layout, const Map& map, const Table& table);

// --- cards: scale 1 is kCardSize. An angle of 180 shows the face, 0 the back; `face` is none for a card that may not
// be seen, which never shows more than its back.
void drawCard(ui::Painter& painter, const ui::Pose& pose, const Map& map, Card face, ui::Color tint = ui::kWhite);

} // namespace parlour::kahuna
