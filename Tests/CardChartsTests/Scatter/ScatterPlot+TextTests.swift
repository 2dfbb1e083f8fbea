import Testing

@testable import CardCharts

@Suite struct ScatterPlotTextTests {
  @Test(arguments: [40, 80, 133]) func itFits(width: Int) {
    for isASCII in [false, true] {
      let text = ScatterPlotTests.plot().text(TextPlotStyle(width: width, isASCII: isASCII))
      let lines = text.split(separator: "\n")
      #expect(lines.dropFirst(2).allSatisfy { $0.count <= width }, "\(lines.map(\.count).max() ?? 0)")
      #expect(text.contains("#"))
      #expect(text.contains("settle, ms"))
      #expect(text.contains("59 trials"))
      #expect(!isASCII || text.utf8.allSatisfy { $0 < 0x7F })
    }
  }
}
