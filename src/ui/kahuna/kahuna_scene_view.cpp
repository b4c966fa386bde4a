// How a game of Kahuna looks: lights, bridges, stones, cards, the blind, and all the marks.
#include "ui/context.hpp"
#include "ui/kahuna/kahuna_scene.hpp"
#include "ui/kahuna/picture.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/settings.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace parlour::kahuna {

namespace {

constexpr ui::Color kBuild{255, 214, 120, 255};
constexpr ui::Color kDestroy{255, 108, 84, 255};
constexpr ui::Color kSafeDestroy{250, 240, 255, 255}; // with the colour-blind-safe palette
constexpr ui::Color kLast{255, 250, 225, 255};
// What a card that lies flat covers of its shadow need not be filled.
constexpr ui::NineSlice kFlatShadow{"common/shadow.png", 96, 28, true};
constexpr float kLift = 6;                     // of a chosen card, up to the message
constexpr ui::Color kDusk{196, 184, 172, 255}; // the blind hangs in the shade
constexpr float kSlat = 128;                   // the blind's picture repeats after that

void cross(ui::Widgets& widgets, ui::Point at, float size, ui::Color color) {
    for (const float thickness : {7.F, 3.5F}) {
        const ui::Color tint = thickness > 5 ? ui::kShade.faded(0.8F) : color;
        widgets.line(at - ui::Point(size, size), at + ui::Point(size, size), tint, thickness);
        widgets.line(at - ui::Point(size, -size), at + ui::Point(size, -size), tint, thickness);
    }
}

} // namespace

ui::Rect KahunaScene::handRect(std::size_t place) const {
    const bool lifted = m_selection.chosen(place);
    return ui::Rect::around(handPlace(true, place, m_selection.hand().size()), kCardSize)
        .moved(0, lifted ? -kLift : 0.F);
}

ui::Rect KahunaScene::deckRect() const {
    const auto count = cast().count(Spot::Deck);
    const CardActor top{.spot = Spot::Deck, .place = count > 0 ? count - 1 : 0};
    return ui::Rect::around(cardPose(cast(), top).at, kCardSize);
}

void KahunaScene::bakeBoard(ui::Painter& painter) {
    drawLagoon(painter, m_layout);
    painter.panel(kTrack, ui::kPanelDark);
    // where cards lie
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        painter.slice(ui::kField, ui::Rect::around(openPlace(slot), kCardSize).grown(3), ui::kWhite.faded(0.45F));
    }
    for (const ui::Point place : {kDeckPlace, kDiscardPlace}) {
        painter.slice(ui::kField, ui::Rect::around(place, kCardSize).grown(3), ui::kWhite.faded(0.45F));
    }
}

void KahunaScene::drawBoard(ui::Painter& painter) {
    if (m_curtain < 1) {
        drawLights(painter);
        drawBridgesAndStones(painter);
    }
    drawCards(painter);
    drawCurtain(painter);
}

// Lights on the water, below the bridges.
void KahunaScene::drawLights(ui::Painter& painter) const {
    const ui::Color destroy = context().settings.get().safeColors ? kSafeDestroy : kDestroy;
    if (!stage().moving() && !m_selection.started()) {
        for (const Bridge bridge : m_lastBuilt) {
            if (((state().bridges[0] | state().bridges[1]) & bridgeBit(bridge)) == 0) continue;
            drawGlow(painter, m_layout, bridge, kLast.faded(0.45F), 1.1F);
        }
    }
    if (!mayMove()) return;
    if (advice()) {
        const auto move = rules().parseMove(state(), advice()->move);
        if (move && move->bridge != kNoBridge) drawGlow(painter, m_layout, move->bridge, ui::kGlow, 1.6F);
        return;
    }
    for (Bridges left = m_selection.builds(); left != 0;) {
        drawGlow(painter, m_layout, popBridge(left), kBuild, 1.2F);
    }
    for (Bridges left = m_selection.destroys(); left != 0;) {
        drawGlow(painter, m_layout, popBridge(left), destroy, 1.4F);
    }
    if (m_selection.bridge() != kNoBridge) drawGlow(painter, m_layout, m_selection.bridge(), kBuild, 1.5F);
    if (m_refused && shake() != 0) drawGlow(painter, m_layout, *m_refused, destroy, 1.4F);
    if (m_pointed) drawGlow(painter, m_layout, *m_pointed, ui::kWhite.faded(0.4F), 1);
}

