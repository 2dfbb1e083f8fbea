import CardCommandLine
import Foundation
import Testing

/// `cardsim map`: text for people, output for programs, and error messages.
@Suite struct MapCommandTests {
  static func json(_ arguments: String...) throws -> [String: Any] {
    let result = try Tool.run(["map"] + arguments + ["--format", "json", "--size", "9x5"])
    #expect(result.code == 0, "\(result)")
    #expect(result.words.isEmpty, "\(result)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  static func number(_ object: [String: Any], _ key: String) -> Double {
    (object[key] as? NSNumber)?.doubleValue ?? .nan
  }

  static func list(_ object: [String: Any], _ key: String) -> [[String: Any]] { object[key] as? [[String: Any]] ?? [] }

  /// Two defects of TripGo's released code (TG-18, TG-19).
  @Test func theDefectsOfTripGoAreFound() throws {
    let found = try Self.json("--preset", "tgcard-2.5.1")
    #expect((Self.number(found, "not_nearest_at_rest") - 265.5 / 781).magnitude < 1e-9)
    let rests = Self.list(found, "at_rest")
    #expect(rests.map { Self.number($0, "duration_max_ms") } == [400, 1300, 1300, 400, 1300, 1300])
    let steps = try Tool.run("map", "--preset", "tgcard-2.5.1", "--y", "80:90:1", "--velocity", "-5:5:1")
    #expect(steps.output.contains("1300 → 400"), "\(steps)")
    #expect(steps.output.contains("another motion"), "\(steps)")
  }

  /// No two rows have a place of the same four decimals, however many are wanted.
  @Test func rowsAreAsCloseAsTheirDecimalsTell() throws {
    let folder = try Folder()
    try folder.write(
      #"{"cards": [{"name": "a", "detents": {"top": 300, "low": 301}}]}"#,
      to: "near.json")
    let table = try Tool.run("map", "near.json", "--size", "20001x1", "--format", "csv", in: folder)
    let places = table.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
    #expect(places.count == 10_001, "\(table.words)")
    #expect(Set(places).count == places.count)
    #expect(places.first == "300.0000" && places.last == "301.0000")
    let picture = try Tool.run("map", "near.json", "--size", "20001x1", "--format", "svg", in: folder)
    #expect(picture.code == 0 && picture.output.hasPrefix("<svg"), "\(picture.words)")
    try folder.write(table.output, to: "a.csv")
    let drawn = try Tool.run("plot", "a.csv", "--format", "ascii", in: folder)
    #expect(drawn.code == 0, "\(drawn.words)")
  }

  /// A file of several scenarios' maps isn't one map.
  @Test func oneMapIsDrawn() throws {
    let folder = try Folder()
    _ = try Tool.run("map", "flick-up", "slop", "--size", "3x3", "--format", "csv", "-o", "ab.csv", in: folder)
    let result = try Tool.run("plot", "ab.csv", "--format", "ascii", in: folder)
    #expect(result.code == 65, "\(result)")
    #expect(result.words.contains("here the map of \"slop\" begins, and one map is drawn"), "\(result)")
  }

  /// A detent that no finger reaches may be nearer, and no card goes there.
  @Test func theNearestIsAmongThoseThatAFingerReaches() throws {
    let some = try Tool.run("map", "program-only-detent", "--size", "9x5").output
    #expect(some.contains("  Every resting card goes to the nearest detent that a finger reaches.\n"), "\(some)")
    let all = try Tool.run("map", "flick-up", "--size", "9x5").output
    #expect(all.contains("  Every resting card goes to the nearest detent.\n"), "\(all)")
    let released = try Tool.run("explain", "program-only-detent", "--y", "560", "--velocity", "0").output
    #expect(released.contains("this is the nearest detent that a finger reaches"), "\(released)")
  }

  /// The command that a finding names reproduces it.
  @Test func theFlickThatGoesTheWrongWayIsFound() throws {
    let found = try Self.json("--preset", "sweetcurtain-0.2.5")
    let reversal = try #require(Self.list(found, "reversals").first)
    #expect(reversal["target_below"] as? String == "mid")
    #expect(reversal["target_above"] as? String == "max")
    #expect(Self.number(reversal, "from_pt") < 230)
    #expect(Self.number(reversal, "to_pt") > 230)
    let line = try #require(reversal["command"] as? String)
    let words = line.split(separator: " ").map(String.init)
    #expect(words.starts(with: ["cardsim", "explain", "--preset", "sweetcurtain-0.2.5"]))
    let shown = try Tool.run(Array(words.dropFirst()) + ["--format", "json"])
    let release = try #require(try JSONSerialization.jsonObject(with: Data(shown.output.utf8)) as? [String: Any])
    #expect(release["target"] as? String == "mid")
    #expect(Self.number(release, "velocity_pt_s") < -600)
    #expect(Self.number(release, "target_y_pt") > Self.number(release, "y_pt"))
  }

