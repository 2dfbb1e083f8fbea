import CardSim
import CardTestSupport
import Testing

/// CardParts' bottom sheet (Parts-8, Parts-9): 500 pt high, shown at y 352.
@Suite struct CardPartsSheetTests {
  /// Beyond its top the sheet moves by a fifth of each step, and the overlay shows the place of one event before.
  @Test func aPullIsDividedAndTheOverlayIsLate() throws {
    func isLate(_ run: Run) -> Bool {
      let drag = run.drags[0].map(\.sample)
      let steps = zip(drag, drag.dropFirst()).map { (finger: $1.touchY! - $0.touchY!, card: $1.cardY - $0.cardY) }
      let fifths = zip(steps, drag.dropFirst()).filter { $1.cardY < 350 && $0.finger != 0 }
      let divided = fifths.count > 10 && fifths.allSatisfy { $0.0.card.isNear($0.0.finger / 5, 1e-9) }
      // While the sheet goes down, its overlay is darker than its place, since the overlay is late.
      let below = drag.filter { $0.cardY > 360 && $0.mapDim < 0.5 }
      let places = below.map { ($0.mapDim, 0.5 * (852 - $0.cardY) / 500) }
      return divided && below.count > 5 && places.contains { $0 > $1 + 1e-4 } && places.allSatisfy { $0 >= $1 - 1e-12 }
        && run.lastDetent == "shown"
    }
    #expect(isLate(try Run("sheet-pull-up")))
    #expect(!isLate(try Run("sheet-pull-up", ["drag.divisor": "4"])))
    #expect(!isLate(try Run("sheet-pull-up", ["fades.follow": "position"])))
    #expect(!isLate(try Run("sheet-pull-up", ["dim.map_max": "0.4"])))
  }

  /// Each step of the finger shows the overlay of the step before, to 1e-9.
  @Test func theOverlayIsThatOfTheEventBefore() throws {
    let run = try Run("sheet-pull-up", ["clock.delivery": "immediate"], fps: 240)
    let heights = run.entries.compactMap { entry -> (Instant, Double)? in
      if case .callback(.didChangeHeight(let height)) = entry.event { (entry.instant, height) } else { nil }
    }
    var checked = 0
    for row in run.drags[0] {
      let reported = heights.filter { $0.0 <= row.instant }
      guard reported.count > 1 else { continue }
      checked += 1
      #expect(row.sample.mapDim.isNear(0.5 * min(1, reported[reported.count - 2].1 / 500), 1e-9))
    }
    #expect(checked > 50)
  }

