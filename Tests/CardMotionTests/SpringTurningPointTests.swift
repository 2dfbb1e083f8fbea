import CardMath
import CardTestSupport
import Testing

@testable import CardMotion

@Suite struct SpringTurningPointTests {
  /// From rest, an oscillating spring overshoots by e^(−πζ/√(1−ζ²)) of the distance after half a swing.
  @Test(arguments: [(0.75, 2.84), (0.8, 1.516), (0.85, 0.63), (0.7, 4.6)] as [(Double, Double)])
  func publishedOvershoots(ratio: Double, percent: Double) throws {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), displacement: -100, velocity: 0)
    let overshoot = try #require(motion.overshoot)
    #expect((overshoot.displacement - percent).magnitude < 0.006)
    #expect(motion.firstTurningPoint == overshoot)
  }

  @Test func publishedOvershootInstants() throws {
    let push = SpringMotion(
      spring: Spring(uikitDuration: 0.25, dampingRatio: 0.75), displacement: -1, velocity: 0)
    #expect((try #require(push.overshoot).time - 0.1266).magnitude < 5e-5)
    let snap = SpringMotion(spring: Spring(uikitDuration: 0.4, dampingRatio: 0.8), displacement: -1, velocity: 0)
    #expect((try #require(snap.overshoot).time - 0.2329).magnitude < 5e-5)
  }

  /// A critically damped spring, flung into an edge at 1000 pt/s, reaches v/(ω e), at the time 1/ω.
  @Test(arguments: [(10, 36.8), (10.93, 33.7), (15.81, 23.3)] as [(Double, Double)])
  func theBounceAtAnEdge(frequency: Double, peak: Double) throws {
    let spring = Spring(angularFrequency: frequency, dampingRatio: 1)
    let overshoot = try #require(SpringMotion(spring: spring, displacement: 0, velocity: 1000).overshoot)
    #expect((overshoot.displacement - peak).magnitude < 0.06)
    #expect((overshoot.time * frequency - 1).magnitude < 1e-15)
  }

  /// At its first turning point the mass stands still; its direction never changes before.
  @Test(arguments: Seeds.few)
  func theVelocityChangesSignThereFirst(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let motion = sample.motion
      // The instant has an error too; the acceleration, up to 2ζω times the velocity, makes it an error of velocity.
      let scale = sample.scale * sample.spring.angularFrequency * (1 + 2 * sample.spring.dampingRatio)
      let horizon = 8 / sample.spring.angularFrequency
      guard let turn = motion.firstTurningPoint, turn.time < horizon else {
        // Without a turn the velocity keeps its sign from just after the start.
        let early = motion.state(at: horizon * 1e-4).velocity
        for step in 1...100 {
          #expect(motion.state(at: horizon * Double(step) / 100).velocity * early >= 0, "\(sample)")
        }
        continue
      }
      #expect(turn.time > 0, "\(sample)")
      #expect(turn.displacement == motion.state(at: turn.time).position, "\(sample)")
      #expect(motion.state(at: turn.time).velocity.magnitude < 1e-13 * scale, "\(sample)")
      let before = motion.state(at: turn.time * 0.5).velocity
      for part in [0.001, 0.1, 0.3, 0.7, 0.9, 0.999] {
        #expect(motion.state(at: turn.time * part).velocity * before > 0, "\(sample)")
      }
      #expect(motion.state(at: turn.time * 1.001).velocity * before < 0, "\(sample)")
    }
  }

  /// The overshoot is the greatest distance beyond the target over a dense sampling of the path.
  @Test(arguments: Seeds.few)
  func theOvershootIsTheFarthestBeyond(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let sample = SpringCase(&random)
      let motion = sample.motion
      // At the target itself, "beyond" is the direction of the push.
      let side = sample.displacement == 0 ? (sample.velocity < 0 ? -1.0 : 1.0) : sample.displacement < 0 ? 1 : -1
      var farthest = 0.0
      for step in 0...4000 {
        let time = Double(step) * 0.01 / sample.spring.angularFrequency
        farthest = max(farthest, motion.state(at: time).position * side)
      }
      let peak = motion.overshoot.map { $0.displacement * side } ?? 0
      #expect(peak >= farthest - 1e-13 * sample.scale, "\(sample)")
      // A step of 0.01 rad misses a peak by at most ½ · 0.01² of the acceleration, which 2ζ + 1 bounds.
      #expect(peak <= farthest + 1e-4 * (1 + 2 * sample.spring.dampingRatio) * sample.scale, "\(sample)")
    }
  }

  /// A motion that starts away from the target turns on its own side first; the overshoot is the next turn.
  @Test func aStartAwayFromTheTarget() throws {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0.5), displacement: 20, velocity: 500)
    let turn = try #require(motion.firstTurningPoint)
    let overshoot = try #require(motion.overshoot)
    #expect(turn.displacement > 20)
    #expect(overshoot.displacement < 0)
    let halfSwing = 0.2 / (0.75).squareRoot()
    #expect((overshoot.time - turn.time - halfSwing).magnitude < 1e-15)
  }

  /// Only positions after the target was reached count as beyond it: a start on that side, and its further motion
  /// outward, doesn't.
  @Test func passingBeginsAtTheTarget() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.5)
    for (displacement, velocity) in [(100.0, 0.0), (100, -900), (20, 500), (0, -700), (-100, 0), (-20, 3_000)] {
      let motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
      for sign in [-1.0, 1] {
        // The greatest position on that side after the target was reached, over 20,001 samples.
        let places = (0...20_000).map { motion.state(at: Double($0) * 1e-4).position }
        let crossed = displacement == 0 ? 0 : places.firstIndex { $0 * displacement <= 0 } ?? 0
        let most = places[crossed...].map { $0 * sign }.max()!
        let passing = motion.passing(towards: sign)
        #expect((passing - max(0, most)).magnitude < 1e-4, "\(displacement) at \(velocity), \(sign)")
      }
    }
    #expect(
      SpringMotion(spring: Spring(response: 0.4, dampingRatio: 1), displacement: 50, velocity: 0).passing(towards: -1)
        == 0)
  }

  @Test func whatDoesNotOvershootHasNone() {
    func overshoot(_ ratio: Double, _ displacement: Double, _ velocity: Double) -> SpringTurningPoint? {
      SpringMotion(
        spring: Spring(angularFrequency: 10, dampingRatio: ratio), displacement: displacement, velocity: velocity
      ).overshoot
    }
    #expect(overshoot(1, -100, 0) == nil)
    #expect(overshoot(1, -100, 1000) == nil)
    #expect(overshoot(1, -100, 1100) != nil)
    #expect(overshoot(1, 100, 500) == nil)
    #expect(overshoot(3, -100, 500) == nil)
    #expect(overshoot(0.8, 0, 0) == nil)
    #expect(overshoot(1 - 1e-12, -100, 0) == nil)
    // An over-damped spring crosses only with a push faster than the fast root's 10 (3 + √8) · 100.
    #expect(overshoot(3, -100, 5827) == nil)
    #expect(overshoot(3, -100, 5829) != nil)
  }
}

/// The bound that spares most limits a search.
@Suite struct SpringBoundTests {
  @Test(arguments: Seeds.few)
  func noMotionExceedsItsBound(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let (motion, bound) = (sample.motion, sample.motion.bound)
      for step in 0..<300 {
        let time = Double(step) * 0.02 / sample.spring.angularFrequency
        #expect(motion.state(at: time).position.magnitude <= bound * (1 + 1e-15), "seed \(seed): \(sample) at \(time)")
      }
    }
  }
}
