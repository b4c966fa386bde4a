#include "engine/core/paths.hpp"

#include <cstdlib>
#include <string_view>

namespace parlour {

namespace {

namespace fs = std::filesystem;

fs::path fromEnvironment(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? fs::path() : fs::path(value);
}

// The XDG rules say that a relative path in one of their variables is to be ignored.
fs::path userFolder(const char* variable, std::string_view belowHome) {
    const fs::path chosen = fromEnvironment(variable);
    if (chosen.is_absolute()) return chosen / "parlour";
    const fs::path home = fromEnvironment("HOME");
    return (home.empty() ? fs::current_path() : home) / belowHome / "parlour";
}

} // namespace

fs::path shareFolder() {
    fs::path chosen = fromEnvironment("PARLOUR_SHARE");
    if (!chosen.empty()) return chosen;
    return fs::canonical("/proc/self/exe").parent_path().parent_path() / "share" / "parlour";
}

fs::path recordsFolder() {
    return userFolder("XDG_DATA_HOME", ".local/share") / "records";
}

fs::path configFolder() {
    return userFolder("XDG_CONFIG_HOME", ".config");
}

fs::path cacheFolder() {
    return userFolder("XDG_CACHE_HOME", ".cache");
}

} // namespace parlour
