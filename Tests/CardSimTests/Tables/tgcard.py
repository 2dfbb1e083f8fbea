#!/usr/bin/env python3
"""Makes tgcard-2.5.1.txt and tgcard-2018.txt beside it: TGCardViewController's releases, drags, pushes and pops.

    python3 Tests/CardSimTests/Tables/tgcard.py

Read from skedgo/TGCardViewController, TGCardViewController.swift and .xib:

- 2.5.1: d6e2940. Its lines are VC and XIB below. The rules of the release and of the pan were read in a stored version
  next to it as well, where they are the same.
- 2018: the parent of 127daab (2019-06-05), in a stored version of 2018 whose file has 37,573 characters; what differs
  is named at the constants. Whether it refuses a finger that goes sideways wasn't found there, so no gesture does.

Facts were taken, no code. Nothing was read from the Swift code. All vectors are synthetic.

A table's lines:

    device NAME WIDTH HEIGHT SAFE-TOP SAFE-BOTTOM HEADER   what follows happens there, on a card with such a header
    detent NAME SHOWN MODEL              where the card's top edge shows, and what its controller believes
    release Y V TARGET DURATION P P      at Y (the controller's) with V: target, the animation's duration, and where the
                                         edge shows 0.0625 s and 0.1875 s later; a duration `nan` is 0 divided by 0
    drag FROM …                          from rest there, see `Table`; `cancel` ends a gesture unfinished; after each
                                         event @ the content's alpha, in 2.5.1
    push FROM TO T PROGRESS EDGE         a card with such a header over another: how far it is at T, its top edge
    pop FROM TO T PROGRESS EDGE          FROM: where the card that goes is
"""

import math

from vectors import DEVICES, Pan, Random, ScaledSpring, Spring, Table, at, ease_in_out, gesture, places

NAMES = ("collapsed", "peaking", "extended")


class Rules251:
    """The constants of 2.5.1."""

    name, seed = "tgcard-2.5.1", 251
    push, pop = Spring("0.25", 0.75), Spring("0.3125", 1)  # VC:1078-1083, 1261-1266
    shortest, longest = 0.4, 1.3  # VC:1516
    refuses_sideways = "ties"  # VC:1556-1563; of a tie it doesn't

    @staticmethod
    def gap(bottom):
        return 12 if bottom > 0 else 50  # VC:87, 89, 671-680

    @staticmethod
    def projected(y, v):
        return y + (v / 1000.0) * 0.998 / (1.0 - 0.998)  # VC:1455-1460

    @staticmethod
    def law(duration):
        return ScaledSpring(duration, 0.8)  # VC:1519-1527

    @staticmethod
    def is_collapsed(card, y):
        """VC:654-669: 44 pt to each smaller side; both ends of each range count."""
        if 0 <= y <= max(card.extended, card.peaking - 44):
            return False
        return card.compact or y > max(card.peaking, card.model_collapsed - 44)


class Rules2018:
    """What was otherwise before: one gap, y + v/5, a plain curve of 0.25 s and more, no margins, slower transitions."""

    name, seed = "tgcard-2018", 2018
    push, pop = Spring("0.4", 0.75), Spring("0.5", 1)
    shortest, longest = 0.25, 1.3
    refuses_sideways = False

    @staticmethod
    def gap(bottom):
        return 50

    @staticmethod
    def projected(y, v):
        return y + v / 5

    @staticmethod
    def law(duration):
        return ease_in_out(duration)

    @staticmethod
    def is_collapsed(card, y):
        if 0 <= y < card.peaking:
            return False
        return card.compact or y >= card.model_collapsed


class Card:
    """Where a card is on a device. VC:671-691, 1410-1422, XIB:238-262."""

    def __init__(self, rules, device, header):
        self.rules, self.header = rules, header
        self.name, self.width, self.height, self.top, self.bottom, self.compact, self.beside = device
        self.extended = self.top + rules.gap(self.bottom)
        self.model_collapsed = self.height
        self.peaking = (self.height - self.extended) / 2
        least = max(44 * 0.66, header) if rules is Rules251 else header
        self.collapsed = self.height - self.bottom - least
        self.stops = [n for n in NAMES if n != "peaking" or not self.compact]

    def model(self, name):
        return self.model_collapsed if name == "collapsed" else getattr(self, name)

    def shown(self, y):
        """The title always shows above the bottom safe area, and the wrapper is no higher than extended."""
        return min(y, self.collapsed)

    def content_alpha(self, y):
        """VC:1597, in every size class: `peaking` is half of the height there, too. None: not read."""
        if self.rules is not Rules251:
            return None
        return min(1.0, max(0.0, (self.model_collapsed - y) / (self.model_collapsed - self.peaking)))

    # ---- VC:1463-1516.

    def target(self, y, v):
        after = self.rules.projected(y, v)
        if self.extended - 22 <= after < self.extended + 22:
            return "extended"
        if not self.compact and self.peaking - 44 <= after < self.peaking + 44:
            return "peaking"
        if self.model_collapsed - 22 <= after < self.model_collapsed + 22:
            return "collapsed"
        if v < 0:
            return "extended" if self.compact or after < self.peaking else "peaking"
        return "collapsed" if self.compact or after > self.peaking else "peaking"

    def release(self, y, v):
        target = self.target(y, v)
        way = self.model(target) - y
        if v < 0:
            time = -way / -v
        elif v > 0:
            time = way / v
        else:
            time = math.nan if way == 0 else math.copysign(math.inf, way)
        if not math.isnan(time):
            time = min(max(time, self.rules.shortest), self.rules.longest)
        law = self.rules.law(1 if math.isnan(time) else time)
        return target, time, places(law, self.shown(y), self.shown(self.model(target)))


