#pragma once
// A position of Kalah. The pits form one ring in sowing order: South's houses, South's store, North's houses, North's
// store. A Ring knows where they lie for a given number of houses.
#include "engine/kalah/level.hpp"

#include <array>
#include <cstdint>

namespace parlour::kalah {

// The pie rule's progress: South's first turn is still going on, North may swap now, or neither.
enum class Pie : std::uint8_t { Baking, Offered, Gone };

// Its progress over a sowing: the first turn lasts as long as it has extra moves, the offer is gone with North's
// answer.
constexpr Pie pieAfter(Pie pie, bool extraMove) {
    if (pie != Pie::Baking) return Pie::Gone;
    return extraMove ? Pie::Baking : Pie::Offered;
}

struct State {
    std::array<std::uint8_t, std::size_t{2} * (kMaxHouses + 1)> pits{};
    Seat mover = kSouth;
    Pie pie = Pie::Gone;
    bool over = false;

    int seeds(int pit) const { return pits[static_cast<std::size_t>(pit)]; }
    friend bool operator==(const State&, const State&) = default;
};

class Ring {
public:
    explicit constexpr Ring(int houses) : m_houses(houses) {}

    constexpr int houses() const { return m_houses; }
    constexpr int pits() const { return 2 * (m_houses + 1); }
    constexpr int house(Seat seat, int number) const { return first(seat) + number - 1; } // numbers are 1..houses
    constexpr int store(Seat seat) const { return first(seat) + m_houses; }
    constexpr bool isStore(int pit) const { return pit % (m_houses + 1) == m_houses; }
    constexpr Seat owner(int pit) const { return pit <= m_houses ? kSouth : kNorth; }
    constexpr int number(int pit) const { return pit % (m_houses + 1) + 1; }
    constexpr int facing(int pit) const { return 2 * m_houses - pit; } // of a house
    // The next pit a seat sows into: round the ring, past the other's store.
    constexpr int next(int pit, Seat sower) const {
        const int skip = store(opponent(sower));
        int at = pit + 1 == pits() ? 0 : pit + 1;
        if (at == skip) at = at + 1 == pits() ? 0 : at + 1;
        return at;
    }

private:
    constexpr int first(Seat seat) const { return seat == kSouth ? 0 : m_houses + 1; }
    int m_houses;
};

} // namespace parlour::kalah
