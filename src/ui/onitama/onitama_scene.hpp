#pragma once
// Onitama on the table: draws courtyard, figures and cards, and lets the player put a turn together by clicks, by
// dragging or by keys. What may be chosen comes from the legal moves, and only from them.
#include "engine/onitama/agents.hpp"
#include "engine/onitama/rules.hpp"
#include "ui/match/match_scene.hpp"
#include "ui/match/session_of.hpp"
#include "ui/onitama/board_painter.hpp"
#include "ui/onitama/card_face.hpp"
#include "ui/onitama/cast.hpp"
#include "ui/onitama/layout.hpp"
#include "ui/onitama/selection.hpp"
#include "ui/onitama/tableau.hpp"

namespace parlour::onitama {

class OnitamaScene final : public ui::MatchScene {
public:
    // Throws LevelError.
    OnitamaScene(ui::Context& context, const MatchSetup& setup, Ending ending = Ending::Result);
    // Goes on with a recorded game.
    OnitamaScene(ui::Context& context, Record record);

    bool handle(const ui::Input& input) override;
    void gui(ui::Widgets& widgets) override;

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
    using Step = Selection::Step;
    struct LastMove { // what stays marked
        Square from = kNowhere, to = kNowhere;
        Square wallFrom = kNowhere, wallTo = kNowhere;
        bool passed = false; // the side card is the one that was played
    };
    OnitamaScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending);

    const MatchOf<Rules>& match() const { return m_session.match(); }
    const Rules& rules() const { return match().rules(); }
    const State& state() const { return match().state(); }
    const Cast& castAt(std::size_t ply); // after that many plies
    void moved();                        // after every change of the position
    std::vector<Event> pawnPart() const; // of the chosen pawn move: what happens before cards and wall

    // --- choosing
    void chooseSquare(Square square);
    void chooseCard(int slot);
    void keepWall();
    void cancel();
    void progress(); // after every choice: shows the pawn's move, or hands in the whole turn
    void refuseSquare(Square square);
    void squares(ui::Widgets& widgets, bool mayMove);
    void cards(ui::Widgets& widgets, bool mayMove);
    void drag(ui::Widgets& widgets, Square gripped);
    void lift(Square gripped); // a drag begins
    void questions(ui::Widgets& widgets);

    // --- drawing
    ui::Poses posesNow(const Cast& cast) const;
    std::vector<Light> lights() const;
    void lastMoveMarks(ui::Widgets& widgets) const;
    void adviceMarks(ui::Widgets& widgets) const;
    void goalMarks(ui::Widgets& widgets) const;
    void pointedMark(ui::Widgets& widgets) const;
    void cardMarks(ui::Widgets& widgets) const;
    void arrow(ui::Widgets& widgets, Square from, Square to, ui::Color color, float thickness) const;
    void badge(ui::Widgets& widgets, ui::Point middle, int slot) const;
    ui::Point badgePlace(Square square, int slot) const; // of the card's number on a square it leads to
    int badgeAt(Square square, ui::Point point) const;   // the card whose number is there, if both lead there; or -1

    // --- words
    std::string cardNameIn(std::size_t place) const;
    bool lesson() const;

    const Typed& m_session; // the base's, with its types
    BoardLayout m_layout;
    std::vector<CardFace> m_faces; // by number in the level
    std::vector<Cast> m_history;   // by number of plies; filled as far as it was needed
    ui::Poses m_goal;              // where the stage's actors come to rest
    Tableau m_tableau;
    Selection m_selection;
    bool m_pawnShown = false;            // the chosen pawn stands where it goes already
    std::optional<std::string> m_chosen; // the whole turn, for the next frame
    bool m_focusAction = false;          // the next frame puts the focus on what is asked
    Square m_pointed = kNowhere;         // under the mouse or the focus
    Square m_refused = kNowhere;
    Square m_gripped = kNowhere; // a pawn or the wall is being held by the mouse
    ui::Point m_grip{};          // where it was taken
    ui::Point m_mouse{};
    bool m_dragging = false;
    LastMove m_last;
};

} // namespace parlour::onitama
