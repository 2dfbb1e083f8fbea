import CardMath
import CardModel
import CardTestSupport
import Testing

/// TGCardViewController's rule, against golden vectors (TG-9, TG-11).
@Suite struct ProjectionSnapTests {
  /// An iPhone 15's card in the controller's model: collapsed at the screen's bottom edge.
  static let card = Card(
    name: 0, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
    detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)],
    preferredDetent: nil)

  static func decision(_ y: Double, _ velocity: Double, of card: Card = card) -> SnapDecision {
    ProjectionSnap().decision(releasedAt: y, velocity: velocity, of: card)
  }

  @Test(
    arguments: [
      (390.5, 0, 390.5, 1, .window), (500, 0, 500, 0, .direction), (300, -200, 200.2, 2, .direction),
      (300, 100, 349.9, 1, .window), (734, -300, 584.3, 1, .direction), (71, 700, 420.3, 1, .window),
      (71, 2000, 1069, 0, .direction), (95, -1, 94.501, 2, .direction),
    ] as [(Double, Double, Double, Int, SnapRule)])
  func golden(y: Double, velocity: Double, projected: Double, target: Int, rule: SnapRule) {
    let decision = Self.decision(y, velocity)
    #expect(decision.target == target)
    #expect(decision.rule == rule)
    #expect(decision.projectedY!.isNear(projected, 1e-12 * 1069))
  }

  // Windows are half-open: the upper edge is included.
  @Test(
    arguments: [
      (92.9, 2, .window), (93, 1, .direction), (49, 2, .window), (48.9, 1, .direction),
      (346.5, 1, .window), (346.4, 1, .direction), (434.4, 1, .window), (434.5, 0, .direction),
      (830, 0, .window), (829.9, 0, .direction), (873.9, 0, .window), (900, 0, .direction),
    ] as [(Double, Int, SnapRule)])
  func atRest(y: Double, target: Int, rule: SnapRule) {
    // 0 counts as down: a card at rest outside all windows goes to the next detent below, at any distance.
    let decision = Self.decision(y, 0)
    #expect(decision.target == target, "\(y)")
    #expect(decision.rule == rule, "\(y)")
    #expect((decision.window != nil) == (rule == .window))
  }

  /// Outside the windows the direction decides; an upward release never leads to the lowest detent, a downward one
  /// never to the top.
  @Test func theDirectionLeadsToNoFartherEnd() {
    #expect(Self.decision(851, -40.1).target == 0)  // 830.99: within the window of the lowest
    #expect(Self.decision(851, -43).target == 1)  // 829.5: above it, and up is half
    #expect(Self.decision(200, -1).target == 2)
    #expect(Self.decision(200, 1).target == 1)
    #expect(Self.decision(500, -1).target == 1)
    #expect(Self.decision(500, 1).target == 0)
    // One flick skips the middle detent.
    #expect(Self.decision(71, 1600).target == 0)
    #expect(Self.decision(852, -1600).target == 2)
  }

  @Test func itsNumbersAreParameters() {
    var rules = ProjectionSnap()
    rules.projectionTime = 0.2
    #expect(rules.decision(releasedAt: 300, velocity: -200, of: Self.card).projectedY == 260)
    #expect(rules.decision(releasedAt: 300, velocity: -1200, of: Self.card).rule == .window)
    rules.window = 10
    #expect(rules.decision(releasedAt: 60, velocity: -10, of: Self.card).rule == .direction)
    #expect(rules.decision(releasedAt: 390.5 - 19, velocity: 0, of: Self.card).rule == .window)
    rules.innerFactor = 1
    #expect(rules.decision(releasedAt: 390.5 - 19, velocity: 0, of: Self.card).rule == .direction)
  }

  @Test func aCardWithOneDetentGoesThere() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 71)], preferredDetent: nil)
    for velocity in [-3000.0, 0, 3000] {
      let decision = Self.decision(300, velocity, of: card)
      #expect(decision.target == 0)
      #expect(decision.rule == .only)
    }
  }

  /// Apart from the direction, the projected position decides: the same position, reached with the same sign of
  /// velocity, gives the same detent.
  @Test(arguments: Seeds.few)
  func onlyThePlaceAndTheSignCount(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let y = random.next(from: 0, to: 900)
      let velocity = random.next(from: -3000, to: 3000)
      let other = velocity / 2
      let moved = y + 0.499 * velocity - 0.499 * other
      let (one, two) = (Self.decision(y, velocity), Self.decision(moved, other))
      guard (one.projectedY! - two.projectedY!).magnitude < 1e-9, one.projectedY != two.projectedY || one == two
      else {
        Issue.record("seed \(seed): \(y) at \(velocity)")
        continue
      }
      // A difference in the last bit may put the projection on either side of an edge; nothing else may.
      #expect(one.target == two.target || one.rule != two.rule, "seed \(seed): \(y) at \(velocity)")
    }
  }

  /// A reference implementation of the rule (TG-9), by positions: extended, peak if it counts, and H.
  static func reference(_ y: Double, _ velocity: Double, extended: Double, peak: Double?, bottom: Double) -> Double {
    let projected = y + 0.499 * velocity
    if projected >= extended - 22, projected < extended + 22 { return extended }
    if let peak, projected >= peak - 44, projected < peak + 44 { return peak }
    if projected >= bottom - 22, projected < bottom + 22 { return bottom }
    guard let peak else { return velocity < 0 ? extended : bottom }
    return velocity < 0 ? (projected < peak ? extended : peak) : (projected > peak ? bottom : peak)
  }

  // iPhone SE 3, 15, 15 Pro Max (TG-2), and the 15 in landscape, which has no half (TG-16).
  @Test(arguments: Seeds.few)
  func releasesAreTheReferences(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for (extended, peak, shown, bottom) in [
      (70, 298.5, 583, 667), (71, 390.5, 734, 852), (71, 430.5, 814, 932), (12, nil, 288, 393),
    ] as [(Double, Double?, Double, Double)] {
      let card = Card(
        name: 0, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
        detents: [Detent(name: 0, y: shown, modelY: bottom)] + (peak.map { [Detent(name: 1, y: $0)] } ?? [])
          + [Detent(name: 2, y: extended)], preferredDetent: nil)
      for _ in 0..<300 {
        let y = random.next(from: extended - 60, to: bottom + 60)
        let velocity = random.next(below: 4) == 0 ? 0 : random.next(from: -2500, to: 2500)
        let target = card.detents[Self.decision(y, velocity, of: card).target].modelY
        let wanted = Self.reference(y, velocity, extended: extended, peak: peak, bottom: bottom)
        #expect(target == wanted, "seed \(seed): \(y) at \(velocity) of \(bottom)")
      }
    }
  }

  /// v ≥ 0 is down (TG-9), including negative zero, so at rest the rule has no mirror. At one velocity, a card released
  /// further down never goes higher.
  @Test func standingStillIsGoingDown() {
    for zero in [0.0, -0.0] {
      #expect(Self.decision(500, zero).target == 0)
      #expect(Self.decision(200, zero).target == 1)
    }
    #expect(Self.decision(500, -.leastNonzeroMagnitude).target == 1)
    #expect(Self.decision(200, -.leastNonzeroMagnitude).target == 2)
    for velocity in [-1e-9, 0] {
      let targets = stride(from: 60.0, to: 830, by: 0.5).map { Self.decision($0, velocity).target }
      #expect(zip(targets, targets.dropFirst()).allSatisfy { $0 >= $1 })
    }
  }
}
