import CardTimeline
import Foundation
import Testing

/// `cardsim check`: goldens, expectations, reports.
@Suite struct CheckCommandTests {
  static let flick = """
    {
      "cards": [{ "name": "trips", "content": 1600, "detent": "peaking" }],
      "inputs": [
        { "at": "100ms", "swipe": { "from": [190, 430], "to": [196, 310], "duration": "120ms", "velocity": -1400 } }
      ],
      "expect": [
        { "metric": "target", "is": "extended" },
        { "metric": "overshoot_pt", "max": 5 }
      ]
    }

    """

  static func folder(_ text: String = flick, _ name: String = "mine.json") throws -> Folder {
    let folder = try Folder()
    try folder.write(text, to: name)
    return folder
  }

  /// The first check of a newcomer passes, on the goldens that came with the tool.
  @Test func aNewcomersFirstCheckPasses() throws {
    let result = try Tool.run("check")
    let lines = result.output.split(separator: "\n")
    #expect(result.code == 0)
    #expect(result.words.isEmpty)
    #expect(lines.count > 100)
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("ok ") && $0.hasSuffix("  golden") })
    #expect(lines.last == "\(lines.count - 1) scenarios: \(lines.count - 1) pass")
    #expect(try Tool.run("check", "flick-up", "-q").output == "1 scenario: 1 passes\n")
  }

  /// Recorded, it doesn't pass; held against what was recorded, it does.
  @Test func aGoldenIsRecordedAndThenHeld() throws {
    let folder = try Self.folder()
    let first = try Tool.run(["check", "mine.json"], in: folder)
    #expect(first.output == "ok     mine  2 expectations\n1 scenario: 1 passes\n")
    #expect(first.code == 0)
    let recorded = try Tool.run(["check", "mine.json", "--record", "missing"], in: folder)
    #expect(recorded.code == 1)
    #expect(recorded.output.contains("NEW    mine  golden recorded in mine.golden.csv"))
    let golden = try folder.text(of: "mine.golden.csv")
    #expect(golden.hasPrefix("frame,time_us,phase,"))
    #expect(golden.contains(Column.allCases[Column.allCases.count - 1].name + "\n0,0,resting,"))
    let held = try Tool.run(["check", "mine.json"], in: folder)
    #expect(held.output == "ok     mine  golden, 2 expectations\n1 scenario: 1 passes\n")
    #expect(held.code == 0)
    // What is there isn't missing.
    #expect(try Tool.run(["check", "mine.json", "--record", "missing"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--record", "failed"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--record", "all"], in: folder).code == 1)
    #expect(try folder.text(of: "mine.golden.csv") == golden)
  }

  /// One unit in the last place of one number, planted in a golden: its frame and its column are named.
  @Test func oneUnitInTheLastPlaceIsFound() throws {
    let folder = try Self.folder()
    _ = try Tool.run(["check", "mine.json", "--record", "all"], in: folder)
    var rows = try folder.text(of: "mine.golden.csv").components(separatedBy: "\n")
    var cells = rows[21].components(separatedBy: ",")
    let y = try #require(Double(cells[5]))
    cells[5] = "\(y.nextUp)"
    rows[21] = cells.joined(separator: ",")
    try folder.write(rows.joined(separator: "\n"), to: "mine.golden.csv")
    let result = try Tool.run(["check", "mine.json"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.hasPrefix("FAIL   mine  golden, 2 expectations\n"))
    let first = "golden: frame 20 is the first that differs, in card_y_pt; frame 19 is the last that agrees\n"
    #expect(result.output.contains(first))
    #expect(result.output.contains("  1 unit in the last place\n"))
    #expect(result.output.contains("card_y_pt  differs in 1 of "))
    // Within a tolerance it is the same, whoever gives it.
    let given = ["check", "mine.json", "--tolerance", "card_y_pt=1e-9"]
    #expect(try Tool.run(given, in: folder).code == 0)
    try folder.write(
      Self.flick.replacing("{\n  \"cards\"", with: "{ \"tolerances\": {\"*\": 1e-9},\n  \"cards\""), to: "mine.json")
    #expect(try Tool.run(["check", "mine.json"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--tolerance", "card_y_pt=0"], in: folder).code == 1)
    // A golden that doesn't hold is one that 'failed' writes anew.
    try folder.write(Self.flick, to: "mine.json")
    #expect(try Tool.run(["check", "mine.json", "--record", "failed"], in: folder).code == 1)
    #expect(try Tool.run(["check", "mine.json"], in: folder).code == 0)
  }

  /// A phase, a target and an event have no tolerance.
  @Test func wordsAreAlwaysExact() throws {
    let folder = try Self.folder()
    _ = try Tool.run(["check", "mine.json", "--record", "all"], in: folder)
    let golden = try folder.text(of: "mine.golden.csv")
    try folder.write(golden.replacing("settled(extended)", with: "settled(peaking)"), to: "mine.golden.csv")
    let result = try Tool.run(["check", "mine.json", "--tolerance", "*=1000,1"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("settled(extended)  only in this run"))
  }

  /// An expectation that isn't met is told with its own line.
  @Test func anExpectationHasItsLine() throws {
    let folder = try Self.folder(Self.flick.replacing("\"max\": 5", with: "\"max\": 2"))
    let result = try Tool.run(["check", "mine.json", "--report", "github"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("         mine.json:8:5: overshoot_pt is 3."))
    #expect(
      result.output.contains("::error file=mine.json,line=8,col=5,title=cardsim check%3A mine::overshoot_pt is 3."))
    #expect(result.output.contains(", expected at most 2\n"))
  }

  @Test func reportsAreWritten() throws {
    let folder = try Self.folder()
    let arguments = ["check", "mine.json", "slop", "--report", "junit=a.xml", "--report", "md=a.md"]
    let result = try Tool.run(arguments, in: folder)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("2 scenarios: 2 pass\n"))
    #expect(try folder.text(of: "a.xml").contains("<testcase classname=\"cardsim\" name=\"mine\" file=\"mine.json\"/>"))
    #expect(try folder.text(of: "a.md") == "### cardsim check\n\n2 scenarios: 2 pass\n")
  }

  /// A report that can't be written is told of, and loses nothing else.
  @Test func aReportThatCannotBeWrittenLosesNothing() throws {
    let folder = try Self.folder()
    let reports = ["--report", "junit=nowhere/a.xml", "--report", "md=a.md"]
    let result = try Tool.run(["check", "mine.json"] + reports, in: folder)
    #expect(result.code == 73)
    #expect(result.words.contains("Can't create 'nowhere/a.xml'"))
    #expect(result.output == "ok     mine  2 expectations\n1 scenario: 1 passes\n")
    #expect(try folder.text(of: "a.md").hasSuffix("1 scenario: 1 passes\n"))
    let golden = try Tool.run(["check", "mine.json", "--record", "all", "--goldens", "nowhere"], in: folder)
    #expect(golden.code == 73)
    #expect(golden.words.contains("Can't create 'nowhere/mine.golden.csv'"))
  }

  /// A folder is looked at whole, in the order of its names, and what no scenario has is told of.
  @Test func aFolderIsCheckedWhole() throws {
    let folder = try Self.folder(Self.flick, "b.json")
    try FileManager.default.createDirectory(atPath: folder.path("a"), withIntermediateDirectories: true)
    try folder.write(Self.flick, to: "a/z.json")
    try folder.write("frame\n", to: "old.golden.csv")
    try folder.write("{}", to: ".hidden.json")
    let result = try Tool.run(["check", "."], in: folder)
    #expect(result.code == 0)
    #expect(
      result.output
        == "ok     z  2 expectations\nok     b  2 expectations\n"
        + "unused  ./old.golden.csv: no scenario has this golden\n2 scenarios: 2 pass\n")
    // Elsewhere there is room for one golden of a name.
    _ = try Tool.run(["check", ".", "--record", "all", "--goldens", "a"], in: folder)
    #expect(try folder.names().contains("b.golden.csv") == false)
    #expect(FileManager.default.fileExists(atPath: folder.path("a/b.golden.csv")))
    try folder.write(Self.flick, to: "z.json")
    let twins = try Tool.run(["check", ".", "--goldens", "a"], in: folder)
    #expect(twins.code == 64)
    #expect(twins.words.contains("Two scenarios are called 'z', ./a/z.json and ./z.json"))
  }

  /// Goldens of built-in scenarios can be one's own.
  @Test func builtInScenariosMayHaveOtherGoldens() throws {
    let folder = try Folder()
    let refused = try Tool.run(["check", "slop", "--record", "all"], in: folder)
    #expect(refused.code == 64)
    #expect(refused.words.contains("--record all needs --goldens for 'slop'"))
    #expect(try Tool.run(["check", "slop", "--record", "all", "--goldens", "."], in: folder).code == 1)
    #expect(try Tool.run(["check", "slop", "--goldens", "."], in: folder).code == 0)
    #expect(try folder.names() == ["slop.golden.csv"])
  }

  /// In continuous integration nothing is recorded.
  @Test(arguments: [("true", 64), ("1", 64), ("false", 1), ("0", 1), ("", 1)] as [(String, Int32)])
  func recordingIsRefusedInCI(value: String, code: Int32) throws {
    let folder = try Self.folder()
    let result = try Tool.run(["check", "mine.json", "--record", "all"], in: folder, environment: ["CI": value])
    let count = try folder.names().count
    #expect(result.code == code)
    #expect(count == (code == 64 ? 1 : 2))
  }

  /// What can't be run is told with its place, and what can is checked all the same.
  @Test func whatIsBrokenIsToldOf() throws {
    let folder = try Self.folder()
    try folder.write("{\"cards\": []}", to: "bad.json")
    let result = try Tool.run(["check", "bad.json", "mine.json", "nowhere.json"], in: folder)
    #expect(result.code == 66)
    #expect(result.output.contains("ERROR  bad      can't be run\n         bad.json:1:11: error: "))
    #expect(result.output.contains("ok     mine     2 expectations\n"))
    #expect(result.output.hasSuffix("3 scenarios: 1 passes, 2 can't be run\n"))
    #expect(try Tool.run(["check", "bad.json"], in: folder).code == 65)
    try folder.write("frame\n1,2\n", to: "mine.golden.csv")
    let golden = try Tool.run(["check", "mine.json"], in: folder)
    #expect(golden.code == 65)
    #expect(golden.output.contains("mine.golden.csv:2:1: error: expected a cell for each"))
  }

  @Test(arguments: [
    (["--report", "html=a"], "it must be junit=FILE, md=FILE or github"), (["--record", "some"], "missing"),
    (["--tolerance", "card_y=1"], "There is no column 'card_y'"), (["--tolerance", "y"], "it must be column=abs"),
    (["--tolerance", "card_y_pt=-1"], "neither is negative"),
  ])
  func whatCannotBeMeantIsRefused(options: [String], words: String) throws {
    let result = try Tool.run(["check", "slop"] + options)
    #expect(result.code == 64)
    #expect(result.words.contains(words))
    #expect(result.output.isEmpty)
  }

  @Test func anEmptyFolderIsNoInput() throws {
    let folder = try Folder()
    let result = try Tool.run(["check", "."], in: folder)
    #expect(result.code == 66)
    #expect(result.words.contains("There is no scenario in it"))
  }

  /// A scenario on standard input is checked by what it expects.
  @Test func standardInputIsChecked() throws {
    let result = try Tool.run("check", "-", input: Self.flick)
    #expect(result.output == "ok     stdin  2 expectations\n1 scenario: 1 passes\n")
    #expect(result.code == 0)
  }
}
