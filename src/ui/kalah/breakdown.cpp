#include "ui/kalah/breakdown.hpp"

#include <utility>
#include <variant>

namespace parlour::kalah {

namespace {

struct Clerk {
    const Ring& ring;
    std::array<Banked, 2>& banked;

    Banked& of(int store) const { return banked[index(ring.owner(store))]; }

    void operator()(const Sown& event) const {
        if (ring.isStore(event.pit)) ++of(event.pit).sown;
    }
    void operator()(const Captured& event) const { of(event.store).captured += event.count; }
    void operator()(const Swept& event) const { of(event.store).swept += event.count; }
    void operator()(const Swapped& /*event*/) const { std::swap(banked[0], banked[1]); }
    template <class Other>
    void operator()(const Other& /*event*/) const {}
};

} // namespace

std::array<Banked, 2> breakdown(const MatchOf<Rules>& match) {
    const Rules& rules = match.rules();
    std::array<Banked, 2> banked;
    for (const Seat seat : {kSouth, kNorth}) {
        banked[index(seat)].start = rules.count(match.stateAt(0), seat);
    }
    const Clerk clerk{rules.ring(), banked};
    for (std::size_t ply = 0; ply < match.length(); ++ply) {
        for (const Event& event : match.eventsOf(ply)) {
            std::visit(clerk, event);
        }
    }
    return banked;
}

} // namespace parlour::kalah
