#pragma once
// The rules of Kalah for one level.
#include "engine/core/rules.hpp"
#include "engine/kalah/event.hpp"
#include "engine/kalah/level.hpp"
#include "engine/kalah/state.hpp"

namespace parlour::kalah {

struct Move {
    std::uint8_t house = 0; // 1..houses in the mover's sowing order; 0 swaps sides

    friend bool operator==(const Move&, const Move&) = default;
};

inline constexpr Move kSwap{0};

class Rules {
public:
    using Level = kalah::Level;
    using State = kalah::State;
    using View = kalah::State;
    using Move = kalah::Move;
    using Event = kalah::Event;
    static constexpr GameInfo info{"kalah", "Kalah", 2, 2, false, false};

    static Level readLevel(LevelReader& reader, int /*seats*/) { return kalah::readLevel(reader); }

    explicit Rules(Level level) : m_level(std::move(level)), m_ring(m_level.houses) {}

    const Level& level() const { return m_level; }
    const Ring& ring() const { return m_ring; }
    int seats() const { return 2; }
    std::string seatName(Seat seat) const { return seat == kSouth ? "South" : "North"; }

    State initial() const;
    std::optional<Seat> toMove(const State& state) const {
        return state.over ? std::nullopt : std::optional(state.mover);
    }
    std::vector<Move> moves(const State& state) const;
    void apply(State& state, Move move, std::vector<Event>* events) const;
    Scores scores(const State& state) const;
    State view(const State& state, Seat /*seat*/) const { return state; }

    std::string formatMove(const State& state, Move move) const;
    std::optional<Move> parseMove(const State& state, std::string_view text) const;
    std::string refusal(const State& state, std::string_view text) const;
    std::string drawText(const State& state, Seat viewer) const;
    std::string inWords(const State& before, Move move) const;
    std::string explain(const State& state, const Choice<Move>& choice) const;

    int count(const State& state, Seat seat) const { return state.seeds(m_ring.store(seat)); }
    bool sideEmpty(const State& state, Seat seat) const;

private:
    void sow(State& state, Move move, std::vector<Event>* events) const;
    void swapSides(State& state, std::vector<Event>* events) const;
    void endIfDone(State& state, std::vector<Event>* events) const;

    Level m_level;
    Ring m_ring;
};

} // namespace parlour::kalah
