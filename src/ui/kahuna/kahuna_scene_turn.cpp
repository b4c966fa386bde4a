// How a player puts a turn together at the table: by clicks and by keys.
#include "ui/input.hpp"
#include "ui/kahuna/kahuna_scene.hpp"
#include "ui/kahuna/table.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace parlour::kahuna {

void KahunaScene::progress() {
    m_refused.reset();
    m_refusedCard.reset();
    if (const auto move = m_selection.complete()) m_chosen = rules().formatMove(state(), *move);
}

std::string KahunaScene::refusalFor(Bridge bridge, const std::vector<Card>& cards) const {
    const Seat mover = state().mover;
    const bool theirs = (state().bridges[index(otherSeat(mover))] & bridgeBit(bridge)) != 0;
    const auto name = map().bridgeName(bridge);
    std::string letters;
    for (const Card card : cards) {
        letters += map().letter(card);
    }
    if (!theirs) {
        if (letters.empty()) letters = name.substr(0, 1);
        return rules().refusal(state(), fmt::format("build {} {}", name, letters.substr(0, 1)));
    }
    if (letters.empty()) letters = name;
    if (letters.size() == 1) letters += letters;
    return rules().refusal(state(), fmt::format("destroy {} {}", name, letters));
}

void KahunaScene::chooseCard(std::size_t place) {
    stage().finish();
    if (place >= m_selection.hand().size()) return;
    if (m_selection.chooseCard(place)) return progress();
    m_refusedCard = place;
    auto cards = m_selection.chosenCards();
    cards.push_back(m_selection.hand()[place]);
    refuse(refusalFor(m_selection.bridge(), cards));
}

void KahunaScene::chooseBridge(Bridge bridge) {
    stage().finish();
    if (m_selection.chooseBridge(bridge)) {
        m_focusAction = m_selection.cards().empty() && m_selection.bridge() != kNoBridge;
        return progress();
    }
    refuse(refusalFor(bridge, m_selection.chosenCards()));
    m_refused = bridge;
}

void KahunaScene::discard() {
    if (m_selection.cards().size() != 1 || m_selection.bridge() != kNoBridge) {
        refuse("choose the card that you want to discard");
        return;
    }
    m_chosen = rules().formatMove(state(), Move::discard(m_selection.chosenCards().front()));
}

bool KahunaScene::handle(const ui::Input& input) {
    if (input.kind == ui::Input::Kind::KeyDown && sheetShown() && !input.repeated) {
        // Space means the button that has the focus, unless it would start and stop a game that is only watched.
        const bool read = input.key == ui::Key::Escape || (input.key == ui::Key::Space && session().watching());
        if (read) return closeSheet(), true;
    }
    if (input.kind == ui::Input::Kind::KeyDown && mayMove() && !input.repeated) {
        const bool back = input.key == ui::Key::Backspace || (input.key == ui::Key::Escape && m_selection.started());
        if (back) return m_selection.back(), true;
        if (input.key == ui::Key::Symbol) {
            if (input.symbol >= '1' && input.symbol <= '5') {
                return chooseCard(static_cast<std::size_t>(input.symbol - '1')), true;
            }
            if (input.symbol == 'x') return discard(), true;
        }
    }
    return MatchScene::handle(input);
}

std::optional<std::string> KahunaScene::moveForKey(char symbol) const {
    if (!mayMove()) return std::nullopt;
    if (symbol >= '6' && symbol <= '8') return fmt::format("draw {}", symbol - '5');
    if (symbol == '9') return "draw deck";
    if (symbol == '0') return "stop";
    return std::nullopt;
}

void KahunaScene::refused(std::string_view /*move*/) {
    m_refused.reset();
    m_refusedCard.reset();
}

