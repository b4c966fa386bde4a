#include "engine/core/catalog.hpp"

#include "engine/core/game_of.hpp"
#include "engine/core/paths.hpp"
#include "engine/kalah/agents.hpp"
#include "engine/kalah/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace parlour {

namespace fs = std::filesystem;

std::span<const Game* const> catalog() {
    static const GameOf<kalah::Rules> kalahGame;
    static const std::array<const Game*, 1> games{&kalahGame};
    return games;
}

const Game* findGame(std::string_view id) {
    const auto games = catalog();
    const auto found =
        std::find_if(games.begin(), games.end(), [&](const Game* game) { return game->info().id == id; });
    return found == games.end() ? nullptr : *found;
}

LevelText readLevelFile(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file || fs::is_directory(path)) throw LevelError(path.string(), 0, 0, "cannot be read");
    return {path.stem().string(), path.string(), std::move(text)};
}

std::vector<LevelText> shippedLevels(std::string_view game) {
    std::vector<LevelText> levels;
    std::error_code missing;
    for (const auto& entry : fs::directory_iterator(shareFolder() / "levels" / game, missing)) {
        if (entry.path().extension() == ".toml") levels.push_back(readLevelFile(entry.path()));
    }
    std::sort(levels.begin(), levels.end(), [](const LevelText& a, const LevelText& b) {
        return std::pair(a.name != "classic", a.name) < std::pair(b.name != "classic", b.name);
    });
    return levels;
}

LevelText loadLevel(std::string_view game, const std::string& nameOrPath) {
    std::vector<std::string> names;
    for (auto& level : shippedLevels(game)) {
        if (level.name == nameOrPath) return std::move(level);
        names.push_back(level.name);
    }
    if (fs::exists(nameOrPath)) return readLevelFile(nameOrPath);
    throw LevelError(nameOrPath, 0, 0,
                     fmt::format("no such level of {} and no such file; there are: {}", game, fmt::join(names, ", ")));
}

} // namespace parlour
