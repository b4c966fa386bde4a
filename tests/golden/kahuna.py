#!/usr/bin/env python3
"""Plays one game of Kahuna on every shipped level and writes it down, for the engine to repeat.

The rules are written here a second time, from the rules page alone, so that the files are not what the engine says of
itself. Run from anywhere: it writes kahuna-LEVEL.tsv beside itself for each levels/kahuna/LEVEL.toml.
"""
import pathlib
import tomllib
from collections import Counter

HERE = pathlib.Path(__file__).resolve().parent
OFFICIAL = {
    "tie_scores": "none",
    "final_score": "difference",
    "last_turns": "one-each",
    "decline": "not-twice",
    "discard": "full-hand",
    "wiped_out": "loses",
    "tie_break": "official",
}
MATHUNA = {
    "tie_scores": "both",
    "final_score": "own",
    "last_turns": "until-stuck",
    "decline": "always",
    "discard": "any-time",
    "wiped_out": "scored",
    "tie_break": "none",
}


class Kahuna:
    def __init__(self, level):
        self.rules = dict(OFFICIAL if level.get("rules") == "official" else MATHUNA)
        self.rules.update({key: level[key] for key in self.rules if key in level})
        self.letters = sorted(island["letter"] for island in level["map"]["islands"])
        self.places = ["".join(sorted(bridge)) for bridge in level["map"]["bridges"]]
        self.all = Counter({letter: level["map"]["copies"] for letter in self.letters})
        self.owner = {}  # bridge -> player
        self.hands = [[], []]
        self.open = [None, None, None]
        self.out = []  # played or discarded
        self.round = 1
        self.points = [0, 0]
        self.last_gain = [0, 0]
        self.mover = 0
        self.chance = [("hand", n % 2) for n in range(6)] + [("open", slot) for slot in range(3)]
        self.then_end = False  # the turn ends once chance has dealt
        self.acted = self.discarded = self.declined = False
        self.final_idle = None  # turns without an action since the last card; none: it is not gone yet
        self.final_turns = 0
        self.over = False
        self.loser = None
        self.bonus = [0, 0]

    # --- what is where

    def deck(self):
        used = Counter(self.hands[0] + self.hands[1] + self.out + [card for card in self.open if card])
        return self.all - used

    def kahunas(self, player):
        taken = []
        for letter in self.letters:
            here = [place for place in self.places if letter in place]
            if 2 * sum(self.owner.get(place) == player for place in here) > len(here):
                taken.append(letter)
        return taken

    def drawable(self):
        return bool(self.deck()) or any(self.open)

    def seat(self):
        return "*" if self.chance else f"P{self.mover + 1}"

    # --- moves

    def builds(self, player):
        return [
            f"build {place} {card}"
            for place in self.places
            if place not in self.owner
            for card in place
            if card in self.hands[player]
        ]

    def destroys(self, player):
        found = []
        for place in self.places:
            if self.owner.get(place) != 1 - player:
                continue
            hand = Counter(self.hands[player])
            for pair in (place, place[0] * 2, place[1] * 2):
                if not Counter(pair) - hand:
                    found.append(f"destroy {place} {pair}")
        return found

    def moves(self):
        if self.chance:
            return [letter for letter in self.letters if self.deck()[letter] > 0]
        hand = self.hands[self.mover]
        legal = []
        careful = self.rules["discard"] == "full-hand"
        if not (careful and self.discarded):
            legal += self.builds(self.mover) + self.destroys(self.mover)
        if not careful or self.discarded or len(hand) == 5:
            legal += [f"discard {card}" for card in sorted(set(hand))]
        draws = []
        if len(hand) < 5:
            draws += ["draw deck"] if self.deck() else []
            draws += [f"draw {slot + 1}" for slot in range(3) if self.open[slot]]
        must = (careful and self.discarded) or (self.rules["decline"] == "not-twice" and self.declined)
        return legal + draws + ([] if draws and must else ["stop"])

    def play(self, move):
        if self.chance:
            kind, where = self.chance.pop(0)
            if kind == "hand":
                self.hands[where].append(move)
            else:
                self.open[where] = move
            if not self.deck():
                self.chance = []
            if self.then_end and not self.chance:
                self.end_turn()
            return
        verb, *rest = move.split()
        hand = self.hands[self.mover]
        if verb == "build":
            self.spend(rest[1])
            self.build(rest[0])
            self.lose_without_bridges()
        elif verb == "destroy":
            self.spend(rest[1])
            del self.owner[rest[0]]
            self.lose_without_bridges()
        elif verb == "discard":
            self.spend(rest[0])
            self.discarded = True
        elif move == "stop":
            self.declined = True
            self.end_turn()
        elif move == "draw deck":
            self.declined = False
            self.chance, self.then_end = [("hand", self.mover)], True
        else:
            self.declined = False
            slot = int(rest[0]) - 1
            hand.append(self.open[slot])
            self.open[slot] = None
            if self.deck():
                self.chance, self.then_end = [("open", slot)], True
            else:
                self.end_turn()

    def spend(self, cards):
        for card in cards:
            self.hands[self.mover].remove(card)
            self.out.append(card)
        self.acted = True

    def build(self, place):
        had = self.kahunas(self.mover)
        self.owner[place] = self.mover
        for letter in self.kahunas(self.mover):
            if letter in had:
                continue
            for other in [p for p in self.owner if letter in p and self.owner[p] != self.mover]:
                del self.owner[other]

    # --- ends

    def without_bridges(self):
        return [player for player in (0, 1) if player not in self.owner.values()]

    def lose_without_bridges(self):
        if self.round > 1 and self.rules["wiped_out"] == "loses" and self.without_bridges():
            self.over = True
            self.loser = self.without_bridges()

    def end_turn(self):
        self.then_end = False
        if self.final_idle is not None:
            self.final_idle = 0 if self.acted else self.final_idle + 1
            self.final_turns += 1
        fresh = False
        if not self.drawable():
            if self.round < 3:
                self.score_round()
                fresh = True
            elif self.final_idle is None:
                self.final_idle = 0
        self.lose_without_bridges()
        if self.over:
            return
        if self.round > 1 and self.rules["wiped_out"] == "scored" and self.without_bridges():
            return self.finish()
        if self.final_idle is not None:
            if self.rules["last_turns"] == "one-each":
                if self.final_turns == 2:
                    return self.finish()
            else:
                able = any(self.builds(player) or self.destroys(player) for player in (0, 1))
                if not able or self.final_idle == 2:
                    return self.finish()
        self.mover = 1 - self.mover
        self.acted = self.discarded = False
        if fresh and self.deck():
            self.chance = [("open", slot) for slot in range(3)]

    def score_round(self):
        counts = [len(self.kahunas(player)) for player in (0, 1)]
        for player in (0, 1):
            tied = counts[0] == counts[1] and self.rules["tie_scores"] == "both"
            if counts[player] > counts[1 - player] or tied:
                self.points[player] += self.round
        self.round += 1
        self.out = []

    def finish(self):
        self.over = True
        counts = [len(self.kahunas(player)) for player in (0, 1)]
        if self.rules["final_score"] == "difference":
            counts = [max(0, counts[0] - counts[1]), max(0, counts[1] - counts[0])]
        self.points = [self.points[0] + counts[0], self.points[1] + counts[1]]
        if self.points[0] != self.points[1] or self.rules["tie_break"] == "none":
            return
        bridges = [sum(owner == player for owner in self.owner.values()) for player in (0, 1)]
        for one, two in (counts, bridges):
            if one != two:
                self.bonus[0 if one > two else 1] = 0.5
                return

    def scores(self):
        if self.loser:
            return [-1 if player in self.loser else self.points[player] for player in (0, 1)]
        return [self.points[player] + self.bonus[player] for player in (0, 1)]


def playthrough(level, number):
    game = Kahuna(level)
    rows = []
    while not game.over:
        seat, legal = game.seat(), game.moves()
        # Any move, by a rule that needs no random generator; few stops and discards, so that the game gets somewhere.
        number = (number * 1103515245 + 12345) % 2**31
        choice = [move for move in legal if move.startswith(("build", "destroy"))]
        choice += [move for move in legal if move.startswith("draw")] * 2
        choice = choice or legal
        if (number >> 8) % 8 == 0:
            choice = legal
        move = choice[(number >> 16) % len(choice)]
        game.play(move)
        rows.append((seat, " ".join(legal), move, " ".join(f"{score:g}" for score in game.scores())))
    return rows


def main():
    for n, path in enumerate(sorted((HERE.parents[1] / "levels" / "kahuna").glob("*.toml"))):
        rows = playthrough(tomllib.loads(path.read_text()), n + 1)
        lines = ["seat\tlegal\tmove\tscores"] + ["\t".join(row) for row in rows]
        (HERE / f"kahuna-{path.stem}.tsv").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
