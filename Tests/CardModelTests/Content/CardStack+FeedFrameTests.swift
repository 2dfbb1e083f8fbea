import CardContent
import Testing

@testable import CardModel

@Suite struct CardStackFeedFrameTests {
  static func asking(_ system: ContentSystem, _ count: Int = 30) -> Feed {
    var feed = Fixtures.list(count, system)
    feed.atEnd = [Feed.Arrival(items: Array(repeating: SpotsItem(height: 80), count: 5))]
    return feed
  }

  /// A list is asked on frames only, and only if it was scrolled since the last one.
  @Test func onlyAFrameThatScrolledAsks() {
    var hand = Hand(Self.asking(.spots19))
    _ = hand.frame(at: 0)
    hand.stroke(from: 800, to: 80, at: 10, until: 200, lifts: false)
    #expect(!hand.take().contains(.reachEnd))
    let sample = hand.frame(at: 210)
    #expect(sample.scrollOffset > 2400 - 2 * 852 && hand.take() == [.reachEnd])
    _ = hand.frame(at: 220)
    #expect(hand.take() == [])
    // And has it after the latency.
    _ = hand.frame(at: 809)
    #expect(hand.take() == [] && hand.contentHeight == 2400)
    _ = hand.frame(at: 811)
    #expect(hand.take() == [.contentHeight(2800)] && hand.contentHeight == 2800)
  }

  /// While a card comes or goes, nobody is told of anything; once it has come, its cards are.
  @Test func visibilityIsToldWhenTheListAppears() {
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [
        Layout(
          screen: Fixtures.screen, cards: [Fixtures.card(.trips, preferred: 2), Fixtures.card(.stop, preferred: 2)])
      ], rules: Rules(), feeds: [nil, Fixtures.cards([100, 900])])
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
    // The same once more is no change, though the first hasn't taken effect.
    hand.change(.state(101, of: 200), at: 11)
    hand.log.removeAll()
    #expect(hand.contentHeight == 874)
    _ = hand.frame(at: 17)
    #expect(hand.contentHeight == 874 && !hand.stack.isQuiet)
    _ = hand.frame(at: 34)
    #expect(hand.contentHeight == 1274 && hand.stack.isQuiet && hand.take().contains(.contentHeight(1274)))
  }

  /// A pull that began on the content, as far as the trigger shows, and only one at a time.
  @Test func aPullRefreshesOnce() {
    var rules = Rules()
    rules.fixesCardsWithoutMap = true
    var feed = Fixtures.list(20)
    feed.onRefresh = [Feed.Arrival(items: [SpotsItem(height: 900)])]
    var hand = Hand(feed, rules: rules)
    _ = hand.frame(at: 0)
    // The card goes up to its top with the content scrolled, and the finger brings that back beyond its top.
    hand.stack.content.rest(at: 50)
    var handoff = rules
    handoff.scroll.handsOverToCard = false
    hand.stack = CardStack(layouts: hand.stack.layouts, rules: handoff, feeds: [feed])
    hand.stack.content.rest(at: 50)
    _ = hand.frame(at: 1)
    hand.stroke(from: 200, to: 800, at: 10, until: 200, lifts: false)
    let sample = hand.frame(at: 210)
    #expect(sample.phase == .scrolling && sample.scrollOffset < -100)
    #expect(hand.take().count { $0 == .refresh } == 1 && hand.stack.shownCard.contentTopInset == 60)
    hand.touch(.moved, 820, at: 220)
    _ = hand.frame(at: 230)
    #expect(!hand.take().contains(.refresh))
    hand.touch(.ended, 820, at: 240)
    _ = hand.frame(at: 1_205)
    #expect(!hand.take().contains(.refreshed))
    _ = hand.frame(at: 1_211)
    #expect(hand.take().contains(.refreshed) && hand.contentHeight == 900)
    #expect(hand.frame(at: 9_000).scrollOffset == 0)
  }
}
