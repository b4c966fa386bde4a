#pragma once
// The rules of Kahuna for one level.
#include "engine/core/rules.hpp"
#include "engine/kahuna/event.hpp"
#include "engine/kahuna/move.hpp"

#include <span>

namespace parlour::kahuna {

class Rules {
public:
    using Level = kahuna::Level;
    using State = kahuna::State;
    using View = kahuna::View;
    using Move = kahuna::Move;
    using Event = kahuna::Event;
    static constexpr GameInfo info{"kahuna", "Kahuna", 2, 2, true, true};

    static Level readLevel(LevelReader& reader, int /*seats*/) { return kahuna::readLevel(reader); }

    explicit Rules(Level level) : m_level(std::move(level)) {}

    const Level& level() const { return m_level; }
    const Map& map() const { return m_level.map; }
    const Options& options() const { return m_level.options; }
    int seats() const { return 2; }
    std::string seatName(Seat seat) const { return seat == kP1 ? "P1" : "P2"; }

    State initial() const;
    std::optional<Seat> toMove(const State& state) const {
        if (state.stage == Stage::Over) return std::nullopt;
        return state.stage == Stage::Turn ? state.mover : kChance;
    }
    std::vector<Move> moves(const State& state) const;
    int weight(const State& state, const Move& deal) const { return state.deck.count(deal.card); }
    void apply(State& state, const Move& move, std::vector<Event>* events) const;
    Scores scores(const State& state) const;

    View view(const State& state, Seat seat) const;
    // A state that this view could be of, every one consistent with it as likely as it is.
    State guess(const View& view, Rng& rng) const;
    // The cards that the viewer cannot place: those of the deck, the other hand and the other's face-down discards.
    Cards unseen(const View& view) const;
    Event asSeenBy(Seat seat, const Event& event) const { return kahuna::asSeenBy(seat, event); }

    std::string formatMove(const State& state, const Move& move) const;
    std::optional<Move> parseMove(const State& state, std::string_view text) const;
    std::string refusal(const State& state, std::string_view text) const;
    std::string drawText(const State& state, Seat viewer) const;
    // As the viewer may hear it; the chance seat stands for everybody at the table.
    std::string inWords(const State& before, const Move& move, Seat viewer) const;
    // Built from the view alone, so it can tell nothing that the viewer may not know.
    std::string explain(const View& view, const Choice<Move>& choice) const;

    // A row of the table of turns (see turnColumns), if the last of these plies ended one. The states are those before
    // each ply since the start of the game, and the last one after them; the times are milliseconds.
    static std::span<const std::string_view> turnColumns();
    std::optional<std::vector<std::string>> turnRow(std::span<const State> states, std::span<const Move> moves,
                                                    std::span<const std::uint64_t> times) const;

    // Parts of the rules, for those who look at a turn action by action.
    Bridges freeBridges(const Table& table) const { return ~(table.bridges[0] | table.bridges[1]) & m_everyBridge; }
    // Where this hand can build on the table as it is, and what it can destroy.
    Bridges buildable(const Table& table, Cards hand) const;
    Bridges destroyable(const Table& table, Seat seat, Cards hand) const;
    bool mayAct(const State& state) const { // build and destroy, as far as the turn goes
        return options().discard == Discard::AnyTime || !state.discarding;
    }
    bool mayDiscard(const State& state) const {
        const auto& hand = state.hands[index(state.mover)];
        return !hand.empty() && (options().discard == Discard::AnyTime || state.discarding || hand.size() == kFullHand);
    }
    bool mayStop(const State& state) const {
        if (!state.canDraw()) return true;
        const bool forbidden = options().decline == Decline::NotTwice && state.declined;
        return !forbidden && mayAct(state);
    }
    // What a build or destroy does to the board alone, without cards or turns.
    void raise(Table& table, Seat seat, Bridge bridge, std::vector<Event>* events) const;
    void tearDown(Table& table, Seat owner, Bridge bridge, std::vector<Event>* events) const;

private:
    void build(State& state, const Move& move, std::vector<Event>* events) const;
    void destroy(State& state, const Move& move, std::vector<Event>* events) const;
    void discard(State& state, Card card, std::vector<Event>* events) const;
    void take(State& state, std::uint8_t slot, std::vector<Event>* events) const;
    void deal(State& state, Card card, std::vector<Event>* events) const;
    void play(State& state, Card card, std::vector<Event>* events) const;
    void endTurn(State& state, std::vector<Event>* events) const;
    void endRound(State& state, std::vector<Event>* events) const;
    void reshuffle(State& state, std::vector<Event>* events) const;
    bool checkLastTurns(State& state, std::vector<Event>* events) const;
    bool checkBridgesLeft(State& state, WipedOut when, std::vector<Event>* events) const;
    void startOpening(State& state) const;
    void finish(State& state, Ending how, std::vector<Event>* events) const;
    bool stuck(const State& state) const;
    std::optional<Seat> tieBreakWinner(const State& state) const;
    void loseKahuna(Table& table, Seat seat, Island island, std::vector<Event>* events) const;

    std::string refusedDeal(const State& state, std::string_view text) const;
    std::string refusedBuild(const State& state, std::string_view bridge, std::string_view card) const;
    std::string refusedDestroy(const State& state, std::string_view bridge, std::string_view cards) const;
    std::string refusedDiscard(const State& state, std::string_view card) const;
    std::string refusedDraw(const State& state, std::string_view from) const;

    Level m_level;
    Bridges m_everyBridge = m_level.map.bridges().size() == kMostBridges
                                ? ~Bridges{0}
                                : bridgeBit(static_cast<Bridge>(m_level.map.bridges().size())) - 1;
};

} // namespace parlour::kahuna
