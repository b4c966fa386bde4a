#!/usr/bin/env python3
"""Synthesises every sound of Parlour, and the music, from nothing: struck glass, wood, stone, bronze, bone, paper, kalimba.

Struck things are sums of decaying sines (their modes) with a breath of noise at the blow. The same bytes come out on
every run. Only the standard library is used; sox turns the music into Ogg Vorbis.

    synthesise.py              everything, beside this file
    synthesise.py NAME...      only these (music among them)
"""
import array
import math
import pathlib
import random
import subprocess
import sys
import tempfile
import wave

RATE = 44100
HERE = pathlib.Path(__file__).resolve().parent


# ---- building blocks -------------------------------------------------------------------------------------------------

def silence(seconds):
    return [0.0] * int(seconds * RATE)


def add(track, sound, at=0.0, gain=1.0):
    """Mixes `sound` into `track` from second `at` on, lengthening the track if needed."""
    start = int(at * RATE)
    if len(track) < start + len(sound):
        track.extend([0.0] * (start + len(sound) - len(track)))
    for i, value in enumerate(sound, start):
        track[i] += gain * value
    return track


def mode(frequency, decay, gain, seconds, attack=0.0006):
    """One decaying sine that fades to nothing in `decay` seconds (to 1/e)."""
    step = 2 * math.pi * frequency / RATE
    fall = math.exp(-1 / (decay * RATE))
    rise = max(1, int(attack * RATE))
    level, out = gain, []
    for i in range(int(seconds * RATE)):
        out.append(level * math.sin(step * i) * (i / rise if i < rise else 1.0))
        level *= fall
    return out


def struck(modes, seconds):
    out = silence(seconds)
    for frequency, decay, gain in modes:
        add(out, mode(frequency, decay, gain, min(seconds, decay * 7)))
    return out[:int(seconds * RATE)]


def noise(rng, seconds, low, high, decay, attack=0.0008):
    """Noise between two frequencies (one-pole filters), decaying."""
    a, b = 1 - math.exp(-2 * math.pi * high / RATE), 1 - math.exp(-2 * math.pi * low / RATE)
    smooth = floor = 0.0
    rise = max(1, int(attack * RATE))
    out = []
    for i in range(int(seconds * RATE)):
        smooth += a * (rng.uniform(-1, 1) - smooth)
        floor += b * (smooth - floor)
        out.append((smooth - floor) * math.exp(-i / (decay * RATE)) * min(1.0, i / rise))
    return out


def swell(samples, shape):
    """Multiplies by an envelope given as (second, level) points."""
    out, k = [], 0
    for i, value in enumerate(samples):
        t = i / RATE
        while k + 2 < len(shape) and t > shape[k + 1][0]:
            k += 1
        (t0, v0), (t1, v1) = shape[k], shape[k + 1]
        out.append(value * (v0 + (v1 - v0) * min(1.0, max(0.0, (t - t0) / (t1 - t0)))))
    return out


def finish(samples, peak, tail=0.012):
    """Scales to a peak in decibels and lets the end fade, so that nothing clicks."""
    loudest = max(1e-9, max(abs(v) for v in samples))
    gain = 10 ** (peak / 20) / loudest
    fade = min(len(samples), int(tail * RATE))
    count = len(samples)
    return [v * gain * min(1.0, (count - 1 - i) / fade) for i, v in enumerate(samples)]


def write(name, channels):
    data = array.array("h", (max(-32767, min(32767, round(v * 32767))) for frame in zip(*channels) for v in frame))
    if sys.byteorder == "big":
        data.byteswap()
    with wave.open(str(name), "wb") as out:
        out.setnchannels(len(channels))
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(data.tobytes())


def pitch(midi):
    return 440 * 2 ** ((midi - 69) / 12)


# ---- instruments -----------------------------------------------------------------------------------------------------

