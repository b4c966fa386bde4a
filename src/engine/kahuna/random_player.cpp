#include "engine/kahuna/random_player.hpp"

#include <algorithm>

namespace parlour::kahuna {

namespace {

enum Class : std::size_t { kBuild, kDestroy, kDiscard, kFinish, kClasses };

Class classOf(const Move& move) {
    switch (move.action) {
        case Action::Build:
            return kBuild;
        case Action::Destroy:
            return kDestroy;
        case Action::Discard:
            return kDiscard;
        default:
            return kFinish;
    }
}

// In how many ways the cards of a move can be picked from a hand.
std::uint64_t instances(const Move& move, Cards hand) {
    const auto count = [&](Card card) { return static_cast<std::uint64_t>(hand.count(card)); };
    switch (move.action) {
        case Action::Build:
        case Action::Discard:
            return count(move.card);
        case Action::Destroy:
            return move.card == move.second ? count(move.card) * (count(move.card) - 1) / 2
                                            : count(move.card) * count(move.second);
        default:
            return 1;
    }
}

} // namespace

Move RandomPlayer::pick(const Rules& rules, const State& state, Rng& rng) {
    const Cards hand = state.hands[index(state.mover)];
    const auto moves = rules.moves(state);
    std::array<std::uint64_t, kClasses> sizes{};
    for (const Move& move : moves) {
        sizes[classOf(move)] += instances(move, hand);
    }
    const auto possible = static_cast<std::uint64_t>(kClasses - std::count(sizes.begin(), sizes.end(), 0U));
    auto skip = below(rng, possible);
    std::size_t chosen = 0;
    while (sizes[chosen] == 0 || skip-- > 0) {
        ++chosen;
    }
    auto instance = below(rng, sizes[chosen]);
    for (const Move& move : moves) {
        if (classOf(move) != chosen) continue;
        const auto ways = instances(move, hand);
        if (instance < ways) return move;
        instance -= ways;
    }
    return moves.back();
}

Choice<Move> RandomPlayer::choose(const Rules& rules, const View& view, Seat /*seat*/, Meter& meter, Rng& rng) {
    meter.spend();
    return {pick(rules, rules.guess(view, rng), rng)};
}

} // namespace parlour::kahuna
