// How a player puts a turn together at the table: by clicks, by dragging and by keys.
#include "ui/input.hpp"
#include "ui/onitama/choreography.hpp"
#include "ui/onitama/onitama_scene.hpp"
#include "ui/onitama/picture.hpp"
#include "ui/onitama/table.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr float kDragStart = 10; // from here on a press is a drag

} // namespace

std::vector<Event> OnitamaScene::pawnPart() const {
    for (const Move& move : rules().moves(state())) {
        if (move.from != m_selection.from() || move.to != m_selection.to()) continue;
        std::vector<Event> events;
        State after = state();
        rules().apply(after, move, &events);
        std::erase_if(events, [](const Event& event) {
            return !std::holds_alternative<PawnMoved>(event) && !std::holds_alternative<PawnTaken>(event);
        });
        return events;
    }
    return {};
}

void OnitamaScene::progress() {
    calm();
    if (const auto move = m_selection.complete()) {
        m_chosen = rules().formatMove(state(), *move);
        return;
    }
    const bool goes = m_selection.to() != kNowhere;
    if (goes && !m_pawnShown) {
        Cast cast = castAt(match().length());
        stage().play(choreography(m_layout, cast, pawnPart()));
        m_goal = picture(m_layout, cast);
        m_pawnShown = true;
    } else if (!goes && m_pawnShown) {
        m_goal = picture(m_layout, castAt(match().length()));
        stage().glide(m_goal, {});
        m_pawnShown = false;
    }
    const Step step = m_selection.step();
    m_focusAction = step == Step::Wall || step == Step::Question;
}

void OnitamaScene::cancel() {
    if (m_selection.back()) progress();
}

void OnitamaScene::chooseCard(int slot) {
    stage().finish();
    if (!m_selection.chooseCard(slot)) {
        const std::string name = cardNameIn(handPlace(state().mover, slot));
        refuse(m_selection.to() == kNowhere ? fmt::format("{} allows no move just now", name)
                                            : fmt::format("{} does not lead there", name));
        return;
    }
    progress();
}

void OnitamaScene::keepWall() {
    if (m_selection.step() != Step::Wall) return;
    if (m_selection.chooseWall(state().wall)) progress();
}

void OnitamaScene::chooseSquare(Square square) {
    stage().finish();
    m_refused = kNowhere;
    const Step step = m_selection.step();
    if (step == Step::Wall && m_selection.chooseWall(square)) return progress();
    if (square == m_selection.from() || (m_pawnShown && square == m_selection.to())) return cancel();
    const bool pawnOrGoal = step == Step::Pawn || step == Step::Goal;
    if (pawnOrGoal && m_selection.chooseGoal(square)) return progress();
    if (step != Step::Wall && m_selection.choosePawn(square)) return progress();
    refuseSquare(square);
}

// Says in the engine's words why nothing can be done with a square at this point.
void OnitamaScene::refuseSquare(Square square) {
    m_refused = square;
    const int card = std::max(0, m_selection.card());
    const auto name = squareName(square);
    switch (m_selection.step()) {
        case Step::Wall: {
            const Move pawn{static_cast<std::uint8_t>(card), m_selection.from(), m_selection.to(),
                            wallStep(state().wall, square)};
            const bool near = (kNeighbours[state().wall] & bit(square)) != 0;
            refuse(near ? rules().refusal(state(), rules().formatMove(state(), pawn))
                        : "the wall goes one step up, down, left or right");
            return;
        }
        case Step::Pass:
            refuse("no pawn of yours can move: choose a card to hand over");
            return;
        case Step::Question:
            refuse("both cards lead there: choose one of them");
            return;
        case Step::Goal: {
            std::string why =
                rules().refusal(state(), fmt::format("{} {} {}", card + 1, squareName(m_selection.from()), name));
            const bool both = m_selection.card() < 0 && (state().pawns[index(state().mover)] & bit(square)) == 0 &&
                              square != state().wall;
            refuse(both ? fmt::format("neither card leads from {} to {}", squareName(m_selection.from()), name)
                        : std::move(why));
            return;
        }
        case Step::Pawn: {
            if (m_selection.card() >= 0 && (m_selection.goals(card) & bit(square)) != 0) {
                refuse(fmt::format("more than one pawn gets to {}: choose the pawn", name));
                return;
            }
            const bool own = (state().pawns[index(state().mover)] & bit(square)) != 0;
            refuse(
                own ? fmt::format("the pawn on {} cannot move{}", name, m_selection.card() < 0 ? "" : " by that card")
                    : rules().refusal(state(), fmt::format("{} {} {}", card + 1, name, name)));
            return;
        }
        case Step::Done:
            break;
    }
}

bool OnitamaScene::handle(const ui::Input& input) {
    if (input.kind == ui::Input::Kind::KeyDown && mayMove() && !input.repeated) {
        if (input.key == ui::Key::Escape && m_selection.started()) return cancel(), true;
        if (input.key == ui::Key::Backspace) return cancel(), true;
        if (input.key == ui::Key::Symbol) {
            if (input.symbol == '1' || input.symbol == '2') return chooseCard(input.symbol - '1'), true;
            if (input.symbol == 'k') return keepWall(), true;
        }
    }
    return MatchScene::handle(input);
}

