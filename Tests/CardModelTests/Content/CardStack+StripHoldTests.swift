import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// The control of a carousel: by the finger, by the program, and by changes of the card.
@Suite struct CardStackStripHoldTests {
  /// The offset at which the fourth item, 600 … 800 pt, is in the middle of 393 pt.
  private static let fourthCentred: Double = 700 - 393 / 2

  @Test func anyTouchCatchesIt() {
    var hand = Hand(CardStackStripsTests.spec())
    CardStackStripsTests.sweep(&hand, from: 300, to: 150, at: 0)
    let before = CardStackStripsTests.offset(&hand, at: 150)
    hand.touch(.began, 200, at: 150, x: 100)
    #expect(hand.take().contains(.grab))
    #expect(CardStackStripsTests.offset(&hand, at: 150) == before)
    #expect(CardStackStripsTests.offset(&hand, at: 400) == before)
    // A finger elsewhere doesn't affect it.
    hand.touch(.ended, 200, at: 410, x: 100)
    CardStackStripsTests.sweep(&hand, from: 300, to: 150, at: 500)
    hand.touch(.began, 600, at: 600, x: 100)
    #expect(!hand.take().contains(.grab))
    #expect(hand.stack.hasMovingStrip)
  }

  @Test func aCancelledFingerLetsItGoFromRest() {
    var hand = Hand(CardStackStripsTests.spec(.item))
    hand.touch(.began, 200, at: 0, x: 300)
    for step in 1...10 { hand.touch(.moved, 200, at: Double(step) * 8, x: 300 - Double(step) * 20) }
    hand.touch(.cancelled, 200, at: 84, x: 100)
    // The second item is centred at 300 − 393/2; the first can't be centred.
    let rest = CardStackStripsTests.offset(&hand, at: 5_000)
    #expect(rest == 300 - 393.0 / 2 || rest == 500 - 393.0 / 2)
  }

  /// A push takes the carousel from the finger; after the pop it is where it was left, within its range.
  @Test func aPushTakesItFromTheFinger() {
    var hand = Hand(root: CardStackStripsTests.spec(), next: nil)
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    #expect(hand.stack.hold.isSliding)
    hand.give(.push(card: 1, animated: false), at: 20)
    #expect(hand.take().contains(.ignored(.taken)))
    #expect(!hand.stack.hold.isSliding)
    hand.touch(.ended, 200, at: 30, x: 100)
    hand.give(.pop(animated: false), at: 40)
    #expect(CardStackStripsTests.offset(&hand, at: 50) == 90)
  }

  @Test func theProgramWaitsForTheFinger() {
    var hand = Hand(CardStackStripsTests.spec())
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    hand.change(.slide(section: 0, to: 3, animated: true), at: 10)
    #expect(hand.take().last == .ignored(.held))
    #expect(CardStackStripsTests.offset(&hand, at: 500) == 90)
    hand.touch(.ended, 200, at: 600, x: 200)
    hand.change(.slide(section: 0, to: 3, animated: false), at: 700)
    #expect(CardStackStripsTests.offset(&hand, at: 701) == Self.fourthCentred)
    hand.change(.slide(section: 0, to: 8, animated: false), at: 800)
    hand.change(.slide(section: 1, to: 0, animated: false), at: 810)
    #expect(hand.take().suffix(2) == [.ignored(.nothing), .ignored(.nothing)])
  }

  /// The program waits for the finger only on the carousel that the finger holds.
  @Test func anotherCarouselDoesntWaitForTheFinger() {
    let carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    var hand = Hand(ContentSpec(system: .spots75, body: .spots(SpotsDocument(components: [carousel, carousel]))))
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    hand.log.removeAll()
    hand.change(.slide(section: 1, to: 3, animated: false), at: 10)
    #expect(hand.take() == [.slide(page: 3)])
    #expect(hand.stack.contents[0].strips.map(\.scroller.motion.target) == [90, Self.fourthCentred])
  }

