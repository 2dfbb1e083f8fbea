import CardCommandLine
import CardTestSupport
import Foundation
import Testing

@testable import CardCommands
@testable import CardSimTool

/// Rows have the same formats wherever they are printed, and the same cells in each.
@Suite struct TableFormatTests {
  /// A call whose rows have the same columns in CSV and in JSON Lines.
  static let calls: [[String]] = [
    ["run", "flick-up", "--columns", "frame,time_us,phase,touch_y_pt,card_y_pt,events"], ["metrics", "flick-up"],
    ["curve", "ease", "--samples", "3"], ["spring", "--response", "0.4", "--damping-ratio", "0.8"],
    ["spring", "--response", "0.4", "--damping-ratio", "0.8", "--samples", "3"], ["explain", "flick-up"],
    ["explain", "--y", "300", "--velocity", "-60"], ["list", "devices"], ["list", "presets"], ["list", "curves"],
    ["content", "spots-components"], ["map", "--size", "2x3"], ["diff", "flick-up", "flick-down"],
    ["sweep", "flick-up", "--vary", "settle.response=0.3,0.4"], ["export", "spring(0.4, 0.8)"],
    ["tune", "flick-up", "--minimize", "settle_ms", "--vary", "settle.response=0.3:0.4", "--budget", "3", "-q"],
    ["map", "--diff", "standard", "tgcard-2.5.1", "--size", "3x3"], ["bench", "exp", "--counts"],
    ["metrics", "--list"], ["show", "tgcard-2.5.1"], ["show", "--keys"], ["show", "--keys", "damping"],
    ["show", "standard", "--columns"], ["show", "iphone-15"], ["validate", "flick-up", "standard"],
    ["check", "flick-up", "push-pop"], ["map", "flick-up", "flick-down", "--size", "2x3"],
    ["explain", "flick-up", "flick-down"], ["export", "flick-up", "flick-down", "--target", "compose"],
    ["content", "spots-components", "cards-list"], ["list", "scenarios"],
  ]

  /// The commands that print no rows, each with the reason; all others have the formats.
  static let withoutRows: Set<String> = [
    // A picture; pages; files that are read by other commands and systems; and texts for a shell, an editor and a reader.
    "cardsim plot", "cardsim report", "cardsim playground", "cardsim gesture make", "cardsim gesture import",
    "cardsim gesture export", "cardsim completions", "cardsim schema", "cardsim man",
  ]

  @Test(arguments: Seeds.every(4, of: calls))
  func rowsAreTheSameInAllFormats(call: [String]) throws {
    let code: Int32 = call[0] == "diff" ? 1 : 0
    func output(_ format: String) throws -> String {
      let result = try Tool.run(call + ["--format", format])
      #expect(result.code == code, "\(result)")
      return result.output
    }
    let rows = try CSV.rows(output("csv"))
    let lines = try output("jsonl").split(separator: "\n")
    #expect(rows.count > 1)
    #expect(lines.count == rows.count - 1)
    for (row, line) in zip(rows.dropFirst(), lines) {
      let object = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      #expect(object.count == row.count)
      for (name, cell) in zip(rows[0], row) {
        let value = try #require(object[name], "\(name) in \(line)")
        switch value {
        case is NSNull: #expect(cell.isEmpty, "\(name)")
        case let number as NSNumber:
          let shown = try #require(Double(cell), "\(name): \(cell) in \(line)")
          #expect((shown - number.doubleValue).magnitude <= 5e-3 + 1e-9 * shown.magnitude, "\(name)")
        case let text as String: #expect(text == cell, "\(name)")
        default: Issue.record("\(name): \(value)")
        }
      }
    }
    // JSON is one document. Where it is no report of its own, it has the objects of JSON Lines.
    let whole = try JSONSerialization.jsonObject(with: Data(output("json").utf8))
    let isReport = ["map", "content", "export"].contains(call[0])
    if !isReport, let array = whole as? [[String: Any]] {
      #expect(array.count == lines.count)
      #expect(array.first.map { Set($0.keys) } == Set(rows[0]))
    }
    let markdown = try output("markdown")
    #expect(try markdown == output("md"))
    #expect(markdown.contains("| --- |") || markdown.contains("---: |"))
    #expect(!(try output("text")).isEmpty)
  }

