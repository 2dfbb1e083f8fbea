"""What the scripts beside it share: a generator, five devices, UIKit's spring and its curves in 50 digits.

All vectors are synthetic: drawn by a generator whose seed stands in each script, and measured on no device. Nothing
here was read from the Swift code. It needs nothing but Python.
"""

import os
from decimal import Decimal, getcontext

getcontext().prec = 50

# Name, width, height, safe area at the top and at the bottom, whether the height is compact, whether the card stands
# beside the map. Sizes as Apple gives them; the two phones named `se` have a home button, thus no safe area below.
DEVICES = [
    ("iphone-se-3", 375, 667, 20, 0, False, False),
    ("iphone-15", 393, 852, 59, 34, False, False),
    ("iphone-15-pro-max", 430, 932, 59, 34, False, False),
    ("ipad-pro-11", 834, 1194, 24, 20, False, True),
    ("iphone-se-3-landscape", 667, 375, 0, 0, True, True),
]

# When a law is asked for its place, in seconds after the release.
INSTANTS = (0.0625, 0.1875)


class Random:
    """SplitMix64, so that the tables don't depend on a Python version."""

    def __init__(self, seed):
        self.state = seed

    def word(self):
        mask = (1 << 64) - 1
        self.state = (self.state + 0x9E3779B97F4A7C15) & mask
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        return z ^ (z >> 31)

    def below(self, count):
        return self.word() % count

    def pick(self, values):
        return values[self.below(len(values))]

    def between(self, low, high, step=0.125):
        """A multiple of a step, both ends included as far as they are multiples."""
        first, last = -int(-low // step), int(high // step)
        return (first + self.below(last - first + 1)) * step


# ---- A gesture. UIKit documents neither the slop nor what a translation counts from: here a recogniser begins with the
# first sample that is 10 pt or more from where the finger came down, and its translation counts from the place on the
# straight line to that sample at which the finger was 10 pt away. Half of the gestures reach just that place with
# their first sample, so that the translation is 0 then, whatever it counts from.

SLOP = 10.0


class Pan:
    """A pan recogniser: for each sample its state and the translation since it was last set to zero."""

    def __init__(self):
        self.origin = None

    def moved(self, x, y):
        """The state at a sample, given from where the finger came down."""
        if self.origin is not None:
            self.x, self.y = x, y
            return "changed"
        distance = (x * x + y * y) ** 0.5
        if distance < SLOP:
            return None
        part = SLOP / distance
        self.origin = (x * part, y * part)
        self.x, self.y = x, y
        return "began"

    def translation(self):
        return self.y - self.origin[1]

    def reset(self):
        self.origin = (self.x, self.y)


def gesture(random, top, height, steps, sideways, paces=(4, 20, 60, 200)):
    """Samples of a finger, from where it came down, 10 pt below a card's top edge; it stays on the screen.

    `sideways`: whether its first step may go more to the side; "ties": or just as much. `paces`: how far its steps are.
    """
    touch = min(top + 10, height - 1)
    sign = random.pick((-1, 1))
    kind = random.below(10)
    x, y = 0.0, 10.0 * sign
    if kind in (1, 2):
        x, y = 6.0 * random.pick((-1, 1)), 8.0 * sign
    elif kind in (3, 4, 5):
        x, y = 0.0, (10 + random.between(0.25, 30, 0.25)) * sign
    elif kind == 6:
        x, y = random.between(-12, 12, 0.25), 14.0 * sign
    elif kind == 7 and sideways:
        x, y = 8.0 * random.pick((-1, 1)), 6.0 * sign
    elif kind == 8 and sideways:
        x, y = random.between(13, 30, 0.25) * random.pick((-1, 1)), 12.0 * sign
    elif kind == 9 and sideways == "ties":
        x, y = 8.0 * random.pick((-1, 1)), 8.0 * sign
    samples = [(x, y)]
    pace = random.pick(paces)
    trend = random.pick((-1, 0, 1))
    for _ in range(steps):
        step = random.between(-pace, pace, 0.25) + trend * pace * 0.5
        x += random.between(-12, 12, 0.25)
        y = min(max(y + step, -touch), height - touch)
        samples.append((x, y))
    return samples


# ---- UIKit's laws. Its spring for a duration T, a damping ratio and an initial velocity in distances per second isn't
# documented; as others measured it, its envelope is 0.001 at T. Of several roots the stiffest is taken.


def sine_cosine(x):
    """By their series, after halving the angle until it is small."""
    halvings = 0
    while abs(x) > Decimal("0.01"):
        x, halvings = x / 2, halvings + 1
    s, c, term = Decimal(0), Decimal(0), Decimal(1)
    for n in range(0, 60, 2):
        c += term
        term = term * x / (n + 1)
        s += term
        term = -term * x / (n + 2)
    for _ in range(halvings):
        s, c = 2 * s * c, c * c - s * s
    return s, c


class Spring:
    """UIKit's spring of a duration. `left(t)` is the part of the distance that is left."""

    solved = {}

    def __init__(self, duration, ratio, velocity=0.0):
        self.duration = Decimal(duration)
        self.ratio, self.velocity = Decimal(repr(ratio)), Decimal(repr(velocity))
        key = (self.duration, self.ratio, self.velocity)
        if key not in Spring.solved:
            Spring.solved[key] = self.solve()
        self.omega = Spring.solved[key]

    def envelope(self, omega):
        if self.ratio == 1:
            return abs(-1 + (self.velocity - omega) * self.duration) * (-omega * self.duration).exp()
        damped = omega * (1 - self.ratio**2).sqrt()
        return abs((self.velocity - self.ratio * omega) / damped) * (-self.ratio * omega * self.duration).exp()

    def solve(self):
        limit = Decimal("0.001")
        high = Decimal(40) / (self.ratio * self.duration)
        low = high
        while self.envelope(low) < limit:
            low *= Decimal("0.98")
        high = low / Decimal("0.98")
        for _ in range(120):
            middle = (low + high) / 2
            if self.envelope(middle) < limit:
                high = middle
            else:
                low = middle
        return (low + high) / 2

    def left(self, t):
        t = Decimal(t)
        if t >= self.duration:
            return Decimal(0)
        if self.ratio == 1:
            return (1 + (self.omega - self.velocity) * t) * (-self.omega * t).exp()
        damped = self.omega * (1 - self.ratio**2).sqrt()
        s, c = sine_cosine(damped * t)
        return (-self.ratio * self.omega * t).exp() * (c + (self.ratio * self.omega - self.velocity) / damped * s)


class ScaledSpring:
    """UIKit's spring from rest for any duration: a spring of one second whose time is stretched."""

    def __init__(self, duration, ratio):
        self.duration, self.unit = Decimal(duration), Spring(1, ratio)

    def left(self, t):
        return self.unit.left(Decimal(t) / self.duration)


class Curve:
    """A cubic Bézier from (0, 0) to (1, 1) over a duration."""

    def __init__(self, duration, x1, y1, x2, y2):
        self.duration = Decimal(duration)
        self.x = (Decimal(x1), Decimal(x2))
        self.y = (Decimal(y1), Decimal(y2))

    @staticmethod
    def at(s, ends):
        return 3 * (1 - s) ** 2 * s * ends[0] + 3 * (1 - s) * s**2 * ends[1] + s**3

    def left(self, t):
        share = Decimal(t) / self.duration
        if share >= 1:
            return Decimal(0)
        low, high = Decimal(0), Decimal(1)
        for _ in range(90):
            middle = (low + high) / 2
            if self.at(middle, self.x) < share:
                low = middle
            else:
                high = middle
        return 1 - self.at((low + high) / 2, self.y)


def ease_out(duration):
    return Curve(duration, "0", "0", "0.58", "1")


def ease_in_out(duration):
    return Curve(duration, "0.42", "0", "0.58", "1")


def places(law, start, end):
    """Where something is at the instants, on its way from one place to another."""
    start, end = Decimal(start), Decimal(end)
    return [float(end + (start - end) * law.left(t)) for t in INSTANTS]


# ---- The table's text.


def word(value):
    if isinstance(value, str):
        return value
    value = float(value)
    return repr(int(value)) if value == int(value) and abs(value) < 1e15 else repr(value)


class Table:
    """Lines of words. `drag` lines hold a gesture: `down X Y` is where the finger comes down, from then on
    `DX,DY=MODEL` or `DX,DY=MODEL/SHOWN` are its places from there, one a frame, and the card's after each."""

    def __init__(self, name, head):
        self.name = name
        self.lines = ["# " + line if line else "#" for line in head]
        self.count = 0

    def add(self, *words):
        self.lines.append(" ".join(word(w) if not isinstance(w, tuple) else ",".join(map(word, w)) for w in words))
        self.count += 1

    def write(self):
        self.lines.append(f"end {self.count}")
        place = os.path.join(os.path.dirname(os.path.abspath(__file__)), self.name)
        with open(place, "w", encoding="utf-8", newline="\n") as file:
            file.write("\n".join(self.lines) + "\n")


def at(x, y, model, shown=None):
    """A sample and where the card is after it; where it shows, if that is elsewhere."""
    place = f"{word(x)},{word(y)}={word(model)}"
    return place if shown is None or shown == model else f"{place}/{word(shown)}"
