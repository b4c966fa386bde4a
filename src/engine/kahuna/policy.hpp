#pragma once
// Quick play, for the games that a search plays out in its mind: in each turn whatever gains enough on the board for
// the cards it costs, then the draw that promises most. The fuller the hand, the less an action has to gain.
#include "engine/kahuna/world.hpp"

namespace parlour::kahuna {

class Policy {
public:
    explicit Policy(const Simulator& simulator) : m_simulator(simulator) {}

    struct Idea {
        Move move;
        float gain = -1e9F; // on the board, for the mover
        int cards = 0;      // that it costs
    };

    void playTurn(World& world, Luck& luck) const;
    // The build or destroy that gains most beyond its price; a little luck decides between those that are close.
    Idea bestAction(const World& world, float price, Luck& luck) const;
    // What a card could do at once for a seat.
    float use(const World& world, Seat seat, Card card) const;
    Move bestFinish(const World& world, Luck& luck) const;
    Card leastUseful(const World& world) const;
    float gain(const World& world, const Move& action) const;

private:
    const Simulator& m_simulator;
};

} // namespace parlour::kahuna
