import Testing

@testable import CardBenchmarkCases

/// The cases that a command line asks for.
@Suite struct CaseSelectionTests {
  static func names(_ arguments: String...) throws -> [String] {
    try BenchmarkCase.selection(arguments).map(\.name)
  }

  @Test func withoutWordsAll() throws {
    #expect(try Self.names() == BenchmarkCase.all.map(\.name))
  }

  @Test func everyWordMustBeInTheName() throws {
    #expect(try Self.names("frame", "pushing") == ["frame, pushing"])
    #expect(try Self.names("settling").count == 7)
    #expect(try Self.names("sweetcurtain").count == 4)
  }

  @Test func wholeNamesPickSeveral() throws {
    #expect(try Self.names("frame, dragging", "frame, settling") == ["frame, settling", "frame, dragging"])
    // `exp` is in another name, too, but it is a name itself.
    #expect(try Self.names("exp") == ["exp"])
    #expect(try Self.names("exp", "CSV", "default") == ["exp", "CSV row, default columns"])
  }

  @Test(arguments: [
    (["frame, setling"], "frame, settling"), (["frame", "draging"], "frame, dragging"), (["zzzzzzzz"], nil),
    (["frame", "spring"], nil), (["estimatr"], "estimator"),
  ])
  func whatIsUnknownIsGuessed(words: [String], nearest: String?) {
    #expect(throws: BenchmarkCase.NoSuchCase(words: words, nearest: nearest)) {
      try BenchmarkCase.selection(words)
    }
  }

  @Test func theMessageSaysSo() {
    let error = BenchmarkCase.NoSuchCase(words: ["frame", "draging"], nearest: "dragging")
    #expect(error.message == "No case's name holds 'frame' and 'draging'. Did you mean 'dragging'?")
  }
}
