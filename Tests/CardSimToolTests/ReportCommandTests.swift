import CardCommandLine
import Foundation
import Testing

/// `cardsim report`: which options change which of two sides.
@Suite struct ReportCommandTests {
  /// The commands that a report tells, which show each of its timelines again.
  private static func commands(_ words: String...) throws -> [String] {
    let folder = try Folder(of: ["soft.json": #"{"extends": "standard", "set": {"settle.response": 0.6}}"#])
    let result = try Tool.run(["report", "flick-up"] + words + ["-o", "r.html"], in: folder)
    try #require(result.code == 0, "\(result)")
    let page = try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    return page.components(separatedBy: "cardsim run flick-up").dropFirst().compactMap { rest in
      rest.prefix { $0 != "<" && $0 != "\n" && $0 != "\"" }.components(separatedBy: " --columns @all").first
    }.filter { !$0.contains("--digest") }
  }

  /// A preset's file is a preset: each timeline stands beside itself under it.
  @Test func aPresetFileIsAPreset() throws {
    let commands = try Self.commands("--against", "soft.json")
    #expect(commands.contains(" --preset soft.json"), "\(commands)")
  }

  /// The verdict says of how many timelines something is expected.
  @Test func theVerdictIsOfThoseThatExpectSomething() throws {
    func page(_ words: String...) throws -> String {
      let folder = try Folder()
      let result = try Tool.run(["report", "flick-up"] + words + ["-o", "r.html"], in: folder)
      try #require(result.code == 0, "\(result)")
      return try String(contentsOf: folder.url.appendingPathComponent("r.html"), encoding: .utf8)
    }
    let softer = try page("--set", "settle.damping_ratio=0.6", "--against", "flick-up")
    #expect(softer.contains("✓ 2 timelines; something is expected of one, and it holds."))
    #expect(try page().contains("✓ One timeline; all that was expected holds."))
  }

  @Test func aSettingChangesTheFirstSideOnly() throws {
    let told = Set(try Self.commands("--set", "settle.damping_ratio=0.6", "--against", "tgcard-2.5.1"))
    #expect(told.contains(" --set settle.damping_ratio=0.6"), "\(told)")
    #expect(told.contains(" --preset tgcard-2.5.1"), "\(told)")
    #expect(told.allSatisfy { !$0.contains("tgcard-2.5.1") || !$0.contains("--set") }, "\(told)")
  }

  @Test func theScreenAndTheRateAreThoseOfBothSides() throws {
    let told = Set(try Self.commands("--device", "iphone-se-3", "--fps", "120", "--against", "tgcard-2.5.1"))
    #expect(told.contains(" --device iphone-se-3 --fps 120"), "\(told)")
    #expect(told.contains(" --preset tgcard-2.5.1 --device iphone-se-3 --fps 120"), "\(told)")
  }

  @Test func anotherScenarioIsAsItIsWritten() throws {
    let told = Set(try Self.commands("--set", "settle.damping_ratio=0.6", "--fps", "120", "--against", "flick-up"))
    #expect(told.contains(" --set settle.damping_ratio=0.6 --fps 120"), "\(told)")
    #expect(told.contains(""), "\(told)")
  }

  /// A flag changes no scenario: its golden is still held, and it has no value in a command.
  @Test func strictIsNoChange() throws {
    let folder = try Folder()
    let result = try Tool.run("report", "flick-up", "--strict", "-o", "r.html", in: folder)
    #expect(result == Tool.Result(output: "", words: "", code: 0))
    let page = try folder.text(of: "r.html")
    #expect(page.contains("golden: the whole timeline, to the bit"))
    #expect(!page.contains("--strict \'\'") && !page.contains("flick-up with"))
    let idle = ["report", "flick-up", "--set", "settle.curve=ease", "-o", "i.html"]
    let told = try Tool.run(idle, in: folder)
    #expect(told.code == 0 && told.words.contains("settle.curve means nothing under these settings"), "\(told)")
    let refused = try Tool.run(idle + ["--strict"], in: folder)
    #expect(refused.code == 65 && refused.words.contains("which --strict refuses"), "\(refused)")
  }
}
