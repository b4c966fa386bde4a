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
        Opponent{"medium", "Medium", "Plans its whole turn, and misjudges a little.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"hard", "Hard", "Plays your next turn in its mind as well.", {800, 2, milliseconds(3'000)}},
        Opponent{"master",
                 "Master",
                 "Plays its turns out in thousands of worlds that fit what it has seen.",
                 {60'000, 5, milliseconds(3'000)}},
    };
    return kLadder;
}

std::unique_ptr<Agent<kahuna::Rules>> Ladder<kahuna::Rules>::make(std::string_view id) {
    using namespace kahuna;
    if (id == "random") return std::make_unique<RandomPlayer>();
    if (id == "greedy") return std::make_unique<GreedyPlayer>();
    if (id == "medium") return std::make_unique<Planner>(PlannerStyle{.playsOut = false, .whim = 0.6F});
    if (id == "hard") return std::make_unique<Planner>(PlannerStyle{.plans = 8, .horizon = 2});
    if (id == "master") return std::make_unique<Planner>(PlannerStyle{.plans = 24, .horizon = 5});
    return nullptr;
}

} // namespace parlour
