import CardCommandLine
import Testing

/// Runs that once failed, found by attack.
@Suite struct RunRegressionTests {
  @Test func aTimelineThatIsCutShortSaysSo() throws {
    let scenario = """
      { "cards": [{ "name": "a" }], "fps": 24, "inputs": [{ "at": "0ms", "tap": "header" }],
        "set": { "tap.response": 10, "tap.damping_ratio": 200 } }
      """
    let result = try Tool.run("run", "-", "--digest", input: scenario)
    #expect(result.code == 0)
    #expect(result.words.contains("Warning: an hour after the last input something still moves"))
    #expect(result.words.contains("at a damping ratio of 200 a card creeps"))
    #expect(try Tool.run("run", "-", "--digest", "--quiet", input: scenario).words.isEmpty)
    #expect(try Tool.run("run", "slop", "--digest").words.isEmpty)
  }

  /// Frames that end while the card moves, as a session's do under another preset, say so; at rest they don't.
  @Test func framesThatEndTooEarlySaySo() throws {
    func run(_ last: Int) throws -> String {
      try Tool.run(
        "run", "-", "--digest",
        input: """
          { "cards": [{ "name": "a" }], "frames_us": [0, 16667, \(last)], "inputs": [{ "at": "0ms", "tap": "header" }] }
          """
      ).words
    }
    #expect(
      try run(33333) == "Warning: something still moves at the last frame of \"frames_us\"; the timeline ends there. "
        + "Without \"frames_us\" it goes on until all is at rest.\n")
    #expect(try run(9_000_000).isEmpty)
  }

  /// Milliseconds in a column of microseconds are told where the gesture is used, and a gesture is no timeline.
  @Test func aGestureInAnotherUnitSaysSo() throws {
    let folder = try Folder()
    try folder.write(
      "time_us,phase,pointer,x_pt,y_pt\n0,began,0,200,440\n16,moved,0,200,400\n33,ended,0,200,380\n", to: "ms.csv")
    let run = try Tool.run("run", "flick-up", "--gesture", "ms.csv", "--digest", in: folder)
    #expect(run.code == 0, "\(run)")
    #expect(run.words.contains("the whole gesture takes 33 us, which no finger does"), "\(run)")
    let plot = try Tool.run("plot", "ms.csv", in: folder)
    #expect(plot.code == 65, "\(plot)")
    #expect(plot.words.contains("this is a gesture, not a timeline"), "\(plot)")
    try folder.write("time,x_pt,y_pt\n0,200,440\n0.016,200,400\n0.033,200,380\n", to: "unit.csv")
    let unit = try Tool.run("gesture", "info", "unit.csv", in: folder)
    #expect(unit.code == 65, "\(unit)")
    #expect(unit.words.contains("'cardsim gesture import' takes --time-unit"), "\(unit)")
  }
}
