import CardMath
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

  /// Without a preference of its own a card appears at the detent nearest to that of the card that it covers.
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
    #expect(hand.sample(at: 6_000).cardY == 390.5 && hand.sample(at: 6_000).card == Fixtures.Name.stop.rawValue)
    hand.give(.pop(animated: true), at: 6_000)
    let end = hand.sample(at: 9_000)
    #expect(end.cardY == 390.5 && end.card == Fixtures.Name.trips.rawValue && end.stackDepth == 1 && end.stackDim == 0)
    let ends = hand.log.entries.map(\.event).filter {
      if case .pushed = $0 { true } else if case .popped = $0 { true } else { false }
    }
    let (stop, service) = (Fixtures.Name.stop.rawValue, Fixtures.Name.service.rawValue)
    #expect(ends == [.pushed(card: stop), .pushed(card: service), .popped(card: service), .popped(card: stop)])
  }

  /// A card in between that is still on its way in is gone with the others: only the top one has a way out.
  @Test(arguments: [2, 3, 1_000, Int.max])
  func severalGoAtOnce(count: Int) {
    var hand = Self.hand()
    hand.give(.push(card: 1, animated: true), at: 0)
    hand.give(.push(card: 2, animated: true), at: 60)
    let before = hand.sample(at: 100)
    hand.give(.pop(count: count, animated: true), at: 100)
    let after = hand.sample(at: 100)
    #expect(after.stackDepth == 1 && after.card == Fixtures.Name.trips.rawValue && after.phase == .popping)
    #expect(after.transitionProgress == before.transitionProgress && after.cardY == before.cardY)
    #expect(hand.stack.transitions.all.count == 1)
    #expect(hand.sample(at: 3_000).cardY == 390.5 && hand.sample(at: 3_000).isAtRest)
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

  /// A card that turns round again and again is one transition, and ends once.
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

  /// The moving card's top edge is on its way from the screen's bottom edge to the stack's place.
  @Test func theMovingCardsEdgeFollowsItsProgress() {
    var hand = Self.hand(preferred: 2)
    hand.give(.push(card: 1, animated: true), at: 0)
    for milliseconds in stride(from: 0.0, through: 250, by: 10) {
      let sample = hand.sample(at: milliseconds)
      let progress = sample.transitionProgress!
      #expect((sample.transitionY! - (852 * (1 - progress) + sample.cardY * progress)).magnitude < 1e-9)
    }
  }
}
