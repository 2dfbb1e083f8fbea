import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct UnitTextTests {
  @Test(arguments: [
    ("350ms", "350", "ms"), ("0.35 s", "0.35", "s"), ("-800   pt/s", "-800", "pt/s"), ("50%", "50", "%"),
    ("1e3ms", "1e3", "ms"), ("5em", "5", "em"), ("5e", "5", "e"), ("1.5E-2s", "1.5E-2", "s"), ("7", "7", ""),
    ("7 ", "7", ""), ("0.998 per ms", "0.998", "per ms"), ("3µs", "3", "µs"),
  ])
  func dividesNumberAndUnit(text: String, digits: String, unit: String) throws {
    let quantity = try #require(UnitText(text))
    #expect(quantity.digits == digits)
    #expect(quantity.unit == unit)
  }

  @Test(arguments: ["", "ms", ".5s", "+5ms", "5.s", "007ms", "1e999s", "- 5ms", "١ms"])
  func whatBeginsWithNoNumberIsNone(text: String) {
    #expect(UnitText(text) == nil)
  }

  /// A number in a unit is the double that the moved decimal point is read as: Swift's own reader of decimals is the
  /// reference, which knows nothing of units.
  @Test(arguments: Seeds.few) func powersOfTenMoveTheDecimalPoint(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let digits = String(random.next(below: 1 << (1 + random.next(below: 62))))
      let decimals = String(random.next(below: 1 << (1 + random.next(below: 40))))
      let exponent = random.next(below: 3) == 0 ? Int(random.next(below: 60)) - 30 : 0
      let power = [-6, -3, -2, 0, 3][Int(random.next(below: 5))]
      let text = "\(digits).\(decimals)" + (exponent == 0 ? "" : "e\(exponent)")
      let quantity = try #require(UnitText(text + "x"))
      let number = try #require(quantity.number(in: UnitText.Unit("x", power: power)))
      #expect(number.bitPattern == Double("\(digits).\(decimals)e\(exponent + power)")!.bitPattern, "\(text) \(power)")
    }
  }

  @Test(arguments: [
    ("350", -3, 0.35), ("700", -3, 0.7), ("55", -2, 0.55), ("1", -6, 0.000001), ("0.35", 3, 350), ("-0", -3, 0),
    ("33.3", -2, 0.333), ("0e99999999999999999999", -3, 0), ("1e-99999999999999999999", 3, 0),
  ])
  func isTheDecimalThatAPersonMeans(digits: String, power: Int, number: Double) throws {
    let quantity = try #require(UnitText(digits))
    let found = try #require(quantity.number(in: UnitText.Unit("", power: power)))
    #expect(found.bitPattern == number.bitPattern)
  }

  @Test func aNumberMayGrowBeyondEveryDouble() throws {
    let quantity = try #require(UnitText("1e308s"))
    #expect(quantity.number(in: UnitText.Unit("s", power: 3)) == nil)
  }
}
