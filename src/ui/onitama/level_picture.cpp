#include "ui/onitama/level_picture.hpp"

#include "ui/onitama/board_painter.hpp"
#include "ui/onitama/layout.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parlour::onitama {

namespace {

constexpr std::size_t kFanned = 7;
constexpr float kFanDegrees = 70;

// Some of the deck, from its beginning to its end, held like a hand of cards.
void drawFan(ui::Painter& painter, const ui::Rect& area, const std::vector<Card>& deck) {
    const std::size_t count = std::min(deck.size(), kFanned);
    const float scale = std::min(area.w * 0.4F / kCardSize.x, area.h * 0.6F / kCardSize.y);
    const float radius = 0.95F * kCardSize.y * scale; // from the hand to the middle of a card
    const ui::Point hand{area.middle().x, area.middle().y + 0.75F * radius};
    for (std::size_t i = 0; i < count; ++i) {
        const float along = static_cast<float>(i) / static_cast<float>(count - 1) - 0.5F;
        const float radians = along * kFanDegrees * std::numbers::pi_v<float> / 180;
        drawCard(painter,
                 ui::Pose{.at = hand + ui::Point(std::sin(radians), -std::cos(radians)) * radius,
                          .scale = scale,
                          .angle = along * kFanDegrees},
                 faceOf(deck, i * (deck.size() - 1) / (count - 1)));
    }
}

} // namespace

ui::Rect cardInside(const ui::Rect& box) {
    const float width = std::min(box.w, box.h * kCardShape);
    return ui::Rect::around(box.middle(), {width, width / kCardShape});
}

std::array<ui::Rect, kCardsInPlay> cardPlaces(const ui::Rect& area) {
    constexpr float kGap = 6;
    const float width = std::min((area.w - 2 * kGap) / 3, (area.h - kGap) / 2 * kCardShape);
    const float height = width / kCardShape;
    const float left = area.middle().x - (3 * width + 2 * kGap) / 2;
    const auto column = [&](int i) { return left + static_cast<float>(i) * (width + kGap); };
    const float below = area.bottom() - height;
    return {{
        {column(0), below, width, height},
        {column(1), below, width, height},
        {column(0), area.y, width, height},
        {column(1), area.y, width, height},
        {column(2), area.middle().y - height / 2, width, height},
    }};
}

void drawLevel(ui::Painter& painter, const ui::Rect& area, const Level& level) {
    const ui::Rect court{area.x, area.y, area.h, area.h};
    const BoardLayout layout(court);
    drawCourtyard(painter, layout);
    drawPieces(painter, layout, level.board);
    const ui::Rect beside{court.right() + 8, area.y, area.right() - court.right() - 8, area.h};
    if (level.dealt) {
        drawFan(painter, beside, level.cards);
        return;
    }
    const auto places = cardPlaces(beside);
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        drawCard(painter, places[place], faceOf(level.cards, place), turnedAt(place, level.starts));
    }
}

} // namespace parlour::onitama
