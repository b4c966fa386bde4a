#include "engine/kahuna/greedy_player.hpp"

namespace parlour::kahuna {

namespace {

int oneShort(const Map& map, Bridges own) {
    int count = 0;
    for (std::size_t i = 0; i < map.islands().size(); ++i) {
        const auto island = static_cast<Island>(i);
        count += std::popcount(own & map.bridgesAt(island)) == map.need(island) - 1 ? 1 : 0;
    }
    return count;
}

double plainSum(const Rules& rules, const State& state, Seat seat) {
    const auto own = index(seat);
    return 10 * rules.scores(state)[own] + 3 * std::popcount(state.kahunas[own]) +
           oneShort(rules.map(), state.bridges[own]) + 0.3 * std::popcount(state.bridges[own]) +
           0.1 * state.hands[own].size();
}

// The same whatever card chance deals, as far as the sum goes.
void settle(const Rules& rules, State& state) {
    while (rules.toMove(state) == kChance) {
        rules.apply(state, Move::deal(*state.deck.begin()), nullptr);
    }
}

} // namespace

double plainScore(const Rules& rules, const State& state, Seat seat) {
    return plainSum(rules, state, seat) - plainSum(rules, state, otherSeat(seat));
}

Choice<Move> GreedyPlayer::choose(const Rules& rules, const View& view, Seat seat, Meter& meter, Rng& rng) {
    const State state = rules.guess(view, rng);
    const bool full = view.hand.size() == kFullHand && (view.deckSize > 0 || !view.openCards().empty());
    Choice<Move> best{{}, -1e9, 1, false};
    std::uint64_t equals = 0;
    for (const Move& move : rules.moves(state)) {
        meter.spend();
        // A full hand makes room for a draw; otherwise nothing is thrown away.
        if (full ? move.action == Action::Stop : move.action == Action::Discard) continue;
        State next = state;
        rules.apply(next, move, nullptr);
        settle(rules, next);
        const double value = plainScore(rules, next, seat);
        if (value > best.value) equals = 0;
        if (value >= best.value && below(rng, ++equals) == 0) best = {move, value, 1, false};
    }
    return best;
}

} // namespace parlour::kahuna
