// replay: checks a record by playing it again, and shows every position.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "engine/core/record.hpp"

#include <fmt/ranges.h>

namespace parlour::cli {

namespace {

using Cells = std::vector<std::string>;

std::vector<Cells> turnsOf(const Record& record) {
    if (record.match->turnColumns().empty()) {
        throw InputError(
            fmt::format("{} has no table of turns: a turn is one ply", gameNamed(record.setup.game).info().title));
    }
    std::vector<Cells> rows;
    for (std::size_t ply = 0; ply < record.match->length(); ++ply) {
        if (auto cells = record.match->turnRow(ply, record.times)) rows.push_back(std::move(*cells));
    }
    return rows;
}

void writeTable(const Record& record) {
    const auto rows = turnsOf(record);
    say("{}\n", fmt::join(record.match->turnColumns(), "\t"));
    for (const Cells& cells : rows) {
        say("{}\n", fmt::join(cells, "\t"));
    }
    if (record.match->over()) say("result\t{}\n", fmt::join(record.match->scores(), "\t"));
}

// A number as it is, anything else as a text. No cell holds a character that would have to be escaped.
std::string jsonOf(const std::string& cell) {
    const bool number = !cell.empty() && cell.find_first_not_of("0123456789") == std::string::npos;
    return number ? cell : '"' + cell + '"';
}

void writeJson(const Record& record) {
    const auto rows = turnsOf(record);
    const auto columns = record.match->turnColumns();
    std::vector<std::string> turns;
    for (const Cells& cells : rows) {
        std::vector<std::string> members;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            members.push_back(fmt::format("\"{}\": {}", columns[i], jsonOf(cells[i])));
        }
        turns.push_back(fmt::format("    {{{}}}", fmt::join(members, ", ")));
    }
    const auto result =
        record.match->over() ? fmt::format("[{}]", fmt::join(record.match->scores(), ", ")) : std::string("null");
    say("{{\n  \"turns\": [\n{}\n  ],\n  \"result\": {}\n}}\n", fmt::join(turns, ",\n"), result);
}

// What was damaged is said after what could be read.
int endWith(const Record& record) {
    flush();
    if (!record.damage) return 0;
    complain(record.damage->message);
    return 1;
}

} // namespace

int replayRecord(const ReplayOptions& options) {
    const Record record = readRecord(options.file);
    if (options.turns) {
        options.json ? writeJson(record) : writeTable(record);
        return endWith(record);
    }
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
        say("\n{}. {} {}: {}\n", i + 1, match->seatName(match->ply(i).seat), match->ply(i).move,
            match->inWords(i, viewerOf(*match)));
        write(match->drawText(viewerOf(*match)));
    }
    say("\n{}\n", standing(*match));
    return endWith(record);
}

} // namespace parlour::cli
