#!/usr/bin/env python3
"""Derives every constant of Sources/CardMath's elementary functions, and prints it as a Swift literal.

Needs mpmath. The polynomials are minimax: a Remez exchange on a fine grid, in 60 digits. The coefficients are rounded
to Double one by one, lowest first, and after each the rest are fitted again, so that they make up for its rounding.

    python3 Scripts/elementary-coefficients.py
"""

from mpmath import atan, cos, exp, floor, ln, log, lu_solve, matrix, mp, mpf, pi, polyval, sin, sqrt

mp.dps = 60


def lowest_coefficient(points, values, weights, count):
    """The constant term of the polynomial of `count` terms that makes max |weight · (value − polynomial)| least."""
    last = len(points) - 1
    chosen = [round((last - 2) * i / count) + 1 for i in range(count + 1)]
    for _ in range(60):
        system = matrix(count + 1, count + 1)
        right = matrix(count + 1, 1)
        for row, index in enumerate(chosen):
            for column in range(count):
                system[row, column] = points[index] ** column
            system[row, count] = (-1) ** row / weights[index]
            right[row] = values[index]
        solution = lu_solve(system, right)
        coefficients = [solution[i] for i in range(count)]
        errors = [
            w * (v - polyval(coefficients[::-1], x)) for x, v, w in zip(points, values, weights)
        ]
        # The largest error of each run of one sign. If there are too many, the smallest are removed in pairs, so that
        # the signs alternate.
        peaks = []
        for index, error in enumerate(errors):
            if peaks and (errors[peaks[-1]] > 0) == (error > 0):
                if abs(error) > abs(errors[peaks[-1]]):
                    peaks[-1] = index
            else:
                peaks.append(index)
        while len(peaks) > count + 1:
            sizes = [abs(errors[index]) for index in peaks]
            least = sizes.index(min(sizes))
            if len(peaks) == count + 2 or least in (0, len(peaks) - 1):
                peaks.pop(0 if sizes[0] < sizes[-1] else -1)
            else:
                neighbour = least - 1 if sizes[least - 1] < sizes[least + 1] else least + 1
                for gone in sorted((least, neighbour), reverse=True):
                    peaks.pop(gone)
        assert len(peaks) == count + 1
        if peaks == chosen:
            return coefficients[0]
        chosen = peaks
    raise ArithmeticError("the exchange doesn't end")


def rounded_fit(function, weight, low, high, count, samples=600):
    """The coefficients, each a Double, of the polynomial nearest to `function` on [low, high], and its error."""
    middle, half = (low + high) / 2, (high - low) / 2
    points = [middle - half * cos(pi * (i + mpf(1) / 2) / samples) for i in range(samples)]
    values = [function(x) for x in points]
    weights = [weight(x) for x in points]
    done = []
    rest = values
    for left in range(count, 0, -1):
        # The remainder has a factor x for each coefficient done; the factor moves into the weight.
        powers = [abs(x) ** len(done) for x in points]
        done.append(
            float(lowest_coefficient(points, rest, [w * p for w, p in zip(weights, powers)], left))
        )
        rest = [(r - mpf(done[-1])) / x for r, x in zip(rest, points)]
    polynomial = [mpf(c) for c in reversed(done)]
    return done, max(abs(w * (v - polyval(polynomial, x))) for x, v, w in zip(points, values, weights))


def top(x, bits):
    """x cut to its highest `bits` significant bits."""
    scale = mpf(2) ** (bits - 1 - int(floor(log(abs(x), 2))))
    return floor(x * scale) / scale


def literal(x):
    return float(x).hex().replace("p+", "p")


def show(name, coefficients, error):
    print(f"\n// {name}: largest relative error 2^{float(log(error, 2)):.2f}")
    for index, coefficient in enumerate(coefficients):
        print(f"c{index} = {literal(coefficient)}")


def show_parts(name, x, widths):
    """x as a sum of parts of so many bits, the last a Double."""
    print(f"\n// {name}")
    for index, bits in enumerate(widths + [53]):
        part = top(x, bits) if bits < 53 else mpf(float(x))
        assert mpf(float(part)) == part
        print(f"part{index + 1} = {literal(part)}")
        x -= part


# Slightly wider than the ranges after the reductions.
slack = 1 + mpf(2) ** -20

print("// exp")
print("1 / ln 2 =", literal(1 / ln(2)))
show_parts("ln 2", ln(2), [42])
print("ln(9/8) / 2 =", literal(ln(mpf(9) / 8) / 2))
# exp reduces to |r| <= ln 2 / 2, expMinusOne to ln(3/4) <= r <= ln(3/2). The error is relative to e^r − 1, the
# stricter.
show(
    "(e^r - 1 - r) / r^2, -ln 2 / 2 <= r <= ln(3/2)",
    *rounded_fit(
        lambda r: (exp(r) - 1 - r) / r**2,
        lambda r: r**2 / abs(exp(r) - 1),
        -ln(2) / 2 * slack,
        ln(mpf(3) / 2) * slack,
        11,
    ),
)

print("\n// log")
largest = mpf(5) / 27 * slack


def atanh_rest(z):
    s = sqrt(z)
    return (ln((1 + s) / (1 - s)) / s - 2) / z


show(
    "(ln((1 + s) / (1 - s)) / s - 2) / s^2 in z = s^2, |s| <= 5/27",
    *rounded_fit(atanh_rest, lambda z: sqrt(z) ** 3 / ln((1 + sqrt(z)) / (1 - sqrt(z))), mpf(0), largest**2, 7),
)

print("\n// sin and cos")
print("2 / pi =", literal(2 / pi))
show_parts("pi / 2, quick", pi / 2, [43])
show_parts("pi / 2, full", pi / 2, [33, 33, 33])
square = (pi / 4 * slack) ** 2
show(
    "(sin r - r) / r^3 in z = r^2, |r| <= pi / 4",
    *rounded_fit(
        lambda z: (sin(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3, lambda z: sqrt(z) ** 3 / sin(sqrt(z)), mpf(0), square, 6
    ),
)
show(
    "(cos r - 1 + r^2 / 2) / r^4 in z = r^2, |r| <= pi / 4",
    *rounded_fit(lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, lambda z: z**2 / cos(sqrt(z)), mpf(0), square, 6),
)

print("\n// atan2")
for name, value in [("atan(1/2)", atan(mpf(1) / 2)), ("pi / 4", pi / 4), ("pi / 2", pi / 2), ("pi", pi)]:
    show_parts(name, value, [53])
show(
    "(atan u - u) / u^3 in z = u^2, |u| <= 7/16",
    *rounded_fit(
        lambda z: (atan(sqrt(z)) - sqrt(z)) / sqrt(z) ** 3,
        lambda z: sqrt(z) ** 3 / atan(sqrt(z)),
        mpf(0),
        (mpf(7) / 16 * slack) ** 2,
        11,
    ),
)
