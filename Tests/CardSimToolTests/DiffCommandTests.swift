import CardCommandLine
import Foundation
import Testing

/// `cardsim diff`: two timelines, frame by frame and column by column.
@Suite struct DiffCommandTests {
  /// Rows that 'run' wrote in another notation are a timeline, too: every column is compared.
  @Test(arguments: ["json", "jsonl"]) func rowsInJSONAreATimeline(format: String) throws {
    let folder = try Folder()
    for (name, options) in [("same", [String]()), ("other", ["--set", "dim.map_max=0.9"])] {
      let call = ["run", "flick-up", "-q", "--format", format, "-o", "\(name).json"] + options
      #expect(try Tool.run(call, in: folder).code == 0)
    }
    #expect(try Tool.run("run", "flick-up", "-q", "-o", "rows.csv", in: folder).code == 0)
    let same = try Tool.run("diff", "same.json", "flick-up", in: folder)
    #expect(same.code == 0, "\(same)")
    #expect(try Tool.run("diff", "same.json", "rows.csv", in: folder).code == 0)
    let other = try Tool.run("diff", "other.json", "flick-up", in: folder)
    #expect(other.code == 1, "\(other)")
    #expect(other.output.contains("map_dim_alpha"), "\(other)")
  }

  @Test func theSameIsTheSame() throws {
    let folder = try Folder()
    #expect(
      try Tool.run(["run", "slop", "--columns", "@all", "--precision", "exact", "-o", "a.csv"], in: folder).code == 0)
    let result = try Tool.run(["diff", "slop", "a.csv"], in: folder)
    #expect(result.code == 0)
    #expect(result.words.isEmpty)
    #expect(result.output.hasPrefix("no difference in "))
    #expect(
      try Tool.shell("cardsim run slop --columns @all --precision exact | cardsim diff slop -", in: folder).code == 0)
  }

  /// Rows are paired by their frames: those of a table in which these don't rise are refused, with the row.
  @Test func framesHaveToRise() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "slop", "-o", "all.csv"], in: folder).code == 0)
    for (edit, words) in [
      ("for n in 1 3 2; do sed -n ${n}p all.csv; done", "some.csv:3:1: error: frame 0 stands after frame 1; rows"),
      ("(cat all.csv; tail -n 1 all.csv)", "stands after frame"),
      ("cardsim run slop --preset standard --preset tgcard-2.5.1", "error: frame 0 stands after frame"),
    ] {
      for pair in ["some.csv all.csv", "all.csv some.csv"] {
        let result = try Tool.shell("{ \(edit); } > some.csv && cardsim diff \(pair)", in: folder)
        #expect(result.code == 65, "\(result)")
        #expect(result.output.isEmpty, "\(result)")
        #expect(result.words.contains(words), "\(result)")
      }
    }
  }

  /// A tolerance under which any two numbers are equal is refused: a decimal comma would write one.
  @Test(arguments: ["card_y_pt=0,5", "card_y_pt=0,1", "*=0,1e9"])
  func aToleranceAdmitsNotEverything(text: String) throws {
    let result = try Tool.run("diff", "slop", "slop", "--tolerance", text)
    #expect(result.code == 64)
    #expect(result.words.contains("up to 0.99, and decimals follow a point"), "\(result.words)")
  }

  /// A comparison that would hold whatever the rows say is refused.
  @Test func nothingToCompareIsNoAgreement() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "slop", "-o", "all.csv"], in: folder).code == 0)
    for (edit, words) in [
      (
        "sed 1s/,card_y_pt/,card_y/",
        "has a column \"card_y\", which no timeline of slop has. Did you mean 'card_y_pt'?"
      ),
      (
        "sed 1s/,card_y_pt/,zzz/", "has a column \"zzz\", which no timeline of slop has. 'cardsim show --columns' names"
      ),
      ("cut -d, -f1", "'cut.csv' and 'slop' have no column in common beside frame and time_us: there is nothing"),
      ("cut -d, -f1-2", "'cut.csv' and 'slop' have no column in common beside frame and time_us: there is nothing"),
    ] {
      let result = try Tool.shell("\(edit) all.csv > cut.csv && cardsim diff cut.csv slop", in: folder)
      #expect(result.code == 65, "\(result)")
      #expect(result.output.isEmpty, "\(result)")
      #expect(result.words.contains(words), "\(result)")
    }
    #expect(try Tool.run("show", "--columns").output.contains("\ncard_y_pt "))
    #expect(try Tool.run(["diff", "cut.csv", "all.csv"], in: folder).code == 65)
    #expect(try Tool.shell("cut -d, -f1-3 all.csv > two.csv && cardsim diff two.csv slop", in: folder).code == 0)
  }

  /// Two timelines without a row don't agree: nothing is compared.
  @Test func noRowIsNoAgreement() throws {
    let folder = try Folder()
    try folder.write("frame,card_y_pt\n", to: "h.csv")
    let result = try Tool.run(["diff", "h.csv", "h.csv"], in: folder)
    #expect(result.code == 65, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains("'h.csv' and 'h.csv' have no row: there is nothing to compare."), "\(result)")
    #expect(result.words.contains("cardsim run SCENARIO -o FILE"), "\(result)")
    try folder.write("frame,card_y_pt\n0,1\n", to: "one.csv")
    #expect(try Tool.run(["diff", "h.csv", "one.csv"], in: folder).code == 1)
  }

  /// A card that ends 0.04 pt elsewhere differs, also if the first row's one number has one decimal.
  @Test func oneDecimalIsNoRounding() throws {
    let folder = try Folder()
    for (name, high) in [("m", "100.5"), ("n", "100.46")] {
      try folder.write(
        #"{"cards":[{"name":"a","detents":{"lo":390.5,"hi":\#(high)},"detent":"lo"}],"#
          + #""inputs":[{"at":"100ms","move":"hi","animated":false}],"duration":"300ms"}"#, to: name + ".json")
    }
    let run = "cardsim run m.json --columns frame,card_y_pt --precision exact -o e.csv"
    let result = try Tool.shell("\(run) && cardsim diff e.csv n.json", in: folder)
    #expect(result.code == 1, "\(result)")
    #expect(result.output.contains("in card_y_pt"), "\(result)")
    #expect(try Tool.run(["diff", "e.csv", "m.json"], in: folder).code == 0)
    // A golden of a few columns holds nothing.
    for columns in ["frame", "phase", "time_us", "frame,phase"] {
      let line = "cardsim run m.json --columns \(columns) -o n.golden.csv; cardsim check n.json --strict"
      let check = try Tool.shell(line, in: folder)
      #expect(check.code == 1, "\(check)")
      #expect(check.output.contains("golden: it lacks the columns "), "\(check)")
      #expect(check.output.contains("to accept it:  cardsim check n.json --record failed"), "\(check)")
    }
  }

  @Test func whatDiffersIsNamed() throws {
    let folder = try Folder()
    let command = ["run", "flick-up", "--precision", "exact", "-q"]
    #expect(try Tool.run(command + ["-o", "a.csv"], in: folder).code == 0)
    #expect(try Tool.run(command + ["--set", "settle.damping_ratio=0.6", "-o", "b.csv"], in: folder).code == 0)
    let result = try Tool.run(["diff", "b.csv", "a.csv"], in: folder)
    #expect(result.code == 1)
    // The first line is what a person feels.
    let words = try #require(result.output.split(separator: "\n").first)
    #expect(words.hasPrefix("settles "))
    #expect(words.contains(" ms later, overshoots "))
    #expect(words.contains(" pt more, "))
    #expect(words.hasSuffix(", same target"))
    #expect(result.output.contains("\nframe 14 is the first that differs, in card_y_pt, card_velocity_pt_s, "))
    #expect(!result.output.contains("units in the last place"))
    let verbose = try Tool.run(["diff", "b.csv", "a.csv", "--verbose"], in: folder)
    #expect(verbose.output.contains("units in the last place"))
    #expect(result.output.contains("; frame 13 is the last that agrees; "))
    #expect(result.output.contains(" frames only in b.csv, the first of them: 70\n"))
    // Swapped timelines give the opposite difference.
    #expect(try Tool.run(["diff", "a.csv", "b.csv"], in: folder).output.contains("overshoots 18.7 pt less"))
  }

  /// A timeline of four places is compared as such, a tolerance of a column's own overrides that, and a scenario may be
  /// a file.
  /// Frames are paired by their numbers, which are other instants at another rate: that is said, and only where it is
  /// so.
  @Test func otherRatesAreTold() throws {
    let folder = try Folder()
    let line =
      "cardsim run flick-up -o a.csv && cardsim run flick-up --fps 120 -o b.csv && "
      + "cardsim run flick-up --set settle.response=0.5 -o c.csv"
    #expect(try Tool.shell(line, in: folder).code == 0)
    let rates = try Tool.run("diff", "a.csv", "b.csv", in: folder)
    #expect(rates.code == 1, "\(rates)")
    #expect(rates.words.contains("a.csv has 60 frames a second, b.csv 120: "), "\(rates)")
    #expect(try Tool.run("diff", "a.csv", "c.csv", in: folder).words == "")
  }

  @Test func aToleranceIsEnough() throws {
    let folder = try Folder()
    try folder.write(CheckCommandTests.flick, to: "mine.json")
    #expect(try Tool.run(["run", "mine.json", "-o", "a.csv"], in: folder).code == 0)
    #expect(try Tool.run(["diff", "mine.json", "a.csv"], in: folder).code == 0)
    let result = try Tool.run(["diff", "mine.json", "a.csv", "--tolerance", "*=0.00005"], in: folder)
    #expect(result.code == 0)
    // A timeline with the columns that 'run' writes by default lacks none of them; one with chosen columns does.
    #expect(result.output == "no difference in 70 frames\n", "\(result)")
    #expect(try Tool.run(["run", "mine.json", "--columns", "frame,card_y_pt", "-o", "few.csv"], in: folder).code == 0)
    let few = try Tool.run(["diff", "mine.json", "few.csv"], in: folder)
    #expect(few.output.contains("columns only in mine.json: time_us, "), "\(few)")
    // A column's own tolerance overrides that of all columns.
    let own = ["diff", "mine.json", "a.csv", "--tolerance", "*=0.00005", "--tolerance", "progress=0,0"]
    #expect(try Tool.run(own, in: folder).output.contains("frame 0 is the first that differs, in progress; "))
  }

  /// A byte order mark, which editors on Windows write, makes a scenario no table.
  @Test func aMarkChangesNothing() throws {
    let folder = try Folder()
    try folder.write(CheckCommandTests.flick, to: "a.json")
    try folder.write("\u{FEFF}" + CheckCommandTests.flick, to: "marked-a.json")
    try folder.write("\u{FEFF}{\"time_us\": 0, \"y\": 4}\n{\"time_us\": 9000, \"y\": 4}\n", to: "log.json")
    #expect(try Tool.run("diff", "log.json", "a.json", in: folder).output.contains("doesn't hold against a"))
    #expect(try Tool.run("diff", "marked-a.json", "a.json", in: folder).code == 0)
    #expect(try Tool.run("report", "marked-a.json", "-o", "r.html", in: folder).code == 0)
    #expect(try Tool.run("plot", "marked-a.json", "-o", "p.svg", in: folder).code == 0)
  }

  /// A recording may come from standard input, in both orders, and as a JSON object in each line.
  @Test func aRecordingMayComeFromAPipe() throws {
    let folder = try Folder()
    let log = try Tool.run("run", "flick-up", "--columns", "time_us,card_y_pt").output
    let rows = log.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    let objects = rows.map { #"{"time_us": \#($0[0]), "frame": {"minY": \#($0[1])}, "phase": "resting"}"# + "\n" }
      .joined()
    try folder.write(log, to: "log.csv")
    try folder.write(objects, to: "log.jsonl")
    let expected = try Tool.run("diff", "log.csv", "flick-up", in: folder)
    #expect(expected.code == 0, "\(expected)")
    for (text, order) in [(log, ["-", "flick-up"]), (log, ["flick-up", "-"]), (objects, ["flick-up", "-"])] {
      let result = try Tool.run("diff", order[0], order[1], input: text, in: folder)
      #expect(result.code == 0, "\(result)")
      #expect(result.output == expected.output.replacingOccurrences(of: "log.csv", with: "standard input"))
    }
    let lines = try Tool.run("diff", "flick-up", "log.jsonl", in: folder)
    #expect(lines.output == expected.output.replacingOccurrences(of: "log.csv", with: "log.jsonl"), "\(lines)")
  }

  @Test func whatCannotBeReadHasItsPlace() throws {
    let folder = try Folder()
    try folder.write("frame,card_y_pt\n0,1\n1\n", to: "a.csv")
    let result = try Tool.run(["diff", "a.csv", "slop"], in: folder)
    #expect(result.code == 65)
    #expect(result.words.contains("a.csv:3:1: error: expected a cell for each of the 2 columns"))
    #expect(try Tool.run(["diff", "slop", "none.csv"], in: folder).code == 66)
    let unknown = try Tool.run(["diff", "slip", "slop"], in: folder)
    #expect(unknown.code == 66)
    #expect(unknown.words.contains("Did you mean 'slop'?"))
    #expect(try Tool.run(["diff", "-", "-"], in: folder).code == 64)
    let column = try Tool.run(["diff", "slop", "slop", "--tolerance", "card_y=1"], in: folder)
    #expect(column.code == 64)
    #expect(column.words.contains("There is no column 'card_y' in slop"))
  }

  /// A file that is gone when it is read again is missing, as one that was never there. The pipe has a reader once the
  /// first file's header was read.
  @Test func aFileThatVanishesIsMissing() throws {
    let folder = try Folder()
    try folder.write("frame,card_y_pt\n0,1\n", to: "a.csv")
    let result = try Tool.shell(
      "mkfifo pipe; (exec 3> pipe; cat a.csv > b.csv; rm a.csv; cat b.csv >&3) & cardsim diff a.csv pipe", in: folder)
    #expect(
      result == Tool.Result(output: "", words: "Error: Can't read 'a.csv': No such file or directory\n", code: 66))
  }

  /// Fewer than two places don't show that they were rounded, and a difference says so.
  @Test(arguments: [("0", "no decimals", "0.5"), ("1", "at most one decimal", "0.05")])
  func aFewPlacesAreTold(precision: String, words: String, most: String) throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "flick-up", "--precision", precision, "-o", "a.csv"], in: folder).code == 0)
    let line =
      "\na.csv has \(words), and up to \(most) of a difference may be its rounding: write it with two places or more, "
      + "or allow --tolerance '*=\(most)'\n"
    for call in [["diff", "a.csv", "flick-up"], ["diff", "flick-up", "a.csv"]] {
      let result = try Tool.run(call, in: folder)
      #expect(result.code == 1, "\(result)")
      #expect(result.output.contains(line), "\(result)")
      #expect(try Tool.run(call + ["--tolerance", "*=\(most)"], in: folder).code == 0)
    }
    #expect(try Tool.run(["diff", "a.csv", "a.csv"], in: folder).output.hasPrefix("no difference"))
    // Two of as few places are alike in that.
    let other = ["run", "flick-up", "--set", "settle.response=0.42", "--precision", precision, "-o", "b.csv"]
    #expect(try Tool.run(other, in: folder).code == 0)
    #expect(try !Tool.run(["diff", "a.csv", "b.csv"], in: folder).output.contains("rounding"))
    #expect(try !Tool.run(["diff", "flick-up", "flick-down"], in: folder).output.contains("rounding"))
  }

  /// A table that is given for a scenario leads to the commands that take tables.
  @Test func aTableIsNoScenario() throws {
    let folder = try Folder()
    #expect(try Tool.run(["run", "flick-up", "-o", "A.csv"], in: folder).code == 0)
    let result = try Tool.run("run", "A.csv", in: folder)
    #expect(result.code == 65, "\(result)")
    #expect(result.words.contains("this is a table, not a scenario"), "\(result)")
    #expect(result.words.contains("'cardsim diff' takes tables"), "\(result)")
    #expect(result.words.contains("'cardsim check SCENARIO --recording FILE'"), "\(result)")
  }

  /// Two logs have neither frames nor a clock in common.
  @Test func twoLogsArentCompared() throws {
    let folder = try Folder()
    for name in ["a", "b"] {
      let call = ["run", "flick-up", "--columns", "time_us,card_y_pt", "-o", "\(name).csv"]
      #expect(try Tool.run(call, in: folder).code == 0)
    }
    let result = try Tool.run("diff", "a.csv", "b.csv", in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.words.contains("they are recordings, and each is compared"), "\(result)")
  }
}
