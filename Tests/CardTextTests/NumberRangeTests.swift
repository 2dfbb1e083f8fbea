import CardText
import Testing

@Suite struct NumberRangeTests {
  @Test(
    arguments: [
      ("0:10:2.5", [0, 2.5, 5, 7.5, 10]), ("0:10:3", [0, 3, 6, 9]), ("-1:1:1", [-1, 0, 1]), ("5:5:1", [5]),
      ("0:1:7", [0]), (".5:+1e0:.25", [0.5, 0.75, 1]), ("-0:0:1", [0]),
    ] as [(String, [Double])])
  func values(text: String, values: [Double]) throws {
    let range = try NumberRange(text)
    #expect(range.values == values)
    #expect(range.count == values.count)
    #expect(range.values.allSatisfy { $0.sign == .plus || $0 < 0 })
  }

  /// A step that is no binary fraction still meets the end, and never passes it.
  @Test(arguments: [("0.2:0.5:0.05", 7), ("0:1:0.1", 11), ("0:0.3:0.1", 4), ("-3000:3000:0.7", 8572)])
  func theEndIsMet(text: String, count: Int) throws {
    let range = try NumberRange(text)
    #expect(range.count == count)
    let values = range.values
    #expect(values.last! <= range.high)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
    #expect(range.high - values.last! < range.step)
  }

  @Test(
    arguments: [
      ("0:10", .shape), ("", .shape), ("0:1:2:3", .shape), ("a:1:1", .noNumber("a")), ("0::1", .noNumber("")),
      ("0:nan:1", .noNumber("nan")), ("0:1e999:1", .noNumber("1e999")), ("10:0:1", .reversed), ("0:10:0", .step),
      ("0:10:-1", .step), ("0:1e9:0.001", .tooMany(limit: 1_000_000)), ("0:1e308:1e-308", .tooMany(limit: 1_000_000)),
      ("-1e308:1e308:1", .tooMany(limit: 1_000_000)),
    ] as [(String, NumberRange.Flaw)])
  func mistakes(text: String, flaw: NumberRange.Flaw) {
    #expect(throws: flaw) { try NumberRange(text) }
    #expect(!flaw.message(found: text).isEmpty)
    #expect(!flaw.help(found: text).isEmpty)
  }

  @Test func aMistakeTellsWhatWouldDo() throws {
    #expect(NumberRange.Flaw.reversed.help(found: "10:0:1") == "write \"0:10:1\"")
    #expect(NumberRange.Flaw.shape.help(found: "0:10").contains("\"0:10:1\""))
    #expect(NumberRange.Flaw.noNumber("x").message(found: "x:1:1").contains("\"x\" in \"x:1:1\""))
    #expect(NumberRange.Flaw.tooMany(limit: 5).message(found: "0:9:1").contains("more than 5"))
    #expect(throws: NumberRange.Flaw.tooMany(limit: 5)) { try NumberRange("0:9:1", limit: 5) }
    #expect(try NumberRange("0:4:1", limit: 5).count == 5)
  }
}
