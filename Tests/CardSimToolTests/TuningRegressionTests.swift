import CardCommandLine
import Foundation
import Testing

/// Inputs that once crashed or hung the commands that tune, or gave a wrong result.
@Suite struct TuningRegressionTests {
  static let columns = "time_us,y_pt\n"

  /// Clocks that no device has: equal instants, steps of microseconds, gaps of days.
  @Test(arguments: [
    "time_us,y_pt\n0,6\n0,0\n0,5\n0,0\n0,1\n1,4\n",
    "time_s,y\n733.348,256\n733.365,255\n733.381,254\n733.398,253\n733.415,252\n1000733.4,202\n1000733.417,201\n",
    "time_us,y_pt\n0,0\n1,10\n2,30\n3,60\n4,90\n5,110\n6,118\n7,120\n8,120\n",
    "time_s,y_pt\n0,0\n10000,100\n20000,300\n30000,600\n40000,900\n50000,1100\n60000,1180\n70000,1200\n80000,1200\n",
    "time_s,y_pt\n0,0\n1,1e7\n2,2e7\n3,3e7\n4,4e7\n5,5e7\n6,6e7\n7,7e7\n8,8e7\n",
  ])
  func anOddClockIsNoCrash(table: String) throws {
    let folder = try Folder()
    try folder.write(table, to: "odd.csv")
    for model in ["auto", "spring", "critical", "deceleration", "curve"] {
      let result = try Tool.run(["fit", "odd.csv", "--model", model], in: folder)
      #expect([0, 65].contains(result.code), "\(model): \(result.code) \(result.words.prefix(200))")
    }
  }

  @Test func manyDetentsAreNoCard() throws {
    let folder = try Folder()
    let rows = (0..<500).map { "\($0),\($0 * 37 % 3000 - 1500),d\($0),\($0)\n" }.joined()
    try folder.write("y_pt,velocity_pt_s,detent,target_y_pt\n" + rows, to: "many.csv")
    let result = try Tool.run(["fit", "--releases", "many.csv"], in: folder)
    #expect(result.code == 65, "\(result.words)")
    #expect(result.words.contains("more than 64 detents"), "\(result.words)")
  }

  /// Numbers near the largest double have no mean and no difference.
  @Test func numbersThatOverflowAreNone() throws {
    let huge = ["--vary", "settle.response=0.3,0.4", "--rank", "1e308+settle_ms*0"]
    for format in ["text", "csv", "json", "markdown"] {
      let result = try Tool.run(["sweep", "flick-up", "flick-down"] + huge + ["--format", format])
      #expect(result.code == 0, "\(format)")
      #expect(!result.output.contains("inf"), "\(format)")
    }
    let tune = [
      "tune", "flick-up", "-q", "--vary", "settle.response=0.3:0.4", "--minimize", "settle_ms", "--budget", "20",
    ]
    let constraint = ["--subject-to", "1.7e308*settle.response <= -1.7e308"]
    for format in ["text", "json"] {
      #expect(try Tool.run(tune + constraint + ["--format", format]).code == 1, "\(format)")
    }
  }

  @Test func tooManyCasesAreCounted() throws {
    let over = ["snap.resistance=0:99999:0.1", "snap.dismiss_velocity=0:99999:0.1", "settle.slowest=1:99999:0.1"]
    let result = try Tool.run(
      ["sweep", "flick-up", "flick-down", "--vary", "settle.response=0.3"] + over.flatMap { ["--over", $0] })
    #expect(result.code == 64, "\(result.words)")
  }

  /// With more shards than points, only the first shard has the header.
  @Test func emptyShardsHaveNoHeader() throws {
    let sweep = ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--format", "csv"]
    let parts = try (1...5).map { try Tool.run(sweep + ["--shard", "\($0)/5"]).output }
    #expect(try parts.joined() == Tool.run(sweep).output)
  }

