import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct ReleaseExplanationTests {
  /// TripGo's card with its model positions; `tgcard` has TGCardViewController's rules.
  static let card = Card(
    name: 3, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
    detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)],
    preferredDetent: 1)

  static var tgcard: Rules {
    var rules = Rules()
    rules.snap = .projection(ProjectionSnap())
    rules.motion.settle = .distanceOverSpeed(DistancePace())
    return rules
  }

  static func explanation(_ y: Double, _ velocity: Double, _ rules: Rules = tgcard) -> ReleaseExplanation {
    ReleaseExplanation(releasedAtModelY: y, y: y, velocity: velocity, of: card, from: 1, rules: rules)
  }

  /// A curve begins with its slope: the ledger, the explanation and the first frames agree.
  @Test func aCurveStartsWithItsSlope() {
    var rules = Rules()
    rules.motion.settle = .curve(.cubicBezier(CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)), duration: 0.5)
    let explanation = Self.explanation(300, -700, rules)
    #expect(explanation.flight.startVelocity == 0)
    let slope = explanation.flight.initialVelocity!
    let flight = explanation.flight
    let curve = CubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    let step = curve.value(at: 1e-7 / 0.5) * (flight.targetY - flight.startY) / 1e-7
    #expect(slope.isNear(step, 1e-2))
    #expect(explanation.relativeVelocity!.isNear(slope / (explanation.flight.targetY - 300), 1e-12))
  }

  /// Golden vectors (TG-11), and their flips by hand: the finger turns round, or the projected position leaves a window
  /// for another detent.
  @Test(
    arguments: [
      (300, -200, 2, 1.145, 200), (300, 100, 1, 0.905, -100),
      (71, 700, 1, 0.4564, (434.5 - 420.3) / 0.499),
    ] as [(Double, Double, Int, Double, Double)])
  func goldenVectors(y: Double, velocity: Double, target: Int, duration: Double, flip: Double) {
    let explanation = Self.explanation(y, velocity)
    #expect(explanation.decision.target == target)
    #expect(explanation.duration.isNear(duration, 0.5e-4))
    #expect(explanation.flight.startVelocity == 0)
    #expect(explanation.relativeVelocity == 0)
    #expect(!explanation.flight.isStiffened)
    #expect(explanation.flight.spring!.dampingRatio == 0.8)
    #expect(explanation.velocityFlip!.change.isNear(flip, 2e-9), "\(explanation.velocityFlip!.change)")
  }

  /// The other place is one at which the card can be let go, and lies among the detents by the model's places.
  @Test(arguments: [852.0, 700, 400, 71], [-900.0, -100, 0, 100, 900])
  func theOtherPlaceIsOnTheScreen(y: Double, velocity: Double) {
    let places = Self.card.releasePlaces(on: Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34))
    #expect(places == 0...852)
    let explanation = ReleaseExplanation(
      releasedAtModelY: y, y: Self.card.shownY(at: y), velocity: velocity, of: Self.card, from: 1, rules: Self.tgcard,
      within: places)
    guard let flip = explanation.distanceFlip else { return }
    #expect(places.contains(flip.edge))
    #expect(explanation.distanceFlipPlace == (flip.edge < 71 ? .aboveHighest : .amongDetents))
    // Without limits it may be farther away, and is never nearer.
    let anywhere = Self.explanation(y, velocity).distanceFlip
    #expect(anywhere.map { $0.change.magnitude <= flip.change.magnitude } ?? false)
  }

  /// Beyond its flip the card goes elsewhere; just before it, it doesn't.
  @Test(arguments: Seeds.few)
  func aFlipIsWhereItSaysItIs(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let (y, velocity) = (random.next(from: 60, to: 860), random.next(from: -1500, to: 1500))
      var rules = Self.tgcard
      if random.next(below: 2) == 0 { rules.snap = .swipe(SwipeSnap()) }
      func target(_ y: Double, _ velocity: Double) -> Int {
        rules.snap.decision(releasedAt: y, velocity: velocity, of: Self.card, from: 1).target
      }
      let explanation = Self.explanation(y, velocity, rules)
      let own = target(y, velocity)
      #expect(explanation.decision.target == own)
      let nudge = 2 * ReleaseExplanation.resolution
      if let flip = explanation.velocityFlip {
        #expect(target(y, velocity + flip.change) == flip.target, "seed \(seed)")
        #expect(flip.target != own, "seed \(seed)")
        let before = flip.change > 0 ? flip.change - nudge : flip.change + nudge
        #expect(target(y, velocity + before) == own, "seed \(seed): \(y) at \(velocity)")
        // No smaller change flips the target, to either side, in steps of 1 pt/s.
        let changes = stride(from: 1.0, to: flip.change.magnitude, by: 1)
        let smaller = changes.first { target(y, velocity + $0) != own || target(y, velocity - $0) != own }
        #expect(smaller == nil, "seed \(seed)")
      }
      if let flip = explanation.distanceFlip {
        #expect(target(y + flip.change, velocity) == flip.target, "seed \(seed)")
        #expect(flip.target != own, "seed \(seed)")
        let before = flip.change > 0 ? flip.change - nudge : flip.change + nudge
        #expect(target(y + before, velocity) == own, "seed \(seed): \(y) at \(velocity)")
      }
    }
  }

  /// An edge at a round number is that number, wherever the search begins; where the number itself still belongs to the
  /// side before it, the edge is the next bisected one.
  @Test(arguments: Seeds.few)
  func anEdgeIsTheRoundNumberOfItsRule(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var rules = Rules()
    rules.snap = .swipe(SwipeSnap())
    for _ in 0..<20 {
      let velocity = random.next(from: -1999, to: -601)
      let flip = try #require(Self.explanation(300, velocity, rules).velocityFlip)
      #expect(flip.edge == -600, "seed \(seed): from \(velocity)")
      #expect(flip.change.isNear(-600 - velocity, 1e-9))
      let place = try #require(Self.explanation(random.next(from: 280, to: 320), 0, Self.tgcard).distanceFlip)
      let round = (place.edge * 10_000).rounded() / 10_000
      if round != place.edge, round.isNear(place.edge, 2 * ReleaseExplanation.resolution) {
        #expect(Self.explanation(round, 0, Self.tgcard).decision.target != place.target, "seed \(seed)")
      }
    }
    #expect(try #require(Self.explanation(300, -1000.3).velocityFlip).edge == 0, "a finger that stops goes down")
  }

  /// The explanation of a spring has the velocity that it takes over, its time of arrival, and `isStiffened`.
  @Test func theMotionIsTheOneThatFollows() {
    let rules = Rules()
    let explanation = Self.explanation(300, -900, rules)
    #expect(explanation.decision.target == 2)
    #expect(explanation.flight.targetY == 71)
    #expect(explanation.flight.startVelocity == -900)
    #expect(explanation.relativeVelocity!.isNear(900.0 / 229, 1e-12))
    let motion = SpringMotion(spring: explanation.flight.spring!, displacement: 229, velocity: -900)
    #expect(explanation.duration == motion.arrivalTime(within: 0.001, velocity: 0.01))
    #expect(!explanation.flight.isStiffened)
    #expect(Self.explanation(100, -6000, rules).flight.isStiffened)
    var still = rules
    still.motion.keepsReleaseVelocity = false
    #expect(Self.explanation(300, -900, still).flight.startVelocity == 0)
    still.motion.settle = .curve(.linear, duration: 0.3)
    #expect(Self.explanation(300, -900, still).flight.spring == nil)
    #expect(Self.explanation(300, -900, still).duration == 0.3)
    let animated = SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3)
    still.motion.settle = .animation(animated)
    // The velocity is three distances per second, at any velocity of the finger.
    #expect(Self.explanation(300, -900, still).flight.startVelocity == -687)
  }

  @Test func whereNothingElseCanHappenNoFlipIsTold() {
    let one = Card(
      name: 3, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 2, y: 71)], preferredDetent: nil)
    let explanation = ReleaseExplanation(
      releasedAtModelY: 300, y: 300, velocity: 10, of: one, from: 0, rules: Self.tgcard)
    #expect(explanation.velocityFlip == nil)
    #expect(explanation.distanceFlip == nil)
    #expect(explanation.decision.rule == .only)
  }

  /// A stack's release is explained by the stack's own decision.
  @Test func aStacksReleaseIsExplained() throws {
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: Fixtures.stroke(from: 420, to: 330, at: 100, until: 180),
      clock: FrameClock(hertz: 60))
    #expect(simulation.stack.lastRelease == nil)
    var metrics = Metrics()
    while try simulation.next() { metrics.add(simulation) }
    let release = try #require(simulation.stack.lastRelease)
    let explanation = ReleaseExplanation(release, of: simulation.stack)
    #expect(release.velocity.isNear(-1125, 1))
    #expect(explanation.flight.startVelocity == release.velocity)
    #expect(explanation.decision.target == 2)
    #expect(explanation.decision.rule == .swipe)
    #expect(simulation.frame.sample.cardY == explanation.flight.targetY)
    let settleTime = try #require(explanation.settleTime)
    #expect(MetricsTests.number(metrics, .settleTime).isNear(settleTime, 1e-12))
    #expect(settleTime < explanation.duration)
  }

  /// A collapsed card shows 118 pt above its model position: the decision and its flips use the model position, the
  /// motion uses the displayed place.
  @Test func theWayIsTheOneThatShows() {
    var rules = Self.tgcard
    func explanation(_ velocity: Double, slope: Double = 1) -> ReleaseExplanation {
      ReleaseExplanation(
        releasedAtModelY: 852, y: 734, velocity: velocity, slope: slope, of: Self.card, from: 0, rules: rules)
    }
    // 852 − 22 is the upper edge of the bottom's window, which belongs to it: the flip is just beyond.
    let resting = explanation(0)
    #expect(resting.decision.rule == .window)
    #expect(resting.decision.projectedY == 852)
    #expect(resting.velocityFlip!.change.magnitude.isNear(22 / 0.499, 2e-9))
    #expect(resting.velocityFlip!.target == 1)
    // At rest the card falls back from anywhere below half's window, which ends at 434.5.
    #expect(resting.distanceFlip!.change.isNear(434.5 - 852, 2e-9))
    #expect(resting.distanceFlip!.target == 1)
    rules.motion.settle = .animation(SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3))
    #expect(explanation(-300).flight.startVelocity == -1030.5)
    // A slope of 0.5, as beyond an end, halves the velocity.
    rules.motion.settle = MotionRules().settle
    #expect(explanation(-300, slope: 0.5).flight.startVelocity == -150)
    #expect(explanation(-300, slope: 0.5).relativeVelocity!.isNear(150 / 343.5, 1e-12))
  }

  /// Of two flips in the same step the nearer one is reported, be it up or down: 43.95 and 44.05 pt to
  /// the window's edges.
  @Test func theNearerFlipIsTold() {
    let higher = Self.explanation(390.45, 0)
    #expect(higher.velocityFlip!.change.isNear(-43.95 / 0.499, 2e-9))
    #expect(higher.velocityFlip!.target == 2)
    let lower = Self.explanation(390.55, 0)
    #expect(lower.velocityFlip!.change.isNear(43.95 / 0.499, 2e-9))
    #expect(lower.velocityFlip!.target == 0)
  }
}