def bead(rng, height=1.0, hard=1.0, body=1.0):
    """A glass bead meeting wood: a hard bright tick over the short knock of the board, and a tiny bounce."""
    def blow(power):
        glass = [(f * height * rng.uniform(0.99, 1.01), d, g * hard) for f, d, g in
                 ((3150, 0.017, 0.42), (4870, 0.013, 0.34), (6900, 0.008, 0.20), (9300, 0.005, 0.10))]
        wood = [(f * rng.uniform(0.97, 1.03), d, g * body) for f, d, g in ((410, 0.020, 0.42), (905, 0.014, 0.36), (1620, 0.009, 0.22))]
        out = struck(glass + wood, 0.085)
        add(out, noise(rng, 0.006, 900, 8000, 0.0016), 0, 0.5)
        return [v * power for v in out[:int(0.085 * RATE)]]
    out = silence(0.0)
    add(out, blow(1.0))
    bounce = rng.uniform(0.026, 0.036)
    add(out, blow(0.22), bounce)
    return out


def clatter(rng, count, seconds, bunch=1.0, height=1.0):
    """Many beads against each other: glass only, small and irregular."""
    out = silence(seconds)
    for k in range(count):
        at = seconds * 0.80 * (k + rng.uniform(0, 0.9)) / count
        f = rng.uniform(2900, 5600) * height
        hit = struck([(f, 0.011, 0.5), (f * 1.53, 0.008, 0.3), (f * 2.18, 0.005, 0.18), (rng.uniform(500, 900), 0.008, 0.16)], 0.06)
        add(out, hit, at, rng.uniform(0.35, 1.0) * bunch)
    return out


def kalimba(midi, seconds=1.8, power=1.0, bright=1.0):
    """A plucked tine: a long round fundamental, two short overtones that are not in tune with it, the thumb's tick."""
    f = pitch(midi)
    length = 0.75 * (220 / f) ** 0.25
    return [v * power for v in struck(
        [(f, length, 0.80), (f * 2.005, length * 0.45, 0.10), (f * 5.42, 0.065, 0.085 * bright), (f * 8.9, 0.022, 0.05 * bright),
         (180, 0.012, 0.10)], seconds)]


def marimba(midi, seconds=1.0, power=1.0):
    f = pitch(midi)
    return [v * power for v in struck([(f, 0.34, 0.8), (f * 3.98, 0.085, 0.20), (f * 9.6, 0.022, 0.07), (240, 0.012, 0.12)], seconds)]


def bell(midi, seconds=1.2, power=1.0):
    f = pitch(midi)
    return [v * power for v in struck([(f, 0.50, 0.62), (f * 2.0, 0.32, 0.22), (f * 2.76, 0.20, 0.12), (f * 5.4, 0.08, 0.05)], seconds)]


def knock(height=1.0, decay=1.0):
    return struck([(150 * height, 0.040 * decay, 0.7), (322 * height, 0.026 * decay, 0.42), (575 * height, 0.015 * decay, 0.22)], 0.20)


def stone(rng, height=1.0, hard=1.0):
    """A stone set down on stone: dull, dense modes that die at once, a gritty tick, the slab's low answer."""
    clack = [(f * height * rng.uniform(0.97, 1.03), d, g * hard) for f, d, g in
             ((1240, 0.011, 0.40), (1915, 0.009, 0.34), (2870, 0.006, 0.26), (4360, 0.004, 0.15))]
    slab = [(118 * height, 0.042, 0.62), (236 * height, 0.028, 0.40), (468 * height, 0.017, 0.26)]
    out = struck(clack + slab, 0.26)
    add(out, noise(rng, 0.03, 700, 5200, 0.005), 0, 0.8 * hard)
    return out


def grind(rng, seconds, low, high, grains):
    """Stone dragged over stone: noise that catches and slips, never even for long."""
    out = noise(rng, seconds, low, high, 60)
    level = aim = 0.6
    for i in range(len(out)):
        if i % grains == 0:
            aim = rng.uniform(0.15, 1.0) ** 1.6
        level += 0.012 * (aim - level)
        out[i] *= level
    return out


