#!/usr/bin/env python3
"""Writes the tables that the tests measure the errors of the elementary functions with.

Needs mpmath. One file a function; a row is the argument's bits and, for each result, the bits of the Double nearest to
the exact value and how far beyond it that value lies, counted away from 0, in ten-thousandths of the distance to the
next Double on that side.

    python3 Scripts/elementary-table.py Tests/CardMathTests/Tables
"""

import random
import struct
import sys
from pathlib import Path

from mpmath import atan2, cos, exp, expm1, ln, log, mp, mpf, nint, pi, sin

mp.dps = 70
folder = Path(sys.argv[1])
draw = random.Random(20)


def bits(x):
    return struct.unpack(">Q", struct.pack(">d", x))[0]


def number(pattern):
    return struct.unpack(">d", struct.pack(">Q", pattern))[0]


def nearest(size):
    """The Double nearest to a value above 0: also where it is subnormal, which float() would round twice."""
    exponent = max(int(mp.floor(log(size, 2))) - 52, -1074)
    # The scaled value is a whole number of at most 53 bits; the power of two may need two steps.
    return float(nint(size * mpf(2) ** -exponent)) * 2.0 ** (exponent // 2) * 2.0 ** (exponent - exponent // 2)


def columns(value):
    near = nearest(abs(value))
    beyond = abs(value) - mpf(near)
    other = number(bits(near) + 1 if beyond >= 0 or near == 0 else bits(near) - 1)
    part = int(nint(10000 * beyond / abs(mpf(other) - mpf(near))))
    return f"{bits(-near if value < 0 else near):016x} {part}"


def write(name, arguments, function):
    """A row an argument, each once; an argument is a tuple of Doubles, a result one of exact values."""
    rows = []
    for argument in dict.fromkeys(arguments):
        results = function(*(mpf(x) for x in argument))
        rows.append(" ".join([f"{bits(x):016x}" for x in argument] + [columns(value) for value in results]))
    (folder / f"{name}.txt").write_text("\n".join(rows) + "\n")
    print(name, len(rows), "rows,", sum(len(row) + 1 for row in rows), "bytes")


def singles(*lists):
    return [(x,) for values in lists for x in values]


def uniform(count, low, high):
    return [draw.uniform(low, high) for _ in range(count)]


def magnitudes(count, low, high, signs=(-1, 1)):
    """Of all orders of magnitude between 2^low and 2^high."""
    return [draw.choice(signs) * 2.0 ** draw.uniform(low, high) for _ in range(count)]


def around(values):
    """Each value as a Double, and its neighbours."""
    pattern = [bits(float(value)) for value in values]
    return [number(p + step) for p in pattern for step in (-1, 0, 1)]


def nearest_to_quarter_turns(count, limit):
    """Of the Doubles next to a multiple of π/2, up to so many quarter turns, those that come nearest to it."""
    one = 1 << 400
    quarter = int(nint(pi / 2 * one))
    found = []
    for n in range(1, limit + 1):
        # The quotient of two whole numbers is correctly rounded.
        x = n * quarter / one
        numerator, denominator = x.as_integer_ratio()
        found.append((abs(n * quarter - numerator * one // denominator), x))
    return [x for _, x in sorted(found)[:count]]


# The arguments with the largest errors in a search over 10⁷ random ones for each function.
hardest = {
    "exp": """-0x1.6260a6cb06333p+9 -0x1.626000052b153p+9 -0x1.6261518a4460dp+9 -0x1.625f812dfc39cp+9
        -0x1.15e148f917c6cp+7 0x1.14a2482507248p+7 -0x1.0545ae74d8374p+7 0x1.6a90ca32a2b8p+7""",
    "expMinusOne": """0x1.9d9f6bb27b1eap-2 0x1.93dbb8bdf61a2p-2 0x1.989087ecd6fabp-2 0x1.7fc2efe388479p-2
        0x1.947e3b588c5c3p-2 0x1.9db6e3a5733e9p-2 0x1.8baf610d39abp-2 0x1.95cb3789e1878p-2""",
    "log": """0x1.481fa50e1cc0bp+0 0x1.47b3f91133232p+0 0x1.48957fb8d7153p+0 0x1.482a224d26343p+0
        0x1.4739fd9b7190fp+0 0x1.46f632afce65fp+0 0x1.46b3951ef74d5p+0 0x1.478b68b3a1a1cp+0""",
    "sinCos": """0x1.92d3fded50ddep-1 0x1.98acb3b4f9194p-1 -0x1.92c848afc248fp-1 0x1.f5c3188e8ce3p+1
        0x1.b276f2120009ep-1 -0x1.92970e9683a89p-1 -0x1.8403581f1c0bp+7 0x1.a8ef91d7af12fp-1
        0x1.999fb83012e8bp-1 0x1.07e615b4bc1a2p+19 0x1.92a5cc255c64p-1 0x1.999dbf273bc11p-1
        0x1.9dd75512e79dap-1 0x1.9d7f8222401c3p-1 0x1.97abc0f7026c6p-1 0x1.9d7770ec1cd6ep-1""",
    "atan2": """0x1.b3af238fce122p-2 1 -0x1.4f337e1e30798p-3 0x1.842557c37e8ep-2 0x1.b83740601b984p-2 1
        0x1.bbd8bd45f67fap-2 1 0x1.afbddbce4f7d2p-2 1 0x1.9db800b59c758p-2 1 0x1.9e4cd31ce9e34p-2 1
        -0x1.81cdf0340aee8p-3 0x1.bc9409565b844p-2 -0x1.444588b3b5b24p-2 0x1.7431a7b819df8p-1""",
}
hardest = {name: [float.fromhex(word) for word in text.split()] for name, text in hardest.items()}

write(
    "exp",
    singles(
        hardest["exp"],
        uniform(500, -1, 1),
        uniform(400, -708, 709.7),
        uniform(350, -745.1, -708),
        magnitudes(150, -60, 0),
        # Arguments at which k changes, the result becomes subnormal, 0 or infinite, or the fast path ends.
        around((k + mpf(1) / 2) * ln(2) for k in range(-60, 60)),
        around([-708, 708, ln(mpf(2)) * -1022, ln(mpf(2)) * -1074, -745.1332191019411]),
        [709.782712893384, 709.7827128933839],
    ),
    lambda x: (exp(x),),
)
write(
    "expMinusOne",
    singles(
        hardest["expMinusOne"],
        uniform(600, -1, 1),
        uniform(300, 0.35, 0.45),
        uniform(400, -40, 65),
        uniform(60, 65, 709.7),
        magnitudes(400, -60, 0),
        magnitudes(60, -1074, -60),
        around(k * ln(2) + ln(mpf(3) / 2) for k in range(-5, 5)),
        around([-37, 37, 60, -2.0**-54, 2.0**-54, ln(2), -37.5]),
    ),
    lambda x: (expm1(x),),
)
write(
    "log",
    singles(
        hardest["log"],
        uniform(700, 0.6, 1.5),
        magnitudes(450, -1022, 1024, signs=(1,)),
        magnitudes(120, -1074, -1022, signs=(1,)),
        [1 + x for x in magnitudes(450, -52, -1)],
        around(mpf(2) ** k * 11 / 8 for k in range(-20, 20)),
        around([2.0**-1022, 1.25, 0.5, 2]),
        # The least and the largest numbers, and the neighbours of 1.
        [number(1), number(2), number((0x7FF << 52) - 1), 1 - 2.0**-53, 1 + 2.0**-52],
    ),
    lambda x: (ln(x),),
)
write(
    "sinCos",
    singles(
        hardest["sinCos"],
        uniform(350, -0.8, 0.8),
        uniform(200, -30, 30),
        uniform(150, -1600, 1600),
        uniform(250, -823549, 823549),
        magnitudes(80, -60, 0),
        magnitudes(20, -1074, -60),
        nearest_to_quarter_turns(120, 1018),
        nearest_to_quarter_turns(180, 1 << 19),
        # Arguments at which n changes, and the ends of the fast path and of the range.
        around((n + mpf(1) / 2) * pi / 2 for n in (0, 1, 2, 3, 100, 1017, 1018, 1019, 1 << 18, (1 << 19) - 1)),
        around([-1600, 1600, 2.0**-27, 2.0**-20, pi / 2 + mpf(2) ** -20, pi / 2 - mpf(2) ** -20]),
        [823549, -823549, number(bits(823549.0) - 1)],
    ),
    lambda x: (sin(x), cos(x)),
)
points = list(zip(hardest["atan2"][::2], hardest["atan2"][1::2]))
points += zip(uniform(350, -1, 1), uniform(350, -1, 1))
points += zip(magnitudes(200, -30, 30), magnitudes(200, -30, 30))
points += zip(magnitudes(150, -1074, 1024), magnitudes(150, -1074, 1024))
points += zip(magnitudes(80, -1074, -1000), magnitudes(80, -1074, -950, signs=(1,)))
points += zip(magnitudes(60, 950, 1024), magnitudes(60, 950, 1024))
points += [(y, x) for y in around([7 / 16, 11 / 16, 1, 16 / 11, 16 / 7, 2.0**-64, 2.0**64]) for x in (-1.0, 1.0)]
points += [(y, x) for y in around([2.0**-400, 2.0**400]) for x in (-1e-130, 1e100)]
# The angles of points far to the left are as close to ±π as a Double can show; those of points to the right may be 0.
write("atan2", [(y, x) for y, x in points if x < 0 or y == 0 or abs(mpf(y) / mpf(x)) > mpf(2) ** -1074],
      lambda y, x: (atan2(y, x),))
waves = list(zip([-abs(x) for x in uniform(700, -20, 20)], uniform(700, 0, 60)))
waves += list(zip([-abs(x) for x in uniform(400, -700, 700)], uniform(400, -1000, 1000)))
waves += list(zip([-abs(x) for x in magnitudes(200, -60, 9)], magnitudes(200, -60, 9)))
# Where an entry of the tables ends, and the next begins.
waves += [(-float((k + mpf(1) / 2) * ln(2) / 128), x) for k in range(128) for x in (0.3, 40.0)]
waves += [(-float(x), float((k + mpf(1) / 2) * pi / 64)) for k in range(128) for x in (0.001, 2.0)]
write(
    "dampedWave",
    waves,
    lambda x, a: (exp(x), exp(x) * cos(a), exp(x) * sin(a)),
)
