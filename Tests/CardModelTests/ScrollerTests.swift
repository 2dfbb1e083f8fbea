import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct ScrollerTests {
  static let range = ScrollRange(low: 0, high: 200)
  static let rules = Rules().scroll
  static let elastic = range.elastic(dimension: 100, by: rules)

  static func at(_ milliseconds: Double) -> Instant { Instant.zero.advanced(bySeconds: milliseconds / 1_000) }

  /// f(x) = c·x·d/(d + c·x): with c 0.55 and d 100, 50 pt of finger travel show as 2750/127.5.
  @Test func itGoesAgainstTheFingerAndYieldsPastTheEnds() {
    var scroller = Scroller(restingAt: 0)
    scroller.hold(at: 300, within: Self.elastic, at: .zero)
    scroller.follow(260, within: Self.elastic)
    #expect(scroller.motion.target == 40)
    #expect(scroller.slope == 1)
    #expect(scroller.began == 0)
    scroller.follow(350, within: Self.elastic)
    #expect((scroller.motion.target + 2750 / 127.5).magnitude < 1e-12)
    #expect((scroller.slope - 0.55 * 100 * 100 / (127.5 * 127.5)).magnitude < 1e-12)
    scroller.follow(50, within: Self.elastic)
    #expect((scroller.motion.target - 200 - 2750 / 127.5).magnitude < 1e-12)
    // The return follows the same path.
    scroller.follow(100, within: Self.elastic)
    #expect(scroller.motion.target == 200)
  }

  @Test func withoutBounceItStopsAtItsEnds() {
    var rules = Self.rules
    rules.bounces = false
    let elastic = Self.range.elastic(dimension: 100, by: rules)
    var scroller = Scroller(restingAt: 0)
    scroller.hold(at: 300, within: elastic, at: .zero)
    scroller.follow(350, within: elastic)
    #expect(scroller.motion.target == 0)
  }

  @Test func aFingerCatchesItWhereItIs() {
    var scroller = Scroller(restingAt: 100)
    let motion = Motion(timing: .curve(.linear), start: .rest, duration: 1)
    let wide = ScrollRange(low: 0, high: 1_000)
    scroller.animate(to: 200, by: motion, velocity: 0, within: wide, by: Self.rules, at: .zero)
    #expect(scroller.motion.isMoving)
    scroller.hold(at: 300, within: Self.elastic, at: Self.at(750))
    #expect(!scroller.motion.isMoving)
    #expect((scroller.motion.target - 175).magnitude < 1e-9)
    #expect((scroller.began - 175).magnitude < 1e-9)
    scroller.follow(310, within: Self.elastic)
    #expect((scroller.motion.target - 165).magnitude < 1e-9)
    // A finger catches it past the end, too, and further out than the rules' rubber band reaches.
    scroller.rest(at: -120)
    scroller.hold(at: 300, within: Self.elastic, at: .zero)
    #expect((scroller.motion.target + 120).magnitude < 1e-9)
  }

  @Test func oneThatIsThereAlreadyDoesNotMove() {
    var scroller = Scroller(restingAt: 100)
    let motion = Motion(timing: .spring(Spring(response: 0.5, dampingRatio: 1)), start: .given, duration: nil)
    scroller.animate(to: 100, by: motion, velocity: 0, within: Self.range, by: Self.rules, at: .zero)
    #expect(!scroller.motion.isMoving)
    scroller.animate(to: 100, by: motion, velocity: 100, within: Self.range, by: Self.rules, at: .zero)
    #expect(scroller.motion.isMoving)
    #expect(scroller.motion.end != .distantFuture)
  }

  /// x(∞) = x₀ + v₀/1000 · d/(1 − d), here −(0.998^1000 …) by the rate's own closed form: v₀ / (−1000 · ln 0.998).
  @Test func betweenItsEndsItSlowsDownToWhereItsLawRests() throws {
    var scroller = Scroller(restingAt: 10)
    let wide = ScrollRange(low: 0, high: 10_000)
    let departure = scroller.letGo(velocity: 1_000, within: wide, by: Self.rules, at: .zero)
    guard case .decelerates(let offset) = departure else {
      Issue.record("it doesn't slow down: \(departure)")
      return
    }
    // −1/(1000 · ln 0.998) = 0.49949983…
    #expect((offset - 10 - 499.499_833_250_041_7).magnitude < 1e-6)
    #expect(scroller.motion.target == offset)
  }

  @Test func itMeetsItsEndAndBouncesThere() throws {
    var scroller = Scroller(restingAt: 190)
    _ = scroller.letGo(velocity: 3_000, within: Self.range, by: Self.rules, at: .zero)
    let end = scroller.motion.end
    #expect(scroller.motion.target == 200)
    let early = scroller.endWhatIsDue(within: Self.range, by: Self.rules, at: .zero)
    #expect(early == nil)
    guard case .bounces(let velocity)? = scroller.endWhatIsDue(within: Self.range, by: Self.rules, at: end) else {
      Issue.record("it doesn't bounce")
      return
    }
    // The speed left after 10 pt: v₀ + 1000 · ln d · 10.
    #expect((velocity - (3_000 - 10 * 2.002_002_670_673_389_4)).magnitude < 0.01)
    #expect(scroller.motion.law.kind == .spring)
    #expect(scroller.motion.state(at: end).velocity == velocity)
    #expect(scroller.motion.position(at: end) == 200)
  }

  /// If the end gets nearer during a deceleration, it continues by the same law and meets the new end.
  @Test func itGoesOnTowardANewEnd() {
    var scroller = Scroller(restingAt: 0)
    let wide = ScrollRange(low: 0, high: 10_000)
    _ = scroller.letGo(velocity: 2_000, within: wide, by: Self.rules, at: .zero)
    let (before, now) = (scroller.motion, Self.at(100))
    var goes = scroller.goOn(within: wide, by: Self.rules, at: now)
    #expect(goes)
    #expect(scroller.motion == before)
    goes = scroller.goOn(within: ScrollRange(low: 0, high: 500), by: Self.rules, at: now)
    #expect(goes)
    #expect(scroller.motion.target == 500)
    #expect(scroller.motion.state(at: now) == before.state(at: now))
    #expect(scroller.motion.end < before.end)
    // A deceleration doesn't continue to an end that it has passed.
    goes = scroller.goOn(within: ScrollRange(low: 0, high: 1), by: Self.rules, at: now)
    #expect(!goes)
    scroller.rest(at: 3)
    goes = scroller.goOn(within: wide, by: Self.rules, at: now)
    #expect(!goes)
  }

  @Test func itsEndIsReportedOnce() throws {
    var scroller = Scroller(restingAt: 0)
    var rules = Self.rules
    rules.endDistance = 0.5
    _ = scroller.letGo(velocity: 1_000, within: ScrollRange(low: 0, high: 10_000), by: rules, at: .zero)
    let near = scroller.motion.nextInstant
    #expect(near < scroller.motion.end)
    guard case .isNear? = scroller.endWhatIsDue(within: Self.range, by: rules, at: near) else {
      Issue.record("its end isn't near")
      return
    }
    guard case .rests(wasNear: true)? = scroller.endWhatIsDue(within: Self.range, by: rules, at: scroller.motion.end)
    else {
      Issue.record("it doesn't rest")
      return
    }
  }

  /// The scroller is restored to the bit, including the finger's hold: the offset for other finger positions depends on
  /// it.
  @Test func itIsRestored() throws {
    var (scroller, archive) = (Scroller(restingAt: -90), StateArchive())
    scroller.isFingers = true
    scroller.hold(at: 300, within: Self.elastic, at: .zero)
    try archive.code(&scroller)
    var (other, reader) = (Scroller(restingAt: 0), StateArchive(words: archive.words))
    try reader.code(&other)
    try reader.finish()
    #expect(other == scroller)
    other.follow(100, within: Self.elastic)
    scroller.follow(100, within: Self.elastic)
    #expect(other.motion.target == scroller.motion.target)
  }
}
