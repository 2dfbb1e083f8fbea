import CardCommandLine
import Foundation
import Testing

/// A gate that has nothing to hold a scenario against fails where CI is set, or with --strict.
@Suite struct CheckRigourTests {
  private static let empty = #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "0ms", "move": "extended" }] }"#

  @Test func nothingPassesOnlyAtHome() throws {
    let folder = try Folder()
    try folder.write(Self.empty, to: "empty.json")
    let home = try Tool.run("check", "empty.json", in: folder)
    #expect(home.code == 0, "\(home)")
    #expect(home.output.contains("nothing to hold it against"), "\(home)")
    for result in [
      try Tool.run("check", "empty.json", in: folder, environment: ["CI": "true"]),
      try Tool.run("check", "empty.json", "--strict", in: folder),
    ] {
      #expect(result.code == 1, "\(result)")
      #expect(result.output.contains("cardsim check empty.json --record missing"), "\(result)")
    }
  }

  /// A golden that `run` wrote holds its columns alone: that is told, and fails with --strict.
  @Test func aGoldenWithoutColumnsIsTold() throws {
    let folder = try Folder()
    let text = CheckCommandTests.flick.replacingOccurrences(of: #""name": "a""#, with: #""name": "a", "accessory": 40"#)
    try folder.write(text, to: "mine.json")
    #expect(try Tool.run("run", "mine.json", "-q", "-o", "mine.golden.csv", in: folder).code == 0)
    let told = try Tool.run("check", "mine.json", in: folder)
    #expect(told.code == 0, "\(told)")
    #expect(told.output.contains("golden without "), "\(told)")
    #expect(told.words.contains("mine: warning: nothing holds "), "\(told)")
    #expect(told.words.contains("--record all"), "\(told)")
    #expect(try Tool.run("check", "mine.json", "--strict", in: folder).code == 1)
    #expect(try Tool.run("check", "mine.json", "--record", "all", in: folder).code == 1)
    let whole = try Tool.run("check", "mine.json", "--strict", in: folder)
    #expect(whole.code == 0, "\(whole)")
    #expect(whole.words.isEmpty, "\(whole)")
    #expect(!whole.output.contains("without"), "\(whole)")
  }

  @Test func aFolderOfGoldensHasThem() throws {
    let folder = try Folder()
    try folder.write(CheckCommandTests.flick, to: "mine.json")
    let missing = try Tool.run("check", "mine.json", "--goldens", "goldens", in: folder)
    #expect(missing.code == 66, "\(missing)")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("goldens"), withIntermediateDirectories: false)
    #expect(try Tool.run("check", "mine.json", "--goldens", "goldens", in: folder).code == 0)
    let strict = try Tool.run("check", "mine.json", "--goldens", "goldens", "--strict", in: folder)
    #expect(strict.code == 1, "\(strict)")
    #expect(strict.output.contains("its golden is missing, as goldens/mine.golden.csv"), "\(strict)")
    #expect(try Tool.run("check", "mine.json", "--goldens", "goldens", "--record", "missing", in: folder).code == 1)
    #expect(try Tool.run("check", "mine.json", "--goldens", "goldens", "--strict", in: folder).code == 0)
  }

  /// A gesture that misses the card is a warning in a check as it is in a run, and fails with --strict.
  @Test func warningsReachTheGate() throws {
    let folder = try Folder()
    let text =
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "swipe": { "from": [190, 100], "#
      + #""to": [190, 60], "duration": "100ms", "velocity": -400 } }], "expect": [{ "metric": "frames", "min": 1 }] }"#
    try folder.write(text, to: "misses.json")
    let run = try Tool.run("run", "misses.json", in: folder)
    #expect(run.words.contains("warning"), "\(run)")
    let check = try Tool.run("check", "misses.json", in: folder)
    #expect(check.code == 0, "\(check)")
    #expect(check.words.contains("warning"), "\(check)")
    let strict = try Tool.run("check", "misses.json", "--strict", in: folder)
    #expect(strict.code == 1, "\(strict)")
    #expect(strict.output.contains("a warning, which --strict refuses"), "\(strict)")
  }

  /// A scenario that got another name doesn't lose its golden without a word.
  @Test func aGoldenWithoutAScenarioFails() throws {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("g"), withIntermediateDirectories: false)
    try folder.write(CheckCommandTests.flick, to: "g/rides.json")
    #expect(try Tool.run("check", "g", "--record", "missing", in: folder).code == 1)
    #expect(try Tool.run("check", "g", "--strict", in: folder).code == 0)
    #expect(try Tool.shell("mv g/rides.json g/trips.json", in: folder).code == 0)
    let home = try Tool.run("check", "g", in: folder)
    #expect(home.code == 0, "\(home)")
    #expect(home.output.contains("unused  g/rides.golden.csv"), "\(home)")
    let strict = try Tool.run("check", "g", "--strict", "--report", "junit=check.xml", in: folder)
    #expect(strict.code == 1, "\(strict)")
    #expect(strict.output.contains("FAIL   rides  its scenario is missing\n"), "\(strict)")
    #expect(strict.output.contains("rename the golden to NAME.golden.csv"), "\(strict)")
    #expect(!strict.output.contains("unused"), "\(strict)")
    #expect(try folder.text(of: "check.xml").contains("no scenario has the golden g/rides.golden.csv"))
    #expect(try Tool.shell("mv g/rides.golden.csv g/trips.golden.csv", in: folder).code == 0)
    #expect(try Tool.run("check", "g", "--strict", in: folder).code == 0)
  }

  /// The golden of a scenario with a gesture is missed by no run without it, and the other way round.
  @Test func aGoldenOfAnotherGestureIsNoStray() throws {
    let folder = try Folder()
    let make = "mkdir g && cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900"
    #expect(try Tool.shell(make + " -o thumb.csv", in: folder).code == 0)
    try folder.write(CheckCommandTests.flick, to: "g/rides.json")
    for options in [[], ["--gesture", "thumb.csv"]] {
      _ = try Tool.run(["check", "g", "--record", "missing"] + options, in: folder)
    }
    let goldens = ["g/rides.golden.csv", "g/rides+thumb.golden.csv"]
    #expect(goldens.allSatisfy { FileManager.default.fileExists(atPath: folder.path($0)) })
    for options in [[], ["--gesture", "thumb.csv"]] {
      let result = try Tool.run(["check", "g", "--strict"] + options, in: folder)
      #expect(result.code == 0, "\(result)")
      #expect(!result.output.contains("unused"), "\(result)")
    }
    // Where all gestures are given, one that is gone leaves a golden over.
    let move = "mkdir fingers && mv thumb.csv fingers && cp g/rides+thumb.golden.csv g/rides+gone.golden.csv"
    #expect(try Tool.shell(move, in: folder).code == 0)
    let all = try Tool.run("check", "g", "--gesture", "fingers", in: folder)
    #expect(all.code == 0, "\(all)")
    #expect(all.output.contains("unused  g/rides+gone.golden.csv"), "\(all)")
    #expect(try Tool.run("check", "g", "--gesture", "fingers", "--strict", in: folder).code == 1)
    #expect(try Tool.run("check", "g", "--strict", in: folder).code == 0)
  }

  /// The command that is advised for a missing golden writes the one that is missed.
  @Test(arguments: [
    ["mine.json", "--goldens", "gd"], ["mine.json", "--gesture", "thumb.csv", "--goldens", "gd"],
  ])
  func theAdvisedCommandRecords(words: [String]) throws {
    let folder = try CheckCommandTests.folder()
    let make = "mkdir gd && cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900"
    #expect(try Tool.shell(make + " -o thumb.csv", in: folder).code == 0)
    let missing = try Tool.run(["check"] + words + ["--strict"], in: folder)
    try #require(missing.code == 1, "\(missing)")
    let quoted = missing.output.split(separator: "'")
    let advised = try #require(quoted.first { $0.hasPrefix("cardsim check") }, "\(missing)")
    #expect(try Tool.shell(String(advised), in: folder).code == 1)
    let held = try Tool.run(["check"] + words + ["--strict"], in: folder)
    #expect(held.code == 0, "\(held)")
    #expect(held.output.contains("golden"), "\(held)")
  }
}
