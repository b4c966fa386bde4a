#!/usr/bin/env python3
"""Computes the soft light effects that need no ray tracer: shadows, glows, rings, sparks.

Every picture is a function of the pixel's centre giving straight (not premultiplied) colour and alpha. A tiny ordered
noise hides banding in the long gradients. Only the standard library is used.
"""
import math
import pathlib
import struct
import zlib

ASSETS = pathlib.Path(__file__).resolve().parent.parent
BAYER = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]


def write_png(path, width, height, shade):
    """shade(x, y) -> (r, g, b, a), each 0..1."""
    rows = bytearray()
    for j in range(height):
        rows.append(0)
        for i in range(width):
            r, g, b, a = shade(i + 0.5, j + 0.5)
            dither = (BAYER[j % 4][i % 4] + 0.5) / 16 if a > 0.002 else 0.0
            rows += bytes((round(255 * r), round(255 * g), round(255 * b), max(0, min(255, int(255 * a + dither)))))
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 9))
                     + chunk(b"IEND", b""))


def rounded_box(x, y, cx, cy, half_x, half_y, radius):
    """Signed distance to a rounded rectangle, negative inside."""
    dx = abs(x - cx) - half_x + radius
    dy = abs(y - cy) - half_y + radius
    return math.hypot(max(dx, 0), max(dy, 0)) + min(max(dx, dy), 0) - radius


def gauss_edge(distance, sigma):
    """1 deep inside, 0 far outside: an edge blurred by a Gaussian."""
    return 0.5 * math.erfc(distance / (sigma * math.sqrt(2)))


def fade(distance, reach):
    """A soft falloff that is exactly 0 at `reach`, so nothing is cut at the border of a picture."""
    t = max(0.0, 1 - max(0.0, distance) / reach)
    return t * t * (3 - 2 * t)


def mix(a, b, t):
    return tuple(u + (v - u) * t for u, v in zip(a, b))


WARM, PALE, IVORY = (1.0, 0.74, 0.30), (1.0, 0.95, 0.78), (1.0, 0.97, 0.88)


def shadow(x, y):
    # The object's edge lies 64 pixels inside the picture: a tight contact shadow and a wide soft one.
    d = rounded_box(x, y, 128, 128, 64, 64, 28)
    rim = min(x, y, 256 - x, 256 - y)
    return 0, 0, 0, (0.42 * gauss_edge(d, 9) + 0.30 * gauss_edge(d - 6, 22)) * min(1, rim / 8)


def glow(x, y):
    # A bright line along the object's edge (64 pixels inside the picture) with a halo to both sides.
    d = rounded_box(x, y, 128, 128, 64, 64, 24)
    core = math.exp(-((d - 2.5) / 3.2) ** 2)
    halo = 0.60 * fade(d, 56) ** 1.6 if d > 0 else 0.60 * fade(-d, 26) ** 1.6
    a = min(1, core + halo * (1 - core))
    return (*mix(WARM, PALE, core), a)


def spot(x, y):
    r = math.hypot(x - 128, y - 128) / 126
    return (*mix(WARM, PALE, max(0, 1 - r) ** 2), fade(r, 1) ** 1.4)


def ring(x, y):
    r = math.hypot(x - 128, y - 128)
    core = math.exp(-((r - 104) / 3.4) ** 2)
    halo = 0.55 * (fade(r - 104, 22) if r > 104 else fade(104 - r, 34)) ** 1.5
    return (*mix(WARM, PALE, core), min(1, core + halo * (1 - core)))


def ring_last(x, y):
    # Eight dashes with round ends: told from `ring` by its shape, not only by its colour.
    angle = math.atan2(y - 128, x - 128)
    step = 2 * math.pi / 8
    nearest = (round(angle / step - 0.5) + 0.5) * step
    along = max(0.0, abs(angle - nearest) - 0.20) * 106
    d = math.hypot(along, math.hypot(x - 128, y - 128) - 106)
    core = min(1, max(0, 5.2 - d))
    dark = 0.55 * fade(d - 3, 10)
    a = core + dark * (1 - core)
    return (*mix((0.10, 0.05, 0.02), IVORY, core / a if a > 0 else 0), a)


def spark(x, y):
    u, v = (x - 32) / 30, (y - 32) / 30
    r = math.hypot(u, v)
    body = fade(r, 0.42) ** 2
    rays = fade(abs(u), 1) ** 3 * math.exp(-(v / 0.045) ** 2) + fade(abs(v), 1) ** 3 * math.exp(-(u / 0.045) ** 2)
    halo = 0.35 * fade(r, 1) ** 2
    a = min(1, body + rays + halo)
    return (*mix((1, 0.80, 0.42), (1, 0.99, 0.93), min(1, body + rays)), a)


def bead_shadow(x, y):
    # Beads are 112 pixels wide here; the glass lets some light through, which gathers beyond the bead.
    d = math.hypot(x - 110, y - 110)
    dark = 0.62 * gauss_edge(d - 48, 9) + 0.22 * gauss_edge(d - 58, 14)
    light = math.exp(-(((x - 137) / 13) ** 2 + ((y - 137) / 13) ** 2))
    rim = min(x, y, 192 - x, 192 - y)
    a = max(0, dark - 0.34 * light) * min(1, max(0, rim - 1) / 12)
    return (*mix((0.03, 0.012, 0.004), (1.0, 0.80, 0.50), 0.55 * light), a)


def name_plate(x, y):
    # A dark wooden pill for an island's name; its ends are half circles of 19 pixels.
    d = rounded_box(x, y, 40, 19, 39, 18, 18)
    rim = math.exp(-((d + 1.8) / 1.3) ** 2)
    return (*mix((0.13, 0.075, 0.04), (0.66, 0.47, 0.24), 0.85 * rim), min(1, max(0, 0.5 - d)) * (0.86 + 0.14 * rim))


def need_disc(x, y):
    d = math.hypot(x - 19, y - 19) - 15
    return (*mix((0.98, 0.92, 0.76), (0.55, 0.38, 0.18), math.exp(-((d + 1.2) / 1.2) ** 2)), min(1, max(0, 0.5 - d)))


def kalah_shadow(left, right, total):
    """The shadow of a Kalah board `total` pixels wide that starts at x = 0, at a pixel of its plane."""
    def dark(x, y):
        contact = rounded_box(x - 10, y - 16, total / 2, 360, total / 2 - 8, 342, 140)
        wide = rounded_box(x - 34, y - 40, total / 2, 360, total / 2 - 16, 334, 140)
        return 0.55 * gauss_edge(contact, 9) + 0.42 * gauss_edge(wide, 26)
    def part(x, y):
        return 0, 0, 0, min(0.92, dark(x + left, y - 120))
    return right - left, part


def main():
    common, kahuna, kalah = ASSETS / "common", ASSETS / "kahuna", ASSETS / "kalah"
    for name, shade in (("shadow", shadow), ("glow", glow), ("spot", spot), ("ring", ring), ("ring-last", ring_last)):
        write_png(common / f"{name}.png", 256, 256, shade)
    write_png(common / "spark.png", 64, 64, spark)
    write_png(kahuna / "plate.png", 80, 38, name_plate)
    write_png(kahuna / "need.png", 38, 38, need_disc)
    write_png(kalah / "bead-shadow.png", 192, 192, bead_shadow)
    board = 360 + 250 * 10 + 360
    for name, left, right in (("left", -120, 360), ("column", 1110, 1360), ("right", board - 360, board + 120)):
        width, part = kalah_shadow(left, right, board)
        write_png(kalah / f"shadow-{name}.png", width, 960, part)


if __name__ == "__main__":
    main()
