#include "ui/onitama/onitama_scene.hpp"

#include "engine/core/paths.hpp"
#include "ui/context.hpp"
#include "ui/input.hpp"
#include "ui/onitama/choreography.hpp"
#include "ui/onitama/picture.hpp"
#include "ui/onitama/table.hpp"
#include "ui/onitama/words.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr float kDragStart = 10; // from here on a press is a drag
constexpr int kFewTurns = 10;    // before a draw: the players are warned

} // namespace

// A game that only serves for measuring is not recorded.
OnitamaScene::OnitamaScene(ui::Context& context, const MatchSetup& setup, Ending ending)
    : OnitamaScene(
          context,
          std::make_unique<Typed>(setup, ending == Ending::Result ? std::optional(recordsFolder()) : std::nullopt),
          ending) {}

OnitamaScene::OnitamaScene(ui::Context& context, Record record)
    : OnitamaScene(context, std::make_unique<Typed>(std::move(record)), Ending::Result) {}

OnitamaScene::OnitamaScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending)
    : MatchScene(context, std::move(session), ending, kSquareLayout),
      m_session(static_cast<const Typed&>(this->session())),
      m_layout(hudLayout().board) {
    m_history.push_back(castOf(match().stateAt(0)));
    positionChanged();
    stage().finish();
    ready();
}

// --- positions

const Cast& OnitamaScene::castAt(std::size_t ply) {
    while (m_history.size() <= ply) {
        Cast next = m_history.back();
        for (const Event& event : match().eventsOf(m_history.size() - 1)) {
            follow(next, event);
        }
        m_history.push_back(std::move(next));
    }
    return m_history[ply];
}

void OnitamaScene::plyPlayed() {
    const std::size_t ply = match().length() - 1;
    Cast cast = castAt(ply);
    const auto events = match().eventsOf(ply);
    stage().play(choreography(m_layout, cast, events, m_pawnShown ? Shown::PawnMove : Shown::Nothing));
    m_history.resize(ply + 1); // what came later before an undo is gone
    m_history.push_back(std::move(cast));
    moved();
}

void OnitamaScene::positionChanged() {
    const auto goal = picture(m_layout, castAt(match().length()));
    if (stage().poses().size() == goal.size()) {
        stage().glide(goal, {});
    } else {
        stage().reset(goal, {});
    }
    moved();
}

void OnitamaScene::moved() {
    const auto seat = match().toMove();
    m_selection = seat && *seat != kChance ? Selection(rules().moves(state()), state().wall) : Selection();
    m_pawnShown = m_dragging = false;
    m_gripped = m_refused = kNowhere;
    m_chosen.reset();
    m_last = {};
    const std::size_t length = match().length();
    if (length == 0) return;
    for (const Event& event : match().eventsOf(length - 1)) {
        if (const auto* pawn = std::get_if<PawnMoved>(&event)) {
            m_last.from = pawn->from;
            m_last.to = pawn->to;
        } else if (const auto* wall = std::get_if<WallMoved>(&event)) {
            m_last.wallFrom = wall->from;
            m_last.wallTo = wall->to;
        } else if (const auto* swap = std::get_if<WallSwapped>(&event)) {
            m_last.wallFrom = swap->from;
            m_last.wallTo = swap->to;
        } else if (std::holds_alternative<CardPassed>(event)) {
            m_last.passed = true;
        }
    }
}

