#include "engine/kahuna/judge.hpp"

#include <algorithm>
#include <cmath>

namespace parlour::kahuna {

namespace {

float side(int degree, int own, int theirs) {
    const int need = degree / 2 + 1;
    if (own >= need) return 1 + 0.12F * static_cast<float>(std::min(own - need, 2));
    if (degree - theirs < need) return 0.02F * static_cast<float>(own); // out of reach, unless a bridge is destroyed
    constexpr std::array<float, 4> kShort{1, 0.42F, 0.18F, 0.08F};
    const int left = need - own;
    return own == 0 ? 0 : kShort[static_cast<std::size_t>(std::min(left, 3))];
}

} // namespace

Judge::Judge(const Rules& rules) : m_cards(rules.map().allCards().size()) {
    for (std::size_t i = 0; i < rules.map().islands().size(); ++i) {
        const int degree = rules.map().degree(static_cast<Island>(i));
        Worths& worths = m_worth.emplace_back();
        for (int own = 0; own <= degree; ++own) {
            for (int theirs = 0; own + theirs <= degree; ++theirs) {
                worths[static_cast<std::size_t>(own)][static_cast<std::size_t>(theirs)] =
                    side(degree, own, theirs) - side(degree, theirs, own);
            }
        }
    }
}

float Judge::chance(const Standing& standing) const {
    const float deal = static_cast<float>(m_cards) * 0.7F; // cards that a later round has to draw, about
    const float left = static_cast<float>(standing.drawable) + deal * static_cast<float>(kRounds - standing.round);
    const float part = left / (deal * kRounds); // of the game that is still to come
    const float lead = standing.board + standing.cards;
    float margin = static_cast<float>(standing.points) + lead * (1 - 0.5F * part);
    if (standing.round < kRounds) {
        const float doubt = 0.8F + 0.15F * static_cast<float>(standing.drawable);
        margin += static_cast<float>(standing.round) * std::tanh(lead / doubt);
    }
    return 1 / (1 + std::exp(-margin / (0.7F + 2.5F * part)));
}

} // namespace parlour::kahuna
