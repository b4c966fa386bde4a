#include "engine/core/catalog.hpp"

#include "engine/core/game_of.hpp"
#include "engine/core/paths.hpp"
#include "engine/core/text_file.hpp"
#include "engine/dice/agents.hpp"
#include "engine/dice/rules.hpp"
#include "engine/kahuna/agents.hpp"
#include "engine/kahuna/rules.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/rules.hpp"
#include "engine/onitama/agents.hpp"
#include "engine/onitama/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace parlour {

namespace fs = std::filesystem;

std::span<const Game* const> catalog() {
    static const GameOf<kalah::Rules> kalahGame;
    static const GameOf<kahuna::Rules> kahunaGame;
    static const GameOf<onitama::Rules> onitamaGame;
    static const GameOf<dice::Rules> diceGame;
    static const std::array<const Game*, 4> games{&kalahGame, &kahunaGame, &onitamaGame, &diceGame};
    return games;
}

const Game* findGame(std::string_view id) {
    const auto games = catalog();
    const auto found =
        std::find_if(games.begin(), games.end(), [&](const Game* game) { return game->info().id == id; });
    return found == games.end() ? nullptr : *found;
}

LevelText readLevelFile(const fs::path& path) {
    constexpr std::size_t kMostBytes = 1 << 20;
    try {
        return {path.stem().string(), path.string(), readTextFile(path, kMostBytes)};
    } catch (const std::runtime_error& error) {
        throw LevelError(path.string(), 0, 0, error.what());
    }
}

std::vector<fs::path> shippedLevelFiles(std::string_view game) {
    std::vector<fs::path> files;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(shareFolder() / "levels" / game, missing)) {
        if (entry.path().extension() == ".toml") files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end(), [](const fs::path& a, const fs::path& b) {
        return std::pair(a.stem() != "classic", a.stem()) < std::pair(b.stem() != "classic", b.stem());
    });
    return files;
}

std::vector<LevelText> shippedLevels(std::string_view game) {
    std::vector<LevelText> levels;
    for (const auto& file : shippedLevelFiles(game)) {
        try {
            levels.push_back(readLevelFile(file));
        } catch (const LevelError&) {
            continue; // one bad file must not hide the others
        }
    }
    return levels;
}

LevelText loadLevel(std::string_view game, const std::string& nameOrPath) {
    std::vector<std::string> names;
    for (const auto& file : shippedLevelFiles(game)) {
        if (file.stem() == nameOrPath) return readLevelFile(file);
        names.push_back(file.stem().string());
    }
    std::error_code unreachable;
    if (fs::exists(nameOrPath, unreachable)) return readLevelFile(nameOrPath);
    throw LevelError(nameOrPath, 0, 0,
                     fmt::format("no such level of {} and no such file; there are: {}", game, fmt::join(names, ", ")));
}

} // namespace parlour
