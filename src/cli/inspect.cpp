// The calls that look and do not think: games, opponents, moves, show.
#include "cli/commands.hpp"
#include "cli/console.hpp"

namespace parlour::cli {

int listGames() {
    int bad = 0;
    row({"game", "level", "title", "seats"});
    for (const auto* game : catalog()) {
        const auto& info = game->info();
        for (const auto& file : shippedLevelFiles(info.id)) {
            try {
                const auto level = readLevelFile(file);
                const auto summary = game->check(level);
                const auto seats = info.minSeats == info.maxSeats ? std::to_string(summary.seats)
                                                                  : fmt::format("{}-{}", info.minSeats, info.maxSeats);
                row({info.id, level.name, summary.title, seats});
            } catch (const LevelError& error) {
                complain(error.what());
                ++bad;
            }
        }
    }
    return bad == 0 ? 0 : 1;
}

int listOpponents(const std::string& game) {
    const auto ladder = gameNamed(game).opponents();
    row({"opponent", "title", "about"});
    for (const auto& opponent : ladder) {
        row({opponent.id, opponent.title, opponent.about});
    }
    return 0;
}

int listMoves(const PositionOptions& options) {
    for (const auto& move : openPosition(options).match->moves()) {
        say("{}\n", move);
    }
    return 0;
}

int showPosition(const PositionOptions& options) {
    const auto position = openPosition(options);
    const Match& match = *position.match;
    write(match.drawText(viewerOf(match)));
    say("{}\n", standing(match));
    return 0;
}

} // namespace parlour::cli
