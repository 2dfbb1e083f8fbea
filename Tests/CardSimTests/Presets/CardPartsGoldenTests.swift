import CardSim
import CardTestSupport
import Testing

/// CardParts' bottom sheet (Parts-8, Parts-9): 84 + 382 pt and a safe area of 34, 500 pt in all.
@Suite struct CardPartsGoldenTests {
  /// A sheet stays if `-c > 0.4 · sheetH && vy < 250`, both strict; otherwise it goes, and no flick rescues it.
  @Test func itStaysOrGoes() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    #expect(bench.card.detents.map(\.y) == [852, 352])
    #expect([0, 1].map(bench.name) == ["dismissed", "shown"])
    #expect(try bench.target(652, 0) == "dismissed")
    #expect(try bench.target(651.999, 0) == "shown")
    #expect(try bench.target(352, 250) == "dismissed")
    #expect(try bench.target(352, 249.999) == "shown")
    for velocity in [-9000.0, -250, 0] { #expect(try bench.target(652, velocity) == "dismissed") }
    #expect(try bench.target(320, 0) == "shown")
    #expect(try bench.target(852, -300) == "dismissed")
    let release = try bench.release(600, 0)
    #expect(release.distanceFlip!.change.isNear(52, 1e-8))
    #expect(release.velocityFlip!.change.isNear(250, 1e-8))
    #expect(release.decision.rule == .kept)
    #expect(release.decision.threshold == 250)
  }

  /// A sheet comes back in 0.25 s and goes in 0.5 s, with ζ 1 and one distance per second at any velocity of the
  /// finger: ω 36.82 and 18.36, by mpmath to more digits.
  @Test func itsSprings() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    for (y, velocity, duration, frequency) in [
      (400, 200, 0.25, 36.8236916861916071), (400, -3000, 0.25, 36.8236916861916071),
      (700, 0, 0.5, 18.3551313361462463), (400, 300, 0.5, 18.3551313361462463),
    ] as [(Double, Double, Double, Double)] {
      let release = try bench.release(y, velocity)
      #expect(release.duration == duration)
      #expect(release.flight.spring!.angularFrequency.isNear(frequency, 1e-12))
      #expect(release.flight.spring!.dampingRatio == 1)
      #expect(release.relativeVelocity == 1)
      #expect(release.flight.startVelocity == release.flight.targetY - y)
    }
    let tap = try #require(spring(of: bench.rules.motion.tap))
    #expect(tap.duration == 0.5)
    #expect(tap.relativeVelocity == 1)
    #expect(tap.spring.dampingRatio == 1)
  }

  /// The overlay's alpha is at most 0.5 and one event late; a pull up is divided by 5; nothing is handed over.
  @Test func itsOverlayAndItsEdge() throws {
    let bench = try Bench("cardparts-sheet", content: 382)
    let fades = Fades(bench.rules.fade, card: bench.card)
    for (y, alpha) in [(852, 0), (727, 0.125), (602, 0.25), (352, 0.5), (320, 0.5)] as [(Double, Double)] {
      #expect(fades.mapDim(at: y).isNear(alpha, 1e-15))
    }
    #expect(bench.rules.fade.source == .previousEvent)
    #expect(bench.rules.drag.edge == .stepwise(.divided(by: 5)))
    #expect(!bench.rules.scroll.handsOverToCard)
    #expect(!bench.rules.scroll.handsOverToContent)
  }
}
