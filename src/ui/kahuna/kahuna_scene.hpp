#pragma once
// Kahuna on the table: draws lagoon and cards, and lets the player put a turn together from cards and bridges. What may
// be chosen comes from the legal moves, and only from them.
//
// Hands are hidden. What is drawn and said comes from a Cast that holds no more than those in front of the screen may
// see (Sight). When two people share the screen, a blind comes down between their turns: the one who has played is no
// longer seated, no hand is shown, and only the next player's own click shows a hand again. After a round both read the
// same sheet: nobody is seated then either, the blind hangs behind it, and the next round is not dealt before.
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/rules.hpp"
#include "ui/kahuna/board_painter.hpp"
#include "ui/kahuna/cast.hpp"
#include "ui/kahuna/layout.hpp"
#include "ui/kahuna/outlook.hpp"
#include "ui/kahuna/selection.hpp"
#include "ui/kahuna/words.hpp"
#include "ui/match/match_scene.hpp"
#include "ui/match/session_of.hpp"

namespace parlour::kahuna {

class KahunaScene final : public ui::MatchScene {
public:
    // Throws LevelError.
    KahunaScene(ui::Context& context, const MatchSetup& setup, Ending ending = Ending::Result);
    // Goes on with a recorded game.
    KahunaScene(ui::Context& context, Record record);

    bool handle(const ui::Input& input) override;
    void update(ui::Seconds dt) override;
    bool animating() const override;

    // What is on the table as it may be seen now; for tests.
    const Cast& cast() const { return m_history[std::min(match().length(), m_history.size() - 1)]; }
    bool curtainDown() const { return curtainWanted() || m_curtain > 0; }

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
    bool seated() const override;
    bool interrupted() const override { return m_round.has_value(); }

private:
    using Typed = ui::SessionOf<Rules>;
    KahunaScene(ui::Context& context, std::unique_ptr<Typed> session, Ending ending);

    const MatchOf<Rules>& match() const { return m_session.match(); }
    const Rules& rules() const { return match().rules(); }
    const Map& map() const { return rules().map(); }
    const State& state() const { return match().state(); }
    Names names() const { return {nameOf(kP1), nameOf(kP2)}; }
    const Cast& castAt(std::size_t ply); // after that many plies
    void moved();                        // after every change of the position
    std::vector<int> totals() const;

    // --- who sees what
    bool shared() const { return session().human(kP1) && session().human(kP2); }
    Sight wantedSight() const;
    void look(); // takes on the wanted sight
    bool curtainWanted() const;
    void handOver(); // the player who has played leaves the seat
    void takeSeat(); // the next one sits down
    void updateSeat();
    void curtain(ui::Widgets& widgets);
    void roundSheet(ui::Widgets& widgets); // says how a round was scored, until somebody has read it
    bool sheetShown() const { return m_round && !stage().moving(); }
    void closeSheet();

    // --- choosing
    void chooseCard(std::size_t place);
    void chooseBridge(Bridge bridge);
    void discard();
    void progress(); // after every choice: hands in what is complete
    std::string refusalFor(Bridge bridge, const std::vector<Card>& cards) const;
    void bridges(ui::Widgets& widgets, bool live);
    void hand(ui::Widgets& widgets, bool live);
    void piles(ui::Widgets& widgets, bool live);
    void buttons(ui::Widgets& widgets);
    std::optional<Outlook> pointedOutlook() const;

    // --- drawing
    void drawLights(ui::Painter& painter) const;
    void drawBridgesAndStones(ui::Painter& painter) const;
    void drawCards(ui::Painter& painter) const;
    void drawCurtain(ui::Painter& painter) const;
    void outlookMarks(ui::Widgets& widgets) const;
    void adviceMarks(ui::Widgets& widgets) const;
    void cardMarks(ui::Widgets& widgets, bool mayMove) const;
    void captions(ui::Widgets& widgets) const;
    void track(ui::Widgets& widgets) const;
    ui::Rect handRect(std::size_t place) const;
    ui::Rect deckRect() const; // of its uppermost card

    const Typed& m_session; // the base's, with its types
    BoardLayout m_layout;
    Sight m_sight;
    std::vector<Cast> m_history; // by number of plies, for this sight; filled as far as it was needed
    Selection m_selection;
    std::optional<std::string> m_chosen; // a whole move, for the next frame
    std::optional<Bridge> m_pointed;     // under the mouse or the focus
    std::optional<Island> m_island;      // under the mouse
    std::optional<Bridge> m_refused;
    std::optional<std::size_t> m_refusedCard;
    std::vector<Bridge> m_lastBuilt;    // what stays marked
    std::optional<Seat> m_seated;       // who of two people has the screen
    bool m_drewHidden = false;          // he has just got a card that only he may see
    std::optional<RoundScored> m_round; // has just been scored
    ui::Seconds m_roundLeft = 0;        // how long that is still told to somebody who only looks on
    float m_curtain = 0;                // how far the blind is down, 0..1
    bool m_focusAction = false;         // the next frame puts the focus on what is asked
};

} // namespace parlour::kahuna
