// What happens in a game of Kahuna, told in sentences; each listener hears only what it may know.
#include "engine/kahuna/rules.hpp"

#include <fmt/format.h>

namespace parlour::kahuna {

namespace {

// Writes a ply's events as one sentence.
class Teller {
public:
    explicit Teller(const Rules& rules) : m_rules(rules) {}
    const std::string& words() const { return m_words; }

    void operator()(const CardDealt& dealt) { say("{} is dealt {}", seat(dealt.seat), card(dealt.card)); }
    void operator()(const CardOpened& opened) { say("{} is open in slot {}", island(opened.card), opened.slot + 1); }
    void operator()(const CardPlayed& played) { m_played += (m_played.empty() ? "" : " and ") + island(played.card); }
    void operator()(const CardDiscarded& discarded) {
        say("{} discards {}{}", seat(discarded.seat), card(discarded.card), discarded.faceDown ? " face down" : "");
    }
    void operator()(const BridgeBuilt& built) {
        say("{} builds {} with {}", seat(built.seat), bridge(built.bridge), m_played);
    }
    void operator()(const IslandTaken& taken) { say("{} takes {}", seat(taken.seat), island(taken.island)); }
    void operator()(const BridgeWashedAway& washed) {
        say("{}'s bridge {} is washed away", seat(washed.seat), bridge(washed.bridge));
    }
    void operator()(const BridgeDestroyed& destroyed) {
        say("{} destroys {} with {}", seat(otherSeat(destroyed.seat)), bridge(destroyed.bridge), m_played);
    }
    void operator()(const KahunaLost& lost) { say("{} loses {}", seat(lost.seat), island(lost.island)); }
    void operator()(const CardTaken& taken) {
        say("{} takes {} from slot {}", seat(taken.seat), island(taken.card), taken.slot + 1);
    }
    void operator()(const DeckChosen& chosen) { say("{} draws from the deck", seat(chosen.seat)); }
    void operator()(const CardDrawn& drawn) { say("{} gets {}", seat(drawn.seat), card(drawn.card)); }
    void operator()(const DrawDeclined& declined) { say("{} does not draw", seat(declined.seat)); }
    void operator()(const TurnEnded& /*ended*/) {}
    void operator()(const RoundScored& scored) {
        say("{}: {} kahunas to {}, {} and {} points, now {} to {}",
            scored.final ? "the game is over" : fmt::format("round {} is over", scored.round), scored.kahunas[0],
            scored.kahunas[1], scored.points[0], scored.points[1], scored.totals[0], scored.totals[1]);
    }
    void operator()(const Reshuffled& shuffled) { say("round {} begins with {} cards", shuffled.round, shuffled.deck); }
    void operator()(const LastCardGone& /*gone*/) { say("the last card is gone"); }
    void operator()(const GameOver& over) {
        if (over.how == Ending::LostBridges && over.without) {
            say("{} has no bridges left and has lost", seat(*over.without));
        } else if (over.how == Ending::WipedOut && over.without) {
            say("{} has no bridges left", seat(*over.without));
        }
        if (over.tieBroken && over.winner) say("the tie goes to {}", seat(*over.winner));
    }

private:
    template <class... Parts>
    void say(fmt::format_string<Parts...> form, Parts&&... parts) {
        if (!m_words.empty()) m_words += "; ";
        m_words += fmt::format(form, std::forward<Parts>(parts)...);
    }
    std::string seat(Seat who) const { return m_rules.seatName(who); }
    std::string island(Island number) const { return m_rules.map().island(number).name; }
    std::string bridge(Bridge number) const { return m_rules.map().bridgeName(number); }
    std::string card(Card number) const { return number == kNoCard ? "a card" : island(number); }

    const Rules& m_rules;
    std::string m_words;
    std::string m_played;
};

} // namespace

std::string Rules::inWords(const State& before, const Move& move, Seat viewer) const {
    std::vector<Event> events;
    State after = before;
    apply(after, move, &events);
    Teller teller(*this);
    for (const Event& event : events) {
        std::visit(teller, asSeenBy(viewer, event));
    }
    return teller.words();
}

} // namespace parlour::kahuna
