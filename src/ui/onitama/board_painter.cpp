#include "ui/onitama/board_painter.hpp"

#include <SFML/Graphics/CircleShape.hpp>
#include <SFML/Graphics/VertexArray.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace parlour::onitama {

namespace {

const ui::Point kFigureSize{160, 200};
const ui::Point kShadowSize{220, 260};
const ui::Point kStandingPoint{80, 140}; // in both pictures: the middle of its square

// On a card at scale 1, from its upper left corner.
const ui::Rect kEmblem{19, 9, 92, 54};
const ui::Rect kName{10, 63, 110, 19};
const ui::Rect kGrid{23, 84, 84, 84};
constexpr float kCellGap = 0.1F; // of a cell
constexpr ui::Color kEmptyCell{96, 64, 40, 46};
constexpr ui::Color kPawnCell{52, 34, 24, 255};
constexpr ui::Color kGoalCell{176, 54, 32, 255};

std::string_view fileOf(Figure figure) {
    constexpr std::array<std::string_view, 5> kFiles{"onitama/soldier-a", "onitama/general-a", "onitama/soldier-b",
                                                     "onitama/general-b", "onitama/wall"};
    return kFiles.at(static_cast<std::size_t>(figure));
}

ui::Rect pictureRect(ui::Point size, ui::Point standing, float scale) {
    const ui::Point corner = standing - kStandingPoint * scale;
    return {corner.x, corner.y, size.x * scale, size.y * scale};
}

// Places what is given in a card's own coordinates on the canvas.
class CardFrame {
public:
    explicit CardFrame(const ui::Pose& pose) : m_pose(pose) {
        const float radians = pose.angle * std::numbers::pi_v<float> / 180;
        m_cos = std::cos(radians);
        m_sin = std::sin(radians);
    }

    ui::Point at(ui::Point onCard) const {
        const ui::Point off = (onCard - kCardSize / 2.F) * m_pose.scale;
        return m_pose.at + ui::Point(off.x * m_cos - off.y * m_sin, off.x * m_sin + off.y * m_cos) -
               ui::Point(0, m_pose.height);
    }
    void quad(sf::VertexArray& quads, const ui::Rect& rect, ui::Color color, ui::Point texture = {}) const {
        const sf::Color tint(color.r, color.g, color.b, color.a);
        for (const ui::Point corner : {ui::Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}) {
            const ui::Point where{rect.x + corner.x * rect.w, rect.y + corner.y * rect.h};
            quads.append({at(where), tint, {corner.x * texture.x, corner.y * texture.y}});
        }
    }
    void image(ui::Painter& painter, std::string_view file, const ui::Rect& rect, ui::Color tint) const {
        const sf::Texture& texture = painter.assets().texture(file);
        sf::VertexArray quads(sf::Quads);
        quad(quads, rect, tint, ui::Point(texture.getSize()));
        painter.target().draw(quads, &texture);
    }

private:
    ui::Pose m_pose;
    float m_cos = 1;
    float m_sin = 0;
};

// The pawn is a disc, the squares it may go to are whole cells: they differ in more than their colour.
void drawPattern(ui::Painter& painter, const CardFrame& frame, const std::string& pattern, float scale,
                 ui::Color tint) {
    const float size = kGrid.w / kSide;
    sf::VertexArray cells(sf::Quads);
    std::vector<ui::Point> pawns;
    for (int row = 0; row < kSide; ++row) {
        for (int column = 0; column < kSide; ++column) {
            const char what = pattern[static_cast<std::size_t>(row * (kSide + 1) + column)];
            const ui::Rect cell{kGrid.x + size * static_cast<float>(column), kGrid.y + size * static_cast<float>(row),
                                size, size};
            const ui::Color color = what == 'x' ? kGoalCell : kEmptyCell;
            frame.quad(cells, cell.grown(-size * kCellGap / 2), color.faded(static_cast<float>(tint.a) / 255));
            if (what == 'o') pawns.push_back(cell.middle());
        }
    }
    painter.target().draw(cells);
    for (const ui::Point pawn : pawns) {
        const float radius = size * 0.38F * scale;
        sf::CircleShape disc(radius);
        disc.setOrigin(radius, radius);
        disc.setPosition(frame.at(pawn));
        disc.setFillColor({kPawnCell.r, kPawnCell.g, kPawnCell.b, tint.a});
        painter.target().draw(disc);
    }
}

} // namespace

void drawCourtyard(ui::Painter& painter, const BoardLayout& layout) {
    painter.image("onitama/courtyard.png", layout.courtyard().grown(kShadow * layout.scale()));
}

void drawPieces(ui::Painter& painter, const BoardLayout& layout, const Placement& board) {
    struct Standing {
        Figure figure;
        ui::Pose pose;
    };
    std::vector<Standing> all; // squares are numbered from the back
    for (Square square = 0; square < kSquares; ++square) {
        const ui::Pose pose{.at = layout.square(square), .scale = layout.scale()};
        if (square == board.wall) all.push_back({Figure::Wall, pose});
        for (const Seat seat : {kA, kB}) {
            if ((board.pawns[index(seat)] & bit(square)) == 0) continue;
            all.push_back({pawnFigure(seat, board.generals[index(seat)] == square), pose});
        }
    }
    for (const Standing& one : all) {
        drawFigureShadow(painter, one.figure, one.pose);
    }
    for (const Standing& one : all) {
        drawFigure(painter, one.figure, one.pose);
    }
}

void drawFigureShadow(ui::Painter& painter, Figure figure, const ui::Pose& pose) {
    if (pose.scale <= 0) return;
    const ui::Point fall = pose.at + ui::Point(0.35F, 0.25F) * pose.height;
    painter.image(std::string(fileOf(figure)) + "-shadow.png", pictureRect(kShadowSize, fall, pose.scale),
                  ui::kWhite.faded(1 / (1 + pose.height / 120)));
}

void drawFigure(ui::Painter& painter, Figure figure, const ui::Pose& pose, ui::Color tint) {
    if (pose.scale <= 0) return;
    const float near = 1 + pose.height / 1200;
    painter.image(std::string(fileOf(figure)) + ".png",
                  pictureRect(kFigureSize, pose.at - ui::Point(0, pose.height), pose.scale * near), tint);
}

void drawCard(ui::Painter& painter, const ui::Rect& rect, const CardFace& face, bool turned, ui::Color tint) {
    const float scale = std::min(rect.w / kCardSize.x, rect.h / kCardSize.y);
    drawCard(painter, ui::Pose{.at = rect.middle(), .scale = scale, .angle = turned ? 180.F : 0.F}, face, tint);
}

void drawCard(ui::Painter& painter, const ui::Pose& pose, const CardFace& face, ui::Color tint) {
    if (pose.scale <= 0) return;
    const CardFrame frame(pose);
    frame.image(painter, "onitama/card.png", {0, 0, kCardSize.x, kCardSize.y}, tint);
    frame.image(painter, face.emblem, kEmblem, tint);
    drawPattern(painter, frame, face.pattern, pose.scale, tint);
    const ui::Rect name = ui::Rect::around(frame.at(kName.middle()), kName.size() * pose.scale);
    painter.text(face.title, name,
                 {.face = ui::Face::Title,
                  .size = 16 * pose.scale,
                  .color = ui::kInk.faded(static_cast<float>(tint.a) / 255),
                  .align = ui::Align::Middle});
}

} // namespace parlour::onitama
