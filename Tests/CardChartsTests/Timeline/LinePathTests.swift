import CardTimeline
import Testing

@testable import CardCharts

@Suite struct LinePathTests {
  static let panel = Panel(
    x: 0, y: 0, width: 100, height: 100, across: Axis(0, 10, ticks: 5), upward: Axis(0, 10, ticks: 5))

  static func path(_ values: [Double?], _ form: Column.PlotForm) -> String {
    var series = PlotSeries()
    for (index, value) in values.enumerated() { series.add(value, at: Int64(index) * 1_000) }
    return String(
      decoding: LinePath.path(series, form, in: panel, microseconds: 1_000).finished(), as: UTF8.self)
  }

  @Test func linesBreakWhereNothingIs() {
    #expect(Self.path([0, 1, nil, 2, 4], .line) == "M0 100l10-10M30 80l10-20")
    #expect(Self.path([1, 1, 3, 3], .steps) == "M0 90h20v-20h10")
    #expect(Self.path([1, nil, 2], .dots) == "M0 90h0m20-10h0")
    #expect(Self.path([1, nil, 2, 2], .line) == "M0 90h0M20 80h10")
    #expect(Self.path([3], .steps) == "M0 70h0")
    #expect(Self.path([], .line) == "")
  }

  /// A spike of one row in ten thousand is drawn.
  @Test func noSpikeIsLost() {
    var series = PlotSeries()
    for index in 0..<10_000 { series.add(index == 5_431 ? 10 : 0, at: Int64(index)) }
    let text = String(
      decoding: LinePath.path(series, .line, in: Self.panel, microseconds: 1_000).finished(), as: UTF8.self)
    #expect(SVGPathTests.points(text).contains { $0.1 == 0 })
    #expect(text.utf8.count < 100)
  }
}
