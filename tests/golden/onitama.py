#!/usr/bin/env python3
"""Plays one game of Onitama on every shipped level and writes it down, for the engine to repeat.

The rules are written here a second time, from the rules page alone, so that the files are not what the engine says of
itself. Run from anywhere: it writes onitama-LEVEL.tsv beside itself for each levels/onitama/LEVEL.toml.
"""
import pathlib
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROWS, COLUMNS = "abcde", "12345"
BASES = {"A": "e3", "B": "a3"}
WALL_STEPS = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1), "s": (0, 0)}

# (right, forward), as the player sees it.
NAMED = {
    "tiger": [(0, 2), (0, -1)],
    "dragon": [(-2, 1), (2, 1), (-1, -1), (1, -1)],
    "crab": [(0, 1), (-2, 0), (2, 0)],
    "elephant": [(-1, 0), (1, 0), (-1, 1), (1, 1)],
    "monkey": [(-1, 1), (1, 1), (-1, -1), (1, -1)],
    "mantis": [(-1, 1), (1, 1), (0, -1)],
    "crane": [(0, 1), (-1, -1), (1, -1)],
    "boar": [(0, 1), (-1, 0), (1, 0)],
    "frog": [(-2, 0), (-1, 1), (1, -1)],
    "rabbit": [(2, 0), (1, 1), (-1, -1)],
    "goose": [(-1, 0), (-1, 1), (1, 0), (1, -1)],
    "rooster": [(1, 0), (1, 1), (-1, 0), (-1, -1)],
    "horse": [(-1, 0), (0, 1), (0, -1)],
    "ox": [(1, 0), (0, 1), (0, -1)],
    "eel": [(-1, 1), (-1, -1), (1, 0)],
    "cobra": [(1, 1), (1, -1), (-1, 0)],
    "heron": [(0, 2), (-1, -1), (1, -1)],
    "stag": [(-1, 2), (1, 2), (0, -1)],
    "owl": [(-1, 1), (1, 1), (0, -2)],
    "wasp": [(1, 2), (-1, 0), (0, -1)],
    "hornet": [(-1, 2), (1, 0), (0, -1)],
    "badger": [(0, 1), (-1, 0), (1, 0), (0, -1)],
    "carp": [(0, 1), (0, 2), (0, -2)],
    "moth": [(0, 1), (-2, -1), (2, -1)],
}


def steps_of(card):
    if card in NAMED:
        return NAMED[card]
    cells = {(r, c): what for r, row in enumerate(card.split("/")) for c, what in enumerate(row)}
    [(pawn_row, pawn_column)] = [at for at, what in cells.items() if what == "o"]
    return [(c - pawn_column, pawn_row - r) for (r, c), what in cells.items() if what == "x"]


def shifted(square, down, right):
    row, column = ROWS.index(square[0]) + down, COLUMNS.index(square[1]) + right
    return ROWS[row] + COLUMNS[column] if 0 <= row < 5 and 0 <= column < 5 else None


class Onitama:
    def __init__(self, level):
        start = level.get("start", {})
        self.board = {}  # square -> a letter; what is empty is not there
        rows = start.get("board", ["bbBbb", ".....", ".....", ".....", "aaAaa"])
        for r, row in enumerate(rows):
            for c, what in enumerate(row):
                if what not in ". ":
                    self.board[ROWS[r] + COLUMNS[c]] = what
        if "wall" in level and "W" not in self.board.values():
            self.board[level["wall"]] = "W"
        self.limit = level.get("turn_limit", 0)
        self.mover = start.get("to_move", level.get("starts", "A"))
        self.deck = [] if "cards" in level else list(level.get("deck", list(NAMED)[:16]))
        self.cards = list(level.get("cards", []))  # A1 A2 B1 B2 side
        self.turns = 0
        self.scores = {"A": 0, "B": 0}
        self.over = False

    def seat(self):
        return self.mover if len(self.cards) == 5 else "*"

    def wall(self):
        return next((square for square, what in self.board.items() if what == "W"), None)

    def own(self, square):
        return self.board.get(square, ".").upper() == self.mover

    def hand(self, slot):
        return (0 if self.mover == "A" else 2) + slot

    def pawn_moves(self):
        sign = 1 if self.mover == "A" else -1
        for slot in (0, 1):
            for square in sorted(filter(self.own, self.board)):
                ends = [shifted(square, -sign * up, sign * right) for right, up in steps_of(self.cards[self.hand(slot)])]
                for end in sorted(filter(None, ends)):
                    if not self.own(end) and self.board.get(end) != "W":
                        yield slot, square, end

    def wins(self, square, end):
        other = "B" if self.mover == "A" else "A"
        return self.board.get(end) == other or (self.board[square] == self.mover and end == BASES[other])

    def wall_steps(self, board):
        wall = next((square for square, what in board.items() if what == "W"), None)
        if wall is None:
            return [""]
        legal = []
        for name, (down, right) in WALL_STEPS.items():
            end = shifted(wall, down, right)
            free = end is not None and end not in BASES.values() and board.get(end, ".") in (".", self.mover.lower())
            if name == "s" or free:
                legal.append(" " + name)
        return legal

    def moves(self):
        if self.seat() == "*":
            return [card for card in self.deck if card not in self.cards]
        legal, pawns = [], list(self.pawn_moves())
        for slot, square, end in pawns:
            text = f"{slot + 1} {square} {end}"
            if self.wins(square, end):
                legal.append(text)
                continue
            after = dict(self.board)
            after[end] = after.pop(square)
            legal += [text + step for step in self.wall_steps(after)]
        if not pawns:
            legal = [f"{slot} XX XX{step}" for slot in (1, 2) for step in self.wall_steps(self.board)]
        return legal

    def play(self, move):
        if self.seat() == "*":
            self.cards.append(move)
            return
        slot, square, end, *step = move.split()
        self.turns += 1
        if square != "XX":
            won = self.wins(square, end)
            self.board[end] = self.board.pop(square)
            if won:
                self.scores[self.mover] = 1
                self.over = True
                return
        place = self.hand(int(slot) - 1)
        self.cards[place], self.cards[4] = self.cards[4], self.cards[place]
        if step and step[0] != "s":
            wall = self.wall()
            goal = shifted(wall, *WALL_STEPS[step[0]])
            soldier = self.board.pop(goal, None)
            self.board[goal] = self.board.pop(wall)
            if soldier:
                self.board[wall] = soldier
        self.mover = "B" if self.mover == "A" else "A"
        self.over = self.turns == self.limit


def playthrough(level, number):
    game = Onitama(level)
    rows = []
    while not game.over:
        seat, legal = game.seat(), game.moves()
        # Any move, by a rule that needs no random generator.
        number = (number * 1103515245 + 12345) % 2**31
        move = legal[(number >> 16) % len(legal)]
        game.play(move)
        rows.append((seat, " ".join(legal), move, f"{game.scores['A']} {game.scores['B']}"))
    return rows


def main():
    for n, path in enumerate(sorted((HERE.parents[1] / "levels" / "onitama").glob("*.toml"))):
        rows = playthrough(tomllib.loads(path.read_text()), n + 1)
        lines = ["seat\tlegal\tmove\tscores"] + ["\t".join(row) for row in rows]
        (HERE / f"onitama-{path.stem}.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
