#pragma once
// How a ply of Dice looks and sounds: its events in, cues and moments out. Five dice fly in, bounce and settle; a
// split's dice slide into their wells, and the marks are made on the sheet one by one. Nothing here knows a rule.
#include "ui/dice/layout.hpp"
#include "ui/stage/cue.hpp"

#include <span>

namespace parlour::dice {

struct Staging {
    std::optional<Spots> laid{}; // a person has put the dice there already
    bool brisk = false;          // many play: nobody should have to wait long for his turn
    ui::Point sheet{};           // where marks sparkle
};

// From how the table lies before the ply to how it lies after it, which is what `table` is changed to.
ui::Script choreography(const TrayLayout& layout, Table& table, std::span<const Event> events, const Staging& staging);

} // namespace parlour::dice
