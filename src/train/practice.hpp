#pragma once
// Games of one player at speed: random rolls, what they can be made into, and players that follow a network.
#include "engine/dice/network.hpp"
#include "engine/dice/rules.hpp"

namespace parlour::train {

// Quick random numbers (xorshift64*).
class Dicer {
public:
    explicit Dicer(std::uint64_t seed) : m_state(seed * 0x9E3779B97F4A7C15U + 1) {}

    std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(((next() >> 32U) * bound) >> 32U); }
    float unit() { return static_cast<float>(next() >> 40U) / static_cast<float>(1U << 24U); }
    float bell(); // with mean 0 and deviation 1, nearly normal

private:
    std::uint64_t next() {
        m_state ^= m_state << 13U;
        m_state ^= m_state >> 7U;
        m_state ^= m_state << 17U;
        return m_state * 0x2545F4914F6CDD1DU;
    }
    std::uint64_t m_state;
};

const dice::RollInfo& randomRoll(Dicer& dicer);
dice::Sheet mirrored(const dice::Sheet& sheet); // 2 for 12, 3 for 11, ..., and removed 1 for 6

class Practice {
public:
    Practice(const dice::Values& values, int stopCount);

    const dice::Rules& rules() const { return m_rules; }
    dice::Inputs inputs(const dice::Sheet& sheet) const { return {sheet, m_rules.level().stopCount}; }
    // The sheet or its mirror image, if that makes no difference.
    dice::Inputs eitherInputs(const dice::Sheet& sheet, Dicer& dicer) const;

    // What a network chooses, and by how much it thinks the total will have changed at the end, in hundreds.
    struct Best {
        dice::Sheet sheet;
        float value = -1e9F;
    };
    Best best(const dice::Network& network, const dice::Sheet& sheet, const dice::RollInfo& roll) const;
    dice::Sheet anything(const dice::Sheet& sheet, const dice::RollInfo& roll, Dicer& dicer) const;

private:
    dice::Rules m_rules;
    bool m_symmetric; // a sheet and its mirror image are worth the same
};

} // namespace parlour::train
