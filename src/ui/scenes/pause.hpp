#pragma once
// What Esc opens during a game: go on, read the rules, change settings, leave. The game is on disk already, so leaving
// loses nothing; it is asked for all the same, because a slip of the finger should not end an evening's game.
#include "ui/games.hpp"

namespace parlour::ui {

class PauseScene : public Scene {
public:
    // `running`: leaving asks first; a finished or untouched game is left at once.
    PauseScene(Context& context, const GameFront& game, bool running);

    std::string_view name() const override { return "pause"; }
    bool covers() const override { return false; }
    bool handle(const Input& input) override;
    void update(Seconds dt) override;
    bool animating() const override { return m_shown < 1; }
    void gui(Widgets& widgets) override;

private:
    void leave(bool quit);

    const GameFront& m_game;
    bool m_running;
    float m_shown = 0;
};

} // namespace parlour::ui