def gong(midi, seconds, power=1.0):
    """A bronze gong: crowded inharmonic modes; the high ones bloom a moment after the blow and are gone first."""
    f = pitch(midi)
    out = silence(seconds)
    for ratio, decay, gain, bloom in ((1.0, 0.95, 0.60, 0.004), (1.006, 0.90, 0.40, 0.004), (1.52, 0.70, 0.34, 0.010), (1.98, 0.62, 0.30, 0.018),
                                      (2.44, 0.50, 0.24, 0.035), (2.46, 0.48, 0.18, 0.040), (3.17, 0.40, 0.17, 0.060), (4.09, 0.32, 0.12, 0.075),
                                      (5.31, 0.25, 0.08, 0.085), (6.83, 0.19, 0.05, 0.090)):
        add(out, mode(f * ratio, decay, gain * power, seconds, bloom))
    return out


def die(rng, height=1.0, floor=1.0):
    """A bone die on felt over leather: a dry click on a dull, padded thump."""
    bone = [(f * height * rng.uniform(0.97, 1.03), d, g) for f, d, g in
            ((2150, 0.0065, 0.34), (3480, 0.0050, 0.26), (5200, 0.0034, 0.15), (7400, 0.0024, 0.07))]
    pad = [(f * rng.uniform(0.95, 1.05), d, g * floor) for f, d, g in ((132, 0.030, 0.66), (248, 0.020, 0.38), (430, 0.012, 0.20))]
    out = struck(bone + pad, 0.16)
    add(out, noise(rng, 0.02, 300, 2600, 0.004), 0, 0.55)
    return out


# ---- the sounds ------------------------------------------------------------------------------------------------------

def seed_sound(number):
    rng = random.Random(100 + number)
    return finish(bead(rng, (0.92, 1.0, 1.07, 0.96, 1.13)[number - 1], 1.0, (1.0, 0.9, 1.05, 1.1, 0.85)[number - 1]), -7)


def lift():
    rng = random.Random(7)
    out = clatter(rng, 9, 0.26, 0.8, 1.05)
    add(out, noise(rng, 0.24, 700, 3200, 0.09, 0.03), 0, 0.25)
    return finish(swell(out, [(0, 0.5), (0.10, 1.0), (0.27, 0.35), (0.5, 0.3)]), -9)


def capture():
    rng = random.Random(21)
    out = clatter(rng, 15, 0.40, 0.7)
    add(out, noise(rng, 0.34, 500, 2600, 0.14, 0.06), 0, 0.30)
    for k, note in enumerate((79, 84, 88)):
        add(out, kalimba(note, 0.5 - k * 0.05, 0.55), 0.16 + k * 0.055)
    return finish(out[:int(0.68 * RATE)], -6, 0.10)


def sweep():
    rng = random.Random(33)
    out = clatter(rng, 40, 0.95, 0.65, 0.95)
    add(out, noise(rng, 0.95, 400, 2400, 0.5, 0.25), 0, 0.30)
    return finish(swell(out, [(0, 0.25), (0.35, 1.0), (1.0, 0.25), (1.3, 0.0)]), -7, 0.06)


def extra():
    out = kalimba(79, 0.7, 0.8)
    add(out, kalimba(84, 0.85, 0.95), 0.11)
    return finish(out, -9, 0.15)


def click():
    rng = random.Random(3)
    out = struck([(1250, 0.010, 0.5), (2300, 0.006, 0.3), (520, 0.014, 0.45)], 0.07)
    add(out, noise(rng, 0.006, 1200, 7000, 0.0012), 0, 0.35)
    return finish(out, -11)


def hover():
    return finish(struck([(920, 0.011, 0.5), (1840, 0.006, 0.14)], 0.06), -24)


