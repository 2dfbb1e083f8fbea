import CardText
import Testing

@testable import CardCharts

@Suite struct PlotTests {
  @Test func anSVGIsWhatIsWritten() {
    var plot = ScatterPlot(x: "settle_ms", y: "overshoot_pt")
    plot.add(x: 1, y: 2, name: "1")
    var buffer = ByteBuffer()
    plot.write(PlotStyle(theme: .dark), to: &buffer)
    #expect(plot.svg(PlotStyle(theme: .dark)) == buffer.text)
    #expect(buffer.text.hasPrefix("<svg xmlns="))
  }

  @Test(arguments: [
    ("settle_ms", "settle, ms"), ("card_velocity_pt_s", "card velocity, pt/s"), ("y_pt", "y, pt"),
    ("trial", "trial"), ("_ms", " ms"), ("stack_dim_alpha", "stack dim, alpha"), ("duration_s", "duration, s"),
  ])
  func unitsStandAfterAComma(name: String, title: String) {
    #expect(ColumnTitle.words(name) == title)
  }
}
