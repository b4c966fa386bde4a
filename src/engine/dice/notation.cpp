// Dice in text: moves and rolls, precisely why one is refused, and the sheets in characters.
#include "engine/core/words.hpp"
#include "engine/dice/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

namespace parlour::dice {

namespace {

// The numbers of a text that is nothing but numbers and spaces.
std::optional<std::vector<int>> numbersIn(std::string_view text) {
    std::vector<int> numbers;
    for (const auto word : wordsOf(text)) {
        int number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
        numbers.push_back(number);
    }
    return numbers;
}

std::optional<Roll> rollIn(std::string_view text) {
    const auto numbers = numbersIn(text);
    if (!numbers || numbers->size() != kDice) return std::nullopt;
    Roll dice{};
    for (std::size_t i = 0; i < kDice; ++i) {
        if ((*numbers)[i] < 1 || (*numbers)[i] > kFaces) return std::nullopt;
        dice[i] = static_cast<std::uint8_t>((*numbers)[i]);
    }
    return sorted(dice);
}

std::optional<Split> splitIn(std::string_view text) {
    const auto numbers = numbersIn(text);
    if (!numbers || numbers->size() != 3) return std::nullopt;
    const auto [low, high] = std::minmax((*numbers)[0], (*numbers)[1]);
    const int removed = numbers->back();
    if (low < kLeastNumber || high > kMostNumber || removed < 1 || removed > kFaces) return std::nullopt;
    return Split{static_cast<std::uint8_t>(low), static_cast<std::uint8_t>(high), static_cast<std::uint8_t>(removed)};
}

std::string collectedText(const Sheet& sheet) {
    return fmt::format("{}, {} and {}", sheet.removed[0].number, sheet.removed[1].number, sheet.removed[2].number);
}

// Writes a ply's events as one sentence.
class Teller {
public:
    explicit Teller(const Rules& rules) : m_rules(rules) {}
    const std::string& words() const { return m_words; }

    void operator()(const Rolled& rolled) {
        m_words = fmt::format("round {}: the dice show {}", rolled.round, fmt::join(rolled.dice, " "));
    }
    void operator()(const FreeRoll& free) {
        m_words += fmt::format("; the roll is free for {}", m_rules.seatName(free.seat));
    }
    void operator()(const Marked& marked) {
        if (m_words.empty()) {
            m_words = fmt::format("{} takes {}", m_rules.seatName(marked.seat), marked.number);
        } else {
            m_words += fmt::format(" and {}", marked.number);
        }
        m_change += marked.change;
    }
    void operator()(const Removed& removed) {
        m_words += fmt::format(" and removes {} ({} of {}): {}", removed.number, removed.count,
                               m_rules.level().stopCount, changeText(m_change));
    }
    void operator()(const NotRecorded& /*free*/) {
        m_words += fmt::format("; the removed die is not recorded: {}", changeText(m_change));
    }
    void operator()(const Finished& finished) {
        m_words += fmt::format("; {} is finished with {}", m_rules.seatName(finished.seat), numberText(finished.total));
    }
    void operator()(const RoundOver& /*round*/) {}
    void operator()(const GameOver& /*over*/) { m_words += "; the game is over"; }

private:
    const Rules& m_rules;
    std::string m_words;
    int m_change = 0;
};

} // namespace

std::string Rules::inWords(const State& before, const Move& move) const {
    std::vector<Event> events;
    State after = before;
    apply(after, move, &events);
    Teller teller(*this);
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return teller.words();
}

std::string Rules::formatMove(const State& state, const Move& move) const {
    if (!state.rolled) return fmt::format("{}", fmt::join(move.roll, " "));
    return fmt::format("{} {} {}", move.split.low, move.split.high, move.split.removed);
}

std::optional<Move> Rules::parseMove(const State& state, std::string_view text) const {
    if (!state.rolled) {
        const auto dice = rollIn(text);
        return dice ? std::optional(Move::of(*dice)) : std::nullopt;
    }
    const auto split = splitIn(text);
    return split ? std::optional(Move::of(*split)) : std::nullopt;
}

std::string Rules::refusal(const State& state, std::string_view text) const {
    if (!state.rolled) return fmt::format("'{}' is no roll: five dice from 1 to 6, as in '3 1 5 5 3'", text);
    const auto split = splitIn(text);
    if (!split) return fmt::format("'{}' is no split: write the two pairs and the removed die, as in '4 10 3'", text);
    const RollInfo& rolled = infoOf(state.roll);
    if ((rolled.faces & faceBit(split->removed)) == 0) {
        return fmt::format("no die shows {}: the roll is {}", split->removed, fmt::join(state.roll, " "));
    }
    if (std::find(rolled.splits.begin(), rolled.splits.end(), *split) == rolled.splits.end()) {
        return fmt::format("with {} removed from {} the pairs cannot be {} and {}", split->removed,
                           fmt::join(state.roll, " "), split->low, split->high);
    }
    return fmt::format("one of {} must be removed, because they are this sheet's three numbers and the roll has one of "
                       "them",
                       collectedText(state.sheet(state.mover)));
}

std::string Rules::drawText(const State& state, Seat /*viewer*/) const {
    std::string text = state.round == 0 ? "Before the first roll\n"
                                        : fmt::format("Round {}{}\n", state.round, state.over ? ", the last" : "");
    if (state.rolled) text += fmt::format("Roll: {}\n", fmt::join(state.roll, " "));
    text += "\n          ";
    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
        text += fmt::format("{:>6}", number);
    }
    text += "\nvalue     ";
    for (const int value : m_level.values) {
        text += fmt::format("{:>6}", value);
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(m_level.players); ++seat) {
        const Sheet& sheet = state.sheets[seat];
        text += fmt::format("\n\n{} chosen{}", seatName(seatAt(seat)),
                            state.rolled && index(state.mover) == seat ? '>' : ' ');
        for (const int times : sheet.chosen) {
            text += times == 0 ? "     ." : fmt::format("{:>6}", times);
        }
        text += "\n   points ";
        for (int number = kLeastNumber; number <= kMostNumber; ++number) {
            const int times = sheet.times(number);
            text += times == 0 ? "     ." : fmt::format("{:>6}", numberText(points(number, times)));
        }
        text += fmt::format("\n   total {}; removed", numberText(total(sheet)));
        if (sheet.collected() == 0) text += " nothing";
        for (std::size_t slot = 0; slot < sheet.collected(); ++slot) {
            text += fmt::format("{} {} ({} of {})", slot == 0 ? "" : ",", sheet.removed[slot].number,
                                sheet.removed[slot].count, m_level.stopCount);
        }
        if (finished(sheet)) text += "; finished";
    }
    return text + '\n';
}

} // namespace parlour::dice
