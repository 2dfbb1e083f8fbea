import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// The reported motion is the one that runs.
@Suite struct RunningMotionTests {
  private let now = Instant(microseconds: 1_000_000)

  @Test(arguments: [0.2, 0.8, 1, 1.5, 4.56] as [Double], [-1400, 0, 900] as [Double])
  func aSpring(ratio: Double, velocity: Double) throws {
    var segment = Segment(restingAt: 390)
    #expect(segment.running == nil)
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    segment.run(.spring(spring), from: 390.5, velocity: velocity, to: 71, at: now)
    let running = try #require(segment.running)
    #expect(running.start == now)
    #expect(running.from == 390.5)
    #expect(running.to == 71)
    #expect(running.velocity == velocity)
    #expect(running.duration == nil)
    guard case .spring(let found) = running.timing else {
      Issue.record("\(running.timing)")
      return
    }
    #expect(found.dampingRatio.isNear(ratio, 1e-12))
    #expect(found.response.isNear(0.4, 1e-12))
    #expect(ratio != 1 || found.dampingRatio == 1)
  }

  /// A given duration is reported even if the spring would arrive just then by itself.
  @Test func aSpringThatEndsOnTimeWhereItArrives() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let arrival = SpringMotion(spring: spring, displacement: -100, velocity: 0).arrivalTime(
      within: 0.001, velocity: 0.01)
    var segment = Segment(restingAt: 0)
    segment.run(.spring(spring), from: 0, to: 100, for: arrival, at: now)
    #expect(try #require(segment.running?.duration).isNear(arrival, 1e-9))
  }

  @Test func aSpringThatEndsOnTime() {
    var segment = Segment(restingAt: 0)
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    segment.run(.spring(spring), from: 0, to: 100, for: 0.5, at: now)
    #expect(segment.running?.duration == 0.5)
  }

  @Test func aCurve() {
    var segment = Segment(restingAt: 0)
    segment.run(.curve(.linear), from: 10, to: 60, for: 0.25, at: now)
    #expect(
      segment.running
        == RunningMotion(start: now, from: 10, to: 60, velocity: 0, timing: .curve(.linear), duration: 0.25))
    segment.rest(at: 60)
    #expect(segment.running == nil)
  }

  /// A flicked card runs by its own spring from where the finger released it.
  @Test func aReleasedCard() throws {
    var hand = Hand()
    #expect(hand.stack.runningMotion == nil)
    hand.stack.position.run(
      .spring(Spring(response: 0.4, dampingRatio: 0.8)), from: 300, velocity: -100, to: 71)
    let running = try #require(hand.stack.runningMotion)
    #expect(running.from == 300)
    #expect(running.to == 71)
  }
}
