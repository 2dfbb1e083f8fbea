import CardContent
import Testing

@testable import CardModel

@Suite struct ContentChangeTests {
  static let item = SpotsItem(height: 10)

  /// The content height after each change of a list of twenty items of 80 pt.
  @Test(
    arguments: [
      (.append([item, item], of: 0), 1620), (.insert([item], at: 3, of: 0), 1610),
      (.insert([item], at: 20, of: 0), 1610),
      (.update([item], at: 2, of: 0), 1530), (.delete(at: 4, count: 5, of: 0), 1200),
      (.delete(at: 15, count: 500, of: 0), 1200), (.append([], of: 0), 1600), (.delete(at: 30, count: 0, of: 0), 1600),
    ] as [(ContentChange, Double)])
  func itDoesWhatItSays(change: ContentChange, height: Double) {
    var hand = Hand(Fixtures.list(20))
    hand.change(change, at: 10)
    #expect(hand.contentHeight == height)
    #expect(hand.take() == (height == 1600 ? [] : [.contentHeight(height)]))
  }

  /// A change of something that doesn't exist is reported as ignored.
  @Test(
    arguments: [
      .append([item], of: 1), .update([item], at: 20, of: 0), .update([], at: 0, of: 0), .state(100, of: 200),
      .hide(true, of: 200), .keyboard(height: 300, responderY: 0, responderHeight: 0),
      .slide(section: 0, to: 0, animated: true),
    ] as [ContentChange])
  func whatThereIsNotIsIgnored(change: ContentChange) {
    var hand = Hand(Fixtures.list(20))
    hand.change(change, at: 10)
    #expect(hand.take() == [.ignored(.nothing)])
    #expect(hand.contentHeight == 1600)
    var cards = Hand(Fixtures.cards([100]))
    cards.change(.append([Self.item], of: 0), at: 10)
    cards.change(.measure(SpotsViewSize(view: 1, height: 2)), at: 10)
    cards.change(.state(100, of: 999), at: 10)
    #expect(cards.take() == [.ignored(.nothing), .ignored(.nothing), .ignored(.nothing)])
  }

  @Test func aPlainHeightHasNothingToChange() {
    var hand = Hand()
    hand.change(.append([Self.item], of: 0), at: 10)
    #expect(hand.take() == [.ignored(.nothing)])
  }
}