def toggle():
    out = struck([(760, 0.010, 0.5), (1500, 0.006, 0.3)], 0.05)
    add(out, struck([(1180, 0.010, 0.5), (2350, 0.006, 0.3), (480, 0.012, 0.3)], 0.06), 0.045)
    return finish(out, -12)


def error():
    out = knock(0.92)
    add(out, knock(0.78), 0.105, 0.75)
    return finish(out, -10, 0.03)


def turn():
    out = bell(76, 0.9, 0.8)
    add(out, bell(83, 0.9, 0.45), 0.09)
    return finish(out, -13, 0.2)


def flourish(notes, voice, gap, peak, seconds):
    """notes: (beat, midi, power)."""
    out = silence(seconds)
    for beat, midi, power in notes:
        add(out, voice(midi, max(0.3, seconds - beat * gap), power), beat * gap)
    return finish(out[:int(seconds * RATE)], peak, 0.35)


def win():
    return flourish([(0, 67, 0.7), (1, 72, 0.8), (2, 76, 0.85), (3, 79, 0.9), (4.6, 84, 1.0), (4.6, 76, 0.6), (4.6, 72, 0.6), (5.6, 88, 0.5)],
                    kalimba, 0.105, -6, 1.55)


def lose():
    return flourish([(0, 72, 0.8), (1.5, 69, 0.75), (3, 65, 0.75), (4.7, 62, 0.85), (4.7, 57, 0.55)], marimba, 0.13, -8, 1.45)


def draw():
    return flourish([(0, 72, 0.8), (1.2, 74, 0.75), (2.4, 72, 0.75), (3.8, 67, 0.7), (3.8, 74, 0.6)], kalimba, 0.13, -8, 1.4)


def page():
    rng = random.Random(55)
    out = noise(rng, 0.26, 1400, 7500, 0.20, 0.03)
    out = swell(out, [(0, 0.0), (0.03, 0.5), (0.08, 0.25), (0.14, 1.0), (0.26, 0.0), (0.5, 0)])
    flutter = random.Random(56)
    level = 1.0
    for i in range(len(out)):
        if i % 180 == 0:
            level = flutter.uniform(0.45, 1.0)
        out[i] *= level
    # the flutter's steps are smoothed
    smooth, soft = 0.0, []
    for v in out:
        smooth += 0.55 * (v - smooth)
        soft.append(smooth)
    return finish(soft, -15, 0.04)


def passed():
    out = marimba(67, 0.5, 0.7)
    add(out, marimba(62, 0.55, 0.8), 0.12)
    return finish(out, -11, 0.12)


def stone_step():
    rng = random.Random(61)
    out = stone(rng)
    add(out, stone(rng, 1.12, 0.7), 0.034, 0.16)
    return finish(out, -8, 0.03)


def stone_take():
    """One figure knocks the other over: the blow, the fall, two short rolls."""
    rng = random.Random(67)
    out = stone(rng, 1.05, 1.3)
    for at, height, power in ((0.105, 0.86, 0.75), (0.190, 1.20, 0.36), (0.245, 1.30, 0.20), (0.285, 1.38, 0.11)):
        add(out, stone(rng, height), at, power)
    add(out, swell(grind(rng, 0.16, 300, 2200, 240), [(0, 0.0), (0.05, 1.0), (0.16, 0.0)]), 0.08, 0.7)
    return finish(out, -6, 0.05)


def card():
    """A card slides over the table and is laid flat."""
    rng = random.Random(71)
    slide = swell(noise(rng, 0.19, 1900, 7000, 60, 0.02), [(0, 0.0), (0.05, 0.7), (0.12, 1.0), (0.19, 0.0)])
    out = slide
    add(out, struck([(310, 0.012, 0.30), (640, 0.008, 0.20)], 0.07), 0.165, 0.5)
    add(out, noise(rng, 0.03, 1100, 6000, 0.006), 0.165, 0.9)
    return finish(out, -14, 0.02)


