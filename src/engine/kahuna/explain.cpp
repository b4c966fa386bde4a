// Advice in Kahuna: what an action does on the board, and the chance to win that the search found. All of it comes from
// the view.
#include "engine/core/words.hpp"
#include "engine/kahuna/rules.hpp"

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
            return "Take " + map.island(view.open[move.slot]).name;
        case Action::Stop:
            return "End the turn without a card";
        case Action::Deal:
            break;
    }
    return {};
}

// What an action does to the board: "takes Aloa, 2 bridges fall, frees Duda, leads 3 to 1".
std::string gains(const Rules& rules, const View& view, const Move& move) {
    Table after = view;
    std::vector<Event> events;
    if (move.action == Action::Build) {
        rules.raise(after, view.seat, move.bridge, &events);
    } else if (move.action == Action::Destroy) {
        rules.tearDown(after, otherSeat(view.seat), move.bridge, &events);
    }
    std::vector<std::string> taken;
    std::vector<std::string> freed;
    int fallen = 0;
    for (const Event& event : events) {
        if (const auto* island = std::get_if<IslandTaken>(&event))
            taken.push_back(rules.map().island(island->island).name);
        if (const auto* island = std::get_if<KahunaLost>(&event))
            freed.push_back(rules.map().island(island->island).name);
        if (std::holds_alternative<BridgeWashedAway>(event)) ++fallen;
    }
    std::vector<std::string> parts;
    if (!taken.empty()) parts.push_back("takes " + listed(taken));
    if (fallen > 0) parts.push_back("sinks " + counted(fallen, "bridge"));
    if (!freed.empty()) parts.push_back("frees " + listed(freed));
    const auto own = index(view.seat);
    const int lead = std::popcount(after.kahunas[own]) - std::popcount(after.kahunas[1 - own]);
    if (!parts.empty() && lead > 0) parts.push_back(fmt::format("leads by {}", lead));
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace

std::string Rules::explain(const View& view, const Choice<Move>& choice) const {
    std::string text = deed(map(), view, choice.move);
    if (const auto all = gains(*this, view, choice.move); !all.empty()) text += ": " + all;
    if (choice.chance) text += "; " + chanceWords(*choice.chance);
    return text + '.';
}

} // namespace parlour::kahuna
