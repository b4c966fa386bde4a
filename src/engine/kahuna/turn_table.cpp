// A game of Kahuna as a table with a row a turn: what the player had before, what was done, and what came of it.
#include "engine/kahuna/rules.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <numeric>

namespace parlour::kahuna {

namespace {

std::string lettersOf(const Map& map, Cards cards) {
    std::string text;
    for (const Card card : cards) {
        text.append(static_cast<std::size_t>(cards.count(card)), map.letter(card));
    }
    return text;
}

// "AB AD, CF": P1's, then P2's.
std::string bridgesOf(const Map& map, const Table& table) {
    std::array<std::vector<std::string>, 2> names;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (Bridges left = table.bridges[seat]; left != 0;) {
            names[seat].push_back(map.bridgeName(popBridge(left)));
        }
    }
    return fmt::format("{}, {}", fmt::join(names[0], " "), fmt::join(names[1], " "));
}

// "A, DL".
std::string kahunasOf(const Map& map, const Table& table) {
    std::array<std::string, 2> letters;
    for (std::size_t seat = 0; seat < 2; ++seat) {
        for (Islands left = table.kahunas[seat]; left != 0;) {
            letters[seat] += map.letter(popIsland(left));
        }
    }
    return letters[0] + ", " + letters[1];
}

std::string openOf(const Map& map, const Table& table) {
    std::string text;
    for (const Card card : table.open) {
        text += card == kNoCard ? '-' : map.letter(card);
    }
    return text;
}

} // namespace

std::span<const std::string_view> Rules::turnColumns() {
    static constexpr std::array<std::string_view, 14> kColumns{
        "turn",           "player",         "round",   "time",       "open",          "deck",          "hand_before",
        "bridges_before", "kahunas_before", "actions", "hand_after", "bridges_after", "kahunas_after", "score"};
    return kColumns;
}

std::optional<std::vector<std::string>> Rules::turnRow(std::span<const State> states, std::span<const Move> moves,
                                                       std::span<const std::uint64_t> times) const {
    const State& after = states.back();
    const auto turn = states[states.size() - 2].turns;
    if (after.turns == turn && after.stage != Stage::Over) return std::nullopt;
    // From the player's first decision on; what was dealt before it belongs to nobody's turn.
    std::size_t first = moves.size();
    while (first > 0 && states[first - 1].turns == turn && states[first - 1].stage != Stage::Dealing &&
           states[first - 1].stage != Stage::Opening) {
        --first;
    }
    const State& before = states[first];
    const auto own = index(before.mover);
    std::vector<std::string> actions;
    for (std::size_t ply = first; ply < moves.size(); ++ply) {
        const bool dealt = moves[ply].action == Action::Deal;
        actions.push_back((dealt ? "*" : "") + formatMove(states[ply], moves[ply]));
    }
    const auto time =
        std::accumulate(times.begin() + static_cast<std::ptrdiff_t>(first), times.end(), std::uint64_t{0});
    return std::vector<std::string>{std::to_string(turn + 1),
                                    seatName(before.mover),
                                    std::to_string(before.round),
                                    std::to_string(time),
                                    openOf(map(), before),
                                    std::to_string(before.deck.size()),
                                    lettersOf(map(), before.hands[own]),
                                    bridgesOf(map(), before),
                                    kahunasOf(map(), before),
                                    fmt::format("{}", fmt::join(actions, "; ")),
                                    lettersOf(map(), after.hands[own]),
                                    bridgesOf(map(), after),
                                    kahunasOf(map(), after),
                                    fmt::format("{}", fmt::join(scores(after), ", "))};
}

} // namespace parlour::kahuna
