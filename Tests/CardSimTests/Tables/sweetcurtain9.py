#!/usr/bin/env python3
"""Makes sweetcurtain-0.9.txt beside it: the releases and drags of SweetCurtain's rewrite.

    python3 Tests/CardSimTests/Tables/sweetcurtain9.py

Read from ihormalovanyi/SweetCurtain 97cede0 (0.9.3): CurtainController.swift and CurtainDetents.swift in Sources; the
stored versions are 07c9bfc and 0ea2da8, of the same rules. Its heights are the app's: here 160, 400 and 640 pt, and on
the lowest screen 75, 180 and 300.

Facts were taken, no code. Nothing was read from the Swift code. All vectors are synthetic.

A table's lines are sweetcurtain.py's, but for `heights SMALL MEDIUM LARGE` after a device. No drag begins in a list.
"""

from vectors import DEVICES, Pan, Random, Spring, Table, at, ease_out, gesture, places

SLOWEST, FASTEST = 500.0, 2500.0
NAMES = ("small", "medium", "large")


class Curtain:
    def __init__(self, device, heights):
        self.bounds = device[2]
        self.heights = dict(zip(NAMES, heights))
        self.small, self.medium, self.large = heights

    def y(self, height):
        return self.bounds - height

    def target(self, height, v):
        """From where it is; of equal heights the stricter comparison's other side."""
        if abs(v) < SLOWEST:
            if (self.small + self.medium) / 2 <= height <= (self.medium + self.large) / 2:
                return "medium"
            return "small" if height < self.medium else "large"
        if v < 0:
            return "medium" if height < self.medium else "large"
        return "medium" if height > self.medium else "small"

    def law(self, v):
        speed = abs(v)
        part = 0.0 if speed < SLOWEST else 1.0 if speed > FASTEST else speed / FASTEST
        if part == 0:
            return 0.2, ease_out("0.2")
        return 0.3, Spring("0.3", 0.6 + 0.4 - 0.4 * part, 0.3 * part)


def drag(table, curtain, random):
    """The height is that of the detent decided last and the whole translation; nothing moves at the beginning."""
    start = random.pick(NAMES)
    rest, pan, total = curtain.heights[start], Pan(), 0.0
    height, top = rest, curtain.y(rest)
    words = ["down", 100, top + 10]
    for x, y in gesture(random, top, curtain.bounds, 4 + random.below(8), "ties"):
        if pan.moved(x, y) == "changed":
            total = pan.translation()
            height = min(max(rest - total, curtain.small), curtain.large)
        words.append(at(x, y, curtain.y(height)))
    table.add("drag", start, *words)


def releases(table, curtain, random):
    middles = [(curtain.small + curtain.medium) / 2, (curtain.medium + curtain.large) / 2]
    speeds = (0, 499.75, 500, 500.25, 2500, 2500.25)
    edges = list(curtain.heights.values()) + middles
    cases = [(h + d, s * v) for h in edges for d in (-0.125, 0, 0.125) for v in speeds for s in (-1, 1)]
    for _ in range(160):
        speed = random.pick((0, 400, 1000, 3000, 9000))
        cases.append((random.between(curtain.small, curtain.large), random.between(-speed, speed, 0.25)))
    for height, v in cases:
        if not curtain.small <= height <= curtain.large:
            continue
        target = curtain.target(height, v)
        duration, law = curtain.law(v)
        start, end = curtain.y(height), curtain.y(curtain.heights[target])
        table.add("release", random.pick(NAMES), start, v, target, duration, *places(law, start, end))


def main():
    table = Table("sweetcurtain-0.9.txt", [
        "sweetcurtain-0.9: made by sweetcurtain9.py, which says what each line is and where its rules were read.",
        "All vectors are synthetic: drawn by a generator, measured on no device."])
    for number, device in enumerate(DEVICES):
        random = Random(9000 + number)
        heights = (75, 180, 300) if device[2] < 400 else (160, 400, 640)
        curtain = Curtain(device, heights)
        table.add("device", *device[:5])
        table.add("heights", *heights)
        for name in NAMES:
            table.add("detent", name, curtain.y(curtain.heights[name]))
        releases(table, curtain, random)
        for _ in range(60):
            drag(table, curtain, random)
    table.write()


if __name__ == "__main__":
    main()
