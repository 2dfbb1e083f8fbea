import CardSettings
import CardSim
import CardTestSupport
import Testing

/// SweetCurtain 0.2.5 and its rewrite (SC-1 to SC-8).
@Suite struct SweetCurtainTests {
  /// The states are a fifth, a half and four fifths of 793 pt, and hidden; reached on UIKit's spring of 0.4 s, ζ 0.8
  /// and v₀ 3, or at once.
  @Test func itsStatesAreHeights() throws {
    let run = try Run("curtain-states", fps: 120)
    let rest = run.rows.filter { $0.sample.phase == .resting }
    for (row, coefficient) in zip(
      ["min", "mid", "max", "hide"].map { name in rest.first { run.name($0.sample.target) == name }! },
      [0.2, 0.5, 0.8, 0])
    {
      #expect(row.scene.heightCoefficient.isNear(coefficient, 1e-12))
      #expect(row.sample.cardY.isNear(852 - 793 * coefficient, 1e-9))
    }
    // The progress of the first motion: 0.2957, 0.7706, 1.0099 and 1.0078 at 10, 25, 50 and 75 % of the time (UIKit-2).
    for (part, way) in [(0.1, 0.2957), (0.25, 0.7706), (0.5, 1.0099), (0.75, 1.0078)] {
      let sample = run.sample(at: Instant(ticks: Int64((0.1 + 0.4 * part) * 9e6)))
      #expect(((693.4 - sample.cardY) / 237.9).isNear(way, 0.5e-4), "\(part)")
    }
    // The last two moves are immediate.
    for time in [1.9, 2.1] {
      let row = run.rows.first { $0.frame.ticks >= Int64(time * 9e6) }!
      #expect(row.sample.phase == .resting)
    }
    #expect(run.rows.last!.scene.heightCoefficient.isNear(0.8, 1e-12))
  }

  /// Ten steps of ten points beyond the top show 4.5, 8.775 … 36.1137.
  @Test func theRubberBandGoesBySteps() throws {
    func golden(_ run: Run) -> Bool {
      let shown = Set(run.drags[0].map { ((217.6 - $0.sample.cardY) * 100).rounded() / 100 })
      return [4.5, 12.84, 16.69, 23.84, 27.15, 33.28, 36.11].allSatisfy { value in
        shown.contains { $0.isNear(value, 0.011) }
      } && run.drags[0].last!.sample.cardY.isNear(217.6 - 36.1137, 1e-3) && run.lastDetent == "max"
    }
    #expect(golden(try Run("curtain-rubber-band", ["drag.begin": "moves"])))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.begin": "moves", "drag.damped_weakening": "5"])))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.begin": "moves", "drag.damped_height": "50"])))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.begin": "moves", "drag.edge": "elastic"])))
    // The event that begins the pan moves nothing: its ten points come with the next one, as a step of twenty.
    var place = 0.0
    for step in [20.0] + Array(repeating: 10, count: 8) { place += step * (1 - (place + step) / 100) / 2 }
    #expect(try Run("curtain-rubber-band").drags[0].last!.sample.cardY.isNear(217.6 - place, 1e-3))
    // A step is the travel of one frame, at any sampling rate of the finger.
    func finer(fps: Int64) throws -> Run {
      try Run("curtain-rubber-band", ["drag.begin": "moves"], fps: fps) { document in
        if case .path(var path, let placement) = document.inputs[0].action {
          path.sampling.hertz = 240
          document.inputs[0].action = .path(path, placement)
        }
      }
    }
    #expect(golden(try finer(fps: 60)))
    // Twice as many steps of half the size go further: 95 (1 − 0.975²⁰).
    #expect(try finer(fps: 120).drags[0].last!.sample.cardY.isNear(217.6 - 37.7447, 2e-3))
  }