  /// A plot of a position far outside any screen, and a timeline with impossible instants.
  @Test func whatIsFarOutIsAtTheEnd() throws {
    let folder = try Folder()
    let rows = try Tool.run("run", "flick-up", "-q").output.split(separator: "\n").prefix(9).map(String.init)
    var odd = rows
    odd[7] = odd[7].replacingOccurrences(of: ",390.5000,0.0000,", with: ",1e308,0.0000,")
    try folder.write(odd.joined(separator: "\n") + "\n", to: "far.csv")
    for format in ["text", "ascii", "svg"] {
      let result = try Tool.run(["plot", "far.csv", "--format", format], in: folder)
      #expect([0, 65].contains(result.code), "\(format): \(result.words)")
    }
    try folder.write(rows.joined(separator: "\n") + "\n", to: "plain.csv")
    for time in ["9223372036854775807", "-9223372036854775808", "1e300"] {
      var late = rows
      late[8] =
        "7,\(time),"
        + late[8].split(separator: ",", omittingEmptySubsequences: false).dropFirst(2).joined(separator: ",")
      try folder.write(late.joined(separator: "\n") + "\n", to: "late.csv")
      let code = try Tool.run(["diff", "plain.csv", "late.csv"], in: folder).code
      #expect([1, 65].contains(code), "\(time): \(code)")
    }
    try folder.write("frame,time_us,card_y_pt,events\n0,0,1.7e308,release(v=1e308)\n", to: "one.csv")
    try folder.write("frame,time_us,card_y_pt,events\n0,0,-1.7e308,release(v=-1e308)\n", to: "other.csv")
    #expect(try Tool.run(["diff", "one.csv", "other.csv"], in: folder).code == 1)
  }

  /// Control characters in a file's name don't reach the terminal.
  @Test func aNameDoesNotSteer() throws {
    let folder = try Folder()
    let name = "\u{1B}[31mred.json"
    try folder.write(try Tool.run("show", "flick-up").output, to: name)
    for command in [["map", "--size", "5x5"], ["sweep", "--vary", "settle.response=0.3"], ["metrics"]] {
      let result = try Tool.run([command[0], "./" + name] + command.dropFirst(), in: folder)
      #expect(result.code == 0, "\(command)")
      #expect(!(result.output + result.words).contains("\u{1B}"), "\(command)")
    }
  }

  @Test func nothingToExportIsAnAnswer() throws {
    let result = try Tool.run("export", "steps(100000)", "--duration", "1s")
    #expect(result.code == 65, "\(result.words)")
    #expect(result.words.contains("No target can express this motion"), "\(result.words)")
  }

  /// An output that can't be written is reported before the search.
  @Test func theOutputIsOpenedFirst() throws {
    let result = try Tool.run(
      "tune", "flick-up", "--minimize", "settle_ms", "--vary", "settle.response=0.2:0.6", "-o", "nowhere/at/all.txt")
    #expect(result.code == 73, "\(result.words)")
    #expect(!result.words.contains("settle_ms ="), "\(result.words)")
  }

  /// A metric without a value says what it lacks, and no constraint is said to clash.
  @Test func aMetricWithoutAValueSaysWhy() throws {
    let folder = try Folder()
    let text =
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "swipe": { "from": [190, 300], "#
      + #""to": [190, 100], "duration": "100ms", "velocity": -400 } }] }"#
    try folder.write(text, to: "misses.json")
    let vary = ["--vary", "settle.response=0.2:0.6", "--budget", "20"]
    let tune = try Tool.run(
      ["tune", "misses.json", "--minimize", "settle_ms", "--subject-to", "release_ratio >= 0.9"] + vary, in: folder)
    #expect(tune.code == 1)
    #expect(tune.output.contains("can be judged; this is the nearest\n"), "\(tune)")
    #expect(
      tune.output.contains("  release_ratio has no value: nothing was released: the gesture misses the card\n"),
      "\(tune)")
    #expect(!tune.output.contains("clash"), "\(tune)")
    #expect(!tune.output.contains("no point that was tried"), "\(tune)")
    let free = try Tool.run(["tune", "misses.json", "--minimize", "settle_ms"] + vary, in: folder)
    #expect(free.code == 1, "\(free)")
    #expect(!free.output.contains("clash"), "\(free)")
    #expect(free.output.contains("settle_ms has no value: nothing sent the card to a detent"), "\(free)")
    let sweep = try Tool.run(
      ["sweep", "misses.json", "--rank", "settle_ms", "--vary", "settle.response=0.2,0.6"], in: folder)
    #expect(
      sweep.words.contains("Warning: settle_ms has no value: nothing sent the card to a detent: the gesture misses"),
      "\(sweep)")
  }
}
