import CardCommandLine
import Foundation
import Testing

/// `cardsim sweep`: a row for each point.
@Suite struct SweepCommandTests {
  static let spring = ["--vary", "settle.response=0.25:0.4:0.05", "--vary", "settle.damping_ratio=0.7,0.9"]

  static func rows(_ arguments: [String]) throws -> [[String]] {
    let result = try Tool.run(["sweep"] + arguments + ["--format", "csv"])
    #expect(result.code == 0, "\(result.words)")
    return result.output.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test func aRowForEachPoint() throws {
    let rows = try Self.rows(["flick-up"] + Self.spring + ["--metrics", "target,settle_ms"])
    #expect(rows[0] == ["trial", "settle.response", "settle.damping_ratio", "target", "settle_ms"])
    #expect(rows.count == 9 && rows[1].prefix(3) == ["0", "0.25", "0.7"] && rows[8].prefix(3) == ["7", "0.4", "0.9"])
  }

  /// A row's command gives the row's numbers again.
  @Test func aRowIsSeenAgain() throws {
    let result = try Tool.run(
      ["sweep", "flick-up", "--rank", "settle_ms + 4*overshoot_pt", "--top", "2"] + Self.spring)
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].contains("score  rank"))
    #expect(lines[3] == "2 of 8 points; to see one again:")
    let command = try #require(lines[4].split(separator: ":", maxSplits: 1).last)
    let words = command.split(separator: " ").dropFirst().map(String.init)
    let again = try Tool.run(words + ["--metrics", "settle_ms,overshoot_pt", "--format", "csv"])
    let numbers = again.output.split(separator: "\n")[1].split(separator: ",").compactMap { Double($0) }
    let best = lines[1].split(separator: " ")
    #expect(best[0] == lines[4].split(separator: ":")[0].drop { $0 == " " })
    #expect(best.last == "1")
    #expect(best.contains("\(String(format: "%.4f", numbers[0]))"), "\(lines[1])")
  }

  @Test func ranksAndTheFrontAreMarked() throws {
    let rows = try Self.rows(
      ["flick-up"] + Self.spring
        + ["--rank", "settle_ms", "--pareto", "settle_ms,overshoot_pt", "--metrics", "settle_ms,overshoot_pt"])
    #expect(rows[0].suffix(3) == ["score", "rank", "pareto"])
    let points = rows.dropFirst().map { (time: Double($0[3])!, overshoot: Double($0[4])!, rank: $0[6], isFront: $0[7]) }
    for point in points {
      let isBeaten = points.contains {
        ($0.time, $0.overshoot) != (point.time, point.overshoot) && $0.time <= point.time
          && $0.overshoot <= point.overshoot
      }
      #expect(point.isFront == (isBeaten ? "0" : "1"))
      #expect(point.rank == "\(1 + points.count { $0.time < point.time })")
    }
  }

  /// The objectives of the front are the first two metrics, which a plot takes for its axes.
  @Test func objectivesStandFirst() throws {
    let rows = try Self.rows(["flick-up"] + Self.spring + ["--pareto", "peak_velocity_pt_s,overshoot_pt"])
    #expect(rows[0][3...5] == ["peak_velocity_pt_s", "overshoot_pt", "target"])
    #expect(rows[0].last == "pareto")
    #expect(rows[0].count { $0 == "overshoot_pt" } == 1)
  }

  /// The shards in order equal the whole, and any number of threads writes the same.
  @Test func shardsAndThreadsSayTheSame() throws {
    let arguments = [
      "sweep", "flick-up", "--vary", "settle.response=0.2:0.6", "--sample", "halton:50", "--format", "csv",
    ]
    let whole = try Tool.run(arguments).output
    let parts = try (1...3).map { try Tool.run(arguments + ["--shard", "\($0)/3"]).output }
    #expect(parts.joined() == whole)
    #expect(parts.allSatisfy { !$0.isEmpty })
    for threads in ["1", "2", "9"] { #expect(try Tool.run(arguments + ["--threads", threads]).output == whole) }
  }

  @Test func casesAreSummedOrShown() throws {
    let cases = [
      "flick-up", "flick-down", "--over", "touch.estimator=lsq2,impulse", "--vary", "settle.response=0.3,0.4",
    ]
    let each = try Self.rows(cases + ["--each", "--metrics", "settle_ms"])
    #expect(each.count == 9 && each[0][1] == "case" && each[1][1] == "flick-up touch.estimator=lsq2")
    #expect(each[4][1] == "flick-down touch.estimator=impulse")
    let mean = try Self.rows(cases + ["--metrics", "settle_ms"])
    let worst = try Self.rows(cases + ["--metrics", "settle_ms", "--by", "worst"])
    let times = each[1...4].map { Double($0[3])! }
    let expected: Double = times.reduce(0, +) / 4
    let found = try #require(Double(mean[1][2]))
    #expect(abs(found - expected) < 0.001)
    #expect(Double(worst[1][2]) == times.max())
  }

  @Test func gesturesTakeTheTouchesPlace() throws {
    let folder = try Folder()
    let swipe = ["--from", "200,500", "--to", "200,300", "--duration", "150ms", "--release-velocity"]
    for (name, velocity) in [("fast.csv", "-1500"), ("slow.csv", "-300")] {
      #expect(try Tool.run(["gesture", "make"] + swipe + [velocity, "-o", name], in: folder).code == 0)
    }
    let result = try Tool.run(
      [
        "sweep", "flick-up", "--gesture", "fast.csv", "--gesture", "slow.csv", "--vary", "settle.response=0.4",
        "--each",
        "--metrics", "release_velocity_pt_s", "--format", "csv",
      ], in: folder)
    let rows = result.output.split(separator: "\n")
    #expect(rows.count == 3 && rows[1].contains("flick-up fast.csv"), "\(rows)")
    let velocities = try rows.dropFirst().map { row in
      try #require(row.split(separator: ",").compactMap { Double($0) }.first { $0 < -100 }, "\(row)")
    }
    #expect((velocities[0] + 1_500).magnitude < 2e-3)
    #expect((velocities[1] + 300).magnitude < 2e-3)
  }

  @Test(arguments: [
    (["flick-up"], "needs at least one --vary"),
    (["flick-up", "--vary", "settle.respons=1,2"], "did you mean \"settle.response\"?"),
    (["flick-up", "--vary", "settle.response=0.5:0.2:0.1"], "goes from the larger number"),
    (["flick-up", "--vary", "settle.response=0.2:0.5:0"], "step"),
    (["flick-up", "--vary", "settle.response=0.2:0.5"], "without a step"),
    (["flick-up", "--vary", "settle.response=0.2:0.5:0.1", "--rank", "settle_ms +"], "at column 12"),
    (["flick-up", "--vary", "settle.response=0.2:0.5:0.1", "--rank", "settl_ms"], "settle_ms"),
    (["flick-up", "--vary", "settle.response=0.2:0.5:0.1", "--pareto", "settle_ms"], "two objectives"),
    (["flick-up", "--vary", "settle.response=1,2", "--shard", "4/3"], "k/n"),
    (["flick-up", "--vary", "settle.response=1,2", "--shard", "1/3"], "--format csv"),
    (["flick-up", "--vary", "settle.response=1,2", "--vary", "settle.response=3"], "given twice"),
    (["flick-up", "--vary", "settle.response=0.01:9:0.0001", "--vary", "tap.response=0.01:9:0.0001"], "more than"),
    (["flick-up", "--vary", "settle.response=1,2", "--sample", "sobol:3"], "halton:n"),
  ])
  func mistakesAreExplained(arguments: [String], words: String) throws {
    let result = try Tool.run(["sweep"] + arguments)
    #expect(result.code == 64, "\(result.words)")
    #expect(result.words.contains(words), "\(result.words)")
    #expect(result.output.isEmpty)
  }

  @Test func whatMeansNothingIsSaid() throws {
    let result = try Tool.run("sweep", "flick-up", "--vary", "settle.curve.x1=0.1,0.2", "--metrics", "settle_ms")
    #expect(result.code == 0)
    #expect(result.words.contains("settle.curve.x1 means nothing"))
    for axis in ["--vary", "--over"] {
      let set = try Tool.run(
        "sweep", "flick-up", "--vary", "push.duration=0.3", axis, "settle.response=1,2", "--set", "settle.response=3",
        "--set", "settle.damping_ratio=1")
      #expect(set.words.contains("Warning: settle.response is varied, and --set changes no point\n"), "\(set.words)")
      #expect(!set.words.contains("settle.damping_ratio"))
    }
    // A score that is a number at one of the points is a ranking.
    func words(_ rank: String, _ format: String) throws -> String {
      try Tool.run(
        "sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--rank", rank, "--format", format
      ).words
    }
    for format in ["text", "csv"] {
      #expect(
        try words("1/0", format)
          == "Warning: no point has a rank, since the expression of --rank has no value at any of them\n")
      #expect(try words("1/max(0, settle_ms - 400)", format).isEmpty)
    }
    let curve = try Tool.run(
      "sweep", "curve-settle", "--vary", "settle.curve.x1=0.1,0.9", "--metrics", "start_velocity_pt_s",
      "--format", "csv")
    let rows = curve.output.split(separator: "\n")
    #expect(curve.words.isEmpty && rows[1].split(separator: ",")[2] != rows[2].split(separator: ",")[2])
  }

  /// A key in force that changes nothing is named once, whatever the format; one that means nothing was warned of.
  @Test func deadKnobsAreNamed() throws {
    func words(_ key: String, _ more: String...) throws -> String {
      try Tool.run(["sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--vary", key] + more).words
    }
    let dead = "Note: dead knob: touch.resume_distance changes nothing that is measured\n"
    #expect(try words("touch.resume_distance=2,8") == dead)
    #expect(try words("touch.resume_distance=2,8", "--format", "csv") == dead)
    #expect(try words("touch.resume_distance=2,8", "--format", "csv", "--shard", "2/2").isEmpty)
    #expect(try words("touch.resume_distance=2").isEmpty)
    #expect(try !words("settle.duration=0.3,0.4").contains("dead knob"))
    #expect(
      try words("settle.at_rest=shortest,longest")
        == "Note: dead knob: settle.at_rest changes nothing that is measured\n")
  }

  @Test func everyFormatHasAllRows() throws {
    for (format, count) in [("json", 10), ("markdown", 10), ("md", 10)] {
      let output = try Tool.run(["sweep", "flick-up", "--format", format] + Self.spring).output
      #expect(output.split(separator: "\n").count == count, "\(format)")
    }
    let json = try Tool.run(["sweep", "flick-up", "--format", "json"] + Self.spring).output
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]])
    #expect(
      list.count == 8 && list[0]["settle.response"] as? Double == 0.25 && list[0]["target"] as? String == "extended")
  }
}
