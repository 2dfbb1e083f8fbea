import CardMath
import Testing

@testable import CardText

@Suite struct ShortestDecimalTests {
  private func text(_ number: Double) -> String? {
    var buffer = ByteBuffer(capacity: ShortestDecimal.room)
    guard let end = ShortestDecimal.store(number, at: buffer.end) else { return nil }
    buffer.end = end
    return buffer.text
  }

  /// The step is the largest power of ten that is no wider than the distance between doubles.
  @Test func theStepIsThatOfTheDoubles() {
    for shift in UInt64(1)...61 {
      let decimals = Int(ShortestDecimal.decimals(shift: shift))
      #expect(DecimalDigits.powerOfTen(decimals) >= 1 << shift)
      #expect(DecimalDigits.powerOfTen(decimals - 1) < 1 << shift)
    }
  }

  /// Powers of two are their own shortest decimals, though the doubles below them lie closer.
  @Test func powersOfTwoAreExact() {
    for (exponent, expected) in [
      (-1, "0.5"), (-2, "0.25"), (-3, "0.125"), (-4, "0.0625"), (-5, "0.03125"), (-6, "0.015625"), (-7, "0.0078125"),
      (-8, "0.00390625"), (-9, "0.001953125"), (0, "1"), (10, "1024"), (51, "2251799813685248"),
    ] {
      #expect(text(Double(sign: .plus, exponent: exponent, significand: 1)) == expected)
      #expect(text(Double(sign: .minus, exponent: exponent, significand: 1)) == "-" + expected)
    }
  }

  @Test(arguments: [0, -0.0, 0x1p-9.nextDown, 0x1p52, 1e300, .leastNonzeroMagnitude, .infinity, .nan])
  func otherNumbersAreRefused(number: Double) {
    #expect(text(number) == nil)
  }

  @Test func theEndsOfTheRangeAreWritten() {
    for number in [0x1p-9, 0x1p-9.nextUp, 0x1p52.nextDown, 0x1p51 + 0.5, 0.1.nextDown, 0.125.nextDown] {
      #expect(text(number) == DecimalText.shortest(number))
      #expect(text(number).flatMap { Double($0) } == number)
    }
    #expect(text(0x1p52.nextDown) == "4503599627370495.5")
  }
}