  /// One finger moves the card to its top, then its content, and back; the step that crosses counts for both.
  @Test func cardAndContentShareAFinger() throws {
    func shares(_ run: Run) -> Bool {
      let drag = run.drags[0].map(\.sample)
      return run.eventTexts.filter { $0.hasPrefix("handoff") } == ["handoff(content)", "handoff(card)"]
        && drag.contains { $0.cardY.isNear(217.6, 1e-9) && $0.scrollOffset > 90 }
        && drag.allSatisfy { $0.cardY >= 217.6 - 1e-9 && ($0.scrollOffset == 0 || $0.cardY.isNear(217.6, 1e-9)) }
        && drag.last!.scrollOffset == 0 && drag.last!.cardY > 455.5
    }
    #expect(shares(try Run("curtain-scroll-both-ways")))
    #expect(!shares(try Run("curtain-scroll-both-ways", ["handoff.rule": "overscroll"])))
    #expect(!shares(try Run("curtain-scroll-both-ways") { $0.cards[0].contentHeight = 300 }))
    // The step that brings the content back to its top also moves the card by its whole length.
    func countsTwice(_ run: Run) -> Bool {
      let drag = run.drags[0].map(\.sample)
      guard let index = drag.indices.dropFirst().first(where: { drag[$0 - 1].scrollOffset > 0 && drag[$0].cardY > 218 })
      else { return false }
      let (before, after) = (drag[index - 1], drag[index])
      return before.scrollOffset > 0.01
        && (after.cardY - before.cardY).isNear(after.touchY! - before.touchY!, 1e-9) && after.scrollOffset == 0
    }
    #expect(countsTwice(try Run("curtain-scroll-both-ways")))
    #expect(!countsTwice(try Run("curtain-scroll-both-ways", ["handoff.rule": "exact"])))
  }

  /// The rewrite settles on a curve of 0.2 s after a slow finger; at 1000 pt/s on a spring of ζ 0.84 in 0.3 s, at 3000
  /// on one of 0.6.
  @Test func theRewriteGoesBySpeed() throws {
    let run = try Run("curtain-speeds", fps: 240)
    var legs: [(start: Instant, end: Instant)] = []
    for entry in run.entries {
      if case .snap = entry.event { legs.append((entry.instant, entry.instant)) }
      if case .settled = entry.event, !legs.isEmpty { legs[legs.count - 1].end = entry.instant }
    }
    #expect(legs.count == 3)
    #expect(run.releases.count == 3)
    let durations = legs.map { $0.end.seconds(since: $0.start) }
    #expect(zip(durations, [0.2, 0.3, 0.3]).allSatisfy { $0.isNear($1, 1e-9) })
    #expect(run.releases[1].isNear(-1000, 0.01))
    #expect(run.releases[2].isNear(3000, 0.01))
    for (leg, (number, target)) in zip(legs.dropFirst(), [(1, 212.0), (2, 452)]) {
      let share = min(1, run.releases[number].magnitude / 2500)
      let (ratio, velocity) = (1 - 0.4 * share, 0.3 * share)
      // Inputs are gathered, so the release happens at a frame.
      let from = run.rows(from: leg.start)[0].sample.cardY
      let uikit = Spring.uikit(duration: 0.3, dampingRatio: ratio, relativeVelocity: velocity)
      guard case .ambiguous(let spring, _) = uikit else {
        Issue.record("UIKit's equation has more than one root here")
        continue
      }
      for row in run.rows(from: leg.start, to: leg.end) {
        let state = Oracle.spring(
          angularFrequency: spring.angularFrequency, dampingRatio: ratio, displacement: from - target,
          velocity: velocity * (target - from), at: row.instant.seconds(since: leg.start))
        #expect(row.sample.cardY.isNear(target + state.position, 1e-6))
      }
    }
    #expect(run.rows.contains { $0.sample.cardY == 212 && $0.sample.phase == .resting })
    #expect(run.lastDetent == "medium")
    let later = try Run("curtain-speeds", ["snap.resistance": "1500"])
    #expect(!later.rows.contains { $0.sample.cardY == 212 })
  }

  /// After a slow drag from the lowest height almost to the highest, a flick up counts from the present height
  /// (D9:80-95), 630 pt, and goes to 640. From the stored state it would go to the medium one, 400.
  @Test func theRewriteGoesByWhereItIs() throws {
    func goesOnUp(_ run: Run) -> Bool {
      let released = run.drags[0].last!.sample
      return run.releases[0] < -500 && released.cardY > 212 && released.cardY < 250 && run.lastDetent == "large"
        && run.lastY == 212
    }
    #expect(goesOnUp(try Run("curtain-from-here")))
    let stored = try Run("curtain-from-here", ["snap.policy": "step"])
    #expect(!goesOnUp(stored))
    #expect(stored.lastDetent == "medium")
    #expect(stored.lastY == 452)
  }

