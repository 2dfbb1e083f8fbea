import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@Suite struct SkipVelocityTests {
  /// TripGo's rules: from extended the projected place leaves peaking's window at 434.5, from collapsed at 346.5.
  @Test func tripGosSkips() {
    var rules = Rules()
    rules.snap = .projection(ProjectionSnap())
    let skips = SkipVelocity.all(of: Fixtures.card, rules: rules)
    #expect(skips.map(\.from) == [0, 2])
    #expect(skips.map(\.goesUp) == [true, false])
    #expect(skips[0].speed!.isNear((734 - 346.5) / 0.499, 1e-6))
    #expect(skips[1].speed!.isNear((434.5 - 71) / 0.499, 1e-6))
    #expect(SkipVelocity.least(of: Fixtures.card, rules: rules) == skips[1].speed)
  }

  /// A skip begins where the controller has the card: 852 at collapsed, which shows at 734. By hand: the projected place
  /// leaves peaking's window at 346.5. A stack that rests there, and is flicked, goes by the same speed.
  @Test func aSkipBeginsAtTheModelsPlace() {
    let (card, rules) = (ReleaseExplanationTests.card, ReleaseExplanationTests.tgcard)
    let skip = SkipVelocity(from: 0, goesUp: true, of: card, rules: rules)
    #expect(skip.speed!.isNear((852 - 346.5) / 0.499, 1e-6))
    for (velocity, detent) in [(-(skip.speed! - 0.01), 1), (-(skip.speed! + 0.01), 2)] as [(Double, Int32)] {
      var stack = CardStack(screen: Fixtures.screen, rules: rules, cards: [card])
      var log = EventLog()
      stack.step(.move(detent: 0, animated: false), at: Instant(ticks: 0), sampledAt: 0, into: &log)
      stack.step(
        .release(modelY: nil, velocity: velocity, detent: nil), at: Instant(ticks: 9_000), sampledAt: 9_000, into: &log)
      #expect(log.contains { $0.event == .snap(detent: detent) }, "\(velocity)")
    }
  }

  @Test func rulesThatNeverSkipHaveNone() {
    // `standard` has a speed from which on a swipe skips, and its projection reaches that far.
    #expect(SkipVelocity.least(of: Fixtures.card, rules: Rules())!.isNear(2_000, 1e-6))
    var rules = Rules()
    var never = SwipeSnap()
    never.skipVelocity = .infinity
    rules.snap = .swipe(never)
    #expect(SkipVelocity.least(of: Fixtures.card, rules: rules) == nil)
    rules.snap = .step(StepSnap())
    #expect(SkipVelocity.all(of: Fixtures.card, rules: rules).allSatisfy { $0.speed == nil })
    var two = SwipeSnap()
    two.maxDetentsPerSwipe = 2
    rules.snap = .swipe(two)
    let least = SkipVelocity.least(of: Fixtures.card, rules: rules)!
    #expect(least > 600)
    #expect(least < 3000)
    let skip = SkipVelocity(from: 2, goesUp: false, of: Fixtures.card, rules: rules)
    let target = rules.decision(releasedAt: 71, velocity: skip.speed!, of: Fixtures.card, from: 2).target
    let before = rules.decision(releasedAt: 71, velocity: skip.speed! - 1e-6, of: Fixtures.card, from: 2).target
    #expect(target == 0)
    #expect(before == 1)
  }
}
