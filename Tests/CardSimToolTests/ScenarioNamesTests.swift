import CardCommandLine
import CardTestSupport
import Foundation
import Testing

/// Several scenarios, and folders of them, wherever one is taken.
@Suite struct ScenarioNamesTests {
  /// A folder with two scenarios, one of them in a folder of its own.
  static func folder() throws -> Folder { try Folder(of: files.get()) }

  private static let files = Result {
    let folder = try Folder()
    let line = "mkdir -p all/sub && cardsim show flick-up > all/a.json && cardsim show flick-down > all/sub/b.json"
    try #require(try Tool.shell(line, in: folder).code == 0)
    return try folder.files()
  }

  @Test func aRunTellsRowsApart() throws {
    let folder = try Self.folder()
    let both = try Tool.run(["run", "all", "--columns", "frame,card_y_pt"], in: folder)
    #expect(both.code == 0)
    let one = try Tool.run("run", "flick-up", "--columns", "frame,card_y_pt").output.split(separator: "\n")
    let other = try Tool.run("run", "flick-down", "--columns", "frame,card_y_pt").output.split(separator: "\n")
    let rows = ["scenario,frame,card_y_pt"] + one.dropFirst().map { "a,\($0)" } + other.dropFirst().map { "b,\($0)" }
    #expect(both.output.split(separator: "\n").map(String.init) == rows)
    // With presets, the scenario comes first.
    let presets = ["--preset", "standard", "--preset", "tgcard-2.5.1"]
    let table = try Tool.run(["run", "flick-up", "flick-down", "--columns", "frame"] + presets).output
    #expect(table.hasPrefix("scenario,preset,frame\nflick-up,standard,0\n"))
    #expect(table.contains("\nflick-down,tgcard-2.5.1,0\n"))
    let lines = try Tool.run(["run", "flick-up", "flick-down", "--columns", "frame", "--format", "jsonl"] + presets)
    #expect(lines.output.hasPrefix(#"{"scenario":"flick-up","preset":"standard","frame":0}"# + "\n"))
  }

  @Test func digestsHaveNames() throws {
    let folder = try Self.folder()
    let digests = try Tool.run(["run", "all", "--digest"], in: folder).output.split(separator: "\n")
    let one = try Tool.run("run", "flick-up", "--digest").output.dropLast()
    #expect(digests.count == 2)
    #expect(digests[0] == "\(one)  a")
    #expect(digests[1].hasSuffix("  b"))
  }

  @Test func itemsHaveTheScenario() throws {
    let folder = try Folder()
    let call = ["run", "cards-list", "spots-reach-end", "-o", "rows.csv", "--items", "items.csv"]
    #expect(try Tool.run(call, in: folder).code == 0)
    let items = try folder.text(of: "items.csv")
    #expect(items.hasPrefix("scenario,frame,time_us,item,"))
    #expect(items.contains("\ncards-list,0,0,"))
    #expect(items.contains("\nspots-reach-end,0,0,"))
  }

  @Test func aPlotTellsThemApart() throws {
    let plot = try Tool.shell(
      "cardsim run flick-up flick-down --columns frame,time_us,card_y_pt | cardsim plot - --format ascii")
    #expect(plot.output.hasPrefix("flick-up, flick-down\n"), "\(plot)")
    let folder = try Self.folder()
    #expect(try Tool.run(["plot", "all", "--format", "ascii"], in: folder).output.hasPrefix("a, b\n"))
  }

  @Test func theOtherCommands() throws {
    let folder = try Self.folder()
    let valid = try Tool.run(["validate", "all", "keys"], in: folder).output
    #expect(valid.hasPrefix("all/a.json: fine, "))
    #expect(valid.contains("\nall/sub/b.json: fine, "))
    #expect(valid.contains("\nkeys: fine, "))
    let metrics = try Tool.run(["metrics", "all", "--metrics", "target", "--format", "csv"], in: folder)
    #expect(metrics.output == "scenario,target\na,extended\nb,collapsed\n")
    let releases = try Tool.run(["explain", "all", "--format", "csv"], in: folder).output.split(separator: "\n")
    #expect(releases[0].hasPrefix("scenario,target,"))
    #expect(releases[1].hasPrefix("a,extended,71,"))
    #expect(releases[2].hasPrefix("b,collapsed,"))
    #expect(try Tool.run(["explain", "all"], in: folder).output.hasPrefix("scenario        a\n"))
    let sweep = ["sweep", "all", "--vary", "settle.response=0.3,0.4", "--each", "--format", "csv"]
    #expect(try Tool.run(sweep, in: folder).output.split(separator: "\n").count == 5)
  }

