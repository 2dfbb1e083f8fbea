import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct ByteBufferFixedTests {
  private func text(_ number: Double, _ decimals: Int) -> String {
    var buffer = ByteBuffer(capacity: 0)
    buffer.append(fixed: number, decimals: decimals)
    return buffer.text
  }

  @Test(arguments: [
    (2.5, 4, "2.5000"), (0.00005, 4, "0.0001"),  // the double is a little above 0.00005
    (0.03125, 4, "0.0312"), (0.09375, 4, "0.0938"), (0.5, 0, "0"), (1.5, 0, "2"), (2.5, 0, "2"), (-2.5, 0, "-2"),
    (-0.00001, 4, "0.0000"), (-0.0, 4, "0.0000"), (-0.4, 0, "0"), (-0.00006, 4, "-0.0001"),
    (9_999.999_95, 4, "9999.9999"), (9_999.999_96, 4, "10000.0000"),
    (-9_999.999_96, 4, "-10000.0000"), (99.995, 2, "100.00"), (0.1, 17, "0.10000000000000001"),
    (1e22, 1, "10000000000000000000000.0"), (123.456, 0, "123"), (844, 7, "844.0000000"),
  ])
  func known(number: Double, decimals: Int, expected: String) {
    #expect(text(number, decimals) == expected)
  }

  @Test func tableByPython() throws {
    let rows = try table("FixedDecimals.txt")
    #expect(rows.count > 1_000)
    for row in rows {
      let number = try #require(double(hex: row[0]))
      let decimals = try #require(Int(row[1]))
      #expect(text(number, decimals) == row[2], "\(number) at \(decimals)")
    }
  }

  @Test(arguments: Seeds.few) func anyBitsAnyDecimalsAreExactlyRounded(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      let number = Double(bitPattern: random.next())
      let decimals = Int(random.next(below: 18))
      guard number.isFinite else { continue }
      #expect(text(number, decimals) == ExactDecimal(number).rounded(to: decimals), "\(number) at \(decimals)")
    }
  }

  /// Numbers that timelines hold are rounded exactly, on both sides of the fast path's limits.
  @Test(arguments: Seeds.few) func everydayNumbersAreExactlyRounded(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let scale = [1e-6, 1e-3, 0.25, 1, 844, 12_000, 2e6][Int(random.next(below: 7))]
      let number = random.next(from: -scale, to: scale)
      let decimals = Int(random.next(below: 9))
      #expect(text(number, decimals) == ExactDecimal(number).rounded(to: decimals), "\(number) at \(decimals)")
    }
  }

  /// Exact ties go to even; a double one step away from a tie, for which rounding the product first would fail,
  /// doesn't.
  @Test(arguments: Seeds.few) func tiesGoToEvenAndTheirNeighboursAreNone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let decimals = Int(random.next(below: 18))
      let tie = Double(2 * random.next(below: 1 << 22) + 1) / Double(UInt64(1) << UInt64(decimals + 1))
      for number in [tie, -tie, tie.nextUp, tie.nextDown] {
        #expect(text(number, decimals) == ExactDecimal(number).rounded(to: decimals), "\(number) at \(decimals)")
      }
      // The double nearest to a decimal ending in 5 differs from the middle by less than the product shows.
      let nearly = (Double(random.next(below: 1 << 20)) * 10 + 5) / 100_000
      #expect(text(nearly, 4) == ExactDecimal(nearly).rounded(to: 4), "\(nearly)")
    }
  }

  @Test func appendsOneAfterTheOther() {
    var buffer = ByteBuffer(capacity: 0)
    for index in 0..<1_000 {
      buffer.append(fixed: Double(index) - 500.25, decimals: 4)
      buffer.append(byte: UInt8(ascii: ","))
    }
    let cells = buffer.text.split(separator: ",")
    #expect(cells.count == 1_000)
    #expect(cells.first == "-500.2500")
    #expect(cells.last == "498.7500")
  }
}
