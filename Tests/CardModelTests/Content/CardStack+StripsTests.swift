import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CardStackStripsTests {
  static func spec(_ pagination: SpotsComponent.Pagination = .disabled, _ system: ContentSystem = .spots75)
    -> ContentSpec
  {
    var carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    carousel.pagination = pagination
    let list = SpotsComponent(kind: .list, items: Array(repeating: SpotsItem(height: 80), count: 30))
    return ContentSpec(system: system, body: .spots(SpotsDocument(components: [carousel, list])))
  }

  /// Returns the offset of the content's strip, points.
  static func offset(_ hand: inout Hand, at milliseconds: Double) -> Double {
    _ = hand.sample(at: milliseconds)
    return hand.stack.scene(at: Hand.instant(milliseconds)).carouselOffset ?? .nan
  }

  /// Moves a finger from one x to another in 80 ms, and lifts it.
  static func sweep(_ hand: inout Hand, from x0: Double, to x1: Double, y: Double = 200, at start: Double) {
    hand.touch(.began, y, at: start, x: x0)
    for step in 1...10 { hand.touch(.moved, y, at: start + Double(step) * 8, x: x0 + (x1 - x0) * Double(step) / 10) }
    hand.touch(.ended, y, at: start + 80, x: x1)
  }

  @Test func onlyAFingerOnItMovesIt() {
    var hand = Hand(Self.spec())
    #expect(hand.stack.strip(atX: 200, y: 200, at: .zero) == 0)
    #expect(hand.stack.strip(atX: 200, y: 300, at: .zero) == nil)
    #expect(hand.stack.strip(atX: 200, y: 100, at: .zero) == nil)
    Self.sweep(&hand, from: 300, to: 150, y: 400, at: 0)
    #expect(Self.offset(&hand, at: 100) == 0)
    Self.sweep(&hand, from: 300, to: 150, at: 200)
    #expect(hand.take().contains(.drag))
    #expect(Self.offset(&hand, at: 280) == 140)
    #expect(hand.sample(at: 281).phase == .paging)
  }

  /// A carousel whose items fit doesn't move.
  @Test func whatFitsStays() {
    var spec = Self.spec()
    guard case .spots(var document) = spec.body else { return }
    document.components[0].remove(at: 1, count: 7)
    spec.body = .spots(document)
    var hand = Hand(spec)
    Self.sweep(&hand, from: 300, to: 150, at: 0)
    #expect(hand.take().contains(.ignored(.sideways)))
  }

  /// A carousel's position on the screen depends on the content's offset.
  @Test func itScrollsWithTheContent() {
    var hand = Hand(Self.spec())
    hand.stack.content.rest(at: 60)
    #expect(hand.stack.strip(atX: 200, y: 190, at: .zero) == 0)
    #expect(hand.stack.strip(atX: 200, y: 200, at: .zero) == nil)
  }

  /// A paged view that is brought back to its offset and released from rest doesn't decelerate: its page isn't
  /// reported. Released 10 pt away, it decelerates and reports its page.
  @Test(arguments: [(290.0, 0), (280, 1)])
  func whatDoesntSlowDownIsntTold(x: Double, count: Int) {
    var part = CardPart(kind: .paged, height: 180)
    part.count = 4
    let card = PartsCard(name: 200, states: [.init(name: 100, parts: [part])], state: 100)
    var hand = Hand(ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: [card]))))
    hand.touch(.began, 200, at: 0, x: 300)
    for (step, x) in [290, 270, 250, 270, x].enumerated() {
      hand.touch(.moved, 200, at: Double(step + 1) * 50, x: x)
    }
    #expect(Self.offset(&hand, at: 251) == 290 - x)
    hand.touch(.ended, 200, at: 1_000, x: x)
    #expect(Self.offset(&hand, at: 3_000) == 0)
    #expect(hand.take().count { if case .movedToPage = $0 { true } else { false } } == count)
  }

  /// A content with a carousel of `count` items of 200 pt, or of columns, with a change.
  static func content(
    _ count: Int, _ system: ContentSystem = .spots75, span: Double = 0, _ change: (inout SpotsComponent) -> Void
  ) -> ContentSpec {
    var carousel = SpotsComponent(
      kind: .carousel, span: span, items: Array(repeating: SpotsItem(width: 200, height: 100), count: count))
    change(&carousel)
    return ContentSpec(system: system, body: .spots(SpotsDocument(components: [carousel])))
  }

  /// Four items of 200 pt, two of them duplicated at each end: the offset begins at 400, and left of 0 it wraps to 800
  /// while the finger holds it.
  @Test func anInfiniteOneGoesOnUnderTheFinger() {
    var hand = Hand(Self.content(4) { $0.layout.isInfinite = true })
    _ = hand.frame(at: 0)
    hand.touch(.began, 200, at: 1, x: 20)
    // The slop takes ten points: 400 − 410.
    hand.touch(.moved, 200, at: 8, x: 440)
    let before = Self.offset(&hand, at: 9)
    #expect(before < 0)
    #expect(before > -10)
    _ = hand.frame(at: 10)
    #expect(Self.offset(&hand, at: 10) == 800)
    // The finger holds −10 + 800 − before; another ten points to the right subtract 10 from that.
    hand.touch(.moved, 200, at: 16, x: 450)
    #expect(Self.offset(&hand, at: 17).isNear(780 - before, 1e-9))
  }

  /// A carousel that pages wraps only at rest: the 230 pt from 400 are more than a quarter of 200, 630 + 230 + 196.5 is
  /// in the item at 1000, and 200 − (400 − 393) = 193 remain; 1193 is past 1000, and wraps to 200.
  @Test func anInfiniteOneThatPagesBeginsAnewOnceItIsThere() {
    let spec = Self.content(4) { ($0.layout.isInfinite, $0.pagination) = (true, .page) }
    var hand = Hand(spec)
    _ = hand.frame(at: 0)
    Self.sweep(&hand, from: 300, to: 60, at: 1)
    var farthest = 0.0
    for milliseconds in stride(from: 90.0, to: 330, by: 8) {
      _ = hand.frame(at: milliseconds)
      let offset = Self.offset(&hand, at: milliseconds)
      #expect(offset >= farthest)
      #expect(offset < 1193)
      farthest = offset
    }
    #expect(farthest > 1000)
    _ = hand.frame(at: 340)
    #expect(Self.offset(&hand, at: 340) == 200)
  }

  /// A flick of any speed would decelerate to 8 · 200 − 393 = 1207, and there the last item is in the middle.
  @Test func aHardFlickIsLedToTheLastItem() {
    var hand = Hand(Self.spec(.item))
    Self.sweep(&hand, from: 390, to: 10, at: 0)
    #expect(hand.take().contains(.endScrolling(item: ItemID(section: 0, number: 7, name: nil))))
    #expect(Self.offset(&hand, at: 5_000) == 1207)
  }

  /// 8 · ⌈393 / 2⌉ = 1576: the fifth page is the rest after the fourth, at 1183 instead of 1572.
  @Test func theLastPageMayBeAPartOfOne() {
    let spec = Self.content(8, .spots19, span: 2) { $0.pagination = .item }
    var hand = Hand(spec)
    #expect(hand.stack.contents[0].layout.strips[0].range == 1183)
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: 1179)
    Self.sweep(&hand, from: 300, to: 150, at: 0)
    #expect(Self.offset(&hand, at: 5_000) == 1183)
    // Caught between two pages, it counts from the nearest one: from 300 by 190 to 490, hence to the third.
    var caught = Hand(spec)
    caught.stack.contents[0].strips[0].scroller.motion.rest(at: 300)
    Self.sweep(&caught, from: 350, to: 150, at: 0)
    #expect(Self.offset(&caught, at: 5_000) == 786)
  }

  /// Released past its end, it comes back with the velocity that it shows: the finger's times the slope of the rubber
  /// band.
  @Test func beyondItsEndItIsAsFastAsItShows() throws {
    var hand = Hand(Self.spec())
    hand.touch(.began, 200, at: 0, x: 100)
    for step in 1...10 { hand.touch(.moved, 200, at: Double(step) * 8, x: 100 + Double(step) * 20) }
    let held = try #require(hand.stack.contents[0].held)
    let slope = hand.stack.contents[0].strips[held].scroller.slope
    hand.touch(.ended, 200, at: 80, x: 300)
    let released = hand.take().compactMap { if case .release(let velocity) = $0 { velocity } else { nil } }
    let (place, velocity) = hand.stack.contents[0].strips[0].scroller.motion.state(at: Hand.instant(80))
    #expect(released.count == 1 && released[0] > 2_000 && slope < 0.55 && place < -50)
    #expect(velocity?.isNear(-released[0] * slope, 1e-6) == true)
  }

  /// Changes of another component's items don't stop it.
  @Test func itGoesOnWhileTheContentChanges() {
    func rest(_ change: ContentChange?) -> [Double] {
      var hand = Hand(Self.spec())
      Self.sweep(&hand, from: 300, to: 150, at: 0)
      if let change { hand.change(change, at: 100) }
      return stride(from: 101.0, to: 3_000, by: 100).map { Self.offset(&hand, at: $0) }
    }
    let plain = rest(nil)
    #expect(plain[0] < plain[1])
    #expect(plain == rest(.append([SpotsItem(height: 80)], of: 1)))
  }

  /// CardParts: 12 pt of the cell, 15 of the part and 20 beside the pages don't belong to the strip, on either side.
  @Test func besideThePagesThereIsNothing() {
    var part = CardPart(kind: .paged, height: 200)
    part.count = 3
    let card = PartsCard(name: 200, states: [PartsCard.State(name: 100, parts: [part])], state: 100)
    let hand = Hand(ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: [card]))))
    for (x, strip) in [(46.5, nil), (47, 0), (346, 0), (346.5, nil)] as [(Double, Int?)] {
      #expect(hand.stack.strip(atX: x, y: 300, at: .zero) == strip, "\(x)")
    }
  }

  /// A card beside the map has its content there, too: from 100 to 350.
  @Test func besideTheMapItLiesWhereTheCardDoes() {
    let layout = Layout(
      screen: Fixtures.screen, place: .besideMap(x: 100, width: 250), cards: [Fixtures.card(content: 0, preferred: 2)])
    let stack = CardStack(layouts: [layout], rules: Rules(), specs: [Self.spec()])
    for (x, strip) in [(99, nil), (100, 0), (350, 0), (351, nil)] as [(Double, Int?)] {
      #expect(stack.strip(atX: x, y: 200, at: .zero) == strip, "\(x)")
    }
  }

  /// If scroll views don't bounce, a carousel doesn't yield to the finger either.
  @Test func withoutBouncingItStaysAtItsEnd() {
    var rules = Rules()
    rules.scroll.bounces = false
    var hand = Hand(Self.spec(), rules: rules)
    hand.touch(.began, 200, at: 0, x: 100)
    hand.touch(.moved, 200, at: 8, x: 300)
    #expect(hand.stack.hold.isSliding)
    #expect(Self.offset(&hand, at: 9) == 0)
  }

  /// A sweep of any length turns one page: 600 pt across pages of 393 lead to the second page, not to the third.
  @Test func aSweepTurnsOnePage() {
    var hand = Hand(Self.content(8, .spots19, span: 2) { $0.pagination = .item })
    Self.sweep(&hand, from: 390, to: -220, at: 0)
    #expect(Self.offset(&hand, at: 5_000) == 393)
  }

  /// Content pulled 50 pt past its top has its carousel 50 pt lower: 205 … 305.
  @Test func itIsWhereItShowsBeyondTheTop() {
    var hand = Hand(Self.spec())
    hand.stack.content.rest(at: -50)
    #expect(hand.stack.strip(atX: 200, y: 204, at: .zero) == nil)
    #expect(hand.stack.strip(atX: 200, y: 205, at: .zero) == 0)
    #expect(hand.stack.strip(atX: 200, y: 304, at: .zero) == 0)
    #expect(hand.stack.strip(atX: 200, y: 305, at: .zero) == nil)
  }

  /// Pages of 299 pt have a rubber band of their own width: 0.55 · 90 · 299 / (299 + 0.55 · 90).
  @Test func itsBandIsAsWideAsItIs() {
    var part = CardPart(kind: .paged, height: 200)
    part.count = 3
    let card = PartsCard(name: 200, states: [PartsCard.State(name: 100, parts: [part])], state: 100)
    var hand = Hand(ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: [card]))))
    hand.touch(.began, 250, at: 0, x: 100)
    hand.touch(.moved, 250, at: 8, x: 200)
    #expect(Self.offset(&hand, at: 9).isNear(-49.5 * 299 / (299 + 49.5), 1e-9))
  }

  /// Of two carousels the one under the finger moves, and its offset is reported.
  @Test func theOneUnderTheFingerIsTheOneThatMoves() {
    let carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    var hand = Hand(ContentSpec(system: .spots75, body: .spots(SpotsDocument(components: [carousel, carousel]))))
    hand.touch(.began, 300, at: 0, x: 300)
    hand.touch(.moved, 300, at: 8, x: 200)
    #expect(hand.stack.contents[0].strips.map(\.scroller.motion.target) == [0, 90])
    #expect(Self.offset(&hand, at: 9) == 90)
  }

  /// A carousel that a spring threw further than the rubber band can show continues from where it was caught.
  @Test func caughtFarBeyondItsEndItGoesOnFromThere() {
    var hand = Hand(Self.spec())
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: -500)
    hand.touch(.began, 200, at: 0, x: 200)
    hand.touch(.moved, 200, at: 8, x: 189)
    #expect(Self.offset(&hand, at: 9) >= -500)
    #expect(Self.offset(&hand, at: 9) < -495)
  }

  /// A hidden card keeps its index in the document, and the program's section is an index in the document.
  @Test func theProgramNamesASectionOfTheDocument() {
    var part = CardPart(kind: .paged, height: 200)
    part.count = 3
    let states = [PartsCard.State(name: 100, parts: [part])]
    var cards = (0..<3).map { PartsCard(name: 200 + $0, states: states, state: 100) }
    cards[0].isHidden = true
    var hand = Hand(ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: cards))))
    hand.change(.slide(section: 1, to: 2, animated: false), at: 10)
    #expect(hand.stack.contents[0].strips.map(\.scroller.motion.target) == [598, 0])
    hand.change(.slide(section: 0, to: 2, animated: false), at: 20)
    #expect(hand.take() == [.slide(page: 2), .ignored(.nothing)])
  }

  /// Carousels that page have their own motion.
  @Test func aPageHasItsOwnMotion() {
    var rules = Rules()
    rules.feed.carouselPage = .curve(.linear, duration: 2)
    var hand = Hand(Self.spec(.page), rules: rules)
    Self.sweep(&hand, from: 300, to: 150, at: 0)
    let target = hand.stack.contents[0].strips[0].scroller.motion.target
    // From 140 on at constant speed: half of the distance after half of the time.
    #expect(target == 593)
    #expect(Self.offset(&hand, at: 1_080).isNear((140 + target) / 2, 1e-9))
  }

  /// A flick toward the beginning meets it, and the carousel bounces there.
  @Test func itMeetsItsBeginning() {
    var hand = Hand(Self.spec())
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: 300)
    Self.sweep(&hand, from: 100, to: 250, at: 0)
    #expect(hand.stack.contents[0].strips[0].scroller.motion.target == 0)
    #expect(Self.offset(&hand, at: 5_000) == 0)
  }

  /// The quarter counts from the start of the drag: 30 pt from 193 aren't a quarter of 200, though 223 from 0 would be.
  @Test func theQuarterCountsFromWhereItWasTaken() {
    var hand = Hand(Self.spec(.page))
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: 193)
    Self.sweep(&hand, from: 300, to: 260, at: 0)
    // 223 + 196.5 is in the item at 400: 400 + 193. With twice the distance from 0 it would be in the item at 600.
    #expect(Self.offset(&hand, at: 5_000) == 593)
  }

  /// A carousel that settles to an item starts with the finger's velocity.
  @Test func itSetsOffAsFastAsTheFinger() {
    var hand = Hand(Self.spec(.item))
    Self.sweep(&hand, from: 300, to: 250, at: 0)
    let released = hand.take().compactMap { if case .release(let velocity) = $0 { velocity } else { nil } }
    let state = hand.stack.contents[0].strips[0].scroller.motion.state(at: Hand.instant(80))
    #expect(released.count == 1 && released[0] < -300 && state.velocity?.isNear(-released[0], 1e-6) == true)
  }
}
