#!/usr/bin/env python3
"""Writes the tables that the decimal output and input are tested against.

    python3 Scripts/decimal-table.py

Python's decimal module holds a double's value exactly, and its float() and repr() are correctly rounded and shortest, by
code that shares nothing with ours.
"""

import random
import struct
from decimal import ROUND_HALF_EVEN, Decimal, getcontext
from pathlib import Path

getcontext().prec = 1200
TABLES = Path(__file__).resolve().parent.parent / "Tests" / "CardTextTests" / "Tables"
generator = random.Random(20260101)


def bits(number):
    return struct.unpack("<Q", struct.pack("<d", number))[0]


def from_bits(pattern):
    return struct.unpack("<d", struct.pack("<Q", pattern))[0]


def fixed(number, decimals):
    """The exact value rounded to the decimals, a tie to even, without a negative zero."""
    rounded = Decimal(number).quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_EVEN)
    if rounded == 0:
        rounded = abs(rounded)
    return format(rounded, "f")


def plain(number):
    """The shortest digits that read back, without an exponent."""
    if number == 0:
        return "0"
    text = format(Decimal(repr(number)), "f")
    return text.rstrip("0").rstrip(".") if "." in text else text


def any_double():
    while True:
        number = from_bits(generator.getrandbits(64))
        if number == number and abs(number) != float("inf"):
            return number


def fixed_cases():
    for number in (0.0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.03125, 0.09375, -0.03125, 0.00005, 0.00015, 0.00025, 0.125, 0.375,
                   1e-5, -1e-5, 9999.99995, 99999.99995, 9999.9999, 10000.0, 99.995, 0.99995, 0.99996, 5e-324,
                   2.2250738585072014e-308, 1.7976931348623157e308, 2.0**52, 2.0**53, 2.0**53 + 2, 2.0**63, 2.0**64,
                   0.1, 0.7, 1 / 3, 2.0**-11, 2.0**-12, 3 * 2.0**-12, 2.0**-53, 1e22, 1e23, 123456789.123456789):
        for decimals in (0, 1, 2, 4, 6, 9, 17):
            yield number, decimals
    # Ties: an odd number over 2^(decimals + 1) is in the middle of two decimals.
    for decimals in range(18):
        for _ in range(4):
            odd = 2 * generator.getrandbits(20) + 1
            yield odd / 2.0 ** (decimals + 1), decimals
            yield -odd / 2.0 ** (decimals + 1), decimals
            # The doubles on both sides of the tie.
            yield from_bits(bits(odd / 2.0 ** (decimals + 1)) + 1), decimals
            yield from_bits(bits(odd / 2.0 ** (decimals + 1)) - 1), decimals
    # Nearly ties: the double nearest to a decimal that ends in 5.
    for _ in range(150):
        decimals = generator.randrange(1, 8)
        yield (generator.getrandbits(24) * 10 + 5) / 10.0 ** (decimals + 1), decimals
    for _ in range(300):
        yield generator.uniform(-3000, 3000), generator.randrange(18)
    for _ in range(150):
        yield any_double(), generator.randrange(18)


def texts():
    yield from ("0", "-0", "0.0", "1", "-1", "0.1", "1e22", "1e23", "123456789012345e22", "1e-22", "1e-23", "1E+2", "5e-324",
                "2.4703282292062327e-324", "2.4703282292062328e-324", "1e-400", "-1e-400", "1.7976931348623157e308",
                "1.7976931348623158e308", "9007199254740993", "9007199254740992.999", "9007199254740993.0000000000001",
                "0.000000000000000000000000000001", "1000000000000000000000000000000", "0.1e1", "0e999999999999",
                "2.2250738585072011e-308", "2.2250738585072014e-308", "8.5", "123456789012345678901234567890e-20")
    for _ in range(300):
        digits = str(generator.getrandbits(generator.randrange(1, 80)))
        if generator.random() < 0.7:
            point = generator.randrange(1, len(digits) + 1)
            digits = digits[:point] + ("." + digits[point:] if point < len(digits) else "")
        if generator.random() < 0.5:
            digits += generator.choice("eE") + generator.choice(("", "+", "-")) + str(generator.randrange(280))
        yield generator.choice(("", "-")) + digits
    for _ in range(100):
        # A number exactly in the middle of two neighbouring doubles, and the same with one more digit.
        number = abs(any_double())
        if not 1e-60 < number < 1e60:
            number = generator.uniform(0, 1e6)
        middle = (Decimal(number) + Decimal(from_bits(bits(number) + 1))) / 2
        yield format(middle, "f")
        yield format(middle, "f") + ("1" if "." in format(middle, "f") else ".1")


def write(name, head, rows):
    TABLES.mkdir(parents=True, exist_ok=True)
    lines = [f"# {head} Made by Scripts/decimal-table.py."] + list(rows)
    (TABLES / name).write_text("\n".join(lines) + "\n")
    print(name, len(lines) - 1)


write("FixedDecimals.txt", "A double's bits, the decimals wanted, the text.",
      (f"{bits(number):016x} {decimals} {fixed(number, decimals)}" for number, decimals in fixed_cases()))
write("ShortestDecimals.txt", "A double's bits, the shortest text that reads back.",
      (f"{bits(number):016x} {plain(number)}" for number in
       [0.1, 0.2, 0.30000000000000004, 1e-5, 1e16, 1e21, 1e22, 1e23, 5e-324, 1.7976931348623157e308, 123456.789,
        2.0**53, 2.0**53 + 2, 2.0**54, 9007199254740991.0, 0.5, 1.0, 100.0, 2.2250738585072014e-308, 9.5367431640625e-07]
       + [generator.uniform(-1000, 1000) for _ in range(100)] + [any_double() for _ in range(100)]))
write("DecimalTexts.txt", "A decimal, the bits of the double nearest to it, a negative zero as zero.",
      (f"{text} {bits(float(text) + 0.0):016x}" for text in texts() if abs(float(text)) != float("inf")))
