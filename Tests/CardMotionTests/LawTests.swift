import CardMath
import CardMotion
import CardTestSupport
import Testing

/// A `Law` gives the same answers as the motion that it holds.
@Suite struct LawTests {
  static let spring = Spring(response: 0.4, dampingRatio: 0.8)
  static let slowing = Deceleration(ratePerMillisecond: 0.998, position: 100, velocity: 1_000)

  /// A law of each kind, all from the same start, each to its own target.
  static var all: [Law] {
    var deceleration = Law(restingAt: 0)
    deceleration.decelerate(slowing, low: 0, high: 10_000)
    var cutOff = Law(restingAt: 0)
    cutOff.decelerate(slowing, low: 0, high: 400)
    return [
      Law(restingAt: 100),
      Law(.spring(spring), from: 100, velocity: 700, to: 300, duration: nil),
      deceleration,
      cutOff,
      Law(.curve(NamedCurve.easeInOut.curve), from: 100, velocity: 0, to: 300, duration: 0.5),
    ]
  }

  @Test func restIsAtItsTarget() {
    let law = Law(restingAt: 12.5)
    #expect(law.kind == .rest)
    #expect(law.position(at: 1e9) == 12.5)
    #expect(law.state(at: 3) == (12.5, 0))
    #expect(law.arrivalTime(within: 1, velocity: 1) == 0)
    #expect(law.timing == nil)
    #expect(!law.isAsymptotic)
  }

  /// A spring satisfies its equation x″ = −ω²(x − target) − 2ζω x′, by differences of its own positions.
  @Test(arguments: [0.2, 1, 2.5] as [Double])
  func aSpringSolvesItsEquation(ratio: Double) throws {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let law = Law(.spring(spring), from: 390, velocity: -900, to: 71, duration: nil)
    #expect(law.start == MotionState(position: 390, velocity: -900))
    let (frequency, step) = (2 * Double.pi / 0.4, 1e-4)
    for time in stride(from: 0.01, through: 0.6, by: 0.037) {
      let (before, here, after) = (law.position(at: time - step), law.position(at: time), law.position(at: time + step))
      let velocity = try #require(law.state(at: time).velocity)
      let acceleration = (after - 2 * here + before) / (step * step)
      let expected = -frequency * frequency * (here - 71) - 2 * ratio * frequency * velocity
      #expect((acceleration - expected).magnitude < 1e-5 * frequency * frequency * 319, "at \(time) s")
      #expect(((after - before) / (2 * step) - velocity).magnitude < 0.5, "at \(time) s")
    }
  }

  /// A deceleration keeps 0.998 of its velocity in each millisecond.
  @Test func aDecelerationLosesItsShareInAMillisecond() throws {
    let law = Self.all[2]
    for millisecond in 0..<200 {
      let time = Double(millisecond) / 1000
      let velocity = try #require(law.state(at: time).velocity)
      let next = try #require(law.state(at: time + 0.001).velocity)
      #expect((next / velocity).isNear(0.998, 1e-12))
    }
    #expect(law.target.isNear(100 + 1_000 / (-1_000 * Elementary.log(0.998)), 1e-9))
    #expect(law.isAsymptotic)
    #expect(!law.isCutOff)
  }

  /// An edge before the rest position cuts a deceleration off while it still has a velocity.
  @Test func anEdgeCutsADecelerationOff() throws {
    let law = Self.all[3]
    #expect(law.target == 400)
    #expect(law.isCutOff)
    #expect(!law.isAsymptotic)
    let end = law.arrivalTime(within: 0.001, velocity: 0.01)
    #expect(law.position(at: end).isNear(400, 1e-9))
    #expect(try #require(law.state(at: end).velocity) > 300)
    #expect(law.position(at: law.firstTime(within: 25)).isNear(375, 1e-9))
  }

