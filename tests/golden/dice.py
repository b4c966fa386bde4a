#!/usr/bin/env python3
"""Plays one game of Dice on every shipped level and writes it down, for the engine to repeat.

The rules are written here a second time, from the rules page alone, so that the files are not what the engine says of
itself. Run from anywhere: it writes dice-LEVEL.tsv beside itself for each levels/dice/LEVEL.toml. Each level is played
by another number of players. A roll has too many outcomes to list, so only their number stands in the file.
"""
import itertools
import pathlib
import tomllib

HERE = pathlib.Path(__file__).resolve().parent
ROLLS = sorted({tuple(sorted(dice)) for dice in itertools.product(range(1, 7), repeat=5)})


class Player:
    def __init__(self):
        self.pairs = []  # every pair sum, as it was chosen
        self.removed = []  # every removed number that was recorded

    def three(self):
        return set(self.removed) if len(set(self.removed)) == 3 else None

    def out(self, stop):
        return any(self.removed.count(number) >= stop for number in self.removed)

    def total(self, values):
        points = 0
        for number in set(self.pairs):
            times = self.pairs.count(number)
            points += -200 if times < 5 else (min(times, 10) - 5) * values[number - 2]
        return points


class Dice:
    def __init__(self, level, players):
        self.values, self.stop = level["values"], level["stop_count"]
        self.players = [Player() for _ in range(players)]
        self.roll, self.waiting = None, []  # the players who must still split the roll

    def over(self):
        return self.roll is None and all(player.out(self.stop) for player in self.players)

    def seat(self):
        return "*" if self.roll is None else f"P{self.players.index(self.waiting[0]) + 1}"

    def moves(self):
        if self.roll is None:
            return [" ".join(map(str, dice)) for dice in ROLLS]
        three = self.waiting[0].three()
        bound = three is not None and three & set(self.roll)
        legal = set()
        for a, b, c, d, e in itertools.permutations(self.roll):
            if not bound or e in three:
                legal.add((*sorted((a + b, c + d)), e))
        return [" ".join(map(str, split)) for split in sorted(legal)]

    def play(self, move):
        if self.roll is None:
            self.roll = tuple(map(int, move.split()))
            self.waiting = [player for player in self.players if not player.out(self.stop)]
            return
        low, high, removed = map(int, move.split())
        player = self.waiting.pop(0)
        three = player.three()
        player.pairs += [low, high]
        if three is None or three & set(self.roll):
            player.removed.append(removed)
        if not self.waiting:
            self.roll = None


def playthrough(level, players, number):
    game = Dice(level, players)
    rows = []
    while not game.over():
        seat, legal = game.seat(), game.moves()
        # Any move, by a rule that needs no random generator.
        number = (number * 1103515245 + 12345) % 2**31
        move = legal[(number >> 16) % len(legal)]
        game.play(move)
        scores = " ".join(str(player.total(game.values)) for player in game.players)
        rows.append((seat, f"{len(legal)} outcomes" if seat == "*" else " ".join(legal), move, scores))
    return rows


def main():
    for n, path in enumerate(sorted((HERE.parents[1] / "levels" / "dice").glob("*.toml"))):
        players = (3, 1, 6, 2)[n % 4]
        rows = playthrough(tomllib.loads(path.read_text()), players, n + 1)
        lines = [f"players\t{players}", "seat\tlegal\tmove\tscores"] + ["\t".join(row) for row in rows]
        (HERE / f"dice-{path.stem}.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
