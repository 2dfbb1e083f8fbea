import CardMath
import CardTestSupport
import Foundation
import Testing

@testable import CardDialects

@Suite struct ExportNumberTests {
  @Test(
    arguments: [
      (246.740_110_027, 6, "246.74"), (0.000_123_456_789, 6, "0.000123457"), (1234.567_89, 6, "1234.57"),
      (123_456_789, 3, "123456789"), (-0.4, 6, "-0.4"), (0, 6, "0"), (1, 1, "1"), (9.96, 2, "10"),
      (1e-30, 6, "0"), (-1e-30, 6, "0"), (99.9999999, 6, "100"), (0.35, 1, "0.3"),
    ] as [(Double, Int, String)])
  func significant(number: Double, digits: Int, text: String) {
    let found = ExportNumber(number, .significant(digits))
    #expect(found.text == text)
    #expect(found.value == Double(text))
  }

  @Test(arguments: Seeds.few)
  func theErrorIsThatOfTheDigits(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let number = pow(10, random.next(from: -5, to: 8)) * (random.next(below: 2) == 0 ? 1 : -1)
      let digits = 1 + Int(random.next(below: 12))
      let found = ExportNumber(number, .significant(digits))
      #expect(
        (found.value / number - 1).magnitude <= 0.5 * pow(10, 1 - Double(digits)) * 1.0001, "seed \(seed): \(number)")
      #expect(found.value == Double(found.text))
      #expect(!found.text.contains("e"))
      #expect(ExportNumber(number, .exact).value == number)
    }
  }

  @Test func decimals() {
    #expect(ExportNumber(3.999_99, decimals: 2).text == "4")
    #expect(ExportNumber(-0.001, decimals: 2).text == "0")
    #expect(ExportNumber(1200, decimals: 0).text == "1200")
    #expect(ExportNumber(0.5, decimals: 15).text == "0.5")
    #expect(ExportNumber(246.74, .significant(6)).single == Double(Float(246.74)))
  }
}
