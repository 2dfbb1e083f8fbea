import CardContent
import Testing

@testable import CardModel

@Suite struct CardStackFeedInputTests {
  /// An input may change the content of a card that isn't visible.
  @Test func aCoveredCardsContentChanges() {
    var hand = Hand(root: Fixtures.list(20), next: nil)
    hand.stack.content.rest(at: 800)
    hand.give(.push(card: 1, animated: false), at: 10)
    hand.stack.changes = [.delete(at: 5, count: 10, of: 0)]
    hand.give(.content(change: 0, card: 0), at: 20)
    #expect(hand.take().contains(.contentHeight(800)))
    #expect(hand.stack.cards[0].contentHeight == 800)
    // Uncovered, the content is at its new end.
    hand.give(.pop(animated: false), at: 30)
    #expect(hand.sample(at: 31).scrollOffset == 800 - 697)
    hand.give(.content(change: 0, card: 1), at: 40)
    #expect(hand.take().last == .ignored(.nothing))
  }

  /// An index past the last item is refused: nothing is there to change or delete.
  @Test func placesAfterTheEndAreRefused() {
    var hand = Hand(Fixtures.list(20))
    for change: ContentChange in [
      .insert([SpotsItem(height: 80)], at: 21, of: 0), .delete(at: 20, count: 1, of: 0),
      .update([SpotsItem(height: 80)], at: 20, of: 0), .append([SpotsItem(height: 80)], of: 1),
    ] {
      hand.change(change, at: 10)
      #expect(hand.take() == [.ignored(.nothing)], "\(change)")
      #expect(hand.contentHeight == 1600, "\(change)")
    }
    hand.change(.insert([SpotsItem(height: 80)], at: 20, of: 0), at: 20)
    #expect(hand.contentHeight == 1680)
    // A deletion takes no more items than there are.
    hand.change(.delete(at: 20, count: 9, of: 0), at: 30)
    #expect(hand.contentHeight == 1600)
  }

