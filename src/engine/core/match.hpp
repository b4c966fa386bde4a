#pragma once
// A game being played, as menus, records, the command line and replays see it: everything in text, nothing typed.
// MatchOf<R> is the same match with its types; see match_of.hpp.
#include "engine/core/game_info.hpp"
#include "engine/core/seat.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct PlyText {
    Seat seat{};
    std::string move;
    friend bool operator==(const PlyText&, const PlyText&) = default;
};

class Match {
public:
    Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;
    virtual ~Match() = default;

    virtual const GameInfo& info() const = 0;
    virtual int seats() const = 0;
    virtual std::string seatName(Seat seat) const = 0; // "*" for chance
    virtual std::optional<Seat> toMove() const = 0;    // nothing: the game is over
    virtual std::vector<std::string> moves() const = 0;
    virtual bool play(std::string_view move) = 0; // false: not legal here, and nothing has changed
    virtual std::string refusal(std::string_view move) const = 0;
    virtual void playChance() = 0; // the outcome that (seed, ply) gives; only when chance is to move
    virtual bool undo() = 0;       // false: nothing (more) to take back
    virtual bool redo() = 0;
    virtual bool canUndoTo(std::size_t ply) const = 0; // everything from there on can be taken back
    // One ply back, whatever it revealed; to look through a game that is over. `redo` goes forward.
    virtual bool stepBack() = 0;
    virtual std::size_t length() const = 0; // plies played, without those undone
    virtual PlyText ply(std::size_t n) const = 0;
    // What that ply did, for people, as far as the viewer may know; the chance seat stands for everybody.
    virtual std::string inWords(std::size_t n, Seat viewer) const = 0;
    // A table with a row a turn, where turns have several plies: its columns (none: there is no such table), and the
    // row of the turn that a ply ended, if it did. Times are the milliseconds that each ply took.
    virtual std::span<const std::string_view> turnColumns() const = 0;
    virtual std::optional<std::vector<std::string>> turnRow(std::size_t n,
                                                            std::span<const std::uint64_t> times) const = 0;
    virtual std::string drawText(Seat viewer) const = 0;
    virtual Scores scores() const = 0;
    virtual std::uint64_t perft(int depth) const = 0; // leaves; a finished game counts as one

    bool over() const { return !toMove().has_value(); }
};

} // namespace parlour
