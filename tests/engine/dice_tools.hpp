#pragma once
// Small helpers for tests of Dice: rules, sheets and games from text, and the game's arithmetic done a second time in
// the plainest way.
#include "engine/core/match_of.hpp"
#include "engine/dice/rules.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace dice_tools {

using DiceMatch = parlour::MatchOf<parlour::dice::Rules>;
using parlour::Match;
using parlour::Scores;
using parlour::Seat;

inline parlour::dice::Level levelFrom(const std::string& toml, int players = 1) {
    parlour::LevelReader reader({"test", "test.toml", toml});
    return parlour::dice::readLevel(reader, players);
}

inline std::shared_ptr<const parlour::dice::Rules> rulesFrom(const std::string& toml, int players = 1) {
    return std::make_shared<const parlour::dice::Rules>(levelFrom(toml, players));
}

// Plays moves and rolls, "m1; m2; ..."; all of them must be legal.
inline void playAll(Match& match, const std::string& moves) {
    std::istringstream stream(moves);
    for (std::string move; std::getline(stream, move, ';');) {
        INFO(move);
        REQUIRE(match.play(move));
    }
}

inline std::string names(const std::vector<std::string>& moves) {
    std::string text;
    for (const auto& move : moves) {
        text += (text.empty() ? "" : "; ") + move;
    }
    return text;
}

// Every order of five dice that there is.
template <class Look>
void forAllDice(Look look) {
    for (int number = 0; number < 7776; ++number) {
        std::array<int, 5> dice{};
        for (int rest = number; int& die : dice) {
            die = 1 + rest % 6;
            rest /= 6;
        }
        look(dice);
    }
}

inline std::string textOf(const std::array<int, 5>& dice) {
    std::string text;
    for (const int die : dice) {
        text += (text.empty() ? "" : " ") + std::to_string(die);
    }
    return text;
}

// What a sheet's owner may do with these dice: every order of them read as pair, pair and removed die.
inline std::set<std::array<int, 3>> naiveSplits(const std::map<int, int>& removed, std::array<int, 5> dice) {
    const bool bound =
        removed.size() == 3 && std::any_of(dice.begin(), dice.end(), [&](int die) { return removed.count(die) != 0; });
    std::set<std::array<int, 3>> all;
    std::sort(dice.begin(), dice.end());
    do {
        const int one = dice[0] + dice[1];
        const int other = dice[2] + dice[3];
        if (bound && removed.count(dice[4]) == 0) continue;
        all.insert({std::min(one, other), std::max(one, other), dice[4]});
    } while (std::next_permutation(dice.begin(), dice.end()));
    return all;
}

inline int naiveTotal(const std::map<int, int>& chosen, const std::array<int, 11>& values) {
    int sum = 0;
    for (const auto& [number, times] : chosen) {
        const int value = values[static_cast<std::size_t>(number - 2)];
        switch (times) {
            case 0:
            case 5:
                break;
            case 1:
            case 2:
            case 3:
            case 4:
                sum -= 200;
                break;
            case 6:
                sum += value;
                break;
            case 7:
                sum += 2 * value;
                break;
            case 8:
                sum += 3 * value;
                break;
            case 9:
                sum += 4 * value;
                break;
            default:
                sum += 5 * value;
        }
    }
    return sum;
}

} // namespace dice_tools
