// Properties of Kalah that hold on any position: rapidcheck looks for one where they do not.
#include "engine/kalah/board.hpp"
#include "tests/catch.hpp"
#include "tests/engine/kalah_tools.hpp"

#include <rapidcheck.h>

using namespace parlour;
using namespace kalah_tools;

namespace {

// A position some way into a random game on a random board.
struct Situation {
    kalah::Level level;
    kalah::State state;
};

Situation anySituation() {
    Rng rng(*rc::gen::arbitrary<std::uint64_t>().as("seed of the position"));
    const auto level = randomLevel(rng, 10, 190);
    const kalah::Rules rules(level);
    auto state = rules.initial();
    for (std::uint64_t plies = below(rng, 12); plies > 0 && !state.over; --plies) {
        const auto moves = rules.moves(state);
        rules.apply(state, moves[below(rng, moves.size())], nullptr);
    }
    return {level, state};
}

int total(const kalah::State& state) {
    return std::accumulate(state.pits.begin(), state.pits.end(), 0);
}

// Events applied to a board of plain numbers, as a scene would.
class Fold {
public:
    Fold(const kalah::Rules& rules, const kalah::State& before) : m_rules(rules), m_state(before) {}

    void operator()(const kalah::Lifted& lifted) {
        RC_ASSERT(m_state.seeds(lifted.pit) == lifted.count);
        RC_ASSERT(m_hand == 0);
        pit(lifted.pit) = 0;
        m_hand = lifted.count;
    }
    void operator()(const kalah::Sown& sown) {
        RC_ASSERT(m_hand > 0);
        --m_hand;
        ++pit(sown.pit);
    }
    void operator()(const kalah::Captured& captured) { bank(captured.pit, captured.count, captured.store); }
    void operator()(const kalah::Swept& swept) { bank(swept.pit, swept.count, swept.store); }
    void operator()(const kalah::ExtraTurn& extra) {
        RC_ASSERT(extra.seat == m_state.mover);
        m_extra = true;
    }
    void operator()(const kalah::Swapped& /*swapped*/) {
        const auto old = m_state.pits;
        const int pits = m_rules.ring().pits();
        for (int i = 0; i < pits; ++i) {
            pit(i) = old[static_cast<std::size_t>((i + pits / 2) % pits)];
        }
    }
    void operator()(const kalah::GameOver& /*over*/) { m_state.over = true; }

    void finish(const kalah::State& after) const {
        RC_ASSERT(m_hand == 0);
        RC_ASSERT(m_state.pits == after.pits);
        RC_ASSERT(m_state.over == after.over);
        RC_ASSERT(m_extra == (after.mover == m_state.mover));
    }

private:
    std::uint8_t& pit(int i) { return m_state.pits[static_cast<std::size_t>(i)]; }
    void bank(int from, int count, int store) {
        RC_ASSERT(count > 0);
        RC_ASSERT(m_state.seeds(from) == count);
        RC_ASSERT(m_rules.ring().isStore(store));
        pit(from) = 0;
        pit(store) = static_cast<std::uint8_t>(m_state.seeds(store) + count);
    }

    const kalah::Rules& m_rules;
    kalah::State m_state;
    int m_hand = 0;
    bool m_extra = false;
};

template <class Lane>
void sowsAlike(const kalah::Rules& rules, const kalah::State& state) {
    const kalah::Sower<Lane> sower(rules);
    const auto board = kalah::boardOf<Lane>(rules, state);
    for (const auto move : rules.moves(state)) {
        if (move == kalah::kSwap) continue;
        auto next = state;
        rules.apply(next, move, nullptr);
        const auto done = sower.sow(board, move.house - 1);
        const int before = rules.count(state, state.mover) - rules.count(state, kalah::opponent(state.mover));
        const int after = rules.count(next, state.mover) - rules.count(next, kalah::opponent(state.mover));
        RC_ASSERT(done.over == next.over);
        RC_ASSERT(after - before == done.gain + (done.over ? done.swept : 0));
        if (done.over) continue;
        RC_ASSERT(done.again == (next.mover == state.mover));
        RC_ASSERT(done.again == sower.repeats(board, move.house - 1));
        RC_ASSERT(done.next == kalah::boardOf<Lane>(rules, next));
        RC_ASSERT(done.next.seeds() == board.seeds() - done.gain);
    }
}

} // namespace

TEST_CASE("kalah properties: seeds are neither made nor lost", "[kalah][properties]") {
    REQUIRE(rc::check([] {
        const auto [level, state] = anySituation();
        const kalah::Rules rules(level);
        RC_PRE(!state.over);
        for (const auto move : rules.moves(state)) {
            auto next = state;
            rules.apply(next, move, nullptr);
            RC_ASSERT(total(next) == total(state));
            if (next.over) RC_ASSERT(rules.sideEmpty(next, kalah::kSouth) && rules.sideEmpty(next, kalah::kNorth));
        }
    }));
}

TEST_CASE("kalah properties: the events add up to the new position", "[kalah][properties]") {
    REQUIRE(rc::check([] {
        const auto [level, state] = anySituation();
        const kalah::Rules rules(level);
        RC_PRE(!state.over);
        for (const auto move : rules.moves(state)) {
            auto next = state;
            std::vector<kalah::Event> events;
            rules.apply(next, move, &events);
            Fold fold(rules, state);
            for (const auto& event : events) {
                std::visit(fold, event);
            }
            fold.finish(next);
        }
    }));
}

TEST_CASE("kalah properties: the two seats are alike", "[kalah][properties]") {
    REQUIRE(rc::check([] {
        auto [level, state] = anySituation();
        level.pie = false; // the one rule that knows who opened
        state.pie = kalah::Pie::Gone;
        const kalah::Rules rules(level);
        RC_PRE(!state.over);
        const auto flipped = [&](kalah::State other) {
            std::rotate(other.pits.begin(), other.pits.begin() + rules.ring().pits() / 2,
                        other.pits.begin() + rules.ring().pits());
            other.mover = kalah::opponent(other.mover);
            return other;
        };
        auto mirror = flipped(state);
        RC_ASSERT(rules.moves(mirror) == rules.moves(state));
        for (const auto move : rules.moves(state)) {
            auto here = state;
            auto there = mirror;
            rules.apply(here, move, nullptr);
            rules.apply(there, move, nullptr);
            RC_ASSERT(there == flipped(here));
        }
    }));
}

TEST_CASE("kalah properties: the board of the search sows as the rules do", "[kalah][properties]") {
    REQUIRE(rc::check([] {
        const auto [level, state] = anySituation();
        const kalah::Rules rules(level);
        RC_PRE(!state.over);
        if (level.houses <= kalah::kNarrowHouses) sowsAlike<kalah::NarrowLane>(rules, state);
        sowsAlike<kalah::WideLane>(rules, state);
    }));
}
