import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CardStackFeedTests {
  /// The height of the card's viewport at its top, points: 852 − 71 − 84.
  static let viewport = 697.0

  @Test func aCardIsAsHighAsItsDocument() {
    let hand = Hand(Fixtures.list(20))
    #expect(hand.contentHeight == 1600)
    #expect(hand.stack.top.range.high == 1600 - Self.viewport)
    #expect(hand.stack.watchesFrames)
    #expect(!Hand().stack.watchesFrames)
    // Content that fits doesn't scroll, and Spots' scroll view fills its viewport.
    let small = Hand(Fixtures.list(3))
    #expect(small.contentHeight == Self.viewport)
    #expect(!small.stack.top.hasScrollableContent)
  }

  /// A change of width lays the content out again.
  @Test func anotherScreenIsAnotherLayout() {
    let items = Array(repeating: SpotsItem(height: 100), count: 12)
    let spec = ContentSpec(
      system: .spots75, body: .spots(SpotsDocument(components: [SpotsComponent(kind: .grid, items: items)])))
    var wide = spec
    guard case .spots(var document) = wide.body else { return }
    document.components = [SpotsComponent(kind: .grid, span: 3, items: items)]
    document.components[0].layout.hasDynamicSpan = false
    wide.body = .spots(document)
    var hand = Hand(turning: spec)
    // Items without a width are as wide as the content, at any width.
    #expect(hand.contentHeight == 1200)
    hand.give(.layout(1, animated: false), at: 10)
    #expect(hand.contentHeight == 1200)
    #expect(hand.stack.contents[0].layout.items[0].width == 852)
  }

  /// A deceleration continues by the same law, to the bit; only its end changes.
  @Test func aDecelerationGoesOnByItsLaw() {
    func flicked(_ changes: Bool) -> Hand {
      var hand = Hand(Fixtures.list(30))
      hand.stroke(from: 700, to: 300, at: 0, until: 120)
      if changes { hand.change(.append(Array(repeating: SpotsItem(height: 80), count: 30), of: 0), at: 400) }
      return hand
    }
    var (plain, grown) = (flicked(false), flicked(true))
    for milliseconds in stride(from: 401.0, to: 700, by: 17) {
      #expect(plain.sample(at: milliseconds).scrollOffset == grown.sample(at: milliseconds).scrollOffset)
    }
    // The unchanged content meets its end, the longer one doesn't.
    #expect(plain.sample(at: 1_500).phase == .bouncing)
    #expect(grown.sample(at: 1_500).phase == .decelerating)
  }

  @Test func aCardThatComesInHasItsContentAsItWas() {
    var hand = Hand(root: nil, next: Fixtures.list(20))
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.change(.append([SpotsItem(height: 500)], of: 0), at: 10)
    #expect(hand.contentHeight == 2100)
    hand.give(.pop(animated: false), at: 20)
    #expect(hand.contentHeight == 1600)
    #expect(hand.stack.live == nil)
    hand.give(.push(card: 1, animated: false), at: 30)
    #expect(hand.contentHeight == 1600)
    #expect(hand.stack.live == 0)
  }

  /// A card that turns around during its pop is the same card: its content keeps its changes.
  @Test func aCardThatTurnsRoundKeepsItsContent() {
    var hand = Hand(root: nil, next: Fixtures.list(20))
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.change(.append([SpotsItem(height: 500)], of: 0), at: 10)
    hand.give(.pop(animated: true), at: 20)
    hand.give(.push(card: 1, animated: true), at: 100)
    #expect(hand.contentHeight == 2100)
    #expect(hand.stack.live == 0)
  }

  /// Each page has its own content: the current page's cards are reported, and it changes.
  @Test func aPageHasItsOwnContent() {
    let cards = [
      Fixtures.card(named: 3, pages: 1..<3), Fixtures.card(named: 10), Fixtures.card(named: 11),
    ]
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: cards)], rules: Rules(),
      specs: [nil, Fixtures.cards([900]), Fixtures.cards([100, 200])])
    func reported() -> [Int32] {
      hand.take().compactMap { if case .visibility(let card, _, _) = $0 { card } else { nil } }
    }
    _ = hand.frame(at: 0)
    #expect(reported() == [200])
    #expect(hand.contentHeight == 931)
    hand.give(.page(1, animated: false), at: 10)
    _ = hand.frame(at: 17)
    #expect(reported() == [200, 201])
    #expect(hand.contentHeight == 131 + 12 + 231)
    hand.change(.state(101, of: 201), at: 20)
    _ = hand.frame(at: 34)
    _ = hand.frame(at: 51)
    #expect(hand.contentHeight == 131 + 12 + 431)
  }

  /// If the keyboard hides nothing, the list stays, and only the keyboard is reported.
  @Test func aKeyboardThatHidesNothingMovesNothing() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.change(.keyboard(height: 300, responderY: 100, responderHeight: 40), at: 10)
    #expect(hand.stack.nextEnd == .distantFuture)
    #expect(hand.sample(at: 1_000).scrollOffset == 0)
    #expect(hand.take() == [.keyboard(height: 300)])
  }

  /// The covered height is that of the card at its top, wherever the card is.
  @Test func aKeyboardCoversTheCardAtItsTop() {
    var hand = Hand(Fixtures.cards([600, 600]), preferred: 1)
    hand.change(.keyboard(height: 300, responderY: 0, responderHeight: 0), at: 10)
    #expect(hand.stack.contents[0].keyboard == 300)
  }

  /// Items that arrive before the beginning keep their order.
  @Test func whatArrivesBeforeTheBeginningKeepsItsOrder() {
    var spec = Fixtures.list(20)
    spec.atBeginning = [ContentSpec.Arrival(items: [SpotsItem(height: 10), SpotsItem(height: 20)])]
    var hand = Hand(spec)
    _ = hand.frame(at: 0)
    hand.stack.content.rest(at: -20)
    _ = hand.frame(at: 10)
    _ = hand.frame(at: 611)
    #expect(hand.stack.contents[0].layout.items.prefix(3).map(\.height) == [10, 20, 80])
    // They have the next numbers.
    #expect(hand.stack.contents[0].layout.items.prefix(3).map(\.number) == [20, 21, 0])
  }

  /// A refresh forgets earlier requests at its start and keeps those made meanwhile.
  @Test func theEndOfARefreshForgetsNothing() {
    var spec = Fixtures.list(20)
    spec.onRefresh = []
    var hand = CardStackFeedFrameTests.refreshing(spec)
    hand.stack.contents[0].awaited = [LiveContent.Awaited(kind: .refresh, end: Hand.instant(1_000))]
    hand.stack.nextEnd = Hand.instant(1_000)
    let list = ReachEnd.Measures(
      offset: 900, contentHeight: 1_600, viewport: 697, screenHeight: 852, lastItemHeight: 80, topInset: 60)
    hand.stack.contents[0].reach.begin(at: list, .spots75)
    _ = hand.frame(at: 1_010)
    #expect(hand.take().contains(.refreshed))
    // The end of the refresh doesn't answer the request at the end either.
    #expect(hand.stack.contents[0].reach.positions.count == 1 && hand.stack.contents[0].reach.isRefreshing)
  }

  /// During a refresh, content that fits rests below the inset: −60 is its only offset.
  @Test func contentThatFitsRestsBelowTheInset() {
    let hand = CardStackFeedFrameTests.refreshing(Fixtures.list(3))
    #expect(hand.contentHeight == 637)
    #expect(hand.stack.shownCard.scrollRange(on: Fixtures.screen) == -60)
    #expect(!hand.stack.top.hasScrollableContent)
    #expect(hand.stack.top.nearestOffset(to: 0) == -60)
  }

  /// Items that arrive at the end follow all others of their component, in their order.
  @Test func whatArrivesAtTheEndIsAfterAllOthers() {
    let items = Array(repeating: SpotsItem(height: 80), count: 20)
    let list = SpotsComponent(kind: .list, items: items)
    var spec = ContentSpec(system: .spots75, body: .spots(SpotsDocument(components: [list, list])))
    spec.atEnd = [ContentSpec.Arrival(component: 1, items: [SpotsItem(height: 10), SpotsItem(height: 20)])]
    var hand = Hand(spec)
    _ = hand.frame(at: 0)
    hand.stack.content.rest(at: 2_400)
    _ = hand.frame(at: 10)
    #expect(hand.take() == [.reachEnd])
    _ = hand.frame(at: 611)
    let layout = hand.stack.contents[0].layout
    #expect(layout.sections.map { $0.items.count } == [20, 22])
    #expect(layout.items.suffix(3).map(\.height) == [80, 10, 20])
    #expect(layout.items.suffix(3).map(\.number) == [19, 20, 21])
  }

  /// A change of a covered card's content doesn't affect the visible card.
  @Test func aCoveredContentIsNothingToTheOneThatShows() {
    var hand = Hand(covered: Fixtures.list(20), by: Fixtures.list(30))
    hand.stack.content.rest(at: 1_500)
    hand.stack.changes = [.delete(at: 0, count: 18, of: 0)]
    hand.give(.content(change: 0, card: 0), at: 20)
    #expect(hand.stack.cards[0].contentHeight == 697)
    #expect(hand.stack.top.range.high == 2_400 - 697)
    #expect(hand.sample(at: 21).scrollOffset == 1_500)
  }

  /// A card with pages that is pushed again has all pages in their initial state.
  @Test func pagesThatComeInHaveTheirContentsAsTheyWere() {
    let cards = [
      Fixtures.card(named: 3), Fixtures.card(named: 4, pages: 2..<3), Fixtures.card(named: 10),
    ]
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: cards)], rules: Rules(), specs: [nil, nil, Fixtures.list(20)])
    hand.give(.push(card: 1, animated: false), at: 0)
    hand.change(.append([SpotsItem(height: 500)], of: 0), at: 10)
    #expect(hand.contentHeight == 2_100)
    hand.give(.pop(animated: false), at: 20)
    hand.give(.push(card: 1, animated: false), at: 30)
    #expect(hand.contentHeight == 1_600)
  }

  /// A pull that is still held at the end of the refresh is where it was before: the 90 pt added to its travel are
  /// subtracted again.
  @Test func aHeldPullIsWhereItWasAfterTheRefresh() {
    var rules = Rules()
    rules.scroll.handsOverToCard = false
    var spec = Fixtures.list(20)
    spec.onRefresh = []
    var hand = Hand(spec, rules: rules)
    hand.stack.content.rest(at: 50)
    _ = hand.frame(at: 1)
    hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
    let before = hand.sample(at: 205).scrollOffset
    _ = hand.frame(at: 210)
    #expect(hand.take().contains(.refresh))
    #expect(hand.sample(at: 220).scrollOffset != before)
    let after = hand.frame(at: 1_211)
    #expect(hand.take().contains(.refreshed))
    #expect(after.phase == .scrolling)
    #expect(after.scrollOffset.isNear(before, 1e-9))
  }

  /// At rest below the inset, the content returns to its top on the bounce's spring after the refresh.
  @Test func theEndOfARefreshIsLed() {
    var spec = Fixtures.list(20)
    spec.onRefresh = []
    var hand = CardStackFeedFrameTests.refreshing(spec)
    hand.stack.content.rest(at: -60)
    hand.stack.contents[0].awaited = [LiveContent.Awaited(kind: .refresh, end: Hand.instant(1_000))]
    hand.stack.nextEnd = Hand.instant(1_000)
    #expect(hand.sample(at: 999).scrollOffset == -60)
    #expect(hand.sample(at: 1_000).scrollOffset == -60)
    let onTheWay = hand.sample(at: 1_050).scrollOffset
    #expect(onTheWay > -60)
    #expect(onTheWay < -30)
    #expect(hand.sample(at: 5_000).scrollOffset == 0)
  }

  /// Content that was sent somewhere and hasn't started stays where a change finds it, and that is reported.
  @Test func whatHasntSetOffYetStays() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.change(.state(101, of: 201), at: 0)
    _ = hand.frame(at: 1)
    hand.change(.keyboard(height: 300, responderY: 660, responderHeight: 40), at: 10)
    hand.log.removeAll()
    _ = hand.frame(at: 10)
    #expect(hand.take().contains(.scrolled(offset: 0)))
    #expect(hand.sample(at: 1_000).scrollOffset == 0)
  }

  /// If the detents move on the same screen, content that a finger has pulled past its end stays with the finger.
  @Test func roomThatIsMadeLeavesAPullAlone() {
    var hand = Hand()
    let layout = Layout(screen: Fixtures.screen, cards: [Fixtures.card(preferred: 2)])
    let other = Layout(screen: Fixtures.screen, barTop: 80, cards: [Fixtures.card(preferred: 2)])
    hand.stack = CardStack(layouts: [layout, other], rules: Rules(), specs: [Fixtures.list(20)])
    hand.stack.content.rest(at: 903)
    hand.stroke(from: 700, to: 500, at: 0, until: 200, lifts: false)
    let before = hand.sample(at: 201).scrollOffset
    hand.give(.layout(1, animated: true), at: 210)
    let after = hand.sample(at: 220)
    #expect(before > 940)
    #expect(after.scrollOffset == before)
    #expect(after.phase == .scrolling)
  }

  /// A clamped offset is reported: 20 rows of 80 pt less 8 are 960 pt.
  @Test func aClampIsTold() {
    var hand = Hand(Fixtures.list(20))
    hand.stack.content.rest(at: 903)
    hand.change(.delete(at: 0, count: 8, of: 0), at: 10)
    #expect(hand.take() == [.contentHeight(960), .scrolled(offset: 263)])
  }

  /// A deceleration that a change doesn't redirect isn't reported again.
  @Test func aDecelerationIsToldOnce() {
    var hand = Hand(Fixtures.list(200))
    hand.stroke(from: 700, to: 500, at: 0, until: 120)
    hand.log.removeAll()
    hand.change(.append([SpotsItem(height: 80)], of: 0), at: 140)
    #expect(hand.take() == [.contentHeight(16_080)])
  }

  /// Content that bounces keeps its velocity, toward the new end.
  @Test func aBounceKeepsItsVelocity() {
    var hand = Hand(Fixtures.list(20))
    hand.stack.content.motion.run(.spring(hand.stack.rules.scroll.bounce), from: 950, velocity: -400, to: 903)
    let before = hand.stack.content.motion.state(at: Hand.instant(10))
    hand.change(.delete(at: 0, count: 1, of: 0), at: 10)
    let after = hand.stack.content.motion.state(at: Hand.instant(10))
    #expect(hand.stack.content.motion.target == 823)
    #expect(after.position.isNear(before.position, 1e-9))
    #expect(before.velocity! < -300)
    #expect(after.velocity!.isNear(before.velocity!, 1e-9))
  }

  /// A fitted card is as high as its content from the start, even if the content that it was created with differs.
  @Test func aFittedCardBeginsAsHighAsItsContent() {
    let card = Card(
      name: 200, headerHeight: 84, contentHeight: 10, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 1, y: 734), Detent(name: 2, y: 600)], preferredDetent: 1,
      fittedDetent: Card.FittedDetent(index: 1, top: Fixtures.screen.safeTop))
    let stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: [card])], rules: Rules(), specs: [Fixtures.list(3)])
    let expected = Card.FittedDetent.y(
      on: Fixtures.screen, top: Fixtures.screen.safeTop, parts: 84, content: 240)
    #expect(stack.topCard.contentHeight == 240)
    #expect(stack.cardY(at: .zero) == expected)
    #expect(stack.sample(at: .zero).modelY == expected)
    #expect(stack.sample(at: .zero).progress == stack.top.fades.progress(at: expected))
  }
}
