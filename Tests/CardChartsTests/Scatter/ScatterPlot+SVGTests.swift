import Foundation
import Testing

@testable import CardCharts

@Suite struct ScatterPlotSVGTests {
  @Test(arguments: PlotTheme.allCases) func itIsWellFormed(theme: PlotTheme) throws {
    let shape = try #require(XMLShape.parse(ScatterPlotTests.plot().svg(PlotStyle(theme: theme))))
    #expect(shape.ofClass("f1").count == 4)
    #expect(shape.ofClass("ring").count == 6)
    let texts = shape.texts("text")
    #expect(
      ["trials", "settle, ms", "overshoot, pt", "59 trials", "1 without a value", "#43"].allSatisfy(texts.contains))
    #expect(shape.texts("title").contains("trial 1: settle_ms 570, overshoot_pt 37; a.b 1<"))
    #expect(
      shape.texts("desc") == [
        "59 trials by settle_ms and overshoot_pt, of which 3 are on the front; 1 without a value."
      ])
  }

  @Test func manyPointsAreOnePath() throws {
    var plot = ScatterPlot(x: "a", y: "b")
    for index in 0..<5_000 { plot.add(x: Double(index), y: Double((index * 7_919) % 5_000), name: "\(index)") }
    let svg = plot.svg()
    let shape = try #require(XMLShape.parse(svg))
    #expect(shape.all("circle").count < 200)
    let dots = try #require(shape.ofClass("d").first?.attributes["d"])
    #expect(dots.components(separatedBy: "h0").count == 5_001)
    #expect(svg == plot.svg())
    #expect(svg.utf8.count < 120_000)
  }

  @Test func oneTrialIsAPlotToo() throws {
    var plot = ScatterPlot(x: "a", y: "b")
    plot.add(x: 1, y: 2, name: "only")
    #expect(XMLShape.parse(plot.svg())?.texts("text").contains("#only") == true)
    #expect(XMLShape.parse(ScatterPlot(x: "a", y: "b").svg()) != nil)
  }
}