void KahunaScene::drawBridgesAndStones(ui::Painter& painter) const {
    const Cast& table = cast();
    const auto& poses = stage().poses();
    std::vector<BridgeLook> looks;
    for (std::size_t i = 0; i < table.bridgeCount; ++i) {
        const auto bridge = static_cast<Bridge>(i);
        for (const Seat seat : {kP1, kP2}) {
            const float part = poses[table.bridgeActor(bridge, seat)].scale;
            const bool stays = (table.bridges[index(seat)] & bridgeBit(bridge)) != 0;
            if (part > 0) looks.push_back({.bridge = bridge, .owner = seat, .part = part, .washed = !stays});
        }
    }
    const auto ahead = m_curtain <= 0 ? pointedOutlook() : std::nullopt;
    if (ahead && ahead->builds) looks.push_back({.bridge = ahead->bridge, .owner = state().mover, .strength = 0.7F});
    drawBridges(painter, m_layout, looks);
    for (std::size_t i = 0; i < table.islandCount; ++i) {
        const auto island = static_cast<Island>(i);
        for (const Seat seat : {kP1, kP2}) {
            drawStone(painter, m_layout, island, seat, poses[table.stoneActor(island, seat)].scale);
        }
    }
    if (ahead) {
        for (const Island island : ahead->taken) {
            drawStone(painter, m_layout, island, state().mover, 1, 0.6F);
        }
    }
    drawLabels(painter, m_layout, map());
}

void KahunaScene::drawCards(ui::Painter& painter) const {
    const Cast& table = cast();
    std::vector<std::size_t> order;
    const auto resting = picture(m_layout, table);
    const auto visible = [&](std::size_t i) { // of a pile at rest only a few are
        const CardActor& card = table.cards[i];
        if (card.spot != Spot::Deck && card.spot != Spot::Discards) return true;
        const auto actor = table.cardActor(i);
        if (stage().poses()[actor] != resting[actor]) return true;
        return card.place % 5 == 0 || card.place + 2 >= table.count(card.spot);
    };
    for (std::size_t i = 0; i < table.cards.size(); ++i) {
        if (visible(i)) order.push_back(i);
    }
    const auto rank = [&](std::size_t i) { // what moves lies above what rests
        const auto actor = table.cardActor(i);
        return std::pair(stage().poses()[actor] != resting[actor], stage().poses()[actor].layer);
    };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    for (const std::size_t i : order) {
        const CardActor& card = table.cards[i];
        ui::Pose pose = stage().poses()[table.cardActor(i)];
        if (card.spot == Spot::Hand && card.seat == m_sight.bottom) {
            if (m_selection.chosen(card.place)) pose.height += kLift;
            if (m_refusedCard == card.place) pose.at.x += shake();
        }
        const ui::Rect below = ui::Rect::around(pose.at, kCardSize * pose.scale);
        const bool inPile = card.spot == Spot::Deck || card.spot == Spot::Discards;
        if (!inPile || card.place == 0) {
            const bool lifted = pose != resting[table.cardActor(i)];
            painter.slice(lifted ? ui::kShadow : kFlatShadow, below.grown(ui::kHalo * 0.6F).moved(3, 6),
                          ui::kWhite.faded(0.7F));
        }
        drawCard(painter, pose, map(), card.face);
    }
}

// A blind that is let down from above, over the lagoon and both hands.
void KahunaScene::drawCurtain(ui::Painter& painter) const {
    if (m_curtain <= 0) return;
    constexpr ui::Rect kWhole{266, 0, 774, 800};
    const float t = m_curtain * m_curtain * (3 - 2 * m_curtain);
    const float bottom = kWhole.h * t;
    painter.slice(ui::kShadow, ui::Rect{kWhole.x, -60, kWhole.w, bottom + 60}.grown(ui::kHalo * 0.7F).moved(4, 6));
    for (float y = bottom; y > 0; y -= kSlat) {
        const float high = std::min(kSlat, y);
        painter.imagePart("kahuna/blind.jpg", {kWhole.x, y - high, kWhole.w, high},
                          {0, 1 - high / kSlat, 1, high / kSlat}, kDusk);
    }
    painter.fill({kWhole.x, bottom - 5, kWhole.w, 5}, ui::Color{60, 32, 14, 255});
}

// --- marks on top

void KahunaScene::outlookMarks(ui::Widgets& widgets) const {
    const auto ahead = pointedOutlook();
    if (!ahead) return;
    const ui::Color destroy = context().settings.get().safeColors ? kSafeDestroy : kDestroy;
    for (const Bridge bridge : ahead->washed) {
        cross(widgets, m_layout.span(bridge).middle(), 9, destroy);
    }
    if (!ahead->builds) cross(widgets, m_layout.span(ahead->bridge).middle(), 9, destroy);
    for (const Island island : ahead->lost) {
        cross(widgets, m_layout.island(island) - ui::Point(0, 6), 14, destroy);
    }
}

void KahunaScene::adviceMarks(ui::Widgets& widgets) const {
    if (!advice()) return;
    const auto move = rules().parseMove(state(), advice()->move);
    if (!move) return;
    const auto mark = [&widgets](const ui::Rect& rect) {
        widgets.outline(rect.grown(4), ui::kGlow, 4, 9);
        widgets.icon("hint", ui::Rect::around({rect.right() - 8, rect.y + 8}, {32, 32})); // its key is at the left
    };
    if (move->bridge != kNoBridge) {
        widgets.icon("hint", ui::Rect::around(m_layout.span(move->bridge).middle(), {32, 32}));
    }
    std::vector<Card> needed{move->card, move->second};
    for (std::size_t place = 0; place < m_selection.hand().size(); ++place) {
        const auto found = std::find(needed.begin(), needed.end(), m_selection.hand()[place]);
        if (found == needed.end() || *found == kNoCard) continue;
        needed.erase(found);
        mark(handRect(place));
    }
    if (move->action == Action::DrawOpen) mark(ui::Rect::around(openPlace(move->slot), kCardSize));
    if (move->action == Action::DrawDeck) mark(deckRect());
}

