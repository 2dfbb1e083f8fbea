import CardContent
import CardMath
import Testing

@testable import CardModel

@Suite struct CardStackFeedFrameTests {
  static func asking(_ system: ContentSystem, _ count: Int = 30) -> ContentSpec {
    var spec = Fixtures.list(count, system)
    spec.atEnd = [ContentSpec.Arrival(items: Array(repeating: SpotsItem(height: 80), count: 5))]
    return spec
  }

  /// A list requests more on frames only, and only if it was scrolled since the previous frame.
  @Test func onlyAFrameThatScrolledAsks() {
    var hand = Hand(Self.asking(.spots19))
    _ = hand.frame(at: 0)
    hand.stroke(from: 800, to: 80, at: 10, until: 200, lifts: false)
    #expect(!hand.take().contains(.reachEnd))
    let sample = hand.frame(at: 210)
    #expect(sample.scrollOffset > 696)
    #expect(hand.take() == [.reachEnd])
    _ = hand.frame(at: 220)
    #expect(hand.take() == [])
    // The items arrive after the latency.
    _ = hand.frame(at: 809)
    #expect(hand.take() == [])
    #expect(hand.contentHeight == 2400)
    _ = hand.frame(at: 811)
    #expect(hand.take() == [.contentHeight(2800)])
    #expect(hand.contentHeight == 2800)
  }

  /// No visibility is reported while a card is pushed or popped; after the push, that of its cards is.
  @Test func visibilityIsToldWhenTheListAppears() {
    var hand = Hand(root: nil, next: Fixtures.cards([100, 900]))
    hand.give(.push(card: 1, animated: true), at: 0)
    _ = hand.frame(at: 100)
    func visible(_ events: [Event]) -> Int { events.count { if case .visibility = $0 { true } else { false } } }
    #expect(visible(hand.take()) == 0)
    _ = hand.frame(at: 2_000)
    #expect(visible(hand.take()) == 2)
    _ = hand.frame(at: 2_020)
    #expect(visible(hand.take()) == 0)
  }

  @Test func aStateTakesEffectOnTheSecondFrame() {
    var hand = Hand(Fixtures.cards([400, 400]))
    _ = hand.frame(at: 0)
    hand.change(.state(101, of: 200), at: 10)
    // The same state again is no change, although the first change hasn't taken effect.
    hand.change(.state(101, of: 200), at: 11)
    hand.log.removeAll()
    #expect(hand.contentHeight == 874)
    _ = hand.frame(at: 17)
    #expect(hand.contentHeight == 874)
    #expect(!hand.stack.isQuiet)
    _ = hand.frame(at: 34)
    #expect(hand.contentHeight == 1274)
    #expect(hand.stack.isQuiet)
    #expect(hand.take().contains(.contentHeight(1274)))
  }

  /// A pull that begins on the content and shows as far as the trigger refreshes, once at a time.
  @Test func aPullRefreshesOnce() {
    var rules = Rules()
    rules.fixesCardsWithoutMap = true
    var spec = Fixtures.list(20)
    spec.onRefresh = [ContentSpec.Arrival(items: [SpotsItem(height: 900)])]
    var hand = Hand(spec, rules: rules)
    _ = hand.frame(at: 0)
    // The card is at its top with its content scrolled, and the finger pulls the content past its top.
    hand.stack.content.rest(at: 50)
    var handoff = rules
    handoff.scroll.handsOverToCard = false
    hand.stack = CardStack(layouts: hand.stack.layouts, rules: handoff, specs: [spec])
    hand.stack.content.rest(at: 50)
    _ = hand.frame(at: 1)
    hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
    let sample = hand.frame(at: 210)
    #expect(sample.phase == .scrolling)
    #expect(sample.scrollOffset < -100)
    #expect(hand.take().count { $0 == .refresh } == 1)
    #expect(hand.stack.shownCard.contentTopInset == 60)
    hand.touch(.moved, 820, at: 220)
    _ = hand.frame(at: 230)
    #expect(!hand.take().contains(.refresh))
    hand.touch(.ended, 820, at: 240)
    _ = hand.frame(at: 1_205)
    #expect(!hand.take().contains(.refreshed))
    _ = hand.frame(at: 1_211)
    #expect(hand.take().contains(.refreshed))
    #expect(hand.contentHeight == 900)
    #expect(hand.frame(at: 9_000).scrollOffset == 0)
  }

  /// Puts the content at an offset between two frames, and returns the events of the second.
  static func shown(_ hand: inout Hand, at offset: Double, milliseconds: Double = 10) -> [Event] {
    _ = hand.frame(at: milliseconds - 10)
    hand.log.removeAll()
    hand.stack.content.rest(at: offset)
    _ = hand.frame(at: milliseconds)
    return hand.take()
  }

