#pragma once
// An opponent: chooses a move from what its seat may know. It gets a View, never a State, so it cannot peek by type. An
// agent may keep tables between moves of one game; every game gets a new one, so that a game depends on nothing but its
// seed.
#include "engine/core/rules.hpp"
#include "engine/think/meter.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace parlour {

template <Rules R>
class Agent {
public:
    Agent() = default;
    Agent(const Agent&) = delete;
    Agent& operator=(const Agent&) = delete;
    virtual ~Agent() = default;
    // Only called where the seat has a legal move. When the meter runs out it answers with the best it has.
    virtual Choice<typename R::Move> choose(const R& rules, const typename R::View& view, Seat seat, Meter& meter,
                                            Rng& rng) = 0;
};

// One rung of a game's ladder.
struct Opponent {
    std::string_view id; // random, greedy, medium, hard, master
    std::string_view title;
    std::string_view about; // one sentence for the setup screen
    Budget budget;
};

// Every game specialises this with its ladder, weakest first, and a factory for its ids.
//   static std::span<const Opponent> opponents();
//   static std::span<const Opponent> others();                    // may be left out: not rungs, for simulations only
//   static std::unique_ptr<Agent<R>> make(std::string_view id);   // null: no such opponent
//   static void prepare(const R& rules, std::string_view id, Meter& meter); // may be left out: see prepareFor
template <Rules R>
struct Ladder;

// Gets ready what takes longer than a move may, for all opponents of that id in this program; whoever has to move
// before it is there does without. Any thread may do it.
template <Rules R>
void prepareFor([[maybe_unused]] const R& rules, [[maybe_unused]] std::string_view id, [[maybe_unused]] Meter& meter) {
    if constexpr (requires { Ladder<R>::prepare(rules, id, meter); }) Ladder<R>::prepare(rules, id, meter);
}

inline const Opponent* findOpponent(std::span<const Opponent> ladder, std::string_view id) {
    for (const auto& opponent : ladder) {
        if (opponent.id == id) return &opponent;
    }
    return nullptr;
}

} // namespace parlour
