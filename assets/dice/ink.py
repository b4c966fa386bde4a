#!/usr/bin/env python3
"""Draws the tally strokes of the score sheet: assets/dice/ink.png, transparent, 640 x 192.

The upper row holds sixteen upright strokes in cells of 40 x 96, the lower one four strokes that cross a group, 160 x 96 each. A hand
never draws the same stroke twice: it bends, leans, presses at the start and lifts at the end. The ink is white on transparent, so that the
program can tint it.
"""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "common"))
from effects import write_png  # noqa: E402

HERE = pathlib.Path(__file__).resolve().parent
WIDTH, HEIGHT = 640, 192
STEPS = 14


def stroke(rng, start, end, bend, thick):
    """Points (x, y, radius) along a bent line: pressed at first, thinner towards the end."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / length, (x1 - x0) / length
    wave = rng.uniform(0, 6.28)
    points = []
    for i in range(STEPS + 1):
        t = i / STEPS
        off = bend * math.sin(math.pi * t) + 0.9 * math.sin(wave + t * 5.5)
        press = 0.72 + 0.5 * math.exp(-t * 7) + 0.12 * math.sin(wave + t * 9)
        radius = thick * press * (1.0 if t < 0.82 else 1.0 - 0.75 * (t - 0.82) / 0.18)
        points.append((x0 + (x1 - x0) * t + nx * off, y0 + (y1 - y0) * t + ny * off, radius))
    return points


def cells():
    """(left, top, width, points) of every stroke."""
    rng = random.Random(11)
    out = []
    for i in range(16):
        left = 40 * i
        lean = rng.uniform(-3.5, 3.5)
        out.append((left, 0, 40, stroke(rng, (left + 20 + lean, 9 + rng.uniform(-3, 4)), (left + 20 - lean + rng.uniform(-2, 2), 86 + rng.uniform(-5, 4)),
                                        rng.uniform(-3, 3), rng.uniform(3.0, 3.7))))
    for i in range(4):
        left = 160 * i
        out.append((left, 96, 160, stroke(rng, (left + 8 + rng.uniform(0, 5), 96 + 70 + rng.uniform(-6, 8)), (left + 151 - rng.uniform(0, 6), 96 + 24 + rng.uniform(-8, 6)),
                                          rng.uniform(-6, 6), rng.uniform(3.0, 3.6))))
    return out


def coverage(points, x, y):
    """How much ink lies at a point, 0 to 1."""
    best = -9.0
    for (ax, ay, ar), (bx, by, br) in zip(points, points[1:]):
        dx, dy = bx - ax, by - ay
        t = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        best = max(best, ar + (br - ar) * t - math.hypot(x - ax - dx * t, y - ay - dy * t))
    return min(1.0, max(0.0, best + 0.5))


def main():
    grain = random.Random(5)
    ink = bytearray(WIDTH * HEIGHT)
    for left, top, width, points in cells():
        for y in range(top, top + 96):
            for x in range(left, left + width):
                ink[y * WIDTH + x] = round(255 * coverage(points, x + 0.5, y + 0.5) * grain.uniform(0.84, 1.0))

    def shade(x, y):
        return 1, 1, 1, ink[int(y) * WIDTH + int(x)] / 255

    write_png(HERE / "ink.png", WIDTH, HEIGHT, shade)


if __name__ == "__main__":
    main()
