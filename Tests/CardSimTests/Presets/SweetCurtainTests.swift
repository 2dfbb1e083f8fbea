import CardSim
import CardTestSupport
import Testing

/// SweetCurtain 0.2.5 and its rewrite (references, §2).
@Suite struct SweetCurtainTests {
  /// A fifth, a half and four fifths of 793 pt, and hidden; animated with UIKit's spring of 0.4 s, ζ 0.8 and v₀ 3, or
  /// at once.
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
    // The way of the first, by the references' 0.2957, 0.7706, 1.0099 and 1.0078 at 10, 25, 50 and 75 % of the time.
    for (part, way) in [(0.1, 0.2957), (0.25, 0.7706), (0.5, 1.0099), (0.75, 1.0078)] {
      let sample = run.sample(at: Instant(ticks: Int64((0.1 + 0.4 * part) * 9e6)))
      #expect(((693.4 - sample.cardY) / 237.9).isNear(way, 0.5e-4), "\(part)")
    }
    // The last two are at once.
    for time in [1.9, 2.1] {
      let row = run.rows.first { $0.frame.ticks >= Int64(time * 9e6) }!
      #expect(row.sample.phase == .resting)
    }
    #expect(run.rows.last!.scene.heightCoefficient.isNear(0.8, 1e-12))
  }

  /// Ten steps of ten points beyond its top: 4.5, 8.775 … 36.1137.
  @Test func theRubberBandGoesBySteps() throws {
    func golden(_ run: Run) -> Bool {
      let shown = Set(run.drags[0].map { ((217.6 - $0.sample.cardY) * 100).rounded() / 100 })
      return [4.5, 12.84, 16.69, 23.84, 27.15, 33.28, 36.11].allSatisfy { value in
        shown.contains { $0.isNear(value, 0.011) }
      } && run.drags[0].last!.sample.cardY.isNear(217.6 - 36.1137, 1e-3) && run.lastDetent == "max"
    }
    #expect(golden(try Run("curtain-rubber-band")))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.damped_weakening": "5"])))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.damped_height": "50"])))
    #expect(!golden(try Run("curtain-rubber-band", ["drag.edge": "elastic"])))
    // A step is what a frame hands over, however often the finger is sampled.
    func finer(fps: Int64) throws -> Run {
      try Run("curtain-rubber-band", fps: fps) { document in
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

  /// One finger: the card to its top, then its content, and back; the step that crosses counts for both.
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
    // The step that brings the content back to its top moves the card by the whole of it, as well.
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

  /// The rewrite: 0.2 s of a curve for a slow finger; at 1000 pt/s a spring of ζ 0.84 in 0.3 s, at 3000 one of 0.6.
  @Test func theRewriteGoesBySpeed() throws {
    let run = try Run("curtain-speeds", fps: 240)
    var legs: [(start: Instant, end: Instant)] = []
    for entry in run.entries {
      if case .snap = entry.event { legs.append((entry.instant, entry.instant)) }
      if case .settled = entry.event, !legs.isEmpty { legs[legs.count - 1].end = entry.instant }
    }
    #expect(legs.count == 3 && run.releases.count == 3)
    let durations = legs.map { $0.end.seconds(since: $0.start) }
    #expect(zip(durations, [0.2, 0.3, 0.3]).allSatisfy { $0.isNear($1, 1e-9) })
    #expect(run.releases[1].isNear(-1000, 0.01) && run.releases[2].isNear(3000, 0.01))
    for (leg, (number, target)) in zip(legs.dropFirst(), [(1, 212.0), (2, 452)]) {
      let share = min(1, run.releases[number].magnitude / 2500)
      let (ratio, velocity) = (1 - 0.4 * share, 0.3 * share)
      // Inputs are gathered, so the release is a frame's.
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
    #expect(run.rows.contains { $0.sample.cardY == 212 && $0.sample.phase == .resting } && run.lastDetent == "medium")
    let later = try Run("curtain-speeds", ["snap.resistance": "1500"])
    #expect(!later.rows.contains { $0.sample.cardY == 212 })
  }

  /// Dragged slowly from its lowest height almost to its highest, and flicked up: D9:80-95 goes by the height that it
  /// has, 630 pt, and so to 640. By the stored state it would be the medium one, 400.
  @Test func theRewriteGoesByWhereItIs() throws {
    func goesOnUp(_ run: Run) -> Bool {
      let released = run.drags[0].last!.sample
      return run.releases[0] < -500 && released.cardY > 212 && released.cardY < 250 && run.lastDetent == "large"
        && run.lastY == 212
    }
    #expect(goesOnUp(try Run("curtain-from-here")))
    let stored = try Run("curtain-from-here", ["snap.policy": "step"])
    #expect(!goesOnUp(stored) && stored.lastDetent == "medium" && stored.lastY == 452)
  }
}
