import Testing

@testable import CardCharts

@Suite struct TextCanvasTests {
  static let unicode = TextPlotStyle()
  static let ascii = TextPlotStyle(isASCII: true)

  /// Unicode's order of the eight dots: U+2800 plus a bit for each.
  @Test(arguments: [
    (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
  ])
  func dotsAreUnicodes(x: Int, y: Int, character: String) {
    var canvas = TextCanvas(columns: 1, rows: 1)
    canvas.dot(x, y, color: 0)
    #expect(canvas.line(0, Self.unicode) == character)
  }

  @Test func linesAreDrawn() {
    var canvas = TextCanvas(columns: 4, rows: 2)
    canvas.line(0, 0, 7, 7, color: 0)
    #expect(canvas.line(0, Self.unicode) == "⠑⢄")
    #expect(canvas.line(1, Self.unicode) == "  ⠑⢄")
    #expect(canvas.line(0, Self.ascii) == "'." || canvas.line(0, Self.ascii) == "--")
    canvas.line(3, 0, 3, 7, color: 0)
    #expect(canvas.line(0, Self.ascii).last == "|")
    #expect(canvas.line(1, Self.ascii).dropFirst().first == "|")
  }

  @Test func whatLiesOutsideIsLeftOut() {
    var canvas = TextCanvas(columns: 2, rows: 1)
    canvas.dot(-1, 0, color: 0)
    canvas.dot(0, 4, color: 0)
    canvas.line(-5, -5, -9, 400, color: 0)
    canvas.text("abc", column: 1, row: 0)
    canvas.sign("x", column: 0, row: 7)
    #expect(canvas.line(0, Self.unicode) == " a")
  }

  @Test func coloursAreSwitchedOnceAndOff() {
    var canvas = TextCanvas(columns: 4, rows: 1)
    canvas.text("ab", column: 0, row: 0, color: 1)
    canvas.text("c", column: 2, row: 0, color: 0)
    #expect(canvas.line(0, TextPlotStyle(isColored: true)) == "\u{1B}[31mab\u{1B}[34mc\u{1B}[0m")
  }
}