def wall_slide():
    """The wall grinds over the slabs and comes to rest with a thud."""
    rng = random.Random(73)
    out = swell(grind(rng, 0.40, 90, 900, 420), [(0, 0.0), (0.05, 0.9), (0.22, 1.0), (0.36, 0.7), (0.40, 0.0)])
    add(out, swell(grind(rng, 0.38, 900, 3600, 200), [(0, 0.0), (0.06, 0.8), (0.30, 0.6), (0.38, 0.0)]), 0, 0.55)
    add(out, struck([(74, 0.060, 0.7), (131, 0.045, 0.5), (262, 0.024, 0.3), (610, 0.010, 0.16)], 0.30), 0.37, 0.75)
    return finish(out, -7, 0.05)


def general():
    rng = random.Random(79)
    out = gong(45, 1.9)
    add(out, noise(rng, 0.05, 200, 2400, 0.010), 0, 0.7)
    return finish(out, -6, 0.45)


def die_sound(number):
    rng = random.Random(200 + number)
    height = (1.0, 1.12, 0.9, 1.05)[number - 1]
    out = die(rng, height)
    add(out, die(rng, height * 1.08, 0.6), rng.uniform(0.045, 0.065), 0.28)
    return finish(out, -8, 0.03)


def dice_shake():
    """Five dice in a leather cup, and out they go."""
    rng = random.Random(211)
    out = silence(0.42)
    for k in range(15):
        at = 0.02 + 0.33 * (k + rng.uniform(0, 0.8)) / 15
        f = rng.uniform(1500, 2700)
        hit = struck([(f, 0.007, 0.5), (f * 1.61, 0.005, 0.3), (f * 2.4, 0.003, 0.15), (rng.uniform(210, 330), 0.014, 0.45)], 0.07)
        add(out, hit, at, rng.uniform(0.35, 1.0))
    add(out, swell(noise(rng, 0.40, 250, 1700, 60, 0.05), [(0, 0.2), (0.15, 0.7), (0.30, 1.0), (0.40, 0.0)]), 0, 0.16)
    return finish(out, -9, 0.05)


def die_slide():
    """A die pushed over felt into its well."""
    rng = random.Random(223)
    out = swell(noise(rng, 0.16, 500, 3000, 60, 0.02), [(0, 0.0), (0.05, 0.8), (0.12, 0.6), (0.16, 0.0)])
    add(out, die(rng, 0.95, 0.7), 0.14, 0.9)
    return finish(out, -14, 0.03)


def pencil(number):
    """One stroke on paper: short, scratchy, a little uneven."""
    rng = random.Random(230 + number)
    out = grind(rng, 0.13 if number < 3 else 0.19, 1700, 7600, 110)
    out = swell(out, [(0, 0.0), (0.012, 1.0), (0.08, 0.75), (0.13, 0.3), (0.19, 0.0)])
    add(out, struck([(520, 0.008, 0.3), (1180, 0.005, 0.16)], 0.04), 0, 0.35)
    return finish(out, -15, 0.03)


def free_roll():
    """A small bright bell, struck twice: nothing is forbidden this time."""
    out = bell(88, 1.1, 0.8)
    add(out, bell(93, 1.1, 0.7), 0.13)
    add(out, bell(100, 0.9, 0.25), 0.13)
    return finish(out, -11, 0.25)


def cane(rng, height):
    """Bamboo knocked on bamboo: the hollow cane sings for a moment, two short modes above it."""
    out = struck([(430 * height, 0.045, 0.62), (905 * height, 0.024, 0.36), (1480 * height, 0.013, 0.22), (2650 * height, 0.006, 0.12)], 0.22)
    add(out, noise(rng, 0.012, 900, 6000, 0.003), 0, 0.5)
    return out


def bamboo(number):
    rng = random.Random(130 + number)
    return finish(cane(rng, (1.0, 1.19, 0.89)[number - 1]), -9, 0.03)


