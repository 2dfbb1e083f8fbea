import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// Rows that keys highlight. Taps and the program's selections are in `SelectionTests`.
@Suite struct CardStackSelectionTests {
  static func item(_ number: Int32) -> ItemID { ItemID(section: 0, number: number, name: nil) }

  /// The row above the first is the last one, and the row below the last is the first; a row out of sight is scrolled
  /// into view.
  @Test func keysGoRound() {
    var hand = Hand(Fixtures.list(20))
    hand.give(.key(.rowAbove), at: 0)
    #expect(hand.take() == [.highlight(item: Self.item(19))])
    #expect(hand.frame(at: 1000).scrollOffset == 20 * 80 - hand.stack.top.viewportHeight)
    hand.give(.key(.rowBelow), at: 1000)
    #expect(hand.take().contains(.highlight(item: Self.item(0))))
    #expect(hand.frame(at: 2000).scrollOffset == 0)
    hand.give(.key(.lastRow), at: 2000)
    hand.give(.key(.rowAbove), at: 3000)
    hand.give(.key(.activateRow), at: 3100)
    #expect(hand.take().contains(.select(item: Self.item(18))))
    hand.give(.key(.firstRow), at: 4000)
    hand.give(.key(.clearRow), at: 5000)
    #expect(hand.take().last == .highlight(item: nil))
    hand.give(.key(.activateRow), at: 5100)
    #expect(hand.take() == [.ignored(.nothing)])
  }

  /// A visible row stays where it is, and a deleted row is no longer highlighted.
  @Test func aRowThatGoesTakesItsHighlightAlong() {
    var hand = Hand(Fixtures.list(20))
    hand.give(.key(.firstRow), at: 0)
    hand.give(.key(.rowBelow), at: 100)
    #expect(hand.frame(at: 1000).scrollOffset == 0)
    hand.change(.delete(at: 1, count: 1, of: 0), at: 1100)
    _ = hand.take()
    hand.give(.key(.activateRow), at: 1200)
    #expect(hand.take() == [.ignored(.nothing)])
    hand.give(.key(.rowBelow), at: 1300)
    #expect(hand.take() == [.highlight(item: Self.item(0))])
  }

  @Test func withoutRowsThereIsNothing() {
    for spec in [Fixtures.list(0), Fixtures.cards([300])] {
      var hand = Hand(spec)
      for key in [Key.rowAbove, .rowBelow, .firstRow, .lastRow, .activateRow, .clearRow] {
        hand.give(.key(key), at: 0)
        #expect(hand.take() == [.ignored(.nothing)])
      }
      hand.change(.select(0, of: 0), at: 10)
      hand.change(.scroll(to: 0, of: 0), at: 20)
      #expect(hand.take() == [.ignored(.nothing), .ignored(.nothing)])
    }
  }
}