  /// A law of any kind is outside the tolerances just before its arrival time, and inside them from then on.
  @Test(arguments: [(0.5, 10), (0.001, 0.01), (20, 5_000)] as [(Double, Double)])
  func itArrivesOnceAndForAll(distance: Double, speed: Double) throws {
    for law in Self.all where !law.isCutOff {
      let time = law.arrivalTime(within: distance, velocity: speed)
      func isThere(_ time: Double) -> Bool {
        let state = law.state(at: time)
        let velocity = state.velocity ?? .infinity
        return (state.position - law.target).magnitude <= distance + 1e-9 && velocity.magnitude <= speed + 1e-9
      }
      for step in 0..<1_000 { #expect(isThere(time + Double(step) * 0.002 + 1e-9), "\(law.kind), step \(step)") }
      if time > 0 { #expect(!isThere(time - 1e-5 * max(1, time)), "\(law.kind)") }
      let first = law.firstTime(within: distance)
      #expect(first <= time + 1e-9)
      #expect((law.position(at: first) - law.target).magnitude <= distance + 1e-6, "\(law.kind)")
    }
  }

  /// A spring that is cut short has arrived by its end, and overshoots only until then.
  @Test func aSpringMayBeCutShort() {
    let law = Law(.spring(Spring(response: 0.4, dampingRatio: 0.3)), from: 0, velocity: 0, to: 100, duration: nil)
    let whole = law.arrivalTime(within: 0.5, velocity: 10)
    #expect(law.arrivalTime(within: 0.5, velocity: 10, endingAfter: whole / 2) <= whole / 2)
    #expect(law.firstTime(within: 0.5, endingAfter: 0.01) == 0.01)
    // e^(−πζ/√(1−ζ²)) of the distance after half a swing.
    #expect(law.overshoot().isNear(37.2326105, 1e-6))
    #expect(law.overshoot(endingAfter: 0.01) == 0)
    #expect(law.passing(towards: 1).isNear(37.2326105, 1e-6))
  }

  @Test func aMirroredStartIsAMirroredMotion() {
    let curve = NamedCurve.easeOut.curve
    for timing in [Timing.spring(Self.spring), .curve(curve)] {
      let law = Law(timing, from: 30, velocity: 250, to: -170, duration: 0.7)
      let mirrored = Law(timing, from: -30, velocity: -250, to: 170, duration: 0.7)
      for step in 0..<100 {
        let (one, other) = (law.state(at: Double(step) * 0.01), mirrored.state(at: Double(step) * 0.01))
        #expect(one.position == -other.position)
        #expect(one.velocity == other.velocity.map { 0 - $0 })
      }
      #expect(law.overshoot() == mirrored.overshoot())
    }
  }

  @Test func aShiftMovesAllOfIt() {
    for law in Self.all {
      var shifted = law
      shifted.shift(by: 800)
      #expect(shifted.target.isNear(law.target + 800, 1e-9))
      #expect(shifted.isCutOff == law.isCutOff)
      for step in 0..<60 {
        let (one, other) = (law.state(at: Double(step) * 0.01), shifted.state(at: Double(step) * 0.01))
        #expect((other.position - one.position).isNear(800, 1e-9), "\(law.kind), step \(step)")
        #expect(other.velocity == one.velocity, "\(law.kind), step \(step)")
      }
    }
  }

  /// A deceleration that comes to rest does so after any shift, though sums round; one that is cut off stays so.
  @Test(arguments: Seeds.few) func aShiftDoesNotCutADecelerationOff(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let motion = Deceleration(
        ratePerMillisecond: 0.998, position: random.next(from: -900, to: 900),
        velocity: random.next(from: -4000, to: 4000))
      var (free, cut) = (Law(restingAt: 0), Law(restingAt: 0))
      free.decelerate(motion, low: -1e9, high: 1e9)
      cut.decelerate(motion, low: motion.position - 1, high: motion.position + 1)
      let (time, cutTime) = (free.arrivalTime(within: 0.5, velocity: 10), cut.arrivalTime(within: 0.5, velocity: 10))
      let distance = random.next(from: -1000, to: 1000)
      free.shift(by: distance)
      cut.shift(by: distance)
      #expect(!free.isCutOff, "seed \(seed): \(motion), \(distance)")
      #expect(free.isAsymptotic)
      #expect(free.arrivalTime(within: 0.5, velocity: 10) == time, "seed \(seed): \(motion), \(distance)")
      #expect(cut.isCutOff == (motion.velocity.magnitude > 2.1), "seed \(seed): \(motion), \(distance)")
      #expect(cut.arrivalTime(within: 0.5, velocity: 10).isNear(cutTime, 1e-9), "seed \(seed): \(motion)")
    }
  }

  /// Two coordinates of one spring that are sampled together have the same bits as alone; other laws have no spring
  /// state.
  @Test func springsShareTheirWave() {
    let one = Law(.spring(Self.spring), from: 0, velocity: 5, to: 1, duration: nil)
    let other = Law(.spring(Self.spring), from: 400, velocity: 0, to: 71, duration: nil)
    for step in 0..<50 {
      var wave = SpringWave()
      let time = Double(step) * 0.013
      for law in [one, other] {
        let state = law.springState(at: time, sharing: &wave)
        #expect(state?.position == law.state(at: time).position)
        #expect(state?.velocity == law.state(at: time).velocity)
      }
    }
    var wave = SpringWave()
    for law in Self.all where law.kind != .spring { #expect(law.springState(at: 0.1, sharing: &wave) == nil) }
  }

  @Test func itIsSavedAndRestored() throws {
    for law in Self.all {
      var archive = StateArchive()
      var saved = law
      try saved.code(with: &archive)
      var reader = StateArchive(words: archive.words)
      var restored = Law(restingAt: 0)
      try restored.code(with: &reader)
      #expect(restored == law)
    }
  }
}
