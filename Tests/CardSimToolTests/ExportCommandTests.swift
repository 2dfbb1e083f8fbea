import CardCommandLine
import CardDialects
import CardTestSupport
import Foundation
import Testing

/// `cardsim export`: text for people, output for programs, and error messages.
@Suite struct ExportCommandTests {
  static func json(_ arguments: String...) throws -> [String: Any] {
    let result = try Tool.run(["export"] + arguments + ["--format", "json"])
    #expect(result.code == 0, "\(result)")
    #expect(result.words.isEmpty, "\(result)")
    return try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  static func number(_ object: Any?, _ key: String) -> Double? {
    ((object as? [String: Any])?[key] as? NSNumber)?.doubleValue
  }

  @Test func oneTargetCanBePasted() throws {
    let result = try Tool.run("export", "spring(0.4, 0.8)", "--target", "swiftui")
    #expect(result.code == 0)
    #expect(
      result.output == """
        // SwiftUI: largest error 0.0000 pt, 0.000 ms
        let animation = Animation.spring(duration: 0.4, bounce: 0.2)

        """)
    #expect(result.words.contains("Evidence: documented by Apple.\n"))
  }

  /// Without `--to`, each possible target is written, and the others are named with a reason.
  @Test func allTargets() throws {
    let result = try Tool.run("export", "spring(mass: 1, stiffness: 100, damping: 10)", "--distance", "-320")
    #expect(result.code == 0)
    for target in ExportTarget.allCases {
      let isWritten = result.output.contains(" \(target.title): largest error ")
      #expect(isWritten != result.words.contains("Left out \(target.rawValue): "), "\(target)")
      #expect(isWritten == (target != .camedia))
    }
    #expect(result.output.contains("bounce: 0.5"))
  }

  @Test func programsReadJSON() throws {
    let root = try Self.json("spring(0.4, 4.56)", "--velocity", "-800", "--target", "uikit", "--target", "caspring")
    let motion = root["motion"]
    #expect(Self.number(motion, "response_s") == 0.4)
    #expect(Self.number(motion, "damping_ratio") == 4.56)
    #expect(Self.number(motion, "velocity_pt_s") == -800)
    #expect(Self.number(motion, "to_pt") == 100)
    let targets = try #require(root["targets"] as? [[String: Any]])
    #expect(targets.map { $0["target"] as? String } == ["uikit", "caspring"])
    // UIKit clips this spring; Core Animation doesn't.
    #expect(try #require(Self.number(targets[0], "error_pt")) > 50)
    #expect(try #require(Self.number(targets[1], "error_pt")) < 0.01)
    for target in targets {
      #expect(Self.number(target, "error_ms") != nil && (target["code"] as? String)?.isEmpty == false)
      #expect((target["notes"] as? [String])?.isEmpty == false && target["evidence"] is String)
    }
    #expect((root["left_out"] as? [Any])?.isEmpty == true)
  }

