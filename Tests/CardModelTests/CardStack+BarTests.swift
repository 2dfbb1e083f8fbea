import CardMath
import Testing

@testable import CardModel

@Suite struct CardStackBarTests {
  static func card(_ name: Fixtures.Name, bar: Double, isOwn: Bool = true) -> Card {
    var parts = CardParts()
    (parts.barHeight, parts.hasOwnBar) = (bar, isOwn)
    let plain = Fixtures.card(name)
    return Card(
      name: plain.name, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: plain.detents.map { Detent(name: $0.name, y: $0.y + bar / 2) }, preferredDetent: 1, parts: parts)
  }

  static func bars(_ hand: Hand) -> [Double] {
    hand.log.entries.compactMap { if case .bar(let height) = $0.event { height } else { nil } }
  }

  @Test func theFirstCardsBarIsThereFromTheBeginning() {
    let hand = Hand(cards: [Self.card(.trips, bar: 50)])
    #expect(hand.stack.scene(at: .zero).barY == 59 && hand.stack.isQuiet)
    #expect(Hand().stack.scene(at: .zero).barY == nil)
  }

  @Test func theBarIsTheTopCards() {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, bar: 50), Self.card(.service, bar: 50)])
    hand.give(.push(card: 1, animated: false), at: 0)
    #expect(hand.stack.scene(at: .zero).barY == 59)
    // As high, but another card's: the content changes.
    hand.give(.push(card: 2, animated: true), at: 100)
    #expect(hand.stack.scene(at: Hand.instant(100)).barContentAlpha == 0)
    hand.give(.pop(animated: false), at: 3000)
    #expect(hand.stack.scene(at: Hand.instant(3000)).barContentAlpha == 1)
    hand.give(.pop(animated: true), at: 4000)
    #expect(hand.stack.scene(at: Hand.instant(4050)).barY! < 59)
    _ = hand.sample(at: 9000)
    #expect(hand.stack.scene(at: Hand.instant(9000)).barY == nil)
    #expect(Self.bars(hand) == [50, 50, 50, 0])
  }

  /// The same layout once more means another content, where the bar is shared.
  @Test func theSharedBarGetsAnotherContent() {
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [
        Layout(screen: Fixtures.screen, cards: [Fixtures.card()]),
        Layout(screen: Fixtures.screen, cards: [Self.card(.trips, bar: 40, isOwn: false)]),
      ], rules: Rules())
    hand.give(.layout(1, animated: true), at: 0)
    #expect(hand.sample(at: 0).cardY == 390.5 && hand.sample(at: 0).modelY == 410.5)
    #expect(hand.sample(at: 2000).cardY == 410.5)
    #expect(hand.stack.scene(at: Hand.instant(2000)).barContentAlpha == 1)
    hand.give(.layout(1, animated: true), at: 2000)
    #expect(hand.stack.scene(at: Hand.instant(2000)).barContentAlpha == 0)
    #expect(hand.sample(at: 2100).phase == .resting && !hand.stack.isQuiet)
    hand.give(.layout(0, animated: true), at: 3000)
    #expect(hand.sample(at: 5000).cardY == 390.5)
    #expect(Self.bars(hand) == [40, 40, 0])
  }

  /// The bar and the card that takes its room swing, or neither does.
  @Test(arguments: [true, false])
  func withLessMotionTheBarDoesNotSwing(isReduced: Bool) {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, bar: 50)])
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.reduceMotion(isReduced), at: 0)
    hand.give(.pop(animated: true), at: 0)
    let lowest = (0..<400).map { time -> Double in
      _ = hand.sample(at: Double(time))
      return hand.stack.scene(at: Hand.instant(Double(time))).barY ?? -50
    }.min()!
    #expect(isReduced ? lowest >= -50 : lowest < -51)
  }
}