  /// A covered card's carousel is a different one from that which a finger holds on the card above.
  @Test func aCoveredCarouselDoesntWaitForTheFinger() {
    var hand = Hand(covered: CardStackStripsTests.spec(.item), by: CardStackStripsTests.spec())
    hand.touch(.began, 200, at: 10, x: 300)
    hand.touch(.moved, 200, at: 18, x: 200)
    hand.stack.changes = [.slide(section: 0, to: 3, animated: true)]
    hand.log.removeAll()
    hand.give(.content(change: 0, card: 0), at: 20)
    #expect(hand.take() == [.slide(page: 3)])
    // The covered carousel moves out of sight, its end is reported, and no motion shows.
    hand.touch(.ended, 200, at: 600, x: 200)
    #expect(hand.sample(at: 1_000).phase == .resting)
    #expect(hand.take().contains(.endScrolling(item: ItemID(section: 0, number: 3, name: nil))))
  }

  /// Uncovered in mid-motion, a carousel shows the rest of its motion.
  @Test func aCarouselGoesOnOnceItIsUncovered() {
    var hand = Hand(covered: CardStackStripsTests.spec(), by: nil)
    hand.stack.changes = [.slide(section: 0, to: 3, animated: true)]
    hand.give(.content(change: 0, card: 0), at: 20)
    #expect(hand.sample(at: 30).phase == .resting)
    hand.give(.pop(animated: false), at: 40)
    #expect(hand.sample(at: 50).phase == .paging)
    #expect(hand.sample(at: 400).phase == .resting)
    #expect(CardStackStripsTests.offset(&hand, at: 401) == Self.fourthCentred)
  }

  /// A pop takes the carousel of the popped card from the finger, which controls nothing until it lifts.
  @Test func aPopTakesItFromTheFinger() {
    var hand = Hand(covered: CardStackStripsTests.spec(), by: CardStackStripsTests.spec())
    hand.touch(.began, 200, at: 10, x: 300)
    hand.touch(.moved, 200, at: 18, x: 200)
    hand.give(.pop(animated: false), at: 20)
    #expect(hand.take().contains(.ignored(.taken)))
    #expect(!hand.stack.hold.isSliding)
    hand.touch(.began, 200, at: 30, x: 300, pointer: 1)
    #expect(hand.take() == [])
    hand.touch(.ended, 200, at: 40, x: 200)
    hand.touch(.began, 200, at: 50, x: 300, pointer: 1)
    #expect(hand.take() == [.touch(.content)])
  }

  /// A rotation also takes the carousel from the finger, and a moving one is at its target at once.
  @Test func aTurnedScreenTakesItFromTheFinger() {
    var held = Hand(turning: CardStackStripsTests.spec())
    held.touch(.began, 200, at: 0, x: 300)
    held.touch(.moved, 200, at: 8, x: 200)
    held.give(.layout(1, animated: false), at: 10)
    #expect(held.take().contains(.ignored(.taken)))
    #expect(!held.stack.hold.isSliding)
    #expect(CardStackStripsTests.offset(&held, at: 20) == 90)
    var free = Hand(turning: CardStackStripsTests.spec())
    CardStackStripsTests.sweep(&free, from: 300, to: 150, at: 0)
    free.give(.layout(1, animated: false), at: 90)
    #expect(!free.stack.hasMovingStrip)
    #expect(free.sample(at: 91).phase == .resting)
  }

  /// A change of the card, such as a push, puts a moving carousel at its target at once.
  @Test func aPushPutsItWhereItWasGoing() {
    var hand = Hand(root: CardStackStripsTests.spec(), next: nil)
    CardStackStripsTests.sweep(&hand, from: 300, to: 250, at: 0)
    let target = hand.stack.contents[0].strips[0].scroller.motion.target
    let before = CardStackStripsTests.offset(&hand, at: 90)
    hand.give(.push(card: 1, animated: false), at: 100)
    hand.give(.pop(animated: false), at: 110)
    #expect(target > before + 10)
    #expect(CardStackStripsTests.offset(&hand, at: 111) == target)
  }
}
