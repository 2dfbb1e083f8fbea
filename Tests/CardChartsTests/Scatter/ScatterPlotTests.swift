import Testing

@testable import CardCharts

@Suite struct ScatterPlotTests {
  static func plot(rank: Bool = true, front: Bool = true) -> ScatterPlot {
    var plot = ScatterPlot(x: "settle_ms", y: "overshoot_pt", title: "trials")
    for index in 0..<60 {
      let (x, y) = (Double((index * 37) % 60) * 10 + 200, 60 - Double((index * 23) % 60))
      plot.add(
        x: index == 59 ? nil : x, y: y, rank: rank ? Double((index * 7) % 60) : nil,
        isOnFront: front ? index % 20 == 0 : nil, name: "\(index)", detail: "a.b \(index)<")
    }
    return plot
  }

  @Test func theBestAreNamed() {
    #expect(Self.plot().named.map(\.name) == ["0", "43", "26", "9", "52"])
    #expect(Self.plot(rank: false, front: false).named.count <= 5)
    #expect(Self.plot().missingCount == 1)
  }

  @Test func aFrontIsToldOrFound() {
    #expect(Self.plot().highlighted.map(\.name) == ["0", "20", "40"])
    let found = Self.plot(front: false)
    #expect(found.highlighted.map(\.name) == found.front.points.map(\.payload.name))
    #expect(found.highlighted.count > 1)
  }

  /// The detail of a point that isn't shown isn't computed.
  @Test func wordsAreAskedForRarely() {
    var plot = ScatterPlot(x: "a", y: "b")
    var count = 0
    func detail() -> String {
      count += 1
      return ""
    }
    for _ in 0..<1_000 { plot.add(x: 1, y: 1, name: "x", detail: detail()) }
    #expect(count <= 2)
    #expect(!plot.isEmpty)
    #expect(ScatterPlot(x: "a", y: "b").isEmpty)
  }
}
