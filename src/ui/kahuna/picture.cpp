#include "ui/kahuna/picture.hpp"

#include "ui/kahuna/table.hpp"

#include <algorithm>

namespace parlour::kahuna {

namespace {

constexpr std::size_t kThickest = 24;     // a pile does not grow beyond
const ui::Point kPileStep{-0.35F, -0.6F}; // from card to card, upwards

ui::Point pilePlace(ui::Point bottom, std::size_t place) {
    return bottom + kPileStep * static_cast<float>(std::min(place, kThickest));
}

} // namespace

ui::Pose bridgePose(const BoardLayout& layout, Bridge bridge, bool there) {
    return {.at = layout.span(bridge).middle(), .scale = there ? 1.F : 0.F};
}

ui::Pose stonePose(const BoardLayout& layout, Island island, bool there) {
    return {.at = layout.island(island), .scale = there ? 1.F : 0.F};
}

ui::Pose cardPose(const Cast& cast, const CardActor& card) {
    const float angle = card.face == kNoCard ? 0 : kFaceUp;
    const auto layer = static_cast<int>(card.place);
    switch (card.spot) {
        case Spot::Deck:
            return {.at = pilePlace(kDeckPlace, card.place), .angle = angle, .layer = layer};
        case Spot::Open:
            return {.at = openPlace(card.place), .angle = angle, .layer = layer};
        case Spot::Discards:
            return {.at = pilePlace(kDiscardPlace, card.place), .angle = angle, .layer = layer};
        case Spot::Hand:
            break;
    }
    const bool bottom = card.seat == cast.sight.bottom;
    return {.at = handPlace(bottom, card.place, cast.count(Spot::Hand, card.seat)),
            .scale = bottom ? 1 : kFarScale,
            .angle = angle,
            .layer = layer};
}

ui::Poses picture(const BoardLayout& layout, const Cast& cast) {
    ui::Poses poses(cast.size());
    for (const Seat seat : {kP1, kP2}) {
        for (std::size_t i = 0; i < cast.bridgeCount; ++i) {
            const auto bridge = static_cast<Bridge>(i);
            const bool there = (cast.bridges[index(seat)] & bridgeBit(bridge)) != 0;
            poses[cast.bridgeActor(bridge, seat)] = bridgePose(layout, bridge, there);
        }
        for (std::size_t i = 0; i < cast.islandCount; ++i) {
            const auto island = static_cast<Island>(i);
            const bool there = (cast.kahunas[index(seat)] & islandBit(island)) != 0;
            poses[cast.stoneActor(island, seat)] = stonePose(layout, island, there);
        }
    }
    for (std::size_t i = 0; i < cast.cards.size(); ++i) {
        poses[cast.cardActor(i)] = cardPose(cast, cast.cards[i]);
    }
    return poses;
}

} // namespace parlour::kahuna
