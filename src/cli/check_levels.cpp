// check-levels: reads every level file as a game would, and says which are bad and why.
#include "cli/commands.hpp"
#include "cli/console.hpp"
#include "cli/errors.hpp"
#include "engine/core/paths.hpp"

#include <algorithm>
#include <filesystem>

namespace parlour::cli {

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> sortedEntries(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> entries;
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        entries.push_back(entry.path());
    }
    if (error) throw InputError(fmt::format("{}: {}", folder.string(), error.message()));
    std::sort(entries.begin(), entries.end());
    return entries;
}

struct Checked {
    std::string file;
    std::string result;
};

constexpr std::string_view kOk = "ok";

// The error without the file's name, which has a column of its own.
std::string withoutFile(std::string_view message, const std::string& file) {
    if (message.starts_with(file + ":")) message.remove_prefix(file.size() + 1);
    while (message.starts_with(' ')) {
        message.remove_prefix(1);
    }
    return std::string(message);
}

void checkFolder(const Game& game, const fs::path& folder, std::vector<Checked>& checked) {
    for (const auto& file : sortedEntries(folder)) {
        if (file.extension() != ".toml") continue;
        checked.push_back({file.string(), std::string(kOk)});
        try {
            game.check(readLevelFile(file));
        } catch (const LevelError& error) {
            checked.back().result = withoutFile(error.what(), file.string());
        }
    }
}

} // namespace

int checkLevels(const std::optional<std::string>& folder) {
    const fs::path given = folder ? fs::path(*folder) : shareFolder() / "levels";
    const fs::path root = given.has_filename() ? given : given.parent_path(); // without a slash at the end
    std::vector<Checked> checked;
    if (const auto* game = findGame(fs::absolute(root).lexically_normal().filename().string())) {
        checkFolder(*game, root, checked);
    } else {
        for (const auto& entry : sortedEntries(root)) {
            const auto* named = findGame(entry.filename().string());
            if (named != nullptr && fs::is_directory(entry)) checkFolder(*named, entry, checked);
        }
    }
    if (checked.empty()) {
        throw InputError(fmt::format("{}: no level here; expected a folder named after a game, or a folder of such "
                                     "folders, with .toml files in them",
                                     root.string()));
    }
    row({"file", "result"});
    for (const auto& [file, result] : checked) {
        row({file, result});
    }
    const auto bad = std::count_if(checked.begin(), checked.end(), [](const auto& one) { return one.result != kOk; });
    if (bad > 0) throw InputError(fmt::format("{} of {} levels are bad", bad, checked.size()));
    return 0;
}

} // namespace parlour::cli
