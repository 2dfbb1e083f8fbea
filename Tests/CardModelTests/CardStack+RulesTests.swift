import CardMath
import CardModel
import CardMotion
import Testing

@Suite struct CardStackRulesTests {
  /// Rules that differ in one field each; all but two of the fields matter before a card is sent.
  @Test func eachFieldOfTheRulesCounts() {
    let rules = Rules()
    func isSame(_ change: (inout Rules) -> Void) -> Bool {
      var other = rules
      change(&other)
      #expect(other != rules)
      return rules.areSame(untilACardIsSent: other)
    }
    #expect(rules.areSame(untilACardIsSent: rules))
    #expect(isSame { $0.snap = .step(StepSnap()) })
    #expect(isSame { $0.motion.settle = .curve(.linear, duration: 1) })
    #expect(isSame { $0.motion.keepsReleaseVelocity = false })
    #expect(!isSame { $0.motion.interruption = .additive })
    #expect(!isSame { $0.touch.slop = 3 })
    #expect(!isSame { $0.drag.topBounces = false })
    #expect(!isSame { $0.scroll.bounces = false })
    #expect(!isSame { $0.fade.mapDimMax = 1 })
    #expect(!isSame { $0.command.headerTapLeadsUp = false })
    #expect(!isSame { $0.fixesCardsWithoutMap = false })
    #expect(!isSame { $0.paging.gap = 7 })
    #expect(!isSame { $0.feed.refreshHold = 7 })
    #expect(!isSame { $0.callbacks.order = .tgcard })
    // A new field of the rules has to be compared, too, or be known to be read only later.
    #expect(Mirror(reflecting: rules).children.count == 11)
  }

  /// A stack that follows other rules from some frame of a drag on is the one that followed them from the start.
  @Test func aStackGoesOnByOtherRules() {
    let screen = Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34)
    var others = Rules()
    others.motion.settle = .spring(Spring(response: 0.9, dampingRatio: 0.3))
    var (one, log) = (CardStack(screen: screen, rules: Rules(), cards: [Fixtures.card()]), EventLog())
    var whole = CardStack(screen: screen, rules: others, cards: [Fixtures.card()])
    func touch(_ stack: inout CardStack, _ phase: TouchPhase, _ y: Double, _ ticks: Int64) {
      stack.step(
        .touch(Touch(phase: phase, pointer: 0, x: 200, y: y)), at: Instant(ticks: ticks), sampledAt: ticks, into: &log)
    }
    for step in 0..<10 {
      let phase: TouchPhase = step == 0 ? .began : .moved
      touch(&one, phase, 430 - 12 * Double(step), 72_000 * Int64(step))
      touch(&whole, phase, 430 - 12 * Double(step), 72_000 * Int64(step))
    }
    let before = one
    var given = others
    one = CardStack(screen: screen, rules: Rules(), cards: [Fixtures.card()])
    one.goOn(as: before, by: &given)
    #expect(before.rules == Rules())
    #expect(one.rules == others)
    #expect(given == Rules())
    touch(&one, .ended, 310, 720_000)
    touch(&whole, .ended, 310, 720_000)
    for frame in 5..<60 as Range<Int64> {
      let now = Instant(ticks: frame * 150_000)
      one.advance(to: now, into: &log)
      whole.advance(to: now, into: &log)
      #expect(one.sample(at: now) == whole.sample(at: now))
    }
  }
}
