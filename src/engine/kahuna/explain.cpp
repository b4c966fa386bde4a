// Advice in Kahuna: what an action does on the board or prepares there, and the chance to win that the search found.
// All of it comes from the view.
#include "engine/core/words.hpp"
#include "engine/kahuna/reasons.hpp"

#include <fmt/ranges.h>

namespace parlour::kahuna {

namespace {

// "Build Aloa–Bari"
std::string deed(const Map& map, const View& view, const Move& move) {
    switch (move.action) {
        case Action::Build:
            return "Build " + map.bridgeTitle(move.bridge);
        case Action::Destroy:
            return "Destroy " + map.bridgeTitle(move.bridge);
        case Action::Discard:
            return "Discard " + map.island(move.card).name;
        case Action::DrawDeck:
            return "Draw from the deck";
        case Action::DrawOpen:
            return "Draw " + map.island(view.open[move.slot]).name;
        case Action::Stop:
            return "End the turn without a card";
        case Action::Deal:
            break;
    }
    return {};
}

} // namespace

std::string Rules::explain(const View& view, const Choice<Move>& choice) const {
    const Reasons reasons(*this, view, choice);
    std::string text = deed(map(), view, choice.move);
    if (const auto all = reasons.all(); !all.empty()) text += fmt::format(": {}", fmt::join(all, ", "));
    if (const auto ending = reasons.ending()) {
        text += "; " + *ending;
    } else if (choice.chance) {
        text += "; " + chanceWords(*choice.chance);
    }
    return text + '.';
}

} // namespace parlour::kahuna
