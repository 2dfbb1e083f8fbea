import CardMath
import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct LandingTests {
  static let motions: [MotionRule] = [
    .spring(Spring(response: 0.4, dampingRatio: 0.8)), .spring(Spring(response: 0.3, dampingRatio: 1)),
    .spring(Spring(response: 0.5, dampingRatio: 0.4)), .spring(Spring(response: 0.3, dampingRatio: 1.6)),
    .animation(SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3)),
    .animation(SpringAnimation(duration: 0.25, dampingRatio: 0.2)), .distanceOverSpeed(DistancePace()),
    .bySpeed(SpeedPace()), .curve(.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)), duration: 0.3),
    .curve(.cubicBezier(CubicBezier(x1: 0.3, y1: 0.2, x2: 0.3, y2: 1.6)), duration: 0.5),
    .curve(.linear, duration: 0.2), .curve(.steps(Steps(4)), duration: 0.4),
  ]

  static func landing(_ y: Double, _ velocity: Double, _ rules: Rules) -> Landing {
    Landing(releasedAtModelY: y, velocity: velocity, of: Fixtures.card, from: 1, rules: rules)
  }

  /// A law read every 50 µs agrees: it is unsettled right before the settle time and never after, and its farthest
  /// place beyond the target is the overshoot.
  @Test(arguments: motions)
  func aSampledLawAgrees(motion: MotionRule) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<Seeds.count(2, of: 12) {
      var rules = Rules()
      rules.motion.settle = motion
      let (y, velocity) = (random.next(from: 40, to: 780), random.next(from: -2500, to: 2500))
      let landing = Self.landing(y, velocity, rules)
      let run = rules.release(fromModelY: y, y: y, velocity: velocity, of: Fixtures.card, from: 1).flight
      let start = y - run.targetY
      func state(_ time: Double) -> (position: Double, velocity: Double?) {
        if let duration = run.duration, time >= duration { return (0, 0) }
        switch run.timing {
        case .spring(let spring):
          let state = SpringMotion(spring: spring, displacement: start, velocity: run.startVelocity).state(at: time)
          return (state.position, state.velocity)
        case .curve(let curve):
          return CurveMotion(from: start, to: 0, duration: run.duration!, curve: curve).state(at: time)
        }
      }
      var (last, farthest, step) = (0.0, 0.0, 0.0)
      while step < 3 {
        let (position, velocity) = state(step)
        if position.magnitude > 0.5 || (velocity ?? .infinity).magnitude > 10 { last = step }
        farthest = max(farthest, start > 0 ? -position : position)
        step += 0.00005
      }
      let settle = landing.settleTime!
      #expect(settle >= last - 1e-9, "y \(y), v \(velocity): \(settle), sampled \(last)")
      #expect(settle <= last + 0.00006, "y \(y), v \(velocity): \(settle), sampled \(last)")
      #expect(landing.overshoot >= farthest - 1e-9, "y \(y), v \(velocity): \(landing.overshoot), sampled \(farthest)")
      #expect(landing.overshoot <= farthest + 0.05, "y \(y), v \(velocity): \(landing.overshoot), sampled \(farthest)")
    }
  }

  /// A simulated release has the same target and the same settle time, and no frame farther beyond than the overshoot.
  @Test(arguments: Seeds.few)
  func aSimulatedReleaseAgrees(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var rules = Rules()
    rules.motion.settle = Self.motions[Int(random.next(below: UInt64(Self.motions.count)))]
    if random.next(below: 2) == 0 { rules.snap = .projection(ProjectionSnap()) }
    let (way, duration) = (random.next(from: -330, to: 330), random.next(from: 60, to: 400))
    var simulation = Simulation(
      stack: Fixtures.stack(rules), inputs: Fixtures.stroke(from: 420, to: 420 + way, at: 100, until: 100 + duration),
      clock: FrameClock(hertz: 240))
    var outcome = Outcome()
    while try simulation.next() { outcome.add(simulation.frame, events: simulation.events, travel: simulation.travel) }
    guard let release = simulation.stack.lastRelease else { return }
    let landing = Landing(
      releasedAtModelY: release.modelY, velocity: release.velocity, slope: release.slope, of: Fixtures.card,
      from: release.committed, rules: rules)
    #expect(Fixtures.card.detents[landing.target].name == outcome.lastDetent)
    let (solved, seen) = (try #require(landing.settleTime), try #require(outcome.settleTime))
    #expect(seen.isNear(solved, 1e-9), "seed \(seed): \(solved), simulated \(seen)")
    #expect(
      outcome.overshoot <= landing.overshoot + 1e-6, "seed \(seed): \(landing.overshoot), frames \(outcome.overshoot)")
    #expect(
      outcome.overshoot >= 0.99 * landing.overshoot - 0.5,
      "seed \(seed): \(landing.overshoot), frames \(outcome.overshoot)")
  }

  /// A release at rest takes 0.4 s up and 1.3 s down; one at 1 pt/s takes 1.3 s towards the target, 0.4 s away
  /// from it (TG-18).
  @Test func tripGosPaceAtRest() {
    var rules = Rules()
    rules.snap = .projection(ProjectionSnap())
    rules.motion.settle = .distanceOverSpeed(DistancePace())
    #expect(Self.landing(80, 0, rules).duration == 0.4)
    #expect(Self.landing(80, 0, rules).target == 2)
    #expect(Self.landing(200, 0, rules).duration == 1.3)
    #expect(Self.landing(200, 0, rules).target == 1)
    #expect(Self.landing(80, -1, rules).duration == 1.3)
    #expect(Self.landing(80, 1, rules).duration == 0.4)
    let (up, down) = (Self.landing(80, 0, rules).settleTime!, Self.landing(200, 0, rules).settleTime!)
    #expect(up < 0.4)
    #expect(down > 1)
    #expect(down < 1.3)
  }

  @Test func whatIsThereNeedsNoTime() {
    var rules = Rules()
    let landing = Self.landing(390.5, 0, rules)
    #expect(landing.settleTime == 0)
    #expect(landing.overshoot == 0)
    #expect(landing.startVelocity == 0)
    // A fast card that starts at the target itself goes beyond it in its own direction, and comes back.
    let fast = Self.landing(390.5, 500, rules)
    #expect(fast.target == 1)
    #expect(fast.overshoot > 5)
    #expect(fast.settleTime! > 0.1)
    rules.motion.settle = .curve(.linear, duration: 1)
    #expect(Self.landing(390.5, 0, rules).settleTime == 0)
  }

  /// An undamped spring never settles.
  @Test func whatNeverSettlesSaysSo() {
    var rules = Rules()
    rules.motion.settle = .spring(Spring(response: 0.4, dampingRatio: 0))
    (rules.motion.edgeOvershootMax, rules.motion.innerOvershootMax) = (.infinity, .infinity)
    #expect(Self.landing(300, 0, rules).settleTime == nil)
    #expect(Self.landing(300, 0, rules).overshoot.isNear(90.5, 1e-9))
  }
}
