// replay: checks a record by playing it again, and shows every position.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "engine/core/record.hpp"

namespace parlour::cli {

int replayRecord(const std::string& file) {
    const Record record = readRecord(file);
    const MatchSetup& setup = record.setup;
    const Game& game = gameNamed(setup.game);
    say("{}, {}, started {}\n", game.info().title, game.check(setup.level).title, record.started);
    const auto match = game.open(setup.level, static_cast<int>(setup.seats.size()), setup.seed);
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        say("{}: {} ({})\n", match->seatName(seatAt(i)), setup.seats[i].name, setup.seats[i].player);
    }
    say("\n{}", match->drawText(viewerOf(*match)));
    // A match of its own: in games with hidden parts the record's cannot be taken back to the start.
    for (std::size_t i = 0; i < record.match->length(); ++i) {
        match->play(record.match->ply(i).move);
        say("\n{}. {} {}: {}\n", i + 1, match->seatName(match->ply(i).seat), match->ply(i).move, match->inWords(i, viewerOf(*match)));
        write(match->drawText(viewerOf(*match)));
    }
    say("\n{}\n", standing(*match));
    flush();
    if (!record.damage) return 0;
    complain(record.damage->message);
    return 1;
}

} // namespace parlour::cli