  @Test func theCellsAreRows() throws {
    let result = try Tool.run(
      "map", "--preset", "tgcard-2.5.1", "--y", "71:734:331.5", "--velocity", "-100:100:100", "--format", "csv")
    let rows = result.output.split(separator: "\n").map(String.init)
    #expect(result.code == 0 && rows.count == 10 && rows[0] == "y_pt,velocity_pt_s,detent,settle_ms,overshoot_pt")
    #expect(rows[1].hasPrefix("71.0000,-100.0000,extended,"))
    #expect(rows[2] == "71.0000,0.0000,extended,0.0000,0.0000")
    #expect(rows[5].hasPrefix("402.5000,0.0000,peaking,"))
    #expect(rows[9].hasPrefix("734.0000,100.0000,collapsed,"))
    #expect(!result.output.contains("nan"))
    #expect(!result.output.contains("-0.0000"))
    let exact = try Tool.run(
      "map", "--y", "71:71:1", "--velocity", "0:0.3:0.1", "--format", "csv", "--precision", "exact")
    #expect(exact.output.contains("\n71,0.30000000000000004,") || exact.output.contains("\n71,0.3,"))
  }

  /// A file's ending tells the format; --format overrides it.
  @Test func theEndingTellsTheFormat() throws {
    let folder = try Folder()
    let raster = ["map", "--y", "100:700:300", "--velocity", "0:0:1"]
    let rows = try Tool.run(raster + ["--format", "csv"]).output
    #expect(try Tool.run(raster + ["-o", "m.csv"], in: folder).code == 0)
    #expect(try folder.text(of: "m.csv") == rows)
    #expect(try Tool.run(raster + ["-o", "m.csv", "--format", "jsonl"], in: folder).code == 0)
    #expect(try folder.text(of: "m.csv").hasPrefix("{"))
    #expect(try Tool.run(raster + ["-o", "m.txt"], in: folder).code == 0)
    #expect(try folder.text(of: "m.txt") == Tool.run(raster).output)
    let picture = try Tool.run(raster + ["-o", "m.png"], in: folder)
    #expect(picture.code == 64)
    let words = "'m.png' has the ending of a file that isn't written here; --format is one of text, "
    #expect(picture.words.contains(words), "\(picture)")
    for name in ["m.xlsx", "m.tsv", "m.csv.gz"] {
      let other = try Tool.run(raster + ["-o", name], in: folder)
      #expect(other.code == 64, "\(other)")
      #expect(other.words.contains("'\(name)' has the ending of a file that isn't written here"), "\(other)")
    }
    #expect(try folder.names() == ["m.csv", "m.txt"])
  }

  /// A large map has the same rows as small maps together.
  @Test func aLargeMapIsTheSmallOnesTogether() throws {
    let whole = try Tool.run("map", "--y", "100:700:200", "--velocity", "-1500:1500:1", "--format", "csv").output
    var parts = ""
    for y in [100, 300, 500, 700] {
      for (low, high) in [(-1500, -1), (0, 1500)] {
        parts += try Tool.run("map", "--y", "\(y):\(y):1", "--velocity", "\(low):\(high):1", "--format", "csv").output
          .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
      }
    }
    #expect(whole.count > 300_000)
    #expect(whole.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n" == parts)
  }

  @Test func aPersonReadsWhatIsOdd() throws {
    let text = try Tool.run("map", "--preset", "tgcard-2.5.1", "--size", "9x5").output
    for word in [
      "34 % of the places", "no, extended is", "jumps at 93 pt (199 → 1178 ms)", "extended | 0 | peaking | 408.3167",
      "Nowhere", "728.457 |",
    ] {
      #expect(text.contains(word), "\(text)")
    }
    let page = try Tool.run("map", "flick-up", "--size", "5x5", "--format", "markdown").output
    #expect(page.hasPrefix("# flick-up: 5 places"))
    #expect(page.contains("| --- |"))
    #expect(page.contains("## Effort"))
    let limited = try Tool.run("map", "--preset", "tgcard-2018", "--size", "9x5", "--limit", "1").output
    #expect(limited.contains("more; --limit shows them"))
  }

