import CardMath
import CardModel
import CardMotion
import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct ReleaseFitTests {
  static let detents = [
    NamedDetent(name: "low", y: 734), NamedDetent(name: "half", y: 390.5), NamedDetent(name: "top", y: 71),
  ]

  /// Releases all over the screen, with the detents that a rule gives.
  static func releases(_ count: Int, seed: UInt64, fastest: Double = 2000, by rules: SnapRules) -> [RecordedRelease] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      let (y, velocity) = (random.next(from: 40, to: 760), random.next(from: -fastest, to: fastest))
      let origin = Int(random.next(below: 3))
      let decision = rules.decision(releasedAt: y, velocity: velocity, of: ReleaseRuleTests.card, from: origin)
      return RecordedRelease(y: y, velocity: velocity, detent: decision.target, origin: origin)
    }
  }

  @Test(arguments: Seeds.first(3, of: 20), [200.0, 600, 900])
  func aSwipesResistanceComesBack(seed: UInt64, resistance: Double) throws {
    var rule = SwipeSnap()
    rule.resistance = resistance
    let fit = ReleaseFit(Self.releases(400, seed: seed, by: .swipe(rule)), detents: Self.detents)
    let best = fit.best
    #expect(best.rule == .swipe(reached: 22), "seed \(seed)")
    #expect(best.wrongCount == 0, "seed \(seed)")
    #expect(best.count == 400, "seed \(seed)")
    let (low, high) = (try #require(best.low), try #require(best.high))
    #expect(low <= resistance, "seed \(seed): \(low) to \(high)")
    #expect(resistance <= high, "seed \(seed): \(low) to \(high)")
    #expect(high - low < 90, "seed \(seed): \(low) to \(high)")
  }

  /// A swipe that never skips a detent isn't taken for one that does, and the speed of one that does is found.
  @Test(arguments: [nil, 1400.0, 2000, 2600]) func aSkipComesBack(skip: Double?) throws {
    var rule = SwipeSnap()
    (rule.resistance, rule.skipVelocity) = (450, skip ?? .infinity)
    let fit = ReleaseFit(Self.releases(900, seed: 3, fastest: 3000, by: .swipe(rule)), detents: Self.detents)
    guard case .swipe(22, let found) = fit.best.rule else {
      Issue.record("\(fit.best)")
      return
    }
    #expect(fit.best.wrongCount == 0)
    #expect((try #require(fit.best.value)).isNear(450, 30))
    if let skip { #expect((try #require(found)).isNear(skip, 60)) } else { #expect(found == nil) }
  }

  @Test(arguments: Seeds.few) func aProjectionComesBack(seed: UInt64) throws {
    let fit = ReleaseFit(
      Self.releases(400, seed: seed, by: .projection(ProjectionSnap())), detents: Self.detents)
    let best = fit.best
    #expect(best.rule == .projection(window: 22), "seed \(seed)")
    #expect(best.wrongCount == 0, "seed \(seed)")
    let (low, high) = (try #require(best.low), try #require(best.high))
    #expect(low <= 0.499, "seed \(seed): \(low) to \(high)")
    #expect(0.499 <= high, "seed \(seed): \(low) to \(high)")
    #expect(high - low < 0.05, "seed \(seed): \(low) to \(high)")
  }

  @Test(arguments: Seeds.first(4, of: 20)) func aStepsAndAHeightsThresholdComeBack(seed: UInt64) throws {
    for (rules, rule, threshold) in [
      (SnapRules.step(StepSnap()), ReleaseRule.step, 600.0), (.height(HeightSnap()), .height, 500),
    ] {
      let best = ReleaseFit(Self.releases(400, seed: seed, by: rules), detents: Self.detents).best
      #expect(best.rule == rule, "seed \(seed)")
      #expect(best.wrongCount == 0, "seed \(seed)")
      let (low, high) = (try #require(best.low), try #require(best.high))
      #expect(low <= threshold, "seed \(seed): \(low) to \(high)")
      #expect(threshold <= high, "seed \(seed): \(low) to \(high)")
      #expect(high - low < 60, "seed \(seed): \(low) to \(high)")
    }
  }

  /// The rule of the detent nearest to the release's rest position, a common copy of `UIScrollView`'s paging.
  @Test(arguments: Seeds.few) func aHorizonComesBack(seed: UInt64) throws {
    let horizon = 0.25
    let releases = Self.releases(400, seed: seed, by: .swipe(SwipeSnap())).map { release in
      RecordedRelease(
        y: release.y, velocity: release.velocity,
        detent: ReleaseRuleTests.card.nearestDetent(to: release.y + horizon * release.velocity))
    }
    let fit = ReleaseFit(releases, detents: Self.detents)
    #expect(fit.best.rule == .horizon, "seed \(seed)")
    #expect(fit.best.wrongCount == 0, "seed \(seed)")
    let (low, high) = (try #require(fit.best.low), try #require(fit.best.high))
    #expect(low <= horizon, "seed \(seed): \(low) to \(high)")
    #expect(horizon <= high, "seed \(seed): \(low) to \(high)")
    #expect(high - low < 0.03, "seed \(seed): \(low) to \(high)")
    // Without the origin detents, a step rule can't be found.
    #expect(!fit.candidates.contains { $0.rule == .step })
  }

  /// Some wrong answers change the number little, and are counted.
  @Test func someReleasesMayGoElsewhere() throws {
    var releases = Self.releases(400, seed: 9, by: .swipe(SwipeSnap()))
    for index in stride(from: 0, to: 400, by: 50) { releases[index].detent = (releases[index].detent + 1) % 3 }
    let best = ReleaseFit(releases, detents: Self.detents).best
    #expect(best.rule == .swipe(reached: 22))
    #expect(best.wrongCount <= 8)
    #expect(best.wrongCount >= 5)
    #expect(try #require(best.value).isNear(600, 60))
    #expect(best.wrongShare.isNear(Double(best.wrongCount) / 400))
  }

  @Test func whatTheDataDontTellIsSaid() throws {
    let slow = ReleaseFit(Self.releases(100, seed: 4, fastest: 300, by: .swipe(SwipeSnap())), detents: Self.detents)
    #expect(slow.best.rule == .nearest)
    #expect(slow.best.low == nil)
    #expect(slow.best.value == nil)
    #expect(slow.warnings.count == 1 && slow.warnings[0].hasPrefix("no release was fast enough"))
    let few = ReleaseFit(
      [
        RecordedRelease(y: 300, velocity: -100, detent: 1), RecordedRelease(y: 300, velocity: -1500, detent: 2),
      ], detents: Self.detents)
    #expect(few.warnings[0] == "only 2 releases; twenty or more would be enough")
    #expect(few.warnings.contains { $0.hasPrefix("the releases can't tell") })
    var random = SplitMix64(seed: 1)
    let noise = ReleaseFit(
      (0..<60).map { _ in
        RecordedRelease(
          y: random.next(from: 0, to: 800), velocity: random.next(from: -900, to: 900),
          detent: Int(random.next(below: 3)))
      }, detents: Self.detents)
    #expect(noise.warnings.contains { $0.hasPrefix("no rule explains the releases") })
  }

  /// The rate of a horizon projects exactly as far as the horizon.
  @Test(arguments: [0.05, 0.25, 0.499, 2]) func horizonsAreRates(horizon: Double) {
    let projected = ReleaseFit.ratePerMillisecond(horizon: horizon)
    #expect(
      Projection.geometric(position: 10, velocity: -800, ratePerMillisecond: projected).isNear(10 - 800 * horizon, 1e-8)
    )
    let resting = ReleaseFit.decelerationPerMillisecond(horizon: horizon)
    #expect(
      Projection.integral(position: 10, velocity: -800, ratePerMillisecond: resting).isNear(10 - 800 * horizon, 1e-6))
    #expect(ReleaseFit.ratePerMillisecond(horizon: 0.499).isNear(0.998, 1e-12))
  }
}
