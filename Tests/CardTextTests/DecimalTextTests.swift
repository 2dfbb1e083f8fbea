import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct DecimalTextTests {
  @Test func tableByPython() throws {
    for row in try table("DecimalTexts.txt") {
      let expected = try #require(double(hex: row[1]))
      #expect(DecimalText.number(row[0])?.bitPattern == expected.bitPattern, "\(row[0])")
    }
  }

  @Test(arguments: [
    ("", DecimalText.Flaw.noDigit, 0), ("-", .noDigit, 1), ("x", .noDigit, 0), ("+5", .plusSign, 0),
    ("007", .leadingZero, 0), ("-01", .leadingZero, 1), ("5.", .noDigitAfterPoint, 2), ("5.e3", .noDigitAfterPoint, 2),
    (".5", .noDigitBeforePoint, 0), ("-.5", .noDigitBeforePoint, 1), ("1e", .noDigitInExponent, 2),
    ("1e+", .noDigitInExponent, 3), ("1e999", .tooLarge, 0), ("-1e999", .tooLarge, 0), ("NaN", .noDigit, 0),
    ("1e99999999999999999999999", .tooLarge, 0), ("1.7976931348623159e308", .tooLarge, 0), ("--1", .noDigit, 1),
  ])
  func flaws(text: String, flaw: DecimalText.Flaw, offset: Int) {
    let found = thrown(DecimalText.FlawAt.self) { try DecimalText.scan(Array(text.utf8), from: 0) }
    #expect(found?.flaw == flaw)
    #expect(found?.offset == offset)
  }

  @Test func stopsBehindTheNumber() throws {
    let bytes = Array("12, 0.5]1e3x7".utf8)
    for (start, value, end, isInteger) in [(0, 12, 2, true), (4, 0.5, 7, false), (8, 1_000, 11, false)] {
      let scanned = try DecimalText.scan(bytes, from: start)
      #expect(scanned.value == value)
      #expect(scanned.end == end)
      #expect(scanned.isInteger == isInteger)
    }
    #expect(try DecimalText.scan(bytes, from: 0, to: 1).value == 1)
  }

  @Test func noNegativeZeroComesIn() {
    for text in ["-0", "-0.0", "-0e5", "-1e-400"] { #expect(DecimalText.number(text)?.sign == .plus) }
  }

  @Test(arguments: [("0", 0), ("-12", -12), ("999999999999999999", 999_999_999_999_999_999)])
  func integers(text: String, expected: Int64) {
    #expect(DecimalText.integer(Array(text.utf8), in: 0..<text.utf8.count) == expected)
  }

  @Test(arguments: ["", "-", "01", "+1", "1.0", "1e3", "1234567890123456789", "1 ", "0x10"])
  func noIntegers(text: String) {
    #expect(DecimalText.integer(Array(text.utf8), in: 0..<text.utf8.count) == nil)
  }

  @Test(arguments: Seeds.few) func agreesWithTheStandardLibraryOnWhatItAccepts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let alphabet = Array("0123456789.eE+-".utf8)
    for _ in 0..<2_000 {
      let bytes = (0..<1 + random.next(below: 12)).map { _ in alphabet[Int(random.next(below: UInt64(alphabet.count)))]
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if let number = DecimalText.number(text) { #expect(Double(text) == number, "\(text)") }
    }
  }

  @Test(arguments: [(0.0, 3, "0.000"), (0.0004, 3, "0.000"), (15.3836, 3, "15.384"), (0.05, 1, "0.1"), (7, 0, "7")])
  func decimalsAreAsManyAsAskedFor(number: Double, decimals: Int, text: String) {
    #expect(DecimalText.fixed(number, decimals: decimals) == text)
  }

  @Test(arguments: [
    ("nan", true), ("NaN", true), ("-nan", true), ("inf", true), ("+Inf", true), ("-Infinity", true), ("1e400", false),
    ("", false), ("-", false), ("none", false), ("infinite", false), ("nano", false), ("--inf", false), ("0", false),
  ])
  func whatIsNotFiniteIsKnownByItsName(text: String, isNonFinite: Bool) {
    #expect(DecimalText.isNonFinite(text) == isNonFinite)
  }
}
