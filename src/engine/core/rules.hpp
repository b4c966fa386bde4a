#pragma once
// The contract between a game and everything generic: matches, records, opponents, scenes, the command line.
//
// A Rules class is immutable and built from a validated Level. Its State is a small regular value: copying one is how
// you search, undo and test. `apply` is deterministic and reports what happens as Events, in order; animation, sound
// and logs consume these, nobody works out afterwards what a move did. A View is what one seat may know of a State.
#include "engine/core/game_info.hpp"
#include "engine/core/random.hpp"
#include "engine/core/seat.hpp"
#include "engine/think/choice.hpp"

#include <concepts>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class LevelReader;

template <class R>
concept Rules = std::regular<typename R::State> && std::regular<typename R::Move> && std::regular<typename R::View> &&
    std::constructible_from<R, typename R::Level> &&
    requires(const R& rules, const typename R::State& state, typename R::State& next, const typename R::Move& move,
             const typename R::View& view, const Choice<typename R::Move>& choice, Seat seat,
             std::vector<typename R::Event>* events, std::string_view text, LevelReader& reader, int seats) {
    { R::info } -> std::convertible_to<GameInfo>;
    { R::readLevel(reader, seats) } -> std::same_as<typename R::Level>; // throws LevelError
    { rules.seats() } -> std::same_as<int>;
    { rules.seatName(seat) } -> std::same_as<std::string>;
    { rules.initial() } -> std::same_as<typename R::State>;
    { rules.toMove(state) } -> std::same_as<std::optional<Seat>>; // nothing: the game is over
    { rules.moves(state) } -> std::ranges::random_access_range;
    { rules.apply(next, move, events) } -> std::same_as<void>; // a legal move; events may be null
    { rules.scores(state) } -> std::same_as<Scores>;
    { rules.view(state, seat) } -> std::same_as<typename R::View>;
    { rules.formatMove(state, move) } -> std::same_as<std::string>;
    { rules.parseMove(state, text) } -> std::same_as<std::optional<typename R::Move>>;
    { rules.refusal(state, text) } -> std::same_as<std::string>;  // why that text is no legal move here
    { rules.drawText(state, seat) } -> std::same_as<std::string>; // a picture in characters, as the seat may see it
    // A choice as advice for the seat that is to move and sees this: one short sentence that says what the move gains
    // and what the search expects of it.
    { rules.explain(view, choice) } -> std::same_as<std::string>;
};

template <class R>
concept PerfectInformation = Rules<R> && std::same_as<typename R::View, typename R::State>;

// Some plies belong to kChance; each outcome has relative odds.
template <class R>
concept HasChance = Rules<R> && requires(const R& rules, const typename R::State& state, const typename R::Move& move) {
    { rules.weight(state, move) } -> std::convertible_to<int>;
};

// Some of the state is hidden: a search deals itself states that are consistent with what a seat knows, and of what
// happens each seat is told as much as it may see.
template <class R>
concept HasHidden = Rules<R> &&
    requires(const R& rules, const typename R::View& view, const typename R::Event& event, Seat seat, Rng& rng) {
    { rules.guess(view, rng) } -> std::same_as<typename R::State>;
    { rules.asSeenBy(seat, event) } -> std::same_as<typename R::Event>;
};

// Can tell what a move does in a sentence without its full stop: "South sows 4 from house 3 and moves again".
template <class R>
concept HasWords = Rules<R> && requires(const R& rules, const typename R::State& state, const typename R::Move& move) {
    { rules.inWords(state, move) } -> std::same_as<std::string>;
};

// The same where not everybody may hear everything: told as the viewer may know it. The chance seat stands for all who
// are at the table.
template <class R>
concept HasWordsFor = Rules<R> &&
    requires(const R& rules, const typename R::State& state, const typename R::Move& move, Seat viewer) {
    { rules.inWords(state, move, viewer) } -> std::same_as<std::string>;
};

// Turns of several plies can be told in a table, with a row a turn.
template <class R>
concept HasTurnTable = Rules<R> &&
    requires(const R& rules, std::span<const typename R::State> states, std::span<const typename R::Move> moves,
             std::span<const std::uint64_t> times) {
    { R::turnColumns() } -> std::same_as<std::span<const std::string_view>>;
    // The row of the turn that the last of these plies ended, if it did.
    { rules.turnRow(states, moves, times) } -> std::same_as<std::optional<std::vector<std::string>>>;
};

// Has a quicker way to count the leaves of all games up to a depth (a finished game is one) than playing every move.
template <class R>
concept CountsLeaves = Rules<R> && requires(const R& rules, const typename R::State& state, int depth) {
    { rules.perft(state, depth) } -> std::same_as<std::uint64_t>;
};

// Draws a chance outcome by its weight.
template <HasChance R>
typename R::Move drawOutcome(const R& rules, const typename R::State& state, Rng& rng) {
    const auto outcomes = rules.moves(state);
    std::uint64_t total = 0;
    for (const auto& outcome : outcomes) {
        total += static_cast<std::uint64_t>(rules.weight(state, outcome));
    }
    std::uint64_t pick = below(rng, total);
    for (const auto& outcome : outcomes) {
        const auto weight = static_cast<std::uint64_t>(rules.weight(state, outcome));
        if (pick < weight) return outcome;
        pick -= weight;
    }
    return outcomes.back();
}

} // namespace parlour
