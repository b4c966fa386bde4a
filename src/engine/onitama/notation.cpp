// Onitama in text: moves, and precisely why one is refused.
#include "engine/core/words.hpp"
#include "engine/onitama/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace parlour::onitama {

namespace {

constexpr std::string_view kNoPawn = "XX";
constexpr std::string_view kWallSteps = "?udlrs"; // in the order of Wall

std::optional<Wall> wallNamed(std::string_view word) {
    const auto at = word.size() == 1 ? kWallSteps.find(word, 1) : std::string_view::npos;
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Wall>(at);
}

std::optional<Square> fromOrTo(std::string_view word) {
    return word == kNoPawn ? kNowhere : squareNamed(word);
}

// Writes a ply's events as one sentence.
class Teller {
public:
    explicit Teller(const Rules& rules) : m_rules(rules) {}
    const std::string& words() const { return m_words; }

    void operator()(const CardDealt& deal) {
        constexpr std::array<std::string_view, kCardsInPlay> kPlaces{
            "A's first card", "A's second card", "B's first card", "B's second card", "the side card"};
        m_words = fmt::format("{} is {}", kPlaces[deal.place], m_rules.card(deal.card).text());
    }
    void operator()(const PawnMoved& move) {
        m_words = fmt::format("{} moves {} from {} to {} with {}", m_rules.seatName(move.seat),
                              move.general ? "the general" : "a soldier", squareName(move.from), squareName(move.to),
                              m_rules.card(move.card).text());
    }
    void operator()(const PawnTaken& taken) {
        m_words += fmt::format(" and takes {}", taken.general ? "the general" : "a soldier");
    }
    void operator()(const CardPassed& passed) {
        if (!m_words.empty()) return; // the card was named with the pawn's move
        m_words = fmt::format("{} cannot move a pawn and passes {}", m_rules.seatName(passed.seat),
                              m_rules.card(passed.played).text());
    }
    void operator()(const WallMoved& wall) { m_words += fmt::format("; the wall goes to {}", squareName(wall.to)); }
    void operator()(const WallSwapped& wall) {
        m_words += fmt::format("; the wall and the soldier on {} change places", squareName(wall.to));
    }
    void operator()(const Blocked& blocked) {
        m_words += fmt::format("; {} has no pawn move now", m_rules.seatName(blocked.seat));
    }
    void operator()(const Won& won) {
        m_words += fmt::format("; {} wins{}", m_rules.seatName(won.seat),
                               won.how == Ending::BaseReached ? " by reaching the other base" : "");
    }
    void operator()(const TurnLimitReached& limit) { m_words += fmt::format("; a draw after {} turns", limit.turns); }

private:
    const Rules& m_rules;
    std::string m_words;
};

} // namespace

std::string Rules::inWords(const State& before, const Move& move) const {
    std::vector<Event> events;
    State after = before;
    apply(after, move, &events);
    Teller teller(*this);
    for (const Event& event : events) {
        std::visit(teller, event);
    }
    return teller.words();
}

std::string Rules::formatMove(const State& state, const Move& move) const {
    if (state.dealing()) return card(move.card).text();
    const auto name = [](Square square) { return square == kNowhere ? std::string(kNoPawn) : squareName(square); };
    std::string text = fmt::format("{} {} {}", move.card + 1, name(move.from), name(move.to));
    if (move.wall != Wall::None) text += {' ', kWallSteps[static_cast<std::size_t>(move.wall)]};
    return text;
}

std::optional<Move> Rules::parseMove(const State& state, std::string_view text) const {
    if (state.dealing()) {
        const auto given = cardFrom(text);
        if (!given) return std::nullopt;
        const auto found = std::find_if(m_level.cards.begin(), m_level.cards.end(),
                                        [&](const Card& one) { return one.sameSteps(*given); });
        if (found == m_level.cards.end()) return std::nullopt;
        return Move{static_cast<std::uint8_t>(found - m_level.cards.begin())};
    }
    const auto parts = wordsOf(text);
    if (parts.size() < 3 || parts.size() > 4 || (parts[0] != "1" && parts[0] != "2")) return std::nullopt;
    const auto from = fromOrTo(parts[1]);
    const auto to = fromOrTo(parts[2]);
    const auto wall = parts.size() == 4 ? wallNamed(parts[3]) : Wall::None;
    if (!from || !to || !wall || (*from == kNowhere) != (*to == kNowhere)) return std::nullopt;
    return Move{static_cast<std::uint8_t>(parts[0] == "2"), *from, *to, *wall};
}

