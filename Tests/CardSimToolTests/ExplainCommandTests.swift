import Foundation
import Testing

/// `cardsim explain`: text for people, output for programs, and error messages.
@Suite struct ExplainCommandTests {
  /// A card that hands its momentum over ends at its top, and the content where the timeline has it.
  @Test func handedMomentumIsExplained() throws {
    let rows = try CSV.rows(Tool.run("explain", "momentum-handed", "--format", "csv").output)
    let places = ["time_us", "duration_s", "content_velocity_pt_s", "content_rest_offset_pt"].map { name in
      rows[0].firstIndex(of: name) ?? 0
    }
    let handed = rows.dropFirst().filter { !$0[places[2]].isEmpty }
    #expect(handed.count == 1)
    let numbers = places.map { Double(handed[0][$0]) ?? 0 }
    let arrival = numbers[0] + numbers[1] * 1e6
    let events = try CSV.rows(Tool.run("run", "momentum-handed", "--columns", "time_us,events").output).dropFirst()
    let offset = "decelerate(to=\(String(format: "%.2f", numbers[3])))"
    let frame = try #require(events.first { $0[1].contains("handoff(content)") && $0[1].contains(offset) })
    let time = try #require(Double(frame[0]))
    #expect(arrival <= time)
    #expect(arrival > time - 17_000)
    let text = try Tool.run("explain", "momentum-handed").output
    #expect(text.contains("\nsettles         at the top detent after 0.189 s\n"))
    #expect(text.components(separatedBy: "\ncontent         goes on from the top detent at 169.8927 pt/s").count == 2)
    #expect(try Tool.run("map", "momentum-handed", "--size", "2x2").output.contains("hands its momentum to its"))
    #expect(try !Tool.run("map", "flick-up", "--size", "2x2").output.contains("momentum"))
  }

  /// A sheet that would have gone asks first: the reason says so, where the app is told of an attempt, and only there.
  @Test(arguments: ["form-asks", "flick-up", "tour"]) func anAttemptIsTheReason(name: String) throws {
    let rows = try Tool.run("run", name, "--columns", "events").output
    let attempts = rows.components(separatedBy: "attemptedDismissal(")
    let reasons = try Tool.run("explain", name).output.components(separatedBy: "but it asks first")
    #expect(reasons.count == (name == "form-asks" ? 2 : 1))
    #expect(attempts.count >= reasons.count)
  }

  /// A scenario's release settles when its metric says, and is at rest later.
  @Test(arguments: ["flick-up", "skip-detent"]) func theTimeToSettleIsTheMetric(name: String) throws {
    let rows = try CSV.rows(Tool.run("explain", name, "--format", "csv").output)
    let (settled, rest) = (rows[0].firstIndex(of: "settle_ms")!, rows[0].firstIndex(of: "duration_s")!)
    let metric = try CSV.rows(Tool.run("metrics", name, "--metrics", "settle_ms", "--format", "csv").output)
    let time = try #require(Double(rows.last![settled]))
    #expect(try abs(time - #require(Double(metric[1].last!))) < 1e-9)
    #expect(try time < 1000 * #require(Double(rows.last![rest])))
  }

