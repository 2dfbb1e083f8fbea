import Foundation
import Testing

@Suite struct SpringCommandTests {
  @Test func printsEveryForm() throws {
    let text = """
      SwiftUI            duration                       0.4000 s
                         bounce                         0.2000
      UIKit, SwiftUI     response                       0.4000 s
                         damping ratio                  0.8000
      Core Animation     mass                           1.0000
                         stiffness                    246.7401
                         damping                       25.1327
      UIView.animate     duration                       0.5726 s
                         damping                        0.8000
                         initial velocity               0.0000 1/s
      Frequency          angular frequency             15.7080 rad/s
      Overshoot          farthest beyond                1.5165 pt
                         of the distance                1.5165 %
                         reached after                  0.3333 s
      Settled for good   within 5 %                     0.2155 s
                         within 1 %                     0.4045 s
                         within 0.1 %                   0.5394 s
                         within 0.5 pt, 10 pt/s         0.4595 s
                         within 0.001 pt, 0.01 pt/s     0.9414 s

      """
    #expect(
      try Tool.run("spring", "--response", "0.4", "--damping-ratio", "0.8")
        == Tool.Result(output: text, words: "", code: 0))
  }

  /// The report's numbers, from its JSON.
  private func report(_ arguments: String...) throws -> [String: Double] {
    let result = try Tool.run(["spring"] + arguments + ["--format", "json"])
    #expect(result.code == 0, "\(result)")
    #expect(result.words == "", "\(result)")
    // Each member is on its own line. (Foundation's reader isn't exact to the last bit.)
    var report: [String: Double] = [:]
    for line in result.output.split(separator: "\n").dropFirst().dropLast() {
      let parts = line.split(separator: ":")
      let (key, value) = (
        parts[0].drop { $0 != "\"" }.dropFirst().dropLast(), parts[1].filter { $0 != "," && $0 != " " }
      )
      #expect(value == "null" || Double(value) != nil, "\(line)")
      report[String(key)] = Double(value)
    }
    return report
  }

  /// Every form of a spring gives the same spring if its printed numbers are typed in.
  @Test(arguments: ["0.1", "0.5", "0.8", "1"])
  func everyFormLeadsToTheOthers(ratio: String) throws {
    let first = try report("--response", "0.4", "--damping-ratio", ratio)
    func text(_ key: String) throws -> String { "\(try #require(first[key], "\(key)"))" }
    let others = [
      try report("--duration", text("duration_s"), "--bounce", text("bounce")),
      try report("--stiffness", text("stiffness"), "--damping", text("damping"), "--mass", text("mass")),
      try report("--uikit-duration", text("uikit_duration_s"), "--uikit-damping", text("uikit_damping")),
    ]
    for other in others {
      #expect(Set(other.keys) == Set(first.keys))
      for (key, value) in first {
        // The roots and logarithms of the conversions lose a few bits, more of them near ζ = 1.
        #expect(try abs(#require(other[key]) - value) <= 1e-7 * max(1, abs(value)), "\(key)")
      }
    }
  }

  /// Published numbers: Apple's documentation of SwiftUI's `Spring`, and UIKit's default spring.
  @Test func agreesWithWhatIsPublished() throws {
    let swiftUI = try report("--duration", "0.5", "--bounce", "0.3")
    #expect(try abs(#require(swiftUI["stiffness"]) - 157.9) < 0.05)
    #expect(try abs(#require(swiftUI["damping"]) - 17.6) < 0.05)
    let physical = try report("--stiffness", "100", "--damping", "10")
    #expect(try abs(#require(physical["response_s"]) - 0.63) < 0.005)
    #expect(try abs(#require(physical["damping_ratio"]) - 0.5) < 1e-12)
    let standard = ["--mass", "3", "--stiffness", "1000", "--damping", "500"]
    let uikit = try report(standard[0], standard[1], standard[2], standard[3], standard[4], standard[5])
    #expect(try abs(#require(uikit["damping_ratio"]) - 4.5644) < 5e-5)
    #expect(uikit["uikit_duration_s"] == nil)
    let clipped = try report(standard[0], standard[1], standard[2], standard[3], standard[4], standard[5], "--clip")
    #expect(clipped["damping_ratio"] == 1)
    #expect(clipped["overshoot_pt"] == 0)
    #expect(try abs(#require(clipped["angular_frequency_rad_s"]) - 18.257) < 5e-4)
  }

  /// UIView's three numbers make a spring only together, so they stay together; others have none of their own.
  @Test func uikitVelocityIsTold() throws {
    let given = try report("--uikit-duration", "0.5", "--uikit-damping", "0.7", "--uikit-velocity", "0.9")
    #expect(given["uikit_duration_s"] == 0.5)
    #expect(given["uikit_damping"] == 0.7)
    #expect(given["uikit_velocity"] == 0.9)
    let other = try report("--response", "0.4", "--damping-ratio", "0.8")
    #expect(other["uikit_velocity"] == 0)
    let none = try report("--response", "0.4", "--damping-ratio", "2")
    #expect(none["uikit_duration_s"] == nil)
    #expect(none["uikit_velocity"] == nil)
    let clipped = try report("--uikit-duration", "0.5", "--uikit-damping", "1.5")
    #expect(clipped["uikit_damping"] == 1)
  }

  /// A velocity in distances per second is the motion's, too: exp(−πζ/√(1−ζ²)) would be the overshoot from rest.
  @Test func uikitVelocityBeginsTheMotion() throws {
    let uikit = ["--uikit-duration", "0.5", "--uikit-damping", "0.7"]
    let moving = try Tool.run(
      ["spring"] + uikit + ["--uikit-velocity", "-5", "--from", "10", "--to", "60", "--samples", "1"])
    #expect(moving.output.contains("-250.0000"), "\(moving)")
    let still = try report(uikit[0], uikit[1], uikit[2], uikit[3])
    #expect(try abs(#require(still["overshoot_percent"]) - 4.5988) < 5e-5)
    let relative = try report(uikit[0], uikit[1], uikit[2], uikit[3], "--uikit-velocity", "30")
    // 100 pt at 30 distances per second, from an independent integration of the spring that UIKit makes of it.
    let frequency = try #require(relative["angular_frequency_rad_s"])
    let plain = try report(
      "--response", "\(2 * Double.pi / frequency)", "--damping-ratio", "0.7", "--velocity", "3000")
    #expect(try abs(#require(relative["overshoot_pt"]) - #require(plain["overshoot_pt"])) < 1e-6)
    let both = try Tool.run(["spring"] + uikit + ["--uikit-velocity", "1", "--velocity", "1"])
    #expect(both.code == 64)
    #expect(both.words.contains("two ways to write the initial velocity"))
  }

  /// The other direction, as `export` has it: the duration of a motion that begins with a velocity.
  @Test func aVelocityIsUIViewsToo() throws {
    let away = try report(
      "--response", "0.4", "--damping-ratio", "0.8", "--from", "320", "--to", "0", "--velocity", "500")
    #expect(try abs(#require(away["uikit_duration_s"]) - 0.581921) < 5e-7)
    #expect(away["uikit_velocity"] == -1.5625)
    // More than a distance per second towards the target: it isn't known which spring UIKit makes.
    let towards = try report(
      "--response", "0.4", "--damping-ratio", "0.8", "--from", "209.491", "--to", "0", "--velocity", "-1400")
    #expect(towards["uikit_duration_s"] == nil)
    #expect(towards["uikit_velocity"] == nil)
    let nowhere = try report(
      "--response", "0.4", "--damping-ratio", "0.8", "--from", "5", "--to", "5", "--velocity", "9")
    #expect(nowhere["uikit_duration_s"] == nil)
  }

  @Test func csvHasTheSameNumbersInOneRow() throws {
    let result = try Tool.run(
      "spring", "--duration", "0.5", "--bounce", "0", "--format", "csv", "--precision", "exact")
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(rows.count == 2)
    let json = try report("--duration", "0.5", "--bounce", "0")
    for (key, cell) in zip(rows[0], rows[1]) { #expect(Double(cell) == json[String(key)], "\(key)") }
    // A critically damped spring never passes its target, so that time is empty.
    #expect(rows[1][try #require(rows[0].firstIndex(of: "overshoot_time_s"))] == "")
  }

  @Test func whatNeverHappensIsEmpty() throws {
    let result = try Tool.run("spring", "--duration", "0.5", "--bounce", "1")
    #expect(result.output.contains("\nSettled for good   within 5 %                     -\n"), "\(result)")
    let still = try report("--duration", "0.5", "--from", "7", "--to", "7")
    #expect(still["settled_s"] == 0)
    #expect(still["overshoot_percent"] == nil)
    #expect(still["overshoot_pt"] == 0)
  }

  // MARK: Samples

  /// Frame n is at the tick ⌊n · 9,000,000 / fps⌋; its microseconds are rounded.
  @Test func samplesStandOnTheTicksOfFrames() throws {
    let rows = try samples("--samples", "8", "--fps", "7")
    #expect(rows.map(\.[0]) == ["0", "1", "2", "3", "4", "5", "6", "7"])
    let instants: [String] = (0..<8).map { number in
      let ticks = number * 9_000_000 / 7
      return "\(Int((Double(ticks) / 9).rounded()))"
    }
    #expect(rows.map(\.[1]) == instants)
  }

  /// The samples follow the textbook's formula in Foundation's functions: response 0.4, ζ 0.8, from 390.5 to 71.
  @Test func samplesLieOnThePath() throws {
    let rows = try samples("--samples", "121", "--fps", "120", "--from", "390.5", "--to", "71", "--velocity", "-800")
    let frequency = 2 * Double.pi / 0.4
    let decay = 0.8 * frequency
    let rate = 0.6 * frequency
    let (x0, v0) = (390.5 - 71, -800.0)
    for (frame, row) in rows.enumerated() {
      let t = Double(frame * 75_000) / 9_000_000
      let b = (v0 + decay * x0) / rate
      let x = exp(-decay * t) * (x0 * cos(rate * t) + b * sin(rate * t))
      let v = exp(-decay * t) * ((rate * b - decay * x0) * cos(rate * t) - (rate * x0 + decay * b) * sin(rate * t))
      #expect(try abs(#require(Double(row[2])) - (71 + x)) < 1e-10, "frame \(frame)")
      #expect(try abs(#require(Double(row[3])) - v) < 1e-9, "frame \(frame)")
    }
    #expect(rows[0] == ["0", "0", "390.5", "-800"])
  }

  @Test func fewerFramesAreTheSameFrames() throws {
    let at60 = try samples("--samples", "60", "--fps", "60")
    let at120 = try samples("--samples", "120", "--fps", "120")
    for (frame, row) in at60.enumerated() { #expect(row.dropFirst() == at120[2 * frame].dropFirst()) }
  }

  private func samples(_ arguments: String...) throws -> [[String]] {
    let fixed = ["spring", "--response", "0.4", "--damping-ratio", "0.8", "--format", "csv", "--precision", "exact"]
    let result = try Tool.run(fixed + arguments)
    #expect(result.code == 0)
    let rows = result.output.split(separator: "\n").map { $0.split(separator: ",").map(String.init) }
    #expect(rows.first == ["frame", "time_us", "value", "velocity"])
    return Array(rows.dropFirst())
  }

  @Test func samplesComeInEveryFormat() throws {
    let arguments = ["spring", "--response", "0.4", "--damping-ratio", "0.8", "--samples", "3", "--format"]
    #expect(
      try Tool.run(arguments + ["csv"]).output == """
        frame,time_us,value,velocity
        0,0,0.0000,0.0000
        1,16667,2.9781,332.1564
        2,33333,10.3389,532.1501

        """)
    #expect(
      try Tool.run(arguments + ["text", "--precision", "1"]).output == """
                   frame         time_us           value        velocity
                       0               0             0.0             0.0
                       1           16667             3.0           332.2
                       2           33333            10.3           532.2

        """)
    let json = try Tool.run(arguments + ["json"]).output
    let rows = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Double]]
    #expect(rows?.map { $0["time_us"] } == [0, 16667, 33333])
    #expect(json.hasPrefix("[\n  {\"frame\": 0, \"time_us\": 0, \"value\": 0, \"velocity\": 0},\n  {\"frame\": 1,"))
    #expect(json.hasSuffix("}\n]\n"))
  }

  // MARK: Forms

  /// A stiffness and a damping ratio, as in Android, are those of a mass of 1.
  @Test func aStiffnessAndADampingRatio() throws {
    let android = try Tool.run("spring", "--stiffness", "1600", "--damping-ratio", "0.5")
    let physical = try Tool.run("spring", "--stiffness", "1600", "--damping", "40")
    #expect(android == physical, "\(android)")
    #expect(android.code == 0, "\(android)")
    let three = try Tool.run("spring", "--stiffness", "1600", "--damping-ratio", "0.5", "--damping", "40")
    #expect(three.words.contains("parts of two ways to write a spring"), "\(three)")
    let heavy = try Tool.run("spring", "--stiffness", "1500", "--damping-ratio", "0.5", "--mass", "2")
    #expect(heavy.words.contains("--mass goes with --damping; leave it out"), "\(heavy)")
  }

  @Test(
    arguments: [
      (
        [],
        "Missing the spring: give --stiffness and --damping or --damping-ratio, --response and --damping-ratio, "
          + "--duration and --bounce, "
          + "or --uikit-duration and --uikit-damping"
      ),
      (["--stiffness", "100"], "--stiffness needs --damping or --damping-ratio"),
      (["--mass", "1"], "--damping and --mass need --stiffness; a ratio is --damping-ratio"),
      (["--damping-ratio", "1"], "--response and --damping-ratio belong together"),
      (["--bounce", "0"], "--bounce needs --duration"),
      (["--uikit-velocity", "1", "--uikit-damping", "1"], "--uikit-duration and --uikit-damping belong together"),
      (
        ["--response", "1", "--stiffness", "1"],
        "--stiffness and --response are parts of two ways to write a spring; give one of them"
      ),
    ] as [([String], String)])
  func aSpringIsWrittenInOneWay(arguments: [String], error: String) throws {
    let words =
      "Error: \(error)\nUsage: cardsim spring [<options>]\n  See 'cardsim spring --help' for more information.\n"
    #expect(try Tool.run(["spring"] + arguments) == Tool.Result(output: "", words: words, code: 64))
  }

  /// No combination of allowed values gives a spring outside the allowed ranges.
  @Test(arguments: [
    ["--stiffness", "0.01", "--damping", "10000", "--mass", "0.01"],
    ["--stiffness", "1e7", "--damping", "0", "--mass", "0.01"],
    ["--stiffness", "0.01", "--damping", "0", "--mass", "1000"],
    ["--response", "0.001", "--damping-ratio", "1000"], ["--response", "1000", "--damping-ratio", "0"],
    ["--duration", "0.001", "--bounce", "-0.999"], ["--duration", "1000", "--bounce", "1"],
    ["--uikit-duration", "0.01", "--uikit-damping", "0.0010001"],
    ["--uikit-duration", "10", "--uikit-damping", "1000", "--uikit-velocity", "-1e6"],
    ["--response", "0.4", "--damping-ratio", "1", "--from", "-1e9", "--to", "1e9", "--velocity", "-1e6"],
  ])
  func theEndsOfTheRangesWork(arguments: [String]) throws {
    for format in ["text", "json"] {
      let result = try Tool.run(["spring"] + arguments + ["--format", format])
      #expect(result.code == 0, "\(result)")
      // A spring of a thousand seconds is one, and is asked about.
      let isLong = arguments[1] == "1000"
      let words = result.words.split(separator: "\n").filter { !$0.hasPrefix("Note: UIView.animate has no numbers") }
      #expect(isLong ? words[0].hasSuffix(" is 1000 s. Did you mean 1000ms?") : words.isEmpty, "\(result)")
      #expect(!result.output.contains("inf"), "\(result)")
      #expect(!result.output.contains("nan"), "\(result)")
    }
  }

  @Test func anInitialVelocityChangesTheSpringOfUIKit() throws {
    let arguments = ["--uikit-duration", "0.5", "--uikit-damping", "0.7"]
    let still = try report(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(try abs(#require(still["angular_frequency_rad_s"]) - 19.679) < 5e-4)
    let moving = try report(arguments[0], arguments[1], arguments[2], arguments[3], "--uikit-velocity", "-5")
    #expect(try #require(moving["angular_frequency_rad_s"]) > 19.7)
    // With a velocity of 5 there are three solutions, 7.058, 7.236 and 18.262; a simulation takes the stiffest, too.
    let ambiguous = try Tool.run(["spring"] + arguments + ["--uikit-velocity", "5", "--format", "json"])
    #expect(ambiguous.words.hasPrefix("Warning: with this initial velocity UIKit's equation has 3 solutions"))
    #expect(try abs(Self.frequency(in: ambiguous) - 18.262) < 5e-4)
    #expect(ambiguous.code == 0)
  }

  /// The larger root of UIKit's equation, solved by Newton's method in 50 digits elsewhere. Up to a velocity of 1 UIKit
  /// is known to take it, so that nothing is told.
  @Test(arguments: [
    (["0.4", "0.8", "3"], 21.898780530474482), (["0.4", "0.8", "1"], 22.30551851419663),
    (["0.5", "0.7", "1"], 19.461467936869404), (["0.5", "0.7", "5"], 18.26167733629674),
  ])
  func theLargestRootIsTaken(animation: [String], frequency: Double) throws {
    let result = try Tool.run(
      "spring", "--uikit-duration", animation[0], "--uikit-damping", animation[1], "--uikit-velocity", animation[2],
      "--format", "json")
    #expect(try abs(Self.frequency(in: result) - frequency) < 1e-6)
    if animation[2] == "1" { #expect(result.words == "") }
  }

  /// The angular frequency in a spring's JSON.
  private static func frequency(in result: Tool.Result) throws -> Double {
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("angular_frequency_rad_s") })
    let number: String = line.split(separator: ":")[1].filter { $0 != "," && $0 != " " }
    return try #require(Double(number))
  }

  /// Where UIView's animation has no numbers, the reason is told.
  @Test(arguments: [
    (["--damping-ratio", "0.8", "--from", "390.5", "--to", "71", "--velocity", "-800"], "\"spring(0.4, 0.8)\""),
    (["--damping-ratio", "0"], "above 0.001"), (["--damping-ratio", "2"], "as --clip does"),
    (["--damping-ratio", "0.8"], ""), (["--damping-ratio", "0.8", "--velocity", "-80"], ""),
  ])
  func noNumbersForUIViewHaveAReason(options: [String], words: String) throws {
    let result = try Tool.run(["spring", "--response", "0.4"] + options)
    let row = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("UIView.animate") })
    #expect(row.hasSuffix(" -") == !words.isEmpty, "\(result)")
    #expect(result.words.isEmpty == words.isEmpty, "\(result)")
    #expect(words.isEmpty || result.words.contains(words), "\(result)")
  }
}
