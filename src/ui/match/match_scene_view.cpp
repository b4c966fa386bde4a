// What a match scene shows: board, cards, log and message.
#include "ui/assets.hpp"
#include "ui/context.hpp"
#include "ui/match/match_scene.hpp"
#include "ui/painter.hpp"
#include "ui/widgets/widgets.hpp"

#include <fmt/format.h>

#include <utility>

namespace parlour::ui {

std::string MatchScene::message() const {
    if (!m_session->problem().empty()) return "This game cannot be saved: " + m_session->problem();
    if (m_alarm > 0) return m_said;
    const bool advised = m_advice || m_session->advising(); // then its sentence stays to be read
    if (auto ahead = foresight(); !advised && !ahead.empty()) return ahead;
    if (!m_said.empty()) return m_said;
    const auto seat = m_session->match().toMove();
    if (m_review || !seat) {
        return fmt::format("Move {} of {}", m_session->match().length(), m_log.size());
    }
    if (m_session->human(*seat)) return fmt::format("{}: {}", nameOf(*seat), turnText(*seat));
    if (m_session->watching() && !m_running) return "Paused";
    return {};
}

HudModel MatchScene::model() const {
    const Match& match = m_session->match();
    HudModel hud;
    hud.mode = m_review ? HudModel::Mode::Review : m_session->watching() ? HudModel::Mode::Watch : HudModel::Mode::Play;
    hud.title = levelTitle();
    for (std::size_t i = 0; i < m_session->setup().seats.size(); ++i) {
        const SeatSetup& seat = m_session->setup().seats[i];
        SeatCard card{.name = seat.name, .side = match.seatName(seatAt(i)), .player = seat.player, .score = {}};
        card.toMove = match.toMove() == seatAt(i);
        card.note = seatNote(seatAt(i));
        const Progress* progress = m_session->progress();
        if (card.toMove && !m_review && progress != nullptr && thinkingShown()) {
            card.thinking = true;
            card.progress = progress->fraction.load(std::memory_order_relaxed);
            card.depth = progress->depth.load(std::memory_order_relaxed);
        }
        hud.seats.push_back(std::move(card));
    }
    hud.message = message();
    hud.alarm = m_alarm > 0 || !m_session->problem().empty();
    for (std::size_t ply = 0; ply < m_log.size(); ++ply) {
        if (m_log[ply].empty()) continue; // not worth a line
        hud.log.push_back(m_log[ply]);
        if (ply < match.length()) ++hud.logAt;
    }
    hud.canUndo = m_review ? match.length() > 0 : seated() && m_session->canUndo();
    hud.canRedo = seated() && m_session->canRedo();
    hud.canHint = mayMove() && !m_session->advising();
    hud.canMoveNow = m_session->thinking();
    hud.running = m_running;
    hud.speed = m_speed;
    return hud;
}

void MatchScene::bake(Painter& painter) {
    painter.table();
    m_hud.bake(painter);
    bakeBoard(painter);
}

void MatchScene::draw(Painter& painter) {
    drawBoard(painter);
    m_stage.particles().draw(painter.target(), context().assets.texture("common/spark.png"));
}

void MatchScene::gui(Widgets& widgets) {
    if (const auto move = boardGui(widgets, mayMove())) tryMove(*move);
    HudModel hud = model();
    const auto scores = shownScores();
    for (std::size_t i = 0; i < hud.seats.size() && i < scores.size(); ++i) {
        hud.seats[i].score = scores[i];
    }
    act(m_hud.gui(widgets, hud));
}

} // namespace parlour::ui
