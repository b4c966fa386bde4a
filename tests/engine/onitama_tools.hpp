#pragma once
// Small helpers for tests of Onitama: rules and positions from text, and back.
#include "engine/core/match_of.hpp"
#include "engine/onitama/rules.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <sstream>

namespace onitama_tools {

using OnitamaMatch = parlour::MatchOf<parlour::onitama::Rules>;

inline parlour::onitama::Level levelFrom(const std::string& toml) {
    parlour::LevelReader reader({"test", "test.toml", toml});
    return parlour::onitama::readLevel(reader);
}

inline std::shared_ptr<const parlour::onitama::Rules> rulesFrom(const std::string& toml) {
    return std::make_shared<const parlour::onitama::Rules>(levelFrom(toml));
}

// "ox boar" as TOML: "ox", "boar".
inline std::string quotedWords(const std::string& words) {
    std::istringstream stream(words);
    std::string list;
    for (std::string word; stream >> word;) {
        list += (list.empty() ? "\"" : ", \"") + word + "\"";
    }
    return list;
}

// A level with its cards and rows as words: position("ox boar horse elephant crab", "bbBbb ..... ..... ..... aaAaa").
inline std::string position(const std::string& cards, const std::string& rows, const std::string& more = "") {
    return more + "cards = [" + quotedWords(cards) + "]\n[start]\nboard = [" + quotedWords(rows) + "]\n";
}

inline std::string rowsOf(const parlour::onitama::State& state) {
    std::string text;
    for (const auto& row : state.rows()) {
        text += (text.empty() ? "" : " ") + row;
    }
    return text;
}

inline std::string cardsOf(const parlour::onitama::Rules& rules, const parlour::onitama::State& state) {
    std::string text;
    for (const auto number : state.cards) {
        text += (text.empty() ? "" : " ") + rules.card(number).text();
    }
    return text;
}

inline bool hasMove(const parlour::Match& match, const std::string& move) {
    const auto moves = match.moves();
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// The legal moves that begin with these words.
inline std::vector<std::string> movesFrom(const parlour::Match& match, const std::string& start) {
    std::vector<std::string> found;
    for (const auto& move : match.moves()) {
        if (move.substr(0, start.size()) == start) found.push_back(move);
    }
    return found;
}

} // namespace onitama_tools
