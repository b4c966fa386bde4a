#include "engine/onitama/level.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace parlour::onitama {

namespace {

Seat readSeat(LevelReader& reader, std::string_view key, Seat fallback) {
    return reader.choice<Seat>(key, {{"A", kA}, {"B", kB}}, fallback);
}

Card readCard(const LevelReader& reader, std::string_view key, std::size_t number, const std::string& text) {
    if (auto card = cardFrom(text)) return *card;
    std::vector<std::string_view> names;
    for (const Card& card : namedCards()) {
        names.push_back(card.name);
    }
    reader.fail(key, fmt::format("entry {} of '{}' is \"{}\", which is no card: write a pattern such as "
                                 "\"...../..x../..o../.x.x./.....\" (five rows of five, one o, any x) or one of: {}",
                                 number, key, text, fmt::join(names, ", ")));
}

void readCards(LevelReader& reader, Level& level) {
    const auto fixed = reader.strings("cards", kCardsInPlay);
    const auto deck = reader.strings("deck", std::nullopt);
    if (fixed && deck) reader.fail("deck", "give either 'cards' (five, in their places) or a 'deck' to deal from");
    level.dealt = !fixed;
    if (!fixed && !deck) {
        const auto classic = namedCards().first(kClassicCards);
        level.cards.assign(classic.begin(), classic.end());
        return;
    }
    const std::string_view key = fixed ? "cards" : "deck";
    for (const auto& text : fixed ? *fixed : *deck) {
        Card card = readCard(reader, key, level.cards.size() + 1, text);
        const auto same = std::find_if(level.cards.begin(), level.cards.end(),
                                       [&](const Card& other) { return other.sameSteps(card); });
        if (deck && same != level.cards.end()) {
            reader.fail(key, fmt::format("entries {} and {} of 'deck' are the same card, {}",
                                         same - level.cards.begin() + 1, level.cards.size() + 1, card.text()));
        }
        level.cards.push_back(std::move(card));
    }
    if (level.cards.size() < kCardsInPlay || level.cards.size() > kMostCards) {
        reader.fail(key, fmt::format("a deck has {} to {} different cards, not {}", kCardsInPlay, kMostCards,
                                     level.cards.size()));
    }
}

Square readWall(LevelReader& reader) {
    const auto text = reader.string("wall", "");
    if (!reader.has("wall")) return kNowhere;
    const auto square = squareNamed(text);
    if (!square) reader.fail("wall", fmt::format(R"('wall' must be a square from "a1" to "e5", not "{}")", text));
    if ((bit(*square) & kBothBases) != 0) reader.fail("wall", "the wall never stands on a base (a3 and e3)");
    return *square;
}

// Puts what a character stands for on a square; false: it stands for nothing.
bool put(Placement& board, Square square, char what) {
    switch (what) {
        case 'A':
            board.generals[0] = square;
            [[fallthrough]];
        case 'a':
            board.pawns[0] |= bit(square);
            return true;
        case 'B':
            board.generals[1] = square;
            [[fallthrough]];
        case 'b':
            board.pawns[1] |= bit(square);
            return true;
        case 'W':
            board.wall = square;
            return true;
        default:
            return what == '.' || what == ' ';
    }
}

Placement readBoard(LevelReader& start, const std::vector<std::string>& rows) {
    Placement board{{}, {kNowhere, kNowhere}, kNowhere};
    std::string all;
    for (int row = 0; row < kSide; ++row) {
        const auto& text = rows[static_cast<std::size_t>(row)];
        if (text.size() != kSide) {
            start.fail("board",
                       fmt::format("row {} of 'board' must have 5 characters, not {}", "abcde"[row], text.size()));
        }
        for (int column = 0; column < kSide; ++column) {
            const char what = text[static_cast<std::size_t>(column)];
            if (!put(board, squareAt(row, column), what)) {
                start.fail("board", fmt::format("'{}' in row {} of 'board' stands for nothing: a and b are soldiers, A "
                                                "and B generals, W the wall, a dot an empty square",
                                                what, "abcde"[row]));
            }
        }
        all += text;
    }
    for (const char general : {'A', 'B'}) {
        const auto count = std::count(all.begin(), all.end(), general);
        if (count != 1) start.fail("board", fmt::format("'board' must have one general {}, not {}", general, count));
    }
    if (std::count(all.begin(), all.end(), 'W') > 1) start.fail("board", "'board' has more than one wall");
    return board;
}

void readStart(LevelReader& start, Level& level) {
    const auto rows = start.strings("board", kSide);
    if (rows) {
        const Square wall = level.board.wall;
        level.board = readBoard(start, *rows);
        if (level.board.wall == kNowhere) level.board.wall = wall;
    }
    level.starts = readSeat(start, "to_move", level.starts);
    start.finish();
}

} // namespace

std::array<std::string, kSide> Placement::rows() const {
    std::array<std::string, kSide> text;
    for (Square square = 0; square < kSquares; ++square) {
        char what = square == wall ? 'W' : '.';
        if ((pawns[0] & bit(square)) != 0) what = square == generals[0] ? 'A' : 'a';
        if ((pawns[1] & bit(square)) != 0) what = square == generals[1] ? 'B' : 'b';
        text[static_cast<std::size_t>(rowOf(square))] += what;
    }
    return text;
}

Level readLevel(LevelReader& reader) {
    Level level;
    level.title = reader.string("title", "Onitama");
    level.about = reader.string("about", "");
    level.starts = readSeat(reader, "starts", kA);
    level.turnLimit = reader.integer("turn_limit", 0, kMostTurns, 0);
    level.board.wall = readWall(reader);
    readCards(reader, level);
    auto start = reader.table("start");
    if (start) readStart(*start, level);
    const Square wall = level.board.wall;
    if (wall != kNowhere) {
        const Bits taken = level.board.pawns[0] | level.board.pawns[1];
        if ((bit(wall) & taken) != 0) {
            reader.fail("wall", fmt::format("the wall cannot stand on {}, where a pawn is", squareName(wall)));
        }
        if ((bit(wall) & kBothBases) != 0) start->fail("board", "the wall never stands on a base (a3 and e3)");
    }
    reader.finish();
    return level;
}

std::string writeLevel(const Level& level) {
    std::string text =
        fmt::format("title = {}\nabout = {}\nstarts = \"{}\"\nturn_limit = {}\n", tomlString(level.title),
                    tomlString(level.about), level.starts == kA ? "A" : "B", level.turnLimit);
    if (level.board.wall != kNowhere) text += fmt::format("wall = \"{}\"\n", squareName(level.board.wall));
    std::vector<std::string> cards;
    for (const Card& card : level.cards) {
        cards.push_back(tomlString(card.text()));
    }
    text += fmt::format("{} = [{}]\n", level.dealt ? "deck" : "cards", fmt::join(cards, ", "));
    text += fmt::format("[start]\nboard = [\"{}\"]\n", fmt::join(level.board.rows(), "\", \""));
    return text;
}

} // namespace parlour::onitama
