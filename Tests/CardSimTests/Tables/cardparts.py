#!/usr/bin/env python3
"""Makes cardparts-sheet.txt beside it: the releases and drags of CardParts' bottom sheet.

    python3 Tests/CardSimTests/Tables/cardparts.py

Read from intuit/CardParts 0b29c98a (4.0.0), CardPartsBottomSheetViewController.swift, whose lines are BS below; in the
stored version 3234eda, of the same rules. (aaae3047, 2.6.0, has no sheet yet.)

Facts were taken, no code. Nothing was read from the Swift code. All vectors are synthetic.

A table's lines:

    device NAME WIDTH HEIGHT SAFE-TOP SAFE-BOTTOM HEADER CONTENT    what follows happens there, with such a sheet
    detent NAME Y                        its top edge, the handle's
    release Y V TARGET DURATION P P      at Y with V: target, the animation's duration, and where the edge is 0.0625 s
                                         and 0.1875 s later
    drag FROM …                          from rest there, see `Table`
"""

from vectors import DEVICES, Pan, Random, Spring, Table, at, gesture, places

HANDLE, PADDING = 6, 8  # BS:42-81, 543-546: above the content
RATIO, SPEED, RESISTANCE = 0.4, 250.0, 5.0  # BS:42-81
BACK, AWAY = (0.25, Spring("0.25", 1, 1.0)), (0.5, Spring("0.5", 1, 1.0))


class Sheet:
    """BS:259-281: the constraint is minus what shows of it above the screen's bottom edge."""

    def __init__(self, device, content):
        self.bounds = device[2]
        self.height = content + HANDLE + PADDING + device[4]

    def y(self, constraint):
        return self.bounds + constraint

    def release(self, y, v):
        """BS:474-481, both strict."""
        constraint = y - self.bounds
        if -constraint > self.height * RATIO and v < SPEED:
            name, end, (duration, law) = "shown", self.y(-self.height), BACK
        else:
            name, end, (duration, law) = "dismissed", self.y(0), AWAY
        return name, duration, places(law, y, end)


def drag(table, sheet, random, bounds):
    """BS:437-468 and 501-506: by the finger's places, so that what it went before it was recognised doesn't count; it
    must go strictly further up or down than sideways."""
    constraint, pan, last, refused = float(-sheet.height), Pan(), 0.0, False
    top = sheet.y(constraint)
    words = ["down", 100, top + 10]
    for x, y in gesture(random, top, bounds, 4 + random.below(8), "ties"):
        state = pan.moved(x, y)
        if state == "began":
            refused, last = not abs(y) > abs(x), y
        elif state == "changed" and not refused:
            change = y - last
            constraint += change if constraint >= -sheet.height - change else change / RESISTANCE
            last = y
        words.append(at(x, y, sheet.y(constraint)))
    table.add("drag", "shown", *words)


def releases(table, sheet, random):
    edge = -sheet.height * RATIO
    cases = [(c, v) for c in (-sheet.height, edge, edge - 0.125, edge + 0.125) for v in (0, 249.75, 250, 250.25, -9000)]
    while len(cases) < 330:
        speed = random.pick((0, 240, 260, 1000, 9000))
        constraint = random.between(-sheet.height - 30, 0)
        cases.append((constraint, random.between(-speed, speed, 0.25)))
    for constraint, v in cases:
        name, duration, (first, second) = sheet.release(sheet.y(constraint), v)
        table.add("release", sheet.y(constraint), v, name, duration, first, second)


def main():
    table = Table("cardparts-sheet.txt", [
        "cardparts-sheet: made by cardparts.py, which says what each line is and where its rules were read.",
        "All vectors are synthetic: drawn by a generator, measured on no device."])
    for number, device in enumerate(DEVICES):
        random = Random(4000 + number)
        content = 200 if device[2] < 400 else 382 + 5 * number
        sheet = Sheet(device, content)
        table.add("device", *device[:5], HANDLE + PADDING, content)
        table.add("detent", "dismissed", sheet.y(0))
        table.add("detent", "shown", sheet.y(-sheet.height))
        releases(table, sheet, random)
        for _ in range(80):
            drag(table, sheet, random, device[2])
    table.write()


if __name__ == "__main__":
    main()
