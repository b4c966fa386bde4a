#include "engine/onitama/node.hpp"

namespace parlour::onitama {

namespace {

constexpr std::size_t holderAt(std::size_t place) {
    return place / 2; // A's hand, B's hand, the side
}

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
            put(node, seat, square == state.generals[index(seat)], square);
        }
    }
    node.key ^= kKeys.wall(state.wall);
    for (std::size_t place = 0; place < kCardsInPlay; ++place) {
        node.key ^= kKeys.card(state.cards[place], holderAt(place));
    }
    if (state.mover == kB) node.key ^= kKeys.mover();
    return node;
}

} // namespace parlour::onitama