// --- putting a turn together

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
    if (const auto move = m_selection.complete()) {
        m_chosen = rules().formatMove(state(), *move);
        return;
    }
    const bool goes = m_selection.to() != kNowhere;
    if (goes && !m_pawnShown) {
        Cast cast = castAt(match().length());
        stage().play(choreography(m_layout, cast, pawnPart()));
        m_pawnShown = true;
    } else if (!goes && m_pawnShown) {
        stage().glide(picture(m_layout, castAt(match().length())), {});
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
    const bool own = (state().pawns[index(state().mover)] & bit(square)) != 0;
    if (square == m_selection.from() || (m_pawnShown && square == m_selection.to())) return cancel();
    if (step == Step::Goal && m_selection.chooseGoal(square)) return progress();
    if (step != Step::Wall && own && m_selection.choosePawn(square)) return progress();
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
            refuse("no pawn of yours can move: choose a card to pass");
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

// A pawn that was pressed and carried elsewhere is dropped where the button is let go.
void OnitamaScene::drag(ui::Widgets& widgets, Square gripped) {
    m_mouse = widgets.mouse();
    if (gripped != kNowhere) {
        if (m_gripped != gripped) {
            m_gripped = gripped;
            m_grip = m_mouse;
            m_dragging = false;
        }
        const ui::Point way = m_mouse - m_grip;
        const Step step = m_selection.step();
        if (!m_dragging && std::hypot(way.x, way.y) > kDragStart && (step == Step::Pawn || step == Step::Goal)) {
            stage().finish();
            m_dragging = m_selection.choosePawn(gripped);
            if (!m_dragging) refuseSquare(gripped);
        }
        return;
    }
    const Square from = std::exchange(m_gripped, kNowhere);
    if (!std::exchange(m_dragging, false)) return;
    const Square to = m_layout.hit(m_mouse);
    if (to == kNowhere || to == from) return; // it is still chosen
    if (m_selection.chooseGoal(to)) {
        progress();
    } else {
        refuseSquare(to);
    }
}

void OnitamaScene::squares(ui::Widgets& widgets, bool mayMove) {
    const Step step = m_selection.step();
    const bool live = mayMove && m_selection.open();
    const Bits own = state().pawns[index(state().mover)];
    m_pointed = kNowhere;
    Square pressed = kNowhere;
    Square gripped = kNowhere;
    for (Square square = 0; square < kSquares; ++square) {
        const auto label = squareName(square);
        ui::Rect rect = m_layout.cell(square);
        if (live && step == Step::Pawn && (own & bit(square)) != 0) { // a figure is taller than its square
            const float head = rect.h * 0.3F;
            rect = {rect.x, rect.y - head, rect.w, rect.h + head};
        }
        const ui::Touch touch = widgets.hotspot(label, rect, live);
        if (touch.focused) m_pointed = square;
        if (touch.pressed) pressed = square;
        if (touch.gripped && (own & bit(square)) != 0) gripped = square;
    }
    if (live) widgets.focusFirst(squareName(state().generals[index(state().mover)]));
    const bool dropping = m_dragging && gripped == kNowhere;
    drag(widgets, live ? gripped : kNowhere);
    if (pressed != kNowhere && !dropping) chooseSquare(pressed);
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
        if (focus) widgets.moveFocus(kKeep);
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

// --- words

std::string OnitamaScene::cardNameIn(std::size_t place) const {
    return cardTitle(rules().card(state().cards[place]));
}

std::string OnitamaScene::describePly(std::size_t ply) const {
    const PlyText text = match().ply(ply);
    const auto events = match().eventsOf(ply);
    const std::string who = text.seat == kChance ? "" : nameOf(text.seat) + ": ";
    return fmt::format("{}. {}{}", ply + 1, who, logLine(rules(), events));
}

std::string OnitamaScene::comment() const {
    const std::size_t ply = match().length() - 1;
    const PlyText text = match().ply(ply);
    const auto events = match().eventsOf(ply);
    std::string words;
    if (text.seat != kChance) words = fmt::format("{} {}.", nameOf(text.seat), deed(rules(), events));
    if (match().over()) {
        const Seat winner = state().mover;
        return endingText(state().ending, nameOf(winner), nameOf(opponent(winner)), state().turns);
    }
    for (const Event& event : events) {
        if (const auto* blocked = std::get_if<Blocked>(&event)) {
            words += fmt::format(" No pawn of {} can move: a card is passed{}.", nameOf(blocked->seat),
                                 state().wall == kNowhere ? "" : " and the wall moved");
        }
    }
    const int limit = rules().level().turnLimit;
    if (limit > 0 && limit - state().turns <= kFewTurns && text.seat != kChance) {
        const int left = limit - state().turns;
        words += fmt::format(" {} turn{} left, then it is a draw.", left, left == 1 ? "" : "s");
    }
    return words;
}

std::string OnitamaScene::turnText(Seat /*seat*/) const {
    return m_selection.step() == Step::Pass ? "no pawn can move: choose a card to pass" : "choose a pawn or a card";
}

// What is to be chosen next.
std::string OnitamaScene::foresight() const {
    if (!mayMove() || !m_selection.started()) return {};
    const int card = m_selection.card();
    switch (m_selection.step()) {
        case Step::Pawn:
            return fmt::format("{}: choose a pawn.", cardNameIn(handPlace(state().mover, card)));
        case Step::Goal:
            return "Choose where it goes; the number is the card.";
        case Step::Question:
            return "Both cards lead there: which one?";
        case Step::Wall:
            return "Now the wall: choose a glowing square, or keep it where it is.";
        case Step::Pass:
        case Step::Done:
            break;
    }
    return {};
}

std::string OnitamaScene::adviceText(const Advice& advice) const {
    const auto move = rules().parseMove(state(), advice.move);
    if (!move) return {};
    std::vector<Event> events;
    State after = state();
    rules().apply(after, *move, &events);
    std::string words = deed(rules(), events);
    // "plays Tiger ..." becomes the imperative.
    constexpr std::string_view kPlays = "plays ";
    if (words.rfind(kPlays, 0) == 0) words.erase(0, kPlays.size());
    return fmt::format("A good move: {}.", words);
}

std::string OnitamaScene::levelTitle() const {
    const int limit = rules().level().turnLimit;
    const std::string title = "Onitama · " + rules().level().title;
    return limit == 0 ? title : fmt::format("{} · {} turns left", title, limit - state().turns);
}

// How many pawns are left.
std::vector<std::string> OnitamaScene::shownScores() const {
    return {std::to_string(std::popcount(state().pawns[0])), std::to_string(std::popcount(state().pawns[1]))};
}

// --- the end

ui::ResultModel OnitamaScene::result() const {
    ui::ResultModel model;
    std::array<int, 2> turns{};
    std::array<int, 2> taken{};
    std::array<int, 2> walls{};
    for (std::size_t ply = 0; ply < match().length(); ++ply) {
        for (const Event& event : match().eventsOf(ply)) {
            const Seat seat = match().ply(ply).seat;
            if (seat == kChance) continue;
            if (std::holds_alternative<PawnTaken>(event)) ++taken.at(index(seat));
            if (std::holds_alternative<WallMoved>(event) || std::holds_alternative<WallSwapped>(event))
                ++walls.at(index(seat));
        }
        if (match().ply(ply).seat != kChance) ++turns.at(index(match().ply(ply).seat));
    }
    const auto scores = shownScores();
    for (std::size_t i = 0; i < scores.size(); ++i) {
        const SeatSetup& seat = session().setup().seats[i];
        model.seats.push_back(
            {.name = seat.name, .side = match().seatName(seatAt(i)), .player = seat.player, .score = scores[i]});
    }
    const Seat last = state().mover;
    if (state().ending != onitama::Ending::TurnLimit) model.winner = index(last);
    model.headline = model.winner ? fmt::format("{} wins", nameOf(last)) : "A draw";
    model.reason = endingText(state().ending, nameOf(last), nameOf(opponent(last)), state().turns);
    const auto row = [&model](std::string label, const std::array<int, 2>& values) {
        model.rows.push_back({std::move(label), {std::to_string(values[0]), std::to_string(values[1])}});
    };
    row("Turns", turns);
    row("Pawns taken", taken);
    if (rules().level().board.wall != kNowhere) row("Wall moved", walls);
    model.rows.push_back({"Pawns left", scores});
    return model;
}

std::unique_ptr<ui::MatchScene> OnitamaScene::another(const MatchSetup& setup, Ending ending) const {
    return std::make_unique<OnitamaScene>(context(), setup, ending);
}

} // namespace parlour::onitama
