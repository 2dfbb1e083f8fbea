import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct CardStackTransitionsTests {
  static func hand(preferred: Int? = nil) -> Hand {
    Hand(cards: [Fixtures.card(), Fixtures.card(.stop, preferred: preferred), Fixtures.card(.service, preferred: 2)])
  }

  @Test func theLastCardStays() {
    var hand = Hand()
    hand.give(.pop(animated: true), at: 0)
    #expect(hand.log.entries.map(\.event) == [.ignored(.nothing)])
    #expect(hand.sample(at: 10).stackDepth == 1)
  }

  /// A card without a preferred detent appears at the detent nearest to that of the card that it covers.
  @Test(arguments: [(Fixtures.Name.collapsed, 734.0), (.peaking, 390.5), (.extended, 71)])
  func aCardWithoutPreferenceAppearsWhereTheLowerOneIs(below: Fixtures.Name, y: Double) {
    var hand = Self.hand()
    hand.give(.move(detent: below.rawValue, animated: false), at: 0)
    hand.give(.push(card: 1, animated: true), at: 10)
    #expect(hand.sample(at: 5_000).cardY == y)
  }

  @Test func aCardWithAPreferenceAppearsThere() {
    var hand = Self.hand(preferred: 0)
    hand.give(.push(card: 1, animated: true), at: 10)
    #expect(hand.sample(at: 5_000).cardY == 734)
  }

  @Test func threeDeepAndBack() {
    var hand = Self.hand()
    hand.give(.push(card: 1, animated: true), at: 0)
    hand.give(.push(card: 2, animated: true), at: 100)
    #expect(hand.sample(at: 200).stackDepth == 3)
    #expect(hand.sample(at: 3_000).cardY == 71)
    hand.give(.pop(animated: true), at: 3_000)
    #expect(hand.sample(at: 6_000).cardY == 390.5)
    #expect(hand.sample(at: 6_000).card == Fixtures.Name.stop.rawValue)
    hand.give(.pop(animated: true), at: 6_000)
    let end = hand.sample(at: 9_000)
    #expect(end.cardY == 390.5)
    #expect(end.card == Fixtures.Name.trips.rawValue)
    #expect(end.stackDepth == 1)
    #expect(end.stackDim == 0)
    let ends = hand.log.entries.map(\.event).filter {
      if case .pushed = $0 { true } else if case .popped = $0 { true } else { false }
    }
    let (stop, service) = (Fixtures.Name.stop.rawValue, Fixtures.Name.service.rawValue)
    #expect(ends == [.pushed(card: stop), .pushed(card: service), .popped(card: service), .popped(card: stop)])
  }

  /// If several cards are popped at once, a card in between that still comes in disappears with the others: only the
  /// top card has a pop transition.
  @Test(arguments: [2, 3, 1_000, Int.max])
  func severalGoAtOnce(count: Int) {
    var hand = Self.hand()
    hand.give(.push(card: 1, animated: true), at: 0)
    hand.give(.push(card: 2, animated: true), at: 60)
    let before = hand.sample(at: 100)
    hand.give(.pop(count: count, animated: true), at: 100)
    let after = hand.sample(at: 100)
    #expect(after.stackDepth == 1)
    #expect(after.card == Fixtures.Name.trips.rawValue)
    #expect(after.phase == .popping)
    #expect(after.transitionProgress == before.transitionProgress)
    #expect(after.cardY == before.cardY)
    #expect(hand.stack.transitions.all.count == 1)
    #expect(hand.sample(at: 3_000).cardY == 390.5)
    #expect(hand.sample(at: 3_000).isAtRest)
    let (stop, service) = (Fixtures.Name.stop.rawValue, Fixtures.Name.service.rawValue)
    let pops = hand.log.entries.map(\.event).filter {
      switch $0 {
      case .pop, .popped, .pushed: true
      default: false
      }
    }
    #expect(pops == [.pop(card: service), .pop(card: stop), .popped(card: stop), .popped(card: service)])
  }

  @Test func popsOfOneHaveAShortName() {
    #expect(Input.pop(animated: false) == .pop(count: 1, animated: false))
  }

  /// A card that turns around repeatedly is one transition and ends once.
  @Test func aCardThatTurnsRoundEndsOnce() {
    var hand = Self.hand()
    hand.give(.push(card: 1, animated: true), at: 0)
    for round in 1...6 {
      hand.give(round % 2 == 1 ? .pop(animated: true) : .push(card: 1, animated: true), at: Double(round) * 40)
    }
    let before = hand.sample(at: 240).transitionProgress
    #expect(before != nil && before! > 0)
    _ = hand.sample(at: 5_000)
    let ends = hand.log.entries.map(\.event).filter {
      if case .pushed = $0 { true } else if case .popped = $0 { true } else { false }
    }
    #expect(ends == [.pushed(card: Fixtures.Name.stop.rawValue)])
  }

  /// The incoming card's edge moves from the screen's bottom edge to its target, and its own progress counts once: the
  /// motion of the view that contains it isn't added.
  @Test func theMovingCardsEdgeFollowsItsProgress() {
    var hand = Self.hand(preferred: 2)
    hand.give(.push(card: 1, animated: true), at: 0)
    for step in 0...25 {
      let sample = hand.sample(at: Double(step) * 10)
      let progress = sample.transitionProgress!
      #expect((sample.transitionY! - (852 * (1 - progress) + 71 * progress)).magnitude < 1e-9)
    }
    // A spring may pass the top by 24 pt; this one has passed it and come back.
    let lowest = (0...50).map { hand.sample(at: 250 + Double($0) * 5) }.compactMap(\.transitionY).min()!
    #expect(lowest < 71.7)
    hand.give(.pop(animated: true), at: 2_000)
    for step in 0...25 {
      let sample = hand.sample(at: 2_000 + Double(step) * 10)
      let progress = sample.transitionProgress!
      #expect((sample.transitionY! - (852 * (1 - progress) + 71 * progress)).magnitude < 1e-9)
    }
  }

  /// With a push that overshoots far and a card that is thrown upward as it begins, both motions together keep the
  /// limit.
  @Test(arguments: [0.05, 0.3, 0.75, 1.5], [-9_000.0, -2_000, 0, 3_000])
  func whatComesPassesTheTopByTheLimitAtMost(dampingRatio: Double, velocity: Double) {
    var rules = Rules()
    rules.motion.push = .spring(Spring(response: 0.3, dampingRatio: dampingRatio))
    var hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 2)])
    hand.stack.position.run(
      .spring(Spring(response: 0.4, dampingRatio: 0.8)), from: 390.5, velocity: velocity, to: 390.5)
    hand.stack.nextEnd = hand.stack.position.end
    hand.give(.push(card: 1, animated: true), at: 10)
    let edges = (0...400).map { hand.sample(at: 10 + Double($0) * 5) }.compactMap(\.transitionY)
    #expect(edges.count > 10)
    #expect(edges.min()! >= 47 - 1e-6)
    #expect((edges[0] - 852).magnitude < 1e-9)
  }

  /// A card that turns around continues from where it shows, and ends where it would have ended without the reversal.
  @Test(arguments: PushStart.allCases, PopEnd.allCases)
  func theEdgeNeverJumps(start: PushStart, end: PopEnd) {
    var rules = Rules()
    (rules.motion.pushStart, rules.motion.popEnd) = (start, end)
    rules.motion.pop = .spring(Spring(response: 0.5, dampingRatio: 1))
    var hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 2)])
    hand.give(.push(card: 1, animated: true), at: 0)
    let first = hand.sample(at: 0).transitionY!
    let expected: Double = start == .screenEdge ? 852 : 1171.5
    #expect(first == expected)
    var before = hand.sample(at: 60).transitionY!
    for (at, input) in [
      (60.0, Input.pop(animated: true)), (110, .push(card: 1, animated: true)), (150, .pop(animated: true)),
    ] {
      before = hand.sample(at: at).transitionY!
      hand.give(input, at: at)
      #expect((hand.sample(at: at).transitionY! - before).magnitude < 1e-9, "at \(at) ms")
    }
    var last = before
    for step in 0...1_000 {
      guard let edge = hand.sample(at: 150 + Double(step) * 5).transitionY else { break }
      last = edge
    }
    let goal = end == .screenEdge ? 852 : end == .picture ? 881 : 390.5 + 781
    #expect((last - goal).magnitude < 0.1)
  }

  /// On a screen of another height, the edge of a pushed or popped card is at the same fraction of the height.
  @Test func aTurnedScreenTakesTheEdgeAlong() {
    let small = Screen(width: 852, height: 393, safeTop: 0, safeBottom: 21)
    let cards = [Fixtures.card(), Fixtures.card(.stop, preferred: 2)]
    let layouts = [Layout(screen: Fixtures.screen, cards: cards), Layout(screen: small, cards: cards)]
    var hand = Hand()
    hand.stack = CardStack(layouts: layouts, rules: Rules())
    hand.give(.push(card: 1, animated: true), at: 0)
    _ = hand.sample(at: 50)
    let before = hand.stack.transitions.front.path
    hand.give(.layout(1, animated: false), at: 50)
    let after = hand.stack.transitions.front.path
    #expect((after.from - before.from * 393 / 852).magnitude < 1e-12)
    #expect((after.to - before.to * 393 / 852).magnitude < 1e-12)
  }
}