  static let curtain = #""preset": "sweetcurtain-0.2.5", "cards": [{ "name": "a", "content": 1600, "detent": "mid" }],"#

  /// The curtain's own pan checks no axis: a finger that moves sideways on the header drags the curtain by its vertical
  /// travel. The rewrite checks the axis on its list only, and there it rejects a finger on the diagonal, too;
  /// CardParts' sheet rejects it anywhere, and TripGo's card nowhere.
  @Test func itsPanHasNoAxis() throws {
    func drags(_ preset: String, on place: String, dx: Double, dy: Double) throws -> Bool {
      let top = Preset.named(preset)!.settings.places.names.last!
      let run = try Run(
        json: """
          { "preset": "\(preset)", "set": { "clock.delivery": "immediate" },
            "cards": [{ "name": "a", "content": 1600, "detent": "\(top)" }],
            "inputs": [{ "at": "100ms", "on": "\(place)", "path": {
              "points": [["0ms", 200, 600], ["300ms", \(200 + dx), \(600 + dy)]], "jitter": false } }] }
          """)
      return !run.eventTexts.contains("ignored(sideways)") && run.eventTexts.contains("drag")
    }
    #expect(try drags("sweetcurtain-0.2.5", on: "header", dx: 90, dy: -30))
    #expect(try drags("sweetcurtain-0.9", on: "header", dx: 90, dy: -30))
    #expect(try !drags("sweetcurtain-0.9", on: "content", dx: 90, dy: -30))
    #expect(try !drags("sweetcurtain-0.9", on: "content", dx: 60, dy: -60))
    #expect(try drags("sweetcurtain-0.9", on: "content", dx: 30, dy: -90))
    #expect(try !drags("tgcard-2.5.1", on: "header", dx: 90, dy: 30))
    #expect(try drags("tgcard-2.5.1", on: "header", dx: 60, dy: 60))
    #expect(try !drags("cardparts-sheet", on: "header", dx: 60, dy: 60))
    #expect(try drags("cardparts-sheet", on: "header", dx: 59, dy: 60))
  }

