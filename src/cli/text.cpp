#include "cli/text.hpp"

namespace parlour::cli {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const auto first = text.find_first_not_of(kBlank);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    text = trimmed(text);
    while (!text.empty()) {
        const auto end = text.find(separator);
        parts.push_back(trimmed(text.substr(0, end)));
        text = end == std::string_view::npos ? std::string_view() : trimmed(text.substr(end + 1));
    }
    return parts;
}

} // namespace parlour::cli
