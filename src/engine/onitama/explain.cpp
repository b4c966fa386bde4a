// Advice in Onitama: what a move takes, threatens and parries, and how the game goes on from there.
#include "engine/core/words.hpp"
#include "engine/onitama/rules.hpp"

#include <fmt/format.h>

#include <cmath>

namespace parlour::onitama {

namespace {

// What a seat could do if it were its turn on this board, with the cards it holds.
struct Menace {
    bool general = false; // it could take the other general
    bool base = false;    // its general could walk onto the other base
    bool any() const { return general || base; }
};

Menace menaceOf(const Rules& rules, const State& state, Seat seat) {
    State turn = state;
    turn.mover = seat;
    Menace found;
    for (Bits pawns = turn.pawns[index(seat)]; pawns != 0;) {
        const Square from = popSquare(pawns);
        for (Bits targets = rules.pawnTargets(turn, 0, from) | rules.pawnTargets(turn, 1, from); targets != 0;) {
            const Ending ending = Rules::endingOf(turn, seat, from, popSquare(targets));
            found.general = found.general || ending == Ending::GeneralTaken;
            found.base = found.base || ending == Ending::BaseReached;
        }
    }
    return found;
}

// What a move that does not win at once does for its player.
std::vector<std::string> gains(const Rules& rules, const State& before, const State& after,
                               std::span<const Event> events) {
    const Seat seat = before.mover;
    std::vector<std::string> all;
    for (const Event& event : events) {
        if (std::holds_alternative<PawnTaken>(event)) all.emplace_back("takes a soldier");
        if (std::holds_alternative<Blocked>(event)) all.emplace_back("leaves no pawn a move");
    }
    const Menace threat = menaceOf(rules, after, seat);
    if (threat.general) {
        all.emplace_back("threatens the general");
    } else if (threat.base) {
        all.emplace_back("threatens to reach the base");
    }
    const Seat other = opponent(seat);
    if (menaceOf(rules, before, other).any() && !menaceOf(rules, after, other).any()) {
        all.emplace_back("parries the threat");
    }
    return all;
}

std::string prospect(const Choice<Move>& choice) {
    if (choice.exact) {
        // Of so many plies, the winner makes the last one.
        if (choice.value > 0) return "it wins in " + counted((choice.depth + 1) / 2, "move");
        if (choice.value < 0)
            return fmt::format("it only delays the loss, {} at most", counted(choice.depth / 2, "move"));
        return "nobody can win any more";
    }
    const double lead = std::abs(choice.value);
    if (lead < 0.1) return "the game stays even";
    const std::string_view much = lead < 0.25 ? "a little " : lead < 0.5 ? "" : "far ";
    return fmt::format("you are {}{}", much, choice.value > 0 ? "ahead" : "behind");
}

} // namespace

std::string Rules::explain(const State& state, const Choice<Move>& choice) const {
    const Move& move = choice.move;
    State after = state;
    std::vector<Event> events;
    apply(after, move, &events);
    const std::string card = capitalised(cardName(m_level.cards, state.cards[handPlace(state.mover, move.card)]));
    const std::string what = move.from == kNowhere
                                 ? "Hand over " + card
                                 : fmt::format("{} {}–{}", card, squareName(move.from), squareName(move.to));
    if (after.ending == Ending::GeneralTaken) return what + " takes the general and wins.";
    if (after.ending == Ending::BaseReached) return what + " reaches the base and wins.";
    const auto all = gains(*this, state, after, events);
    if (all.empty()) return fmt::format("{}: {}.", what, prospect(choice));
    return fmt::format("{} {}; {}.", what + (move.from == kNowhere ? ":" : ""), listed(all), prospect(choice));
}

} // namespace parlour::onitama
