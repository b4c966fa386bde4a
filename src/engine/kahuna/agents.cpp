#include "engine/kahuna/agents.hpp"

#include "engine/kahuna/greedy_player.hpp"
#include "engine/kahuna/random_player.hpp"

namespace parlour {

std::span<const Opponent> Ladder<kahuna::Rules>::opponents() {
    using std::chrono::milliseconds;
    static constexpr std::array kLadder{
        Opponent{"random", "Random", "Picks any action, then any card for it.", {1, 1, milliseconds(3'000)}},
        Opponent{"greedy", "Greedy", "Takes what looks best at once.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"medium", "Medium", "Plans its whole turn.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"hard", "Hard", "Thinks about your answer too.", {5'000, 1, milliseconds(3'000)}},
        Opponent{"master", "Master", "Plays through the hands you may hold.", {5'000, 1, milliseconds(3'000)}},
    };
    return kLadder;
}

std::unique_ptr<Agent<kahuna::Rules>> Ladder<kahuna::Rules>::make(std::string_view id) {
    if (id == "random") return std::make_unique<kahuna::RandomPlayer>();
    if (id == "greedy" || id == "medium" || id == "hard" || id == "master") {
        return std::make_unique<kahuna::GreedyPlayer>();
    }
    return nullptr;
}

} // namespace parlour
