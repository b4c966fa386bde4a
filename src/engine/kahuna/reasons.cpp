#include "engine/kahuna/reasons.hpp"

#include "engine/core/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace parlour::kahuna {

namespace {

bool actsOnBoard(const Move& move) {
    return move.action == Action::Build || move.action == Action::Destroy;
}

// So many bytes of reasons leave a sentence short enough for the line that the window has for it.
constexpr std::size_t kRoom = 68;

std::size_t lengthOf(const std::vector<std::string>& parts) {
    std::size_t sum = 0;
    for (const auto& part : parts) {
        sum += part.size() + 2;
    }
    return sum;
}

// The first ones, as far as there is room.
std::vector<std::string> fitting(std::vector<std::string> parts) {
    while (parts.size() > 1 && lengthOf(parts) > kRoom) {
        parts.pop_back();
    }
    return parts;
}

} // namespace

std::string Reasons::names(const std::vector<Island>& islands) const {
    std::vector<std::string> words;
    words.reserve(islands.size());
    for (const Island island : islands) {
        words.push_back(name(island));
    }
    return listed(words);
}

bool Reasons::act(Table& table, const Move& move, Effect& effect) const {
    const Seat opposite = otherSeat(m_view.seat);
    std::vector<Event> events;
    if (move.action == Action::Build) {
        if ((m_rules.freeBridges(table) & bridgeBit(move.bridge)) == 0) return false;
        m_rules.raise(table, m_view.seat, move.bridge, &events);
    } else {
        if ((table.bridges[index(opposite)] & bridgeBit(move.bridge)) == 0) return false;
        m_rules.tearDown(table, opposite, move.bridge, &events);
    }
    for (const Event& event : events) {
        if (const auto* island = std::get_if<IslandTaken>(&event)) effect.taken.push_back(island->island);
        if (const auto* island = std::get_if<KahunaLost>(&event)) effect.freed.push_back(island->island);
        if (std::holds_alternative<BridgeWashedAway>(event)) ++effect.fallen;
    }
    return true;
}

std::vector<Move> Reasons::actions() const {
    std::vector<Move> all{m_choice.move};
    all.insert(all.end(), m_choice.line.begin(), m_choice.line.end());
    all.erase(std::remove_if(all.begin(), all.end(), [](const Move& move) { return !actsOnBoard(move); }), all.end());
    return all;
}

Table Reasons::afterAll() const {
    Table table = m_view;
    for (const Move& move : actions()) {
        Effect unused;
        act(table, move, unused);
    }
    return table;
}

std::vector<std::string> Reasons::all() const {
    const Move& move = m_choice.move;
    switch (move.action) {
        case Action::Build:
        case Action::Destroy: {
            Table after = m_view;
            Effect effect;
            act(after, move, effect);
            if (effect.any()) return deeds(effect);
            if (const auto part = partOfPlan()) return {*part};
            return move.action == Action::Build ? preparation(after) : demolition(after);
        }
        case Action::Discard:
            return discarding();
        case Action::DrawOpen:
            return drawing(m_view.open[move.slot]);
        case Action::DrawDeck:
            return drawingBlind();
        case Action::Stop:
            return stopping();
        case Action::Deal:
            break;
    }
    return {};
}

// "takes Aloa", "sinks 2 bridges", "costs P2 Duda", "leads 3 to 1"
std::vector<std::string> Reasons::deeds(const Effect& effect) const {
    Table table = m_view;
    std::vector<Island> later;
    const auto whole = actions();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        Effect next;
        if (act(table, whole[i], next) && i > 0) later.insert(later.end(), next.taken.begin(), next.taken.end());
    }
    std::vector<std::string> parts;
    if (!effect.taken.empty()) parts.push_back("takes " + names(effect.taken));
    if (!effect.freed.empty()) parts.push_back(fmt::format("costs {} {}", other(), names(effect.freed)));
    if (!later.empty()) {
        parts.push_back("then takes " + (later.size() > 2 ? fmt::format("{} more", later.size()) : names(later)));
    }
    if (!ending()) parts.push_back(standing(table));
    // The bridges are in sight anyway.
    const auto sunk = "sinks " + counted(effect.fallen, "bridge");
    if (effect.fallen > 0 && lengthOf(parts) + sunk.size() < kRoom) parts.insert(parts.begin() + 1, sunk);
    return parts;
}

// "leads 3 to 1", "draws level at 2", and when that is counted, if it is soon.
std::string Reasons::standing(const Table& table) const {
    const auto [own, others] = kahunas(table);
    const auto how = own == others ? fmt::format("draws level at {}", own)
                                   : fmt::format("{} {} to {}", own > others ? "leads" : "trails", own, others);
    return endsRound() ? fmt::format("{} as round {} ends", how, m_view.round) : how;
}

