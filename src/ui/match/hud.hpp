#pragma once
// What lies around every game's board: a card a seat, the toolbar, the log of moves and a line of text. It is told what
// to show and says what the player asked for; it knows no game.
#include "ui/geometry.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace parlour::ui {

class Painter;
class Widgets;

struct SeatCard {
    std::string name;
    std::string side;   // "South"
    std::string player; // kHuman or an opponent's id
    std::string score;
    std::string note{}; // in place of whose turn it is, such as "has finished"
    bool toMove = false;
    bool thinking = false;
    float progress = 0; // of its thinking, 0..1
    int depth = 0;
};

struct HudModel {
    enum class Mode : std::uint8_t { Play, Watch, Review };
    Mode mode = Mode::Play;
    std::string title;
    std::vector<SeatCard> seats; // of two, the first sits at the bottom, the second at the top
    std::string message;
    bool alarm = false; // the message says why something did not work
    std::vector<std::string> log;
    std::size_t logAt = 0; // rows up to here have been played, later ones were taken back
    bool canUndo = false;
    bool canRedo = false;
    bool canHint = false;
    bool canMoveNow = false;
    bool running = false; // watching or playing through, and not paused
    int speed = 2;        // 0..4
};

enum class HudAction : std::uint8_t {
    None,
    Undo,
    Redo,
    Hint,
    MoveNow,
    Rules,
    Pause,
    PlayPause,
    Step,
    StepBack,
    First,
    Last,
    Slower,
    Faster,
    Result,
};

inline constexpr std::size_t kMostSeats = 6;

// Where all that lies. A game's scene has one, made for the shape of its board.
struct HudLayout {
    Rect board;        // what is left for the game itself
    Rect north, south; // seat cards
    Rect log;
    Rect message;
    Rect action; // a button that a game offers now and then
    Rect title;
    Rect tools;      // right-aligned rows from its top, as many as are needed
    float tool = 56; // the side of a tool's button
    Rect speed;      // while watching
    // A small card each, for a game that is not always for two; then there is no north and south.
    std::array<Rect, kMostSeats> seats{};

    bool small() const { return seats.front().w > 0; }
};

// For a board that is wider than high.
inline constexpr HudLayout kWideLayout{.board = {28, 138, 1224, 500},
                                       .north = {28, 20, 396, 104},
                                       .south = {856, 676, 396, 104},
                                       .log = {28, 656, 380, 124},
                                       .message = {424, 668, 416, 60},
                                       .action = {504, 730, 256, 50},
                                       .title = {436, 24, 330, 28},
                                       .tools = {436, 24, 816, 56},
                                       .speed = {1052, 88, 200, 24}};

inline constexpr int kSpeeds = 5;
float watchRate(int speed); // how much faster than usual

class Hud {
public:
    explicit Hud(const HudLayout& layout) : m_layout(layout) {}

    const HudLayout& layout() const { return m_layout; }
    void bake(Painter& painter) const;
    HudAction gui(Widgets& widgets, const HudModel& model);

private:
    static HudAction card(Widgets& widgets, const Rect& rect, const SeatCard& seat, bool canMoveNow);
    static HudAction smallCard(Widgets& widgets, const Rect& rect, const SeatCard& seat, bool canMoveNow);
    HudAction toolbar(Widgets& widgets, const HudModel& model) const;
    void log(Widgets& widgets, const HudModel& model) const;

    HudLayout m_layout;
};

} // namespace parlour::ui
