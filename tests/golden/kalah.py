#!/usr/bin/env python3
"""Plays one game of Kalah on every shipped level and writes it down, for the engine to repeat.

The rules are written here a second time, from the rules page alone, so that the files are not what the engine says of
itself. Run from anywhere: it writes kalah-LEVEL.tsv beside itself for each levels/kalah/LEVEL.toml.
"""
import pathlib
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
SEATS = ("South", "North")


class Kalah:
    def __init__(self, level):
        self.k = level.get("houses", 6)
        self.always = level.get("capture", "facing") == "always"
        self.stuck = level.get("end", "side-empty") == "mover-stuck"
        self.pie = level.get("pie", False)
        start = level.get("start", {})
        usual = [level.get("seeds", 4)] * self.k
        self.sides = [list(start.get(name, usual)) for name in ("south", "north")]
        self.stores = list(start.get("stores", [0, 0]))
        self.mover = ("south", "north").index(start.get("to_move", "south"))
        self.opened = self.mover == 0  # by South: only then there is a pie
        self.north_moved = False
        self.over = False
        self.end()

    def end(self):
        empty = [sum(side) == 0 for side in self.sides]
        if empty[self.mover] if self.stuck else any(empty):
            self.over = True
            for seat in (0, 1):
                self.stores[seat] += sum(self.sides[seat])
                self.sides[seat] = [0] * self.k

    def moves(self):
        legal = [str(i + 1) for i, seeds in enumerate(self.sides[self.mover]) if seeds]
        if self.pie and self.opened and self.mover == 1 and not self.north_moved:
            legal.append("swap")
        return legal

    def play(self, move):
        me, you = self.mover, 1 - self.mover
        self.north_moved = self.north_moved or me == 1
        if move == "swap":
            self.sides.reverse()
            self.stores.reverse()
            self.mover = you
            return self.end()
        side, at = me, int(move) - 1
        hand, self.sides[me][at] = self.sides[me][at], 0
        in_store = False
        while hand:
            if in_store:
                side, at, in_store = you, 0, False
            elif at + 1 < self.k:
                at += 1
            elif side == me:
                in_store = True
            else:
                side, at = me, 0
            hand -= 1
            if in_store:
                self.stores[me] += 1
            else:
                self.sides[side][at] += 1
        if not in_store:
            if side == me and self.sides[me][at] == 1:
                facing = self.sides[you][self.k - 1 - at]
                if facing or self.always:
                    self.stores[me] += 1 + facing
                    self.sides[me][at] = self.sides[you][self.k - 1 - at] = 0
            self.mover = you
        return self.end()


def playthrough(level, number):
    game = Kalah(level)
    rows = []
    while not game.over:
        seat, legal = SEATS[game.mover], game.moves()
        # Swap whenever it is offered, so that it is seen; else any move, by a rule that needs no random generator.
        number = (number * 1103515245 + 12345) % 2**31
        move = "swap" if "swap" in legal else legal[(number >> 16) % len(legal)]
        game.play(move)
        rows.append((seat, " ".join(legal), move, f"{game.stores[0]} {game.stores[1]}"))
    return rows


def main():
    for n, path in enumerate(sorted((HERE.parents[1] / "levels" / "kalah").glob("*.toml"))):
        rows = playthrough(tomllib.loads(path.read_text()), n + 1)
        lines = ["seat\tlegal\tmove\tscores"] + ["\t".join(row) for row in rows]
        (HERE / f"kalah-{path.stem}.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