// An action that gains nothing by itself, but without which a later one of the turn would gain less.
std::optional<std::string> Reasons::partOfPlan() const {
    const auto whole = actions();
    const auto gain = [&](const std::vector<Move>& moves) {
        Table table = m_view;
        Effect last;
        for (const Move& move : moves) {
            last = {};
            if (!act(table, move, last)) return Effect{};
        }
        return last;
    };
    for (std::size_t end = 2; end <= whole.size(); ++end) {
        std::vector<Move> moves(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(end));
        const Effect goal = gain(moves);
        if (!goal.any()) continue;
        const auto reached = [&](const std::vector<Move>& some) {
            const Effect got = gain(some);
            return got.taken == goal.taken && got.freed == goal.freed;
        };
        // What is not needed for the gain is no part of this plan.
        for (std::size_t i = moves.size() - 1; i-- > 0;) {
            auto fewer = moves;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (reached(fewer)) moves = std::move(fewer);
        }
        if (moves.front() != m_choice.move) continue;
        const std::string what =
            goal.taken.empty() ? fmt::format("cost {} {}", other(), names(goal.freed)) : "take " + names(goal.taken);
        return fmt::format("first of {} actions that {}", moves.size(), what);
    }
    return std::nullopt;
}

// The island that a bridge brings its builder nearest to.
std::optional<Reasons::Aim> Reasons::aimOf(Bridge bridge, const Table& after) const {
    std::optional<Aim> best;
    const auto [first, second] = map().ends(bridge);
    for (const Island island : {first, second}) {
        const Reach reach = mine(after);
        const int missing = reach.missing(island);
        if (missing == 0 || !reach.open(island)) continue;
        int builds = 0;
        for (const Move& move : actions()) {
            const bool here = (map().bridgesAt(island) & bridgeBit(move.bridge)) != 0;
            builds += move.action == Action::Build && here ? 1 : 0;
        }
        if (!best || missing < best->missing) best = Aim{island, missing, builds};
    }
    return best;
}

std::vector<std::string> Reasons::preparation(const Table& after) const {
    const Bridge bridge = m_choice.move.bridge;
    const auto [first, second] = map().ends(bridge);
    const Reach was = theirs(m_view);
    const Reach is = theirs(after);
    std::vector<Island> stopped;
    std::vector<Island> near;
    std::vector<Island> blocked;
    std::vector<std::string> safer;
    std::vector<Island> denied;
    for (const Island island : {first, second}) {
        const int spare = mine(after).spare(island);
        const bool held = spare > 0;
        if (was.close(island) && !is.close(island)) {
            stopped.push_back(island);
        } else if (was.missing(island) > 0 && was.open(island) && !is.open(island)) {
            blocked.push_back(island);
        }
        if (mine(after).close(island)) near.push_back(island);
        if (held)
            safer.push_back(fmt::format("{} then survives the loss of {}", name(island), counted(spare, "bridge")));
        if (is.spare(island) >= 0) denied.push_back(island);
    }
    std::vector<std::string> parts;
    if (!stopped.empty()) parts.push_back(fmt::format("stops {}, one bridge short of {}", other(), names(stopped)));
    if (!near.empty()) {
        parts.push_back("one more bridge takes " + name(near[0]) + (near.size() > 1 ? " or " + name(near[1]) : ""));
    } else if (const auto aim = aimOf(bridge, afterAll()); aim && aim->builds > 1) {
        parts.push_back(fmt::format("first of {} bridges to {}, which then needs {} more", aim->builds,
                                    name(aim->island), aim->missing));
    }
    if (!blocked.empty()) parts.push_back(fmt::format("blocks {} at {}", other(), names(blocked)));
    parts.insert(parts.end(), safer.begin(), safer.end());
    if (parts.empty()) {
        if (const auto aim = aimOf(bridge, after)) {
            parts.push_back(fmt::format("{} then needs {} more bridges", name(aim->island), aim->missing));
        }
    }
    if (parts.empty() && !denied.empty()) {
        parts.push_back(fmt::format("takes a place from {} at {}", other(), names(denied)));
    }
    return fitting(parts);
}

std::vector<std::string> Reasons::demolition(const Table& after) const {
    const auto [first, second] = map().ends(m_choice.move.bridge);
    const Reach is = theirs(after);
    std::vector<Island> stopped;
    std::vector<std::string> opened;
    std::vector<std::string> weaker;
    std::vector<std::string> farther;
    for (const Island island : {first, second}) {
        if (theirs(m_view).close(island) && !is.close(island)) stopped.push_back(island);
        const int own = mine(after).missing(island);
        if (!mine(m_view).open(island) && mine(after).open(island)) {
            opened.push_back(fmt::format("opens {} to you, {} short", name(island), counted(own, "bridge")));
        }
        if (is.spare(island) >= 0) {
            weaker.push_back(fmt::format("{} more would cost {} {}", is.spare(island) + 1, other(), name(island)));
        } else if (own > 0 && is.open(island)) {
            farther.push_back(fmt::format("{} then needs {} more for {}", other(), is.missing(island), name(island)));
        }
    }
    std::vector<std::string> parts;
    if (!stopped.empty()) parts.push_back(fmt::format("stops {}, one bridge short of {}", other(), names(stopped)));
    parts.insert(parts.end(), opened.begin(), opened.end());
    parts.insert(parts.end(), weaker.begin(), weaker.end());
    if (parts.empty()) parts = farther;
    return fitting(parts);
}

} // namespace parlour::kahuna
