#pragma once
// Random positions of the plain Onitama, with random cards, and the same as levels for the engine.
#include "tests/engine/onitama_oracle.hpp"
#include "tests/engine/onitama_tools.hpp"

namespace onitama_tools {

inline std::string randomPattern(parlour::Rng& rng) {
    std::string pattern = "...../...../...../...../.....";
    for (char& cell : pattern) {
        if (cell == '.' && parlour::below(rng, 7) == 0) cell = 'x';
    }
    std::size_t pawn = 5;
    while (pattern[pawn] == '/') {
        pawn = parlour::below(rng, pattern.size());
    }
    pattern[pawn] = 'o';
    return pattern;
}

inline OnitamaOracle randomGame(parlour::Rng& rng) {
    OnitamaOracle game;
    for (auto& pattern : game.patterns) {
        pattern = randomPattern(rng);
    }
    game.mover = parlour::below(rng, 2) == 0 ? 'A' : 'B';
    game.limit = parlour::below(rng, 4) == 0 ? static_cast<int>(1 + parlour::below(rng, 12)) : 0;
    game.rows.fill(".....");
    const auto put = [&](char what) {
        while (true) {
            const auto square = parlour::below(rng, 25);
            auto& cell = game.rows[square / 5][square % 5];
            const bool base = square == 2 || square == 22;
            if (cell != '.' || (what == 'W' && base)) continue;
            cell = what;
            return;
        }
    };
    put('A');
    put('B');
    if (parlour::below(rng, 3) != 0) put('W');
    for (const char soldier : {'a', 'b'}) {
        for (auto count = parlour::below(rng, 6); count > 0; --count) {
            put(soldier);
        }
    }
    return game;
}

inline std::string joined(const std::array<std::string, 5>& words) {
    std::string text = words[0];
    for (std::size_t i = 1; i < words.size(); ++i) {
        text += " " + words[i];
    }
    return text;
}

inline std::string levelOf(const OnitamaOracle& game) {
    const std::string more = "turn_limit = " + std::to_string(game.limit) + "\nstarts = \"" + game.mover + "\"\n";
    return position(joined(game.patterns), joined(game.rows), more);
}

} // namespace onitama_tools