  static func json(_ arguments: String...) throws -> [String: Any] {
    let result = try Tool.run(["explain"] + arguments + ["--format", "json"])
    #expect(result.code == 0, "\(result)")
    #expect(result.words.isEmpty, "\(result)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  static func number(_ object: [String: Any], _ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }

  /// Golden vectors (TG-11), by their JSON keys.
  @Test(
    arguments: [
      ("500", "0", "collapsed", 500, 1.3, "direction"), ("300", "-200", "extended", 200.2, 1.145, "direction"),
      ("300", "100", "peaking", 349.9, 0.905, "window"), ("71", "700", "peaking", 420.3, 0.4564, "window"),
      ("71", "2000", "collapsed", 1069, 0.4, "direction"), ("390.5", "0", "peaking", 390.5, 0.4, "window"),
    ] as [(String, String, String, Double, Double, String)])
  func goldenVectors(
    y: String, velocity: String, target: String, projected: Double, duration: Double, rule: String
  ) throws {
    let found = try Self.json("--preset", "tgcard-2.5.1", "--device", "iphone-15", "--y", y, "--velocity", velocity)
    #expect(found["target"] as? String == target)
    #expect(found["rule"] as? String == rule)
    #expect((Self.number(found, "projected_y_pt")! - projected).magnitude < 1e-9)
    #expect((Self.number(found, "duration_s")! - duration).magnitude < 0.5e-4)
    #expect(Self.number(found, "damping_ratio") == 0.8)
    #expect(Self.number(found, "initial_velocity") == 0)
    #expect(Self.number(found, "response_s")! > 0)
    let places = ["collapsed": 734.0, "peaking": 390.5, "extended": 71]
    #expect(Self.number(found, "target_y_pt") == places[target])
    for key in ["flip_velocity_pt_s", "flip_distance_pt"] { #expect(found.keys.contains(key)) }
  }

  /// A rule without a projection has null there.
  @Test func whatThereIsNotIsNull() throws {
    let found = try Self.json("--preset", "sweetcurtain-0.2.5", "--y", "230", "--velocity", "-900", "--from", "min")
    #expect(found["target"] as? String == "mid")
    #expect(found["rule"] as? String == "step")
    #expect(found["projected_y_pt"] is NSNull)
    #expect(Self.number(found, "initial_velocity") == 3)
    #expect((Self.number(found, "flip_velocity_pt_s")! - 300).magnitude < 1e-6)
    #expect(found["flip_distance_pt"] is NSNull)
  }

  /// A card that is described by options has the header that a scenario's card would have: 14 pt in CardParts' sheet,
  /// whose height is that of the header and the content.
  @Test func theHeaderIsThePresets() throws {
    func place(_ options: String...) throws -> String {
      let card = ["explain", "--preset", "cardparts-sheet", "--content-height", "400", "--y", "600", "--velocity", "0"]
      let result = try Tool.run(card + options)
      #expect(result.code == 0, "\(result)")
      return result.output
    }
    let own = try place()
    #expect(try own == place("--header-height", "14"))
    #expect(try own != place("--header-height", "84"))
  }

  @Test func aPersonReadsWhy() throws {
    let result = try Tool.run("explain", "--preset", "tgcard-2.5.1", "--y", "500", "--velocity", "0")
    #expect(
      result
        == Tool.Result(
          output: """
            from            y 500 pt at 0 pt/s, last decided peaking
            projected       y 500 pt
            goes to         collapsed, y 734 pt
            because         the projected place lies in no window, and the finger's direction decides (standing still is down)
            motion          a spring of response 0.9081 s, damping ratio 0.8, starting at 0 pt/s
            settles         within 0.5 pt and 10 pt/s after 1.1524 s, at rest after 1.3 s
            other velocity  on the edge: any faster upward goes to peaking
            other place     beyond 434.5 pt (-65.5) it goes to peaking

            """, words: "", code: 0))
  }

  /// At an edge the word is for the finger: a change against its velocity makes it slower.
  @Test func onTheEdgeAFingerThatMovesIsSlower() throws {
    let preset = ["explain", "--preset", "tgcard-2.5.1", "--y"]
    for velocity in [-1200.0, 1200] {
      // Releases beside an edge, by the flip that the tool itself reports.
      let found = try Tool.run(preset + ["420", "--velocity", "\(velocity)", "--format", "csv"])
      let rows = CSV.rows(found.output)
      let column = try #require(rows[0].firstIndex(of: "flip_velocity_pt_s"))
      let change = try #require(Double(rows[1][column]))
      let edge = velocity + change + (change > 0 ? -1 : 1) * 1e-6
      let text = try Tool.run(preset + ["420", "--velocity", "\(edge)"]).output
      let word = change * edge < 0 ? "slower" : edge > 0 ? "faster downward" : "faster upward"
      #expect(text.contains("other velocity  on the edge: any \(word) goes to"), "\(text)")
    }
  }

  /// A flip is told by the velocity and the place at which it happens, with the change in parentheses.
  @Test func aFlipTellsWhereItIs() throws {
    let result = try Tool.run("explain", "--preset", "tgcard-2.5.1", "--y", "420", "--velocity", "-60")
    #expect(
      result.output.hasSuffix(
        """
        other velocity  at -147.2946 pt/s (-87.2946) it goes to extended
        other place     beyond 376.44 pt (-43.56) it goes to extended

        """), "\(result)")
  }

