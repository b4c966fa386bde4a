#pragma once
// The games there are, as an explicit list, and what can be done with any of them by name: find its levels, open a
// match, seat an opponent. GameOf<R> in game_of.hpp fills this in for a Rules class.
#include "engine/core/level_file.hpp"
#include "engine/core/match.hpp"
#include "engine/core/random.hpp"
#include "engine/think/agent.hpp"

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct Advice {
    std::string move;
    double value = 0; // as the player to move sees it
    int depth = 0;
    bool exact = false;
    std::string why; // a sentence for people
};

// What a choice says to those who do not know the game's types.
template <Rules R>
Advice adviceOf(const R& rules, const typename R::State& state, const typename R::View& view,
                const Choice<typename R::Move>& choice) {
    return {rules.formatMove(state, choice.move), choice.value, choice.depth, choice.exact,
            rules.explain(view, choice)};
}

// An opponent that speaks move text. Bound to one game being played; make a new one for every game.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;
    virtual Advice choose(const Match& match, Meter& meter, Rng& rng) = 0;
};

struct LevelSummary {
    std::string title;
    std::string about;
    int seats = 0;
};

class Game {
public:
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    virtual ~Game() = default;

    virtual const GameInfo& info() const = 0;
    virtual std::span<const Opponent> opponents() const = 0; // the ladder, weakest first
    // By its id: one of the ladder, or one that is only there for simulations. Null: no such opponent.
    virtual const Opponent* opponent(std::string_view id) const = 0;
    virtual LevelSummary check(const LevelText& level) const = 0; // throws LevelError
    // `seats` matters only where a game's number of players is free.
    virtual std::unique_ptr<Match> open(const LevelText& level, int seats,
                                        std::uint64_t seed) const = 0;         // throws LevelError
    virtual std::unique_ptr<Player> seat(std::string_view opponent) const = 0; // null: no such opponent
    // What an opponent would like to have ready in such a match, and cannot get in the time of a move.
    virtual void prepare(std::string_view opponent, const Match& match, Meter& meter) const = 0;
};

std::span<const Game* const> catalog();
const Game* findGame(std::string_view id);

// The files of a game's shipped levels in a fixed order: "classic" first, the rest by name.
std::vector<std::filesystem::path> shippedLevelFiles(std::string_view game);
// Those that can be read, in that order.
std::vector<LevelText> shippedLevels(std::string_view game);
// A shipped level's name or a path to a file. Throws LevelError with what was wrong.
LevelText loadLevel(std::string_view game, const std::string& nameOrPath);
LevelText readLevelFile(const std::filesystem::path& path);

} // namespace parlour
