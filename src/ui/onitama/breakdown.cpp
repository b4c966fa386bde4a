#include "ui/onitama/breakdown.hpp"

#include <variant>

namespace parlour::onitama {

namespace {

struct Clerk {
    Deeds& deeds;

    void operator()(const PawnMoved& /*event*/) const { --deeds.passed; }
    void operator()(const PawnTaken& /*event*/) const { ++deeds.taken; }
    void operator()(const WallMoved& /*event*/) const { ++deeds.pushed; }
    void operator()(const WallSwapped& /*event*/) const { ++deeds.pushed; }
    template <class Other>
    void operator()(const Other& /*event*/) const {}
};

} // namespace

std::array<Deeds, 2> breakdown(const MatchOf<Rules>& match) {
    std::array<Deeds, 2> all;
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        const Seat seat = match.ply(ply).seat;
        if (seat == kChance) continue; // a card is dealt
        Deeds& deeds = all[index(seat)];
        ++deeds.turns;
        ++deeds.passed; // unless a pawn moves
        for (const Event& event : match.eventsOf(ply)) {
            std::visit(Clerk{deeds}, event);
        }
    }
    return all;
}

} // namespace parlour::onitama
