#pragma once
// An option with two values, as a choice between two words.
#include "ui/widgets/widgets.hpp"

#include <array>
#include <string>
#include <string_view>

namespace parlour::ui {

using TwoWords = std::array<std::string, 2>;

// T is an enumeration of two values. True: it was changed.
template <class T>
bool chooseTwo(Widgets& widgets, std::string_view label, const Rect& rect, const TwoWords& words, T& value,
               bool enabled) {
    int at = static_cast<int>(value);
    if (!widgets.choice(label, rect, words, at, enabled)) return false;
    value = static_cast<T>(at);
    return true;
}

} // namespace parlour::ui
