#!/usr/bin/env python3
"""Makes Tests/CardSimulationTests/Tables/settle.txt: when cards get where they are sent, to 40 digits, rounded.

    python3 Scripts/settle-table.py > Tests/CardSimulationTests/Tables/settle.txt

Each line has a name, the seconds until a card is within 0.5 pt and 10 pt/s of its target for good, and those until a
tenth of its distance is left. The card rests at 390.5, is sent to 71 at 0.1 s and, in some, to 734 at 0.25 s; times
count from the last of these. It needs mpmath.
"""

from mpmath import cos, cosh, exp, findroot, mp, mpf, pi, sin, sinh, sqrt

mp.dps = 40
START, TOP, BOTTOM = mpf("390.5"), mpf(71), mpf(734)
NEAR, SLOW, LATER = mpf("0.5"), mpf(10), mpf("0.15")


def spring(frequency, ratio, x, v):
    """Displacement and velocity as functions of time, from the differential equation's solutions."""
    decay = ratio * frequency

    def at(t):
        if ratio == 1:
            b = v + decay * x
            return exp(-decay * t) * (x + b * t), exp(-decay * t) * (b - decay * (x + b * t))
        rate = frequency * sqrt(abs(1 - ratio * ratio))
        c, s = (cos, sin) if ratio < 1 else (cosh, sinh)
        b = (v + decay * x) / rate
        place = exp(-decay * t) * (x * c(rate * t) + b * s(rate * t))
        sign = -1 if ratio < 1 else 1
        return place, exp(-decay * t) * rate * (b * c(rate * t) + sign * x * s(rate * t)) - decay * place

    return at


def bezier(x1, y1, x2, y2, distance, duration):
    """Displacement and velocity of a cubic Bézier curve's motion."""

    def at(t):
        if t >= duration:
            return mpf(0), mpf(0)
        u = t / duration
        low, high = mpf(0), mpf(1)
        for _ in range(140):
            s = (low + high) / 2
            if 3 * x1 * s * (1 - s) ** 2 + 3 * x2 * s * s * (1 - s) + s**3 < u:
                low = s
            else:
                high = s
        value = 3 * y1 * s * (1 - s) ** 2 + 3 * y2 * s * s * (1 - s) + s**3
        dx = 3 * (1 - s) ** 2 * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
        dy = 3 * (1 - s) ** 2 * y1 + 6 * (1 - s) * s * (y2 - y1) + 3 * s * s * (1 - y2)
        return distance * (1 - value), -distance / duration * dy / dx

    return at


def halved(low, high, is_early):
    for _ in range(120):
        middle = (low + high) / 2
        low, high = (middle, high) if is_early(middle) else (low, middle)
    return high


def times(at, distance, end, steps=4000):
    """The last time at which it isn't settled before `end`, and the first with a tenth of the distance left."""

    def restless(t):
        x, v = at(t)
        return abs(x) > NEAR or abs(v) > SLOW

    grid = [end * n / steps for n in range(steps)] + [end * (1 - mpf(2) ** -60)]
    last = max((n for n, t in enumerate(grid) if restless(t)), default=None)
    settled = end if last == steps else halved(grid[last], grid[last + 1], restless)
    sign = 1 if at(mpf(0))[0] > 0 else -1
    far = lambda t: at(t)[0] * sign > abs(distance) / 10
    first = next((n for n, t in enumerate(grid) if not far(t)), None)
    return settled, end if first is None else halved(grid[first - 1], grid[first], far)


def uikit(duration, ratio, speed):
    """The frequency of UIKit's spring: the larger root of ((ωζ − v)/(ω√(1−ζ²))) e^(−ωζT) = 0.001."""
    root = sqrt(1 - ratio * ratio)
    return findroot(lambda w: (w * ratio - speed) / (w * root) * exp(-w * ratio * duration) - mpf("0.001"), mpf(22))


def line(name, at, distance, end):
    settled, most = times(at, distance, end)
    print(name, mp.nstr(settled, 20), mp.nstr(most, 20))


print("# name, seconds until settled, seconds to a tenth (Scripts/settle-table.py)")
way = START - TOP
frequency = 2 * pi / mpf("0.4")
for name, ratio in (("spring-0.8", mpf("0.8")), ("spring-1", mpf(1)), ("spring-1.6", mpf("1.6")), ("spring-0.2", mpf("0.2"))):
    line(name, spring(frequency, ratio, way, mpf(0)), way, mpf(4))
ratio = mpf("0.8")
first = spring(frequency, ratio, way, mpf(0))
x, v = first(LATER)
line("retarget", spring(frequency, ratio, x + TOP - BOTTOM, v), x + TOP - BOTTOM, mpf(4))
second = spring(frequency, ratio, TOP - BOTTOM, mpf(0))
additive = lambda t: tuple(a + b for a, b in zip(first(t + LATER), second(t)))
line("additive", additive, x + TOP - BOTTOM, mpf(4))
for name, duration, ratio, speed in (
    ("animation", mpf("0.4"), mpf("0.8"), mpf(3)),
    ("animation-slack", mpf("0.25"), mpf("0.2"), mpf(0)),
):
    w = uikit(duration, ratio, speed)
    line(name, spring(w, ratio, way, -speed * way), way, duration)
line("ease", bezier(mpf("0.42"), mpf(0), mpf("0.58"), mpf(1), way, mpf("0.3")), way, mpf("0.3"))
line("bounce", bezier(mpf("0.3"), mpf("0.2"), mpf("0.3"), mpf("1.6"), way, mpf("0.5")), way, mpf("0.5"))