std::string Rules::refusal(const State& state, std::string_view text) const {
    if (state.dealing()) return refusedDeal(state, text);
    const auto parts = wordsOf(text);
    const std::string_view form = state.wall == kNowhere ? "1 e4 d3" : "1 e4 d3 r";
    if (parts.size() < 3 || parts.size() > 4) {
        return fmt::format("'{}' is no move: write the card, the pawn's square, where it goes{}, as in '{}'", text,
                           state.wall == kNowhere ? "" : " and the wall's step", form);
    }
    if (parts[0] != "1" && parts[0] != "2")
        return fmt::format("there is no card '{}': your cards are 1 and 2", parts[0]);
    auto refused = refusedPawn(state, parts[0] == "1" ? 0 : 1, parts[1], parts[2]);
    if (!refused.empty()) return refused;
    const Move move{static_cast<std::uint8_t>(parts[0] == "2"), *fromOrTo(parts[1]), *fromOrTo(parts[2])};
    return refusedWall(state, move, parts.size() == 4 ? parts[3] : std::string_view());
}

std::string Rules::refusedDeal(const State& state, std::string_view text) const {
    const auto move = parseMove(state, text);
    if (move) return fmt::format("{} has been dealt already", text);
    std::vector<std::string> left;
    for (const Move& one : moves(state)) {
        left.push_back(formatMove(state, one));
    }
    return fmt::format("'{}' is no card of this deck; left are: {}", text, fmt::join(left, ", "));
}

// Empty: nothing is wrong with it.
std::string Rules::refusedPawn(const State& state, int slot, std::string_view from, std::string_view to) const {
    for (const auto word : {from, to}) {
        if (!fromOrTo(word)) return fmt::format("there is no square '{}': they are a1 to e5", word);
    }
    if (from == kNoPawn || to == kNoPawn) {
        if (!blocked(state)) return "you have a pawn move, so you must move a pawn";
        return from == to ? "" : "a player without a pawn move writes XX for both squares";
    }
    if (blocked(state)) return fmt::format("no pawn of yours can move: pass a card, as in '{} XX XX'", slot + 1);
    const Square start = *squareNamed(from);
    const Square end = *squareNamed(to);
    const auto own = index(state.mover);
    if ((state.pawns[own] & bit(start)) == 0) {
        const bool theirs = (state.pawns[1 - own] & bit(start)) != 0;
        return fmt::format("{} is not your pawn: {}", from, theirs ? "it is your opponent's" : "there is none");
    }
    const auto number = state.cards[handPlace(state.mover, slot)];
    if ((m_reach.from(state.mover, number, start) & bit(end)) == 0) {
        return fmt::format("card {} ({}) does not reach {} from {}", slot + 1, card(number).text(), to, from);
    }
    if ((state.pawns[own] & bit(end)) != 0) return fmt::format("your own pawn stands on {}", to);
    return end == state.wall ? fmt::format("the wall stands on {}", to) : "";
}

std::string Rules::refusedWall(const State& state, const Move& move, std::string_view step) const {
    const Seat mover = state.mover;
    if (state.wall == kNowhere) return "there is no wall in this game: leave its step out";
    Placement after = state;
    if (move.from != kNowhere) {
        if (endingOf(state, mover, move.from, move.to) != Ending::None) {
            return "that move wins at once: leave the wall out";
        }
        movePawn(after, mover, move.from, move.to);
    }
    if (step.empty()) return "the wall's step is missing: u, d, l, r, or s to let it stay";
    const auto wall = wallNamed(step);
    if (!wall) return fmt::format("'{}' is no step of the wall: u, d, l, r, or s to let it stay", step);
    const Square to = wallAfter(after.wall, *wall);
    if (to == kNowhere) return "the wall cannot leave the board";
    const auto name = squareName(to);
    if ((kBothBases & bit(to)) != 0) return fmt::format("the wall cannot go onto a base ({})", name);
    if (after.generals[index(mover)] == to) return fmt::format("the wall cannot go onto your own general ({})", name);
    return fmt::format("the wall cannot go onto an opponent's pawn ({})", name);
}

} // namespace parlour::onitama
