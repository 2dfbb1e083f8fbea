import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct PagerTests {
  static let range = ElasticRange(
    low: 0, high: 200, lowEnd: .band(RubberBand(coefficient: 0.55, dimension: 100)),
    highEnd: .band(RubberBand(coefficient: 0.55, dimension: 100)))

  static func pager() -> Pager {
    Pager([Fixtures.card()], tracker: VelocityTracker(estimator: .leastSquares2, idleTicks: 360_000))
  }

  /// f(x) = c·x·d/(d + c·x): with c 0.55 and d 100, 50 pt of the finger show as 2750/127.5.
  @Test func itGoesAgainstTheFingerAndYieldsBeyondTheEnds() {
    var pager = Self.pager()
    pager.hold(at: 300, stride: 100, range: Self.range, at: .zero)
    pager.follow(260, range: Self.range)
    #expect(pager.offset.target == 40 && pager.slope == 1 && pager.began == 0)
    pager.follow(350, range: Self.range)
    #expect((pager.offset.target + 2750 / 127.5).magnitude < 1e-12)
    #expect((pager.slope - 0.55 * 100 * 100 / (127.5 * 127.5)).magnitude < 1e-12)
    pager.follow(50, range: Self.range)
    #expect((pager.offset.target - 200 - 2750 / 127.5).magnitude < 1e-12)
    // The way back is the same one.
    pager.follow(100, range: Self.range)
    #expect(pager.offset.target == 200)
  }

  @Test func itIsCaughtWhereItIs() {
    var pager = Self.pager()
    let motion = Motion(law: .curve(.linear), start: .rest, duration: 1)
    pager.rest(at: 100)
    pager.lead(
      to: 200, by: motion, velocity: 0, within: .points(from: 0, to: 1_000), isFingers: true, toldWithin: 0.5, at: .zero
    )
    #expect(pager.isMoving && pager.isFingers)
    pager.hold(at: 300, stride: 100, range: Self.range, at: Instant(ticks: Instant.ticksPerSecond * 3 / 4))
    #expect(!pager.isMoving && (pager.offset.target - 175).magnitude < 1e-9 && pager.began == 2)
    pager.follow(310, range: Self.range)
    #expect((pager.offset.target - 165).magnitude < 1e-9)
    // Beyond the end, too, and further than the band of the rules reaches.
    pager.rest(at: -120)
    pager.hold(at: 300, stride: 100, range: Self.range, at: .zero)
    #expect((pager.offset.target + 120).magnitude < 1e-9 && pager.began == 0)
  }

  @Test func whatIsThereAlreadyDoesNotMove() {
    var pager = Self.pager()
    pager.rest(at: 100)
    let motion = Motion(law: .spring(Spring(response: 0.5, dampingRatio: 1)), start: .given, duration: nil)
    let reach = Reach.points(from: 0, to: 100)
    pager.lead(to: 100, by: motion, velocity: 0, within: reach, isFingers: false, toldWithin: 0.5, at: .zero)
    #expect(!pager.isMoving)
    pager.lead(to: 100, by: motion, velocity: 100, within: reach, isFingers: false, toldWithin: 0.5, at: .zero)
    #expect(pager.isMoving && pager.offset.end != .distantFuture)
  }

  @Test func withoutPagesItKeepsNothing() {
    #expect(Self.pager().shown.isEmpty && Self.pager().scrollOffsets.isEmpty)
  }

  /// A page that would slow down by itself for ever is no state.
  @Test func aDecelerationIsRefused() throws {
    var pager = Self.pager()
    var archive = StateArchive()
    try archive.code(&pager)
    var words = archive.words
    words[0] = UInt64(Segment.Law.deceleration.rawValue)
    var copy = StateArchive(words: words)
    #expect(throws: StateError.self) { try copy.code(&pager) }
  }
}