void KahunaScene::bridges(ui::Widgets& widgets, bool live) {
    std::optional<Bridge> pressed;
    m_pointed.reset();
    for (std::size_t i = 0; i < m_layout.bridges(); ++i) {
        const auto bridge = static_cast<Bridge>(i);
        const Span& span = m_layout.span(bridge);
        const float radius = std::clamp(span.length() * 0.45F, 10.F, 26.F);
        const ui::Touch touch = widgets.hotspot("Bridge " + map().bridgeName(bridge), span.middle(), radius, live);
        if (touch.focused) m_pointed = bridge;
        if (touch.pressed) pressed = bridge;
    }
    // Near their islands bridges come close to each other: the mouse means the one that it is on.
    if (live && m_pointed) {
        const auto under = m_layout.bridgeAt(widgets.mouse());
        if (under && ui::Rect::around(m_layout.span(*m_pointed).middle(), {52, 52}).contains(widgets.mouse())) {
            if (pressed) pressed = under;
            m_pointed = under;
        }
    }
    m_island = live ? m_layout.islandAt(widgets.mouse()) : std::nullopt;
    if (pressed && live) chooseBridge(*pressed);
}

void KahunaScene::hand(ui::Widgets& widgets, bool live) {
    for (std::size_t place = 0; place < m_selection.hand().size(); ++place) {
        const auto label = fmt::format("Hand {}", place + 1);
        const ui::Touch touch = widgets.hotspot(label, handRect(place), live);
        if (touch.focused && live) widgets.outline(handRect(place).grown(3), ui::kWhite.faded(0.9F), 2, 8);
        if (touch.pressed && live) chooseCard(place);
    }
    if (!live) return;
    widgets.focusFirst("Hand 1");
    if (!std::exchange(m_focusAction, false)) return;
    std::size_t place = 0; // the first that can be used on the chosen bridge
    while (place < m_selection.hand().size() && !m_selection.usable(place)) {
        ++place;
    }
    widgets.moveFocus(fmt::format("Hand {}", place < m_selection.hand().size() ? place + 1 : 1));
}

void KahunaScene::piles(ui::Widgets& widgets, bool live) {
    const auto spot = [&](const std::string& label, const ui::Rect& rect, const std::string& move) {
        const ui::Touch touch = widgets.hotspot(label, rect, live);
        if (touch.focused && live) widgets.outline(rect.grown(3), ui::kWhite.faded(0.9F), 2, 8);
        if (touch.pressed && live) m_chosen = move;
    };
    for (std::size_t slot = 0; slot < kOpenSlots; ++slot) {
        spot(fmt::format("Open {}", slot + 1), ui::Rect::around(openPlace(slot), kCardSize),
             fmt::format("draw {}", slot + 1));
    }
    spot("Deck", deckRect(), "draw deck");
}

void KahunaScene::buttons(ui::Widgets& widgets) {
    const ui::Rect& box = hudLayout().action;
    const ui::Rect upper{box.x, box.y, box.w, 48};
    const ui::Rect lower{box.x, box.y + 54, box.w, 48};
    if (m_selection.cards().size() == 1 && m_selection.bridge() == kNoBridge) {
        if (widgets.button("Discard (X)", upper, {.enabled = m_selection.discard().has_value()})) discard();
    }
    const auto end = state().canDraw() ? "End without a card (0)" : "End turn (0)";
    if (widgets.button(end, lower, {.primary = !state().canDraw(), .enabled = rules().mayStop(state())})) {
        m_chosen = "stop";
    }
}

std::optional<std::string> KahunaScene::boardGui(ui::Widgets& widgets, bool mayMove) {
    const bool live = mayMove && m_curtain <= 0;
    bridges(widgets, live);
    track(widgets);
    captions(widgets);
    if (live) {
        outlookMarks(widgets);
        adviceMarks(widgets);
    }
    cardMarks(widgets, live);
    hand(widgets, live);
    piles(widgets, live);
    if (live) buttons(widgets);
    if (sheetShown()) {
        roundSheet(widgets);
    } else {
        curtain(widgets);
    }
    return std::exchange(m_chosen, std::nullopt);
}

} // namespace parlour::kahuna
