import CardSim
import CardTestSupport
import Testing

/// CardParts' bottom sheet (references, A2.6): 500 pt high, shown at y 352.
@Suite struct CardPartsSheetTests {
  /// A fifth of each step beyond its top; and the overlay shows where the sheet was one event ago.
  @Test func aPullIsDividedAndTheOverlayIsLate() throws {
    func isLate(_ run: Run) -> Bool {
      let drag = run.drags[0].map(\.sample)
      let steps = zip(drag, drag.dropFirst()).map { (finger: $1.touchY! - $0.touchY!, card: $1.cardY - $0.cardY) }
      let fifths = zip(steps, drag.dropFirst()).filter { $1.cardY < 350 && $0.finger != 0 }
      let divided = fifths.count > 10 && fifths.allSatisfy { $0.0.card.isNear($0.0.finger / 5, 1e-9) }
      // Going down, the sheet is lower than its overlay says: that is darker than the place.
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

  /// Each step of the finger's shows the overlay of the step before, to the bit.
  @Test func theOverlayIsThatOfTheEventBefore() throws {
    let run = try Run("sheet-pull-up", ["clock.delivery": "immediate"], fps: 240)
    let heights = run.entries.compactMap { entry -> (Instant, Double)? in
      if case .callback(.didChangeHeight(let height)) = entry.event { (entry.instant, height) } else { nil }
    }
    var checked = 0
    for row in run.drags[0] {
      let told = heights.filter { $0.0 <= row.instant }
      guard told.count > 1 else { continue }
      checked += 1
      #expect(row.sample.mapDim.isNear(0.5 * min(1, told[told.count - 2].1 / 500), 1e-9))
    }
    #expect(checked > 50)
  }

  /// 270 of 500 pt stay; 170 go though the finger went up fast; 460 go at 300 pt/s. Back in 0.25 s, away in 0.5.
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
    #expect(run.releases[1] < -200 && run.releases[2].isNear(300, 1e-3))
    #expect(run.eventTexts.filter { $0 == "didDismiss" }.count == 2 && run.lastY == 852)
  }
}