  @Test func twoMapsAreCompared() throws {
    let same = try Tool.run("map", "--diff", "standard", "flick-up", "--size", "9x5", "--fail-above", "0")
    #expect(same.code == 0, "\(same)")
    #expect(same.output.contains("\n  0 % of the releases"), "\(same)")
    let other = try Tool.run("map", "--diff", "standard", "tgcard-2.5.1", "--size", "9x5", "--fail-above", "5")
    #expect(other.code == 1, "\(other)")
    #expect(other.output.contains("of those at rest 41.74 %"), "\(other)")
    let both = try Tool.run("map", "--diff", "standard", "tgcard-2.5.1", "--size", "9x5", "--set", "snap.resistance=9")
    #expect(both.output.hasPrefix("standard against tgcard-2.5.1, both with snap.resistance=9\n"), "\(both)")
    let object = try Self.json("--diff", "standard", "sweetcurtain-0.2.5")
    #expect(Self.number(object, "share") > 0.05)
    #expect(Self.list(object, "regions").count >= 2)
    let table = try Tool.run("map", "flick-up", "--diff", "standard", "tgcard-2018", "--size", "9x5", "--format", "csv")
    #expect(table.output.hasPrefix("from,to,share_percent,y_from_pt,y_to_pt,velocity_from_pt_s,velocity_to_pt_s\n"))
  }

  /// The detent decided last has its name in the first of two maps, and the second takes its detent of that rank.
  @Test func twoMapsBeginAtDetentsOfOneRank() throws {
    let arguments = ["map", "--size", "9x5", "--format", "json", "--diff"]
    let fromLowest = try Tool.run(arguments + ["standard", "sweetcurtain-0.2.5", "--from-detent", "collapsed"])
    #expect(fromLowest.code == 0, "\(fromLowest)")
    let mirrored = try Tool.run(arguments + ["sweetcurtain-0.2.5", "standard", "--from-detent", "min"])
    #expect(mirrored.code == 0, "\(mirrored)")
    let nearest = try Tool.run(arguments + ["standard", "sweetcurtain-0.2.5"])
    #expect(fromLowest.output != nearest.output)
    let unknown = try Tool.run(arguments + ["standard", "sweetcurtain-0.2.5", "--from-detent", "min"])
    #expect(unknown.code == 64)
    #expect(unknown.words.contains("There is no detent 'min'"), "\(unknown)")
  }

  /// A map of other settings says so.
  @Test func settingsAreInTheTitle() throws {
    let text = try Tool.run("map", "--size", "3x3", "--set", "snap.resistance=100", "--set", "settle.response=0.3")
    #expect(text.output.hasPrefix("standard with snap.resistance=100, settle.response=0.3: 3 places"), "\(text)")
  }

  @Test(
    arguments: [
      (["--y", "10:0:1"], 64, "0:10:1"), (["--y", "0:10"], 64, "0:10:1"), (["--velocity", "0:9:0"], 64, "above 0"),
      (["--y", "a:1:1"], 64, "isn't a number"), (["--velocity", "-1e9:0:1e6"], 64, "100000"),
      (["--size", "10"], 64, "200x300"), (["--size", "0x9"], 64, "cells"), (["--size", "99999x99999"], 64, "cells"),
      (["--y", "0:1000:0.01", "--velocity", "-1000:1000:0.01"], 64, "at most"),
      (["--preset", "tgcard-2.5"], 64, "tgcard-2.5.1"), (["--from", "peakin"], 64, "peaking"),
      (["flick-upp"], 66, "flick-up"), (["flick-up", "--header-height", "90"], 64, "--header-height"),
      (["--fail-above", "3"], 64, "--diff"), (["--diff", "standard", "cardparts-sheet"], 65, "2"),
      (["--diff", "standard", "tgcard"], 66, "tgcard"), (["flick-up", "--diff", "standard", "tour"], 64, "preset"),
      (["--diff", "standard", "standard", "--preset", "standard"], 64, "--diff"), (["--diff", "-", "-"], 64, "once"),
      (["--diff", "standard", "tgcard-2.5.1", "--value", "settle_ms"], 64, "--value is about a map"),
      (["--diff", "standard", "tgcard-2.5.1", "--precision", "2"], 64, "--precision is about a map"),
      (["--diff", "standard", "tgcard-2.5.1", "--cliff-time", "90ms"], 64, "--cliff-time is about a map"),
      (["--format", "csv", "--cliff-time", "90ms"], 64, "--cliff-time is about findings, and csv"),
      (["--format", "jsonl", "--cliff-overshoot", "9"], 64, "--cliff-overshoot is about findings"),
      (["--format", "svg", "--limit", "3"], 64, "--limit is about findings, and svg"),
      (["--format", "json", "--limit", "3"], 64, "json has all of them"),
      (["--precision", "3"], 64, "text has none; take --format csv"), (["--cliff-time", "5"], 64, "unit"),
      (["--format", "svgg"], 64, "format"),
    ] as [([String], Int32, String)])
  func mistakesAreNamed(arguments: [String], code: Int32, word: String) throws {
    let result = try Tool.run(["map"] + arguments)
    #expect(result.code == code, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains(word), "\(result)")
  }
}
