import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct SegmentTests {
  static let start = Instant(ticks: 90_000, fraction: 0.25)

  /// A segment that a spring or a curve moves.
  static func moving(
    _ timing: Timing, from place: Double, velocity: Double = 0, to target: Double, for duration: Double? = nil
  ) -> Segment {
    var segment = Segment(restingAt: 0)
    segment.run(timing, from: place, velocity: velocity, to: target, for: duration, at: start)
    return segment
  }

  @Test func atRestItStays() {
    let segment = Segment(restingAt: 12.5)
    #expect(!segment.isMoving)
    #expect(segment.end == .distantFuture)
    #expect(segment.state(at: Instant(ticks: 1 << 40)) == (12.5, 0))
  }

  @Test func aSpringIsItsClosedFormFromItsStart() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let segment = Self.moving(.spring(spring), from: 300, velocity: -900, to: 71)
    let motion = SpringMotion(spring: spring, displacement: 229, velocity: -900)
    #expect(segment.position(at: Self.start) == 300)
    #expect(segment.state(at: Self.start).velocity == -900)
    for ticks in stride(from: 90_001 as Int64, through: 5_000_000, by: 99_991) {
      let time = Instant(ticks: ticks).seconds(since: Self.start)
      #expect(segment.position(at: Instant(ticks: ticks)) == 71 + motion.state(at: time).position)
      #expect(segment.state(at: Instant(ticks: ticks)).velocity == motion.state(at: time).velocity)
    }
    // The end's instant is rounded once, and its distance from the start again.
    let arrival = motion.arrivalTime(within: 0.001, velocity: 0.01)
    #expect((segment.end.seconds(since: Self.start) - arrival).magnitude <= arrival.ulp)
  }

  @Test func aSpringAtItsTargetHasArrived() {
    let segment = Self.moving(.spring(Spring(response: 0.4, dampingRatio: 0.8)), from: 71, to: 71)
    #expect(segment.end == Self.start)
  }

  @Test func aSpringThatSwingsForEverNeverEnds() {
    let segment = Self.moving(.spring(Spring(response: 0.4, dampingRatio: 0)), from: 100, to: 71)
    #expect(segment.end == .distantFuture)
  }

  @Test func aCurveEndsOnTime() {
    let segment = Self.moving(.curve(.linear), from: 100, to: 200, for: 0.5)
    #expect(segment.end == Self.start.advanced(bySeconds: 0.5))
    #expect(segment.position(at: Self.start.advanced(bySeconds: 0.125)) == 125)
    #expect(segment.state(at: Self.start.advanced(bySeconds: 0.125)).velocity == 200)
    #expect(segment.position(at: segment.end) == 200)
  }

  @Test func contentSlowsDownUntilItStandsOrMeetsAnEdge() {
    var segment = Segment(restingAt: 0)
    let motion = Deceleration(ratePerMillisecond: 0.998, position: 100, velocity: 1_000)
    segment.decelerate(motion, within: 0, 10_000, at: Self.start)
    #expect(segment.target == motion.restPosition)
    #expect(segment.end == Self.start.advanced(bySeconds: motion.arrivalTime(within: 0.001, velocity: 0.01)))
    segment.decelerate(motion, within: 0, 400, at: Self.start)
    #expect(segment.target == 400)
    #expect(segment.end == Self.start.advanced(bySeconds: motion.time(reaching: 400)!))
    #expect((segment.position(at: segment.end) - 400).magnitude < 1e-9)
    let back = Deceleration(ratePerMillisecond: 0.998, position: 100, velocity: -1_000)
    segment.decelerate(back, within: 0, 400, at: Self.start)
    #expect(segment.target == 0)
  }

  @Test func aWayThatIsMeasuredInPartsArrivesAsNearInPoints() {
    let unit = ArrivalTolerance.unit(of: 852)
    let thousandth: Double = 0.001 / 852
    #expect(unit.distance == thousandth)
    #expect(unit.velocity == 10 * thousandth)
  }

  /// A shifted motion goes on as it did, under any law.
  @Test func aShiftMovesAllOfAMotion() {
    let spring = Self.moving(.spring(Spring(response: 0.4, dampingRatio: 0.8)), from: 300, to: 71)
    let curve = Self.moving(.curve(.linear), from: 300, to: 400, for: 1)
    var slowing = Segment(restingAt: 0)
    slowing.decelerate(
      Deceleration(ratePerMillisecond: 0.998, position: 300, velocity: 500), within: 0, 1e6, at: Self.start)
    for segment in [Segment(restingAt: 300), spring, curve, slowing] {
      var shifted = segment
      shifted.shift(by: 800)
      #expect(shifted.target == segment.target + 800)
      #expect(shifted.end == segment.end)
      for ticks in stride(from: 90_001 as Int64, through: 99_001, by: 1_500) {
        let now = Instant(ticks: ticks)
        #expect((shifted.position(at: now) - segment.position(at: now)).isNear(800, 1e-9))
      }
    }
  }
}
