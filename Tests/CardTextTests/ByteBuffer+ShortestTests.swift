import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct ByteBufferShortestTests {
  private func text(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(shortest: number)
    return buffer.text
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (5.0, "5"), (-5.0, "-5"), (0.5, "0.5"), (1e-5, "0.00001"), (-1.25e-7, "-0.000000125"),
    (1e16, "10000000000000000"), (0x1p53 + 2, "9007199254740994"), (1.5e300, "15" + String(repeating: "0", count: 299)),
    (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
  ])
  func known(number: Double, expected: String) {
    #expect(text(number) == expected)
  }

  @Test func tableByPython() throws {
    for row in try table("ShortestDecimals.txt") {
      let number = try #require(double(hex: row[0]))
      #expect(text(number) == row[1])
    }
  }

  @Test(arguments: Seeds.few) func readsBackToTheSameBits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      for number in [Double(bitPattern: random.next()), random.next(from: -1_000, to: 1_000)] where number.isFinite {
        let written = text(number)
        #expect(Double(written)?.bitPattern == (number + 0).bitPattern, "\(written)")
        #expect(DecimalText.number(written)?.bitPattern == (number + 0).bitPattern, "\(written)")
        #expect(!written.contains("e"))
      }
    }
  }

  /// Where the digits are our own, they are those of Swift's `description`, another implementation: around powers of
  /// two, for decimals of few digits, and for random numbers.
  @Test(arguments: Seeds.few) func digitsAreThoseOfSwift(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var numbers: [Double] = []
    for exponent in -9..<52 { numbers.append(Double(sign: .plus, exponent: exponent, significand: 1)) }
    for _ in 0..<60 {
      let places = DecimalText.number("1e\(random.next(below: 15))") ?? 1
      numbers.append(Double(random.next(below: 100_000)) / places)
    }
    numbers += numbers.flatMap { [$0.nextUp, $0.nextDown, $0.nextUp.nextUp] }
    for _ in 0..<400 {
      numbers.append(Double(bitPattern: (1013 + random.next(below: 62)) << 52 | random.next() >> 12))
    }
    for number in numbers where (1e-3..<0x1p52).contains(number) && Int64(exactly: number) == nil {
      #expect(text(number) == number.description, "seed \(seed)")
      #expect(text(-number) == "-" + text(number), "seed \(seed)")
    }
  }
}
