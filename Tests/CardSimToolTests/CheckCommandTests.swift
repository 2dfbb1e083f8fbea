import CardCommandLine
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

  /// A newcomer's first check passes, on the goldens that the tool contains.
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

  /// A program gets every failure, as people do.
  @Test func everyFindingIsInARow() throws {
    let strict = Self.flick.replacing(#""is": "extended""#, with: #""is": "collapsed""#).replacing("5 }", with: "1 }")
    let folder = try Self.folder(strict)
    for format in ["json", "jsonl", "csv", "markdown"] {
      let result = try Tool.run("check", "mine.json", "--format", format, in: folder)
      #expect(result.code == 1)
      let places = ["target is extended, expected collapsed", "overshoot_pt is "].map {
        result.output.firstRange(of: $0)
      }
      let (first, second) = (try #require(places[0]), try #require(places[1]))
      let between = result.output[first.upperBound..<second.lowerBound]
      #expect(between.contains("mine.json"), "\(result)")
      #expect(between.contains("8"), "\(result)")
    }
    let junit = try Tool.run("check", "mine.json", "--report", "junit=out.xml", in: folder)
    #expect(junit.code == 1)
    #expect(try folder.text(of: "out.xml").contains("expected collapsed; and 1 more\">"))
  }

  /// A check that records doesn't pass; a check against the recorded golden does.
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
    // An existing golden isn't missing.
    #expect(try Tool.run(["check", "mine.json", "--record", "missing"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--record", "failed"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--record", "all"], in: folder).code == 1)
    #expect(try folder.text(of: "mine.golden.csv") == golden)
  }

  /// The folder of goldens is made with the first of them, as the message about a missing one says.
  @Test func aFolderOfGoldensIsMade() throws {
    let folder = try Self.folder()
    let missing = try Tool.run(["check", "mine.json", "--goldens", "kept"], in: folder)
    #expect(missing.code == 66)
    #expect(missing.words.contains("--record missing makes its goldens"))
    let recorded = try Tool.run(["check", "mine.json", "--goldens", "kept", "--record", "missing"], in: folder)
    #expect(recorded.output.contains("NEW    mine  golden recorded in kept/mine.golden.csv"), "\(recorded)")
    #expect(try Tool.run(["check", "mine.json", "--goldens", "kept"], in: folder).code == 0)
    // Only the last folder of a path: one that is misspelt isn't made.
    #expect(try Tool.run(["check", "mine.json", "--goldens", "a/b", "--record", "missing"], in: folder).code == 73)
  }

  /// No report takes the place of the golden that the same call would record, and neither is written.
  @Test func aRecordedGoldenStays() throws {
    let folder = try Self.folder()
    for output in [["-o", "mine.golden.csv"], ["--report", "md=mine.golden.csv"]] {
      for record in [[], ["--record", "all"]] {
        let result = try Tool.run(["check", "mine.json"] + record + output, in: folder, environment: ["CI": ""])
        #expect(result.code == 64, "\(result.words)")
        #expect(result.words.contains("'mine.golden.csv' is the place of a golden"), "\(result.words)")
      }
      let result = try Tool.run(["check", "mine.json", "--record", "all"] + output, in: folder)
      #expect(result.code != 1, "\(result.words)")
      #expect(result.words.contains("mine.golden.csv"), "\(result.words)")
      #expect(try !folder.names().contains("mine.golden.csv"))
    }
  }

  /// A difference of one unit in the last place of one number is reported with its frame and its column.
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
    #expect(result.output.hasPrefix("FAIL   mine  golden differs, 2 expectations\n"))
    #expect(result.output.contains("golden: differs by nothing that one would feel\n"))
    let first = "frame 20 is the first that differs, in card_y_pt; frame 19 is the last that agrees\n"
    #expect(result.output.contains(first))
    #expect(!result.output.contains("unit in the last place"))
    let verbose = try Tool.run(["check", "mine.json", "--verbose"], in: folder)
    #expect(verbose.output.contains("  1 unit in the last place\n"))
    #expect(result.output.contains("card_y_pt  differs in 1 of "))
    // A difference within a tolerance passes, from an option or from the scenario.
    let given = ["check", "mine.json", "--tolerance", "card_y_pt=1e-9"]
    #expect(try Tool.run(given, in: folder).code == 0)
    try folder.write(
      Self.flick.replacing("{\n  \"cards\"", with: "{ \"tolerances\": {\"*\": 1e-9},\n  \"cards\""), to: "mine.json")
    #expect(try Tool.run(["check", "mine.json"], in: folder).code == 0)
    #expect(try Tool.run(["check", "mine.json", "--tolerance", "card_y_pt=0"], in: folder).code == 1)
    // `--record failed` records a golden again if the check fails.
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
    let result = try Tool.run(["check", "mine.json", "--tolerance", "*=1000,0.5"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("settled(extended)  only in this run"))
  }

  /// A failed expectation is reported at its own line.
  @Test func anExpectationHasItsLine() throws {
    let folder = try Self.folder(Self.flick.replacing("\"max\": 5", with: "\"max\": 2"))
    let result = try Tool.run(["check", "mine.json", "--report", "github"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("         mine.json:8:5: overshoot_pt is 3."))
    #expect(
      result.output.contains("::error file=mine.json,line=8,col=5,title=cardsim check%3A mine::overshoot_pt is 3."))
    #expect(result.output.contains(", expected at most 2\n"))
  }

  /// An editor's schema lies beside the scenarios as the guide says; files of one name in two folders are two.
  @Test func aFolderMayHoldASchemaAndTwins() throws {
    let folder = try Self.folder()
    let line =
      "mkdir -p all/sub && cp mine.json all && cp mine.json all/sub && cardsim schema -o all/cardsim.schema.json && "
      + "cardsim check all --report junit=a.xml && cardsim validate all"
    let result = try Tool.shell(line, in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("ok     all/mine "), "\(result)")
    #expect(result.output.contains("ok     all/sub/mine "), "\(result)")
    let junit = try folder.text(of: "a.xml")
    #expect(junit.contains("name=\"all/mine\""), "\(junit)")
    #expect(junit.contains("name=\"all/sub/mine\""), "\(junit)")
  }

  /// A program is told what a person is: the first frame that differs, and the columns. Legs before the last one count.
  @Test func detailsAreForProgramsToo() throws {
    let folder = try Folder()
    try folder.write(
      #"{ "cards": [{ "name": "a", "detent": "peaking" }], "inputs": [{ "at": "100ms", "release": { "y": 390.5, "#
        + #""velocity": -800, "to": "extended" } }, { "at": "4s", "move": "peaking" }] }"#, to: "two.json")
    let line =
      "cardsim check two.json --record all; sed -i.bak 's/\"inputs\"/\"set\":{\"settle.response\":1},&/' two.json; "
      + "cardsim check two.json --format json"
    let result = try Tool.shell(line, in: folder)
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains("golden: leg 1 (extended) settles "), "\(result)")
    #expect(result.output.contains("\"details\": \""), "\(result)")
    #expect(result.output.contains("card_y_pt"), "\(result)")
  }

  /// For a program each failure is a row with its place, and a scenario without one is a row, too.
  @Test func eachFailureIsARow() throws {
    let folder = try Folder()
    let text = """
      { "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "move": "extended" }],
        "expect": [{ "metric": "settle_ms", "max": 1 }, { "metric": "target", "is": "extended" },
          { "metric": "target", "is": "peaking" }] }

      """
    try folder.write(text, to: "two.json")
    let result = try Tool.run("check", "two.json", "flick-up", "--format", "csv", in: folder)
    let rows = result.output.split(separator: "\n")
    try #require(rows.count == 4, "\(result)")
    #expect(
      rows[1].hasPrefix("two,two.json,failed,2 of 3 expectations unmet,2,2,14,") && rows[1].contains("settle_ms is "))
    #expect(rows[2].hasPrefix("two,two.json,failed,2 of 3 expectations unmet,2,3,5,"))
    #expect(rows[2].contains("target is "))
    #expect(rows[3] == "flick-up,,passed,golden,0,,,,", "\(rows)")
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

  /// The report in Markdown draws the golden and the run, of each golden that doesn't hold, and only the columns that
  /// differ.
  @Test func whatDiffersIsDrawn() throws {
    let folder = try Self.folder()
    #expect(try Tool.run(["check", "mine.json", "--record", "missing"], in: folder).code == 1)
    let golden = try folder.text(of: "mine.golden.csv")
    let rows = golden.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    let dim = try #require(rows[0].firstIndex(of: "map_dim_alpha"))
    var changed = rows
    for index in 10..<changed.count { changed[index][dim] = "0.25" }
    try folder.write(changed.map { $0.joined(separator: ",") + "\n" }.joined(), to: "mine.golden.csv")
    let result = try Tool.run(["check", "mine.json", "slop", "--report", "md=a.md"], in: folder)
    #expect(result.code == 1)
    let report = try folder.text(of: "a.md")
    let parts = report.components(separatedBy: "\n#### mine: before and after\n\n```text\n")
    try #require(parts.count == 2)
    #expect(parts[1].hasSuffix("\n```\n"))
    let plot = parts[1].dropLast(4)
    #expect(plot.hasPrefix("before, after\n"))
    #expect(plot.contains("map dim"))
    #expect(!plot.contains("position"))
    #expect(plot.contains("o  before\n"))
    #expect(plot.contains("+  after\n"))
    #expect(!plot.contains("`"))
    #expect(plot.split(separator: "\n").allSatisfy { $0.count <= 96 })
    // A golden with tolerances that hold isn't drawn.
    let tolerant = ["check", "mine.json", "--tolerance", "map_dim_alpha=1", "--report", "md=b.md"]
    #expect(try Tool.run(tolerant, in: folder).code == 0)
    #expect(try !folder.text(of: "b.md").contains("before"))
  }

  /// A report that can't be written is an error; all other outputs are complete.
  @Test func aReportThatCannotBeWrittenLosesNothing() throws {
    let folder = try Self.folder()
    let reports = ["--report", "junit=nowhere/a.xml", "--report", "md=a.md"]
    let result = try Tool.run(["check", "mine.json"] + reports, in: folder)
    #expect(result.code == 73)
    #expect(result.words.contains("Can't create 'nowhere/a.xml'"))
    #expect(result.output == "ok     mine  2 expectations\n1 scenario: 1 passes\n")
    #expect(try folder.text(of: "a.md").hasSuffix("1 scenario: 1 passes\n"))
  }

  /// A folder is checked recursively, in the order of its names; a golden without a scenario is reported.
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
    // A separate folder of goldens can hold only one golden of each name.
    _ = try Tool.run(["check", ".", "--record", "all", "--goldens", "a"], in: folder)
    #expect(try folder.names().contains("b.golden.csv") == false)
    #expect(FileManager.default.fileExists(atPath: folder.path("a/b.golden.csv")))
    try folder.write(Self.flick, to: "z.json")
    let twins = try Tool.run(["check", ".", "--goldens", "a"], in: folder)
    #expect(twins.code == 64)
    #expect(twins.words.contains("Two scenarios are called 'z', ./a/z.json and ./z.json"))
  }

  /// Built-in scenarios can have goldens of the user's own.
  @Test func builtInScenariosMayHaveOtherGoldens() throws {
    let folder = try Folder()
    let refused = try Tool.run(["check", "slop", "--record", "all"], in: folder)
    #expect(refused.code == 64)
    #expect(refused.words.contains("--record all needs --goldens for 'slop'"))
    #expect(try Tool.run(["check", "slop", "--record", "all", "--goldens", "."], in: folder).code == 1)
    #expect(try Tool.run(["check", "slop", "--goldens", "."], in: folder).code == 0)
    #expect(try folder.names() == ["slop.golden.csv"])
  }

  /// In continuous integration recording is refused.
  @Test(arguments: [("true", 64), ("1", 64), ("false", 1), ("0", 1), ("", 1)] as [(String, Int32)])
  func recordingIsRefusedInCI(value: String, code: Int32) throws {
    let folder = try Self.folder()
    let result = try Tool.run(["check", "mine.json", "--record", "all"], in: folder, environment: ["CI": value])
    let count = try folder.names().count
    #expect(result.code == code)
    #expect(count == (code == 64 ? 1 : 2))
  }

  /// A scenario that can't run is reported with its place; the others are still checked.
  @Test func whatIsBrokenIsToldOf() throws {
    let folder = try Self.folder()
    try folder.write("{\"cards\": []}", to: "bad.json")
    let result = try Tool.run(["check", "bad.json", "mine.json", "nowhere.json"], in: folder)
    #expect(result.code == 66)
    #expect(result.output.contains("ERROR  bad      can't be run\n         bad.json:1:11: "))
    #expect(result.output.contains("ok     mine     2 expectations\n"))
    #expect(result.output.hasSuffix("3 scenarios: 1 passes, 2 can't be run\n"))
    #expect(try Tool.run(["check", "bad.json"], in: folder).code == 65)
    // Each problem has its own place.
    try folder.write("{\"crads\": [],\n \"cards\": []}", to: "bad.json")
    let both = try Tool.run(["check", "bad.json", "--report", "github", "--format", "text"], in: folder)
    #expect(both.output.contains("::error file=bad.json,line=1,col=2,"), "\(both)")
    #expect(both.output.contains("::error file=bad.json,line=2,col=11,"), "\(both)")
    let table = try Tool.run(["check", "bad.json", "--format", "csv"], in: folder)
    #expect(table.output.contains(",broken,can't be run,2,1,2,"), "\(table)")
    try folder.write("{ \"cards\": [{ \"name\": \"a\" }],\n \"preset\": \"none.json\" }", to: "lost.json")
    let lost = try Tool.run(["check", "lost.json", "--report", "github"], in: folder)
    #expect(lost.code == 66)
    #expect(lost.output.contains("::error file=lost.json,line=2,col=12,"), "\(lost)")
    try folder.write("frame\n1,2\n", to: "mine.golden.csv")
    let golden = try Tool.run(["check", "mine.json"], in: folder)
    #expect(golden.code == 65)
    #expect(golden.output.contains("mine.golden.csv:2:1: error: expected a cell for each"))
  }

  @Test(arguments: [
    (["--report", "html=a"], "it must be junit=FILE, md=FILE or github"), (["--record", "some"], "missing"),
    (["--tolerance", "phase=1"], "The column 'phase' has text"),
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

  /// A scenario on standard input is checked by its expectations.
  @Test func standardInputIsChecked() throws {
    let result = try Tool.run("check", "-", input: Self.flick)
    #expect(result.output == "ok     standard input  2 expectations\n1 scenario: 1 passes\n")
    #expect(result.code == 0)
  }

  /// No report goes to standard output beside JSON, by whatever name.
  @Test(arguments: [
    ["--report", "github", "-o", "/dev/stdout"], ["--report", "md=/dev/stdout"], ["--report", "github"],
  ])
  func jsonStaysAlone(options: [String]) throws {
    let result = try Tool.run(["check", "flick-up", "--format", "json"] + options)
    #expect(result.code == 64, "\(result)")
    #expect(result.output == "" && result.words.contains("goes to standard output too"), "\(result)")
  }
}