  /// `heightCoefficient` is that of the height that the controller has set: from the release on it is the target's,
  /// while the curtain still settles.
  @Test func itsCoefficientJumpsAtTheRelease() throws {
    let run = try Run(
      json: """
        { \(Self.curtain) "inputs": [{ "at": "100ms", "on": "header",
          "swipe": { "from": [200, 480], "to": [200, 400], "duration": "120ms", "velocity": -900 } }] }
        """)
    let snapped = try run.instant { if case .snap = $0 { true } else { false } }
    for row in run.rows(from: snapped) { #expect(row.scene.heightCoefficient.isNear(0.8, 1e-12)) }
    let held = run.drags[0]
    #expect(held.count > 3)
    for row in held { #expect(row.scene.heightCoefficient.isNear((852 - row.sample.modelY) / 793, 1e-12)) }
    let settling = run.rows(from: snapped).filter { $0.sample.phase == .settling }
    #expect(settling.contains { ((852 - $0.sample.cardY) / 793 - 0.8).magnitude > 0.05 })
  }

  /// The event that begins the pan moves nothing, and the next one brings the whole travel. The lift moves nothing
  /// either. A list that the curtain listens to loses the first step, and so does CardParts' sheet.
  @Test func nothingMovesOnBegan() throws {
    let path = """
      "path": { "points": [["0ms", 200, 480], ["100ms", 200, 430]], "rate": 60, "jitter": false, "lift_after": "100ms" }
      """
    func heights(_ set: String, _ cards: String, on place: String = "header") throws -> [Double] {
      let run = try Run(
        json: #"{ \#(set), "cards": [\#(cards)], "inputs": [{ "at": "100ms", "on": "\#(place)", \#(path) }] }"#,
        ["clock.delivery": "immediate", "touch.slop": "4"])
      let began = try run.instant { $0 == .drag }
      let (first, second) = (0.002, 0.019)
      return [
        run.sample(at: began.advanced(bySeconds: first)).modelY,
        run.sample(at: began.advanced(bySeconds: second)).modelY, run.drags[0].last!.sample.modelY,
      ]
    }
    func near(_ found: [Double], _ wanted: [Double]) -> Bool {
      zip(found, wanted).allSatisfy { $0.isNear($1, 0.01) }
    }
    // Steps are 8.33 pt: with a slop of 4, the first event is 4.33 beyond it, the second 12.67.
    let mid = #"{ "name": "a", "content": 1600, "detent": "mid" }"#
    let curtain = try heights(#""preset": "sweetcurtain-0.2.5""#, mid)
    #expect(near(curtain, [455.5, 442.83, 409.5]), "\(curtain)")
    let listened = try heights(
      #""preset": "sweetcurtain-0.2.5", "set": { "handoff.rule": "shared" }"#, mid, on: "content")
    #expect(near(listened, [455.5, 447.17, 413.83]), "\(listened)")
    let medium = try heights(
      #""preset": "sweetcurtain-0.9""#, #"{ "name": "a", "content": 1600, "detent": "medium" }"#)
    #expect(near(medium, [452.0, 439.33, 406.0]), "\(medium)")
    let moves = try heights(
      #""preset": "sweetcurtain-0.2.5", "set": { "drag.begin": "moves" }"#, mid)
    #expect(near(moves, [451.17, 442.83, 409.5]), "\(moves)")
    let sheet = try heights(
      #""preset": "cardparts-sheet", "set": { "drag.divisor": 1 }"#,
      #"{ "name": "a", "content": 400, "detent": "shown" }"#)
    #expect(near(sheet, [404.0, 395.67, 362.33]), "\(sheet)")
  }

  /// A list that the curtain doesn't listen to scrolls at any height and hands nothing over; with one that it listens
  /// to, one finger moves both.
  @Test func itsListIsItsOwnUntilItIsTold() throws {
    func run(_ set: String) throws -> Run {
      try Run(
        json: """
          { \(Self.curtain) "set": { \(set) }, "inputs": [
            { "at": "100ms", "on": "content", "path": {
              "points": [["0ms", 200, 700], ["400ms", 200, 560], ["800ms", 200, 800]], "lift_after": "90ms" } }] }
          """)
    }
    let own = try run("")
    #expect(own.rows.allSatisfy { $0.sample.cardY == 455.5 })
    #expect(own.rows.contains { $0.sample.scrollOffset > 100 })
    #expect(own.rows.contains { $0.sample.scrollOffset < -10 })
    #expect(own.rows.last!.sample.scrollOffset == 0)
    let reported = try run(#""handoff.rule": "shared""#)
    #expect(reported.rows.contains { $0.sample.cardY < 400 })
    // As in UIKit's sheets, content scrolls at any detent, and a pull beyond its top moves the card.
    let uikit = try run(#""handoff.to_card": true"#)
    #expect(uikit.rows.contains { $0.sample.scrollOffset > 100 && $0.sample.cardY == 455.5 })
    #expect(uikit.rows.contains { $0.sample.cardY > 480 })
    #expect(uikit.rows.allSatisfy { $0.sample.scrollOffset >= 0 })
    // A list that fits isn't scrolled: the finger drags the curtain.
    let fits = try Run(
      json: """
        { "preset": "sweetcurtain-0.2.5", "cards": [{ "name": "a", "content": 100, "detent": "mid" }], "inputs": [
          { "at": "100ms", "on": "content", "path": { "points": [["0ms", 200, 700], ["400ms", 200, 560]] } }] }
        """)
    #expect(fits.rows.contains { $0.sample.cardY < 400 })
  }

  /// A fling on the list decelerates at half height, and a touch there catches it.
  @Test func itsListIsCaughtAtAnyHeight() throws {
    let run = try Run(
      json: """
        { \(Self.curtain) "inputs": [
          { "at": "100ms", "on": "content",
            "swipe": { "from": [200, 760], "to": [200, 640], "duration": "120ms", "velocity": -1500 } },
          { "at": "500ms", "on": "content", "path": { "points": [["0ms", 200, 700], ["300ms", 200, 700]] } }] }
        """)
    #expect(run.events.contains(.grab))
    #expect(run.rows.contains { $0.sample.phase == .decelerating })
    #expect(run.rows.allSatisfy { $0.sample.cardY == 455.5 })
  }
}
