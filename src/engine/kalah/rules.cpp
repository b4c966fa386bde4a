#include "engine/kalah/rules.hpp"

#include <algorithm>
#include <utility>

namespace parlour::kalah {

namespace {

using Events = std::vector<Event>;

void note(Events* events, Event event) {
    if (events != nullptr) events->push_back(event);
}

int take(State& state, int pit) {
    return std::exchange(state.pits[static_cast<std::size_t>(pit)], std::uint8_t{0});
}

void put(State& state, int pit, int count) {
    auto& seeds = state.pits[static_cast<std::size_t>(pit)];
    seeds = static_cast<std::uint8_t>(seeds + count);
}

} // namespace

State Rules::initial() const {
    State state;
    for (const Seat seat : {kSouth, kNorth}) {
        for (int number = 1; number <= m_ring.houses(); ++number) {
            const auto& start = m_level.start[index(seat)];
            put(state, m_ring.house(seat, number),
                start ? (*start)[static_cast<std::size_t>(number - 1)] : m_level.seeds);
        }
        put(state, m_ring.store(seat), m_level.stores[index(seat)]);
    }
    state.mover = m_level.toMove;
    state.pie = m_level.pie && state.mover == kSouth ? Pie::Baking : Pie::Gone;
    endIfDone(state, nullptr); // a start position may be an end position
    return state;
}

std::vector<Move> Rules::moves(const State& state) const {
    std::vector<Move> all;
    for (int number = 1; number <= m_ring.houses(); ++number) {
        if (state.seeds(m_ring.house(state.mover, number)) > 0) all.push_back({static_cast<std::uint8_t>(number)});
    }
    if (state.pie == Pie::Offered) all.push_back(kSwap);
    return all;
}

void Rules::apply(State& state, Move move, Events* events) const {
    if (move == kSwap) {
        swapSides(state, events);
    } else {
        sow(state, move, events);
    }
    endIfDone(state, events);
}

void Rules::sow(State& state, Move move, Events* events) const {
    const Seat mover = state.mover;
    const int store = m_ring.store(mover);
    int at = m_ring.house(mover, move.house);
    int hand = take(state, at);
    note(events, Lifted{at, hand});
    for (; hand > 0; --hand) {
        at = m_ring.next(at, mover);
        put(state, at, 1);
        note(events, Sown{at});
    }
    state.pie = pieAfter(state.pie, at == store);
    if (at == store) {
        note(events, ExtraTurn{mover});
        return;
    }
    if (m_ring.owner(at) == mover && state.seeds(at) == 1) {
        const int facing = m_ring.facing(at);
        const bool prey = state.seeds(facing) > 0;
        if (prey || m_level.capture == Capture::Always) {
            for (const int pit : prey ? std::vector{at, facing} : std::vector{at}) {
                const int count = take(state, pit);
                put(state, store, count);
                note(events, Captured{pit, count, store});
            }
        }
    }
    state.mover = opponent(mover);
}

void Rules::swapSides(State& state, Events* events) const {
    const auto half = m_ring.pits() / 2;
    std::rotate(state.pits.begin(), state.pits.begin() + half, state.pits.begin() + m_ring.pits());
    state.mover = opponent(state.mover);
    state.pie = Pie::Gone;
    note(events, Swapped{});
}

bool Rules::sideEmpty(const State& state, Seat seat) const {
    const auto first = state.pits.begin() + m_ring.house(seat, 1);
    return std::all_of(first, first + m_ring.houses(), [](std::uint8_t seeds) { return seeds == 0; });
}

void Rules::endIfDone(State& state, Events* events) const {
    const bool done = m_level.end == End::SideEmpty ? sideEmpty(state, kSouth) || sideEmpty(state, kNorth)
                                                    : sideEmpty(state, state.mover);
    if (!done) return;
    for (const Seat seat : {kSouth, kNorth}) {
        for (int number = 1; number <= m_ring.houses(); ++number) {
            const int pit = m_ring.house(seat, number);
            const int count = take(state, pit);
            if (count == 0) continue;
            put(state, m_ring.store(seat), count);
            note(events, Swept{pit, count, m_ring.store(seat)});
        }
    }
    state.over = true;
    state.pie = Pie::Gone;
    note(events, GameOver{});
}

Scores Rules::scores(const State& state) const {
    return {static_cast<double>(count(state, kSouth)), static_cast<double>(count(state, kNorth))};
}

} // namespace parlour::kalah
