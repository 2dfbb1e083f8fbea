import Testing

@testable import CardCharts

@Suite struct TimelinePlotTextTests {
  static func small() -> TimelinePlot {
    var plot = TimelinePlot(columns: [.touchY, .cardY])
    plot.begin("small")
    for (index, y) in [400.0, 400, 300, 200, 120, 100, 100].enumerated() {
      plot.add(
        microseconds: Int64(index) * 50_000, values: [index == 2 || index == 3 ? y + 40 : nil, y],
        phase: index < 2 ? .resting : index < 4 ? .dragging : index < 6 ? .settling : .resting,
        target: index < 2 ? "low" : index > 4 ? "top" : nil,
        events: index == 4 ? ["release(v=-9.00)", "snap(top)"] : [])
    }
    return plot
  }

  @Test func inUnicode() {
    #expect(Self.small().text(TextPlotStyle(width: 48)) == TextGoldens.smallUnicode)
  }

  @Test func inASCII() {
    let text = Self.small().text(TextPlotStyle(width: 48, isASCII: true))
    #expect(text == TextGoldens.smallASCII)
    #expect(text.utf8.allSatisfy { $0 == 10 || 0x20..<0x7F ~= $0 })
  }

  @Test(arguments: [40, 80, 133], ["tour", "spots-reach-end", "rotation"])
  func noLineIsTooLong(width: Int, name: String) throws {
    let plot = try TimelinePlotTests.plot(name)
    for isASCII in [false, true] {
      let lines = plot.text(TextPlotStyle(width: width, isASCII: isASCII)).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width }, "\(lines.map(\.count).max() ?? 0)")
      #expect(lines.count > 20)
      #expect(!lines.contains { $0.hasSuffix(" ") })
    }
  }

  /// Without its colours, a coloured plot is the plain one.
  @Test func coloursAreOnTop() throws {
    let plot = try TimelinePlotTests.plot("flick-up", "tgcard-flick")
    let colored = plot.text(TextPlotStyle(isColored: true))
    #expect(colored.contains("\u{1B}[34m"))
    #expect(colored.replacing(/\u{1B}\[[0-9]+m/, with: "") == plot.text(TextPlotStyle()))
  }

  @Test func whatIsHostileCannotSteerTheTerminal() {
    var plot = TimelinePlot(columns: [.cardY])
    plot.begin("a\u{1B}[2J")
    plot.add(microseconds: 0, values: [1], phase: .resting, target: "\u{1B}[31m", events: ["\u{7}bell"])
    plot.add(microseconds: 9, values: [2])
    #expect(!plot.text(TextPlotStyle()).unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }
}
