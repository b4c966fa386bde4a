#include "ui/onitama/tableau.hpp"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr float kNear = 2 * kSquareSize; // within this a figure can cover what slides behind it

// In front of somebody who slides along the ground, and near enough to hide a part of him.
bool covers(const ui::Pose& figure, const ui::Pose& slider) {
    const ui::Point way = figure.at - slider.at;
    return way.y > 0 && std::hypot(way.x, way.y) < kNear * slider.scale;
}

} // namespace

bool Tableau::show(const Cast& cast, const ui::Poses& now, const ui::Poses& goal, bool moving,
                   std::vector<Light> lights) {
    // While anything moves nobody joins those at rest: that would bake once an arrival instead of once a ply.
    Resting next{cast, goal, moving ? m_resting.moves : std::vector<bool>(), std::move(lights)};
    next.moves.resize(now.size());
    for (std::size_t actor = 0; actor < now.size(); ++actor) {
        if (now[actor] != goal[actor]) next.moves[actor] = true;
    }
    const std::size_t wall = cast.wallActor();
    for (std::size_t pawn = 0; next.moves[wall] && pawn < wall; ++pawn) {
        if (covers(goal[pawn], goal[wall]) || covers(goal[pawn], now[wall])) next.moves[pawn] = true;
    }
    m_now = now;
    if (next == m_resting) return false;
    m_resting = std::move(next);
    return true;
}

void Tableau::drawResting(ui::Painter& painter, const BoardLayout& layout, const std::vector<CardFace>& faces) const {
    constexpr float kMargin = -5;
    for (const Light& light : m_resting.lights) {
        painter.fill(layout.cell(light.square).grown(kMargin), light.color.faded(light.fill));
        const float side = kSquareSize * layout.scale() * light.spot;
        if (side <= 0) continue;
        painter.image("common/spot.png", ui::Rect::around(layout.square(light.square), {side, side}), light.color);
    }
    figures(painter, m_resting.poses, false);
    cards(painter, m_resting.poses, false, faces);
}

void Tableau::drawMoving(ui::Painter& painter, const std::vector<CardFace>& faces) const {
    figures(painter, m_now, true);
    cards(painter, m_now, true, faces);
}

void Tableau::figures(ui::Painter& painter, const ui::Poses& poses, bool moving) const {
    struct Standing {
        Figure figure;
        ui::Pose pose;
    };
    const Cast& cast = m_resting.cast;
    std::vector<Standing> all;
    for (std::size_t actor = 0; actor <= cast.wallActor() && actor < poses.size(); ++actor) {
        if (m_resting.moves[actor] != moving) continue;
        const bool wall = actor == cast.wallActor();
        if (wall && cast.wall == kNowhere) continue;
        const auto figure = wall ? Figure::Wall : pawnFigure(cast.pawns[actor].seat, cast.pawns[actor].general);
        all.push_back({figure, poses[actor]});
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

void Tableau::cards(ui::Painter& painter, const ui::Poses& poses, bool moving,
                    const std::vector<CardFace>& faces) const {
    const Cast& cast = m_resting.cast;
    for (std::size_t card = 0; card < cast.cards.size(); ++card) {
        const std::size_t actor = cast.cardActor(card);
        if (actor >= poses.size() || m_resting.moves[actor] != moving || cast.cards[card].number == kNoCard) continue;
        const ui::Pose& pose = poses[actor];
        const ui::Rect below = ui::Rect::around(pose.at, kCardSize * pose.scale);
        painter.slice(ui::kShadow, below.grown(ui::kHalo * 0.6F).moved(3, 6), ui::kWhite.faded(0.7F));
        drawCard(painter, pose, faces[cast.cards[card].number]);
    }
}

} // namespace parlour::onitama
