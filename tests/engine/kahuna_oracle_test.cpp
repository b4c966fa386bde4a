// The engine against a referee that shares no code with it, ply by ply through games at random: both rule sets, every
// mixture of options, every map.
#include "engine/core/catalog.hpp"
#include "engine/kahuna/random_player.hpp"
#include "tests/engine/kahuna_oracle.hpp"
#include "tests/engine/kahuna_tools.hpp"

#include <set>

using namespace parlour;
using namespace kahuna_tools;
using kahuna_oracle::Choices;
using kahuna_oracle::Referee;

namespace {

struct Option {
    const char* key;
    std::string Choices::*choice;
    const char* words[2];
};
const Option kOptions[] = {
    {"tie_scores", &Choices::tieScores, {"both", "none"}},
    {"final_score", &Choices::finalScore, {"own", "difference"}},
    {"last_turns", &Choices::lastTurns, {"until-stuck", "one-each"}},
    {"decline", &Choices::decline, {"always", "not-twice"}},
    {"discard", &Choices::discard, {"any-time", "full-hand"}},
    {"wiped_out", &Choices::wipedOut, {"scored", "loses"}},
    {"tie_break", &Choices::tieBreak, {"none", "official"}},
};

Referee refereeFor(const kahuna::Rules& rules, const Choices& choices) {
    std::string letters;
    std::vector<std::string> places;
    for (const auto& island : rules.map().islands()) {
        letters += island.letter;
    }
    for (std::size_t i = 0; i < rules.map().bridges().size(); ++i) {
        places.push_back(rules.map().bridgeName(static_cast<kahuna::Bridge>(i)));
    }
    return {letters, places, rules.map().copies(), choices};
}

void compare(const KahunaMatch& match, const Referee& referee) {
    const auto& rules = match.rules();
    const auto& state = match.state();
    REQUIRE(match.over() == referee.over());
    for (int player = 0; player < 2; ++player) {
        const auto seat = static_cast<std::size_t>(player);
        REQUIRE(cardsOf(rules, state.hands[seat]) == referee.hand(player));
        const auto bridges = bridgesOf(rules, state.bridges[seat]);
        REQUIRE((bridges.empty() ? "" : bridges + " ") == referee.owned(player));
        REQUIRE(islandsOf(rules, state.kahunas[seat]) == referee.kahunas(player));
    }
    REQUIRE(match.scores() == referee.scores());
    if (match.over()) return;
    REQUIRE(state.round == referee.round());
    REQUIRE(cardsOf(rules, state.deck) == referee.deck());
    REQUIRE(match.seatName(*match.toMove()) == referee.toMove());
    const auto moves = static_cast<const Match&>(match).moves();
    REQUIRE(std::set<std::string>(moves.begin(), moves.end()) == referee.moves());
}

// Plays as the random player does, or any move at all: the first gets farther, the second into odder corners.
void playBoth(const std::shared_ptr<const kahuna::Rules>& rules, const Choices& choices, std::uint64_t seed) {
    KahunaMatch match(rules, seed);
    Referee referee = refereeFor(*rules, choices);
    Rng rng = rngFor(71, seed);
    while (!match.over()) {
        compare(match, referee);
        if (match.toMove() == kChance) {
            match.playChance();
        } else if (seed % 2 == 0) {
            REQUIRE(match.play(kahuna::RandomPlayer::pick(*rules, match.state(), rng)).has_value());
        } else {
            const auto moves = rules->moves(match.state());
            REQUIRE(match.play(moves[below(rng, moves.size())]).has_value());
        }
        referee.play(match.ply(match.length() - 1).move);
    }
    compare(match, referee);
}

} // namespace

TEST_CASE("kahuna: a second referee agrees, ply by ply, on every shipped level", "[oracle]") {
    for (const auto& level : shippedLevels("kahuna")) {
        const auto rules = rulesFrom(level.text);
        Choices choices;
        for (const auto& option : kOptions) {
            if (rules->options() == kahuna::kOfficial) choices.*option.choice = option.words[1];
        }
        REQUIRE((rules->options() == kahuna::kOfficial || rules->options() == kahuna::kMathuna));
        for (std::uint64_t game = 0; game < 8; ++game) {
            playBoth(rules, choices, game);
        }
    }
}

TEST_CASE("kahuna: a second referee agrees on every mixture of options", "[oracle]") {
    const auto pearls = loadLevel("kahuna", "pearls").text;
    for (unsigned mixture = 0; mixture < 128; ++mixture) {
        Choices choices;
        std::string toml;
        for (std::size_t i = 0; i < std::size(kOptions); ++i) {
            const char* word = kOptions[i].words[(mixture >> i) & 1U];
            choices.*kOptions[i].choice = word;
            toml += std::string(kOptions[i].key) + " = \"" + word + "\"\n";
        }
        INFO(toml);
        const auto rules = rulesFrom(toml + pearls);
        playBoth(rules, choices, mixture);
        playBoth(rules, choices, mixture + 1001);
    }
}
