import Testing

@testable import CardCharts

@Suite struct TextFrameTests {
  static let frame = TextFrame(style: TextPlotStyle(width: 40, isASCII: true), left: 5, right: 4)

  @Test func labelsStandAtTheirRows() {
    var canvas = TextCanvas(columns: Self.frame.columns, rows: 3)
    canvas.text("xy", column: 0, row: 1)
    let axis = Axis(-10, 20, ticks: 3)
    let lines = Self.frame.lines(of: canvas, axis: axis, isFlipped: false, notes: [(1, "top")])
    #expect(lines == ["   20 +", "   10 +xy                            top", "  -10 +"])
    #expect(Self.frame.lines(of: canvas, axis: axis, isFlipped: true)[0] == "  -10 +")
    #expect(lines[1].count == 40)
    #expect(Self.frame.columns == 29)
  }

  @Test func theFootHasItsUnit() {
    let foot = Self.frame.foot(Axis(0, 3, ticks: 3), unit: "s")
    #expect(foot[0].filter { $0 == "+" }.count == 5 && foot[1].hasSuffix("3 s") && foot[1].count <= 40)
  }

  @Test(arguments: [(0.0, 0), (0.49, 1), (0.99, 3), (1.0, 3), (7.0, 3), (-1, 0)])
  func rowsAreThoseOfTheCanvas(part: Double, row: Int) {
    #expect(TextFrame.row(part, rows: 4, isFlipped: true) == row)
    #expect((0..<4).contains(TextFrame.row(part, rows: 4, isFlipped: false)))
  }

  @Test func textIsMadeSafe() {
    #expect(Self.frame.text("−5\u{1B}") == "-5\\u001b")
    #expect(TextFrame.trimmed("a b  ") == "a b")
    #expect(TextFrame.padded("ab", 4) == "  ab")
    #expect(TextFrame.padded("abcde", 4) == "abcde")
  }
}
