#include "engine/core/text_file.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

namespace parlour {

std::string readTextFile(const std::filesystem::path& path, std::size_t mostBytes) {
    constexpr std::size_t kPart = 1 << 16;
    std::ifstream file(path, std::ios::binary);
    std::string text;
    while (file && text.size() <= mostBytes) {
        const auto before = text.size();
        text.resize(before + kPart);
        file.read(text.data() + before, kPart);
        text.resize(before + static_cast<std::size_t>(file.gcount()));
    }
    if (text.size() > mostBytes) throw std::runtime_error("is too long");
    if (!file.eof()) throw std::runtime_error("cannot be read");
    return text;
}

bool replaceTextFile(const std::filesystem::path& path, const std::string& text) {
    std::filesystem::path fresh = path;
    fresh += ".new";
    {
        std::ofstream out(fresh, std::ios::trunc);
        out << text << std::flush;
        if (!out) return false;
    }
    std::error_code failed;
    std::filesystem::rename(fresh, path, failed);
    return !failed;
}

} // namespace parlour
