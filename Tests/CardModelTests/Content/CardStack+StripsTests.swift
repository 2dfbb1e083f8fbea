import CardContent
import Testing

@testable import CardModel

@Suite struct CardStackStripsTests {
  static func feed(_ pagination: SpotsComponent.Pagination = .disabled, _ system: ContentSystem = .spots75) -> Feed {
    var carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    carousel.pagination = pagination
    let list = SpotsComponent(kind: .list, items: Array(repeating: SpotsItem(height: 80), count: 30))
    return Feed(system: system, body: .spots(SpotsDocument(components: [carousel, list])))
  }

  /// Where the strip of the content is.
  static func offset(_ hand: inout Hand, at milliseconds: Double) -> Double {
    _ = hand.sample(at: milliseconds)
    return hand.stack.scene(at: Hand.instant(milliseconds)).carouselOffset ?? .nan
  }

  /// A finger from one x to another.
  static func sweep(_ hand: inout Hand, from x0: Double, to x1: Double, y: Double = 200, at start: Double) {
    hand.touch(.began, y, at: start, x: x0)
    for step in 1...10 { hand.touch(.moved, y, at: start + Double(step) * 8, x: x0 + (x1 - x0) * Double(step) / 10) }
    hand.touch(.ended, y, at: start + 80, x: x1)
  }

  @Test func onlyAFingerOnItMovesIt() {
    var hand = Hand(Self.feed())
    #expect(hand.stack.strip(atX: 200, y: 200, at: .zero) == 0)
    #expect(
      hand.stack.strip(atX: 200, y: 300, at: .zero) == nil && hand.stack.strip(atX: 200, y: 100, at: .zero) == nil)
    Self.sweep(&hand, from: 300, to: 150, y: 400, at: 0)
    #expect(Self.offset(&hand, at: 100) == 0)
    Self.sweep(&hand, from: 300, to: 150, at: 200)
    #expect(hand.take().contains(.drag) && Self.offset(&hand, at: 280) == 140)
    #expect(hand.sample(at: 281).phase == .paging)
  }

  /// One that has no more than there is room for stays.
  @Test func whatFitsStays() {
    var feed = Self.feed()
    guard case .spots(var document) = feed.body else { return }
    document.components[0].remove(at: 1, count: 7)
    feed.body = .spots(document)
    var hand = Hand(feed)
    Self.sweep(&hand, from: 300, to: 150, at: 0)
    #expect(hand.take().contains(.ignored(.sideways)))
  }

  /// Its place counts where the content is scrolled to.
  @Test func itScrollsWithTheContent() {
    var hand = Hand(Self.feed())
    hand.stack.content.rest(at: 60)
    #expect(hand.stack.strip(atX: 200, y: 190, at: .zero) == 0 && hand.stack.strip(atX: 200, y: 200, at: .zero) == nil)
  }

  /// A paged view that is brought back to where it was, and let go from rest, has nothing to slow down from: nobody is
  /// told of its page. From 10 pt beside it, it slows down, and tells.
  @Test(arguments: [(290.0, 0), (280, 1)])
  func whatDoesntSlowDownIsntTold(x: Double, count: Int) {
    var part = CardPart(kind: .paged, height: 180)
    part.count = 4
    let card = PartsCard(name: 200, states: [.init(name: 100, parts: [part])], state: 100)
    var hand = Hand(Feed(system: .cardParts40, body: .cardParts(PartsDocument(cards: [card]))))
    hand.touch(.began, 200, at: 0, x: 300)
    for (step, x) in [290, 270, 250, 270, x].enumerated() {
      hand.touch(.moved, 200, at: Double(step + 1) * 50, x: x)
    }
    #expect(Self.offset(&hand, at: 251) == 290 - x)
    hand.touch(.ended, 200, at: 1_000, x: x)
    #expect(Self.offset(&hand, at: 3_000) == 0)
    #expect(hand.take().count { if case .movedToPage = $0 { true } else { false } } == count)
  }

  @Test func anyTouchCatchesIt() {
    var hand = Hand(Self.feed())
    Self.sweep(&hand, from: 300, to: 150, at: 0)
    let before = Self.offset(&hand, at: 150)
    hand.touch(.began, 200, at: 150, x: 100)
    #expect(hand.take().contains(.grab) && Self.offset(&hand, at: 150) == before)
    #expect(Self.offset(&hand, at: 400) == before)
    // A finger elsewhere leaves it alone.
    hand.touch(.ended, 200, at: 410, x: 100)
    Self.sweep(&hand, from: 300, to: 150, at: 500)
    hand.touch(.began, 600, at: 600, x: 100)
    #expect(!hand.take().contains(.grab) && hand.stack.hasMovingStrip)
  }

  @Test func aCancelledFingerLetsItGoFromRest() {
    var hand = Hand(Self.feed(.item))
    hand.touch(.began, 200, at: 0, x: 300)
    for step in 1...10 { hand.touch(.moved, 200, at: Double(step) * 8, x: 300 - Double(step) * 20) }
    hand.touch(.cancelled, 200, at: 84, x: 100)
    // In the middle of the second: 300 − 393/2; of the first there is no such place.
    let rest = Self.offset(&hand, at: 5_000)
    #expect(rest == 300 - 393.0 / 2 || rest == 500 - 393.0 / 2)
  }

  /// A push takes it from the finger; popped, it is where it was left, as far as there is such a place.
  @Test func aPushTakesItFromTheFinger() {
    var hand = Hand()
    hand.stack = CardStack(
      layouts: [
        Layout(
          screen: Fixtures.screen, cards: [Fixtures.card(.trips, preferred: 2), Fixtures.card(.stop, preferred: 2)])
      ], rules: Rules(), feeds: [Self.feed(), nil])
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    #expect(hand.stack.hold.isSliding)
    hand.give(.push(card: 1, animated: false), at: 20)
    #expect(hand.take().contains(.ignored(.taken)) && !hand.stack.hold.isSliding)
    hand.touch(.ended, 200, at: 30, x: 100)
    hand.give(.pop(animated: false), at: 40)
    #expect(Self.offset(&hand, at: 50) == 90)
  }

  @Test func theProgramWaitsForTheFinger() {
    var hand = Hand(Self.feed())
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    hand.change(.slide(section: 0, to: 3, animated: true), at: 10)
    #expect(hand.take().last == .ignored(.held) && Self.offset(&hand, at: 500) == 90)
    hand.touch(.ended, 200, at: 600, x: 200)
    hand.change(.slide(section: 0, to: 3, animated: false), at: 700)
    #expect(Self.offset(&hand, at: 701) == 700 - 393.0 / 2)
    hand.change(.slide(section: 0, to: 8, animated: false), at: 800)
    hand.change(.slide(section: 1, to: 0, animated: false), at: 810)
    #expect(hand.take().suffix(2) == [.ignored(.nothing), .ignored(.nothing)])
  }
}
