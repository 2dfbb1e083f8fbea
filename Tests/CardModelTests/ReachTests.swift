import CardMath
import CardTestSupport
import Testing

@testable import CardModel
@testable import CardMotion

@Suite struct ReachTests {
  @Test func theRoomIsFixedOrTheDistanceOfTheRestingPlaces() {
    let near = Reach.points(from: 71, to: 734)
    #expect(near.low == -1_929)
    #expect(near.high == 2_734)
    let far = Reach.points(from: 0, to: 5_000)
    #expect(far.low == -5_000)
    #expect(far.high == 10_000)
    #expect(near.clamp(-3_000) == -1_929)
    #expect(near.clamp(300) == 300)
    #expect(near.including(4_000).high == 4_000)
    #expect(near.including(4_000).low == -1_929)
  }

  /// A fling of 20,000 pt/s, three times as fast as the fastest recorded one, leaves a soft spring unchanged.
  @Test func noFlingOfARealFingerMeetsIt() {
    let reach = Reach.points(from: 71, to: 734)
    let spring = Spring(response: 1, dampingRatio: 0.8)
    #expect(reach.stiffened(spring, from: 734, velocity: -20_000, to: 71) == spring)
    #expect(reach.stiffened(spring, from: 71, velocity: 20_000, to: 734) == spring)
  }

  @Test(arguments: [1e5, 1e6, 1e9, 1e12])
  func aSpringThatWouldLeaveItIsStiffened(velocity: Double) throws {
    let reach = Reach.points(from: 71, to: 734)
    for sign in [-1.0, 1.0] {
      let spring = reach.stiffened(
        Spring(response: 2, dampingRatio: 0.3), from: 390.5, velocity: sign * velocity, to: 71)
      let motion = SpringMotion(spring: spring, displacement: 319.5, velocity: sign * velocity)
      let peak = try #require(motion.peak(towards: sign))
      let place = 71 + sign * peak
      #expect(place >= reach.low - 1e-6, "\(sign * velocity) pt/s")
      #expect(place <= reach.high + 1e-6, "\(sign * velocity) pt/s")
    }
  }

  @Test func whatIsAtItsEndGoesNoFurther() {
    let reach = Reach.points(from: 0, to: 100)
    #expect(reach.startVelocity(-5, at: -2_000) == 0)
    #expect(reach.startVelocity(5, at: -2_000) == 5)
    #expect(reach.startVelocity(5, at: 2_101) == 0)
    #expect(reach.startVelocity(-5, at: 2_099) == -5)
  }

  @Test func aCurveThatWouldLeaveItIsFlattened() {
    let curve = TimingCurve.piecewiseLinear(
      PiecewiseLinear(stops: [.init(0), .init(2, at: 0.25), .init(-1, at: 0.75), .init(1)]))
    let reach = Reach.points(from: 0, to: 1_000)
    var motion = Law(.curve(curve), from: 2_500, velocity: 0, to: 0, duration: 1)
    reach.flatten(&motion, from: 2_500)
    // The curve's 2 would be at −2500, its −1 at 5000.
    #expect(motion.position(at: 0.25) == reach.low)
    #expect(motion.position(at: 0.75) == reach.high)
    let within = Law(.curve(curve), from: 700, velocity: 0, to: 0, duration: 1)
    var kept = within
    reach.flatten(&kept, from: 700)
    #expect(kept == within)
  }

  // MARK: - A card without a touch

  /// A random motion, with parameters often at the ends of their permitted ranges.
  static func motion(_ random: inout SplitMix64) -> MotionRule {
    func number(_ low: Double, _ high: Double) -> Double {
      let share = random.nextUnit()
      return share < 0.2 ? low : share > 0.8 ? high : low + (high - low) * share
    }
    let (duration, ratio) = (number(0.01, 10), number(0.05, 1))
    switch random.next(below: 5) {
    case 0: return .spring(Spring(response: number(0.01, 10), dampingRatio: ratio))
    case 1: return .spring(Spring(uikitDuration: duration, dampingRatio: ratio))
    case 2:
      return .animation(
        SpringAnimation(duration: duration, dampingRatio: ratio, relativeVelocity: number(-100, 100)))
    case 3:
      let stops = (0..<6).map { _ in PiecewiseLinear.Stop(number(-1, 2)) }
      return .curve(.piecewiseLinear(PiecewiseLinear(stops: [.init(0)] + stops + [.init(1)])), duration: duration)
    default:
      let curve = CubicBezier(x1: number(0, 1), y1: number(-1, 2), x2: number(0, 1), y2: number(-1, 2))
      return .curve(.cubicBezier(curve), duration: duration)
    }
  }

