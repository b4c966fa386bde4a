#pragma once
// The words of a move's text: what stands between blanks, however many there are.
#include <algorithm>
#include <string_view>
#include <vector>

namespace parlour {

inline std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    while (true) {
        const auto first = text.find_first_not_of(' ');
        if (first == std::string_view::npos) return words;
        text.remove_prefix(first);
        const auto end = std::min(text.find(' '), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

} // namespace parlour
