#include "ui/match/session.hpp"

#include <algorithm>
#include <utility>

namespace parlour::ui {

Session::Session(MatchSetup setup, std::optional<RecordWriter> writer)
    : m_setup(std::move(setup)), m_writer(std::move(writer)) {}

bool Session::human(Seat seat) const {
    return seat != kChance && m_setup.seats[index(seat)].player == kHuman;
}

bool Session::humanToMove() const {
    const auto seat = match().toMove();
    return seat && human(*seat);
}

bool Session::watching() const {
    return std::none_of(m_setup.seats.begin(), m_setup.seats.end(),
                        [](const SeatSetup& seat) { return seat.player == kHuman; });
}

bool Session::play(std::string_view move) {
    if (!mutableMatch().play(move)) return false;
    changed();
    return true;
}

bool Session::answer() {
    if (!playAnswer()) return false;
    changed();
    return true;
}

std::optional<std::size_t> Session::undoGoal() const {
    // Who only looks on may go back past a deal: nobody could make use of it.
    for (std::size_t ply = match().length(); ply-- > 0;) {
        const Seat seat = match().ply(ply).seat;
        if (watching() && seat != kChance) return ply;
        if (human(seat)) return match().canUndoTo(ply) ? std::optional(ply) : std::nullopt;
    }
    return std::nullopt;
}

bool Session::undo() {
    const auto goal = undoGoal();
    if (!goal) return false;
    while (match().length() > *goal) {
        stepBack();
    }
    changed();
    return true;
}

bool Session::redo() {
    if (!mutableMatch().redo()) return false;
    while (!watching() && !humanToMove() && mutableMatch().redo()) {
    }
    changed();
    return true;
}

void Session::changed() {
    stopThinking();
    if (!m_writer) return;
    try {
        m_writer->update(match());
        m_problem.clear();
    } catch (const RecordError& error) {
        m_problem = error.what();
    }
}

} // namespace parlour::ui
