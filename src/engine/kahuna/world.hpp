#pragma once
// A game of Kahuna as a search plays it: one possible world, in which every card is somewhere, with what a judge says
// of the board kept up to date at every bridge. It does what Rules does to a State, but turn by turn, without events,
// and many times as quickly; a test holds the two together.
#include "engine/kahuna/judge.hpp"

namespace parlour::kahuna {

// The bridges, and what they are worth.
struct Board {
    std::array<Bridges, 2> bridges{};
    std::array<std::array<std::int8_t, kMostIslands>, 2> counts{}; // of each player's bridges at each island
    float value = 0;                                               // the judge's sum, for P1
};

// A small generator for the cards that worlds deal themselves: quicker to seed and to ask than Rng.
class Luck {
public:
    explicit Luck(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next() {
        std::uint64_t z = m_state += 0x9E37'79B9'7F4A'7C15;
        z = (z ^ (z >> 30U)) * 0xBF58'476D'1CE4'E5B9;
        z = (z ^ (z >> 27U)) * 0x94D0'49BB'1331'11EB;
        return z ^ (z >> 31U);
    }
    int below(int bound) { return static_cast<int>(((next() >> 32U) * static_cast<std::uint64_t>(bound)) >> 32U); }
    float part() { return static_cast<float>(next() >> 40U) * 0x1p-24F; } // 0..1

private:
    std::uint64_t m_state;
};

struct World {
    Board board;
    std::array<Cards, 2> hands{};
    Cards deck;
    Slots open{kNoCard, kNoCard, kNoCard};
    std::array<std::int8_t, 2> points{};
    std::int8_t finalLead = 0; // at the end: P1's points of the last round less P2's
    std::uint8_t round = 1;
    Seat mover = kP1;
    bool acted = false;
    bool discarding = false;
    bool declined = false;
    bool lastCardGone = false;
    std::uint8_t idle = 0;
    std::uint8_t turnsLeft = 0;
    bool over = false;
    std::int8_t lost = -1; // the seat that lost all its bridges and with them the game; 2: both

    int drawable() const { return deck.size() + (open[0] != kNoCard) + (open[1] != kNoCard) + (open[2] != kNoCard); }
    Cards& hand() { return hands[index(mover)]; }
    const Cards& hand() const { return hands[index(mover)]; }
};

// Changes worlds as the rules say.
class Simulator {
public:
    explicit Simulator(const Rules& rules) : m_rules(rules), m_judge(rules) {}

    const Rules& rules() const { return m_rules; }
    const Map& map() const { return m_rules.map(); }
    const Judge& judge() const { return m_judge; }

    World worldOf(const State& state) const;
    // The board alone.
    void raise(Board& board, Seat seat, Bridge bridge) const;
    void tearDown(Board& board, Seat owner, Bridge bridge) const;
    // A whole ply. A finish draws cards by `luck` and ends the turn.
    void play(World& world, const Move& move, Luck& luck) const;
    bool mayStop(const World& world) const;

    // P1's result: 1 won, 0.5 drawn, 0 lost; or, if it is not over, its chances.
    float outlook(const World& world) const;
    int kahunas(const Board& board, Seat seat) const;

private:
    void setCount(Board& board, std::size_t seat, Island island, int count) const;
    Card deal(World& world, Luck& luck) const;
    void endTurn(World& world, Luck& luck) const;
    void finish(World& world) const;
    bool wipedOut(World& world, WipedOut when) const;

    const Rules& m_rules;
    Judge m_judge;
};

} // namespace parlour::kahuna
