#!/usr/bin/env python3
"""Writes the tables of Elementary.dampedWave, and its two step sizes in parts.

    Scripts/damped-wave-table.py > Sources/CardMath/DampedWave+Tables.swift

Each entry is the Double nearest to the exact value, in hexadecimal. Needs mpmath.
"""

from mpmath import cos, floor, ln, log, mp, mpf, pi, sin

mp.dps = 60
STEPS = 128


def literal(x):
    return float(x).hex().replace("p+", "p")


def top(x, bits):
    """x cut to its highest `bits` significant bits."""
    scale = mpf(2) ** (bits - 1 - int(floor(log(abs(x), 2))))
    return floor(x * scale) / scale


def table(name, summary, values):
    print(f"  /// {summary}")
    print(f"  static let {name}: [Double] = [")
    row = "   "
    for value in values:
        entry = f" {literal(value)},"
        if len(row) + len(entry) > 120:
            print(row)
            row = "   "
        row += entry
    print(row)
    print("  ]")


print("// Made by Scripts/damped-wave-table.py.\n")
print("/// The tables of `Elementary.dampedWave`: a power of two and a turn, each in 128 steps.")
print("enum DampedWaveTables {")
sizes = [(ln(2) / STEPS, 36), (2 * pi / STEPS, 28)]
highs = [top(size, bits) for size, bits in sizes]
lows = [size - high for (size, _), high in zip(sizes, highs)]
print("  /// ln 2 / 128 and 2π / 128, each in two parts: the first's product with a count of 17 and of 25 bits is exact.")
print("  static var steps: (high: SIMD2<Double>, low: SIMD2<Double>) {")
pairs = ", ".join(f"SIMD2({literal(first)}, {literal(second)})" for first, second in (highs, lows))
print(f"    @inline(__always) get {{\n      ({pairs})\n    }}\n  }}\n")
print("  /// The number of steps in 1 of an exponent, and in a radian.")
print("  static var stepsPerUnit: SIMD2<Double> {")
counts = ", ".join(literal(1 / size) for size, _ in sizes)
print(f"    @inline(__always) get {{ SIMD2({counts}) }}\n  }}\n")
table("powers", "2^(i/128) for i from 0.", [mpf(2) ** (mpf(i) / STEPS) for i in range(STEPS)])
print()
turns = [2 * pi * i / STEPS for i in range(STEPS)]
# Zero is written as 0: the sine of the nearest number to π isn't.
exact = lambda x: mpf(0) if abs(x) < mpf(10) ** -40 else x
table(
    "turns",
    "The cosine and the sine of i/128 of a turn, side by side, for i from 0.",
    [exact(f(a)) for a in turns for f in (cos, sin)],
)
print("}")