  /// A stack whose content is being refreshed.
  static func refreshing(_ spec: ContentSpec, rules: Rules = Rules()) -> Hand {
    var hand = Hand(spec, rules: rules)
    hand.stack.contents[0].topInset = 60
    hand.stack.giveHeight(of: 0)
    hand.stack.top.take(hand.stack.shownCard, on: hand.stack.screen)
    return hand
  }

  /// If reaching the beginning fetches nothing, no event reports it, and the end may still be requested.
  @Test func nobodyIsAskedAtTheBeginningWhoIsntThere() {
    var hand = Hand(Self.asking(.spots75))
    #expect(Self.shown(&hand, at: -20) == [])
    #expect(!hand.stack.contents[0].reach.isRefreshing)
    var both = Self.asking(.spots75)
    both.atBeginning = []
    hand = Hand(both)
    #expect(Self.shown(&hand, at: -20) == [.reachBeginning])
    #expect(hand.stack.contents[0].reach.isRefreshing)
  }

  /// A pull exactly as far as the trigger refreshes: `−offset ≥ trigger`, a guess at `UIRefreshControl`'s rule.
  @Test func theTriggerItselfRefreshes() {
    var spec = Fixtures.list(20)
    spec.onRefresh = []
    func pulled(_ trigger: Double) -> (offset: Double, refreshes: Bool) {
      var rules = Rules()
      rules.scroll.handsOverToCard = false
      rules.feed.refreshTrigger = trigger
      var hand = Hand(spec, rules: rules)
      hand.stack.content.rest(at: 50)
      _ = hand.frame(at: 1)
      hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
      let offset = hand.sample(at: 210).scrollOffset
      _ = hand.frame(at: 210)
      return (offset, hand.take().contains(.refresh))
    }
    let offset = pulled(1_000).offset
    #expect(offset < -100)
    #expect(pulled(-offset).refreshes)
    #expect(!pulled((-offset).nextUp).refreshes)
  }

  /// A refresh forgets earlier requests at the end under 7.5, not under 1.9.
  @Test(arguments: [(ContentSystem.spots19, 1), (.spots75, 0)])
  func aRefreshForgetsUnder75(system: ContentSystem, count: Int) {
    var rules = Rules()
    rules.scroll.handsOverToCard = false
    var spec = Self.asking(system)
    spec.onRefresh = []
    var hand = Hand(spec, rules: rules)
    let list = ReachEnd.Measures(
      offset: 1_000, contentHeight: 2_400, viewport: 697, screenHeight: 852, lastItemHeight: 80, topInset: 0)
    hand.stack.contents[0].reach.begin(at: list, system)
    hand.stack.contents[0].reach.isRefreshing = false
    hand.stack.content.rest(at: 50)
    _ = hand.frame(at: 1)
    hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
    _ = hand.frame(at: 210)
    #expect(hand.take().contains(.refresh))
    #expect(hand.stack.contents[0].reach.positions.count == count)
  }

  /// A pending fetch doesn't prevent a refresh.
  @Test func aFetchDoesntKeepFromRefreshing() {
    var rules = Rules()
    rules.scroll.handsOverToCard = false
    var spec = Self.asking(.spots75)
    spec.onRefresh = []
    var hand = Hand(spec, rules: rules)
    hand.stack.contents[0].awaited = [LiveContent.Awaited(kind: .end, end: Hand.instant(60_000))]
    hand.stack.content.rest(at: 50)
    _ = hand.frame(at: 1)
    hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
    _ = hand.frame(at: 210)
    #expect(hand.take().contains(.refresh))
    #expect(hand.stack.contents[0].awaited.map(\.kind) == [.end, .refresh])
  }

  /// Content that is past its top during a drag of the card isn't pulled, so it isn't refreshed.
  @Test func onlyAPullOnTheContentRefreshes() {
    var spec = Fixtures.list(20)
    spec.onRefresh = []
    var hand = Hand(spec)
    _ = hand.frame(at: 0)
    hand.stroke(from: 100, to: 140, at: 10, until: 100, lifts: false)
    #expect(hand.frame(at: 110).phase == .dragging)
    hand.stack.content.rest(at: -150)
    #expect(hand.frame(at: 120).scrollOffset == -150)
    #expect(!hand.take().contains(.refresh))
    #expect(hand.stack.contents[0].topInset == 0)
  }

  /// 1.9 requests at the beginning if the offset is exactly −inset; the inset is kept clear during a refresh.
  @Test func theOldBeginningIsTheInset() {
    // 40 · 80 pt are more than two screens, so the end isn't requested as well.
    var spec = Fixtures.list(40, .spots19)
    spec.atBeginning = []
    var hand = Self.refreshing(spec)
    #expect(Self.shown(&hand, at: -59) == [])
    #expect(Self.shown(&hand, at: -60, milliseconds: 30) == [.reachBeginning])
  }

