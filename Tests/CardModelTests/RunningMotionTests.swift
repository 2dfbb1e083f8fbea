import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// What runs is told as it runs.
@Suite struct RunningMotionTests {
  private let now = Instant(microseconds: 1_000_000)

  @Test(arguments: [0.2, 0.8, 1, 1.5, 4.56] as [Double], [-1400, 0, 900] as [Double])
  func aSpring(ratio: Double, velocity: Double) throws {
    var segment = Segment(restingAt: 390)
    #expect(segment.running == nil)
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    segment.spring(spring, from: 390.5, velocity: velocity, to: 71, at: now, arrival: .points)
    let running = try #require(segment.running)
    #expect(running.start == now && running.from == 390.5 && running.to == 71 && running.velocity == velocity)
    #expect(running.duration == nil)
    guard case .spring(let found) = running.law else {
      Issue.record("\(running.law)")
      return
    }
    #expect(found.dampingRatio.isNear(ratio, 1e-12) && found.response.isNear(0.4, 1e-12))
    #expect(ratio != 1 || found.dampingRatio == 1)
  }

  @Test func aSpringThatEndsOnTime() {
    var segment = Segment(restingAt: 0)
    segment.spring(
      Spring(response: 0.4, dampingRatio: 0.8), from: 0, velocity: 0, to: 100, at: now, arrival: .points, duration: 0.5)
    #expect(segment.running?.duration == 0.5)
  }

  @Test func aCurve() {
    var segment = Segment(restingAt: 0)
    segment.curve(.linear, duration: 0.25, from: 10, to: 60, within: .points(from: 10, to: 60), at: now)
    #expect(
      segment.running
        == RunningMotion(start: now, from: 10, to: 60, velocity: 0, law: .curve(.linear), duration: 0.25))
    segment.rest(at: 60)
    #expect(segment.running == nil)
  }

  /// A card that was flicked runs by its own spring from where the finger let it go.
  @Test func aReleasedCard() throws {
    var hand = Hand()
    #expect(hand.stack.runningMotion == nil)
    hand.stack.position.spring(
      Spring(response: 0.4, dampingRatio: 0.8), from: 300, velocity: -100, to: 71, at: .zero, arrival: .points)
    let running = try #require(hand.stack.runningMotion)
    #expect(running.from == 300 && running.to == 71)
  }
}
