#pragma once
// A game on the table. This class does once what every game needs: whose turn it is, thinking computers, undo and redo,
// hints, pause, watching, looking through a finished game, the result and the rematch. A game's own scene derives from
// it and only draws its board, finds what was clicked and turns that into a move's text; legality is the match's
// business.
#include "ui/match/hud.hpp"
#include "ui/match/result_model.hpp"
#include "ui/match/session.hpp"
#include "ui/scene.hpp"
#include "ui/stage/stage.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour::ui {

class MatchScene : public Scene {
public:
    // What follows the last move: the result, or, for measuring, at once another game.
    enum class Ending : std::uint8_t { Result, Again };

    MatchScene(Context& context, std::unique_ptr<Session> session, Ending ending,
               const HudLayout& layout = kWideLayout);

    std::string_view name() const override { return "match"; }
    bool handle(const Input& input) override;
    void update(Seconds dt) override;
    bool animating() const override;
    std::optional<Seconds> wakeAfter() const override;
    void bake(Painter& painter) override;
    void draw(Painter& painter) override;
    void gui(Widgets& widgets) override;

    const Session& session() const { return *m_session; }

protected:
    // --- what a game's scene provides
    virtual void bakeBoard(Painter& painter) = 0;
    virtual void drawBoard(Painter& painter) = 0;
    // Places the board's hotspots and marks. A move's text if the player chose one; it need not be legal.
    virtual std::optional<std::string> boardGui(Widgets& widgets, bool mayMove) = 0;
    virtual std::optional<std::string> moveForKey(char symbol) const = 0;
    virtual void plyPlayed() = 0;                               // the last ply of the match is new: animate it
    virtual void positionChanged() = 0;                         // the match stands elsewhere: glide there
    virtual void refused(std::string_view move) = 0;            // note what to shake; see shake()
    virtual std::string describePly(std::size_t ply) const = 0; // for the log; empty: not worth a line
    virtual std::string comment() const = 0;                    // on the last ply, if it deserves one
    virtual std::string turnText(Seat seat) const = 0;          // "choose a house"
    virtual std::string foresight() const = 0;                  // what the move under the mouse would do; may be empty
    virtual ResultModel result() const = 0;
    virtual std::unique_ptr<MatchScene> another(const MatchSetup& setup, Ending ending) const = 0;
    virtual std::string levelTitle() const = 0;
    virtual std::vector<std::string> shownScores() const = 0;        // one a seat, as far as the animation has come
    virtual std::string seatNote(Seat /*seat*/) const { return {}; } // to be read on its card
    // Whether chance waits until the player asks for it, as a roll of dice does.
    virtual bool chanceWaits() const { return false; }
    // Whether everything waits, computers and chance too, because there is something to be read first.
    virtual bool interrupted() const { return false; }
    // Whether the person to move has the table: with hidden hands, a curtain is drawn until he says so.
    virtual bool seated() const { return true; }

    const HudLayout& hudLayout() const { return m_hud.layout(); }
    void arrange(const HudLayout& layout); // somewhere else from now on
    Stage& stage() { return m_stage; }
    const Stage& stage() const { return m_stage; }
    const std::optional<Advice>& advice() const { return m_advice; }
    std::string nameOf(Seat seat) const;
    bool reviewing() const { return m_review; }
    bool measuring() const { return m_ending == Ending::Again; } // nobody looks: nothing is to be read
    bool mayMove() const { return !m_review && m_session->humanToMove() && seated(); }
    void say(std::string text); // below the board, until something else happens; empty: nothing
    // Says why something cannot be done, and lets it shake.
    void refuse(std::string why);
    void calm();         // the player has gone on to something that can be done: no more of the refusal
    float shake() const; // how far to the side, in logical units, what was refused is just now
    // Call at the end of the constructor of the most derived class.
    void ready();

private:
    bool flowing() const { return m_review || m_session->watching(); } // it goes on by itself, if not paused
    float rate() const;
    void tryMove(const std::string& move);
    bool held() const { return interrupted() || (m_session->match().toMove() == kChance && chanceWaits()); }
    void plyDone();
    void moved();
    void act(HudAction action);
    void undo();
    void redo();
    void jump(bool toEnd);
    void stepReview(bool forward);
    void startReview();
    void rematch(bool swapSeats);
    void showResult();
    void pause();
    HudModel model() const;
    std::string message() const;
    Seconds replyPause() const;
    bool thinkingShown() const;
    void updateReview();
    void updateGame();

    std::unique_ptr<Session> m_session;
    Stage m_stage;
    Hud m_hud;
    std::vector<std::string> m_log;
    std::string m_said;
    Seconds m_alarm = 0; // what was said is a refusal, and stays that long
    std::optional<Advice> m_advice;
    bool m_review = false;
    bool m_running = true;   // watching or playing through: not paused
    bool m_stepOnce = false; // one ply, although paused
    int m_speed = 2;
    Seconds m_rest = 0; // since the last ply came to rest
    bool m_overShown = false;
    Ending m_ending;
};

} // namespace parlour::ui
