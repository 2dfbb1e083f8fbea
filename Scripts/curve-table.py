#!/usr/bin/env python3
"""Makes Tests/CardMotionTests/Tables/cubic-bezier.txt: values and slopes of cubic Bézier curves to 60 digits, rounded.

    python3 Scripts/curve-table.py > Tests/CardMotionTests/Tables/cubic-bezier.txt
    python3 Scripts/curve-table.py high > Tests/CardMotionTests/Tables/cubic-bezier-high.txt

The second table has curves of heights up to a million, and inputs next to the borders between a table's cells.

It needs mpmath. Each line: x1 y1 x2 y2 x, the value (the nearest double, and what is left of it), and the slope (the
nearest double, or `vertical`). The inverse of x(t) is found by bisection, which knows nothing of the method under test.
"""

import sys

from mpmath import mp, mpf

mp.prec = 240

CURVES = [
    # Named curves.
    (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.32, 0.72, 0, 1), (0.4, 0, 0.2, 1),
    (0, 0, 0.2, 1), (0.4, 0, 1, 1), (0.2, 0, 0, 1), (0, 0, 0, 1), (0.3, 0, 1, 1), (0.05, 0.7, 0.1, 1),
    (0.3, 0, 0.8, 0.15), (0.38, 0.7, 0.125, 1),
    # Vertical tangents: in the middle, at the ends, and nearly vertical ones.
    (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0.5, 1), (0.5, 0, 1, 0), (1, 0, 1, 1), (1, 0.5, 1, 0.5), (0, 0.5, 0, 0.5),
    (0.999, 0, 0.001, 1), (0.98, 0.2, 0.03, 0.9), (1e-6, 0, 1, 1), (0.7, 0.1, 0.9999999, 0.2),
    # Straight lines: first derivatives leave the tangent undefined at one end or at both.
    (0, 0, 1, 1), (0.25, 0.25, 0.75, 0.75), (0, 0, 0, 0), (1, 1, 1, 1), (1, 1, 0, 0),
    # Beyond 0 and 1.
    (0.68, -0.55, 0.265, 1.55), (0.175, 0.885, 0.32, 1.275), (0.6, -0.28, 0.735, 0.045), (0.3, -3, 0.6, 4),
]


class Random:
    """SplitMix64, so that the table doesn't depend on a Python version."""

    def __init__(self, seed):
        self.state = seed

    def word(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def unit(self):
        return (self.word() >> 11) * 2.0**-53


def coordinate(first, second, t):
    s = 1 - t
    return 3 * first * t * s * s + 3 * second * t * t * s + t**3


def derivatives(first, second, t):
    """The first, second and third derivative by t."""
    s = 1 - t
    a, b, c = first, second - first, 1 - second
    return (3 * (a * s * s + 2 * b * t * s + c * t * t), 6 * ((b - a) * s + (c - b) * t), 6 * (c - 2 * b + a))


def parameter(x1, x2, x):
    low, high = mpf(0), mpf(1)
    if x in (0, 1):
        return mpf(x)
    for _ in range(mp.prec):
        middle = (low + high) / 2
        if coordinate(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    # Bisection ends next to a parameter with few digits, such as 1/2; that parameter is the intended one.
    near = mp.nint(high * 2**60) / mpf(2)**60
    return near if abs(near - high) < mpf(2)**-70 and coordinate(x1, x2, near) == x else high


def slope(curve, t):
    for dx, dy in zip(derivatives(curve[0], curve[2], t), derivatives(curve[1], curve[3], t)):
        if dx != 0:
            return dy / dx
        if dy != 0:
            return None
    return None


def main():
    random = Random(3)
    curves = [tuple(map(float, curve)) for curve in CURVES]
    for _ in range(30):
        curves.append((random.unit(), 3 * random.unit() - 1, random.unit(), 3 * random.unit() - 1))
    high = sys.argv[1:] == ["high"]
    if high:
        curves = [(0.32, 1e6, 0.0, -1e6), (0.0, -1e6, 1.0, 1e6), (0.9, 1e6, 0.1, 1e6), (1.0, 0.0, 0.0, -1e6)]
        for _ in range(20):
            height = 10.0 ** (1 + 5 * random.unit())
            curves.append((random.unit(), height, random.unit(), height * (2 * random.unit() - 1)))
    print("# x1 y1 x2 y2 x value rest slope (Scripts/curve-table.py)")
    for curve in curves:
        inputs = [0.0, 1.0, 0.5, 0.25, 0.75, 1e-12, 1e-6, 1e-3, 1 - 2.0**-53, 1 - 1e-9, 1 - 1e-4, 0.5 - 2.0**-40]
        inputs += [random.unit() for _ in range(12)] + [random.unit()**6, 1 - random.unit()**6]
        if high:
            borders = [random.word() % 1024 / 1024 + 1 / 1024 for _ in range(4)]
            inputs += [border * factor for border in borders for factor in (1 - 2.0**-53, 1 + 2.0**-52) if border < 1]
        for x in inputs:
            exact = tuple(mpf(number) for number in curve)
            t = parameter(exact[0], exact[2], mpf(x))
            value = coordinate(exact[1], exact[3], t)
            steepness = slope(exact, t)
            nearest = float(value)
            rest = float(value - mpf(nearest))
            words = [repr(number) for number in curve] + [repr(x), repr(nearest), "%.3g" % rest]
            print(*words, "vertical" if steepness is None else repr(float(steepness)))


main()
