#include "engine/onitama/node.hpp"

namespace parlour::onitama {

namespace {

std::uint64_t mixed(std::uint64_t& counter) { // splitmix64
    std::uint64_t z = (counter += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

} // namespace

const Keys kKeys;

Keys::Keys() {
    std::uint64_t counter = 2024;
    for (auto& side : m_pawns) {
        for (auto& kind : side) {
            for (auto& key : kind) {
                key = mixed(counter);
            }
        }
    }
    for (auto& key : m_walls) {
        key = mixed(counter);
    }
    for (auto& card : m_cards) {
        for (auto& key : card) {
            key = mixed(counter);
        }
    }
    m_mover = mixed(counter);
}

Node nodeOf(const State& state) {
    Node node{state};
    for (const Seat seat : {kA, kB}) {
        for (Bits pawns = state.pawns[index(seat)]; pawns != 0;) {
            const Square square = popSquare(pawns);
            const bool general = square == state.generals[index(seat)];
            node.key ^= kKeys.pawn(seat, general, square);
            node.lead += Worth::of(seat, general, square);
        }
        for (const int slot : {0, 1}) {
            node.key ^= kKeys.card(state.cards[handPlace(seat, slot)], seat);
        }
    }
    node.key ^= kKeys.wall(state.wall);
    if (state.mover == kB) node.key ^= kKeys.mover();
    return node;
}

} // namespace parlour::onitama
