#include "ui/dice/breakdown.hpp"

namespace parlour::dice {

Breakdown breakdown(const MatchOf<Rules>& match, Seat seat) {
    Breakdown sum;
    const Rules& rules = match.rules();
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        if (match.ply(ply).seat != seat) continue;
        ++sum.rounds;
        const State& before = match.stateAt(ply);
        if (before.sheet(seat).isFree(infoOf(before.roll).faces)) ++sum.freeRolls;
    }
    for (int number = kLeastNumber; number <= kMostNumber; ++number) {
        const int points = rules.points(number, match.state().sheet(seat).times(number));
        if (points > 0) {
            sum.paid += points;
            ++sum.paying;
        } else if (points < 0) {
            sum.lost += points;
            ++sum.unfinished;
        }
    }
    return sum;
}

} // namespace parlour::dice
