import CardCommandLine
import Foundation
import Testing

/// `cardsim metrics`: a row for each scenario.
@Suite struct MetricsCommandTests {
  @Test func aRowForEach() throws {
    let result = try Tool.run("metrics", "flick-up", "slop", "--metrics", "target,frames,overshoot_pt")
    let lines = result.output.split(separator: "\n")
    #expect(lines[0] == "scenario  target    frames  overshoot_pt")
    #expect(lines.count == 3)
    #expect(lines[1] == "flick-up  extended      70        3.6763")
    #expect(lines[2].hasPrefix("slop      "))
    #expect(result.code == 0)
  }

  /// One that can't be run costs the others nothing; alone, it is the error.
  @Test func theOthersAreMeasured() throws {
    let folder = try Folder()
    try folder.write("{}", to: "bad.json")
    let all = try Tool.run(
      "metrics", "flick-up", "bad.json", "gone.json", "slop", "--metrics", "frames", "--format", "csv", in: folder)
    #expect(all.output == "scenario,frames\nflick-up,70\nslop,\(all.output.split(separator: ",").last ?? "")", "\(all)")
    #expect(all.words.contains("bad.json:1:1: error: missing key \"cards\""), "\(all)")
    #expect(all.words.contains("gone.json"), "\(all)")
    #expect(all.code == 66)
    let rates = try Tool.run("metrics", "--fps", "24", "--metrics", "settle_ms", "--format", "csv")
    #expect(rates.code == 65, "\(rates.words)")
    #expect(rates.output.split(separator: "\n").count > 140, "\(rates.words)")
    let alone = try Tool.run("metrics", "bad.json", in: folder)
    #expect(alone.code == 65)
    #expect(alone.output == "")
  }

  @Test func allOfThemAllOfIt() throws {
    let result = try Tool.run("metrics", "--format", "csv")
    let lines = result.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("scenario,target,frames,duration_ms,settle_ms,overshoot_pt,"))
    #expect(lines.count > 100)
    let cellCounts = lines.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
    #expect(Set(cellCounts).count == 1)
  }

  /// A table with too many columns for one line has a line for each metric.
  @Test func manyMetricsStandBelowEachOther() throws {
    let lines = try Tool.run("metrics", "flick-up", "slop").output.split(separator: "\n")
    #expect(lines[0].hasPrefix("metric  "))
    #expect(lines[0].hasSuffix("slop"))
    #expect(lines[1].hasPrefix("target  "))
    #expect(lines.count > 30)
    let lengths = Set(lines.map(\.count))
    #expect(lengths.count == 1)
  }

  @Test func whatIsChangedIsMeasured() throws {
    func overshoot(_ options: String...) throws -> Double? {
      let arguments = ["metrics", "flick-up", "--metrics", "overshoot_pt", "--format", "csv"]
      let lines = try Tool.run(arguments + options).output.split(separator: "\n")
      return Double(lines[1].split(separator: ",")[1])
    }
    let (plain, soft) = (try overshoot(), try overshoot("--set", "settle.damping_ratio=0.6"))
    let other = try overshoot("--preset", "tgcard-2.5.1")
    #expect(plain != nil && soft! > plain! && other != plain)
  }

  @Test func theMetricsAreListed() throws {
    let result = try Tool.run("metrics", "--list", "--format", "markdown")
    #expect(result.output.contains("| settle_ms | ± 20 | From the last release or command until it was "))
    let one = try Tool.run("metrics", "--list", "--metrics", "frames")
    #expect(one.output == "metric  band   meaning\nframes  exact  The number of frames in the timeline.\n")
  }

  /// A name with all characters that have a meaning in a table is one cell, and its line ends don't end the row.
  @Test func aNameIsOneCell() throws {
    let folder = try Folder()
    try folder.write(#"{"cards": [{"name": "a"}]}"#, to: "a,|\r\n||b\".json")
    func table(_ format: String) throws -> String {
      try Tool.run(["metrics", "a,|\r\n||b\".json", "--metrics", "frames", "--format", format], in: folder).output
    }
    #expect(try table("csv") == "scenario,frames\n\"a,|\\u000d\\u000a||b\"\"\",1\n")
    #expect(try table("markdown").hasSuffix("| a,\\|\\\\u000d\\\\u000a\\|\\|b\" | 1 |\n"))
  }

  @Test func anUnknownMetricHasItsNearest() throws {
    let result = try Tool.run("metrics", "slop", "--metrics", "frames,overshot_pt")
    #expect(result.code == 64)
    #expect(result.words.contains("there is no metric 'overshot_pt'"))
    #expect(result.words.contains("Did you mean 'overshoot_pt'?"))
    #expect(try Tool.run("metrics", "nowhere").code == 66)
  }
}
