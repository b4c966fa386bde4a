// Advice in Dice: the points of a split, what the sheet is expected to come to, and near the end of a game against
// others the chance to win.
#include "engine/core/words.hpp"
#include "engine/dice/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace parlour::dice {

namespace {

// How a game that this split ends comes out for its player.
std::string result(const Scores& scores, std::size_t own) {
    const auto text = [](double score) { return numberText(std::lround(score)); };
    if (scores.size() == 1) return fmt::format("and ends with {}", text(scores[own]));
    const double best = *std::max_element(scores.begin(), scores.end());
    if (scores[own] < best) return fmt::format("and loses, {} to {}", text(scores[own]), text(best));
    const bool shared = std::count(scores.begin(), scores.end(), best) > 1;
    return fmt::format("and {} with {}", shared ? "shares the win" : "wins", text(best));
}

} // namespace

std::string Rules::explain(const State& state, const Choice<Move>& choice) const {
    const Split& split = choice.move.split;
    State after = state;
    apply(after, choice.move, nullptr);
    const int points = change(state.sheet(state.mover), split);
    const std::string now = points == 0 ? "no points now" : changeText(points) + " now";
    std::string text = fmt::format("{} and {}, without {}: {}", split.low, split.high, split.removed, now);
    if (after.over) return fmt::format("{}, {}.", text, result(scores(after), index(state.mover)));
    const Sheet& sheet = after.sheet(state.mover);
    text += finished(sheet) ? fmt::format(", and finishes with {}", numberText(total(sheet)))
                            : fmt::format(", about {} in the end", numberText(std::lround(choice.value)));
    if (choice.chance) text += "; " + chanceWords(*choice.chance);
    return text + '.';
}

} // namespace parlour::dice
