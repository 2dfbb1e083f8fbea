import Testing

@testable import CardCharts

@Suite struct PlotNumberTests {
  @Test func whatIsNoNumberHasNoPlace() {
    #expect(PlotNumber.drawn(nil) == nil)
    #expect(PlotNumber.drawn(.nan) == nil)
    #expect(PlotNumber.drawn(.infinity) == nil)
    #expect(PlotNumber.drawn(-1e300) == -1e15)
    #expect(PlotNumber.drawn(1.5) == 1.5)
  }

  /// Any numbers, extreme or missing, give a plot.
  @Test func extremesAreDrawn() {
    let numbers: [Double?] = [1e308, -1e308, 0, nil, Double.leastNonzeroMagnitude, .nan, .infinity, 1e15, -0.0, 3]
    var timeline = TimelinePlot(columns: [.cardY, .stackDim])
    var scatter = ScatterPlot(x: "a", y: "b")
    for (index, number) in numbers.enumerated() {
      timeline.add(microseconds: Int64(index) << 50, values: [number, Double.leastNonzeroMagnitude], phase: .settling)
      scatter.add(x: number, y: number.map { -$0 }, name: "\(index)")
    }
    let map = HeatMap(xs: [-1e15, 0, 1e-300], ys: [5], name: "v", values: [1e308, nil, -1e308])
    for plot in [timeline, scatter, map] as [any Plot] {
      #expect(XMLShape.parse(plot.svg()) != nil)
      #expect(plot.text(TextPlotStyle()).count > 100)
    }
    #expect(scatter.missingCount == 3)
  }
}
