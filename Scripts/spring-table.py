#!/usr/bin/env python3
"""Writes the paths of springs, computed with 50 digits, for the tests of CardMotion.

    Scripts/spring-table.py > Tests/CardMotionTests/Tables/spring.txt

A row is a spring (angular frequency, damping ratio), a start (displacement, velocity), a time in seconds, and the
displacement and the velocity then. The numbers are Doubles in hexadecimal, so that the row states exactly the problem
that the tests solve; the answers are the Doubles nearest to the exact ones. The solution is written with the complex
roots of the characteristic polynomial, and where these coincide as the limit: not with the formulas of the library.

Needs mpmath. The generator is seeded, so the output is the same every time.
"""

import random

from mpmath import mp, mpf, mpc, exp, sqrt

mp.dps = 50

RATIOS = [0.0, 1e-9, 1e-3, 0.05, 0.3, 0.5, 0.7, 0.8, 0.825, 0.95, 1.0, 1.1, 1.5, 5.0, 50.0, 200.0]
RATIOS += [1 + sign * 10.0**-power for power in range(2, 17) for sign in (-1, 1)]
ROWS_PER_RATIO = 16
UNDAMPED_ROWS = 64


def state(frequency, ratio, displacement, velocity, time):
    """The displacement and the velocity at `time`, from x'' = -2 ratio frequency x' - frequency^2 x."""
    # Near a double root the two exponentials nearly cancel: half as many digits are lost as the roots have in common.
    mp.dps = 90
    w, z, x0, v0, t = (mpf(value) for value in (frequency, ratio, displacement, velocity, time))
    if ratio == 1:
        a = v0 + w * x0
        return exp(-w * t) * (x0 + a * t), exp(-w * t) * (v0 - w * a * t)
    root = sqrt(mpc(z * z - 1))
    slow, fast = -w * (z - root), -w * (z + root)
    a = (v0 - fast * x0) / (slow - fast)
    b = x0 - a
    position = a * exp(slow * t) + b * exp(fast * t)
    speed = slow * a * exp(slow * t) + fast * b * exp(fast * t)
    return position.real, speed.real


def nearest(number):
    """The Double nearest to a number, without exponents that a Double hasn't."""
    return float(number).hex()


def main():
    draw = random.Random(20)
    print("# frequency ratio displacement velocity time -> displacement velocity (Scripts/spring-table.py)")
    seen = set()
    for ratio in RATIOS:
        if ratio in seen:
            continue
        seen.add(ratio)
        rows = UNDAMPED_ROWS if ratio == 0 else ROWS_PER_RATIO
        for row in range(rows):
            # Every fourth spring is as stiff as a spring with a response of 0.01 s.
            response = 0.01 if row % 4 == 0 else draw.uniform(0.05, 2)
            frequency = 2 * 3.141592653589793 / response
            displacement = draw.choice([0.0, 1.0, draw.uniform(-800, 800), draw.uniform(-800, 800)])
            velocity = draw.choice([0.0, draw.uniform(-8000, 8000), draw.uniform(-8000, 8000)])
            if displacement == 0 and velocity == 0:
                displacement = -320.0
            # From a thousandth of a radian to a thousand radians; the last row is at a thousand. A hardly damped spring
            # has its greatest error late.
            angle = 10 ** draw.uniform(-3, 3)
            if ratio <= 1e-3 and row % 2 == 0:
                angle = draw.uniform(100, 1000)
            if row == rows - 1:
                angle = 1000.0
            time = angle / frequency
            numbers = [frequency, ratio, displacement, velocity, time]
            position, speed = state(*numbers)
            print(*[nearest(number) for number in numbers], nearest(position), nearest(speed))


main()
