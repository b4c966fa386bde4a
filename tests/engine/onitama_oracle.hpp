#pragma once
// Onitama once more, written from the rules page alone, in letters and text, slow and plain. It shares nothing with the
// engine, which is compared with it.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

class OnitamaOracle {
public:
    std::array<std::string, 5> rows;     // row a first
    std::array<std::string, 5> patterns; // A1 A2 B1 B2 side, as A sees them
    char mover = 'A';
    int limit = 0;
    int turns = 0;
    bool over = false;
    char winner = '-';

    std::vector<std::string> moves() const {
        std::vector<std::string> all;
        const auto pawns = pawnMoves();
        for (const auto& pawn : pawns) {
            const std::string text = std::string(1, pawn.slot) + " " + name(pawn.from) + " " + name(pawn.to);
            if (wins(pawn)) {
                all.push_back(text);
                continue;
            }
            auto moved = rows;
            at(moved, pawn.to) = at(moved, pawn.from);
            at(moved, pawn.from) = '.';
            for (const auto& wall : wallMoves(moved)) {
                all.push_back(text + wall);
            }
        }
        if (pawns.empty()) {
            for (const char slot : {'1', '2'}) {
                for (const auto& wall : wallMoves(rows)) {
                    all.push_back(std::string(1, slot) + " XX XX" + wall);
                }
            }
        }
        return all;
    }

    void play(const std::string& move) {
        ++turns;
        if (move.substr(2, 2) != "XX") {
            const Pawn pawn{move[0], {move[2] - 'a', move[3] - '1'}, {move[5] - 'a', move[6] - '1'}};
            const bool won = wins(pawn);
            at(rows, pawn.to) = at(rows, pawn.from);
            at(rows, pawn.from) = '.';
            if (won) {
                over = true;
                winner = mover;
                return;
            }
        }
        auto& played = patterns[(mover == 'A' ? 0U : 2U) + (move[0] == '1' ? 0U : 1U)];
        std::swap(played, patterns[4]);
        if (move.size() > 7) pushWall(move.back());
        mover = mover == 'A' ? 'B' : 'A';
        if (limit > 0 && turns == limit) over = true;
    }

    // All games of so many turns, and those that ended before, counted one by one.
    std::uint64_t leaves(int depth) const {
        if (depth == 0 || over) return 1;
        std::uint64_t sum = 0;
        for (const auto& move : moves()) {
            OnitamaOracle next = *this;
            next.play(move);
            sum += next.leaves(depth - 1);
        }
        return sum;
    }

private:
    struct Spot {
        int row, column;
        bool inside() const { return row >= 0 && row < 5 && column >= 0 && column < 5; }
    };
    struct Pawn {
        char slot;
        Spot from, to;
    };
    using Rows = std::array<std::string, 5>;

    static char& at(Rows& board, Spot spot) { return board[size_t(spot.row)][size_t(spot.column)]; }
    static char at(const Rows& board, Spot spot) { return board[size_t(spot.row)][size_t(spot.column)]; }
    static std::string name(Spot spot) { return {char('a' + spot.row), char('1' + spot.column)}; }
    static bool isBase(Spot spot) { return spot.column == 2 && (spot.row == 0 || spot.row == 4); }
    char other() const { return mover == 'A' ? 'B' : 'A'; }
    char soldier() const { return mover == 'A' ? 'a' : 'b'; }

    std::vector<Pawn> pawnMoves() const {
        std::vector<Pawn> all;
        for (const char slot : {'1', '2'}) {
            // B lays the card before itself: the rows are read from the other end, and each row backwards.
            std::string pattern = patterns[(mover == 'A' ? 0U : 2U) + (slot == '1' ? 0U : 1U)];
            if (mover == 'B') std::reverse(pattern.begin(), pattern.end());
            const auto circle = int(pattern.find('o'));
            for (int square = 0; square < 25; ++square) {
                const Spot from{square / 5, square % 5};
                if (at(rows, from) != mover && at(rows, from) != soldier()) continue;
                for (int mark = 0; mark < int(pattern.size()); ++mark) {
                    if (pattern[size_t(mark)] != 'x') continue;
                    const Spot to{from.row + mark / 6 - circle / 6, from.column + mark % 6 - circle % 6};
                    if (!to.inside()) continue;
                    const char there = at(rows, to);
                    if (there != mover && there != soldier() && there != 'W') all.push_back({slot, from, to});
                }
            }
        }
        return all;
    }

    bool wins(const Pawn& pawn) const {
        if (at(rows, pawn.to) == other()) return true;
        const Spot base{mover == 'A' ? 0 : 4, 2};
        return at(rows, pawn.from) == mover && pawn.to.row == base.row && pawn.to.column == base.column;
    }

    static Spot wallOf(const Rows& board) {
        for (int square = 0; square < 25; ++square) {
            if (at(board, {square / 5, square % 5}) == 'W') return {square / 5, square % 5};
        }
        return {-1, -1};
    }
    static Spot pushed(Spot wall, char step) {
        if (step == 'u') return {wall.row - 1, wall.column};
        if (step == 'd') return {wall.row + 1, wall.column};
        if (step == 'l') return {wall.row, wall.column - 1};
        return {wall.row, wall.column + 1};
    }

    std::vector<std::string> wallMoves(const Rows& board) const {
        const Spot wall = wallOf(board);
        if (!wall.inside()) return {""};
        std::vector<std::string> all;
        for (const char step : {'u', 'd', 'l', 'r'}) {
            const Spot to = pushed(wall, step);
            if (!to.inside() || isBase(to)) continue;
            if (at(board, to) == '.' || at(board, to) == soldier()) all.push_back({' ', step});
        }
        all.emplace_back(" s");
        return all;
    }

    void pushWall(char step) {
        if (step == 's') return;
        const Spot from = wallOf(rows);
        std::swap(at(rows, from), at(rows, pushed(from, step)));
    }
};
