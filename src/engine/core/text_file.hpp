#pragma once
// Reading a file that somebody may have got wrong (a folder, a device without an end, something far too long), and
// writing one that is whole at every moment.
#include <cstddef>
#include <filesystem>
#include <string>

namespace parlour {

// Throws std::runtime_error that says why, without naming the file.
std::string readTextFile(const std::filesystem::path& path, std::size_t mostBytes);

// False, with the old file untouched, if it cannot be written.
bool replaceTextFile(const std::filesystem::path& path, const std::string& text);

} // namespace parlour
