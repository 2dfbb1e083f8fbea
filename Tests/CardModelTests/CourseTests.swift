import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// The instants at which laws bring a card to its target; `TravelTests` checks the instants themselves against closed
/// forms.
@Suite struct CourseTests {
  static func moving(_ rule: MotionRule, interruption: Interruption = .fromPresentation) -> CardStack {
    var rules = Rules()
    (rules.motion.tap, rules.motion.interruption) = (rule, interruption)
    var (stack, log) = (CardStack(screen: Fixtures.screen, rules: rules, cards: [Fixtures.card()]), EventLog())
    stack.step(.move(detent: 2, animated: true), at: .zero, sampledAt: 0, into: &log)
    return stack
  }

  @Test func whatRestsIsThere() {
    let now = Instant(microseconds: 5000)
    let course = Course(of: Hand().stack, at: now)
    #expect(course.settledInstant(within: 0.5, velocity: 10) == now)
    #expect(course.firstInstant(within: 0.5) == now)
    #expect(course.restInstant == now)
  }

  /// Before the instant the card is farther away or faster; after it, never again.
  @Test(arguments: [
    MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.7)), .spring(Spring(response: 0.3, dampingRatio: 1.4)),
    .animation(SpringAnimation(duration: 0.3, dampingRatio: 0.6)), .curve(.linear, duration: 0.2),
  ])
  func theInstantPartsWhatMovesFromWhatIsStill(rule: MotionRule) throws {
    for interruption in Interruption.allCases {
      var (stack, log) = (Self.moving(rule, interruption: interruption), EventLog())
      let turn = Instant(microseconds: 90_000)
      stack.step(.move(detent: 1, animated: true), at: turn, sampledAt: turn.ticks, into: &log)
      let target = stack.heading.target
      let course = Course(of: stack, at: turn)
      let instants = (course.settledInstant(within: 0.5, velocity: 10), course.firstInstant(within: 20))
      let (settled, first) = (try #require(instants.0), try #require(instants.1))
      #expect(stack.heading.isToDetent)
      #expect(first < settled)
      let left = stack.cardY(at: turn) - target
      for step in 1..<2000 {
        let now = turn.advanced(bySeconds: Double(step) / 1000)
        stack.advance(to: now, into: &log)
        let sample = stack.sample(at: now)
        let rest = sample.cardY - target
        let isStill = rest.magnitude <= 0.5 && (sample.cardVelocity ?? .infinity).magnitude <= 10
        let isFar = rest.magnitude > 20 && (rest < 0) == (left < 0)
        if now >= settled { #expect(isStill, "\(rule) \(step) ms") }
        if now < first { #expect(isFar, "\(rule) \(step) ms") }
      }
    }
  }

  @Test func theCardIsWhereItWillBe() {
    let stack = Self.moving(.spring(Spring(response: 0.4, dampingRatio: 0.8)))
    let course = Course(of: stack, at: .zero)
    #expect(course.y(at: Instant(microseconds: 5_000_000)) == stack.heading.target)
    let soon = Instant(microseconds: 100_000)
    #expect(course.y(at: soon) == stack.cardY(at: soon))
  }

  /// A course gives the same answers at once and later, after everything has come to rest or moved elsewhere.
  @Test(arguments: Interruption.allCases) func itCanBeAskedLater(interruption: Interruption) {
    var (stack, log) = (
      Self.moving(.spring(Spring(response: 0.4, dampingRatio: 0.8)), interruption: interruption), EventLog()
    )
    let turn = Instant(microseconds: 90_000)
    stack.step(.move(detent: 1, animated: true), at: turn, sampledAt: turn.ticks, into: &log)
    let (early, late) = (Course(of: stack, at: turn), Course(of: stack, at: turn))
    let instant = early.settledInstant(within: 0.5, velocity: 10)
    stack.step(.move(detent: 0, animated: true), at: turn, sampledAt: turn.ticks, into: &log)
    stack.advance(to: Instant(microseconds: 9_000_000), into: &log)
    #expect(stack.isQuiet)
    #expect(instant != nil)
    #expect(late.settledInstant(within: 0.5, velocity: 10) == instant)
    #expect(late.firstInstant(within: 20) == early.firstInstant(within: 20))
    #expect(late.restInstant == early.restInstant)
  }
}
