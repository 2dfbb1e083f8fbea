import CardMath
import Testing

@testable import CardModel

@Suite struct CardStackPagingTests {
  /// A card with three pages, the last with its own map, and a plain card to push.
  static func hand(_ rules: Rules = Rules(), first: Int = 0, preferred: Int = 1) -> Hand {
    let plain = Fixtures.card(preferred: preferred)
    func card(_ name: Int32, _ parts: CardParts, header: Double = 84, content: Double = 0) -> Card {
      Card(
        name: name, headerHeight: header, contentHeight: content, hasMap: true, hasMapButtons: true,
        detents: plain.detents, preferredDetent: preferred, parts: parts)
    }
    var parts = CardParts()
    (parts.pages, parts.firstPage) = (2..<5, first)
    var own = CardParts()
    own.hasOwnMap = true
    return Hand(
      rules,
      cards: [
        card(3, parts), Fixtures.card(.stop, preferred: preferred), card(10, CardParts(), content: 1600),
        card(11, CardParts(), header: 120, content: 1000), card(12, own, content: 100), card(13, parts),
      ])
  }

  static func paged(_ hand: Hand) -> [Int32] {
    hand.log.compactMap { if case .paged(let card) = $0.event { card } else { nil } }
  }

  static func x(_ hand: Hand, at milliseconds: Double) -> Double? {
    hand.stack.scene(at: Hand.instant(milliseconds)).pageX
  }

  @Test func theHeaderAndTheContentAreThePages() {
    var hand = Self.hand(first: 1)
    #expect(hand.stack.shownCard.name == 11)
    #expect(hand.stack.topCard.name == 3)
    #expect(Self.x(hand, at: 0) == 398)
    // The page's header reaches down to 390.5 + 120, further than the paging card's own.
    hand.touch(.began, 500, at: 0)
    #expect(hand.log.first?.event == .touch(.header))
    hand.touch(.ended, 500, at: 8)
    hand.give(.page(0, animated: false), at: 20)
    hand.touch(.began, 500, at: 30)
    #expect(hand.log.last?.event == .touch(.content))
    #expect(hand.stack.top.headerHeight == 84)
  }

  /// A finger that moves as far horizontally as vertically drags the card; a point further horizontally, it turns the
  /// pages.
  @Test(arguments: [(20.0, 20.0, false), (21, 20, true), (-21, 20, true), (0, 30, false), (30, 0, true)])
  func sidewaysIsThePages(dx: Double, dy: Double, isPages: Bool) {
    var hand = Self.hand(first: 1)
    hand.touch(.began, 430, at: 0)
    hand.touch(.moved, 430 - dy, at: 8, x: 200 - dx)
    let sample = hand.sample(at: 8)
    #expect(sample.phase == (isPages ? .paging : .dragging))
    #expect((sample.cardY == 390.5) == isPages)
    #expect((Self.x(hand, at: 8) != 398) == isPages)
    // From then on the finger keeps what it holds, in any direction.
    hand.touch(.moved, isPages ? 230 : 430 - dy, at: 16, x: isPages ? 200 - dx : 20)
    #expect((hand.sample(at: 16).cardY == 390.5) == isPages)
    #expect((Self.x(hand, at: 16) != 398) == isPages)
  }

  @Test func aCardWithoutPagesRefusesWhatGoesSideways() {
    var hand = Hand()
    hand.touch(.began, 430, at: 0)
    hand.touch(.moved, 430, at: 8, x: 160)
    #expect(hand.log.last?.event == .ignored(.sideways))
    #expect(Self.x(hand, at: 8) == nil)
  }

  @Test func aCancelledFingerGoesToTheNearestPage() {
    var hand = Self.hand(first: 1)
    hand.touch(.began, 430, at: 0)
    hand.touch(.moved, 430, at: 8, x: 100)
    hand.touch(.cancelled, 430, at: 16, x: 60)
    #expect(hand.log.suffix(2).map(\.event) == [.cancel, .page(card: 11)])
    _ = hand.sample(at: 5000)
    #expect(Self.paged(hand) == [11])
  }

