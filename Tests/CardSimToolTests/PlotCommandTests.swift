import CardCommandLine
import Foundation
import Testing

/// `cardsim plot` recognises its input by its beginning, and draws it.
@Suite struct PlotCommandTests {
  static let sweep = "trial,settle.response,settle_ms,overshoot_pt,rank,pareto\n0,0.5,300,2.5,1,1\n1,0.6,350,1.5,2,1\n"
  static let map = "y_pt,velocity_pt_s,detent,settle_ms\n0,-10,a,1\n0,10,b,2\n9,-10,a,3\n9,10,a,4\n"

  @Test func aScenarioAndItsTimelineAreOnePlot() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "flick-up", "--precision", "exact", "-o", "flick-up.csv"], in: folder).code == 0)
    let run = try Tool.run(["plot", "flick-up"], in: folder)
    let read = try Tool.run(["plot", "flick-up.csv"], in: folder)
    #expect(run.output.hasPrefix("<svg xmlns="))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.words == "")
    #expect(run.code == 0)
    #expect(run == read)
    let piped = try Tool.shell("cardsim plot - --title flick-up < flick-up.csv", in: folder)
    #expect(piped.output == run.output.replacing(" of flick-up over", with: " of standard input over"))
  }

  /// A plot reads the output of a sweep and of a map.
  @Test func whatIsComputedIsDrawn() throws {
    let folder = try Folder()
    let sweep = ["sweep", "flick-up", "flick-down", "--vary", "settle.response=0.2:0.6", "--sample", "halton:20"]
    let ranked = ["--rank", "settle_ms", "--pareto", "settle_ms,overshoot_pt", "--format", "csv", "-o", "sweep.csv"]
    #expect(try Tool.run(sweep + ranked, in: folder).code == 0)
    let map = ["map", "flick-up", "--size", "9x11", "--format", "csv", "-o", "map.csv"]
    #expect(try Tool.run(map, in: folder).code == 0)
    for name in ["sweep.csv", "map.csv"] {
      let result = try Tool.run(["plot", name], in: folder)
      #expect(result.code == 0, "\(name)")
      #expect(result.words == "", "\(name)")
      #expect(result.output.hasSuffix("</svg>\n"), "\(name)")
    }
    let drawn = try Tool.run("map", "flick-up", "--size", "9x11", "--format", "svg")
    #expect(drawn.code == 0)
    #expect(drawn.output.hasSuffix("</svg>\n"))
    #expect(try Tool.run("map", "flick-up", "--value", "settle_ms").code == 64)
  }

  /// The pictures of the README and of the guide to plots are the output of `cardsim plot tour`.
  @Test(arguments: [("tour.svg", []), ("tour-film.svg", ["--film"])])
  func theCommittedPictureIsOfThisBuild(file: String, options: [String]) throws {
    let path = "Sources/CardSim/CardSim.docc/" + file
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let picture = try String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
    let isSame = try Tool.run(["plot", "tour"] + options).output == picture
    #expect(isSame, "write it anew: cardsim plot tour \(options.joined()) -o \(path)")
  }

  @Test func aFileIsWrittenWholeOrNotAtAll() throws {
    let folder = try Folder()
    let result = try Tool.run(["plot", "slop", "-o", "slop.svg", "--theme", "dark"], in: folder)
    #expect(result == Tool.Result(output: "", words: "", code: 0))
    #expect(try folder.text(of: "slop.svg").contains("#0d1117"))
    #expect(try !folder.text(of: "slop.svg").contains("@media"))
    try folder.write("time_us,card_y_pt\n0,1\n1,x\n", to: "bad.csv")
    #expect(try Tool.run(["plot", "bad.csv", "-o", "bad.svg"], in: folder).code == 65)
    #expect(try folder.names() == ["bad.csv", "slop.svg"])
    let same = try Tool.run(["plot", "bad.csv", "-o", "bad.csv"], in: folder)
    #expect(same.code != 0)
  }

  @Test func aScenariosFileIsRun() throws {
    let folder = try Folder()
    try folder.write(" \n{\"cards\": [{\"name\": \"a\"}]}", to: "card.json")
    let result = try Tool.run(["plot", "card.json", "--format", "text"], in: folder)
    #expect(result.output.hasPrefix("card\n"))
    #expect(result.code == 0)
    #expect(try Tool.run("plot", "-", "--format", "ascii", input: "{\"cards\": [{\"name\": \"a\"}]}").code == 0)
  }

  @Test func whatIsMissingIsSaid() throws {
    let chosen = try Tool.run(
      "plot", "-", "--columns", "card_y_pt,stack_dim_alpha", input: "time_us,card_y_pt\n0,1\n9,2\n")
    #expect(chosen.words == "Warning: 'standard input' has no column stack_dim_alpha.\n")
    #expect(chosen.code == 0)
    #expect(try Tool.run("plot", "-", input: "time_us,card_y_pt\n0,1\n9,2\n").words == "")
  }

  @Test func sweepsAndMapsAreKnownByTheirHeaders() throws {
    let sweep = try Tool.run("plot", "-", input: Self.sweep)
    #expect(sweep.output.contains(">settle, ms</text>"))
    #expect(sweep.output.contains("trial 1: settle_ms 350"))
    let turned = try Tool.run("plot", "-", "--x-axis", "overshoot_pt", "--format", "text", input: Self.sweep)
    #expect(turned.output.contains("settle, ms   ● Pareto front   2 trials"))
    #expect(turned.code == 0)
    let map = try Tool.run("plot", "-", "--format", "ascii", "--width", "40", input: Self.map)
    #expect(map.output.contains("a a   b b"))
    #expect(map.output.contains("|aaaa"))
    #expect(map.output.contains("bbbb"))
    let value = try Tool.run("plot", "-", "--value", "settle_ms", input: Self.map)
    #expect(value.output.contains(">settle, ms</text>"))
    #expect(value.code == 0)
  }

  @Test func timelinesLieOverEachOther() throws {
    let result = try Tool.run("plot", "flick-up", "tgcard-flick", "--columns", "card_y_pt", "--format", "text")
    #expect(result.output.hasPrefix("flick-up, tgcard-flick\n  o  flick-up\n  +  tgcard-flick\n"))
    let mixed = try Tool.run("plot", "flick-up", "-", input: Self.sweep)
    #expect(mixed.code == 64)
    #expect(mixed.words.contains("'-' is a sweep: only timelines lie over each other."))
    #expect(try Tool.run(["plot"] + Array(repeating: "slop", count: 9)).words.contains("tells 8 timelines apart"))
    #expect(try Tool.run("plot", "-", "-", input: "time_us,card_y_pt\n0,1\n").words.contains("only once"))
    let twice = try Tool.run("plot", "-", input: "time_us,card_y_pt,card_y_pt\n0,1,2\n")
    #expect(twice.code == 65, "\(twice)")
    #expect(twice.words.contains(#":1:19: error: the column "card_y_pt" comes twice"#), "\(twice)")
  }

  @Test(arguments: [
    (["nowhere"], 66, "there is no such file and no built-in scenario or table of that name"),
    (["flik-up"], 66, "Did you mean 'flick-up'?"),
    (["slop", "--columns", "phase"], 64, "--columns names no column of numbers"),
    (["slop", "--columns", "card_y_p"], 64, "Did you mean 'card_y_pt'?"),
    (["slop", "--from", "2s", "--until", "1s"], 64, "--until lies before --since"),
    (["slop", "--from", "1000s"], 65, "no frame lies between --since and --until"),
    (["slop", "--x-axis", "settle_ms"], 64, "--x-axis is for a sweep, and this is a timeline"),
    (["slop", "--width", "100"], 64, "an SVG has at least 320"),
    (["slop", "--format", "text", "--theme", "dark"], 64, "--theme is for an SVG"),
    (["slop", "--format", "png"], 64, "Please provide one of 'svg', 'text' or 'ascii'."),
  ])
  func mistakesAreExplained(arguments: [String], code: Int32, words: String) throws {
    let result = try Tool.run(["plot"] + arguments)
    #expect(result.code == code, "\(result)")
    #expect(result.output == "", "\(result)")
    #expect(result.words.contains(words), "\(result)")
  }

  @Test(arguments: [
    ("", 65, "is empty"),
    ("a,b\n1,2\n", 65, "standard input:1:1: error: this isn't the header of anything that can be plotted"),
    ("time_us,card_y_pt\n", 65, "there is no row to plot"),
    ("time_us,card_y_pt\n0,1\n16667,NaN\n", 65, "standard input:3:7: error: expected a number, found \"NaN\""),
    ("trial,settle_ms,overshoot_pt\n0,,\n", 65, "no trial in 'standard input' has both settle_ms and overshoot_pt"),
    ("trial,settle_ms,overshoot_pt\n", 65, "has no row to plot"),
    ("y_pt,velocity_pt_s,detent\n0,0,a\n0,1,a\n1,0,a\n", 65, "the last position has 1 velocities of 2"),
  ])
  func wrongInputIsExplained(input: String, code: Int32, words: String) throws {
    let result = try Tool.run("plot", "-", input: input)
    #expect(result.code == code, "\(result)")
    #expect(result.output == "", "\(result)")
    #expect(result.words.contains(words), "\(result)")
  }

  /// A device's log is drawn as the card's position, whatever its columns are called.
  @Test(arguments: [
    ("time_ms,y_pt", []), ("t,note,top", ["--position-column=top"]), ("time_us,position", []),
    ("time_us,y_px", ["--scale=1"]),
  ])
  func aLogIsDrawn(header: String, options: [String]) throws {
    let folder = try Folder()
    let note = header.contains("note") ? ",a" : ""
    let step = header.contains("_us") ? 1000 : 1
    try folder.write("\(header)\n" + (0..<9).map { "\($0 * step)\(note),\($0 * $0)\n" }.joined(), to: "log.csv")
    let result = try Tool.run(["plot", "log.csv"] + options, in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("9 frames of log over "), "\(result)")
    #expect(result.output.contains(": card_y_pt."), "\(result)")
  }

  /// A log may count from 1970, and is then drawn from its first sample on.
  @Test(arguments: ["t_ms", "t_s"])
  func aLogOfAnyClockIsDrawn(header: String) throws {
    let folder = try Folder()
    let rows = (0..<9).map { "1764381000\(header == "t_ms" ? "" : ".")\($0)00,\($0)\n" }
    try folder.write("\(header),y\n" + rows.joined(), to: "log.csv")
    let text = try Tool.run(["plot", "log.csv", "--format", "text"], in: folder)
    #expect(text.output.contains(" 200 "), "\(text)")
    #expect(text.output.contains(" 600 "), "\(text)")
    #expect(text.output.hasSuffix("  time, from the first sample, at 1764381000 s\n"), "\(text)")
    // A range of time is one of the axis.
    let part = try Tool.run(["plot", "log.csv", "--since=200ms", "--until=400ms"], in: folder)
    #expect(part.output.contains("3 frames of log over 200ms"), "\(part)")
  }

  /// On a terminal the plot is text, as wide as the terminal.
  @Test func onATerminalItIsText() throws {
    func shown(_ settings: [String: String]) throws -> String {
      try Tool.onATerminal("plot", "flick-up", columns: 61, environment: settings)
    }
    let plain = try shown(["LC_ALL": "C.UTF-8", "NO_COLOR": "1", "TERM": "xterm"])
    let lines = plain.split(separator: "\n")
    #expect(plain.hasPrefix("flick-up\n"))
    #expect(plain.contains("┤"))
    #expect(!plain.contains("\u{1B}"))
    #expect((56...61).contains(lines.map(\.count).max() ?? 0))
    #expect(try shown(["LC_ALL": "C.UTF-8", "TERM": "xterm"]).contains("\u{1B}[34m"))
    #expect(try shown(["LC_ALL": "de_DE.UTF8@euro", "TERM": "xterm"]).contains("┤"))
    let ascii = try shown(["LC_ALL": "C", "TERM": "xterm"])
    #expect(!ascii.contains("┤"))
    #expect(ascii.contains("+"))
    #expect(ascii.contains("\u{1B}[34m"))
  }
}
