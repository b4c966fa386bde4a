#pragma once
// Random games of Kahuna on every shipped level, ply by ply, for tests that look at how they are shown.
#include "engine/core/catalog.hpp"
#include "engine/core/match_of.hpp"
#include "engine/kahuna/rules.hpp"

#include <functional>

namespace kahuna_games {

using namespace parlour;

inline kahuna::Rules rulesOf(const std::string& text) {
    const LevelText level{"test", "test.toml", text};
    LevelReader reader(level);
    return kahuna::Rules(kahuna::readLevel(reader));
}

inline std::vector<kahuna::Rules> shippedRules() {
    std::vector<kahuna::Rules> all;
    for (const LevelText& text : shippedLevels("kahuna")) {
        LevelReader reader(text);
        all.emplace_back(kahuna::readLevel(reader));
    }
    return all;
}

struct Ply {
    const kahuna::State& before;
    const kahuna::Move& move;
    const std::vector<kahuna::Event>& events;
    const kahuna::State& after;
};

// Plays until the game is over; `look` is shown every ply.
inline void play(const kahuna::Rules& rules, std::uint64_t seed, const std::function<void(const Ply&)>& look) {
    Rng rng(seed);
    kahuna::State state = rules.initial();
    for (int ply = 0; ply < 3000 && rules.toMove(state); ++ply) {
        const auto moves = rules.moves(state);
        const kahuna::Move move = moves[below(rng, moves.size())];
        const kahuna::State before = state;
        std::vector<kahuna::Event> events;
        rules.apply(state, move, &events);
        look({before, move, events, state});
    }
}

} // namespace kahuna_games