// Cards and wall are only parts of a move.
std::optional<std::string> OnitamaScene::moveForKey(char /*symbol*/) const {
    return std::nullopt;
}

void OnitamaScene::refused(std::string_view /*move*/) {
    m_refused = kNowhere;
}

// A pawn or the wall that was pressed and carried elsewhere is dropped where the button is let go.
void OnitamaScene::drag(ui::Widgets& widgets, Square gripped) {
    m_mouse = widgets.mouse();
    if (gripped != kNowhere) {
        if (m_gripped != gripped) {
            m_gripped = gripped;
            m_grip = m_mouse;
            m_dragging = false;
        }
        const ui::Point way = m_mouse - m_grip;
        if (!m_dragging && std::hypot(way.x, way.y) > kDragStart) lift(gripped);
        return;
    }
    const Square from = std::exchange(m_gripped, kNowhere);
    if (!std::exchange(m_dragging, false)) return;
    const Square to = m_layout.hit(m_mouse);
    if (to == kNowhere || to == from) return; // it is still chosen
    const bool wall = m_selection.step() == Step::Wall;
    if (wall ? m_selection.chooseWall(to) : m_selection.chooseGoal(to)) {
        progress();
    } else {
        refuseSquare(to);
    }
}

void OnitamaScene::lift(Square gripped) {
    const Step step = m_selection.step();
    if (step == Step::Wall) {
        m_dragging = gripped == state().wall;
    } else if (step == Step::Pawn || step == Step::Goal) {
        if (gripped == state().wall) return;
        stage().finish();
        m_dragging = m_selection.choosePawn(gripped);
        if (!m_dragging) refuseSquare(gripped);
    }
}

void OnitamaScene::squares(ui::Widgets& widgets, bool mayMove) {
    const Step step = m_selection.step();
    const bool live = mayMove && m_selection.open();
    const Bits own = state().pawns[index(state().mover)];
    m_pointed = kNowhere;
    Square pressed = kNowhere;
    Square gripped = kNowhere;
    int byCard = -1; // a badge on the square was clicked, and so a card
    for (Square square = 0; square < kSquares; ++square) {
        const auto label = squareName(square);
        ui::Rect rect = m_layout.cell(square);
        if (live && step == Step::Pawn && (own & bit(square)) != 0) { // a figure is taller than its square
            const float head = rect.h * 0.3F;
            rect = {rect.x, rect.y - head, rect.w, rect.h + head};
        }
        const ui::Touch touch = widgets.hotspot(label, rect, live);
        if (touch.focused) m_pointed = square;
        if (touch.pressed) {
            pressed = square;
            if (touch.hovered) byCard = badgeAt(square, widgets.mouse());
        }
        if (touch.gripped && ((own | bit(state().wall)) & bit(square)) != 0) gripped = square;
    }
    if (live) widgets.focusFirst(squareName(state().generals[index(state().mover)]));
    const bool dropping = m_dragging && gripped == kNowhere;
    drag(widgets, live ? gripped : kNowhere);
    if (pressed == kNowhere || dropping) return;
    if (byCard >= 0) m_selection.chooseCard(byCard);
    chooseSquare(pressed);
}

void OnitamaScene::cards(ui::Widgets& widgets, bool mayMove) {
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        if (state().cards[place] == kNoCard) continue;
        const bool own = mayMove && place != kSideCard && seatAt(place / 2) == state().mover;
        const auto label = place == kSideCard
                               ? std::string("Side card")
                               : fmt::format("{} card {}", match().seatName(seatAt(place / 2)), place % 2 + 1);
        const ui::Touch touch = widgets.hotspot(label, cardRect(place), own);
        if (touch.focused && own) widgets.outline(cardRect(place).grown(3), ui::kWhite.faded(0.9F), 2, 10);
        if (touch.pressed && own) chooseCard(static_cast<int>(place % 2));
    }
}

void OnitamaScene::questions(ui::Widgets& widgets) {
    const ui::Rect& box = hudLayout().action;
    const bool focus = std::exchange(m_focusAction, false);
    if (m_selection.step() == Step::Wall) {
        constexpr std::string_view kKeep = "Keep the wall (K)";
        if (widgets.button(kKeep, ui::Rect::around(box.middle(), {250, box.h}), {.primary = true})) keepWall();
        // From the wall every square it may go to is one arrow key away, and Enter keeps it.
        if (focus) widgets.moveFocus(squareName(state().wall));
    } else if (m_selection.step() == Step::Question) {
        for (int slot = 0; slot < 2; ++slot) {
            const auto label = fmt::format("{} {}", slot + 1, cardNameIn(handPlace(state().mover, slot)));
            const float x = box.middle().x + (slot == 0 ? -228.F : 8.F);
            if (widgets.button(label, {x, box.y, 220, box.h}, {.primary = true})) chooseCard(slot);
            if (focus && slot == 0) widgets.moveFocus(label);
        }
    }
}

std::optional<std::string> OnitamaScene::boardGui(ui::Widgets& widgets, bool mayMove) {
    squares(widgets, mayMove);
    lastMoveMarks(widgets);
    if (mayMove) goalMarks(widgets);
    adviceMarks(widgets);
    pointedMark(widgets);
    cardMarks(widgets);
    cards(widgets, mayMove);
    if (mayMove) questions(widgets);
    return std::exchange(m_chosen, std::nullopt);
}

} // namespace parlour::onitama