  /// A card that begins at the viewport's end isn't visible: 9 + 5 + 654 + 5 + 12 + 12 = 697.
  @Test func aCardThatOnlyTouchesIsntTold() {
    for (height, reported) in [(654.0, [Int32(200)]), (653, [200, 201])] {
      var hand = Hand(Fixtures.cards([height, 900]))
      _ = hand.frame(at: 0)
      let cards = hand.take().compactMap { if case .visibility(let card, _, _) = $0 { card } else { nil } }
      #expect(cards == reported)
    }
  }

  /// A card that grows on a frame moves nothing under a finger that has pulled the list past its end.
  @Test func aStateChangesUnderAFinger() {
    var hand = Hand(Fixtures.cards([600, 600]))
    _ = hand.frame(at: 0)
    // The list's end is 631 + 12 + 631 + 24 − 697.
    hand.stack.content.rest(at: 601)
    hand.stroke(from: 700, to: 500, at: 10, until: 200, lifts: false)
    let before = hand.frame(at: 210).scrollOffset
    #expect(before > 640)
    #expect(before < 601 + 190)
    hand.change(.state(101, of: 201), at: 211)
    _ = hand.frame(at: 220)
    let after = hand.frame(at: 230)
    #expect(hand.contentHeight == 1874)
    #expect(after.phase == .scrolling)
    #expect(after.scrollOffset == before)
    // From there the finger's travel counts, point by point.
    hand.touch(.moved, 490, at: 240)
    #expect(hand.sample(at: 241).scrollOffset == before + 10)
  }

  /// If the content is no higher than two viewports, six times the last item's height is subtracted: 1200 − 6 · 80.
  @Test func whatIsRememberedDependsOnTheLastItem() {
    var hand = Hand(Self.asking(.spots75, 15))
    #expect(Self.shown(&hand, at: 400) == [.reachEnd])
    #expect(hand.stack.contents[0].reach.positions == [720])
  }

  /// A request at the beginning counts as a fetch.
  @Test func theBeginningCountsAsAFetch() {
    var spec = Fixtures.list(20)
    spec.atBeginning = []
    var hand = Hand(spec)
    _ = Self.shown(&hand, at: -20)
    #expect(hand.stack.scene(at: Hand.instant(10)).fetchCount == 1)
  }

  /// A list pulled past its top shows 50 pt less of its card: 647 of 931, and 647 / 697 of its container.
  @Test func visibilityCountsTheBounce() {
    var hand = Hand(Fixtures.cards([900]))
    let shares: (ofCard: Double, ofWindow: Double) = (647.0 / 931, 647.0 / 697)
    #expect(Self.shown(&hand, at: -50) == [.visibility(card: 200, ratio: shares.ofCard, coverage: shares.ofWindow)])
  }

  /// A keyboard that hides nothing doesn't stop a list that decelerates.
  @Test func aKeyboardLetsTheListSlowDown() {
    var hand = Hand(Fixtures.cards([600, 1_600]))
    hand.stroke(from: 700, to: 500, at: 0, until: 120)
    let plain = hand
    hand.change(.keyboard(height: 100, responderY: 450, responderHeight: 40), at: 130)
    var other = plain
    #expect(hand.sample(at: 200).phase == .decelerating)
    #expect(hand.sample(at: 210).scrollOffset == other.sample(at: 210).scrollOffset)
  }

  /// A frame changes the cards before it reports them: 9 + 5 + 800 + 5 + 12 = 831 is taller than the list.
  @Test func aFrameChangesBeforeItTells() {
    var hand = Hand(Fixtures.cards([400, 400]))
    _ = hand.frame(at: 0)
    hand.change(.state(101, of: 200), at: 10)
    _ = hand.frame(at: 17)
    hand.log.removeAll()
    hand.stack.content.rest(at: 5)
    _ = hand.frame(at: 34)
    let ratio: Double = 697.0 / 831
    #expect(hand.take() == [.contentHeight(1274), .visibility(card: 200, ratio: ratio, coverage: 1)])
  }

  /// 2.6 reports a card whose visible share has changed, not one that is entirely visible before and after.
  @Test func theOldVersionTellsOfChangesOnly() {
    var hand = Hand(Fixtures.cards([400, 100], .cardParts26))
    _ = hand.frame(at: 0)
    #expect(
      hand.take() == [
        .visibility(card: 200, ratio: 1, coverage: nil), .visibility(card: 201, ratio: 1, coverage: nil),
      ])
    hand.stack.content.rest(at: 5)
    _ = hand.frame(at: 17)
    let ratio: Double = 426.0 / 431
    #expect(hand.take() == [.visibility(card: 200, ratio: ratio, coverage: nil)])
  }

  /// A card that grows without scrolling reports no visibility.
  @Test func growingIsNoScrolling() {
    var hand = Hand(Fixtures.cards([400, 400]))
    _ = hand.frame(at: 0)
    hand.change(.state(101, of: 200), at: 10)
    _ = hand.frame(at: 17)
    hand.log.removeAll()
    _ = hand.frame(at: 34)
    #expect(hand.take() == [.contentHeight(1274)])
  }
}
