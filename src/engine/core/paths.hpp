#pragma once
// Where things are: what ships with the program, and the user's own folders as the XDG base directory rules have them.
#include <filesystem>

namespace parlour {

std::filesystem::path shareFolder(); // levels, assets, fonts: $PARLOUR_SHARE, or share/parlour beside the program's bin
std::filesystem::path recordsFolder(); // below $XDG_DATA_HOME
std::filesystem::path configFolder();  // below $XDG_CONFIG_HOME
std::filesystem::path cacheFolder();   // below $XDG_CACHE_HOME

} // namespace parlour
