// Onitama as a picture in characters, laid out as on a table that A sits below of: B's cards lie turned round, and the
// side card faces the player who moves next and will get it.
#include "engine/onitama/rules.hpp"

#include <fmt/format.h>

namespace parlour::onitama {

namespace {

constexpr std::size_t kLines = 2 * kSide + 1;
constexpr int kCardWidth = 12;
constexpr int kMargin = 4; // between the board and the cards

using Lines = std::array<std::string, kLines>;

Lines boardLines(const Placement& board) {
    Lines lines;
    const auto rows = board.rows();
    for (std::size_t line = 0; line < kLines; ++line) {
        if (line % 2 == 0) {
            lines[line] = "  +---+---+---+---+---+";
            continue;
        }
        const auto& row = rows[line / 2];
        lines[line] = fmt::format("{} |", "abcde"[line / 2]);
        for (const char what : row) {
            lines[line] += fmt::format(" {} |", what == '.' ? ' ' : what);
        }
    }
    return lines;
}

} // namespace

std::string Rules::drawText(const State& state, Seat /*viewer*/) const {
    const auto row = [&](std::size_t place, bool turnedRound, std::size_t line) {
        if (state.cards[place] == kNoCard) return std::string("  ?  ");
        const auto& pattern = card(state.cards[place]).pattern;
        return (turnedRound ? turned(pattern) : pattern).substr(line * (kSide + 1), kSide);
    };
    const auto title = [&](std::size_t place, std::string_view label) {
        const auto number = state.cards[place];
        return number == kNoCard ? std::string(label) : fmt::format("{} {}", label, cardName(m_level.cards, number));
    };
    const auto hand = [&](Seat seat, std::size_t line) {
        return fmt::format("{:<{}}{:<{}}", row(handPlace(seat, 0), seat == kB, line), kCardWidth,
                           row(handPlace(seat, 1), seat == kB, line), kCardWidth);
    };
    const auto names = [&](Seat seat) {
        return fmt::format("{:<{}}{:<{}}", title(handPlace(seat, 0), "1"), kCardWidth, title(handPlace(seat, 1), "2"),
                           kCardWidth);
    };
    constexpr std::size_t kSideTitle = 2; // the line above the side card
    const char arrow = state.mover == kA ? '^' : 'v';

    const std::string indent(2 + 4 * kSide + 1 + kMargin, ' ');
    std::string picture = fmt::format("{}Player B\n{}{}\n", indent, indent, names(kB));
    const Lines board = boardLines(state);
    for (std::size_t line = 0; line < kLines; ++line) {
        std::string text = board[line] + std::string(kMargin, ' ');
        if (line < kSide) {
            text += hand(kB, line);
        } else if (line > kSide) {
            text += hand(kA, line - kSide - 1);
        } else {
            text += std::string(std::size_t{2} * kCardWidth, ' ');
        }
        if (line == kSideTitle) text += title(kSideCard, "Side");
        if (line > kSideTitle && line <= kSideTitle + kSide) {
            text += fmt::format("{}  {}", row(kSideCard, state.mover == kB, line - kSideTitle - 1), arrow);
        }
        picture += text + '\n';
    }
    picture += fmt::format("    1   2   3   4   5      {}\n{}Player A\n", names(kA), indent);
    if (m_level.turnLimit != 0) picture += fmt::format("turn {} of {}\n", state.turns, m_level.turnLimit);
    std::string trimmed;
    for (const char c : picture) {
        if (c == '\n') trimmed.erase(trimmed.find_last_not_of(' ') + 1);
        trimmed += c;
    }
    return trimmed;
}

} // namespace parlour::onitama