  @Test func everyCommandWithRowsHasAllFormats() {
    let expected = Set(TableFormat.allCases.map(\.rawValue) + ["md"])
    let formats = CommonOptionTests.options.filter { $0.option.name == "format" && $0.command != "cardsim plot" }
    let commands = CommandPlace(path: [.cardsim]).all.filter { $0.command.subcommands.isEmpty }.map(\.name)
    #expect(Set(formats.map(\.command)).union(Self.withoutRows) == Set(commands))
    for (command, option) in formats { #expect(expected.isSubset(of: option.choices), "\(command)") }
  }

  /// A row says too that a file is wrong, and why.
  @Test func verdictsAreRows() throws {
    let folder = try Folder()
    try folder.write("{ \"cards\": 3 }", to: "wrong.json")
    let valid = try Tool.run(["validate", "flick-up", "wrong.json", "none.json", "--format", "csv"], in: folder)
    #expect(valid.code == 66)
    let rows = CSV.rows(valid.output)
    #expect(rows.map { $0[1] } == ["verdict", "fine", "wrong", "unreadable"])
    #expect(rows[2][2].hasPrefix("wrong.json:1:12: error: "))
    #expect(valid.words.contains(rows[2][2]))
    let check = try Tool.run(["check", "flick-up", "wrong.json", "--format", "jsonl"], in: folder)
    #expect(check.code == 65)
    let lines = check.output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0].contains(#""verdict":"passed""#) && lines[1].contains(#""verdict":"broken""#))
    let quiet = try Tool.run("check", "flick-up", "push-pop", "-q", "--format", "csv").output
    #expect(quiet == "scenario,file,verdict,summary,findings,line,column,message,details\n")
  }

  @Test(arguments: [
    (["show", "flick-up", "--format", "csv"], "'flick-up' is a scenario, which is printed as its file, in JSON"),
    (["show", "standard", "--json", "--format", "json"], "--json prints the preset's file, which has no other format"),
    (["show", "--keys", "--columns", "--format", "csv"], "Rows are of one kind: --keys or --columns"),
    (["check", "flick-up", "--report", "github", "--format", "csv"], "--report github goes to standard output too"),
  ])
  func onlyRowsHaveAFormat(call: [String], words: String) throws {
    let result = try Tool.run(call)
    #expect(result.code == 64)
    #expect(result.words.contains(words), "\(result)")
  }

  /// Where no format is named, the ending of the output's file tells it, whatever the command.
  @Test(arguments: [
    (["run", "flick-up"], "json"), (["metrics", "flick-up"], "csv"), (["explain", "flick-up"], "jsonl"),
    (["diff", "flick-up", "flick-down"], "json"), (["check", "flick-up"], "md"), (["map", "flick-up"], "csv"),
  ])
  func theEndingTellsTheFormat(call: [String], ending: String) throws {
    let folder = try Folder()
    _ = try Tool.run(call + ["-o", "out.\(ending)"], in: folder)
    _ = try Tool.run(call + ["-o", "named", "--format", ending], in: folder)
    #expect(try folder.text(of: "out.\(ending)") == folder.text(of: "named"))
    // An ending that no format has tells nothing.
    _ = try Tool.run(call + ["-o", "out.bak"], in: folder)
    #expect(try folder.text(of: "out.bak") == Tool.run(call, in: folder).output)
  }

  /// A file that is no table keeps its own form.
  @Test func aScenariosFileIsNoTable() throws {
    let folder = try Folder()
    for call in [["show", "flick-up"], ["show", "standard", "--json"], ["export", "easeOut", "--target", "tokens"]] {
      let (plain, named) = (try Tool.run(call, in: folder), try Tool.run(call + ["-o", "own.json"], in: folder))
      #expect(plain.code == named.code, "\(named)")
      if named.code == 0 { #expect(try folder.text(of: "own.json") == plain.output) }
    }
  }

  /// Annotations go to standard output, whatever the file of the report.
  @Test func annotationsStandBesideAFile() throws {
    let folder = try Folder()
    try folder.write(
      #"{ "cards": [{ "name": "a" }], "expect": [{ "metric": "target", "is": "extended" }] }"#, to: "a.json")
    let result = try Tool.run(["check", "a.json", "-o", "v.json", "--report", "github"], in: folder)
    #expect(result.code == 1, "\(result)")
    #expect(result.output.hasPrefix("::error"), "\(result)")
    #expect(try folder.text(of: "v.json").hasPrefix("["))
    // They are there, too, where the file can't be written; and '-' is no file.
    let unwritten = try Tool.run(["check", "a.json", "-o", "none/v.json", "--report", "github"], in: folder)
    #expect(unwritten.code == 73, "\(unwritten)")
    #expect(unwritten.output == result.output, "\(unwritten)")
    let both = try Tool.run(["check", "a.json", "-o", "-", "--format", "json", "--report", "github"], in: folder)
    #expect(both.code == 64, "\(both)")
    #expect(both.output.isEmpty, "\(both)")
  }

  @Test func aRunInJSONIsOneArray() throws {
    let call = ["run", "flick-up", "--preset", "standard", "--preset", "tgcard-2.5.1"]
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(Tool.run(call + ["--format", "json"]).output.utf8)) as? [[String: Any]])
    let lines = try Tool.run(call + ["--format", "jsonl"]).output.split(separator: "\n")
    #expect(array.count == lines.count)
    #expect(Set(array.compactMap { $0["preset"] as? String }) == ["standard", "tgcard-2.5.1"])
    #expect(array.first?["frame"] as? Int == 0)
  }

  @Test func textOfARunIsAligned() throws {
    let text = try Tool.run("run", "flick-up", "--columns", "frame,phase,card_y_pt,target,events", "--format", "text")
    let lines = text.output.split(separator: "\n")
    #expect(lines[0] == "    frame  phase       card_y_pt  target      events")
    #expect(lines[1] == "        0  resting      390.5000  peaking     -")
    #expect(lines.allSatisfy { $0.last != " " })
  }

  @Test func aKindOfRowsIsNamed() throws {
    let result = try Tool.run("list", "--format", "csv")
    #expect(result.code == 64)
    #expect(
      result.words.hasPrefix("Error: Rows of csv are of one kind: name 'scenarios', 'presets', 'devices' or 'cur"))
    let all = try JSONSerialization.jsonObject(with: Data(Tool.run("list", "--format", "json").output.utf8))
    #expect((all as? [String: Any]).map { Set($0.keys) } == ["scenarios", "presets", "devices", "curves"])
    let page = try Tool.run("list", "--format", "markdown").output
    #expect(page.components(separatedBy: "\n## ").count == 4)
    #expect(page.hasPrefix("## Scenarios\n\n| name | meaning |\n| --- | --- |\n| tour | "))
  }

