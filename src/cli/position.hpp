#pragma once
// What most calls begin with: a game by name, a level by name or path, and moves played from its start.
#include "engine/core/catalog.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace parlour::cli {

struct PositionOptions {
    std::string game;
    std::optional<std::string> level;
    std::string moves; // "m1; m2; ...", chance plies as *outcome
    std::optional<int> players;
};

struct Position {
    const Game& game;
    LevelText level;
    std::unique_ptr<Match> match;
};

const Game& gameNamed(std::string_view id);                                   // throws UsageError
const Opponent& opponentNamed(const Game& game, std::string_view id);         // throws UsageError
LevelText levelNamed(const Game& game, const std::optional<std::string>& id); // throws LevelError; none: the default
// The seats a game is to have, checked; none given: the fewest it can have.
int playersFor(const Game& game, std::optional<int> players); // throws UsageError
Position openPosition(const PositionOptions& options);        // throws all of these, and InputError for a move

// Whose eyes a position is shown to: the player to move, or the first one.
Seat viewerOf(const Match& match);
// "to move South", "to move *" where chance is, or "result 8 2".
std::string standing(const Match& match);

} // namespace parlour::cli
