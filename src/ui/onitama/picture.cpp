#include "ui/onitama/picture.hpp"

#include "ui/onitama/table.hpp"

namespace parlour::onitama {

namespace {

constexpr float kTowardsB = 180;                 // degrees
const ui::Point kDeck{ui::kCanvas.x + 120, 437}; // cards are dealt from beyond the table's edge

} // namespace

// What is off the board is nowhere to be seen: it has no size.
ui::Pose pawnPose(const BoardLayout& layout, const Pawn& pawn) {
    return {.at = layout.square(pawn.square), .scale = pawn.taken ? 0 : layout.scale()};
}

ui::Pose wallPose(const BoardLayout& layout, Square wall) {
    if (wall == kNowhere) return {.at = layout.courtyard().middle(), .scale = 0};
    return {.at = layout.square(wall), .scale = layout.scale()};
}

ui::Pose cardPose(const CardActor& card, Seat facing) {
    if (card.number == kNoCard) return {.at = kDeck};
    const Seat towards = card.place == kSideCard ? facing : seatAt(card.place / 2);
    return {.at = cardPlace(card.place), .angle = towards == kB ? kTowardsB : 0};
}

ui::Poses picture(const BoardLayout& layout, const Cast& cast) {
    ui::Poses poses;
    for (const Pawn& pawn : cast.pawns) {
        poses.push_back(pawnPose(layout, pawn));
    }
    poses.push_back(wallPose(layout, cast.wall));
    for (const CardActor& card : cast.cards) {
        poses.push_back(cardPose(card, cast.facing));
    }
    return poses;
}

} // namespace parlour::onitama
