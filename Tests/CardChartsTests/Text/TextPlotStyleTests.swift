import CardCharts
import Testing

@Suite struct TextPlotStyleTests {
  @Test func widthsAreKeptWithinReason() {
    #expect(TextPlotStyle(width: 1).width == 40)
    #expect(TextPlotStyle(width: 9_999).width == 1_000)
    #expect(TextPlotStyle() == TextPlotStyle(width: 80, isASCII: false, isColored: false, title: nil))
  }
}