  /// Of several, JSON is an array, and a row and an object begin with the name; of one, all is as it is alone.
  @Test(
    arguments: [
      (["map"], ["--size", "2x2"], "scenario", ["a", "b"]), (["content"], [], "document", ["c/d.json", "c/e.json"]),
      (["explain"], ["--y", "300", "--velocity=-60"], "scenario", ["a", "b"]),
      (["gesture", "info"], [], "gesture", ["g/one.csv", "g/two.csv"]),
      (["export"], ["--target", "compose"], "source", ["all/a.json", "all/sub/b.json"]),
    ] as [([String], [String], String, [String])])
  func severalAreToldApart(command: [String], options: [String], key: String, names: [String]) throws {
    let folder = try Self.folder()
    let content = #"{ "components": [{ "kind": "list", "items": [{ "title": "one" }] }] }"#
    let make = "mkdir c g && cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900"
    #expect(try Tool.shell(make + " -o g/one.csv && cp g/one.csv g/two.csv", in: folder).code == 0)
    try folder.write(content, to: "c/d.json")
    try folder.write(content, to: "c/e.json")
    let source = key == "document" ? "c" : key == "gesture" ? "g" : "all"
    func output(_ source: String, _ format: String) throws -> String {
      let result = try Tool.run(command + [source] + options + ["--format", format], in: folder)
      #expect(result.code == 0, "\(result)")
      return result.output
    }
    let array = try #require(
      JSONSerialization.jsonObject(with: Data(output(source, "json").utf8)) as? [[String: Any]])
    #expect(array.map { $0[key] as? String } == names)
    let rows = try CSV.rows(output(source, "csv"))
    #expect(rows[0][0] == key)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    var found: [String] = []
    for row in rows.dropFirst() where found.last != row[0] { found.append(row[0]) }
    #expect(found == names)
    let lines = try output(source, "jsonl").split(separator: "\n")
    #expect(lines.count == rows.count - 1)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"\(key)\":") })
    let text = try output(source, "text")
    for name in names { #expect(text.contains(name)) }
    // One alone has no name in its rows, and each of several has the same rows.
    let file = key == "document" ? "c/d.json" : key == "gesture" ? "g/one.csv" : "all/a.json"
    let one = try CSV.rows(output(file, "csv"))
    #expect(one[0] == Array(rows[0].dropFirst()))
    #expect(one.dropFirst().elementsEqual(rows.dropFirst().prefix(one.count - 1).map { Array($0.dropFirst()) }))
  }

