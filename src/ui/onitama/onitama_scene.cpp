#include "ui/onitama/onitama_scene.hpp"

#include "engine/core/paths.hpp"
#include "ui/context.hpp"
#include "ui/onitama/breakdown.hpp"
#include "ui/onitama/choreography.hpp"
#include "ui/onitama/picture.hpp"
#include "ui/onitama/table.hpp"
#include "ui/onitama/words.hpp"

#include <fmt/format.h>

#include <bit>
#include <utility>

namespace parlour::onitama {

namespace {

constexpr int kFewTurns = 10; // before a draw: the players are warned

std::string turnsText(int count) {
    return fmt::format("{} turn{}", count, count == 1 ? "" : "s");
}

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
    for (std::size_t card = 0; card < rules().level().cards.size(); ++card) {
        m_faces.push_back(faceOf(rules().level().cards, card));
    }
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
    m_goal = picture(m_layout, cast);
    m_history.resize(ply + 1); // what came later before an undo is gone
    m_history.push_back(std::move(cast));
    moved();
}

void OnitamaScene::positionChanged() {
    m_goal = picture(m_layout, castAt(match().length()));
    if (stage().poses().size() == m_goal.size()) {
        stage().glide(m_goal, {});
    } else {
        stage().reset(m_goal, {});
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

// --- words

std::string OnitamaScene::cardNameIn(std::size_t place) const {
    return m_faces[state().cards[place]].title;
}

std::string OnitamaScene::describePly(std::size_t ply) const {
    const PlyText text = match().ply(ply);
    const auto events = match().eventsOf(ply);
    if (text.seat == kChance) return "Dealt: " + logLine(rules(), events);
    const std::size_t dealt = rules().level().dealt ? kCardsInPlay : 0;
    return fmt::format("{}. {}: {}", ply + 1 - dealt, nameOf(text.seat), logLine(rules(), events));
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
            words += fmt::format(" No pawn of {} can move: a card is handed over{}.", nameOf(blocked->seat),
                                 state().wall == kNowhere ? "" : ", and the wall may move");
        }
    }
    const int limit = rules().level().turnLimit;
    if (limit > 0 && limit - state().turns <= kFewTurns && text.seat != kChance) {
        words += fmt::format(" {} left, then it is a draw.", turnsText(limit - state().turns));
    }
    return words;
}

std::string OnitamaScene::turnText(Seat /*seat*/) const {
    return m_selection.step() == Step::Pass ? "no pawn can move: choose a card to hand over"
                                            : "choose a pawn or a card";
}

// What is to be chosen next. A lesson begins with its sentence.
std::string OnitamaScene::foresight() const {
    if (!mayMove()) return {};
    if (!m_selection.started()) return lesson() && match().length() == 0 ? rules().level().about : "";
    const int card = m_selection.card();
    switch (m_selection.step()) {
        case Step::Pawn:
            return fmt::format("{}: choose a pawn or where one goes.", cardNameIn(handPlace(state().mover, card)));
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

// A level that does not begin as usual has something to say.
bool OnitamaScene::lesson() const {
    Placement usual;
    usual.wall = rules().level().board.wall;
    return rules().level().board != usual;
}

// Without the name of the series that a lesson belongs to: the space is narrow.
std::string OnitamaScene::levelTitle() const {
    std::string title = rules().level().title;
    if (const auto colon = title.find(": "); colon != std::string::npos) title.erase(0, colon + 2);
    const int limit = rules().level().turnLimit;
    return limit == 0 ? title : fmt::format("{} · {} left", title, turnsText(limit - state().turns));
}

// How many pawns are left.
std::vector<std::string> OnitamaScene::shownScores() const {
    return {std::to_string(std::popcount(state().pawns[0])), std::to_string(std::popcount(state().pawns[1]))};
}

// --- the end

ui::ResultModel OnitamaScene::result() const {
    ui::ResultModel model;
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
    const auto deeds = breakdown(match());
    const auto row = [&](std::string label, int Deeds::*what) {
        model.rows.push_back({std::move(label), {std::to_string(deeds[0].*what), std::to_string(deeds[1].*what)}});
    };
    row("Turns", &Deeds::turns);
    row("Pawns taken", &Deeds::taken);
    if (rules().level().board.wall != kNowhere) row("Wall moved", &Deeds::pushed);
    if (deeds[0].passed + deeds[1].passed > 0) row("Blocked", &Deeds::passed);
    model.rows.push_back({"Pawns left", scores});
    return model;
}

std::unique_ptr<ui::MatchScene> OnitamaScene::another(const MatchSetup& setup, Ending ending) const {
    return std::make_unique<OnitamaScene>(context(), setup, ending);
}

} // namespace parlour::onitama