def bamboo_break():
    """Canes snap and fall against each other."""
    rng = random.Random(137)
    out = noise(rng, 0.05, 1500, 9000, 0.010)
    for at, height, power in ((0.0, 1.3, 1.0), (0.05, 0.95, 0.7), (0.11, 1.5, 0.45), (0.17, 1.1, 0.35), (0.25, 0.8, 0.22)):
        add(out, cane(rng, height), at, power)
    return finish(out, -7, 0.05)


def drops(rng, count, seconds, low, high):
    """Drops and bubbles: short tones that slide upwards."""
    out = silence(seconds)
    for _ in range(count):
        at, f, length = rng.uniform(0, seconds * 0.8), rng.uniform(low, high), rng.uniform(0.018, 0.05)
        size = int(length * RATE)
        bubble, phase = [], 0.0
        for i in range(size):
            t = i / size
            phase += 2 * math.pi * f * (1 + 0.8 * t) / RATE
            bubble.append(math.sin(phase) * math.sin(math.pi * t) ** 1.5)
        add(out, bubble, at, rng.uniform(0.2, 0.8))
    return out


def wash():
    """A wave takes the planks: a swell of foam, a few drops after it."""
    rng = random.Random(139)
    out = swell(noise(rng, 0.55, 350, 3800, 60, 0.02), [(0, 0.0), (0.07, 1.0), (0.20, 0.55), (0.40, 0.25), (0.55, 0.0)])
    add(out, swell(noise(rng, 0.40, 90, 500, 60, 0.02), [(0, 0.0), (0.05, 1.0), (0.25, 0.3), (0.40, 0.0)]), 0, 0.8)
    add(out, drops(rng, 14, 0.5, 500, 1700), 0.06, 0.16)
    return finish(out, -10, 0.06)


def stone_rise():
    """A stone grinds its way out of the sand, and a drum greets it."""
    rng = random.Random(149)
    out = swell(grind(rng, 0.42, 110, 1100, 300), [(0, 0.0), (0.06, 0.8), (0.30, 1.0), (0.42, 0.0)])
    for at, f, power in ((0.0, 62, 0.5), (0.34, 88, 1.1), (0.46, 132, 0.6)):
        add(out, struck([(f, 0.10, 0.8), (f * 1.59, 0.06, 0.4), (f * 2.7, 0.03, 0.2)], 0.34), at, power)
    return finish(out, -7, 0.08)


def stone_sink():
    rng = random.Random(151)
    out = swell(grind(rng, 0.30, 80, 700, 380), [(0, 0.0), (0.04, 1.0), (0.20, 0.6), (0.30, 0.0)])
    add(out, struck([(96, 0.07, 0.8), (61, 0.10, 0.8)], 0.35), 0.10, 0.7)
    add(out, drops(rng, 6, 0.25, 220, 520), 0.16, 0.5)
    return finish(out, -9, 0.06)


def shuffle():
    rng = random.Random(157)
    out = silence(0.5)
    for k in range(16):
        add(out, noise(rng, 0.03, 1600, 7500, 0.007), 0.024 * k + rng.uniform(0, 0.006), rng.uniform(0.5, 1.0))
    add(out, struck([(310, 0.012, 0.30), (640, 0.008, 0.20)], 0.07), 0.42, 0.7)
    return finish(out, -13, 0.04)


def round_end():
    """Three drums and a shell: a round is over."""
    out = silence(0.9)
    for at, f, power in ((0.0, 82, 0.8), (0.13, 82, 0.6), (0.26, 110, 1.0)):
        add(out, struck([(f, 0.12, 0.8), (f * 1.59, 0.07, 0.4), (f * 2.3, 0.04, 0.25)], 0.4), at, power)
    for k, note in enumerate((67, 72, 76)):
        add(out, marimba(note, 0.6, 0.45), 0.26 + 0.07 * k)
    return finish(out, -7, 0.15)


