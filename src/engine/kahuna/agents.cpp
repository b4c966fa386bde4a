#include "engine/kahuna/agents.hpp"

#include "engine/kahuna/greedy_player.hpp"
#include "engine/kahuna/planner.hpp"
#include "engine/kahuna/random_player.hpp"

namespace parlour {

std::span<const Opponent> Ladder<kahuna::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Picks any action, then any card for it.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes what looks best at once.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"medium", "Medium", "Plans its whole turn.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"hard", "Hard", "Plays a few turns ahead in its mind.", {2'000, 4, milliseconds(3'000)}},
        Opponent{"master",
                 "Master",
                 "Plays its turns through in many of the worlds that you may hold the cards of.",
                 {100'000, 8, milliseconds(3'000)}},
    };
    return kLadder;
}

std::unique_ptr<Agent<kahuna::Rules>> Ladder<kahuna::Rules>::make(std::string_view id) {
    using namespace kahuna;
    if (id == "random") return std::make_unique<RandomPlayer>();
    if (id == "greedy") return std::make_unique<GreedyPlayer>();
    if (id == "medium") return std::make_unique<Planner>(PlannerStyle{.playsOut = false, .whim = 0.6F});
    if (id == "hard") return std::make_unique<Planner>(PlannerStyle{.plans = 10, .horizon = 4});
    if (id == "master") return std::make_unique<Planner>(PlannerStyle{});
    return nullptr;
}

} // namespace parlour
