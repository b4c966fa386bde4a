#include "ui/kahuna/words.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace parlour::kahuna {

namespace {

// Gathers what a ply did; one overload an event.
class Teller {
public:
    Teller(const Map& map, const Names& names, bool full) : m_map(map), m_names(names), m_full(full) {}

    void operator()(const CardDealt& /*event*/) {}
    void operator()(const CardOpened& /*event*/) {}
    void operator()(const CardPlayed& event) { m_played.push_back(m_map.island(event.card).name); }
    void operator()(const CardDiscarded& event) {
        lead(event.seat, "discards " + (event.card == kNoCard ? "a card" : m_map.island(event.card).name));
    }
    void operator()(const BridgeBuilt& event) { lead(event.seat, "builds " + bridge(event.bridge) + with()); }
    void operator()(const BridgeDestroyed& event) {
        lead(otherSeat(event.seat), "destroys " + bridge(event.bridge) + with());
    }
    void operator()(const IslandTaken& event) { m_taken.push_back(m_map.island(event.island).name); }
    void operator()(const BridgeWashedAway& event) { m_washed.push_back(m_map.bridgeName(event.bridge)); }
    void operator()(const KahunaLost& event) { m_lost.push_back(m_map.island(event.island).name); }
    void operator()(const CardTaken& event) { lead(event.seat, "draws " + m_map.island(event.card).name); }
    void operator()(const DeckChosen& event) { lead(event.seat, "draws from the deck"); }
    void operator()(const CardDrawn& event) {
        if (m_full && event.card != kNoCard) lead(event.seat, "gets " + m_map.island(event.card).name);
    }
    void operator()(const DrawDeclined& event) { lead(event.seat, "does not draw"); }
    void operator()(const TurnEnded& /*event*/) {}
    void operator()(const RoundScored& event) {
        if (!m_full) { // the log is narrow
            m_last = fmt::format("{}: {}–{}", event.final ? "End" : fmt::format("Round {}", event.round),
                                 event.kahunas[0], event.kahunas[1]);
        } else if (event.final) {
            m_last = fmt::format("End: {} to {} kahunas", event.kahunas[0], event.kahunas[1]);
        } else {
            m_last = fmt::format("Round {} ends, {} to {} kahunas: {} and {} point{}", event.round, event.kahunas[0],
                                 event.kahunas[1], event.points[0], event.points[1], event.points[1] == 1 ? "" : "s");
        }
    }
    void operator()(const Reshuffled& /*event*/) {}
    void operator()(const LastCardGone& /*event*/) { m_last = m_full ? "The last card is gone" : "Last card"; }
    void operator()(const GameOver& /*event*/) {}

    std::string text(const std::string& other) const {
        std::string line = m_lead + (m_full ? told(other) : noted());
        if (m_last.empty()) return line;
        return line.empty() ? m_last : line + ". " + m_last;
    }
    Seat who() const { return m_who; }

private:
    // ": takes Aloa, Bob loses AH and the kahuna of Huna"
    std::string told(const std::string& other) const {
        std::vector<std::string> losses = m_washed;
        for (const auto& name : m_lost) {
            losses.push_back("the kahuna of " + name);
        }
        std::vector<std::string> parts;
        if (!m_taken.empty()) parts.push_back("takes " + listed(m_taken));
        if (!losses.empty()) parts.push_back(fmt::format("{} loses {}", other, listed(losses)));
        return parts.empty() ? "" : ": " + fmt::format("{}", fmt::join(parts, ", "));
    }
    // " +Aloa −AH −Huna"
    std::string noted() const {
        std::string text;
        for (const auto& name : m_taken) {
            text += " +" + name;
        }
        for (const auto* losses : {&m_washed, &m_lost}) {
            for (const auto& name : *losses) {
                text += " −" + name;
            }
        }
        return text;
    }
    void lead(Seat seat, const std::string& what) {
        m_who = seat;
        m_lead = m_names.at(index(seat)) + " " + what;
    }
    std::string bridge(Bridge number) const { return m_full ? m_map.bridgeTitle(number) : m_map.bridgeName(number); }
    std::string with() const { return m_full ? " with " + listed(m_played) : ""; }

    const Map& m_map;
    const Names& m_names;
    bool m_full;
    Seat m_who = kP1;
    std::string m_lead;
    std::vector<std::string> m_played;
    std::vector<std::string> m_taken;
    std::vector<std::string> m_washed;
    std::vector<std::string> m_lost;
    std::string m_last;
};

std::string told(const Rules& rules, const Names& names, std::span<const Event> events, bool full) {
    Teller teller(rules.map(), names, full);
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return teller.text(names.at(index(otherSeat(teller.who()))));
}

} // namespace

std::string logLine(const Rules& rules, const Names& names, std::span<const Event> events) {
    return told(rules, names, events, false);
}

std::string comment(const Rules& rules, const Names& names, std::span<const Event> events) {
    const std::string text = told(rules, names, events, true);
    return text.empty() ? text : text + ".";
}

std::string endingText(const State& state, const Names& names) {
    switch (state.ending) {
        case Ending::Stuck:
            return "The cards are gone, and neither hand can build or destroy any more.";
        case Ending::Idle:
            return "The cards are gone, and two turns in a row went by without an action.";
        case Ending::LastTurns:
            return "The cards are gone, and each had one more turn.";
        case Ending::WipedOut:
        case Ending::LostBridges: {
            const bool first = state.bridges[0] == 0;
            const bool both = first && state.bridges[1] == 0;
            return both ? "No bridge is left."
                        : fmt::format("{} has no bridge left{}.", names.at(first ? 0 : 1),
                                      state.ending == Ending::LostBridges ? " and loses at once" : "");
        }
        case Ending::None:
            break;
    }
    return {};
}

} // namespace parlour::kahuna