  /// Two files of one name have their paths, without the ending, in its place; one of another name keeps it.
  @Test(
    arguments: [
      ["run", "--columns", "frame"], ["metrics", "--metrics", "target", "--format", "csv"],
      ["explain", "--format", "csv"], ["map", "--size", "2x2", "--format", "csv"], ["hitch", "--format", "csv"],
      ["sweep", "--vary", "settle.response=0.3,0.4", "--each", "--format", "csv"], ["plot", "--format", "ascii"],
      ["check"],
    ])
  func filesOfOneNameAreToldApart(command: [String]) throws {
    let folder = try Self.folder()
    #expect(try Tool.shell("cp all/sub/b.json all/sub/a.json", in: folder).code == 0)
    let result = try Tool.run([command[0], "all"] + command.dropFirst(), in: folder)
    #expect(result.code == 0, "\(result)")
    let marks = result.output.split { ", \n".contains($0) }
    for title in ["all/a", "all/sub/a", "b"] { #expect(marks.contains(Substring(title)), "\(title): \(result)") }
    #expect(!marks.contains("a"))
  }

  /// A scenario and its table beside it have their endings, and a file beside a built-in scenario has its path.
  @Test func aTableIsToldFromItsScenario() throws {
    let folder = try Self.folder()
    let make = "cardsim run all/a.json -o all/a.csv && cp all/a.json flick-up.json"
    #expect(try Tool.shell(make, in: folder).code == 0)
    func title(_ names: String...) throws -> Substring? {
      try Tool.run(["plot"] + names + ["--format", "ascii"], in: folder).output.split(separator: "\n").first
    }
    #expect(try title("all/a.json", "all/a.csv", "flick-down") == "all/a.json, all/a.csv, flick-down")
    #expect(try title("flick-up.json", "flick-up", "./flick-up.json") == "flick-up.json, flick-up, ./flick-up")
    #expect(try title("all/a.csv") == "a")
    let report = try Tool.run("report", "all/a.json", "flick-up", "--against", "flick-up.json", in: folder).output
    #expect(report.contains("<title>a, flick-up, flick-up.json"), "\(report.prefix(600))")
  }

  @Test func aScenariosCardIsOnAnotherDevice() throws {
    let device = ["--device", "iphone-se-3", "--format", "csv"]
    let map = try Tool.run(["map", "flick-up", "--size", "2x1"] + device)
    let y = CSV.rows(map.output).dropFirst().map { $0[0] }
    #expect(y == ["70.0000", "583.0000"], "\(map)")
    // As in `run`, the finger moves with the card, and so the release stays one at the same velocity.
    let explained = try CSV.rows(Tool.run(["explain", "flick-up"] + device).output)
    let ran = try CSV.rows(Tool.run(["metrics", "flick-up", "--metrics", "target"] + device).output)
    #expect(explained[1][0] == ran[1][1])
    #expect(explained[1][1] == "70")
    let both = try Tool.run("explain", "flick-up", "--header-height", "90")
    #expect(both.code == 64)
    #expect(both.words.contains("--header-height describes a card without a scenario"))
  }

  @Test(
    arguments: [
      (["run", "flick-up", "flick-up"], 64, "Two of the scenarios are called 'flick-up'"),
      (["run", "flick-up", "keys", "--against", "standard"], 64, "--against compares two timelines, and needs one"),
      (["run", "flick-up", "keys", "--save-state", "3", "s"], 64, "needs one timeline: one scenario"),
      (["run", "-", "-"], 64, "Standard input can be read only once."), (["run", "empty"], 66, "no file that ends in"),
      (["map", "flick-up", "flick-up"], 64, "Two of the scenarios are called 'flick-up'"),
      (["map", "flick-up", "keys", "--format", "svg"], 64, "A picture has one map"),
      (["map", "flick-up", "keys", "--diff", "standard", "tgcard-2.5.1"], 64, "--diff compares two maps of one"),
      (["plot", "-", "-"], 64, "Standard input can be read only once."),
      (["gesture", "info", "empty"], 66, "no file that ends in .csv"),
      (["gesture", "info", "-", "-"], 64, "Standard input can be read only once."),
      (["content", "empty"], 66, "no file that ends in .json"),
      (["export", "flick-up", "nonsense"], 66, "no built-in scenario or preset, spring or curve"),
      (["validate", "empty"], 66, "There is no scenario in it"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], code: Int32, words: String) throws {
    let folder = try Folder()
    #expect(try Tool.shell("mkdir empty", in: folder).code == 0)
    let result = try Tool.run(arguments, in: folder)
    #expect(result.code == code, "\(result)")
    #expect(result.words.contains(words), "\(result)")
    #expect(result.output.isEmpty)
  }

  /// No gate passes without a scenario that stands in its folder: one in brackets by mistake can't be run, and an
  /// ending in capitals is an ending.
  @Test func noScenarioOfAFolderIsLost() throws {
    let folder = try Folder()
    let make = """
      mkdir a b && cardsim show flick-up > a/one.json && (echo '['; cat a/one.json; echo ']') > a/wrapped.json && \
      cp a/one.json b/one.json && cp a/one.json b/TWO.JSON
      """
    #expect(try Tool.shell(make, in: folder).code == 0)
    let wrapped = try Tool.run("check", "a", in: folder)
    #expect(wrapped.code == 65, "\(wrapped)")
    #expect(wrapped.output.contains("ERROR  wrapped"), "\(wrapped)")
    #expect(wrapped.output.contains("expected an object, found an array of 1"), "\(wrapped)")
    let capitals = try Tool.run("check", "b", in: folder)
    #expect(capitals.output.contains("2 scenarios: 2 pass"), "\(capitals)")
  }

  /// A folder tells what it passes over: a link to a folder, and recordings; a link that leads nowhere can't be read.
  @Test func nothingIsPassedOverUnseen() throws {
    let folder = try Folder()
    let make = """
      mkdir a b && cardsim show flick-up > a/one.json && cp a/one.json b/two.json && ln -s ../b a/more && \
      cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 | \
      cardsim gesture export - --to w3c > a/finger.json && echo '[{"t": 1, "y": 2}]' > a/log.json
      """
    #expect(try Tool.shell(make, in: folder).code == 0)
    let result = try Tool.run("validate", "a", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.hasPrefix("a/one.json: fine"), "\(result)")
    #expect(result.words.contains("Note: a/more is a link to a folder, and nothing in it is taken"), "\(result)")
    #expect(
      result.words.contains("are left out, since recordings are no scenarios: a/finger.json, a/log.json\n"),
      "\(result)")
    #expect(try Tool.shell("ln -s nowhere.json a/gone.json", in: folder).code == 0)
    let check = try Tool.run("check", "a", in: folder)
    #expect(check.code == 66, "\(check)")
    #expect(check.output.contains("Can't read 'a/gone.json'"), "\(check)")
  }
}
