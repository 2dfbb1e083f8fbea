import CardCommandLine
import CardTestSupport
import Foundation
import Testing

/// `cardsim check --recording` and `cardsim diff LOG SCENARIO`: an app's log, held against a scenario.
@Suite struct CheckRecordingTests {
  /// A log of flick-up as an app may write it: its own names, seconds since boot, pixels of a 3× screen.
  static func log(in folder: Folder, named name: String, _ options: String..., awk: String) throws {
    let run = "cardsim run flick-up --columns time_us,card_y_pt \(options.joined(separator: " "))"
    let result = try Tool.shell("\(run) | awk -F, '\(awk)' > \(name)", in: folder)
    #expect(result.code == 0, "\(result)")
  }

  private static let plain = #"{ print (NR == 1 ? "time_us,y_pt" : $1 "," $2) }"#
  private static let pixels =
    #"NR == 1 { print "frame_count,t,top_px" } NR > 1 { printf "%d,%.6f,%d\n", NR, $1 / 1e6 + 4711.25, $2 * 3 + 0.5 }"#

  @Test func aLogOfTheSameCardHolds() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "--fps 120", awk: Self.plain)
    let result = try Tool.run("check", "flick-up", "--recording", "log.csv", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output.contains("golden, log.csv within "))
    #expect(try Tool.run("diff", "log.csv", "flick-up", in: folder).code == 0)
    #expect(try Tool.run("diff", "flick-up", "log.csv", in: folder).code == 0)
  }

  /// A file's own name may have an equals sign.
  @Test func aLogsNameMayLookLikeTwo() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "run=2.csv", awk: Self.plain)
    for name in ["run=2.csv", "flick-up=run=2.csv"] {
      let result = try Tool.run("check", "flick-up", "--recording", name, in: folder)
      #expect(result.code == 0, "\(result)")
      #expect(result.output.contains("golden, run=2.csv within "), "\(result)")
    }
    let none = try Tool.run("check", "flick-up", "--recording", "run=3.csv", in: folder)
    #expect(none.code == 64, "\(none)")
    #expect(none.words.contains("No scenario 'run' is checked"), "\(none)")
  }

  @Test func columnsUnitsAndScale() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", awk: Self.pixels)
    let options = ["--position-column", "top_px", "--scale", "1/3"]
    let result = try Tool.run(["check", "flick-up", "--recording", "log.csv"] + options, in: folder)
    #expect(result.code == 0, "\(result)")
    let diff = try Tool.run(["diff", "log.csv", "flick-up", "--format", "json"] + options, in: folder)
    #expect(diff.code == 0, "\(diff)")
    #expect(diff.output.contains(#""offset_ms": -47112"#), "\(diff)")
    let unaligned = try Tool.run(["diff", "log.csv", "flick-up", "--align", "none"] + options, in: folder)
    #expect(unaligned.code == 1)
  }

  /// A spreadsheet's log, with semicolons or tabs, decimal commas, and units in brackets, is the same log.
  @Test(arguments: [";", "\\t"])
  func aSpreadsheetsTableIsRead(separator: String) throws {
    let folder = try Folder()
    let rows =
      #"{ if (NR == 1) print "Time (ms)@Y [px]@phase"; else { line = ($1 / 1000) "@" ($2 * 3) "@b"; "#
      + #"gsub(/[.]/, ",", line); print line } }"#
    let call = rows.replacing("@", with: separator)
    try Self.log(in: folder, named: "log.csv", awk: call)
    for call in [["check", "flick-up", "--recording", "log.csv"], ["diff", "log.csv", "flick-up"]] {
      let result = try Tool.run(call + ["--scale", "1/3"], in: folder)
      #expect(result.code == 0, "\(result)")
    }
    #expect(try Tool.run("fit", "log.csv", "--scale", "1/0", in: folder).code == 64)
    #expect(try Tool.run("fit", "log.csv", "--scale", "1/3/3", in: folder).code == 64)
  }

  /// Two scenarios of one name, in a folder and in one within it, have a picture each, and the report shows both.
  @Test func scenariosOfOneNameHaveAPictureEach() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "slow.csv", "--set settle.response=0.5", awk: Self.plain)
    let made = try Tool.shell(
      "mkdir -p all/sub && cardsim show flick-up > all/card.json && cp all/card.json all/sub/card.json", in: folder)
    #expect(made.code == 0, "\(made)")
    let result = try Tool.run(
      "check", "all", "--recording", "all/card.json=slow.csv", "--recording", "all/sub/card.json=slow.csv",
      "--pictures", "pictures", "--report", "md=report.md", in: folder)
    #expect(result.code == 1, "\(result)")
    let report = try folder.text(of: "report.md")
    for name in ["card", "card-2"] {
      #expect(report.contains("(<pictures/\(name).svg>)"), "\(report)")
      #expect(try folder.text(of: "pictures/\(name).svg").contains(">recording<"))
    }
  }

  /// A fade that is upside down doesn't pass as one within a point.
  @Test func anAlphaHasAToleranceOfItsOwn() throws {
    let folder = try Folder()
    let run = "cardsim run flick-up --fps 120 --columns time_us,map_button_alpha"
    let made = try Tool.shell(
      "\(run) > a.csv && awk -F, '{print (NR==1 ? $0 : $1 \",\" 1-$2)}' a.csv > b.csv", in: folder)
    #expect(made.code == 0, "\(made)")
    for (log, code) in [("a.csv", 0), ("b.csv", 1)] as [(String, Int32)] {
      let result = try Tool.run("check", "flick-up", "--recording", log, "--column", "map_button_alpha", in: folder)
      #expect(result.code == code, "\(result)")
    }
  }

  /// A report shows one timeline of a table, and says so of a table of several.
  @Test func aTableOfSeveralTimelinesIsNoSourceOfAReport() throws {
    let folder = try Folder()
    #expect(try Tool.run("run", "flick-up", "grab", "-o", "all.csv", in: folder).code == 0)
    let refused = try Tool.run("report", "all.csv", "-o", "r.html", in: folder)
    #expect(refused.code == 65)
    #expect(
      refused.words.contains(
        #"'all.csv' has several timelines, as of "flick-up" and "grab", and a report shows one of a table; "#
          + "'cardsim report flick-up grab -o FILE' shows the scenarios"), "\(refused)")
    #expect(try Tool.run("run", "flick-up", "-o", "one.csv", in: folder).code == 0)
    #expect(try Tool.run("report", "one.csv", "-o", "r.html", in: folder).code == 0)
  }

  /// A recording that doesn't hold is drawn over its scenario, on the scenario's clock.
  @Test func aRecordingThatDoesntHoldIsDrawn() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "--set settle.response=0.5", awk: Self.plain)
    let call = ["check", "flick-up", "--recording", "log.csv", "--report", "md=report.md", "--pictures", "pictures"]
    let result = try Tool.run(call, in: folder)
    #expect(result.code == 1, "\(result)")
    let report = try folder.text(of: "report.md")
    #expect(report.contains("#### flick-up: scenario and log.csv\n"), "\(report)")
    #expect(report.contains("![scenario and log.csv](<pictures/flick-up.svg>)"), "\(report)")
    #expect(report.contains("```text\n"))
    let picture = try folder.text(of: "pictures/flick-up.svg")
    #expect(picture.contains(">scenario<"))
    #expect(picture.contains(">recording<"))
    // Where all holds, nothing is drawn.
    try Self.log(in: folder, named: "log.csv", awk: Self.plain)
    #expect(try Tool.run(call, in: folder).code == 0)
    #expect(try !folder.text(of: "report.md").contains("####"))
  }

  /// Of several recordings, each that doesn't hold is drawn, after the golden if that differs, too.
  @Test func eachRecordingThatDoesntHoldIsDrawn() throws {
    let folder = try Folder()
    try folder.write(Tool.run("show", "flick-up").output, to: "mine.json")
    #expect(try Tool.run("check", "mine.json", "--record", "all", in: folder).code == 1)
    try Self.log(in: folder, named: "soft.csv", "--set settle.response=0.5", awk: Self.plain)
    try Self.log(in: folder, named: "softer.csv", "--set settle.response=0.6", awk: Self.plain)
    try Self.log(in: folder, named: "same.csv", awk: Self.plain)
    let logs = ["soft.csv", "same.csv", "softer.csv"].flatMap { ["--recording", $0] }
    let call = ["check", "mine.json", "--report", "md=report.md", "--pictures", "pictures"] + logs
    func titles() throws -> [String] {
      #expect(try Tool.run(call, in: folder).code == 1)
      return try folder.text(of: "report.md").components(separatedBy: "\n").filter { $0.hasPrefix("![") }
    }
    #expect(
      try titles() == [
        "![scenario and soft.csv](<pictures/mine.svg>)", "![scenario and softer.csv](<pictures/mine-2.svg>)",
      ])
    let soft = try folder.text(of: "pictures/mine.svg")
    #expect(try soft != folder.text(of: "pictures/mine-2.svg") && soft.contains(">recording<"))
    let faster = try folder.text(of: "mine.json").dropFirst()
    try folder.write(#"{ "set": {"settle.response": 0.45},"# + faster, to: "mine.json")
    #expect(
      try titles() == [
        "![before and after](<pictures/mine.svg>)", "![scenario and soft.csv](<pictures/mine-2.svg>)",
        "![scenario and same.csv](<pictures/mine-3.svg>)", "![scenario and softer.csv](<pictures/mine-4.svg>)",
      ])
    let verdict = try Tool.run(["check", "mine.json"] + logs, in: folder).output
    #expect(verdict.hasPrefix("FAIL   mine  golden differs, soft.csv differs, same.csv differs, softer.csv differs\n"))
  }

  /// Pixels are never taken for points without a word, and a pixel that is a point can be told.
  @Test func pixelsNeedAScale() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", awk: #"{ print (NR == 1 ? "time_us,y_px" : $1 "," $2) }"#)
    for call in [
      ["check", "flick-up", "--recording", "log.csv"], ["fit", "log.csv"], ["diff", "log.csv", "flick-up"],
      ["report", "log.csv", "flick-up", "-o", "r.html"], ["plot", "log.csv", "-o", "p.svg"],
    ] {
      let refused = try Tool.run(call, in: folder)
      #expect(refused.code == 65, "\(refused)")
      #expect((refused.output + refused.words).contains("pixels"), "\(refused)")
      #expect((refused.output + refused.words).contains("--scale 1/3 for a 3× screen"), "\(refused)")
      #expect(try Tool.run(call + ["--scale", "1"], in: folder).code == 0)
    }
  }

  /// A distance alone widens the tolerance, and leaves the time's as it is.
  @Test func halfATolerance() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "", awk: #"{ print (NR == 1 ? "time_us,y_pt" : $1 + 1400 "," $2) }"#)
    let call = ["check", "flick-up", "--recording", "log.csv", "--align", "none"]
    for within in [[], ["--within", "2pt"], ["--within", "2pt,1ms"], ["--within", "2ms"]] {
      let result = try Tool.run(call + within, in: folder)
      #expect(result.code == 0, "\(within) \(result)")
    }
    #expect(try Tool.run(call + ["--within", "0.1pt"], in: folder).code == 1)
  }

  /// Beside several scenarios a log is held against none: the order of the arguments would decide.
  @Test func aLogAmongSeveralScenariosIsHeldAgainstNone() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "--set settle.response=0.42", awk: Self.plain)
    let result = try Tool.run("report", "flick-down", "log.csv", "flick-up", "-o", "r.html", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.words.contains("Note: log.csv is beside 2 scenarios"), "\(result)")
    #expect(try folder.text(of: "r.html").contains("✓ 3 timelines"))
  }

  /// A report holds a log against the scenario beside it as 'check' does, and the commands that it prints work.
  @Test(arguments: [["flick-up", "--against", "log.csv"], ["log.csv", "flick-up"]])
  func aReportHoldsALog(sources: [String]) throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "--set settle.response=0.42", awk: Self.pixels)
    let options = ["--position-column", "top_px", "--scale", "0.333333333"]
    let result = try Tool.run(["report"] + sources + options + ["-o", "r.html"], in: folder)
    #expect(result.code == 0, "\(result)")
    let page = try folder.text(of: "r.html")
    #expect(page.contains("✗ 2 timelines; one doesn't do what was expected."))
    #expect(page.contains("✗ doesn't hold against flick-up: it settles "))
    #expect(page.contains("Its clock is laid over that of flick-up: scenario time = recording time − 4711"))
    let words = options.joined(separator: " ")
    let plot = "cardsim plot log.csv --position-column top_px --scale 0.333333333 -o plot.svg"
    let check = "cardsim check flick-up --recording log.csv \(words)"
    #expect(page.contains(">\(plot)<"))
    #expect(page.contains(">\(check)<"))
    #expect(try Tool.shell(plot, in: folder).code == 0)
    #expect(try Tool.shell(check, in: folder).code == 1)
  }

  /// An option of a recording that was forgotten doesn't pass.
  @Test(arguments: ["--within=5pt", "--scale=3", "--align=none", "--time-column=t", "--time-unit=ms"])
  func optionsOfARecordingNeedOne(option: String) throws {
    let pictures = option.hasPrefix("--scale") || option.hasPrefix("--time") ? [["plot", "flick-up"]] : []
    for call in [["check", "flick-up"], ["diff", "flick-up", "flick-up"], ["report", "flick-up"]] + pictures {
      let result = try Tool.run(call + [option])
      #expect(result.code == 64, "\(result)")
      #expect(result.words.contains("is for a recording, and "), "\(result)")
    }
  }

  /// A distance has the unit of the column: one of points would pass whatever is recorded of an alpha.
  @Test func aToleranceHasTheColumnsUnit() throws {
    let folder = try Folder()
    let awk = #"{ print (NR == 1 ? "time_us,map_dim_alpha" : $1 "," $2 * 2.5) }"#
    let line =
      "cardsim run flick-up --columns time_us,map_dim_alpha | awk -F, '\(awk)' > dim.csv && "
      + "cardsim run flick-up --columns time_us,card_velocity_pt_s -o v.csv"
    #expect(try Tool.shell(line, in: folder).code == 0)
    func check(_ log: String, _ column: String, _ within: String) throws -> Tool.Result {
      try Tool.run(
        "check", "flick-up", "--recording", log, "--column", column, "--within", within, in: folder)
    }
    for (within, words) in [
      ("1pt,1ms", "map_dim_alpha has no unit: write the distance as in --within 0.01"),
      ("0.9", "at most 0.5, and usually is 0.01"), ("0.01,0.02", "'0.02' is a second distance"),
      ("2ms,3ms", "'3ms' is a second time"), ("soon", "neither a distance such as 1pt nor a time such as 2ms"),
    ] {
      let result = try check("dim.csv", "map_dim_alpha", within)
      #expect(result.code == 64, "\(result)")
      #expect(result.words.contains(words), "\(result)")
    }
    for within in ["0.01", "0.02,2ms", "2ms"] { #expect(try check("dim.csv", "map_dim_alpha", within).code == 1) }
    #expect(try check("v.csv", "card_velocity_pt_s", "20pt/s").code == 0)
    #expect(try check("v.csv", "card_velocity_pt_s", "20pt").code == 64)
  }

  @Test func aSlowerSpringFails() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", "--set settle.response=0.42", awk: Self.plain)
    let result = try Tool.run("check", "flick-up", "--recording", "flick-up=log.csv", "--report", "md=a.md", in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("log.csv: it settles 18 ms later"), "\(result)")
    #expect(result.output.contains("first at 300.0 ms of the recording"), "\(result)")
    #expect(try folder.text(of: "a.md").contains("settles 18 ms later"))
    let diff = try Tool.run("diff", "log.csv", "flick-up", in: folder)
    #expect(diff.code == 1)
    #expect(diff.output.hasPrefix("log.csv doesn't hold against flick-up: it settles 18 ms later"))
    #expect(try Tool.run("diff", "log.csv", "flick-up", "--within", "2pt,12ms", in: folder).code == 0)
  }

  /// A scenario names its recordings itself, from its own folder, and a finding has its line.
  @Test func inTheScenario() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "good.csv", awk: Self.plain)
    try Self.log(in: folder, named: "soft.csv", "--set settle.damping_ratio=0.6", awk: Self.plain)
    let scenario = try Tool.run("show", "flick-up", in: folder).output
    func write(_ recording: String) throws {
      try folder.write("{\n\"recording\": \(recording)," + scenario.dropFirst(), to: "own/mine.json")
    }
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("own"), withIntermediateDirectories: true)
    try write(#""../good.csv""#)
    let good = try Tool.run("check", "own/mine.json", in: folder)
    #expect(good.code == 0, "\(good)")
    try write(#"["../good.csv", { "file": "../soft.csv", "tolerance_pt": 0.5, "tolerance_ms": 0.5 }]"#)
    let soft = try Tool.run("check", "own/mine.json", "--format", "csv", in: folder)
    #expect(soft.code == 1)
    #expect(soft.output.contains(",failed,"), "\(soft)")
    #expect(soft.output.contains("own/../soft.csv: it "), "\(soft)")
    try write(#"{ "file": "../good.csv", "algn": "start" }"#)
    let wrong = try Tool.run("check", "own/mine.json", in: folder)
    #expect(wrong.code == 65)
    #expect(wrong.output.contains("align"), "\(wrong)")
  }

  @Test func mistakes() throws {
    let folder = try Folder()
    try Self.log(in: folder, named: "log.csv", awk: Self.plain)
    let several = try Tool.run("check", "flick-up", "push-pop", "--recording", "log.csv", in: folder)
    #expect(several.code == 64)
    #expect(several.words.contains("say which one the recording belongs to, as in flick-up=log.csv"))
    let unknown = try Tool.run("check", "flick-up", "--recording", "flickup=log.csv", in: folder)
    #expect(unknown.code == 64)
    #expect(unknown.words.contains("Did you mean 'flick-up'?"))
    let missing = try Tool.run("check", "flick-up", "--recording", "none.csv", in: folder)
    #expect(missing.code == 66)
    for within in ["3", "1pt,1pt", "-1pt", "1pt,x"] {
      #expect(try Tool.run("check", "flick-up", "--recording", "log.csv", "--within", within, in: folder).code == 64)
    }
    let column = try Tool.run("diff", "log.csv", "flick-up", "--column", "card_y", in: folder)
    #expect(column.code == 64)
    #expect(column.words.contains("Did you mean"))
    let rows = try Tool.shell("cardsim run flick-up -o rows.csv && cardsim diff log.csv rows.csv", in: folder)
    #expect(rows.code == 64)
    #expect(rows.words.contains("it is a recording"))
  }

  /// A log of a card that stands still holds against a scenario in which nothing moves, and against no other, however
  /// few samples it has; a fit needs more.
  @Test(arguments: Seeds.every(4, of: [1, 2, 60, 4])) func aLogInWhichNothingMovesIsALog(count: Int) throws {
    let folder = try Folder()
    let resting = #"{ "cards": [{ "name": "trips", "detent": "peaking" }], "duration": "500ms" }"#
    try folder.write(resting, to: "still.json")
    try folder.write("t,y\n" + (0..<count).map { "\(Double($0) / 60),390.5\n" }.joined(), to: "flat.csv")
    try folder.write("t,y\n" + (0..<count).map { "\(Double($0) / 60),420.5\n" }.joined(), to: "lower.csv")
    let held = try Tool.run("check", "still.json", "--recording", "flat.csv", in: folder)
    #expect(held.code == 0, "\(held)")
    #expect(held.output.contains("flat.csv within 0.00 pt and 1 ms in \(count) sample"), "\(held)")
    let lower = try Tool.run("check", "still.json", "--recording", "lower.csv", in: folder)
    #expect(lower.code == 1, "\(lower)")
    #expect(lower.output.contains("lies 30.00 pt lower throughout"), "\(lower)")
    for align in ["solve", "event", "start", "none"] {
      let moves = try Tool.run("check", "flick-up", "--recording", "flat.csv", "--align", align, in: folder)
      #expect(moves.code == 1, "\(align): \(moves)")
      #expect(try Tool.run("diff", "flat.csv", "still.json", "--align", align, in: folder).code == 0)
      #expect(try Tool.run("diff", "flick-up", "flat.csv", "--align", align, in: folder).code == 1)
    }
    for call in [["plot", "flat.csv", "-o", "p.svg"], ["report", "flat.csv", "still.json", "-o", "r.html"]] {
      let result = try Tool.run(call, in: folder)
      #expect(result.code == 0, "\(result)")
    }
    for call in [["fit", "flat.csv"], ["fit", "flat.csv", "--as", "flick-up"]] {
      let result = try Tool.run(call, in: folder)
      let few = "sample\(count == 1 ? "" : "s"), and a fit needs 5"
      let words = count < 5 ? few : "nothing moves: \"y\" is 390.5 in all"
      #expect(result.code == 65, "\(result)")
      #expect(result.words.contains(words), "\(result)")
    }
    try folder.write("t,y\n", to: "empty.csv")
    let empty = try Tool.run("check", "still.json", "--recording", "empty.csv", in: folder)
    #expect(empty.code == 65, "\(empty)")
    #expect((empty.output + empty.words).contains("the recording has no samples"), "\(empty)")
  }
}
