#pragma once
// What a position of Kahuna looks like to somebody who cannot see the end of the game: islands in hand and within
// reach, and from these the chance to win.
#include "engine/kahuna/rules.hpp"

namespace parlour::kahuna {

class Judge {
public:
    explicit Judge(const Rules& rules);

    // An island's worth, in kahunas, where a player has `own` bridges and the opponent `theirs`; own minus theirs.
    float island(Island number, int own, int theirs) const {
        return m_worth[number][static_cast<std::size_t>(own)][static_cast<std::size_t>(theirs)];
    }

    struct Standing {
        float board = 0; // sum of the islands' worth, for P1
        float cards = 0; // P1's cards less P2's, each by its use
        int points = 0;  // P1's less P2's
        int round = 1;
        int drawable = 0; // cards left to draw in this round
    };
    // P1's chance to win, 0..1.
    float chance(const Standing& standing) const;

private:
    static constexpr std::size_t kMostDegree = 26;
    using Worths = std::array<std::array<float, kMostDegree>, kMostDegree>;

    std::vector<Worths> m_worth;
    int m_cards; // in the game
};

} // namespace parlour::kahuna
