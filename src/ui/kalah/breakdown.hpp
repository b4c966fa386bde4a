#pragma once
// How the seeds came into the stores, read off a match's events.
#include "engine/core/match_of.hpp"
#include "engine/kalah/rules.hpp"

#include <array>

namespace parlour::kalah {

struct Banked {
    int start = 0; // lay in the store from the beginning
    int sown = 0;
    int captured = 0;
    int swept = 0;

    int total() const { return start + sown + captured + swept; }
    friend bool operator==(const Banked&, const Banked&) = default;
};

// One a seat. A swap of sides exchanges them, as it does the stores.
std::array<Banked, 2> breakdown(const MatchOf<Rules>& match);

} // namespace parlour::kalah
