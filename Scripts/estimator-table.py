#!/usr/bin/env python3
"""Makes Tests/CardMotionTests/Tables/estimators.txt: release velocities by every estimator, in exact arithmetic.

    python3 Scripts/estimator-table.py > Tests/CardMotionTests/Tables/estimators.txt

It needs nothing but Python. The gestures are made up here, with a finger's jitter, repeated times and places, pauses
and gaps at the very limits. The rules are written down a second time, from their sources and not from the Swift code:
fractions instead of floating point, the textbook's normal equations for the parabola, lists that keep everything.

A block of the table is a gesture: `gesture NAME`, `sample TICKS POSITION` in order, `at TICKS` (when the velocity is
asked for), and `expect ESTIMATOR VELOCITY` in points per second.
"""

from decimal import Decimal, getcontext
from fractions import Fraction

getcontext().prec = 60

TICKS = 9_000_000
HORIZON = TICKS // 10
STOP = TICKS * 40 // 1000


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

    def between(self, low, high):
        return low + (high - low) * ((self.word() >> 11) * 2.0**-53)


# ---- The rules. A sample is (ticks, position), positions exact.


def pair_velocity(samples, ago):
    """The velocity between the newest two samples, or the two that many places earlier; None if they aren't there."""
    if len(samples) < ago + 2:
        return None
    (t0, p0), (t1, p1) = samples[len(samples) - ago - 2], samples[len(samples) - ago - 1]
    return Fraction(0) if t0 == t1 else (p1 - p0) * TICKS / (t1 - t0)


def one_per_time(samples):
    """Of samples with one time, the last."""
    return [s for s, after in zip(samples, samples[1:] + [None]) if after is None or after[0] != s[0]]


def continuous(samples):
    """What belongs to the motion at the end: 20 samples, 100 ms, back to a gap of more than 40 ms."""
    samples = one_per_time(samples)[-20:]
    kept = [samples[-1]]
    for sample in reversed(samples[:-1]):
        if samples[-1][0] - sample[0] > HORIZON or kept[0][0] - sample[0] > STOP:
            break
        kept.insert(0, sample)
    return kept


def solve(matrix, right):
    """Gauss and Jordan, exactly."""
    rows = [list(row) + [value] for row, value in zip(matrix, right)]
    for i in range(len(rows)):
        pivot = next(j for j in range(i, len(rows)) if rows[j][i] != 0)
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(len(rows)):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i])]
    return [row[-1] for row in rows]


def last_two(samples):
    return pair_velocity(one_per_time(samples), 0) or Fraction(0)


def lsq2(samples):
    samples = continuous(samples)
    degree = min(2, len(samples) - 1)
    if degree == 0:
        return Fraction(0)
    times = [Fraction(t - samples[-1][0], TICKS) for t, _ in samples]
    powers = [sum(t**k for t in times) for k in range(2 * degree + 1)]
    moments = [sum(t**k * p for t, (_, p) in zip(times, samples)) for k in range(degree + 1)]
    return solve([powers[k : k + degree + 1] for k in range(degree + 1)], moments)[1]


def impulse(samples):
    samples = continuous(samples)
    velocities = [pair_velocity(samples[: i + 1], 0) for i in range(1, len(samples))]
    if not velocities:
        return Fraction(0)

    def exact_root(work):
        """sqrt(2 |work|) to 60 digits, with the sign."""
        root = (2 * abs(Decimal(work.numerator)) / Decimal(work.denominator)).sqrt()
        return Fraction(root) * (-1 if work < 0 else 1)

    work = velocities[0] * abs(velocities[0]) / 2
    for velocity in velocities[1:]:
        work += (velocity - exact_root(work)) * abs(velocity)
        # Between the steps 60 digits suffice; exact fractions would double in length at each step.
        work = Fraction(Decimal(work.numerator) / Decimal(work.denominator))
    return exact_root(work)


def flutter(samples, weights):
    pairs = [pair_velocity(samples, ago) or Fraction(0) for ago in (2, 1, 0)]
    return sum(weight * pair for weight, pair in zip(weights, pairs))


def flutter_ios(samples):
    return flutter(samples, (Fraction(60, 100), Fraction(35, 100), Fraction(5, 100)))


def flutter_macos(samples):
    return flutter(samples, (Fraction(15, 100), Fraction(65, 100), Fraction(20, 100)))


def swiftui(samples):
    samples = one_per_time(samples)
    older, newer = pair_velocity(samples, 1), pair_velocity(samples, 0)
    if newer is None:
        return Fraction(0)
    return newer if older is None else Fraction(3, 4) * older + Fraction(1, 4) * newer


def uipan(samples):
    """As a recogniser goes along, from one touch to the next: the newest velocity, and the one before."""
    previous = velocity = None
    last = None
    for ticks, position in one_per_time(samples):
        if last is not None:
            previous, velocity = velocity, (position - last[1]) / Fraction(ticks - last[0], TICKS)
        last = ticks, position
    if previous is None:
        return velocity or Fraction(0)
    return (3 * previous + velocity) / 4


def lsq2_monotone(samples):
    velocity = lsq2(samples)
    kept = continuous(samples)
    return velocity if velocity * (kept[-1][1] - kept[0][1]) >= 0 else Fraction(0)


RULES = [("last-two", last_two), ("lsq2", lsq2), ("impulse", impulse), ("flutter-ios", flutter_ios),
         ("flutter-macos", flutter_macos), ("swiftui", swiftui), ("uipan", uipan), ("lsq2-monotone", lsq2_monotone)]

