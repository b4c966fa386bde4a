// Kalah in text: moves, why one is refused, and the board in characters.
#include "engine/kalah/rules.hpp"

#include <fmt/format.h>

#include <charconv>

namespace parlour::kalah {

std::string Rules::formatMove(const State& /*state*/, Move move) const {
    return move == kSwap ? "swap" : std::to_string(move.house);
}

std::optional<Move> Rules::parseMove(const State& /*state*/, std::string_view text) const {
    if (text == "swap") return kSwap;
    int number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    const bool plain = error == std::errc() && stop == end && text.front() != '0' && text.front() != '-';
    if (!plain || number < 1 || number > m_ring.houses()) return std::nullopt;
    return Move{static_cast<std::uint8_t>(number)};
}

std::string Rules::refusal(const State& state, std::string_view text) const {
    const auto move = parseMove(state, text);
    if (!move) {
        return fmt::format("'{}' is no move: a house from 1 to {}{}", text, m_ring.houses(),
                           m_level.pie ? ", or swap" : "");
    }
    if (*move == kSwap) {
        return m_level.pie ? "sides can be swapped only in answer to South's first turn"
                           : "this level has no pie rule, so there is no swap";
    }
    return fmt::format("{}'s house {} is empty", seatName(state.mover), text);
}

std::string Rules::inWords(const State& before, Move move) const {
    const std::string name = seatName(before.mover);
    if (move == kSwap) return name + " swaps sides";
    State after = before;
    std::vector<Event> events;
    apply(after, move, &events);
    const int lifted = before.seeds(m_ring.house(before.mover, move.house));
    std::string words =
        fmt::format("{} sows {} seed{} from house {}", name, lifted, lifted == 1 ? "" : "s", move.house);
    std::string capture;
    std::array<int, 2> swept{};
    for (const auto& event : events) {
        if (const auto* captured = std::get_if<Captured>(&event)) {
            // The last seed comes first; what it catches, if anything, is what people want to hear of.
            capture = m_ring.owner(captured->pit) == before.mover ? " and banks the last one"
                                                                  : fmt::format(" and captures {}", captured->count);
        } else if (std::holds_alternative<ExtraTurn>(event) && !after.over) {
            words += " and moves again";
        } else if (const auto* rest = std::get_if<Swept>(&event)) {
            swept[index(m_ring.owner(rest->pit))] += rest->count;
        }
    }
    words += capture;
    for (const Seat seat : {kSouth, kNorth}) {
        if (swept[index(seat)] > 0) words += fmt::format("; {} banks the {} left", seatName(seat), swept[index(seat)]);
    }
    return words;
}

// South's row is below, seen from South's side; North's houses run the other way. A clockwise board is its mirror
// image.
std::string Rules::drawText(const State& state, Seat /*viewer*/) const {
    const int houses = m_ring.houses();
    const bool mirrored = m_level.direction == Direction::Clockwise;
    const auto row = [&](Seat seat, auto cell) {
        std::string line;
        for (int column = 1; column <= houses; ++column) {
            const bool leftToRight = (seat == kSouth) != mirrored;
            line += cell(leftToRight ? column : houses + 1 - column, seat);
        }
        return line;
    };
    const auto label = [&](int number, Seat seat) {
        const bool playable = seat == state.mover && state.seeds(m_ring.house(seat, number)) > 0;
        return fmt::format("{:^5}", playable ? fmt::format("[{}]", number) : fmt::format("{}", number));
    };
    const auto seeds = [&](int number, Seat seat) {
        const int count = state.seeds(m_ring.house(seat, number));
        return fmt::format("{:>3} |", count == 0 ? "." : std::to_string(count));
    };
    std::string rule;
    for (int column = 0; column < houses; ++column) {
        rule += "----+";
    }
    const Seat left = mirrored ? kSouth : kNorth;
    const Seat right = opponent(left);
    std::string picture;
    picture += fmt::format("{:>6}  {}\n", "North", row(kNorth, label));
    picture += fmt::format("  +----+{}----+\n", rule);
    picture += fmt::format("  |    |{}    |\n", row(kNorth, seeds));
    picture += fmt::format("  |{:>3} |{}{:>3} |\n", count(state, left), rule, count(state, right));
    picture += fmt::format("  |    |{}    |\n", row(kSouth, seeds));
    picture += fmt::format("  +----+{}----+\n", rule);
    picture += fmt::format("{:>6}  {}\n", "South", row(kSouth, label));
    return picture;
}

} // namespace parlour::kalah
