import CardScenario
import CardTestSupport
import CardText
import CardTimeline
import Testing

@testable import CardPage

@Suite struct ReportLogTests {
  static func log(_ rows: [String]) throws -> ReportTimeline {
    let text = (["time_us,card_y_pt"] + rows).joined(separator: "\n") + "\n"
    return try ReportTimeline(TimelineTable(SourceText(name: "t.csv", text: text)))
  }

  /// Of a parabola the velocity between two neighbours is that of the row in the middle; at both ends it is that of half
  /// a row further in.
  @Test func velocitiesAreThoseOfAParabola() throws {
    // y = 3000 t² with 10 ms a row: v = 6000 t, 60 pt/s more in each row.
    let timeline = try Self.log((0..<9).map { "\($0 * 10_000),\(Double($0 * $0) * 0.3)" })
    let log = try #require(timeline.log)
    for row in 1..<8 {
      let velocity = try #require(log.velocities[row])
      #expect((velocity - Double(row) * 60).magnitude < 1e-6, "\(row)")
    }
    #expect(try abs(#require(log.velocities[0]) - 30) < 1e-6)
    #expect(try abs(#require(log.velocities[8]) - 450) < 1e-6)
    #expect(timeline.cells.columns.map(\.name) == ["time_us", "card_y_pt", "step_velocity_pt_s"])
  }

  /// Velocities reach over rows at one instant and rows without a position, and stand where a position does.
  @Test func velocitiesReachOverGaps() throws {
    let log = try #require(try Self.log(["0,10", "0,20", "10,", "20,40", "30,", "40,80"]).log)
    let wanted: [Double?] = [1.5e6, 1e6, nil, 1.5e6, nil, 2e6]
    for (found, wanted) in zip(log.velocities, wanted) {
      #expect((found == nil) == (wanted == nil))
      #expect(((found ?? 0) - (wanted ?? 0)).magnitude < 1e-3)
    }
    let single = try #require(try Self.log(["5,1"]).log)
    #expect(single.velocities == [nil])
    #expect(single.sentence == "")
  }

  @Test func theMetricsAndTheSentenceFollowFromPositions() throws {
    let log = try #require(try Self.log(["0,700", "100000,400.5", "200000,410"]).log)
    #expect(log.sentence == "From 700.0 to 410.0 pt within 200 ms.")
    #expect(log.metrics.number(.frames) == 3)
    #expect(log.metrics.number(.duration) == 200)
    #expect(log.metrics.number(.cardTop) == 400.5)
    #expect(log.metrics.number(.cardBottom) == 700)
    // Time counts from the first row, and nothing is told that a log doesn't tell.
    let entry = try Self.entry("time_us,card_y_pt\n5000,700\n105000,400.5\n205000,410\n")
    #expect(entry.sentence == log.sentence)
    let cells = [
      ["frames", "3"], ["duration_ms", "200.0000"], ["card_top_pt", "400.5000"], ["card_bottom_pt", "700.0000"],
    ]
    #expect(entry.metrics.map(\.cells) == cells)
  }

  /// A table that has velocities keeps to its own, under that name, too, and has the same metrics.
  @Test(arguments: ["card_velocity_pt_s", "step_velocity_pt_s"]) func aTableWithVelocitiesHasItsOwn(name: String) throws
  {
    let entry = try Self.entry("time_us,card_y_pt,\(name)\n0,1,7\n9000,2,7\n")
    #expect(!entry.timeline.hasStepVelocities)
    #expect(entry.timeline.cells.columns.map(\.name) == ["time_us", "card_y_pt", name])
    #expect(entry.metrics.map { $0.cells[0] } == ["frames", "duration_ms", "card_top_pt", "card_bottom_pt"])
  }

  static func entry(_ text: String) throws -> ReportEntry {
    try ReportEntry(
      TimelineTable(SourceText(name: "t.csv", text: text)), name: "t", screen: Device.standard.screen)
  }
}
