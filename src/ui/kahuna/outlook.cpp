#include "ui/kahuna/outlook.hpp"

#include "ui/kahuna/words.hpp"

#include <fmt/format.h>

namespace parlour::kahuna {

std::optional<Outlook> outlook(const Rules& rules, const Table& table, Seat mover, Bridge bridge) {
    const Seat other = otherSeat(mover);
    if ((table.bridges[index(mover)] & bridgeBit(bridge)) != 0) return std::nullopt;
    Outlook ahead{.bridge = bridge, .builds = (table.bridges[index(other)] & bridgeBit(bridge)) == 0};
    std::vector<Event> events;
    Table after = table;
    if (ahead.builds) {
        rules.raise(after, mover, bridge, &events);
    } else {
        rules.tearDown(after, other, bridge, &events);
    }
    for (const Event& event : events) {
        if (const auto* taken = std::get_if<IslandTaken>(&event)) ahead.taken.push_back(taken->island);
        if (const auto* washed = std::get_if<BridgeWashedAway>(&event)) ahead.washed.push_back(washed->bridge);
        if (const auto* lost = std::get_if<KahunaLost>(&event)) ahead.lost.push_back(lost->island);
    }
    return ahead;
}

std::string outlookText(const Rules& rules, const Outlook& outlook, const std::string& opponent) {
    const Map& map = rules.map();
    std::string text =
        fmt::format("{} {}", outlook.builds ? "Building" : "Destroying", map.bridgeTitle(outlook.bridge));
    std::vector<std::string> losses;
    if (!outlook.washed.empty()) {
        std::vector<std::string> names;
        for (const Bridge bridge : outlook.washed) {
            names.push_back(map.bridgeName(bridge));
        }
        losses.push_back(fmt::format("bridge{} {}", names.size() == 1 ? "" : "s", listed(names)));
    }
    if (!outlook.lost.empty()) {
        std::vector<std::string> names;
        for (const Island island : outlook.lost) {
            names.push_back(map.island(island).name);
        }
        losses.push_back("the kahuna of " + listed(names));
    }
    if (!outlook.taken.empty()) {
        std::vector<std::string> names;
        for (const Island island : outlook.taken) {
            names.push_back(map.island(island).name);
        }
        text += " takes " + listed(names);
    }
    if (!losses.empty()) {
        text += fmt::format("{} {} loses {}", outlook.taken.empty() ? ":" : ";", opponent, listed(losses));
    } else if (outlook.taken.empty()) {
        text += outlook.builds ? " takes no island yet" : " costs no kahuna yet";
    }
    return text + ".";
}

} // namespace parlour::kahuna
