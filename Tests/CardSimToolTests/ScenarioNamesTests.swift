import CardTestSupport
import Testing

/// Several scenarios, and folders of them, wherever one is taken.
@Suite struct ScenarioNamesTests {
  /// A folder with two scenarios, one of them in a folder of its own.
  static func folder() throws -> Folder {
    let folder = try Folder()
    let line = "mkdir -p all/sub && cardsim show flick-up > all/a.json && cardsim show flick-down > all/sub/b.json"
    #expect(try Tool.shell(line, in: folder).code == 0)
    return folder
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
    #expect(items.contains("\ncards-list,0,0,") && items.contains("\nspots-reach-end,0,0,"))
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
    #expect(valid.hasPrefix("all/a.json: fine, ") && valid.contains("\nall/sub/b.json: fine, "))
    #expect(valid.contains("\nkeys: fine, "))
    let metrics = try Tool.run(["metrics", "all", "--metrics", "target", "--format", "csv"], in: folder)
    #expect(metrics.output == "scenario,target\na,extended\nb,collapsed\n")
    let releases = try Tool.run(["explain", "all", "--format", "csv"], in: folder).output.split(separator: "\n")
    #expect(releases[0].hasPrefix("scenario,target,"))
    #expect(releases[1].hasPrefix("a,extended,71,") && releases[2].hasPrefix("b,collapsed,"))
    #expect(try Tool.run(["explain", "all"], in: folder).output.hasPrefix("scenario        a\n"))
    let sweep = ["sweep", "all", "--vary", "settle.response=0.3,0.4", "--each", "--format", "csv"]
    #expect(try Tool.run(sweep, in: folder).output.split(separator: "\n").count == 5)
  }

  @Test(
    arguments: [
      (["run", "flick-up", "flick-up"], 64, "Two of the scenarios are called 'flick-up'"),
      (["run", "flick-up", "keys", "--against", "standard"], 64, "--against compares two timelines, and needs one"),
      (["run", "flick-up", "keys", "--save-state", "3", "s"], 64, "needs one timeline: one scenario"),
      (["run", "-", "-"], 64, "Standard input can be read only once."), (["run", "empty"], 66, "no file that ends in"),
      (["explain", "flick-up", "keys", "--y", "1", "--velocity", "1"], 64, "name one scenario"),
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
}