  /// Every release of a scenario is explained, each with its instant.
  @Test func everyReleaseOfAScenario() throws {
    let result = try Tool.run("explain", "grab")
    #expect(result.code == 0)
    #expect(result.output.contains("released at"))
    let tour = try Tool.run("explain", "tour")
    #expect(tour.output.components(separatedBy: "released at").count > 4)
  }

  @Test(
    arguments: [
      (["--y", "100"], 64, "velocity"), (["--velocity", "100"], 64, "--y"),
      (["--preset", "tgcard-2.5", "--y", "1", "--velocity", "1"], 64, "tgcard-2.5.1"),
      (["--device", "iphone-51", "--y", "1", "--velocity", "1"], 64, "iphone-15"),
      (["--from", "peakin", "--y", "1", "--velocity", "1"], 64, "peaking"),
      (["--y", "nan", "--velocity", "1"], 64, "nan"), (["--y", "1e300", "--velocity", "1"], 64, "1e300"),
      (["flick-upp"], 66, "flick-up"), (["flick-up", "--y", "1"], 64, "--y"),
      (["flick-up", "--from", "peaking"], 64, "--from"),
      (["flick-up", "--y", "1", "--velocity", "1", "--header-height", "50"], 64, "--header-height"), ([], 64, "--y"),
    ] as [([String], Int32, String)])
  func mistakesAreNamed(arguments: [String], code: Int32, word: String) throws {
    let result = try Tool.run(["explain"] + arguments)
    #expect(result.code == code, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.contains(word), "\(result)")
  }

  /// A release on a scenario's own card goes to that card's detents.
  @Test func aReleaseOnAScenariosCard() throws {
    let own = try Self.json("own-detents", "--y", "300", "--velocity", "0")
    let standard = try Self.json("--y", "300", "--velocity", "0")
    #expect(own["target"] as? String != standard["target"] as? String)
    let under = try Self.json("flick-up", "--preset", "tgcard-2.5.1", "--y", "500", "--velocity", "0")
    #expect(under["target"] as? String == "collapsed")
    #expect(Self.number(under, "duration_s") == 1.3)
  }

  /// A curve is told by its name, or as it is written, with its duration.
  @Test(arguments: [
    ("ease-out", "ease-out"), ("ease-out-bounce", "easeOutBounce"),
    ("cubic-bezier(0.1, 0.2, 0.3, 0.9)", "cubic-bezier(0.1, 0.2, 0.3, 0.9)"),
  ]) func aCurveHasItsName(curve: String, words: String) throws {
    let settings = ["settle.motion=curve", "settle.curve=\(curve)", "settle.duration=0.4"].flatMap { ["--set", $0] }
    let text = try Tool.run(["explain", "--y", "500", "--velocity", "0"] + settings).output
    #expect(text.contains("motion          the curve \(words) in 0.4 s, starting at "), "\(text)")
  }

  /// The change in parentheses leads there as it is shown, as the place does.
  @Test(arguments: [(440.0, -60.0), (420, -60), (450, 90), (300, 20)]) func theChangeLeadsThere(
    y: Double, velocity: Double
  ) throws {
    let call = ["explain", "--preset", "tgcard-2.5.1", "--y", "\(y)", "--velocity"]
    let text = try Tool.run(call + ["\(velocity)"]).output
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("other velocity") })
    let words = line.split(separator: " ")
    // One that lies a little beyond its number says so.
    guard words[2] == "at", let change = Double(words[5].dropFirst().dropLast()) else { return }
    let target = String(words[words.count - 1])
    let there = try Tool.run(call + ["\(((velocity + change) * 1e4).rounded() / 1e4)"]).output
    #expect(there.contains("goes to         \(target), "), "\(line)\n\(there)")
  }

  /// A gesture on standard input is read once, for all scenarios.
  @Test func aGestureIsReadOnce() throws {
    let made =
      "cardsim gesture make --from 200,450 --to 200,350 --duration 120ms --release-velocity -900"
    let result = try Tool.shell("\(made) | cardsim explain flick-up flick-down --gesture -")
    #expect(result.code == 0, "\(result)")
  }
}
