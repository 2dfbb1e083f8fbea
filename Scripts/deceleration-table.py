#!/usr/bin/env python3
"""Makes Tests/CardMotionTests/Tables/deceleration.txt: decelerations to 60 digits, rounded.

    python3 Scripts/deceleration-table.py > Tests/CardMotionTests/Tables/deceleration.txt

It needs mpmath. Each line: rate position velocity time, then the position and the velocity at that time, the way gone
(which isn't rounded where the position is large), the rest position, and the geometric projection.
"""

from mpmath import mp, mpf

mp.dps = 60


def main():
    print("# rate position velocity time -> position velocity way rest geometric (Scripts/deceleration-table.py)")
    for rate in (0.998, 0.99, 0.5, 0.9999, 0.999999):
        for position in (0.0, 240.75, -1e6):
            for velocity in (1000.0, -2500.5, 1e-9):
                for time in (0.0, 1e-12, 1e-6, 1 / 240, 1 / 60, 0.1, 0.5, 1.0, 3.45, 12.0, 400.0):
                    d, x, v, t = map(mpf, (rate, position, velocity, time))
                    k = 1000 * mp.log(d)
                    way = v * mp.expm1(k * t) / k
                    results = (x + way, v * mp.exp(k * t), way, x - v / k, x + v / 1000 * d / (1 - d))
                    print(*map(repr, (rate, position, velocity, time)), *(repr(float(result)) for result in results))


main()
