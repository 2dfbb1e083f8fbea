#!/usr/bin/env python3
"""Makes the corners of the easings that no cubic-bezier comes near, and the table that all thirty are tested against.

    python3 Scripts/easing-table.py points > Sources/CardMotion/Easing+Points.swift
    python3 Scripts/easing-table.py values > Tests/CardMotionTests/Tables/easings.txt
    python3 Scripts/easing-table.py errors

The formulas are those of https://easings.net (ai/easings.net, src/easings.yml at 114f949), written anew. `points` draws
the elastic and bouncing ones in straight lines, each as long as it can be within TOLERANCE of the formula. `values` has
a line for each of 201 inputs of each easing: its name, the input, and the formula's value. `errors` tells how far the
site's cubic-beziers are from its formulas, by a bisection that knows nothing of the simulator.
"""

import math
import sys

# The largest distance of the straight lines from the formula, as a part of the distance that the motion covers: below
# a thousandth by what its samples may miss.
TOLERANCE = 0.00099
# Inputs and outputs are written in hundred-thousandths.
UNIT = 100_000


def power(exponent):
    return lambda x: x**exponent


def bounce(x):
    """A ball that falls on the target: four parabolas, whose feet are at 4/11, 8/11, 10/11 and 1."""
    for foot, height in ((4 / 11, 1.0), (8 / 11, 0.25), (10 / 11, 0.0625), (1.0, 0.015625)):
        if x <= foot or foot == 1.0:
            middle = {4 / 11: 0.0, 8 / 11: 6 / 11, 10 / 11: 9 / 11, 1.0: 10.5 / 11}[foot]
            return 1 - height + 7.5625 * (x - middle) ** 2
    raise AssertionError(x)


def elastic(x):
    """A string that is plucked at its end: it swings with a period of three tenths."""
    if x in (0, 1):
        return x
    return 1 + 2 ** (-10 * x) * math.sin(2 * math.pi / 3 * (10 * x - 0.75))


def elastic_in_out(x):
    if x in (0, 1):
        return x
    swing = math.sin((20 * x - 11.125) * 2 * math.pi / 4.5)
    return -(2 ** (20 * x - 10)) * swing / 2 if x < 0.5 else 1 + 2 ** (10 - 20 * x) * swing / 2


BACK = 1.70158


def starts(ease_in, ease_in_out=None):
    """The three easings that start as `ease_in` does: it, its mirror image, and half of each."""
    half = ease_in_out or ease_in
    return {
        "In": ease_in,
        "Out": lambda x: 1 - ease_in(1 - x),
        "InOut": lambda x: half(2 * x) / 2 if x < 0.5 else 1 - half(2 - 2 * x) / 2,
    }


FAMILIES = {
    "Sine": starts(lambda x: 1 - math.cos(x * math.pi / 2)),
    "Quad": starts(power(2)),
    "Cubic": starts(power(3)),
    "Quart": starts(power(4)),
    "Quint": starts(power(5)),
    "Expo": starts(lambda x: 0 if x == 0 else 2 ** (10 * x - 10)),
    "Circ": starts(lambda x: 1 - math.sqrt(1 - x * x)),
    "Back": starts(
        lambda x: (BACK + 1) * x**3 - BACK * x**2,
        lambda x: (BACK * 1.525 + 1) * x**3 - BACK * 1.525 * x**2,
    ),
    "Elastic": {"In": lambda x: 1 - elastic(1 - x), "Out": elastic, "InOut": elastic_in_out},
    "Bounce": starts(lambda x: 1 - bounce(1 - x)),
}

FORMULAS = {f"ease{way}{family}": ways[way] for family, ways in FAMILIES.items() for way in ("In", "Out", "InOut")}

