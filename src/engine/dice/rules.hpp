#pragma once
// The rules of Dice for one level and number of players.
#include "engine/core/rules.hpp"
#include "engine/dice/event.hpp"
#include "engine/dice/move.hpp"
#include "engine/dice/state.hpp"

namespace parlour::dice {

class Rules {
public:
    using Level = dice::Level;
    using State = dice::State;
    using View = dice::State;
    using Move = dice::Move;
    using Event = dice::Event;
    static constexpr GameInfo info{"dice", "Dice", 1, kMostPlayers, false, true};

    static Level readLevel(LevelReader& reader, int players) { return dice::readLevel(reader, players); }

    explicit Rules(Level level) : m_level(std::move(level)) {}

    const Level& level() const { return m_level; }
    int seats() const { return m_level.players; }
    std::string seatName(Seat seat) const { return {'P', static_cast<char>('1' + index(seat))}; }

    State initial() const;
    std::optional<Seat> toMove(const State& state) const {
        if (state.over) return std::nullopt;
        return state.rolled ? state.mover : kChance;
    }
    std::vector<Move> moves(const State& state) const;
    int weight(const State& /*state*/, const Move& roll) const { return infoOf(roll.roll).weight; }
    void apply(State& state, const Move& move, std::vector<Event>* events) const;
    Scores scores(const State& state) const;
    State view(const State& state, Seat /*seat*/) const { return state; }

    std::string formatMove(const State& state, const Move& move) const;
    std::optional<Move> parseMove(const State& state, std::string_view text) const;
    std::string refusal(const State& state, std::string_view text) const;
    std::string drawText(const State& state, Seat viewer) const;
    std::string inWords(const State& before, const Move& move) const;
    std::string explain(const State& state, const Choice<Move>& choice) const;

    // What a sheet is worth, and what happens to one.
    int points(int number, int times) const; // of a number that was chosen so often
    int total(const Sheet& sheet) const;
    int nextChange(const Sheet& sheet, int number) const { // what one more mark would do
        return points(number, sheet.times(number) + 1) - points(number, sheet.times(number));
    }
    int change(const Sheet& sheet, const Split& split) const; // of the total
    // How many more rounds a player can have at most, free rolls aside.
    int mostRoundsLeft(const Sheet& sheet) const {
        int left = 1;
        for (const Slot& slot : sheet.removed) {
            left += m_level.stopCount - slot.count - 1;
        }
        return left;
    }
    bool finished(const Sheet& sheet) const { return sheet.longest() >= m_level.stopCount; }
    static std::vector<Split> splits(const Sheet& sheet, const Roll& roll); // the legal ones, in rising order
    // The same without a list: each(split, the sheet afterwards).
    template <class Each>
    static void forSplits(const Sheet& sheet, const RollInfo& roll, Each each) {
        const Faces removable = sheet.removable(roll.faces);
        for (const Split& split : roll.splits) {
            if ((faceBit(split.removed) & removable) == 0) continue;
            Sheet next = sheet;
            enter(next, roll, split);
            each(split, next);
        }
    }
    // Writes a legal split of a roll down. Which slot the removed die was counted in, if it was.
    static std::optional<std::size_t> enter(Sheet& sheet, const RollInfo& roll, const Split& split);

private:
    void roll(State& state, const Roll& dice, std::vector<Event>* events) const;
    void split(State& state, const Split& split, std::vector<Event>* events) const;
    void passOn(State& state, std::size_t from, std::vector<Event>* events) const;

    Level m_level;
};

} // namespace parlour::dice
