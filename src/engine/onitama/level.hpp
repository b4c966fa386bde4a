#pragma once
// What can be chosen before a game of Onitama: the cards or the deck they are dealt from, the wall, who starts, when it
// is a draw, and where everything stands.
#include "engine/core/level_file.hpp"
#include "engine/onitama/card.hpp"

namespace parlour::onitama {

inline constexpr std::size_t kCardsInPlay = 5;
inline constexpr std::size_t kMostCards = 64; // in a deck
inline constexpr int kMostTurns = 10'000;

// Who stands where. Row 0 of the text is row a.
struct Placement {
    std::array<Bits, 2> pawns{bit(20) | bit(21) | bit(22) | bit(23) | bit(24),
                              bit(0) | bit(1) | bit(2) | bit(3) | bit(4)};
    std::array<Square, 2> generals{kBases}; // among the pawns
    Square wall = kNowhere;

    std::array<std::string, kSide> rows() const; // as in a level file: a b soldiers, A B generals, W the wall, . empty
    friend bool operator==(const Placement&, const Placement&) = default;
};

struct Level {
    std::string title = "Classic";
    std::string about;
    Seat starts = kA;
    int turnLimit = 0;       // 0: none
    std::vector<Card> cards; // A's two, B's two and the side card; or the deck, all different
    bool dealt = false;      // five of the cards are dealt
    Placement board;

    friend bool operator==(const Level&, const Level&) = default;
};

Level readLevel(LevelReader& reader);       // throws LevelError
std::string writeLevel(const Level& level); // TOML that readLevel turns into the same level

} // namespace parlour::onitama