  /// A card that is retargeted any number of times, at intervals from microseconds to a whole oscillation, with any
  /// motions, gains no energy. It stays in the reach of the detents between which it is sent, and so does a card that
  /// is pushed and popped.
  @Test(arguments: Seeds.first(2, of: 20))
  func aChainOfRetargetsIsBounded(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<10 {
      var rules = Rules()
      rules.motion.tap = Self.motion(&random)
      rules.motion.push = Self.motion(&random)
      rules.motion.pop = Self.motion(&random)
      rules.motion.edgeOvershootMax = random.next(below: 2) == 0 ? .infinity : 24
      rules.motion.keepsRetargetVelocity = random.next(below: 4) > 0
      rules.motion.interruption = random.next(below: 4) == 0 ? .additive : .fromPresentation
      rules.command.popsDuringPop = true
      var hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop)])
      let reach = Reach.points(from: 71, to: 734)
      let interval = [0, 1, 450, 45_000, 900_000, 4_500_000][Int(random.next(below: 6))]
      var ticks: Int64 = 0
      for number in 0..<200 {
        ticks += Int64(interval)
        let now = Instant(ticks: ticks)
        let detent = number.isMultiple(of: 2) ? Fixtures.Name.extended : .collapsed
        switch random.next(below: 8) {
        case 0: hand.stack.step(.push(card: 1, animated: true), at: now, sampledAt: ticks, into: &hand.log)
        case 1: hand.stack.step(.pop(count: 1, animated: true), at: now, sampledAt: ticks, into: &hand.log)
        default:
          hand.stack.step(.move(detent: detent.rawValue, animated: true), at: now, sampledAt: ticks, into: &hand.log)
        }
        for later in [Int64(0), 1, 100_000] {
          let instant = Instant(ticks: ticks + min(later, Int64(interval)))
          hand.stack.advance(to: instant, into: &hand.log)
          let sample = hand.stack.sample(at: instant)
          let progress = sample.transitionProgress ?? 0
          guard sample.cardY >= reach.low - 1e-6, sample.cardY <= reach.high + 1e-6,
            progress >= -1 - 1e-9, progress <= 2 + 1e-9
          else {
            Issue.record("seed \(seed), \(rules.motion): y \(sample.cardY), progress \(progress)")
            return
          }
        }
      }
    }
  }

  // MARK: - An impossibly fast finger

  /// The card follows a finger that jumps as far as its reach, by any edge rule, and settles from there.
  @Test(arguments: [
    EdgeRule.elastic, .stepwise(.refusing), .stepwise(.divided(by: 1)),
    .stepwise(.damped(height: 1, weakening: 1, topBounces: true, bottomBounces: true)),
    .stepwise(.damped(height: 100, weakening: 2, topBounces: true, bottomBounces: true)),
  ])
  func aFingerThatJumpsKeepsTheCardWithinReach(edge: EdgeRule) {
    var rules = Rules()
    rules.drag.edge = edge
    let reach = Reach.points(from: 71, to: 734)
    for target in [-1e6, -10_000, 10_000, 1e6] {
      var hand = Hand(rules)
      hand.touch(.began, 400, at: 0)
      hand.touch(.moved, 385, at: 8)
      for step in 0..<30 {
        hand.touch(.moved, step.isMultiple(of: 2) ? target : 400, at: 10 + Double(step))
        let y = hand.stack.cardY(at: Hand.instant(10 + Double(step)))
        #expect(y >= reach.low, "\(target)")
        #expect(y <= reach.high, "\(target)")
      }
      hand.touch(.ended, target, at: 41)
      for time in stride(from: 41, to: 1_500, by: 7) {
        let instant = Hand.instant(Double(time))
        hand.stack.advance(to: instant, into: &hand.log)
        let y = hand.stack.cardY(at: instant)
        #expect(y >= reach.low - 1e-6, "\(target) after \(time) ms")
        #expect(y <= reach.high + 1e-6, "\(target) after \(time) ms")
      }
    }
  }

  /// A card that is caught past its detents, pulled out as far as it goes, released and caught again, gets no further
  /// out each time.
  @Test func catchingItAgainAndAgainCarriesItNoFurther() {
    var rules = Rules()
    rules.motion.settle = .spring(Spring(response: 10, dampingRatio: 1))
    var hand = Hand(rules)
    let reach = Reach.points(from: 71, to: 734)
    for catching in 0..<40 {
      let start = Double(catching) * 100
      let y = hand.stack.cardY(at: Hand.instant(start))
      hand.touch(.began, y + 10, at: start)
      for step in 1...9 { hand.touch(.moved, y + 10 + Double(step) * 100_000, at: start + Double(step) * 10) }
      hand.touch(.ended, y + 900_010, at: start + 95)
      let after = hand.stack.cardY(at: Hand.instant(start + 95))
      #expect(after <= reach.high, "catch \(catching)")
    }
  }
}
