import CardMath
import CardModel
import CardTestSupport
import Testing

@Suite struct SwipeSnapTests {
  typealias Row = (y: Double, velocity: Double, target: Int)

  // Detents: 0 at 734, 1 at 390.5, 2 at 71.
  @Test(
    arguments: [
      (500, 0, 1),  // nearest
      (563, 0, 0),  // 171 from the bottom, 172.5 from half
      (562.25, 0, 0),  // a tie goes to the lower one
      (562.2, 0, 1),
      (230.75, 0, 1),  // a tie again
      (230.7, 0, 2),
      (500, -600, 1),  // as fast as the resistance is not faster
      (500, 600, 1),
      (500, 600.1, 0),  // beyond it the direction decides
      (500, -600.1, 1),
      (380, -700, 2),  // half is past
      (412.5, -700, 2),  // 22 pt from half: reached
      (412.6, -700, 1),  // further: not yet
      (368.5, 700, 0),  // from the other side as well
      (368.4, 700, 1),
      (40, -5000, 2),  // beyond the top: the outermost
      (90, -5000, 2),
      (800, 5000, 0),
    ] as [Row])
  func releases(row: Row) {
    #expect(SwipeSnap().decision(releasedAt: row.y, velocity: row.velocity, of: Fixtures.card()).target == row.target)
  }

  @Test(arguments: [
    (any: 0.0, slow: 1.0), (any: 300, slow: 301), (any: 900, slow: 901),
  ])
  func resistanceIsWhereTheDirectionBeginsToDecide(row: (any: Double, slow: Double)) {
    var rules = SwipeSnap()
    rules.resistance = row.any
    let card = Fixtures.card()
    #expect(rules.decision(releasedAt: 420, velocity: row.any, of: card).target == 1)
    #expect(rules.decision(releasedAt: 420, velocity: row.slow, of: card).target == 0)
  }

  @Test func aSwipeSkipsADetentOnlyWhereItIsAllowedAndReachesThatFar() {
    let card = Fixtures.card()
    var rules = SwipeSnap()
    #expect(rules.decision(releasedAt: 600, velocity: -1999, of: card).target == 1)
    rules.maxDetentsPerSwipe = 2
    // 600 − 0.499 · 700 = 250.7 is nearer to half; 600 − 0.499 · 800 = 200.8 is nearer to the top.
    #expect(rules.decision(releasedAt: 600, velocity: -700, of: card).target == 1)
    #expect(rules.decision(releasedAt: 600, velocity: -800, of: card).target == 2)
    #expect(rules.decision(releasedAt: 200, velocity: 2000, of: card).target == 0)
  }

  /// A hard swipe goes as far as its projection: it doesn't stop at the next detent.
  @Test func aHardSwipeSkips() {
    let card = Fixtures.card()
    var rules = SwipeSnap()
    for (y, velocity, target, rule) in [
      (700, -1999.9, 1, SnapRule.swipe), (700, -2000, 2, .projection), (100, 1999.9, 1, .swipe),
      (100, 2000, 0, .projection), (734, -7807, 2, .projection), (380, -7807, 2, .swipe),
    ] as [(Double, Double, Int, SnapRule)] {
      let decision = rules.decision(releasedAt: y, velocity: velocity, of: card)
      #expect(decision.target == target, "\(y) at \(velocity)")
      #expect(decision.rule == rule, "\(y) at \(velocity)")
    }
    rules.skipVelocity = .infinity
    #expect(rules.decision(releasedAt: 700, velocity: -7807, of: card).target == 1)
    // The projection decides: if it is short, the swipe skips no detent.
    (rules.skipVelocity, rules.projectionRatePerMillisecond) = (2_000, 0.98)
    #expect(rules.decision(releasedAt: 734, velocity: -2000, of: card).target == 1)
  }

  /// Mirrored upside down, a release goes to the mirrored detent, except for ties.
  @Test(arguments: Seeds.few)
  func mirror(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let card = Fixtures.card()
    let turned = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: card.detents.reversed().map { Detent(name: $0.name, y: -$0.y) }, preferredDetent: nil)
    var rules = SwipeSnap()
    rules.maxDetentsPerSwipe = Int(1 + random.next(below: 3))
    for _ in 0..<200 {
      let y = random.next(from: 0, to: 852)
      let velocity = random.next(from: -3000, to: 3000)
      let target = rules.decision(releasedAt: y, velocity: velocity, of: card).target
      #expect(rules.decision(releasedAt: -y, velocity: -velocity, of: turned).target == 2 - target)
    }
  }

  /// A faster finger never goes less far.
  @Test(arguments: Seeds.few)
  func targetsAreMonotoneInVelocity(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let card = Fixtures.card()
    var rules = SwipeSnap()
    rules.maxDetentsPerSwipe = Int(1 + random.next(below: 3))
    // Only speeds above the resistance count: a fast release within reach of a detent counts that detent as reached.
    let y = random.next(from: 0, to: 852)
    var last = card.detents.count - 1
    for velocity in stride(from: -4000.0, through: 4000, by: 10) where velocity.magnitude > rules.resistance {
      let target = rules.decision(releasedAt: y, velocity: velocity, of: card).target
      #expect(target <= last, "at y \(y), \(velocity) pt/s goes to \(target), a slower one to \(last)")
      last = target
    }
  }
}
