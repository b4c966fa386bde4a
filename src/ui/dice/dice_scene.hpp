#pragma once
// Dice on the table: the tray with its dice, the sheet of the player whose turn it is, everybody else's at a glance.
// Dice are clicked or dragged into the wells, or a split is picked from the list; then it is written down.
#include "engine/dice/agents.hpp"
#include "engine/dice/best_scores.hpp"
#include "engine/dice/rules.hpp"
#include "ui/dice/layout.hpp"
#include "ui/dice/score_sheet.hpp"
#include "ui/dice/splitting.hpp"
#include "ui/match/match_scene.hpp"
#include "ui/match/session_of.hpp"

namespace parlour::dice {

class DiceScene final : public ui::MatchScene {
public:
    // Throws LevelError.
    DiceScene(ui::Context& context, const MatchSetup& setup, Ending ending = Ending::Result);
    // Goes on with a recorded game.
    DiceScene(ui::Context& context, Record record);

    bool handle(const ui::Input& input) override;

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
    std::string seatNote(Seat seat) const override;
    bool chanceWaits() const override;

private:
    using Typed = ui::SessionOf<Rules>;
    DiceScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending);

    const MatchOf<Rules>& match() const { return m_session.match(); }
    const Rules& rules() const { return match().rules(); }
    const State& state() const { return match().state(); }
    std::size_t seats() const { return session().setup().seats.size(); }
    std::vector<std::string> names() const;

    // --- positions
    const Table& tableAt(std::size_t ply);
    Table tableNow() const;              // with what is being put together
    Sheet writtenSheet(Seat seat) const; // as far as the animation has come
    Seat shownSeat() const;              // whose sheet lies there large
    std::optional<Split> lastSplitOf(Seat seat) const;
    bool freeRoll() const;
    bool rolling() const; // the dice have not settled yet, and nothing is given away
    bool solo() const { return seats() == 1; }
    void moved();

    // --- splitting
    void pickDie(std::size_t die);
    void pickFace(int face);
    void dropDie(std::size_t die, ui::Point where);
    void lay(const Split& split);
    void takeBack();
    void rearranged(); // the dice go where they were put
    void refuseDie();
    void commit();
    void drag(ui::Widgets& widgets, std::optional<std::size_t> gripped);
    std::vector<Split> choices() const; // the legal splits, best change first

    // --- rolling
    void roll() { m_rollAsked = true; }
    bool peoplePlay() const; // somebody who has not finished
    float pace() const;
    bool rollsByItself() const;
    void setRollsByItself(bool on);

    // --- what is seen
    void dice(ui::Widgets& widgets, bool mayMove);
    void wells(ui::Widgets& widgets) const;
    void splitList(ui::Widgets& widgets, bool mayMove);
    void splitRow(ui::Widgets& widgets, const Split& split, const ui::Rect& rect, bool mayMove);
    void actions(ui::Widgets& widgets, bool mayMove);
    void cards(ui::Widgets& widgets);
    void bestPanel(ui::Widgets& widgets) const;
    void paper(ui::Widgets& widgets) const;
    void chartPaper(ui::Widgets& widgets) const;
    std::string splitWords(const Split& split) const;
    std::string finishText() const;
    std::function<void(ui::Widgets&, const ui::Rect&)> aside(ui::ResultModel& model) const;

    const Typed& m_session; // the base's, with its types
    TrayLayout m_layout;
    std::vector<Table> m_history; // by number of plies; filled as far as it was needed
    Splitting m_splitting;
    std::optional<Spots> m_laid;          // how the dice lay when the split was written down
    std::optional<Split> m_pointed;       // in the list, under the mouse or the focus
    std::optional<Seat> m_looked;         // whose sheet somebody wants to see
    std::optional<std::string> m_chosen;  // a whole move, to be played
    std::optional<std::size_t> m_gripped; // the die under a pressed button
    std::optional<std::size_t> m_refused;
    ui::Point m_grip{};
    ui::Point m_mouse{};
    bool m_dragging = false;
    bool m_chart = false;
    bool m_rollAsked = false;
    std::vector<BestScore> m_best; // when somebody plays alone
    std::string m_focus;           // where the focus goes in the next frame
};

} // namespace parlour::dice
