#pragma once
// Numbers that look random and depend on nothing but their arguments: how things lie a little differently here and
// there, and always the same way again.
#include <cstddef>
#include <cstdint>

namespace parlour::ui {

// 0 up to 1. `use` tells apart what one and the same thing needs several numbers for.
inline float scatter(int where, std::size_t which, unsigned use) {
    std::uint32_t mix = static_cast<std::uint32_t>(where + 1) * 0x9E3779B1U ^
                        static_cast<std::uint32_t>(which + 1) * 0x85EBCA77U ^ (use + 1) * 0xC2B2AE3DU;
    mix ^= mix >> 15;
    mix *= 0x2C1B3C6DU;
    mix ^= mix >> 12;
    mix *= 0x297A2D39U;
    mix ^= mix >> 15;
    return static_cast<float>(mix & 0xFFFFFFU) / static_cast<float>(0x1000000U);
}

} // namespace parlour::ui
