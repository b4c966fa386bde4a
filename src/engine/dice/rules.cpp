#include "engine/dice/rules.hpp"

#include <algorithm>

namespace parlour::dice {

namespace {

constexpr int kUnfinished = -200; // a number that was begun, but not often enough
constexpr int kEnough = 5;        // times after which it costs nothing
constexpr int kMostTimes = 10;    // that pay

void note(std::vector<Event>* events, Event event) {
    if (events != nullptr) events->push_back(event);
}

} // namespace

State Rules::initial() const {
    State state;
    std::copy(m_level.sheets.begin(), m_level.sheets.end(), state.sheets.begin());
    const auto players = static_cast<std::size_t>(m_level.players);
    state.over = std::all_of(state.sheets.begin(), state.sheets.begin() + static_cast<std::ptrdiff_t>(players),
                             [&](const Sheet& sheet) { return finished(sheet); });
    if (m_level.roll != Roll{} && !state.over) {
        state.roll = m_level.roll;
        state.rolled = true;
        state.round = 1;
        state.mover = m_level.toMove;
    }
    return state;
}

std::vector<Move> Rules::moves(const State& state) const {
    std::vector<Move> all;
    if (!state.rolled) {
        all.reserve(kRolls);
        for (const RollInfo& one : allRolls()) {
            all.push_back(Move::of(one.dice));
        }
        return all;
    }
    for (const Split& split : splits(state.sheet(state.mover), state.roll)) {
        all.push_back(Move::of(split));
    }
    return all;
}

std::vector<Split> Rules::splits(const Sheet& sheet, const Roll& roll) {
    std::vector<Split> legal;
    forSplits(sheet, infoOf(roll), [&](const Split& split, const Sheet& /*next*/) { legal.push_back(split); });
    return legal;
}

std::optional<std::size_t> Rules::enter(Sheet& sheet, const RollInfo& roll, const Split& split) {
    const bool free = sheet.isFree(roll.faces);
    sheet.mark(split.low);
    sheet.mark(split.high);
    if (free) return std::nullopt;
    std::size_t slot = 0;
    while (sheet.removed[slot].number != 0 && sheet.removed[slot].number != split.removed) {
        ++slot;
    }
    sheet.removed[slot].number = split.removed;
    ++sheet.removed[slot].count;
    return slot;
}

void Rules::apply(State& state, const Move& move, std::vector<Event>* events) const {
    if (state.rolled) {
        split(state, move.split, events);
    } else {
        roll(state, move.roll, events);
    }
}

void Rules::roll(State& state, const Roll& dice, std::vector<Event>* events) const {
    state.roll = dice;
    state.rolled = true;
    ++state.round;
    note(events, Rolled{state.round, dice});
    passOn(state, 0, events);
}

void Rules::split(State& state, const Split& split, std::vector<Event>* events) const {
    const Seat seat = state.mover;
    Sheet& sheet = state.sheets[index(seat)];
    if (events != nullptr) {
        Sheet marked = sheet;
        for (const int number : {split.low, split.high}) {
            const int change = nextChange(marked, number);
            marked.mark(number);
            note(events, Marked{seat, number, marked.times(number), change});
        }
    }
    const auto slot = enter(sheet, infoOf(state.roll), split);
    if (slot) {
        note(events, Removed{seat, *slot, split.removed, sheet.removed[*slot].count});
    } else {
        note(events, NotRecorded{seat, split.removed});
    }
    if (finished(sheet)) note(events, Finished{seat, total(sheet)});
    passOn(state, index(seat) + 1, events);
}

// The turn goes to the first player from this seat on who is still in the game; if there is none the round is over.
void Rules::passOn(State& state, std::size_t from, std::vector<Event>* events) const {
    const auto players = static_cast<std::size_t>(m_level.players);
    for (std::size_t seat = from; seat < players; ++seat) {
        if (finished(state.sheets[seat])) continue;
        state.mover = seatAt(seat);
        if (state.sheets[seat].isFree(infoOf(state.roll).faces)) note(events, FreeRoll{state.mover});
        return;
    }
    state.rolled = false;
    state.mover = Seat{};
    note(events, RoundOver{state.round});
    state.over = true;
    for (std::size_t seat = 0; seat < players; ++seat) {
        state.over = state.over && finished(state.sheets[seat]);
    }
    if (state.over) note(events, GameOver{});
}

int Rules::points(int number, int times) const {
    if (times == 0) return 0;
    if (times < kEnough) return kUnfinished;
    return (std::min(times, kMostTimes) - kEnough) * m_level.values[static_cast<std::size_t>(number - kLeastNumber)];
}

int Rules::total(const Sheet& sheet) const {
    int sum = 0;
    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
        sum += points(number, sheet.times(number));
    }
    return sum;
}

int Rules::change(const Sheet& sheet, const Split& split) const {
    if (split.low != split.high) return nextChange(sheet, split.low) + nextChange(sheet, split.high);
    const int times = sheet.times(split.low);
    return points(split.low, times + 2) - points(split.low, times);
}

Scores Rules::scores(const State& state) const {
    Scores scores;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_level.players); ++seat) {
        scores.push_back(total(state.sheets[seat]));
    }
    return scores;
}

} // namespace parlour::dice