void KahunaScene::cardMarks(ui::Widgets& widgets, bool mayMove) const {
    if (!mayMove) return;
    const auto badge = [&widgets](ui::Point corner, char key) {
        const ui::Rect disc = ui::Rect::around(corner, {22, 22});
        widgets.fill(disc, ui::kShade.faded(0.85F), 11);
        widgets.text(std::string(1, key), disc,
                     {.face = ui::Face::BodyBold, .size = 14, .color = ui::kPaper, .align = ui::Align::Middle});
    };
    for (std::size_t place = 0; place < m_selection.hand().size(); ++place) {
        const ui::Rect card = handRect(place);
        if (m_selection.chosen(place)) {
            widgets.outline(card.grown(2), kBuild, 4, 9);
        } else if (m_selection.usable(place)) {
            widgets.slice(ui::kLight, card.grown(ui::kHalo));
            widgets.outline(card.grown(2), kBuild, 2.5F, 9);
        }
        badge({card.x + 9, card.y + 9}, static_cast<char>('1' + place));
    }
    if (!state().canDraw() || m_selection.started()) return;
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        if (state().open[slot] == kNoCard) continue;
        const ui::Point middle = openPlace(slot);
        badge(middle - ui::Point(kCardSize.x / 2 - 9, kCardSize.y / 2 - 9), static_cast<char>('6' + slot));
    }
    if (!state().deck.empty()) badge({deckRect().x + 9, deckRect().y + 9}, '9');
}

void KahunaScene::captions(ui::Widgets& widgets) const {
    const Cast& table = cast();
    const auto caption = [&widgets](const std::string& text, ui::Point middle, float y) {
        widgets.text(text, ui::Rect::around({middle.x, y}, {112, 22}),
                     {.size = 16, .color = ui::kPaper, .align = ui::Align::Middle, .shadow = true});
    };
    const float below = kCardSize.y / 2 + 14;
    caption("Open cards", openPlace(0), openPlace(0).y - kCardSize.y / 2 - 13);
    const auto deck = table.count(Spot::Deck);
    caption(deck == 1 ? "Deck: 1 card" : fmt::format("Deck: {} cards", deck), kDeckPlace, kDeckPlace.y + below);
    caption(fmt::format("Discards: {}", table.count(Spot::Discards)), kDiscardPlace, kDiscardPlace.y + below);
}

// Rounds, what each was worth, and how many islands everybody has now.
void KahunaScene::track(ui::Widgets& widgets) const {
    const ui::Rect inside = kTrack.grown(-12);
    const bool over = match().over();
    widgets.text(over ? "The game is over" : fmt::format("Round {} of {}", state().round, kRounds),
                 {inside.x, inside.y, 96, 24}, {.face = ui::Face::Title, .size = 19, .color = ui::kPaper});
    constexpr float kColumn = 22;
    const auto cell = [&](std::size_t column, std::size_t row) {
        return ui::Rect{inside.right() - kColumn * static_cast<float>(4 - column) - 6,
                        inside.y + (row == 0 ? 0.F : 26 + 28 * static_cast<float>(row - 1)), kColumn,
                        row == 0 ? 24.F : 28.F};
    };
    const ui::Lettering head{.size = 14, .color = ui::kPaperSoft, .align = ui::Align::Middle};
    for (std::size_t round = 0; round < kRounds; ++round) {
        widgets.text(std::to_string(round + 1), cell(round, 0), head);
    }
    widgets.image("common/icons/star.png", ui::Rect::around(cell(3, 0).middle(), {20, 20}));
    for (std::size_t row = 1; row <= 2; ++row) {
        const Seat seat = row == 1 ? otherSeat(m_sight.bottom) : m_sight.bottom;
        const ui::Rect first = cell(0, row);
        widgets.image(fmt::format("kahuna/stone-{}.png", index(seat) + 1), {inside.x - 2, first.y - 4, 28, 34});
        widgets.text(nameOf(seat), {inside.x + 28, first.y, first.x - inside.x - 34, first.h},
                     {.size = 15, .color = ui::kPaper});
        for (std::size_t round = 0; round < kRounds; ++round) {
            const bool scored = round + 1 < state().round || over;
            const auto text = scored ? std::to_string(state().points.at(round)[index(seat)]) : "·";
            widgets.text(text, cell(round, row),
                         {.face = ui::Face::BodyBold,
                          .size = 17,
                          .color = scored ? ui::kGlow : ui::kPaperSoft,
                          .align = ui::Align::Middle});
        }
        widgets.text(std::to_string(std::popcount(cast().kahunas[index(seat)])), cell(3, row),
                     {.face = ui::Face::BodyBold, .size = 18, .color = ui::kPaper, .align = ui::Align::Middle});
    }
}

} // namespace parlour::kahuna