  @Test func aCellOfMarkdownStaysInItsRow() {
    let table = DataTable(columns: [DataTable.Column(key: "k", title: "T|")], rows: [[.text("x\ny")], [.empty]])
    #expect(table.render(.markdown).hasSuffix("| x<br>y |\n| - |\n"))
    #expect(table.render(.jsonl) == "{\"k\":\"x\\ny\"}\n{\"k\":null}\n")
    #expect(table.render(.csv) == "k\n\"x\ny\"\n\n")
  }

  @Test func shardsMayBeJSONLines() throws {
    let call = ["sweep", "flick-up", "--vary", "settle.response=0.3:0.5:0.1", "--format", "jsonl"]
    let parts = try (1...3).map { try Tool.run(call + ["--shard", "\($0)/3"]).output }
    #expect(try parts.joined() == Tool.run(call).output)
    #expect(try Tool.run(Array(call.dropLast()) + ["json", "--shard", "1/3"]).code == 64)
  }
}

/// A reader of CSV for tests.
enum CSV {
  static func rows(_ text: String) -> [[String]] {
    var (rows, row, cell): ([[String]], [String], String) = ([], [], "")
    var (isQuoted, wasQuoted) = (false, false)
    for character in text {
      // Two quotation marks in quoted text are one.
      if character == "\"", wasQuoted, !isQuoted { cell.append(character) }
      wasQuoted = character == "\"" && isQuoted
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: (row, cell) = (row + [cell], "")
      case "\n" where !isQuoted:
        rows.append(row + [cell])
        (row, cell) = ([], "")
      default: cell.append(character)
      }
    }
    return rows
  }
}
