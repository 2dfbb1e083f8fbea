import CardMath
import CardModel
import Testing

@Suite struct CardStackStepTests {
  /// A tap on the header leads one detent up until the card is at its top, a tap on the map leads down only from the
  /// top, and a tap on the content has no effect.
  @Test(arguments: [
    (0, TapTarget.header, 390.5), (1, .header, 71), (2, .header, 71), (0, .map, 734), (1, .map, 390.5),
    (2, .map, 390.5), (1, .content, 390.5), (2, .content, 71),
  ])
  func aTapLeadsOneDetentFurther(from: Int, region: TapTarget, y: Double) {
    var hand = Hand(cards: [Fixtures.card(preferred: from)])
    hand.give(.tap(region), at: 0)
    #expect(hand.sample(at: 5_000).cardY == y)
    #expect((hand.log.entries.first?.event == .ignored(.nothing)) == (y == Fixtures.card().detents[from].y))
  }

  @Test(arguments: [(0, Key.expand, 390.5), (2, .expand, 71), (2, .collapse, 390.5), (0, .collapse, 734)])
  func aKeyLeadsOneDetentFurther(from: Int, key: Key, y: Double) {
    var hand = Hand(cards: [Fixtures.card(preferred: from)])
    hand.give(.key(key), at: 0)
    #expect(hand.sample(at: 5_000).cardY == y)
  }

  /// Taps and keys count from the card's target detent, not from its position.
  @Test func theTargetCountsWhereverTheCardIs() {
    for (first, second) in [(Input.tap(.header), Input.tap(.header)), (.key(.expand), .key(.expand))] {
      var hand = Hand(cards: [Fixtures.card(preferred: 0)])
      hand.give(first, at: 0)
      hand.give(second, at: 10)
      #expect(hand.sample(at: 10).cardY > 700)
      #expect(hand.sample(at: 5_000).cardY == 71)
    }
    var hand = Hand(cards: [Fixtures.card(preferred: 0)])
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    hand.give(.tap(.map), at: 10)
    #expect(hand.sample(at: 5_000).cardY == 390.5)
  }

  @Test func backIsAPop() {
    var hand = Hand(cards: [Fixtures.card(), Fixtures.card(.stop, preferred: 2)])
    hand.give(.push(card: 1, animated: false), at: 0)
    #expect(hand.sample(at: 10).cardY == 71)
    hand.give(.key(.back), at: 10)
    #expect(hand.sample(at: 5_000).cardY == 390.5)
    #expect(hand.sample(at: 5_000).stackDepth == 1)
  }

  @Test func aDetentThatTheCardHasNotIsNowhere() {
    var hand = Hand()
    hand.give(.move(detent: 99, animated: true), at: 0)
    #expect(hand.log.entries.map(\.event) == [.ignored(.nothing)])
    #expect(hand.sample(at: 10).isAtRest)
  }

  /// Events due before an input happen before it, each at its own instant.
  @Test func whatIsDueComesFirst() {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    hand.give(.tap(.map), at: 5_000)
    let events = hand.log.entries
    #expect(events.map(\.event).prefix(2) == [.move(detent: 2), .settled(detent: 2)])
    #expect(events[1].instant < Hand.instant(2_000))
    #expect(events[2].instant == Hand.instant(5_000))
  }

  /// A move to the current detent is still reported, and a card at rest stays.
  @Test func aMoveToWhereItIsSettlesAtOnce() {
    for animated in [true, false] {
      var hand = Hand()
      hand.give(.move(detent: Fixtures.Name.peaking.rawValue, animated: animated), at: 10)
      #expect(hand.sample(at: 10).isAtRest)
      #expect(hand.log.entries.map(\.event) == [.move(detent: 1), .settled(detent: 1)])
    }
  }
}
