import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct TransitionPathTests {
  static let linear = Motion(timing: .curve(.linear), start: .rest, duration: 1)

  static func instant(_ seconds: Double) -> Instant { Instant.zero.advanced(bySeconds: seconds) }

  /// A path in the stack's view moves with that view; any other path doesn't.
  @Test func aPathGoesWithTheStackOrAlone() {
    var path = TransitionPath(restingAt: 852)
    #expect(path.state(at: .zero, over: (390, 100)).position == 852)
    #expect(path.state(at: .zero, over: (390, 100)).velocity == 0)
    path = TransitionPath(restingInStackAt: 20)
    #expect(path.state(at: .zero, over: (390, 100)).position == 410)
    #expect(path.state(at: .zero, over: (390, 100)).velocity == 100)
  }

  /// The edge starts where it shows and ends at its target, with the velocity of its motion.
  @Test func itLeadsFromWhereItIs() {
    var path = TransitionPath(restingAt: 852)
    path.animate(to: 0, goingWithStack: true, from: 461.5, velocity: 0, by: Self.linear, at: .zero)
    for (seconds, y, edge, velocity) in [
      (0.0, 390.5, 852.0, -461.5), (0.5, 230.75, 461.5, -461.5), (1, 71, 71, 0),
    ] {
      let state = path.state(at: Self.instant(seconds), over: (y, 0))
      #expect((state.position - edge).magnitude < 1e-9)
      #expect((state.velocity - velocity).magnitude < 1e-9)
      var wave = SpringWave()
      let edge = path.edgeInPlace(at: Self.instant(seconds), over: y, sharing: &wave)
      #expect(edge == state.position)
    }
  }

  /// A spring starts with the edge's velocity.
  @Test func aSpringKeepsTheVelocity() {
    let spring = Motion(timing: .spring(Spring(response: 0.4, dampingRatio: 0.8)), start: .given, duration: nil)
    var path = TransitionPath(restingAt: 500)
    path.animate(to: 852, goingWithStack: false, from: 500, velocity: 700, by: spring, at: .zero)
    let state = path.state(at: .zero, over: (0, 0))
    #expect(state.position == 500)
    #expect((state.velocity - 700).magnitude < 1e-9)
    let end = path.state(at: Self.instant(3), over: (0, 0))
    #expect((end.position - 852).magnitude < 0.001)
  }

  /// An edge that is already at its target doesn't move, at any velocity.
  @Test func whatIsThereIsLedNowhere() {
    var path = TransitionPath(restingAt: 71)
    path.animate(to: 0, goingWithStack: true, from: 0, velocity: 5_000, by: Self.linear, at: .zero)
    let state = path.state(at: Self.instant(0.5), over: (71, 0))
    #expect(state.position == 71)
    #expect(state.velocity == 0)
  }

  @Test func anotherHeightScalesIt() {
    var path = TransitionPath(restingAt: 852)
    path.scale(by: 0.5)
    #expect(path.state(at: .zero, over: (0, 0)).position == 426)
  }

  /// A saved and restored path is the same.
  @Test func itIsRestored() throws {
    var path = TransitionPath(restingAt: 852)
    path.animate(to: 0, goingWithStack: true, from: 461.5, velocity: 0, by: Self.linear, at: .zero)
    var archive = StateArchive()
    archive.now = Self.instant(0.3)
    try archive.code(&path)
    var reader = StateArchive(words: archive.words)
    reader.now = archive.now
    var copy = TransitionPath(restingAt: 0)
    try reader.code(&copy)
    try reader.finish()
    #expect(copy == path)
  }
}
