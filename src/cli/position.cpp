#include "cli/position.hpp"

#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "cli/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace parlour::cli {

namespace {

// Nothing, or why not. The star of a chance ply may be left out, because `moves` lists the outcomes without it.
std::optional<std::string> playText(Match& match, std::string_view text) {
    const bool starred = text.starts_with('*');
    const auto seat = match.toMove();
    if (starred && seat && *seat != kChance) {
        return fmt::format("{} is to move, and * is for what chance decides", match.seatName(*seat));
    }
    const auto move = starred ? trimmed(text.substr(1)) : text;
    if (match.play(move)) return std::nullopt;
    return match.refusal(move);
}

} // namespace

const Game& gameNamed(std::string_view id) {
    if (const auto* game = findGame(id)) return *game;
    std::vector<std::string_view> ids;
    for (const auto* game : catalog()) {
        ids.push_back(game->info().id);
    }
    throw UsageError(fmt::format("no game '{}'; there are: {}", id, fmt::join(ids, ", ")));
}

const Opponent& opponentNamed(const Game& game, std::string_view id) {
    if (const auto* opponent = game.opponent(id)) return *opponent;
    std::vector<std::string_view> ids;
    for (const auto& opponent : game.opponents()) {
        ids.push_back(opponent.id);
    }
    throw UsageError(fmt::format("no opponent '{}' in {}; there are: {}", id, game.info().title, fmt::join(ids, ", ")));
}

LevelText levelNamed(const Game& game, const std::optional<std::string>& id) {
    if (id) return loadLevel(game.info().id, *id);
    const auto files = shippedLevelFiles(game.info().id);
    if (files.empty()) throw InputError(fmt::format("no level of {} was found", game.info().title));
    return readLevelFile(files.front());
}

int playersFor(const Game& game, std::optional<int> players) {
    const auto& info = game.info();
    if (!players) return info.minSeats;
    if (*players < info.minSeats || *players > info.maxSeats) {
        const auto wanted = info.minSeats == info.maxSeats ? fmt::format("exactly {}", info.minSeats)
                                                           : fmt::format("{} to {}", info.minSeats, info.maxSeats);
        throw UsageError(fmt::format("{} needs {} players, not {}", info.title, wanted, *players));
    }
    return *players;
}

Position openPosition(const PositionOptions& options) {
    const Game& game = gameNamed(options.game);
    const int players = playersFor(game, options.players);
    LevelText level = levelNamed(game, options.level);
    auto match = game.open(level, players, 0);
    int number = 0;
    for (const auto move : split(options.moves, ';')) {
        ++number;
        if (const auto refused = playText(*match, move)) {
            throw InputError(fmt::format("move {} '{}': {}", number, move, *refused));
        }
    }
    return {game, std::move(level), std::move(match)};
}

Seat viewerOf(const Match& match) {
    const auto seat = match.toMove();
    return seat && *seat != kChance ? *seat : seatAt(0);
}

std::string standing(const Match& match) {
    if (const auto seat = match.toMove()) return "to move " + match.seatName(*seat);
    std::string line = "result";
    for (const double score : match.scores()) {
        line += ' ' + plain(score);
    }
    return line;
}

} // namespace parlour::cli
