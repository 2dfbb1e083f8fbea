import CardCommandLine
import Foundation
import Testing

/// `cardsim tune`: the best point, and the other findings of a search.
@Suite struct TuneCommandTests {
  static let spring = ["--vary", "settle.response=0.2:0.6", "--vary", "settle.damping_ratio=0.5:1", "--budget", "200"]

  @Test func theBestBesideWhatThereIs() throws {
    let result = try Tool.run(
      ["tune", "flick-up", "--minimize", "settle_ms", "--subject-to", "overshoot_pt <= 2"] + Self.spring)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(result.code == 0, "\(lines[0])")
    #expect(lines[0].hasSuffix("now       best    change"), "\(lines[0])")
    #expect(lines[1].hasPrefix("settle.response             0.4 "))
    #expect(lines[3].hasPrefix("settle_ms"))
    #expect(
      result.output.contains("to see it again, and to take it home:\n  cardsim metrics flick-up --set settle.response=")
    )
    #expect(result.output.contains("cardsim export 'spring("))
    // Each improvement is reported, and each is better than the one before or satisfies a broken constraint.
    let improvements = result.words.split(separator: "\n")
    #expect(improvements.count > 2 && improvements[0].hasPrefix("1: settle_ms = 473.7536, breaks overshoot_pt <= 2"))
    #expect(try Tool.run(["tune", "flick-up", "--minimize", "settle_ms", "-q"] + Self.spring).words.isEmpty)
  }

  /// Over several values, the point is shown again over all of them, and each case has its own spring to take home.
  @Test func aPointOverSeveralValuesIsShownAgain() throws {
    let words = [
      "tune", "flick-up", "--vary", "settle.damping_ratio=0.7:1", "--minimize", "settle_ms", "--over",
      "settle.response=0.3,0.5", "--by", "worst", "-q", "--budget", "30",
    ]
    let result = try Tool.run(words)
    let lines = result.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    let row = try #require(lines.first { $0.hasPrefix("settle_ms ") }, "\(result)")
    let cells = row.split(separator: " ")
    try #require(cells.count > 2, "\(result)")
    let best = cells[2]
    let command = try #require(lines.first { $0.hasPrefix("cardsim sweep ") }, "\(result)")
    #expect(try Tool.shell(String(command), in: Folder()).output.contains(" \(best) "), "\(result)")
    let exports = lines.filter { $0.hasPrefix("cardsim export 'spring(0.") }
    #expect(exports.count == 2, "\(result)")
    #expect(exports.first?.hasSuffix("# flick-up settle.response=0.3") == true, "\(result)")
    let plain = try Tool.run("sweep", "flick-up", "--vary", "settle.response=0.3", "--over", "fps=60,120")
    #expect(plain.output.contains("cardsim sweep flick-up --vary settle.response=0.3 --over fps=60,120\n"), "\(plain)")
  }

  /// A knob that changes nothing has no end of its bounds, and nothing to take home.
  @Test func aDeadKnobIsNotTakenHome() throws {
    let result = try Tool.run(
      "tune", "flick-up", "--vary", "page.response=0.2:0.5", "--minimize", "settle_ms", "-q", "--budget", "8")
    #expect(result.output.contains("dead knob: page.response"))
    #expect(!result.output.contains(" end of the bounds"))
    #expect(result.output.hasSuffix("\nto see it again:\n  cardsim metrics flick-up\n"), "\(result)")
    let over = try Tool.run(
      "tune", "flick-up", "--vary", "page.response=0.2:0.5", "--minimize", "settle_ms", "-q", "--budget", "8", "--over",
      "fps=60,120")
    #expect(over.output.contains("  cardsim sweep flick-up --vary page.response="), "\(over)")
  }

  /// The command that shows a point again shows what was scored, also what 'metrics' leaves out.
  @Test func whatWasScoredIsShownAgain() throws {
    let tune = try Tool.run(
      "tune", "flick-up", "-q", "--minimize", "flip_share", "--vary", "snap.resistance=300,900", "--budget", "4")
    #expect(tune.output.contains(" --metrics flip_share,target,settle_ms,"), "\(tune)")
    let sweep = try Tool.run(
      "sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--rank", "peak_accel_pt_s2", "--over", "fps=60,120")
    #expect(sweep.output.contains(" --metrics peak_accel_pt_s2,target,"), "\(sweep)")
    let plain = try Tool.run("sweep", "flick-up", "--vary", "settle.response=0.3,0.4", "--rank", "peak_accel_pt_s2")
    #expect(!plain.output.contains("--metrics"), "\(plain)")
  }

  /// A present value outside the bounds can't be kept, however good it is.
  @Test func aPresentValueOutsideTheBoundsIsTold() throws {
    let words = ["tune", "flick-up", "-q", "--minimize", "settle_ms", "--budget", "9", "--vary"]
    let outside = try Tool.run(words + ["settle.response=0.45:0.6"])
    #expect(outside.output.contains("  settle.response is 0.4 now, outside the bounds that you gave\n"), "\(outside)")
    let inside = try Tool.run(words + ["settle.response=0.35:0.6"])
    #expect(!inside.output.contains("outside the bounds"), "\(inside)")
  }

  /// An equality of measured numbers is hardly ever met, and is broken by more than the 0 that four decimals show.
  @Test func anEqualityIsBrokenByLittle() throws {
    let result = try Tool.run(
      ["tune", "flick-up", "-q", "--minimize", "settle_ms", "--subject-to", "overshoot_pt == 2"] + Self.spring)
    #expect(result.code == 1)
    #expect(!result.output.contains("by 0.0000"), "\(result)")
  }

  /// Constraints that some point fulfils don't clash, however small the budget: the point is told.
  @Test func whatSomePointFulfilsDoesNotClash() throws {
    let arguments = [
      "tune", "flick-up", "-q", "--minimize", "settle_ms", "--budget", "20", "--subject-to",
      "settle.response >= 0.4312", "--subject-to", "settle.response <= 0.4318", "--vary", "settle.response=0.2:0.6",
      "--vary", "settle.damping_ratio=0.5:1",
    ]
    let result = try Tool.run(arguments)
    #expect(result.code == 1)
    #expect(!result.output.contains("clash"), "\(result)")
    #expect(
      result.output.contains("a point that fulfils all was found when only that was sought: settle.response=0.431"))
    let object =
      try JSONSerialization.jsonObject(
        with: Data(try Tool.run(arguments + ["--format", "json"]).output.utf8)) as? [String: Any] ?? [:]
    #expect((object["clashes"] as? [Any])?.isEmpty == true)
    let response = (object["fulfilling"] as? [String: Any])?["settle.response"] as? Double
    #expect((0.4312...0.4318).contains(response ?? 0))
  }

  @Test func whatClashesEndsWithOne() throws {
    let result = try Tool.run(
      [
        "tune", "flick-up", "-q", "--minimize", "settle_ms", "--subject-to", "settle.response <= 0.3", "--subject-to",
        "settle.response >= 0.4",
      ] + Self.spring)
    #expect(result.code == 1)
    #expect(
      result.output.contains(
        "these clash, though each can be fulfilled: settle.response <= 0.3 and settle.response >= 0.4"))
    let impossible = try Tool.run(
      ["tune", "flick-up", "-q", "--minimize", "settle_ms", "--subject-to", "target == collapsed"] + Self.spring)
    #expect(impossible.code == 1)
    #expect(impossible.output.contains("no point that was tried fulfils target == collapsed"))
  }

  /// Each scenario's expectations hold in its own scenario, or the report says which doesn't.
  @Test func expectationsAreConstraints() throws {
    let folder = try Folder()
    func write(_ name: String, _ velocity: Int, _ target: String) throws {
      let swipe = #"{ "from": [195, 400], "to": [195, 380], "duration": "40ms", "velocity": \#(velocity) }"#
      try folder.write(
        """
        { "cards": [{ "name": "a", "detent": "peaking" }],
          "inputs": [{ "at": "0ms", "swipe": \(swipe) }],
          "expect": [{ "metric": "target", "is": "\(target)" }] }
        """, to: name)
    }
    try write("opens.json", -620, "extended")
    try write("stays.json", -360, "peaking")
    let files = ["opens.json", "stays.json"].map { folder.path($0) }
    let search = ["--minimize", "settle_ms", "--vary", "snap.resistance=100:1000", "--budget", "60", "-q"]
    let free = try Tool.run(["tune"] + files + search)
    #expect(free.code == 0)
    #expect(free.output.contains(":3: target is peaking, expected extended\n"), "\(free.output)")
    #expect(free.output.contains("'--subject-to expect' has the search keep what the scenarios expect"))
    let held = try Tool.run(["tune"] + files + search + ["--subject-to", "expect"])
    #expect(held.code == 0, "\(held.output)")
    #expect(!held.output.contains("breaks"), "\(held.output)")
    let none = try Tool.run(["tune", "flick-up", "--subject-to", "expect"] + search)
    #expect(none.code == 64, "\(none.words)")
    #expect(none.words.contains("no scenario has an \"expect\" of its own"), "\(none.words)")
  }

  @Test func deadKnobsAndBindingConstraintsAreNamed() throws {
    let result = try Tool.run(
      [
        "tune", "flick-up", "-q", "--minimize", "settle.response", "--subject-to", "settle.response >= 0.3", "--vary",
        "settle.duration=0.1:0.9",
      ] + Self.spring)
    #expect(result.output.contains("dead knob: settle.duration changes nothing that is measured"))
    #expect(result.output.contains("binds: settle.response >= 0.3; the best point that was tried without it scores 0."))
    #expect(result.output.contains("settle.duration            0.25       0.25"), "what doesn't matter stays")
    let isTakenHome = ["--set settle.duration", "\"settle.duration\""].contains { result.output.contains($0) }
    #expect(!isTakenHome, "\(result.output)")
    #expect(result.output.contains("--set settle.response=0.3"), "\(result.output)")
  }

  /// The present value is shown where it lies outside the bounds, and isn't the best.
  @Test(arguments: ["0.5:0.6", "0.45,0.5"]) func theBoundsHold(values: String) throws {
    let result = try Tool.run(
      ["tune", "flick-up", "-q", "--minimize", "settle_ms", "--format", "csv", "--vary", "settle.response=\(values)"])
    let row = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("key,settle.response,0.4,") })
    let best = try #require(Double(row.split(separator: ",")[3]))
    #expect(values == "0.5:0.6" ? (0.5...0.6).contains(best) : [0.45, 0.5].contains(best), "\(row)")
  }

  /// The measured motion is taken home: a spring that was stiffened is exported as it ran.
  @Test func aStiffenedSpringIsTakenHomeAsItRan() throws {
    let arguments = ["tune", "flick-up", "-q", "--minimize", "t90_ms", "--vary", "settle.damping_ratio=0.3:0.6"]
    let output = try Tool.run(arguments).output
    #expect(output.contains("  the spring was stiffened, so that it doesn't overshoot too far: spring(0.4, 0.5"))
    let command = try #require(output.split(separator: "\n").first { $0.contains("cardsim export") })
    let members = "\"set\": { \"settle.damping_ratio\": 0.4688 }"
    #expect(output.hasSuffix("  in a scenario or a preset: \(members)\n"), "\(output)")
    #expect(command.hasPrefix("  cardsim export flick-up --set settle.damping_ratio=0."), "\(output)")
    #expect(command.hasSuffix(" --target swiftui"), "\(output)")
    #expect(!output.contains("cardsim export 'spring("))
    let exported = try Tool.shell(String(command))
    #expect(exported.code == 0, "\(exported)")
    #expect(exported.words.contains("the motion after the last release"), "\(exported)")
    // `export` knows no other device: there the spring itself is exported.
    let device = try Tool.run(arguments + ["--fps", "120"]).output
    #expect(device.contains("  cardsim export 'spring(0.4, 0.5"), "\(device)")
  }

  /// The best point is taken home with all that the command line set.
  @Test func whatWasSetIsTakenHomeToo() throws {
    let folder = try Folder()
    let search = [
      "tune", "flick-up", "-q", "--budget", "20", "--minimize", "settle_ms", "--vary", "settle.duration=0.2:0.6",
      "--set", "settle.motion=uikit", "--set", "settle.duration=0.5",
    ]
    let ratios = ["--set", "settle.damping_ratio=0.7", "--set", "settle.damping_ratio=0.9"]
    let found = try Tool.run(search + ratios).output
    let start = "\"set\": { \"settle.motion\": \"uikit\", "
    let line = try #require(found.split(separator: "\n").last)
    let rest = "\"settle.damping_ratio\": 0.9, \"settle.duration\": 0."
    #expect(line.hasPrefix("  in a scenario or a preset: " + start + rest), "\(found)")
    #expect(line.components(separatedBy: "settle.duration").count == 2, "\(found)")
    // Under a preset there is a form for each kind of file, and both can be read.
    let under = try Tool.run(search + ["--preset", "sweetcurtain-0.9"]).output.split(separator: "\n").suffix(2)
    let (scenario, preset) = (under.first ?? "", under.last ?? "")
    #expect(scenario.hasPrefix("  in a scenario: \"preset\": \"sweetcurtain-0.9\", " + start), "\(scenario)")
    #expect(preset.hasPrefix("  in a preset: \"extends\": \"sweetcurtain-0.9\", " + start), "\(preset)")
    try folder.write("{ \(preset.dropFirst("  in a preset: ".count)) }", to: "ours.json")
    try folder.write(
      "{ \(scenario.dropFirst("  in a scenario: ".count)), \"cards\": [{ \"name\": \"a\" }], \"inputs\": [] }",
      to: "one.json")
    for words in [["validate", "one.json"], ["metrics", "flick-up", "--preset", "ours.json"]] {
      let result = try Tool.run(words, in: folder)
      #expect(result.code == 0, "\(result)")
      #expect(result.words.isEmpty, "\(result)")
    }
  }

  @Test func oneValueIsNoDeadKnob() throws {
    let one = try Tool.run("tune", "flick-up", "-q", "--minimize", "settle_ms", "--vary", "settle.response=0.4").output
    #expect(one.contains("  settle.response has one value only: no other was tried\n"), "\(one)")
    #expect(!one.contains("dead knob"), "\(one)")
    #expect(!one.contains("take it home"), "\(one)")
    #expect(!one.contains("cardsim export"), "\(one)")
    #expect(one.hasSuffix("\nto see it again:\n  cardsim metrics flick-up --set settle.response=0.4\n"), "\(one)")
    let end = try Tool.run(
      "tune", "flick-up", "-q", "--minimize", "settle.response", "--vary", "settle.response=0.3:0.5")
    #expect(end.output.contains("settle.response lies at the lower end of the bounds that you gave\n"), "\(end)")
  }

  @Test func programsGetAllOfIt() throws {
    let arguments =
      ["tune", "flick-up", "-q", "--minimize", "settle_ms", "--subject-to", "overshoot_pt <= 2"] + Self.spring
    let json = try Tool.run(arguments + ["--format", "json"]).output
    let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    #expect(object["feasible"] as? Bool == true)
    #expect((object["clashes"] as? [Any])?.isEmpty == true)
    let keys = try #require(object["keys"] as? [String: [String: Double]])
    #expect(keys["settle.response"]?["now"] == 0.4)
    #expect(keys["settle.response"]!["best"]! < 0.4)
    let csv = try Tool.run(arguments + ["--format", "csv"]).output.split(separator: "\n")
    #expect(csv[0] == "kind,name,now,best")
    #expect(csv[1].hasPrefix("key,settle.response,0.4,"))
    #expect(try Tool.run(arguments + ["--format", "csv", "--threads", "5"]).output.split(separator: "\n") == csv)
  }

  @Test(arguments: [
    (["flick-up", "--vary", "settle.response=0.2:0.6"], "--minimize"),
    (["flick-up", "--minimize", "settle_ms"], "needs at least one --vary"),
    (["flick-up", "--minimize", "settle_ms", "--vary", "settle.response=0.6:0.2"], "goes from the larger"),
    (["flick-up", "--minimize", "setle_ms", "--vary", "settle.response=0.2:0.6"], "settle_ms"),
    (
      ["flick-up", "--minimize", "settle_ms", "--vary", "settle.response=0.2:0.6", "--subject-to", "overshoot_pt = 2"],
      "at column 14"
    ),
  ])
  func mistakesAreExplained(arguments: [String], words: String) throws {
    let result = try Tool.run(["tune"] + arguments)
    #expect(result.code == 64, "\(result.words)")
    #expect(result.words.contains(words), "\(result.words)")
  }

  /// A curve of which a control point was varied goes home as a curve.
  @Test func aCurveGoesHome() throws {
    let result = try Tool.run(
      "tune", "flick-up", "--minimize", "settle_ms", "--set", "settle.motion=curve", "--vary",
      "settle.curve.x1=0.1:0.9", "--vary", "settle.curve.y2=0.5:1", "-q")
    let lines = result.output.split(separator: "\n").suffix(3).map(String.init)
    let curve = try #require(lines[1].split(separator: "'").dropFirst().first)
    #expect(curve.hasPrefix("cubic-bezier(0.1, 0, 0.58, "), "\(lines)")
    #expect(curve.hasSuffix(" 250ms"), "\(lines)")
    #expect(try Tool.run("export", String(curve), "--target", "swiftui").code == 0)
    let text = curve.dropLast(" 250ms".count)
    #expect(lines[0].contains("'settle.curve=\(text)'"), "\(lines)")
    #expect(
      lines[2]
        == #"  in a scenario or a preset: "set": { "settle.motion": "curve", "settle.curve": "\#(text)" }"#, "\(lines)")
  }

  /// A curve and a control point of it are one key of the file that takes them home.
  @Test func aCurveIsWrittenOnce() throws {
    let result = try Tool.run(
      "tune", "flick-up", "--minimize", "settle_ms", "--set", "settle.motion=curve", "--vary",
      "settle.curve=steps(3),ease", "--vary", "settle.curve.x1=0:1", "--budget", "40", "-q")
    let members = try #require(result.output.split(separator: "\n").first { $0.contains("\"set\":") })
    #expect(members.ranges(of: "settle.curve").count == 1, "\(members)")
  }
}
