#pragma once
// Before a game: which level, how many play, who sits where, who begins. The frame is the same for every game; what is
// particular to one is its LevelForm. The last choice is remembered.
#include "engine/core/catalog.hpp"
#include "engine/core/match_setup.hpp"
#include "ui/scene.hpp"
#include "ui/scenes/level_form.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace parlour::ui {

class SetupScene : public Scene {
public:
    using Open = std::function<std::unique_ptr<Scene>(Context&, const MatchSetup&)>;

    SetupScene(Context& context, const Game& game, std::unique_ptr<LevelForm> form, Open open);

    std::string_view name() const override { return "setup"; }
    bool handle(const Input& input) override;
    void bake(Painter& painter) override;
    void gui(Widgets& widgets) override;

private:
    struct Entry {
        LevelText level;
        std::string title;
        std::string error; // why it cannot be chosen; empty if it can
    };
    struct Chair {
        int player = 0; // index into m_players
        std::string name;
    };

    void readLevels();
    void recall();
    void remember() const;
    bool custom() const { return m_chosen == m_levels.size(); }
    void choose(std::size_t entry);
    void levelList(Widgets& widgets, const Rect& rect);
    void chairs(Widgets& widgets);
    void chair(Widgets& widgets, const Rect& rect, std::size_t seat);
    void smallChair(Widgets& widgets, const Rect& rect, std::size_t seat);
    void whoSits(Widgets& widgets, const Rect& name, const Rect& player, std::size_t seat);
    bool anyNumber() const { return m_game.info().minSeats < m_game.info().maxSeats; } // of players
    std::size_t seats() const { return static_cast<std::size_t>(m_seats); }
    int& starter() { return m_levelsStarter ? *m_levelsStarter : m_starter; }
    std::string defaultName(std::size_t seat, int player) const;
    void play();

    const Game& m_game;
    std::unique_ptr<LevelForm> m_form;
    Open m_open;
    std::vector<Entry> m_levels; // games, then lessons; the custom level has the number after the last
    std::size_t m_lessons = 0;   // the number of the first of them
    std::size_t m_chosen = 0;
    std::vector<std::string> m_players;      // ids: human, then the ladder
    std::vector<std::string> m_playerTitles; // as shown
    std::vector<Chair> m_chairs;             // as many as can play
    int m_seats = 2;                         // of which so many are taken
    std::vector<std::string> m_starters;
    int m_starter = 0;                  // as the player likes it
    std::optional<int> m_levelsStarter; // in its place, for a level that has one of its own
};

} // namespace parlour::ui