  /// The keyboard covers the part of the list below the keyboard's top edge; the list may end above the screen's
  /// bottom.
  @Test func aKeyboardCoversWhatIsBelowIt() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.change(.keyboard(height: 300, responderY: 0, responderHeight: 0), at: 10)
    #expect(hand.stack.contents[0].keyboard == 300)
    #expect(hand.stack.top.range.high == 1274 + 300 - 697)
    #expect(hand.sample(at: 1_000).scrollOffset == 0)
    // A responder above the list's top scrolls the list back to it.
    hand.stack.content.rest(at: 500)
    hand.change(.keyboard(height: 300, responderY: 310, responderHeight: 40), at: 2_000)
    #expect(hand.sample(at: 4_000).scrollOffset == 300)
    hand.change(.keyboard(height: 0, responderY: 0, responderHeight: 0), at: 5_000)
    #expect(hand.stack.contents[0].keyboard == nil)
    #expect(hand.sample(at: 7_000).scrollOffset == 300)
  }

  /// A finger that scrolls the list keeps it.
  @Test func aKeyboardLeavesTheFingerAlone() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.stroke(from: 700, to: 500, at: 0, until: 200, lifts: false)
    let before = hand.sample(at: 201)
    hand.change(.keyboard(height: 300, responderY: 900, responderHeight: 40), at: 210)
    #expect(hand.sample(at: 220).scrollOffset == before.scrollOffset)
    #expect(before.phase == .scrolling)
  }

  @Test func hidingAndShowingAreTold() {
    var hand = Hand(Fixtures.cards([100, 200]))
    hand.change(.hide(true, of: 201), at: 10)
    hand.change(.hide(false, of: 201), at: 11)
    #expect(hand.take() == [.hidden(card: 201), .shown(card: 201)])
    _ = hand.frame(at: 17)
    _ = hand.frame(at: 34)
    #expect(hand.contentHeight == 131 + 12 + 231)
  }

  /// A list that ends 84 pt above the screen's bottom, 50 pt of a bottom view and 34 pt of the safe area; it is 613 pt
  /// high.
  static func raised() -> Hand {
    var parts = CardParts()
    parts.bottomViewHeight = 50
    let plain = Fixtures.card(content: 0, preferred: 2)
    let card = Card(
      name: plain.name, headerHeight: plain.headerHeight, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: plain.detents, preferredDetent: 2, parts: parts)
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: [card])], rules: Rules(), specs: [Fixtures.cards([600, 600])])
    return hand
  }

  /// A keyboard takes from the list only the part that it covers: 300 − 84, nothing at 60, and no more than all of it.
  @Test(arguments: [(300, 216), (84, 0), (60, 0), (900, 613)] as [(Double, Double)])
  func aKeyboardCoversNoMoreThanLiesBehindIt(height: Double, overlap: Double) {
    var hand = Self.raised()
    #expect(hand.stack.top.range.high == 1274 + 24 - 613)
    hand.change(.keyboard(height: height, responderY: 0, responderHeight: 0), at: 10)
    // While there is a keyboard, even one that covers nothing, no space is kept clear for a tab bar.
    #expect(hand.stack.contents[0].keyboard == overlap)
    #expect(hand.stack.top.range.high == 1274 + overlap - 613)
    hand.change(.keyboard(height: 0, responderY: 0, responderHeight: 0), at: 20)
    #expect(hand.stack.contents[0].keyboard == nil)
    #expect(hand.stack.top.range.high == 1274 + 24 - 613)
  }

  /// The same state again is no change, also between the frame that records it and the one that shows it.
  @Test func aStateThatIsDueIsTheStateThatItHas() {
    var hand = Hand(Fixtures.cards([400, 400]))
    _ = hand.frame(at: 0)
    hand.change(.state(101, of: 200), at: 10)
    _ = hand.frame(at: 17)
    hand.log.removeAll()
    hand.change(.state(101, of: 200), at: 20)
    #expect(hand.take() == [])
    // Going back to the state that it shows is a change.
    hand.change(.state(100, of: 200), at: 21)
    #expect(hand.take() == [.state(100)])
    _ = hand.frame(at: 34)
    #expect(hand.contentHeight == 1274)
    _ = hand.frame(at: 51)
    #expect(hand.contentHeight == 874)
  }

  /// A keyboard affects only the visible card.
  @Test func aCoveredListHasNoKeyboard() {
    var hand = Hand(root: Fixtures.cards([600, 600]), next: Fixtures.cards([600, 600]))
    hand.give(.push(card: 1, animated: false), at: 10)
    hand.stack.changes = [.keyboard(height: 300, responderY: 0, responderHeight: 0)]
    hand.log.removeAll()
    hand.give(.content(change: 0, card: 0), at: 20)
    #expect(hand.take() == [.ignored(.nothing)])
    #expect(hand.stack.contents.map(\.keyboard) == [nil, nil])
  }

  /// A keyboard scrolls the list while a finger drags the card: 660 + 40 + 10 − (697 − 300).
  @Test func aKeyboardMovesTheListWhileTheCardIsDragged() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.stroke(from: 100, to: 160, at: 0, until: 100, lifts: false)
    #expect(hand.sample(at: 101).phase == .dragging)
    hand.change(.keyboard(height: 300, responderY: 660, responderHeight: 40), at: 110)
    #expect(hand.sample(at: 2_000).scrollOffset == 313)
  }

  /// If the keyboard disappears and the content is too short, the list moves back to its end, 601, and doesn't jump.
  @Test func aListIsLedBackFromTheKeyboardsRoom() {
    var hand = Hand(Fixtures.cards([600, 600]))
    hand.change(.keyboard(height: 300, responderY: 0, responderHeight: 0), at: 10)
    hand.stack.content.rest(at: 877)
    hand.change(.keyboard(height: 0, responderY: 0, responderHeight: 0), at: 1_000)
    let onTheWay = hand.sample(at: 1_030).scrollOffset
    #expect(onTheWay > 700)
    #expect(onTheWay < 877)
    #expect(hand.sample(at: 3_000).scrollOffset == 601)
  }
}