  /// A sheet with 270 of 500 pt stays; one with 170 goes though the finger went up fast; one with 460 goes at 300 pt/s.
  /// A sheet comes back in 0.25 s and goes in 0.5 s.
  @Test func itStaysOrGoes() throws {
    func goes(_ run: Run) throws -> [String] {
      try run.entries.enumerated().compactMap { index, entry in
        guard case .snap(let detent) = entry.event else { return nil }
        let end = try #require(
          run.entries[index...].first { if case .settled = $0.event { true } else { false } }
        ).instant
        let time = (end.seconds(since: entry.instant) * 1000).rounded() / 1000
        return "\(run.name(detent)!) \(time)"
      }
    }
    #expect(try goes(Run("sheet-dismissal")) == ["shown 0.25", "dismissed 0.5", "dismissed 0.5"])
    #expect(try goes(Run("sheet-dismissal", ["snap.keep_fraction": "0.6"])).first == "dismissed 0.5")
    let kept = try goes(Run("sheet-dismissal", ["snap.keep_fraction": "0.3"]))
    #expect(kept == ["shown 0.25", "shown 0.25", "dismissed 0.5"])
    #expect(try goes(Run("sheet-dismissal", ["snap.dismiss_velocity": "400"])).last == "shown 0.25")
    #expect(try goes(Run("sheet-dismissal", ["settle.dismiss_duration": "none"])).last == "dismissed 0.25")
    let run = try Run("sheet-dismissal")
    #expect(run.releases[1] < -200)
    #expect(run.releases[2].isNear(300, 1e-3))
    #expect(run.eventTexts.filter { $0 == "didDismiss" }.count == 2)
    #expect(run.lastY == 852)
  }

  /// The handle is 6 pt high and stands 8 above the content: a sheet without a given header has one of 14.
  @Test func itsHeaderIsItsHandle() throws {
    let run = try Run(
      json: #"{ "preset": "cardparts-sheet", "cards": [{ "name": "a", "content": 400, "detent": "shown" }] }"#)
    #expect(run.scenario.stack.topCard.headerHeight == 14)
    // 852 - (400 + 14 + 34)
    #expect(run.lastY == 404)
    let other = try Run(
      json: #"{ "preset": "standard", "cards": [{ "name": "a", "content": 400 }] }"#)
    #expect(other.scenario.stack.topCard.headerHeight == 84)
  }

  static let growing = """
    "preset": "cardparts-sheet", "cards": [{ "name": "sheet", "detent": "shown", "content": { "cards": [
      { "name": "offer", "states": { "short": [{ "kind": "text", "height": 100 }], "long": [{ "kind": "text", "height": 260 }] }, "state": "short" }
    ] } }]
    """

  /// Growing content moves the sheet in 0.25 s, critically damped with an initial velocity of 1; at the end the app
  /// gets the new height. The overlay's alpha stays the same.
  @Test func itFollowsGrowingContent() throws {
    let run = try Run(
      json: #"{ \#(Self.growing), "inputs": [{ "at": "100ms", "state": "long" }, { "at": "1s", "state": "short" }] }"#,
      fps: 120)
    let first = run.rows[0].sample.cardY
    let grown = first - 160
    let start = try #require(run.rows.first { $0.sample.modelY == grown }).instant
    #expect(start.seconds(since: Instant(ticks: 900_000)) <= 2 / 120.0)
    // UIKit's spring for 0.25 s, a ratio of 1 and v₀ = 1: ω = 36.82.
    let spring = SpringAnimation(duration: 0.25, dampingRatio: 1, relativeVelocity: 1).spring
    #expect(spring.angularFrequency.isNear(36.82, 0.005))
    let changed = try run.instant { if case .contentHeight = $0 { true } else { false } }
    for row in run.rows(from: changed, to: changed.advanced(bySeconds: 0.25)) {
      let state = Oracle.spring(
        angularFrequency: spring.angularFrequency, dampingRatio: 1, displacement: 160, velocity: -160,
        at: row.instant.seconds(since: changed))
      #expect(row.sample.cardY.isNear(grown + state.position, 1e-6))
      #expect(row.sample.mapDim == 0.5)
    }
    let reported = run.entries.compactMap { entry -> (Double, Double)? in
      guard case .callback(.didChangeHeight(let height)) = entry.event else { return nil }
      return (height, entry.instant.seconds(since: changed))
    }
    #expect(reported.count == 2)
    #expect(reported.first?.0 == 852 - grown)
    #expect(reported.first?.1.isNear(0.25, 1e-9) == true)
    #expect(run.lastY == first)
    #expect(run.lastDetent == "shown")
  }

  /// A keyboard raises the sheet by its height in the same time, and lets it down again.
  @Test func itStandsOnTheKeyboard() throws {
    let run = try Run(
      json: #"{ \#(Self.growing), "inputs": [{ "at": "100ms", "keyboard": 300 }, { "at": "1s", "keyboard": 0 }] }"#)
    let first = run.rows[0].sample.cardY
    let up = run.rows(from: Instant(ticks: 900_000), to: Instant(ticks: 9_000_000))
    #expect(up.last!.sample.cardY == first - 300)
    #expect(up.contains { $0.sample.phase == .settling })
    #expect(run.lastY == first)
    #expect(run.rows.allSatisfy { $0.sample.scrollOffset == 0 })
  }

  /// A held sheet stays under the finger, and settles at its new height after the lift; a dismissed one stays away.
  @Test func whatIsHeldOrGoneStays() throws {
    let path = #""path": { "points": [["0ms", 200, 740], ["200ms", 200, 770]], "lift_after": "500ms" }"#
    let run = try Run(
      json:
        #"{ \#(Self.growing), "inputs": [{ "at": "100ms", "on": "header", \#(path) }, { "at": "500ms", "state": "long" }] }"#,
      ["snap.keep_fraction": "0.1"])
    let first = run.rows[0].sample.cardY
    let held = run.drags[0].filter { $0.instant > Instant(ticks: 5_000_000) }
    #expect(held.count > 5)
    for row in held { #expect(row.sample.cardY == held[0].sample.cardY) }
    #expect(run.lastY == first - 160)
    let gone = try Run(
      json:
        #"{ \#(Self.growing), "inputs": [{ "at": "100ms", "move": "dismissed" }, { "at": "900ms", "state": "long" }] }"#
    )
    #expect(gone.lastY == 852)
  }
}
