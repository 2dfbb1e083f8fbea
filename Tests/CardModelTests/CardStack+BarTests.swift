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
    #expect(hand.stack.scene(at: .zero).barY == 59)
    #expect(hand.stack.isQuiet)
    #expect(Hand().stack.scene(at: .zero).barY == nil)
  }

  @Test func theBarIsTheTopCards() {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, bar: 50), Self.card(.service, bar: 50)])
    hand.give(.push(card: 1, animated: false), at: 0)
    #expect(hand.stack.scene(at: .zero).barY == 59)
    // The bar is equally high but belongs to another card: its content changes.
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

  /// If the bar is shared, setting the same layout again changes the bar's content.
  @Test func theSharedBarGetsAnotherContent() {
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [
        Layout(screen: Fixtures.screen, cards: [Fixtures.card()]),
        Layout(screen: Fixtures.screen, cards: [Self.card(.trips, bar: 40, isOwn: false)]),
      ], rules: Rules())
    hand.give(.layout(1, animated: true), at: 0)
    #expect(hand.sample(at: 0).cardY == 390.5)
    #expect(hand.sample(at: 0).modelY == 410.5)
    #expect(hand.sample(at: 2000).cardY == 410.5)
    #expect(hand.stack.scene(at: Hand.instant(2000)).barContentAlpha == 1)
    hand.give(.layout(1, animated: true), at: 2000)
    #expect(hand.stack.scene(at: Hand.instant(2000)).barContentAlpha == 0)
    #expect(hand.sample(at: 2100).phase == .resting)
    #expect(!hand.stack.isQuiet)
    hand.give(.layout(0, animated: true), at: 3000)
    #expect(hand.sample(at: 5000).cardY == 390.5)
    #expect(Self.bars(hand) == [40, 40, 0])
  }

  /// The bar and the card that takes its space overshoot; with reduced motion, neither does.
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

  // MARK: - The page header

  /// A card with a page header, and a bar of its own below it.
  static func card(_ name: Fixtures.Name, header: Double, bar: Double = 0) -> Card {
    var parts = CardParts()
    (parts.pageHeaderHeight, parts.barHeight, parts.hasOwnBar) = (header, bar, bar > 0)
    let plain = Fixtures.card(name)
    return Card(
      name: plain.name, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: plain.detents.map { Detent(name: $0.name, y: $0.y + header / 2) }, preferredDetent: 1, parts: parts)
  }

  static func headers(_ hand: Hand) -> [Double] {
    hand.log.entries.compactMap { if case .pageHeader(let height) = $0.event { height } else { nil } }
  }

  @Test func bothAreThereFromTheBeginning() {
    let hand = Hand(cards: [Self.card(.trips, header: 80, bar: 50)])
    let scene = hand.stack.scene(at: .zero)
    #expect(scene.pageHeaderY == 59)
    #expect(scene.pageHeaderHeight == 80)
    #expect(scene.barY == 139)
    #expect(scene.barHeight == 50)
    #expect(scene.mapInsetTop == 130)
    #expect(scene.mapTopButtonsY == nil)
    #expect(hand.stack.isQuiet)
    let alone = Hand(cards: [Self.card(.trips, header: 80)]).stack.scene(at: .zero)
    #expect(alone.barY == nil)
    #expect(alone.mapInsetTop == 80)
    #expect(alone.mapTopButtonsY == nil)
    #expect(Hand().stack.scene(at: .zero).pageHeaderY == nil)
  }

  /// The page header belongs to the top card: its content changes with the card even at the same height, and a card
  /// without a page header removes it.
  @Test func thePageHeaderIsTheTopCards() {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, header: 80), Self.card(.service, header: 80)])
    hand.give(.push(card: 1, animated: false), at: 0)
    #expect(hand.stack.scene(at: .zero).pageHeaderY == 59)
    #expect(hand.stack.isQuiet)
    hand.give(.push(card: 2, animated: true), at: 100)
    #expect(hand.stack.scene(at: Hand.instant(100)).pageHeaderContentAlpha == 0)
    #expect(hand.stack.scene(at: Hand.instant(100)).pageHeaderY == 59)
    _ = hand.sample(at: 2000)
    #expect(hand.stack.scene(at: Hand.instant(2000)).pageHeaderContentAlpha == 1)
    hand.give(.pop(animated: false), at: 2000)
    #expect(hand.stack.scene(at: Hand.instant(2000)).pageHeaderContentAlpha == 1)
    // A swap at the same detent shows the card and its page header at once.
    hand.give(.swap(card: 2, animated: true), at: 3000)
    #expect(hand.stack.header.content == .own(card: 2))
    #expect(hand.stack.scene(at: Hand.instant(3000)).pageHeaderContentAlpha == 1)
    hand.give(.pop(animated: true), at: 4000)
    let y = hand.stack.scene(at: Hand.instant(4050)).pageHeaderY ?? 59
    #expect(y < 59)
    _ = hand.sample(at: 9000)
    #expect(hand.stack.scene(at: Hand.instant(9000)).pageHeaderY == nil)
    #expect(Self.headers(hand) == [80, 80, 80, 80, 0])
    #expect(Self.bars(hand) == [])
  }

  /// Without animation the page header disappears at once.
  @Test func withoutAnAnimationThePageHeaderJumps() {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, header: 80)])
    hand.give(.push(card: 1, animated: true), at: 0)
    _ = hand.sample(at: 60)
    let y = hand.stack.scene(at: Hand.instant(60)).pageHeaderY ?? 59
    #expect(y > -80)
    #expect(y < 59)
    hand.give(.pop(animated: false), at: 60)
    #expect(hand.stack.scene(at: Hand.instant(60)).pageHeaderY == nil)
    #expect(Self.headers(hand) == [80, 0])
  }

  /// The page header and the bar below it overshoot; with reduced motion, neither does.
  @Test(arguments: [true, false])
  func withLessMotionNeitherSwings(isReduced: Bool) {
    var hand = Hand(cards: [Fixtures.card(), Self.card(.stop, header: 80, bar: 50)])
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.give(.reduceMotion(isReduced), at: 0)
    hand.give(.pop(animated: true), at: 0)
    let lowest = (0..<400).map { time -> Double in
      _ = hand.sample(at: Double(time))
      return hand.stack.scene(at: Hand.instant(Double(time))).pageHeaderY ?? -80
    }.min()!
    #expect(isReduced ? lowest >= -80 : lowest < -81)
  }

  /// A tap on the page header, on the bar below it or above both hits the bar.
  @Test func aTapOnThePageHeaderIsOnTheBar() {
    for (bar, bottom) in [(0.0, 139.0), (50, 189)] {
      let hand = Hand(cards: [Self.card(.trips, header: 80, bar: bar)])
      for (y, target) in [(0.0, TapTarget.bar), (138, .bar), (bottom - 0.1, .bar), (bottom, .map)] {
        #expect(hand.stack.tapTarget(atX: 200, y: y, at: .zero) == target)
      }
    }
  }

  /// A bar that slides out behind the page header covers no more of the map than the page header does.
  @Test func theLowerOneCounts() {
    var hand = Hand(cards: [Self.card(.trips, header: 80, bar: 50), Self.card(.stop, header: 80)])
    hand.give(.push(card: 1, animated: true), at: 0)
    var (lowest, bottoms): (Double, [Double]) = (.infinity, [])
    for time in 0..<600 {
      _ = hand.sample(at: Double(time))
      let scene = hand.stack.scene(at: Hand.instant(Double(time)))
      guard let y = scene.barY, let height = scene.barHeight else { continue }
      lowest = min(lowest, y + height)
      bottoms.append(scene.mapInsetTop)
      let inset: Double = max(139, y + height) - 59
      #expect(scene.mapInsetTop == inset)
    }
    // The bar overshoots: its bottom edge goes behind the page header and past it.
    #expect(lowest < 139)
    #expect(bottoms.first == 130)
    let last = bottoms.last ?? 0
    #expect(last >= 80)
    #expect(last < 80.01)
  }

  /// After a rotation the bar and the page header have their heights on the new screen.
  @Test func onAnotherScreenBothHaveTheHeightsThere() {
    func layout(_ screen: Screen, overlap: Double) -> Layout {
      Layout(
        screen: screen, place: overlap > 0 ? .overMap : .besideMap(x: 8, width: 300), barTop: overlap > 0 ? 0 : 20,
        barIsUnderStatusBar: true, cards: [Self.card(.trips, header: 80 + overlap, bar: 40 + overlap)])
    }
    let lying = Screen(width: 852, height: 393, safeTop: 0, safeBottom: 21)
    var hand = Hand()
    hand.stack = CardStack(layouts: [layout(Fixtures.screen, overlap: 59), layout(lying, overlap: 0)], rules: Rules())
    func places(_ time: Double) -> [Double?] {
      let scene = hand.stack.scene(at: Hand.instant(time))
      return [scene.pageHeaderY, scene.pageHeaderHeight, scene.barY, scene.barHeight]
    }
    #expect(places(0) == [0, 139, 139, 40])
    hand.give(.layout(1, animated: false), at: 100)
    #expect(places(100) == [20, 80, 100, 40])
    hand.give(.layout(0, animated: false), at: 200)
    #expect(places(200) == [0, 139, 139, 40])
    #expect(Self.headers(hand) == [])
  }
}
