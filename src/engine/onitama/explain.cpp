// Advice in Onitama: what a move takes, threatens and parries, and how the game goes on from there.
#include "engine/core/words.hpp"
#include "engine/onitama/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

namespace parlour::onitama {

namespace {

// What a seat could do if it were its turn on this board, with the cards it holds.
struct Menace {
    bool general = false; // it could take the other general
    bool base = false;    // its general could walk onto the other base
    Bits soldiers = 0;    // that it could take
    bool wins() const { return general || base; }
};

Menace menaceOf(const Rules& rules, const State& state, Seat seat) {
    State turn = state;
    turn.mover = seat;
    Menace found;
    const Seat other = opponent(seat);
    for (Bits pawns = turn.pawns[index(seat)]; pawns != 0;) {
        const Square from = popSquare(pawns);
        Bits targets = rules.pawnTargets(turn, 0, from) | rules.pawnTargets(turn, 1, from);
        found.soldiers |= targets & turn.pawns[index(other)] & ~bit(turn.generals[index(other)]);
        while (targets != 0) {
            const Ending ending = Rules::endingOf(turn, seat, from, popSquare(targets));
            found.general = found.general || ending == Ending::GeneralTaken;
            found.base = found.base || ending == Ending::BaseReached;
        }
    }
    return found;
}

// The mover has moves that let the other player take something.
bool mayLose(const Rules& rules, const State& state) {
    const auto moves = rules.moves(state);
    return std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
        State after = state;
        rules.apply(after, move, nullptr);
        if (after.ending != Ending::None) return false;
        const Menace menace = menaceOf(rules, after, opponent(state.mover));
        return menace.soldiers != 0 || menace.wins();
    });
}

std::string soldiers(Bits squares) {
    const int count = std::popcount(squares);
    return count == 1 ? fmt::format("the soldier on {}", squareName(popSquare(squares))) : counted(count, "soldier");
}

// What a move that does not win at once does for its player.
std::vector<std::string> gains(const Rules& rules, const State& before, const State& after,
                               std::span<const Event> events) {
    const Seat seat = before.mover;
    const Seat other = opponent(seat);
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
    const Menace was = menaceOf(rules, before, other);
    const Menace is = menaceOf(rules, after, other);
    if (was.wins() && !is.wins()) all.emplace_back("parries the threat");
    if (!all.empty()) return all;
    // Nothing is decided, so the soldiers count.
    if (threat.soldiers != 0) all.push_back("attacks " + soldiers(threat.soldiers));
    if (is.soldiers == 0 && was.soldiers != 0 && !is.wins()) {
        all.push_back("saves " + soldiers(was.soldiers));
    } else if (is.soldiers == 0 && !is.wins() && mayLose(rules, before)) {
        all.push_back(fmt::format("leaves {} nothing to take", rules.seatName(other)));
    }
    if (all.empty()) all.push_back("brings you the " + cardName(rules.level().cards, before.cards[kSideCard]));
    return all;
}

std::string prospect(const Choice<Move>& choice, const std::string& other) {
    if (choice.exact) {
        // Of so many plies, the winner makes the last one.
        if (choice.value > 0) return "it wins in " + counted((choice.depth + 1) / 2, "move");
        if (choice.value < 0)
            return fmt::format("{} wins in at most {}, whatever you play", other, counted(choice.depth / 2, "move"));
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
    std::string what = move.from == kNowhere
                           ? "Hand over " + card
                           : fmt::format("{} {}–{}", card, squareName(move.from), squareName(move.to));
    if (after.ending == Ending::GeneralTaken) return what + " takes the general and wins.";
    if (after.ending == Ending::BaseReached) return what + " reaches the base and wins.";
    const bool pushed = after.wall != state.wall;
    if (pushed) what += ", wall to " + squareName(after.wall);
    const auto all = gains(*this, state, after, events);
    const auto how = prospect(choice, seatName(opponent(state.mover)));
    if (all.empty()) return fmt::format("{}: {}.", what, how);
    const std::string_view colon = pushed || move.from == kNowhere ? ":" : "";
    return fmt::format("{}{} {}; {}.", what, colon, listed(all), how);
}

} // namespace parlour::onitama