# The site's own cubic-beziers.
BEZIERS = {
    "easeInSine": (0.12, 0, 0.39, 0), "easeOutSine": (0.61, 1, 0.88, 1), "easeInOutSine": (0.37, 0, 0.63, 1),
    "easeInQuad": (0.11, 0, 0.5, 0), "easeOutQuad": (0.5, 1, 0.89, 1), "easeInOutQuad": (0.45, 0, 0.55, 1),
    "easeInCubic": (0.32, 0, 0.67, 0), "easeOutCubic": (0.33, 1, 0.68, 1), "easeInOutCubic": (0.65, 0, 0.35, 1),
    "easeInQuart": (0.5, 0, 0.75, 0), "easeOutQuart": (0.25, 1, 0.5, 1), "easeInOutQuart": (0.76, 0, 0.24, 1),
    "easeInQuint": (0.64, 0, 0.78, 0), "easeOutQuint": (0.22, 1, 0.36, 1), "easeInOutQuint": (0.83, 0, 0.17, 1),
    "easeInExpo": (0.7, 0, 0.84, 0), "easeOutExpo": (0.16, 1, 0.3, 1), "easeInOutExpo": (0.87, 0, 0.13, 1),
    "easeInCirc": (0.55, 0, 1, 0.45), "easeOutCirc": (0, 0.55, 0.45, 1), "easeInOutCirc": (0.85, 0, 0.15, 1),
    "easeInBack": (0.36, 0, 0.66, -0.56), "easeOutBack": (0.34, 1.56, 0.64, 1), "easeInOutBack": (0.68, -0.6, 0.32, 1.6),
}


def bezier(points, x):
    """The value of a cubic-bezier at an input."""
    (x1, y1, x2, y2), low, high = points, 0.0, 1.0
    at = lambda a, b, t: 3 * a * t * (1 - t) ** 2 + 3 * b * t * t * (1 - t) + t**3
    for _ in range(60):
        middle = (low + high) / 2
        if at(x1, x2, middle) < x:
            low = middle
        else:
            high = middle
    return at(y1, y2, (low + high) / 2)


def corners(formula):
    """Corners of straight lines within the tolerance, in units: as far as each line can reach, the next one begins."""
    # The feet of the bounces are corners of the formula.
    feet = [4 / 11, 8 / 11, 10 / 11]
    feet += [1 - x for x in feet]
    feet += [x / 2 for x in feet] + [0.5 + x / 2 for x in feet]
    places = sorted({round(x * UNIT) for x in feet} | {i * UNIT // 2000 for i in range(2001)})
    point = lambda place: (place, round(formula(place / UNIT) * UNIT))

    def fits(start, end):
        (x0, y0), (x1, y1) = start, end
        count = max(20, (x1 - x0) // 100)
        inputs = [x0 + (x1 - x0) * i / count for i in range(count + 1)]
        # A foot that isn't a corner of the lines is where they are farthest from the formula.
        for x in inputs + [foot * UNIT for foot in feet if x0 < foot * UNIT < x1]:
            if abs(y0 + (y1 - y0) * (x - x0) / (x1 - x0) - formula(x / UNIT) * UNIT) > TOLERANCE * UNIT:
                return False
        return True

    found = [point(places[0])]
    index = 0
    while index < len(places) - 1:
        reach = index + 1
        for candidate in range(index + 1, len(places)):
            if fits(found[-1], point(places[candidate])):
                reach = candidate
            elif places[candidate] - found[-1][0] > UNIT // 10:
                break
        found.append(point(places[reach]))
        index = reach
    return found


def main():
    if sys.argv[1:] == ["values"]:
        for name, formula in FORMULAS.items():
            for i in range(201):
                print(name, repr(i / 200), repr(float(formula(i / 200))))
    elif sys.argv[1:] == ["errors"]:
        for name, points in BEZIERS.items():
            distance = max(abs(bezier(points, i / 2000) - FORMULAS[name](i / 2000)) for i in range(2001))
            print(f"{name:16}{distance:.4f}")
    elif sys.argv[1:] == ["points"]:
        print("// Made by Scripts/easing-table.py points.\n")
        print("extension Easing {")
        print("  /// The corners of an easing that is drawn in straight lines: input and output in turn, in")
        print("  /// hundred-thousandths. The lines are within a thousandth of the distance of the formula.")
        print("  var corners: [Int32] {")
        print("    switch self {")
        for family in ("Elastic", "Bounce"):
            for way in ("In", "Out", "InOut"):
                name = f"ease{way}{family}"
                print(f"    case .{name}:\n      return [")
                line = "       "
                numbers = [number for corner in corners(FORMULAS[name]) for number in corner]
                for i, number in enumerate(numbers):
                    piece = f" {number}" + ("," if i < len(numbers) - 1 else "")
                    if len(line) + len(piece) > 120:
                        print(line)
                        line = "       "
                    line += piece
                print(line + "\n      ]")
        print("    default:\n      return []\n    }\n  }\n}")
    else:
        sys.exit(__doc__)


main()
