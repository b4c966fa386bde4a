#pragma once
// What several tests of Kalah need: levels for every mixture of options, random positions, and the oracle's view of a
// position beside the engine's.
#include "engine/kalah/rules.hpp"
#include "tests/engine/kalah_oracle.hpp"

#include <string>
#include <vector>

namespace kalah_tools {

using namespace parlour;

inline kalah::Level makeLevel(int houses, int seeds, int options) {
    kalah::Level level;
    level.houses = houses;
    level.seeds = seeds;
    level.capture = (options & 1) != 0 ? kalah::Capture::Always : kalah::Capture::Facing;
    level.end = (options & 2) != 0 ? kalah::End::MoverStuck : kalah::End::SideEmpty;
    level.pie = (options & 4) != 0;
    return level;
}

inline constexpr int kMixtures = 8; // of capture, end and pie

inline oracle::Options oracleOptions(const kalah::Level& level) {
    return {level.houses, level.capture == kalah::Capture::Always, level.end == kalah::End::MoverStuck, level.pie};
}

inline oracle::Position oracleStart(const kalah::Level& level) {
    const auto side = [&](std::size_t seat) {
        return level.start[seat].value_or(std::vector<int>(static_cast<std::size_t>(level.houses), level.seeds));
    };
    auto position = oracle::start(oracleOptions(level), side(0), side(1), static_cast<int>(index(level.toMove)));
    position.store[0] += level.stores[0];
    position.store[1] += level.stores[1];
    return position;
}

// The engine's state in the oracle's words. The count of turns is not compared.
inline oracle::Position oracleView(const kalah::Rules& rules, const kalah::State& state) {
    oracle::Position position;
    for (const Seat seat : {kalah::kSouth, kalah::kNorth}) {
        for (int number = 1; number <= rules.ring().houses(); ++number) {
            position.houses[index(seat)].push_back(state.seeds(rules.ring().house(seat, number)));
        }
        position.store[index(seat)] = rules.count(state, seat);
    }
    position.player = static_cast<int>(index(state.mover));
    position.over = state.over;
    return position;
}

inline std::vector<std::string> moveTexts(const kalah::Rules& rules, const kalah::State& state) {
    std::vector<std::string> texts;
    if (state.over) return texts;
    for (const auto move : rules.moves(state)) {
        texts.push_back(rules.formatMove(state, move));
    }
    return texts;
}

// A level with a random start: houses often empty, sometimes with more than a lap in them.
inline kalah::Level randomLevel(Rng& rng, int mostHouses, int mostSeeds) {
    auto level = makeLevel(1 + static_cast<int>(below(rng, static_cast<std::uint64_t>(mostHouses))), 1,
                           static_cast<int>(below(rng, kMixtures)));
    int left = mostSeeds;
    for (auto& side : level.start) {
        side.emplace();
        for (int house = 0; house < level.houses; ++house) {
            const int most = below(rng, 6) == 0 ? 3 * level.houses + 4 : 5;
            const int count = below(rng, 3) == 0
                                  ? 0
                                  : std::min(left, static_cast<int>(below(rng, static_cast<std::uint64_t>(most) + 1)));
            left -= count;
            side->push_back(count);
        }
    }
    level.stores = {static_cast<int>(below(rng, 4)), static_cast<int>(below(rng, 4))};
    level.toMove = below(rng, 3) == 0 ? kalah::kNorth : kalah::kSouth;
    return level;
}

} // namespace kalah_tools
