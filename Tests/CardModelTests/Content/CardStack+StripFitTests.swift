import CardContent
import CardMath
import CardTestSupport
import Testing

@testable import CardModel

/// A content changes while a strip in it is held, moves or rests.
@Suite struct CardStackStripFitTests {
  /// Two carousels of eight items of 200 pt above a list.
  static func spec(_ pagination: SpotsComponent.Pagination = .disabled, _ system: ContentSystem = .spots75)
    -> ContentSpec
  {
    var carousel = SpotsComponent(
      kind: .carousel, items: Array(repeating: SpotsItem(width: 200, height: 100), count: 8))
    carousel.pagination = pagination
    let list = SpotsComponent(kind: .list, items: Array(repeating: SpotsItem(height: 80), count: 30))
    return ContentSpec(system: system, body: .spots(SpotsDocument(components: [carousel, carousel, list])))
  }

  static func places(_ hand: Hand) -> [Double] { hand.stack.contents[0].strips.map(\.scroller.motion.target) }

  // MARK: - At rest

  @Test func whatRestsIsClamped() {
    var hand = Hand(Self.spec())
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: 1_100)
    hand.stack.contents[0].strips[1].scroller.motion.rest(at: 900)
    hand.change(.delete(at: 0, count: 2, of: 0), at: 10)
    #expect(Self.places(hand) == [807, 900])
    hand.change(.delete(at: 0, count: 9, of: 1), at: 20)
    #expect(Self.places(hand) == [807, 0])
  }

  // MARK: - Held

  /// A strip that is held, past its beginning or inside, keeps its offset through changes of any component.
  @Test(arguments: [100.0, 300], [-250.0, 250])
  func whatIsHeldStays(start: Double, way: Double) {
    let items = [SpotsItem(width: 200, height: 100)]
    let changes: [ContentChange] = [
      .append(items, of: 2), .insert(items, at: 0, of: 0), .delete(at: 3, count: 4, of: 0), .append(items, of: 0),
      .update([SpotsItem(width: 20, height: 400)], at: 0, of: 0), .slide(section: 1, to: 2, animated: true),
      .measure(SpotsViewSize(view: 7, height: 50)), .delete(at: 0, count: 9, of: 1), .delete(at: 0, count: 9, of: 2),
    ]
    var hand = Hand(Self.spec())
    hand.touch(.began, 200, at: 0, x: start)
    hand.touch(.moved, 200, at: 8, x: start + way)
    let place = Self.places(hand)[0]
    for (index, change) in changes.enumerated() {
      hand.change(change, at: 10 + Double(index) * 10)
      #expect(Self.places(hand)[0] == place)
      #expect(hand.stack.hold.isSliding)
    }
    // From there it follows the finger.
    hand.touch(.moved, 200, at: 200, x: start + way + 10)
    let next = Self.places(hand)[0]
    #expect(next < place)
    #expect(next >= place - 10 - 1e-9)
  }

  /// A held carousel that loses all its items stays with the finger, and yields like a carousel that fits.
  @Test func whatHasNoItemsLeftStaysInTheHand() {
    var hand = Hand(Self.spec())
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    hand.change(.delete(at: 0, count: 9, of: 0), at: 10)
    #expect(Self.places(hand)[0] == 90)
    hand.touch(.moved, 200, at: 20, x: 250)
    #expect(Self.places(hand)[0] < 90)
    hand.touch(.ended, 200, at: 30, x: 250)
    #expect(hand.sample(at: 5_000).isAtRest)
    #expect(Self.places(hand)[0] == 0)
  }

  /// A strip that the program moves doesn't affect the strip that the finger holds, and each reports its own end.
  @Test func eachHasItsOwnMotion() {
    var part = CardPart(kind: .paged, height: 100)
    part.count = 4
    let states = [PartsCard.State(name: 100, parts: [part])]
    let cards = (0..<2).map { PartsCard(name: 200 + $0, states: states, state: 100) }
    var hand = Hand(ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: cards))))
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    hand.change(.slide(section: 1, to: 3, animated: true), at: 10)
    #expect(Self.places(hand) == [90, 897])
    hand.touch(.moved, 200, at: 20, x: 120)
    #expect(Self.places(hand) == [170, 897])
    hand.touch(.ended, 200, at: 500, x: 120)
    hand.change(.slide(section: 1, to: 2, animated: true), at: 510)
    _ = hand.take()
    #expect(hand.sample(at: 9_000).isAtRest)
    #expect(hand.take() == [.movedToPage(1)])
  }

  /// A finger whose strip is taken away controls nothing until it lifts; shown again, the strip is where it was left.
  @Test(arguments: [true, false]) func aFingerLosesWhatIsTakenAway(hides: Bool) {
    var hand = Hand(LiveContentTests.pages(2))
    hand.touch(.began, 200, at: 0, x: 300)
    hand.touch(.moved, 200, at: 8, x: 200)
    _ = hand.take()
    hand.change(hides ? .hide(true, of: 200) : .state(102, of: 200), at: 10)
    for frame in 1...3 { _ = hand.frame(at: 10 + Double(frame)) }
    #expect(hand.take().contains(.ignored(.taken)))
    #expect(!hand.stack.hold.isSliding)
    hand.touch(.moved, 200, at: 20, x: 100)
    #expect(Self.places(hand) == [0, 0])
    hand.touch(.ended, 200, at: 30, x: 100)
    #expect(hand.sample(at: 31).isAtRest)
    hand.change(hides ? .hide(false, of: 200) : .state(100, of: 200), at: 40)
    for frame in 1...3 { _ = hand.frame(at: 40 + Double(frame)) }
    #expect(Self.places(hand) == [90, 0, 0, 0])
  }

  /// If a card above disappears, the finger keeps what it holds.
  @Test func whatIsHeldMayMoveUp() {
    var hand = Hand(LiveContentTests.pages(2))
    let y = 155 + hand.stack.contents[0].layout.sections[1].y + hand.stack.contents[0].layout.strips[2].y + 20
    hand.touch(.began, y, at: 0, x: 300)
    hand.touch(.moved, y, at: 8, x: 200)
    #expect(Self.places(hand) == [0, 0, 90, 0])
    hand.change(.hide(true, of: 200), at: 10)
    for frame in 1...3 { _ = hand.frame(at: 10 + Double(frame)) }
    hand.touch(.moved, y, at: 20, x: 180)
    #expect(Self.places(hand) == [110, 0])
  }

  /// If the program turns the pages under a finger that holds a carousel, the finger keeps the carousel, though another
  /// page shows.
  @Test func aPageThatTurnsAwayLeavesItInTheHand() {
    let cards = [
      Fixtures.card(named: 3, pages: 1..<3), Fixtures.card(named: 4), Fixtures.card(named: 5),
    ]
    var hand = Hand(cards: cards)
    hand.stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: cards)], rules: Rules(), specs: [nil, Self.spec(), Self.spec()])
    hand.touch(.began, 200, at: 0, x: 300)
    hand.give(.page(1, animated: true), at: 1)
    hand.touch(.moved, 200, at: 8, x: 200)
    #expect(hand.stack.hold.isSliding)
    #expect(hand.sample(at: 3_000).phase == .paging)
    #expect(hand.stack.live == 1)
    hand.touch(.moved, 200, at: 3_010, x: 150)
    #expect(hand.stack.contents.map(\.strips[0].scroller.motion.target) == [140, 0])
    hand.touch(.ended, 200, at: 4_000, x: 150)
    #expect(hand.sample(at: 9_000).isAtRest)
    #expect(hand.stack.contents[1].strips[0].scroller.motion.target == 0)
  }

  // MARK: - In motion

  /// Under any law, a moving strip that loses items comes to rest within its range.
  @Test(arguments: SpotsComponent.Pagination.allCases, [0, 1, 3, 6])
  func whatMovesComesToRestInside(pagination: SpotsComponent.Pagination, left: Int) {
    for milliseconds in [90.0, 150, 300] {
      for isFinger in [true, false] {
        var hand = Hand(Self.spec(pagination))
        hand.stack.contents[0].strips[0].scroller.motion.rest(at: 700)
        if isFinger {
          CardStackStripsTests.sweep(&hand, from: 390, to: 20, at: 0)
        } else {
          hand.change(.slide(section: 0, to: 7, animated: true), at: 80)
        }
        let place = { (hand: inout Hand, time: Double) in
          _ = hand.frame(at: time)
          return hand.stack.contents[0].strips[0].scroller.motion.position(at: Hand.instant(time))
        }
        let before = place(&hand, milliseconds)
        hand.change(.delete(at: 1, count: 8 - left, of: 0), at: milliseconds)
        let wasMoving = hand.stack.contents[0].strips[0].scroller.motion.isMoving
        // A moving strip doesn't jump.
        if wasMoving { #expect(place(&hand, milliseconds).isNear(before, 1e-9)) }
        for frame in 1...300 { _ = hand.frame(at: milliseconds + Double(frame) * 16) }
        let rest = place(&hand, milliseconds + 6_000)
        #expect(hand.sample(at: milliseconds + 6_001).isAtRest)
        #expect((0...hand.stack.contents[0].layout.strips[0].range).contains(rest), "\(milliseconds)")
      }
    }
  }

  /// Items added before a strip reaches its end let it go further, by the same law.
  @Test func whatSlowsDownGoesFurtherWhereThereIsMore() {
    func rest(_ adds: Bool) -> Double {
      var hand = Hand(Self.spec())
      hand.stack.contents[0].strips[0].scroller.motion.rest(at: 1_000)
      CardStackStripsTests.sweep(&hand, from: 300, to: 150, at: 0)
      if adds { hand.change(.append(Array(repeating: SpotsItem(width: 200, height: 100), count: 20), of: 0), at: 85) }
      _ = hand.sample(at: 60_000)
      return Self.places(hand)[0]
    }
    #expect(rest(false) == 8 * 200 - 393)
    let free = rest(true)
    #expect(free > 8 * 200)
    var other = Hand(Self.spec())
    other.change(.append(Array(repeating: SpotsItem(width: 200, height: 100), count: 20), of: 0), at: 0)
    other.stack.contents[0].strips[0].scroller.motion.rest(at: 1_000)
    CardStackStripsTests.sweep(&other, from: 300, to: 150, at: 0)
    #expect(other.sample(at: 60_000).isAtRest)
    #expect(Self.places(other)[0].isNear(free, 1e-9))
  }

  /// A moving strip that is taken away comes to rest, and the frames report it.
  @Test func whatIsTakenAwayDoesntMove() {
    var hand = Hand(LiveContentTests.pages(1))
    hand.change(.slide(section: 0, to: 2, animated: true), at: 0)
    hand.change(.state(102, of: 200), at: 100)
    for frame in 1...3 { _ = hand.frame(at: 100 + Double(frame)) }
    #expect(hand.frame(at: 110).isAtRest)
    #expect(!hand.stack.hasMovingStrip)
    #expect(hand.stack.isQuiet)
    hand.change(.state(100, of: 200), at: 200)
    for frame in 1...3 { _ = hand.frame(at: 200 + Double(frame)) }
    #expect(Self.places(hand) == [598, 0])
  }

  /// A rotation clamps resting strips, on any page or card.
  @Test func aTurnedScreenClampsThem() {
    var hand = Hand(turning: Self.spec())
    hand.stack.contents[0].strips[0].scroller.motion.rest(at: 1_207)
    hand.give(.layout(1, animated: false), at: 10)
    #expect(Self.places(hand) == [748, 0])
  }

  /// If the detents make room for a bar, a held strip stays with the finger.
  @Test func aBarLeavesItInTheHand() {
    let cards = [Fixtures.card(preferred: 2)]
    let layout = Layout(screen: Fixtures.screen, cards: cards)
    var hand = Hand()
    hand.stack = CardStack(layouts: [layout, layout], rules: Rules(), specs: [Self.spec()])
    hand.touch(.began, 200, at: 0, x: 100)
    hand.touch(.moved, 200, at: 8, x: 300)
    let place = Self.places(hand)[0]
    #expect(place < -80)
    hand.give(.layout(1, animated: true), at: 10)
    #expect(Self.places(hand)[0] == place)
    #expect(hand.stack.hold.isSliding)
  }
}