  /// A finger that catches the card during a page turn continues with the incoming page's content: from that content's
  /// offset and within its range.
  @Test(arguments: [0.0, 300]) func aDragGoesOnWithThePageThatComes(offset: Double) {
    var hand = Self.hand(preferred: 2)
    hand.stack.content.rest(at: 500)
    hand.stack.pager.scrollOffsets[3] = offset
    hand.give(.move(detent: Fixtures.Name.peaking.rawValue, animated: false), at: 0)
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 1)
    _ = hand.sample(at: 500)
    hand.give(.page(1, animated: true), at: 501)
    hand.touch(.began, 600, at: 502)
    guard case .dragging = hand.stack.hold else {
      Issue.record("the finger caught \(hand.stack.hold)")
      return
    }
    let (card, y) = (hand.stack.drag.owner, hand.sample(at: 503).cardY)
    hand.touch(.moved, 590, at: 510)
    _ = hand.sample(at: 3_000)
    #expect(Self.paged(hand) == [11])
    let before = hand.sample(at: 3_000)
    hand.touch(.moved, 589, at: 3_010)
    let after = hand.sample(at: 3_010)
    let moved = (after.scrollOffset - before.scrollOffset).magnitude + (after.cardY - before.cardY).magnitude
    #expect(moved <= 1 + 1e-9, "\(card) at \(y)")
    hand.touch(.ended, 589, at: 4_000)
    #expect(hand.sample(at: 9_000).isAtRest)
    let rest = hand.sample(at: 9_001)
    #expect(rest.scrollOffset == hand.stack.top.nearestOffset(to: rest.scrollOffset))
  }

  @Test func eachPageKeepsItsOffset() {
    var hand = Self.hand(preferred: 2)
    hand.stroke(from: 600, to: 400, at: 0, until: 200, lifts: false)
    hand.touch(.ended, 400, at: 400)
    let offset = hand.sample(at: 500).scrollOffset
    #expect(offset == 190)
    hand.give(.page(1, animated: false), at: 600)
    #expect(hand.sample(at: 600).scrollOffset == 0)
    hand.give(.page(0, animated: true), at: 700)
    #expect(hand.sample(at: 900).scrollOffset == 0)
    #expect(hand.sample(at: 1001).scrollOffset == offset)
  }

  @Test func whatThereIsNotIsRefused() {
    var hand = Self.hand()
    for (input, reason) in [
      (Input.key(.previousPage), IgnoredReason.nothing), (.page(3, animated: true), .nothing),
      (.page(-1, animated: true), .nothing), (.page(0, animated: true), .nothing),
    ] {
      hand.give(input, at: 0)
      #expect(hand.log.last?.event == .ignored(reason))
    }
    hand.touch(.began, 430, at: 10)
    hand.touch(.moved, 330, at: 20)
    hand.give(.page(1, animated: true), at: 20)
    #expect(hand.log.last?.event == .ignored(.held))
    #expect(hand.sample(at: 20).phase == .dragging)
    var plain = Hand()
    plain.give(.key(.nextPage), at: 0)
    #expect(plain.log.last?.event == .ignored(.nothing))
  }

  /// A push completes a page turn in transit and reverts a held one; the pushed card has no pages.
  @Test func aPushEndsThePaging() {
    var hand = Self.hand()
    hand.give(.key(.nextPage), at: 0)
    hand.give(.push(card: 1, animated: true), at: 100)
    #expect(Self.paged(hand) == [11])
    #expect(Self.x(hand, at: 100) == nil)
    hand.give(.pop(animated: false), at: 200)
    #expect(Self.x(hand, at: 200) == 398)
    #expect(hand.stack.shownCard.name == 11)
    hand.touch(.began, 430, at: 1000)
    hand.touch(.moved, 430, at: 1008, x: 100)
    hand.give(.push(card: 1, animated: true), at: 1010)
    #expect(hand.log.contains { $0.event == .ignored(.taken) })
    hand.give(.pop(animated: false), at: 1020)
    #expect(Self.x(hand, at: 1020) == 398)
  }

  @Test func aPushedCardBeginsAtItsFirstPage() {
    var hand = Self.hand(first: 1)
    hand.give(.push(card: 5, animated: false), at: 0)
    hand.give(.page(2, animated: false), at: 10)
    hand.give(.pop(animated: false), at: 20)
    hand.give(.push(card: 5, animated: false), at: 30)
    #expect(hand.stack.shownCard.name == 11)
  }

  /// On a screen of another width the stride is another, and the same page shows.
  @Test func aTurnedScreenShowsTheSamePage() {
    var hand = Self.hand()
    let wide = Layout(
      screen: Screen(width: 852, height: 393, safeTop: 0, safeBottom: 21), place: .besideMap(x: 8, width: 323.76),
      cards: hand.stack.cards)
    hand.stack = CardStack(layouts: [hand.stack.layout, wide], rules: Rules())
    hand.give(.page(1, animated: true), at: 0)
    hand.give(.layout(1, animated: false), at: 100)
    #expect(Self.paged(hand) == [11])
    #expect(Self.x(hand, at: 100) == 328.76)
    #expect(hand.stack.pageIndex(at: Hand.instant(100)) == 1)
  }

  @Test func theMapStaysWithItsManager() {
    let stack = Self.hand().stack
    #expect([0, 1, 2, 3, 4].map(stack.mapOwner(of:)) == [0, 1, 0, 0, 4])
    #expect(Self.hand(first: 2).stack.mapOwner(of: 0) == 4)
  }

  /// With VoiceOver on, a finger turns no page, and a command does.
  @Test func withVoiceOverOnlyCommandsTurnPages() {
    var hand = Self.hand()
    hand.give(.voiceOver(true), at: 0)
    hand.touch(.began, 430, at: 10)
    hand.touch(.moved, 430, at: 18, x: 100)
    hand.touch(.moved, 430, at: 26, x: 50)
    hand.touch(.ended, 430, at: 26, x: 50)
    #expect(hand.log.last?.event == .page(card: 11))
    _ = hand.sample(at: 5000)
    #expect(Self.paged(hand) == [10])
    #expect(Self.x(hand, at: 5000) == 0)
    hand.give(.key(.nextPage), at: 5000)
    _ = hand.sample(at: 6000)
    #expect(Self.paged(hand) == [10, 11])
    #expect(Self.x(hand, at: 6000) == 398)
  }

  /// A restored stack continues to the bit, from a held page and from one in transit.
  @Test(arguments: [20.0, 200])
  func itIsSavedAndRestored(at time: Double) throws {
    var hand = Self.hand(first: 1)
    hand.touch(.began, 430, at: 0)
    hand.touch(.moved, 430, at: 10, x: 150)
    if time > 100 { hand.touch(.ended, 430, at: 20, x: 20) }
    _ = hand.sample(at: time)
    var archive = StateArchive()
    try archive.code(&hand.stack)
    var copy = Self.hand(first: 1)
    var reader = StateArchive(words: archive.words)
    reader.now = Hand.instant(time)
    try reader.code(&copy.stack)
    try reader.finish()
    #expect(Self.x(hand, at: time) == Self.x(copy, at: time))
    #expect(hand.stack.shownCard.name == copy.stack.shownCard.name)
    #expect(hand.sample(at: 600) == copy.sample(at: 600))
    #expect(Self.x(hand, at: 600) == Self.x(copy, at: 600))
  }
}