SOUNDS = {**{f"seed-{k}": (lambda k=k: seed_sound(k)) for k in range(1, 6)},
          "lift": lift, "capture": capture, "sweep": sweep, "extra": extra, "click": click, "hover": hover, "toggle": toggle,
          "error": error, "turn": turn, "win": win, "lose": lose, "draw": draw, "page": page, "pass": passed,
          "stone-step": stone_step, "stone-take": stone_take, "card": card, "wall-slide": wall_slide, "general": general,
          **{f"die-{k}": (lambda k=k: die_sound(k)) for k in range(1, 5)}, **{f"pencil-{k}": (lambda k=k: pencil(k)) for k in range(1, 4)},
          "dice-shake": dice_shake, "die-slide": die_slide, "free-roll": free_roll,
          **{f"bamboo-{k}": (lambda k=k: bamboo(k)) for k in range(1, 4)},
          "bamboo-break": bamboo_break, "wash": wash, "stone-rise": stone_rise, "stone-sink": stone_sink, "shuffle": shuffle,
          "round-end": round_end}


# ---- music -----------------------------------------------------------------------------------------------------------

BEAT = 60 / 72
# Each chord lasts two bars of four beats: bass, pad, and the notes the kalimba may wander over.
CHORDS = [
    (41, (57, 60, 64, 67), (65, 69, 72, 76, 79)),      # F major 9
    (38, (57, 60, 62, 65), (65, 69, 72, 74, 77)),      # D minor 7
    (46, (58, 62, 65, 69), (65, 70, 74, 77, 79)),      # B flat major 7
    (36, (55, 60, 62, 64), (67, 72, 74, 76, 79)),      # C add 9
    (41, (57, 60, 64, 67), (65, 69, 72, 76, 81)),
    (45, (55, 60, 64, 67), (64, 67, 72, 76, 79)),      # A minor 7
    (46, (58, 62, 65, 69), (65, 70, 74, 77, 82)),
    (43, (58, 62, 65, 67), (67, 70, 74, 77, 79)),      # G minor 7
    (38, (57, 60, 65, 69), (65, 69, 74, 77, 81)),
    (46, (58, 62, 65, 72), (65, 70, 74, 77, 79)),
    (43, (58, 62, 65, 69), (67, 70, 74, 77, 82)),
    (36, (55, 60, 65, 67), (67, 72, 74, 77, 79)),      # C suspended: leads home
]
# Rhythms over two bars in eighths: (step, which note of the five, power). They come in turn.
FIGURES = [
    ((0, 0, .8), (2, 2, .5), (3, 1, .4), (5, 3, .6), (8, 2, .6), (10, 4, .55), (11, 3, .35), (13, 2, .5)),
    ((0, 1, .75), (3, 3, .5), (4, 2, .4), (6, 4, .6), (9, 3, .45), (11, 1, .45), (12, 2, .55)),
    ((0, 0, .8), (2, 2, .45), (4, 4, .65), (7, 3, .45), (8, 2, .5), (11, 3, .5), (14, 1, .4)),
    ((1, 2, .5), (3, 3, .55), (4, 4, .6), (8, 1, .6), (10, 2, .4), (12, 3, .5)),
]


