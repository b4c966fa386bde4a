// The rules against a second, naive implementation.
#include "engine/core/match_of.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

using namespace parlour;
using namespace kalah_tools;

TEST_CASE("oracle: the same leaves at every depth, all options, all small boards", "[kalah][oracle]") {
    for (int options = 0; options < kMixtures; ++options) {
        for (int houses = 1; houses <= 6; ++houses) {
            for (int seeds = 1; seeds <= 4; ++seeds) {
                const auto level = makeLevel(houses, seeds, options);
                const MatchOf<kalah::Rules> match(std::make_shared<const kalah::Rules>(level));
                for (int depth = 1; depth <= 5; ++depth) {
                    INFO(houses << "x" << seeds << " options " << options << " depth " << depth);
                    REQUIRE(match.perft(depth) == oracle::leaves(oracleOptions(level), oracleStart(level), depth));
                }
            }
        }
    }
}

TEST_CASE("oracle: random games from random positions go the same way, move by move", "[kalah][oracle]") {
    Rng rng(20);
    for (int game = 0; game < 3000; ++game) {
        const auto level = game % 2 == 0 ? randomLevel(rng, 10, 190)
                                         : makeLevel(1 + game % 10, 1 + (game / 10) % 10, (game / 2) % kMixtures);
        const kalah::Rules rules(level);
        const auto options = oracleOptions(level);
        auto state = rules.initial();
        auto position = oracleStart(level);
        while (true) {
            REQUIRE(oracleView(rules, state) == position);
            REQUIRE(rules.toMove(state).has_value() == !position.over);
            REQUIRE(moveTexts(rules, state) == oracle::moves(options, position));
            if (position.over) break;
            const auto moves = oracle::moves(options, position);
            const auto& move = moves[below(rng, moves.size())];
            rules.apply(state, *rules.parseMove(state, move), nullptr);
            position = oracle::play(options, position, move);
        }
        REQUIRE(rules.scores(state) ==
                Scores{static_cast<double>(position.store[0]), static_cast<double>(position.store[1])});
    }
}
