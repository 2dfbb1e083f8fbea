import CardCommandLine
import Foundation
import Testing

@Suite struct HitchCommandTests {
  @Test func bothRatesAreMeasured() throws {
    let folder = try Folder()
    let result = try Tool.run("hitch", "flick-up", "--worst", "3", in: folder)
    #expect(result.code == 0)
    #expect(result.words == "")
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.count(where: { $0.hasPrefix("flick-up at 60 Hz: a dropped frame puts the card off by ") }) == 1)
    #expect(lines.count(where: { $0.hasPrefix("flick-up at 120 Hz: a dropped frame puts the card off by ") }) == 1)
    #expect(lines.count(where: { $0.hasPrefix("the worst 3 of ") }) == 2)
  }

  /// The costs are those of the timeline's own rows.
  @Test func theRowsAreTheTimelines() throws {
    let folder = try Folder()
    let costs = try Tool.run("hitch", "flick-up", "--fps", "60", "--format", "csv", in: folder).output.split(
      separator: "\n")
    let rows = try Tool.run("run", "flick-up", "--columns", "frame,card_y_pt", "--precision", "exact", in: folder)
    let ys = rows.output.split(separator: "\n").dropFirst().map { Double($0.split(separator: ",")[1])! }
    #expect(
      costs[0]
        == "scenario,rate_hz,frame,time_ms,phase,card_y_pt,dropped_off_pt,late_off_pt,dropped_step_pt_s,late_step_pt_s")
    #expect(costs.count == ys.count)
    var worst = 0.0
    for (index, line) in costs.enumerated().dropFirst() {
      let cells = line.split(separator: ",")
      #expect(Int(cells[2]) == index)
      #expect(Double(cells[5]) == ys[index])
      #expect(Double(cells[6]) == (ys[index] - ys[index - 1]).magnitude)
      worst = max(worst, (ys[index] - ys[index - 1]).magnitude)
    }
    let metric = try Tool.run("metrics", "flick-up", "--metrics", "hitch_worst_pt", "--format", "csv", in: folder)
    #expect(metric.output.split(separator: "\n").last?.split(separator: ",").last.flatMap { Double($0) } == worst)
  }

  /// A phase's costs are the largest of its frames'.
  @Test func aPhaseHasItsWorstFrame() throws {
    let folder = try Folder()
    func rows(_ row: String) throws -> [[String]] {
      try Tool.run("hitch", "flick-up", "--fps", "60", "--format", "csv", "--rows", row, in: folder).output
        .split(separator: "\n").dropFirst().map { $0.components(separatedBy: ",") }
    }
    let (frames, phases) = (try rows("frame"), try rows("phase"))
    #expect(phases.map { $0[2] } == ["resting", "dragging", "settling"])
    for phase in phases {
      let own = frames.filter { $0[4] == phase[2] }
      #expect(Int(phase[3]) == own.count)
      for cost in 0..<4 {
        #expect(Double(phase[4 + cost]) == own.compactMap { Double($0[6 + cost]) }.max(), "\(phase)")
      }
    }
  }

  @Test func nothingThatMovesCostsNothing() throws {
    let folder = try Folder()
    try folder.write(#"{ "cards": [{ "name": "a" }], "duration": "1s" }"#, to: "still.json")
    let result = try Tool.run("hitch", "still.json", "--fps", "60", in: folder)
    let words = "the card doesn't move: a hitch costs it nothing; content and pages aren't measured"
    #expect(result.output == "still at 60 Hz: \(words)\n", "\(result)")
    #expect(try Tool.run("hitch", in: folder).code == 64)
  }

  @Test func anExpectationHoldsIt() throws {
    let folder = try Folder()
    let text = CheckCommandTests.flick.replacingOccurrences(
      of: #""metric": "overshoot_pt", "max": 5"#, with: #""metric": "hitch_worst_pt", "max": 1"#)
    try folder.write(text, to: "x.json")
    let result = try Tool.run("check", "x.json", in: folder)
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains("hitch_worst_pt"), "\(result)")
  }
}
