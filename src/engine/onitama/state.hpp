#pragma once
// A position of Onitama, small enough to be copied at every step of a search.
#include "engine/onitama/level.hpp"

namespace parlour::onitama {

enum class Ending : std::uint8_t { None, GeneralTaken, BaseReached, TurnLimit };

inline constexpr std::uint8_t kNoCard = 255;
inline constexpr std::size_t kSideCard = 4; // the place of the side card; A's are 0 and 1, B's 2 and 3

constexpr std::size_t handPlace(Seat seat, int slot) { // slot 0 or 1
    return 2 * index(seat) + static_cast<std::size_t>(slot);
}

struct State : Placement {
    std::array<std::uint8_t, kCardsInPlay> cards{kNoCard, kNoCard, kNoCard, kNoCard, kNoCard}; // numbers in the level
    Seat mover = kA; // at the end: who made the last move, and has won unless it is a draw
    Ending ending = Ending::None;
    std::uint16_t turns = 0; // played by either side

    bool dealing() const { return cards[kSideCard] == kNoCard; }
    friend bool operator==(const State&, const State&) = default;
};

} // namespace parlour::onitama
