#pragma once
// Kalah on the table: draws the board and its beads, finds the house under the mouse or the focus, and shows where a
// move from it would lead.
#include "engine/kalah/agents.hpp"
#include "engine/kalah/rules.hpp"
#include "ui/kalah/board_painter.hpp"
#include "ui/kalah/heaps.hpp"
#include "ui/kalah/layout.hpp"
#include "ui/kalah/outlook.hpp"
#include "ui/match/match_scene.hpp"
#include "ui/match/session_of.hpp"

namespace parlour::kalah {

class KalahScene final : public ui::MatchScene {
public:
    // Throws LevelError.
    KalahScene(ui::Context& context, const MatchSetup& setup, Ending ending = Ending::Result);
    // Goes on with a recorded game.
    KalahScene(ui::Context& context, Record record);

    const BoardLayout& layout() const { return m_layout; }

protected:
    void bakeBoard(ui::Painter& painter) override;
    void drawBoard(ui::Painter& painter) override;
    std::optional<std::string> boardGui(ui::Widgets& widgets, bool mayMove) override;
    std::optional<std::string> moveForKey(char symbol) const override;
    void plyPlayed() override;
    void positionChanged() override;
    void refused(std::string_view move) override;
    std::string describePly(std::size_t ply) const override;
    std::string comment() const override;
    std::string turnText(Seat seat) const override;
    std::string foresight() const override;
    ui::ResultModel result() const override;
    std::unique_ptr<ui::MatchScene> another(const MatchSetup& setup, Ending ending) const override;
    std::string levelTitle() const override;
    std::vector<std::string> shownScores() const override;

private:
    using Typed = ui::SessionOf<Rules>;
    KalahScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending);

    const MatchOf<Rules>& match() const { return m_session.match(); }
    const Ring& ring() const { return match().rules().ring(); }
    const Heaps& heapsAt(std::size_t ply); // the beads after that many plies
    std::vector<int> counts() const;
    std::optional<std::string> houses(ui::Widgets& widgets, bool mayMove);
    void marks(ui::Widgets& widgets) const;
    void numbers(ui::Widgets& widgets) const;
    void mark(ui::Widgets& widgets, int pit, std::string_view picture, float size, ui::Color tint) const;
    void badge(ui::Widgets& widgets, int pit, std::string_view icon) const;
    bool legal(int pit) const;

    const Typed& m_session; // the base's, with its types
    BoardLayout m_layout;
    BeadPainter m_beads;
    std::vector<Heaps> m_history; // by number of plies; filled as far as it was needed
    int m_pointed = -1;           // the house under the mouse or the focus
    int m_refused = -1;
    std::optional<Outlook> m_last;  // of the last ply
    std::optional<Outlook> m_ahead; // of a move from the pointed house
};

} // namespace parlour::kalah