  /// The digits before the decimal point aren't significant ones alone, and the help says so.
  @Test func digitsBeforeThePointStay() throws {
    let short = try Tool.run("export", "spring(0.4, 0.8)", "--target", "compose", "--digits", "1").output
    #expect(short.contains("stiffness = 247f"), "\(short)")
    let help = try Tool.run("export", "--help").output
    #expect(
      help.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "none before the decimal point is dropped"))
  }

  // MARK: Scenarios

  /// The exported motion is the motion after a scenario's last release: up to the next event, every frame of the
  /// timeline is on it.
  @Test(
    arguments: Seeds.every(
      2, of: ["flick-up", "edge-overshoot", "tgcard-flick", "slow-drag", "curve-settle", "curtain-speeds"]))
  func aScenarioMovesSo(name: String) throws {
    let root = try Self.json(name, "--target", "keyframes", "--digits", "exact")
    let motion = try #require(root["motion"] as? [String: Any])
    let words = try Tool.run("export", name, "--target", "keyframes").words
    #expect(words.hasPrefix("From \(name): the motion after the last release, at "), "\(words)")
    let start = try #require(
      words.split(separator: "at ").dropFirst().first?.prefix { $0 != " " }
    ).description
    let table = try Tool.run("run", name, "--columns", "time_us,card_y_pt", "--precision", "exact", "--format", "csv")
      .output
    let rows = table.split(separator: "\n").dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    let exact = try Self.motion(motion)
    var compared = 0
    let began = try #require(Double(start))
    for row in rows where row[0] / 1e6 > began + 0.001 && row[0] / 1e6 < began + 0.12 {
      let distance = (exact(row[0] / 1e6 - began) - row[1]).magnitude
      // The words round the start to a millisecond, in which the fastest card moves 2 pt.
      #expect(distance < 2.5, "\(row): \(distance)")
      compared += 1
    }
    #expect(compared >= 5)
  }

  /// The position at a time, by the C library.
  private static func motion(_ motion: [String: Any]) throws -> (Double) -> Double {
    let from = try #require(number(motion, "from_pt"))
    let to = try #require(number(motion, "to_pt"))
    if let text = motion["curve"] as? String {
      let duration = try #require(number(motion, "duration_s"))
      let curve = try CurveText.read(text, name: "")
      return { $0 >= duration ? to : from + (to - from) * curve.value(at: $0 / duration) }
    }
    let frequency = 2 * Double.pi / (try #require(number(motion, "response_s")))
    let ratio = try #require(number(motion, "damping_ratio"))
    let velocity = try #require(number(motion, "velocity_pt_s"))
    let cut = number(motion, "cut_after_s") ?? .infinity
    return { time in
      if time >= cut { return to }
      let (x, decay) = (from - to, ratio * frequency)
      if ratio > 0.999999 { return to + exp(-frequency * time) * (x + (velocity + frequency * x) * time) }
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      return to + exp(-decay * time) * (x * cos(swing * time) + (velocity + decay * x) / swing * sin(swing * time))
    }
  }

  /// A stiffened spring is exported with the parameters with which it ran.
  @Test func aStiffenedSpring() throws {
    let motion = try Self.json("edge-overshoot", "--target", "uikit")["motion"]
    let free = try Self.json("edge-overshoot", "--target", "uikit", "--set", "motion.edge_overshoot_max=none")["motion"]
    #expect(try #require(Self.number(motion, "damping_ratio")) > #require(Self.number(free, "damping_ratio")))
    #expect(Self.number(motion, "velocity_pt_s") == Self.number(free, "velocity_pt_s"))
  }

  @Test func presetsAndSettings() throws {
    let preset = try Self.json("flick-up", "--preset", "tgcard-2.5.1", "--target", "uiview")["motion"]
    #expect(Self.number(preset, "damping_ratio").map { abs($0 - 0.8) < 1e-9 } == true)
    #expect(Self.number(preset, "cut_after_s") != nil)
    let set = try Self.json("flick-up", "--set", "settle.response=0.7", "--target", "uikit")["motion"]
    #expect(Self.number(set, "response_s").map { abs($0 - 0.7) < 1e-9 } == true)
  }

  /// Without a release, the last motion is exported.
  @Test func withoutARelease() throws {
    let result = try Tool.run("export", "keys", "--target", "swiftui")
    #expect(result.code == 0, "\(result)")
    #expect(result.words.contains("the last motion, at "), "\(result)")
  }

  /// The notations of designers and other systems are one motion in each.
  @Test func aMotionInTheWordsOfOthers() throws {
    func compose(_ arguments: String...) throws -> String {
      let result = try Tool.run(["export"] + arguments + ["--target", "compose"])
      #expect(result.code == 0, "\(arguments): \(result)")
      return result.output
    }
    let curve = try compose("cubic-bezier(0.2, 0.8, 0.2, 1)", "--duration", "400ms")
    for text in [
      "cubic-bezier(0.2,0.8,0.2,1) 400ms", "400ms cubic-bezier(0.2, 0.8, 0.2, 1)", "0.4s 0.2,0.8,0.2,1",
      "0.2, 0.8, 0.2, 1 400ms",
    ] {
      #expect(try compose(text) == curve, "\(text)")
    }
    #expect(try compose("0.2,0.8,0.2,1", "--duration", "400ms") == curve)
    // A duration without its zero is CSS, and has one grammar wherever it stands.
    for text in [".4s 0.2,0.8,0.2,1", "0.2,0.8,0.2,1 .4s", "+.4s 0.2,0.8,0.2,1"] {
      #expect(try compose(text) == curve, "\(text)")
    }
    for text in [".4s", "+.4s", "+400ms"] {
      #expect(try compose("0.2,0.8,0.2,1", "--duration", text) == curve, "\(text)")
    }
    let swipe = ["gesture", "make", "--from", "200,500", "--to", "200,300", "--release-velocity", "-900", "--duration"]
    #expect(try Tool.run(swipe + [".15s"]) == Tool.run(swipe + ["150ms"]))
    #expect(try compose("standard 400ms") == compose("standard", "--duration", "400ms"))
    let spring = try compose("spring(stiffness: 1500, dampingRatio: 0.5)")
    #expect(spring.contains("dampingRatio = 0.5f, stiffness = 1500f"), "\(spring)")
    #expect(try compose("spring(dampingRatio = 0.5f, stiffness = 1500f)") == spring)
  }

  /// Code of SwiftUI that is pasted is its spring.
  @Test func swiftUIsSprings() throws {
    func code(_ spring: String) throws -> String {
      let result = try Tool.run("export", spring, "--target", "caspring")
      #expect(result.code == 0, "\(spring): \(result)")
      return result.output
    }
    for text in [".snappy", "Animation.snappy(duration: 0.5)", ".interpolatingSpring(duration: 0.5, bounce: 0.15)"] {
      #expect(try code(text) == code("spring(duration: 0.5, bounce: 0.15)"), "\(text)")
    }
  }

  /// A sample goes where the motion goes, and is of that which moves.
  @Test(arguments: [
    ("settle", "the card", "from 390.5 to 71 pt at -800 pt/s"),
    ("dismiss", "the card", "from 71 to 390.5 pt at 800 pt/s"),
    ("pop", "the card", "from 71 to 390.5 pt"), ("bar-in", "the bar", "from 390.5 to 71 pt"),
    ("bar-out", "the bar", "from 71 to 390.5 pt"),
  ])
  func theSampleIsTheMotions(motion: String, mover: String, sample: String) throws {
    let result = try Tool.run("export", "standard", "--motion", motion, "--target", "swiftui")
    #expect(result.code == 0, "\(result)")
    #expect(result.words.contains("from and to are \(mover)'s top edge"), "\(result)")
    #expect(result.words.contains("The error is that of a sample, \(sample)."), "\(result)")
  }

  /// A tap starts from rest, whatever a motion that was over left.
  @Test func aTapHasNoVelocity() throws {
    for name in ["keys", "taps"] {
      let result = try Tool.run("export", name, "--target", "compose", "--digits", "exact")
      #expect(!result.output.contains("e-"), "\(result)")
    }
  }

  /// A response that no setting takes is most likely a stiffness, or milliseconds.
  @Test(arguments: [
    ("spring(350, 0.8)", true), ("spring(0.35, 0.8)", false), ("spring(stiffness: 350, dampingRatio: 0.8)", false),
    ("spring(0.001, 0.8)", true), ("spring(10, 1)", false),
  ])
  func anOddResponseIsTold(spring: String, isTold: Bool) throws {
    let result = try Tool.run("export", spring, "--target", "swiftui")
    #expect(result.code == 0, "\(result)")
    #expect(result.words.hasPrefix("Warning: the response is ") == isTold, "\(result)")
  }

  // MARK: Mistakes

  @Test(
    arguments: [
      (["spring(0.4)"], 64, "damping_ratio is missing"), (["sping(0.4, 1)"], 64, "Did you mean 'spring'?"),
      (["x.spring(0.4, 1)"], 64, "write 'spring(0.4, 0.8)'"), (["spring"], 64, "such as spring(0.4, 0.8)"),
      (["frob(1)"], 64, "there are spring(), cubic-bezier(), linear() and steps()"),
      (["ease-in-out"], 64, "A curve needs a --duration"), (["flick-upp"], 66, "Did you mean 'flick-up'?"),
      (["ease-in-ot"], 66, "Did you mean 'ease-in-out'?"), (["nowhere.json"], 66, "Can't read 'nowhere.json'"),
      (["spring(0.4, 1)", "--target", "swiftu"], 64, "Did you mean 'swiftui'?"),
      (["spring(0.4, 1)", "--distance", "0"], 65, "Give it a --distance"),
      (["spring(0.4, 1)", "--distance", "0", "--velocity", "9", "--target", "uikit"], 65, "distances per second"),
      (["spring(0.4, 1)", "--target", "swiftui", "--max-error", "1"], 64, "is for keyframes and css-linear"),
      (["spring(0.4, 1)", "--target", "flutter", "--ios", "16"], 64, "caspring, and flutter isn't one"),
      (["spring(0.4, 1)", "--target", "camedia"], 65, "Can't write this motion for camedia: it is a cubic-bezier"),
      (["spring(0.4, 1)", "--duration", "1s"], 64, "a spring takes the time it takes"),
      (["spring(0.4, 1)", "--preset", "standard"], 64, "--preset belongs to a scenario"),
      (["ease", "--duration", "1s", "--velocity", "1"], 64, "--velocity belongs to a spring"),
      (["400ms ease", "--duration", "1s"], 64, "'400ms ease' has a duration, and --duration is another"),
      (["0.2,0.8,0.2", "--duration", "1s"], 64, "takes four numbers"),
      (["eas-out", "--duration", "400ms"], 66, "Did you mean 'ease-out'?"),
      (["flick-up", "--duration", "400ms"], 64, "--duration belongs to a curve"),
      (["ease", "--duration", "0s"], 64, "--duration must be above 0s"),
      (["ease", "--duration", ".3"], 64, "it has no unit, write '.3s'"),
      (["ease", "--duration", ".s"], 64, "it isn't a duration"),
      (["flick-up", "--distance", "3"], 64, "--distance belongs to a spring or a curve"),
      (["spring(0.4, 1)", "--digits", "0"], 64, "significant digits from 1 to 17"),
      (["spring(0.4, 1)", "--tolerance", "0"], 64, "from 0.001 to 1000000"),
      (["spring(0.4, 1)", "--distance", "0.00001"], 65, "Give it a --distance of 0.001 pt or more"),
      (["spring(0.4, 1)", "--distance", "1e7"], 64, "from -1000000 to 1000000"),
      (["steps(4)", "--duration", "1s", "--target", "swiftui"], 65, "use keyframes"),
      (["spring(0.4, 0)", "--target", "css-linear"], 65, "swings on and on"),
      ([""], 64, "it is empty"), ([], 64, "Missing expected argument"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], code: Int32, words: String) throws {
    let result = try Tool.run(["export"] + arguments)
    #expect(result.code == code, "\(result)")
    #expect(result.words.contains(words), "\(result)")
    #expect(result.output.isEmpty, "\(result)")
  }

  /// A spring at an end of its ranges is written or refused with a reason; nothing crashes.
  @Test(
    arguments: Seeds.every(
      4,
      of: [
        ["spring(0.001, 0.5)"], ["spring(1000, 0.5)", "--target", "uikit", "--target", "compose"],
        ["spring(0.4, 0)"], ["spring(0.4, 1000)", "--target", "swiftui", "--target", "motion", "--target", "flutter"],
        ["spring(0.4, 0.8)", "--velocity", "1000000"],
        ["spring(0.4, 0.8)", "--velocity=-1000000", "--distance", "0.001"],
        ["spring(0.4, 1)", "--digits", "1"],
        ["spring(0.4, 1)", "--digits", "exact", "--distance=-1000000"],
        ["spring(0.4, 0.8)", "--distance", "0", "--velocity", "100"],
        ["linear(0, 2, -1, 1)", "--duration", "1us"], ["steps(1000)", "--duration", "1s"],
        ["cubic-bezier(1, 1000000, 0, -1000000)", "--duration", "100s", "--tolerance", "100"],
      ], from: 1))
  func extremes(arguments: [String]) throws {
    // A thousand keyframes, written for each target, take a debug build seconds.
    let isLong = arguments.contains { $0 == "exact" || $0.hasPrefix("cubic-bezier") }
    let target = isLong && !Seeds.areAll ? ["--target", "css-linear"] : []
    let result = try Tool.run(["export"] + arguments + target)
    #expect(result.code == 0, "\(result)")
    #expect(!result.output.isEmpty, "\(result)")
    #expect(!result.output.contains("nan"), "\(result)")
    #expect(!result.output.contains("= inf"), "\(result)")
  }

  @Test func intoAFile() throws {
    let folder = try Folder()
    let result = try Tool.run(
      ["export", "spring(0.4, 1)", "--target", "tokens", "-o", folder.path("t.json")], in: folder)
    #expect(result.code == 0)
    #expect(result.output.isEmpty)
    let text = try folder.text(of: "t.json")
    #expect(try JSONSerialization.jsonObject(with: Data(text.utf8)) is [String: Any])
  }
}
