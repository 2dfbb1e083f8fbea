import CardTestSupport
import CardText
import Testing

@testable import CardCharts

@Suite struct SweepRowReaderTests {
  static let header = "trial,settle.response,settle_ms,overshoot_pt,frames,rank,pareto\n"

  static func plot(_ text: String, x: String? = nil, y: String? = nil) throws(DiagnosticsError) -> ScatterPlot {
    var plot: ScatterPlot?
    var reader: SweepRowReader?
    try Rows.forEach(text) { rows, index throws(DiagnosticsError) in
      if index == 0 {
        let made = try SweepRowReader(header: rows, x: x, y: y)
        (reader, plot) = (made, ScatterPlot(x: made.x, y: made.y))
      } else {
        try reader?.add(rows, to: &plot!)
      }
    }
    return plot!
  }

  @Test func theFirstTwoMetricsAreTaken() throws {
    let plot = try Self.plot(Self.header + "0,0.5,300,2.5,70,2,1\n1,0.6,350,1.5,80,1,0\n2,0.7,,1,90,,\n")
    #expect(plot.x == "settle_ms")
    #expect(plot.y == "overshoot_pt")
    #expect(plot.missingCount == 1)
    #expect(plot.grid.points.map(\.detail) == ["settle.response 0.5, frames 70", "settle.response 0.6, frames 80"])
    #expect(plot.named.map(\.name) == ["1", "0"])
    #expect(plot.highlighted.map(\.name) == ["0"])
  }

  /// The columns of the target and of the case are words, so they aren't taken as metrics.
  @Test func wordsAreNoMetrics() throws {
    let plot = try Self.plot("trial,case,settle.response,target,settle_ms,overshoot_pt\n0,a b,0.5,,300,2.5\n")
    #expect(plot.x == "settle_ms")
    #expect(plot.y == "overshoot_pt")
    #expect(plot.missingCount == 0)
  }

  @Test func othersMayBeChosen() throws {
    let plot = try Self.plot(Self.header + "0,0.5,300,2.5,70,2,1\n", x: "frames", y: "settle.response")
    #expect(plot.x == "frames")
    #expect(plot.grid.points[0].y == 0.5)
    #expect(try Self.plot(Self.header, y: "settle_ms").x == "overshoot_pt")
    #expect(try Self.plot("trial,cost,a.b,weight\n0,1,2,3\n").grid.points.map(\.x) == [1])
  }

  @Test(
    arguments: [
      ("trial,a.b\n", nil, "1:1 expected two metrics beside the trial, found none"),
      ("trial,cost\n", nil, "1:1 expected two metrics beside the trial, found cost"),
      ("trial,fps,settle_ms\n", nil, "1:1 expected two metrics beside the trial, found settle_ms"),
      (header, "setle_ms", "1:1 there is no column \"setle_ms\""),
      (header + "0,0.5,x,2.5,70,2,1\n", nil, "2:7 expected a number, found \"x\""),
    ] as [(String, String?, String)])
  func flawsHaveTheirPlaces(text: String, x: String?, problem: String) {
    #expect(Rows.problem { () throws(DiagnosticsError) in _ = try Self.plot(text, x: x) } == problem)
  }

  /// The detail of a trial may be a word, but not a number that isn't finite.
  @Test func noNumberThatIsNotFiniteIsTold() throws {
    #expect(
      try Self.plot(Self.header + "0,any,300,2.5,70,2,1\n").grid.points[0].detail == "settle.response any, frames 70")
    #expect(
      Rows.problem { () throws(DiagnosticsError) in _ = try Self.plot(Self.header + "0,0.5,300,2.5,-inf,2,1\n") }
        == "2:15 expected a number, found \"-inf\"")
  }

  @Test(arguments: Seeds.few) func hostileSweepsAreDrawnOrRefused(seed: UInt64) throws {
    let rows = (0..<9).map { "\($0),0.\($0),\(300 + $0 * 7),\(20 - $0),\(60 + $0),\($0 % 4),\($0 % 2)\n" }
    var table = HostileTable(seed: seed)
    for _ in 0..<Seeds.count(20, of: 60) {
      let text = table.spoiled(Self.header + rows.joined())
      let y = table.pick([nil, "frames", "rank", "settle.response"])
      Rows.draw(text, seed) { () throws(DiagnosticsError) in
        guard text.split(separator: "\n").count > 1 else { return nil }
        return try Self.plot(text, y: y)
      }
    }
  }
}
