import CardMath
import CardModel
import CardMotion
import CardTestSupport
import Testing

@Suite struct SnapRulesRankTests {
  static let card = Card(
    name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
    detents: [
      Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 500), Detent(name: 2, y: 390.5),
      Detent(name: 3, y: 71),
    ], preferredDetent: nil)

  /// Some rules of each policy, some with thresholds of 0 or without a limit.
  static let rules: [SnapRules] = {
    var (swift, far, step, height, windows) = (
      SwipeSnap(), SwipeSnap(), StepSnap(), HeightSnap(), ProjectionSnap()
    )
    (far.maxDetentsPerSwipe, far.resistance, far.skipVelocity) = (4, 0, .infinity)
    (swift.skipVelocity, step.resistance, height.threshold) = (900, 0, 0)
    (windows.window, windows.innerFactor) = (60, 3)
    return [
      .swipe(SwipeSnap()), .swipe(swift), .swipe(far), .step(StepSnap()), .step(step), .height(HeightSnap()),
      .height(height), .projection(ProjectionSnap()), .projection(windows), .dismissal(DismissalSnap()),
    ]
  }()

  /// Ranks never fall as the velocity grows, and velocities of one rank go to one detent: at random velocities, and at
  /// neighbouring numbers about each place where a rank changes.
  @Test(arguments: rules, Seeds.first(3, of: 20))
  func oneRankIsOneDetent(snap: SnapRules, seed: UInt64) {
    var rules = Rules()
    rules.snap = snap
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.count(3, of: 10) {
      let y = random.next(from: 0, to: 900)
      func rank(_ velocity: Double) -> Int { rules.rank(of: velocity, releasedAt: y, of: Self.card) }
      var velocities: [Double] = [0, -0.0, 600, -600]
      for _ in 0..<60 { velocities.append(random.next(from: -4000, to: 4000)) }
      velocities.sort()
      for (one, other) in zip(velocities, velocities.dropFirst()) where rank(one) != rank(other) {
        var (low, high) = (one, other)
        while low.nextUp < high {
          let middle = low + (high - low) / 2
          if middle <= low || middle >= high { break }
          if rank(middle) == rank(low) { low = middle } else { high = middle }
        }
        velocities += [low.nextDown, low, high, high.nextUp]
      }
      velocities.sort()
      #expect(rules.ranksVelocities(upTo: 4000, releasedAt: y, of: Self.card))
      for (one, other) in zip(velocities, velocities.dropFirst()) {
        #expect(rank(one) <= rank(other), "seed \(seed), y \(y): \(one), \(other)")
        guard rank(one) == rank(other) else { continue }
        for from in 0..<4 {
          let targets = [one, other].map {
            rules.decision(releasedAt: y, velocity: $0, of: Self.card, from: from).target
          }
          #expect(targets[0] == targets[1], "seed \(seed), y \(y): \(one), \(other)")
        }
      }
    }
  }

  @Test func aBackwardProjectionHasNoRanks() {
    var (rules, snap) = (Rules(), ProjectionSnap())
    snap.projectionTime = -0.1
    rules.snap = .projection(snap)
    #expect(!rules.ranksVelocities(upTo: 100, releasedAt: 300, of: Self.card))
  }

  @Test func aFixedCardHasOneRank() {
    var rules = Rules()
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: false, hasMapButtons: false, detents: Self.card.detents,
      preferredDetent: nil)
    #expect([-5000.0, 0, 5000].allSatisfy { rules.rank(of: $0, releasedAt: 300, of: card) == 0 })
    rules.fixesCardsWithoutMap = false
    #expect(rules.rank(of: -5000, releasedAt: 300, of: card) < rules.rank(of: 5000, releasedAt: 300, of: card))
  }
}
