#!/usr/bin/env python3
"""Makes sweetcurtain-0.2.5.txt beside it: SweetCurtain's releases, drags, and drags that its list shares.

    python3 Tests/CardSimTests/Tables/sweetcurtain.py

Read from multimediasuite/SweetCurtain 048486a (0.2.5), CurtainController.swift, whose lines are CC below; in stored
versions of ihormalovanyi/SweetCurtain, to which it was renamed: 7ac6bf2 (one step before the delegate's fifth call, of
the same arithmetic), CurtainHeightProvider.swift 727cd5f, CurtainPushDirection.swift 87dd73f,
CGFloatArray+findClosest.swift 727cd5f, CurtainUpdateModel.swift 048486a.

Facts were taken, no code. Nothing was read from the Swift code. All vectors are synthetic.

A table's lines:

    device NAME WIDTH HEIGHT SAFE-TOP SAFE-BOTTOM      what follows happens there
    detent NAME Y                        its top edge
    release STORED Y V TARGET DURATION P P   decided last, at Y with V: target, the animation's duration, and where the
                                         edge is 0.0625 s and 0.1875 s later
    drag FROM …                          from rest there, by its header, see `Table`
    scroll FROM …                        the same by its list of 2,000 pt; `DX,DY=Y@OFFSET` has the list's offset

Of the list UIKit decides, and doesn't document: here its offset goes by the finger's step since the last event. Every
finger goes one way, stands still for long, and goes back, so that no estimator is in doubt where it is heading.
"""

from vectors import DEVICES, Pan, Random, Spring, Table, at, gesture, places, word

RUBBER_HEIGHT, RUBBER_WEAKENING = 100.0, 2.0
RESISTANCE = 600.0  # `normal`
DURATION, SPRING = 0.4, Spring("0.4", 0.8, 3.0)  # CC:315-335
PARTS = {"min": 0.2, "mid": 0.5, "max": 0.8}
NAMES = ("hide", "min", "mid", "max")
HEADER, CONTENT = 84, 2000


class Curtain:
    """CurtainHeightProvider.swift: heights are parts of what is below the status bar."""

    def __init__(self, device):
        self.name, self.width, self.bounds, self.top, self.bottom, *_ = device
        self.scene = float(self.bounds - self.top)

    def height(self, name):
        return 0.0 if name == "hide" else self.scene * PARTS[name]

    def y(self, height):
        return self.bounds - height

    # ---- CC:300-313, CurtainPushDirection.swift, findClosest.

    def target(self, stored, height, v):
        if -RESISTANCE <= v <= RESISTANCE:
            part = height / self.scene
            return min(PARTS, key=lambda name: abs(PARTS[name] - part))  # of equals the first
        if stored == "hide":
            return stored
        order = ("min", "mid", "max")
        step = 1 if v < -RESISTANCE else -1
        return order[min(max(order.index(stored) + step, 0), 2)]

    # ---- CC:192-214.

    def permitted(self, height, translation, bounces):
        low, high = self.height("min"), self.height("max")
        after = height - translation
        if after < low:
            part = 1 - (low - after) / RUBBER_HEIGHT
            after = height - translation * part / RUBBER_WEAKENING if bounces else low
        if after > high:
            part = 1 - (after - high) / RUBBER_HEIGHT
            after = height - translation * part / RUBBER_WEAKENING if bounces else high
        return after


def drag(table, curtain, random):
    """CC:232-248: nothing moves when the recogniser begins, and the next event has all of its translation."""
    start = random.pick(("min", "mid", "max"))
    height, pan = curtain.height(start), Pan()
    top = curtain.y(height)
    words = ["down", 100, top + 10]
    # Up to 90 pt an event: a single step that is further beyond an end than 100 pt goes backwards.
    for x, y in gesture(random, top, curtain.bounds, 4 + random.below(8), "ties", paces=(4, 20, 60)):
        if pan.moved(x, y) == "changed":
            height = curtain.permitted(height, pan.translation(), True)
            pan.reset()
        words.append(at(x, y, curtain.y(height)))
    table.add("drag", start, *words)


def scroll(table, curtain, random):
    """CC:250-293 and its observer of the offset, CC:347-359."""
    sign = -1 if random.below(3) else 1
    # A finger needs some of the list to be put on.
    starts = [name for name in PARTS if curtain.height(name) > HEADER + 20 and (sign < 0 or name != "min")]
    start = random.pick(starts)
    height, offset, remembered = curtain.height(start), 0.0, 0.0
    down = curtain.y(height) + min(HEADER + 30, height - 10)
    samples = [(0.0, 10.0 * sign)]
    for part in (sign, 0, -sign) if sign < 0 else (sign,):
        for _ in range(6 + random.below(14) if part else 14):
            y = samples[-1][1] + part * random.between(16, 24, 0.25)
            if not -down <= y <= curtain.bounds - down:
                break
            samples.append((0.0, y))
    words, last = ["down", 100, down], None
    for x, y in samples:
        if last is not None:
            step = y - last
            # First the list's own: it shows nothing beyond its top.
            offset = max(0.0, offset - step)
            if not (offset > 0 and step >= 0):
                height = curtain.permitted(height, step, False)
                if height < curtain.height("max") and step < 0:
                    offset = remembered
            remembered = offset
        last = y
        words.append(at(x, y, curtain.y(height)) + "@" + word(offset))
    table.add("scroll", start, *words)


def releases(table, curtain, random):
    heights = [curtain.height(name) for name in NAMES]
    cases = [(stored, h, v) for stored in NAMES for h in heights for v in (-600, 600, -600.25, 600.25, 0)]
    cases += [("mid", curtain.scene * part, 0) for part in (0.35, 0.65)]
    while len(cases) < 330:
        speed = random.pick((0, 300, 700, 2500, 9000))
        height = random.between(-40, curtain.height("max") + 80)
        cases.append((random.pick(NAMES[1:]), height, random.between(-speed, speed, 0.25)))
    for stored, height, v in cases:
        target = curtain.target(stored, height, v)
        y = curtain.y(height)
        table.add("release", stored, y, v, target, DURATION, *places(SPRING, y, curtain.y(curtain.height(target))))


def main():
    table = Table("sweetcurtain-0.2.5.txt", [
        "sweetcurtain-0.2.5: made by sweetcurtain.py, which says what each line is and where its rules were read.",
        "All vectors are synthetic: drawn by a generator, measured on no device."])
    for number, device in enumerate(DEVICES):
        random, curtain = Random(25000 + number), Curtain(device)
        table.add("device", *device[:5])
        for name in NAMES:
            table.add("detent", name, curtain.y(curtain.height(name)))
        releases(table, curtain, random)
        for _ in range(60):
            drag(table, curtain, random)
        for _ in range(24):
            scroll(table, curtain, random)
    table.write()


if __name__ == "__main__":
    main()
