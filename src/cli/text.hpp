#pragma once
// Taking apart what people type.
#include <string_view>
#include <vector>

namespace parlour::cli {

std::string_view trimmed(std::string_view text); // without the blanks around it
// The parts without the blanks around them. A separator after the last one is allowed.
std::vector<std::string_view> split(std::string_view text, char separator);

} // namespace parlour::cli
