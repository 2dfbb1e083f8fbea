import CardTestSupport
import CardText
import Testing

@Suite struct DiagnosticsTests {
  private let source = SourceText(name: "a.json", text: (1...60).map { "line \($0)\n" }.joined())

  @Test func nothingWrongThrowsNothing() throws {
    let list = Diagnostics(source)
    list.warn("odd", at: 0..<1)
    try list.throwErrors()
    #expect(list.warnings.map(\.message) == ["odd"])
  }

  @Test func problemsComeInTheOrderOfTheirPlaces() {
    let list = Diagnostics(source)
    list.error("third", at: 20..<21)
    list.warn("second", at: 5..<6)
    list.error("first", at: 0..<1)
    list.error("third, too", at: 20..<22)
    let error = thrown(DiagnosticsError.self) { try list.throwErrors() }
    #expect(error?.diagnostics.map(\.message) == ["first", "second", "third", "third, too"])
    #expect(error?.diagnostics.map(\.line) == [1, 1, 3, 3])
    #expect(error?.omittedCount == 0)
  }

  /// The help of a problem may take a while to find, so that of those alone that are shown is.
  @Test func helpIsFoundWhereItIsShown() {
    let list = Diagnostics(source)
    var count = 0
    func help() -> String {
      count += 1
      return "help"
    }
    for index in 0..<500 { list.error("problem", at: index..<index + 1, help: help()) }
    for index in 0..<500 { list.warn("odd", at: index..<index + 1, help: help()) }
    #expect(count == 0)
    let error = thrown(DiagnosticsError.self) { try list.throwErrors() }
    #expect(error?.diagnostics.map(\.help) == Array(repeating: "help", count: Diagnostics.shownLimit))
    #expect(count == Diagnostics.shownLimit)
  }

  @Test func moreThanTwentyAreCounted() throws {
    let list = Diagnostics(source)
    for index in 0..<1_500 { list.error("problem \(index)", at: (index % 300)..<(index % 300)) }
    list.warn("odd", at: 0..<1)
    let found = thrown(DiagnosticsError.self) { try list.throwErrors() }
    let error = try #require(found)
    #expect(error.diagnostics.count == 20)
    #expect(error.diagnostics.allSatisfy { $0.severity == .error })
    #expect(error.omittedCount == 1_481)
    #expect(error.text.hasSuffix("\nand 1481 more\n"))
    #expect(error.text.hasPrefix("a.json:1:1: error: problem 0\n"))
  }
}