def music():
    total = int(len(CHORDS) * 8 * BEAT * RATE)
    left, right = [0.0] * total, [0.0] * total
    rng = random.Random(2024)

    def lay(sound, at, pan, gain):
        """Adds a sound at a second, wrapped around the loop's end so that it goes on without a seam."""
        start = int(at * RATE) % total
        gl, gr = gain * math.cos(pan * math.pi / 2), gain * math.sin(pan * math.pi / 2)
        for i, v in enumerate(sound, start):
            j = i if i < total else i - total
            left[j] += gl * v
            right[j] += gr * v

    def pad(midi, seconds):
        """A breath of soft voices: fundamental and a little octave, two of them slightly apart, slowly swelling."""
        f = pitch(midi)
        count = int(seconds * RATE)
        rise, fall = int(1.9 * RATE), int(2.4 * RATE)
        a, b, c = (2 * math.pi * v / RATE for v in (f * 0.9985, f * 1.0017, f * 2.0))
        out = []
        for i in range(count):
            e = min(1.0, i / rise, (count - i) / fall)
            out.append(e * e * (3 - 2 * e) * (math.sin(a * i) + math.sin(b * i) + 0.22 * math.sin(c * i)))
        return out

    tines = {}
    for bar, (bass, voices, wander) in enumerate(CHORDS):
        start = bar * 8 * BEAT
        for k, midi in enumerate(voices):
            lay(pad(midi, 8 * BEAT + 2.2), start - 0.5, 0.25 + 0.16 * k, 0.034)
        for beat, power in ((0, 1.0), (4.5, 0.6)):
            lay(struck([(pitch(bass), 1.1, 0.8), (pitch(bass) * 2, 0.5, 0.16)], 3.2), start + beat * BEAT, 0.5, 0.22 * power)
        for step, which, power in FIGURES[bar % len(FIGURES)]:
            midi = wander[which]
            if rng.random() < 0.07:
                continue
            if midi not in tines:
                tines[midi] = kalimba(midi, 2.6, 1.0, 0.7)
            late = rng.uniform(-0.006, 0.012)
            lay(tines[midi], start + step * BEAT / 2 + 0.02 + late, 0.3 + 0.4 * rng.random(), 0.30 * power * rng.uniform(0.85, 1.0))

    def room(track, taps):
        """A sparse, circular echo cloud, low-passed: the loop's end rings on into its start."""
        wet, last = [], 0.0
        for v in track:
            last += 0.22 * (v - last)
            wet.append(last)
        out = list(track)
        for delay, gain in taps:
            shifted = wet[-delay:] + wet[:-delay]
            out = [a + gain * b for a, b in zip(out, shifted)]
        return out

    def taps(seed):
        r = random.Random(seed)
        return [(int(RATE * t), 0.34 * math.exp(-t / 0.55) * (1 if r.random() < 0.5 else -1))
                for t in sorted(r.uniform(0.02, 1.5) for _ in range(26))]

    left, right = room(left, taps(1)), room(right, taps(2))
    gain = 10 ** (-4 / 20) / max(max(map(abs, left)), max(map(abs, right)))
    return [v * gain for v in left], [v * gain for v in right]


def settle_serial(path):
    """An encoder numbers an Ogg stream at random: every page gets the same number instead, and its checksum anew."""
    data, at = bytearray(path.read_bytes()), 0
    table = []
    for n in range(256):
        r = n << 24
        for _ in range(8):
            r = ((r << 1) ^ 0x04C11DB7 if r & 0x80000000 else r << 1) & 0xFFFFFFFF
        table.append(r)
    while at < len(data):
        segments = data[at + 26]
        end = at + 27 + segments + sum(data[at + 27:at + 27 + segments])
        data[at + 14:at + 18] = b"Parl"
        data[at + 22:at + 26] = bytes(4)
        crc = 0
        for byte in data[at:end]:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ table[(crc >> 24) ^ byte]
        data[at + 22:at + 26] = crc.to_bytes(4, "little")
        at = end
    path.write_bytes(bytes(data))


def main():
    asked = sys.argv[1:]
    unknown = [name for name in asked if name not in SOUNDS and name != "music"]
    if unknown:
        sys.exit(f"synthesise: no such sound: {', '.join(unknown)}")
    for name, make in SOUNDS.items():
        if not asked or name in asked:
            write(HERE / f"{name}.wav", [make()])
    if not asked or "music" in asked:
        with tempfile.TemporaryDirectory() as folder:
            loop = pathlib.Path(folder) / "music.wav"
            write(loop, music())
            subprocess.run(["sox", str(loop), "-C", "2", "--comment", "", str(HERE / "music.ogg")], check=True)
        settle_serial(HERE / "music.ogg")


if __name__ == "__main__":
    main()