class Drag:
    """VC:1544-1619, one event after the other."""

    def __init__(self, card, y):
        self.card, self.y, self.pan, self.is_refused = card, y, None, False

    def down(self):
        self.pan, self.is_refused = Pan(), False

    def move(self, x, y):
        state = self.pan.moved(x, y)
        if state is None or self.is_refused:
            return
        if state == "began" and self.card.rules.refuses_sideways and abs(x) > abs(y):
            self.is_refused = True
            return
        start = self.y
        if state == "began" and self.card.rules.is_collapsed(self.card, self.y):
            start -= self.card.header + self.card.bottom
        y = start + self.pan.translation()
        if self.card.extended <= y <= self.card.model_collapsed:
            self.pan.reset()
            self.y = y


def drags(table, card, random, count):
    for number in range(count):
        start = random.pick(card.stops) if not card.compact else "extended"
        drag, words = Drag(card, card.model(start)), []
        for piece in range(2 if number % 4 == 3 else 1):
            shown = card.shown(drag.y)
            if piece:
                words.append("cancel")
            touch = min(shown + 10, card.height - 1)
            words += ["down", 100, touch]
            drag.down()
            samples = gesture(random, shown, card.height, 4 + random.below(7), card.rules.refuses_sideways)
            for x, y in samples:
                drag.move(x, y)
                alpha = card.content_alpha(drag.y)
                words.append(at(x, y, drag.y, card.shown(drag.y)) + ("" if alpha is None else f"@{alpha!r}"))
        table.add("drag", start, *words)


def releases(table, card, random, count):
    edges = [card.model(name) for name in card.stops]
    pairs = [(y, v) for y in edges for v in (0, -1, 1, -60, 300, -3000, 3000)]
    for place, window in ((card.extended, 22), (card.peaking, 44), (card.model_collapsed, 22)):
        for y in (place - window, place + window):
            for shift in (-0.125, 0, 0.125):
                pairs += [(y + shift - part, v) for v, part in ((0, 0), (-100, -20), (250, 50))]
    span = card.model_collapsed - card.extended
    while len(pairs) < count:
        speed = random.pick((0, 30, 400, 1500, 4000, 9000))
        pairs.append((card.extended + random.between(0, span), random.between(-speed, speed, 0.25)))
    for y, v in pairs:
        if not card.extended <= y <= card.model_collapsed:
            continue
        target, time, (first, second) = card.release(y, v)
        table.add("release", y, v, target, "nan" if math.isnan(time) else time, first, second)


def transitions(table, card, below, random, count):
    """`card` is pushed over `below`, and popped. VC:936-943, 1054-1090; 1246-1251; the content's height VC:781-802."""
    height = card.height - card.extended
    stops = card.stops if not card.compact else ["extended"]
    for old in stops:
        for new in stops:
            for number in range(count):
                t = random.between(5, float(card.rules.push.duration) * 1000 - 1, 1) / 1000
                p = 1 - card.rules.push.left(repr(t))
                start, end = below.shown(below.model(old)), card.shown(card.model(new))
                y = float(end) * float(p) + card.height * float(1 - p)
                if card.rules is Rules2018:
                    y = start + (end - start) * float(p) + height * float(1 - p)
                table.add("push", old, new, t, float(p), y)
            for number in range(count):
                t = random.between(5, float(card.rules.pop.duration) * 1000 - 1, 1) / 1000
                q = float(1 - card.rules.pop.left(repr(t)))
                # Beside the map the card below comes back where the one above was, VC:1192-1199; before, always.
                back = old if not (card.beside and card.rules is Rules251) else new
                start, end = card.shown(card.model(new)), below.shown(below.model(back))
                table.add("pop", new, old, t, q, start + (end - start) * q + height * q)


def main():
    for rules in (Rules251, Rules2018):
        table = Table(rules.name + ".txt", [
            f"{rules.name}: made by tgcard.py, which says what each line is and where its rules were read.",
            "All vectors are synthetic: drawn by a generator, measured on no device."])
        for number, device in enumerate(DEVICES):
            random = Random(rules.seed * 100 + number)
            # The title's least height of 29.04 pt, VC:91, isn't known of before.
            for header in (84, 16) if number == 1 and rules is Rules251 else (84,):
                card = Card(rules, device, header)
                below = Card(rules, device, header)
                table.add("device", *device[:5], header)
                for name in card.stops:
                    table.add("detent", name, card.shown(card.model(name)), card.model(name))
                releases(table, card, random, 330)
                drags(table, card, random, 60)
                transitions(table, card, below, random, 8)
        table.write()


if __name__ == "__main__":
    main()