# ---- The gestures.


def sampled(random, hertz, milliseconds, path, jitter=0.2, noise=0.0, step=9):
    """A finger on `path` (seconds to points), sampled with jitter. Times are whole microseconds unless `step` is 1."""
    samples, index = [], 0
    while index * 1000 / hertz <= milliseconds:
        seconds = max(0.0, index + random.between(-jitter, jitter)) / hertz
        ticks = int(seconds * TICKS) // step * step
        ticks = max(ticks, samples[-1][0] if samples else 0)
        position = path(ticks / TICKS) + random.between(-noise, noise)
        samples.append((ticks, round(position, 4)))
        index += 1
    return samples


def gestures():
    random = Random(11)
    for hertz in (60, 120, 240):
        for index in range(4):
            speed, bend = random.between(-3000, 3000), random.between(-20000, 20000)
            start = random.between(0, 800)
            path = lambda t: start + speed * t + bend * t * t / 2
            yield f"flick-{hertz}-{index}", sampled(random, hertz, random.between(30, 250), path, noise=0.3)
    for index in range(4):
        stop = random.between(0.05, 0.12)
        path = lambda t: 400 - 900 * min(t, stop)
        yield f"braking-{index}", sampled(random, 120, 160, path, noise=0.05)
    for index in range(4):
        turn = random.between(0.08, 0.14)
        path = lambda t: 300 + 1500 * (t if t < turn else 2 * turn - t)
        yield f"turning-{index}", sampled(random, 120, 170, path, noise=0.1)
    yield "slow-drag", sampled(random, 60, 900, lambda t: 500 + 40 * t, noise=0.02)
    yield "resting", sampled(random, 120, 120, lambda t: 250.0)
    yield "any-tick", sampled(random, 120, 120, lambda t: 250.0 - 1700 * t, step=1)
    yield "kilohertz", sampled(random, 1000, 60, lambda t: 100 + 2000 * t * (1 + 3 * t), noise=0.1)

    base = sampled(random, 120, 140, lambda t: 600 - 2200 * t + 3000 * t * t, noise=0.2)
    # Whole milliseconds, as in many logs, at a rate at which they coincide.
    milliseconds = sampled(random, 700, 70, lambda t: 100 + 900 * t, noise=0.3)
    yield "same-milliseconds", [(t // 9000 * 9000, p) for t, p in milliseconds]
    yield "same-time-twice-at-the-end", base + [(base[-1][0], base[-1][1] - 3.5)]
    yield "same-time-thrice-in-between", base[:8] + [(base[7][0], 590.25), (base[7][0], 591.5)] + base[8:]
    yield "same-time-throughout", [(9000, 10.0), (9000, 12.0), (9000, 15.0), (9000, 15.5)]
    yield "same-place-twice", [s for t, p in base for s in ((t, p), (t + 900, p))]
    yield "microseconds-apart", base + [(base[-1][0] + 72, base[-1][1] - 0.0186)]
    yield "a-tick-apart", base + [(base[-1][0] + 1, base[-1][1] - 0.01)]
    for apart in (1, 9, 72):
        yield f"three-with-two-{apart}-ticks-apart", [(0, 100.0), (300_000, 131.25), (300_000 + apart, 131.5)]
        yield f"clusters-{apart}-ticks-apart", [
            (t + k * apart, p + k * 0.125) for t, p in ((0, 100.0), (350_000, 140.0), (700_000, 170.0)) for k in (0, 1)]
    for count in range(1, 5):
        yield f"only-{count}", base[:count]

    def after(gap, samples):
        """`samples`, a pause, and the same again."""
        shift = samples[-1][0] + gap - samples[0][0]
        return samples + [(t + shift, p + 30) for t, p in samples]

    yield "pause-of-40-ms", after(STOP, base[:6])
    yield "pause-of-40-ms-and-a-tick", after(STOP + 1, base[:6])
    yield "pause-before-the-last", base + [(base[-1][0] + STOP + 1, base[-1][1] - 25)]
    yield "pause-of-a-second", after(TICKS, base[:9])
    yield "horizon-of-100-ms", [(90_000 * i, float(i * i)) for i in range(11)]
    yield "horizon-of-100-ms-and-a-tick", [(90_000 * i + (1 if i else 0), float(i * i)) for i in range(11)]
    yield "late", [(t + 3_600 * TICKS, p) for t, p in base]
    # A finger that comes to rest and never turns: the parabola reports a turn.
    for rest in (4, 8, 16):
        yield f"coming-to-a-stand-{rest}", [
            (75_000 * i, 400 - 4.0 * min(i, 6) * (1 + min(i, 6)) - 0.25 * max(0, i - 6)) for i in range(6 + rest)]
    yield "far-away", [(t, p + 2.0**20) for t, p in base]


def main():
    print("# Scripts/estimator-table.py")
    for name, samples in gestures():
        exact = [(ticks, Fraction(position)) for ticks, position in samples]
        newest = samples[-1][0]
        for at in (newest, newest + STOP, newest + STOP + 1):
            # The pause of 40 ms, and the tick after it, only for `flick-120`; all gestures at their newest sample.
            if at != newest and not name.startswith("flick-120"):
                continue
            print("gesture", name if at == newest else f"{name}-and-{at - newest}-ticks")
            for ticks, position in samples:
                print("sample", ticks, repr(position))
            print("at", at)
            for estimator, rule in RULES:
                velocity = rule(exact) if at - newest <= STOP else Fraction(0)
                print("expect", estimator, repr(float(velocity)))


main()
