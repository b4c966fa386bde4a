#include "engine/onitama/node.hpp"

namespace parlour::onitama {

namespace {

const Keys kKeys;

int signOf(Seat seat) {
    return seat == kA ? 1 : -1;
}

constexpr std::size_t holderAt(std::size_t place) {
    return place / 2; // A's hand, B's hand, the side
}

std::uint64_t mixed(std::uint64_t& counter) { // splitmix64
    std::uint64_t z = (counter += 0x9E3779B97F4A7C15U);
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9U;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBU;
    return z ^ (z >> 31U);
}

void put(Node& node, Seat seat, bool general, Square square) {
    node.key ^= kKeys.pawn(seat, general, square);
    node.lead += signOf(seat) * (Worth::place(seat, general, square) + (general ? 0 : Worth::kSoldier));
}

void lift(Node& node, Seat seat, bool general, Square square) {
    node.key ^= kKeys.pawn(seat, general, square);
    node.lead -= signOf(seat) * (Worth::place(seat, general, square) + (general ? 0 : Worth::kSoldier));
}

} // namespace

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

Node after(const Node& node, const Move& move) {
    Node next = node;
    const Seat mover = node.mover;
    const auto own = index(mover);
    if (move.from != kNowhere) {
        const bool general = node.generals[own] == move.from;
        lift(next, mover, general, move.from);
        put(next, mover, general, move.to);
        if ((node.pawns[1 - own] & bit(move.to)) != 0) lift(next, opponent(mover), false, move.to);
        Rules::movePawn(next, mover, move.from, move.to);
    }
    auto& slot = next.cards[2 * own + move.card];
    auto& side = next.cards[kSideCard];
    next.key ^= kKeys.card(slot, own) ^ kKeys.card(slot, 2) ^ kKeys.card(side, 2) ^ kKeys.card(side, own);
    std::swap(slot, side);
    if (move.wall != Wall::None && move.wall != Wall::Stay) {
        const Square from = next.wall;
        const Square to = wallAfter(from, move.wall);
        next.key ^= kKeys.wall(from) ^ kKeys.wall(to);
        if ((next.pawns[own] & bit(to)) != 0) {
            lift(next, mover, false, to);
            put(next, mover, false, from);
        }
        Rules::moveWall(next, mover, to);
    }
    next.key ^= kKeys.mover();
    next.mover = opponent(mover);
    ++next.turns;
    return next;
}

} // namespace parlour::onitama
