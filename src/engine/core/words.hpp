#pragma once
// Words of texts: taken apart and put together.
#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// The words of a move's text: what stands between blanks, however many there are.
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

// "a, b and c"
inline std::string listed(const std::vector<std::string>& things) {
    std::string text;
    for (std::size_t i = 0; i < things.size(); ++i) {
        if (i > 0) text += i + 1 == things.size() ? " and " : ", ";
        text += things[i];
    }
    return text;
}

inline std::string capitalised(std::string text) {
    if (!text.empty()) text.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(text.front())));
    return text;
}

// "1 move", "3 moves"
inline std::string counted(int count, std::string_view what) {
    return std::to_string(count) + ' ' + std::string(what) + (count == 1 ? "" : "s");
}

// A number as people read it: with a minus sign, where it has a hyphen for those who compute with it.
inline std::string withMinus(std::string_view number) {
    return number.starts_with('-') ? "−" + std::string(number.substr(1)) : std::string(number);
}
// "60", "−200", "0"
inline std::string numberText(long number) {
    return withMinus(std::to_string(number));
}
// Of a change: "+60", "−200", "0"
inline std::string changeText(long change) {
    return (change > 0 ? "+" : "") + numberText(change);
}

// "about 70 % to win", of a chance that was counted and not proven.
inline std::string chanceWords(double chance) {
    const auto percent = std::lround(100 * chance);
    if (percent >= 100) return "almost sure to win";
    if (percent <= 0) return "hardly to be won";
    return "about " + std::to_string(percent) + " % to win";
}

} // namespace parlour
