import CardContent
import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct LiveContentTests {
  static func carousel(_ count: Int, width: Double = 200) -> SpotsComponent {
    SpotsComponent(kind: .carousel, items: Array(repeating: SpotsItem(width: width, height: 100), count: count))
  }

  /// Cards named 200, 201 and so on, with two paged views each in the state 100 and one in the state 101.
  static func pages(_ count: Int32) -> ContentSpec {
    var part = CardPart(kind: .paged, height: 100)
    part.count = 4
    let cards = (0..<count).map { index in
      PartsCard(
        name: 200 + index,
        states: [
          PartsCard.State(name: 100, parts: [part, part]), PartsCard.State(name: 101, parts: [part]),
        ], state: 100)
    }
    return ContentSpec(system: .cardParts40, body: .cardParts(PartsDocument(cards: cards)))
  }

  /// Returns the strips' offsets after a card was put in another state, hidden or shown.
  static func places(
    _ content: inout LiveContent, _ card: Int, state: Int32? = nil, isHidden: Bool? = nil
  ) -> [Double] {
    content.change(LiveContent.PartsChange(card: card, state: state, isHidden: isHidden))
    content.layOut(width: 393)
    return content.strips.map(\.scroller.motion.target)
  }

  /// Strips keep their identity; the stack fits them into their ranges, so here all offsets stay.
  @Test func stripsStayThemselves() {
    let spec = ContentSpec(
      system: .spots75, body: .spots(SpotsDocument(components: [Self.carousel(8), Self.carousel(4)])))
    var content = LiveContent(spec, width: 393)
    #expect(content.strips.map(\.scroller.motion.target) == [0, 0])
    content.strips[0].scroller.motion.rest(at: 900)
    content.strips[1].scroller.motion.rest(at: 100)
    let isChanged = content.change(component: 0) { component in
      component.remove(at: 4, count: 2)
      return true
    }
    content.layOut(width: 393)
    #expect(isChanged)
    let targets: [Double] = [900, 100]
    #expect(content.strips.map(\.scroller.motion.target) == targets)
    #expect(!content.change(component: 2) { _ in true })
  }

  /// Each card's paged views keep their offsets in each of its states, hidden or not.
  @Test func stripsAreTheirCardsAndStates() {
    var content = LiveContent(Self.pages(3), width: 393)
    for index in 0..<6 { content.strips[index].scroller.motion.rest(at: Double(index) * 10) }
    #expect(Self.places(&content, 0, isHidden: true) == [20, 30, 40, 50])
    #expect(Self.places(&content, 1, state: 101) == [0, 40, 50])
    content.strips[0].scroller.motion.rest(at: 7)
    #expect(Self.places(&content, 0, isHidden: false) == [0, 10, 7, 40, 50])
    #expect(Self.places(&content, 1, state: 100) == [0, 10, 20, 30, 40, 50])
    #expect(Self.places(&content, 1, state: 101) == [0, 10, 7, 40, 50])
    // A state without parts has no strips.
    #expect(Self.places(&content, 2, state: 102) == [0, 10, 7])
    #expect(Self.places(&content, 2, state: 100) == [0, 10, 7, 40, 50])
  }

  /// A moving strip that disappears is at its target; the strip that moved last and the held one stay known.
  @Test func whatIsAwayRestsAndIsRemembered() {
    var content = LiveContent(Self.pages(2), width: 393)
    content.strips[3].scroller.motion.run(.spring(Spring(response: 0.5, dampingRatio: 1)), from: 0, to: 299)
    #expect(content.activeStrip == 0)
    content.active = content.strips[3].id
    #expect(content.activeStrip == 3)
    _ = Self.places(&content, 0, isHidden: true)
    #expect(content.activeStrip == 1)
    #expect(content.hasMovingStrip)
    _ = Self.places(&content, 1, isHidden: true)
    #expect(content.activeStrip == nil)
    #expect(!content.hasMovingStrip)
    #expect(Self.places(&content, 1, isHidden: false) == [0, 299])
    #expect(content.activeStrip == 1)
    content.held = 1
    _ = Self.places(&content, 0, isHidden: false)
    #expect(content.held == 3)
    _ = Self.places(&content, 1, state: 101)
    #expect(content.held == nil)
  }

  @Test func aChangeWaitsForTheFrameAfterNext() {
    var content = LiveContent(Fixtures.cards([100]), width: 393)
    #expect(!content.waitsForFrame)
    content.announced = [LiveContent.PartsChange(card: 0, state: 101, isHidden: nil)]
    #expect(content.waitsForFrame)
    #expect(content.takeTurn() == [])
    #expect(content.waitsForFrame)
    #expect(content.takeTurn().count == 1)
    #expect(!content.waitsForFrame)
  }

  @Test func theInsetBelowIsTheKeyboardsWhileItIsThere() {
    var content = LiveContent(Fixtures.cards([100]), width: 393)
    #expect(content.bottomInset == 24)
    #expect(content.height(viewport: 500) == 131)
    content.keyboard = 300
    #expect(content.bottomInset == 300)
    // Spots' scrolled content is never shorter than its viewport.
    #expect(LiveContent(Fixtures.list(2), width: 393).height(viewport: 500) == 500)
  }

  @Test func theFirstEndIsFound() {
    var content = LiveContent(Fixtures.list(2), width: 393)
    var end = Instant.distantFuture
    content.lower(&end)
    #expect(end == .distantFuture)
    content.awaited = [
      LiveContent.Awaited(kind: .refresh, end: Instant(ticks: 900)),
      LiveContent.Awaited(kind: .end, end: Instant(ticks: 500)),
    ]
    content.lower(&end)
    #expect(end == Instant(ticks: 500))
    #expect(content.isRefreshing)
  }

  /// The whole content is restored to the bit; damaged words are refused, and crash nothing.
  @Test func itIsRestored() throws {
    var content = LiveContent(Self.pages(2), width: 393)
    for index in 0..<4 { content.strips[index].scroller.motion.rest(at: -10 * Double(index)) }
    _ = Self.places(&content, 0, isHidden: true)
    content.held = 1
    content.active = content.strips[1].id
    content.announced = [LiveContent.PartsChange(card: 1, state: nil, isHidden: true)]
    content.awaited = [LiveContent.Awaited(kind: .beginning, end: Instant(ticks: 900))]
    (content.topInset, content.keyboard) = (60, 300)
    content.ratios = [0.5, -1]
    var archive = StateArchive()
    try archive.code(&content)
    var (other, reader) = (LiveContent(Self.pages(2), width: 393), StateArchive(words: archive.words))
    try reader.code(&other)
    try reader.finish()
    #expect(other != content)
    let areKnown = other.findPlaces(width: 393)
    #expect(areKnown)
    #expect(other == content)
    for index in archive.words.indices {
      for word in [UInt64.max, 1 << 40, archive.words[index] ^ 1] {
        var words = archive.words
        words[index] = word
        var reader = StateArchive(words: words)
        reader.nameCount = 300
        if (try? reader.code(&other)) != nil { _ = other.findPlaces(width: 393) }
      }
    }
  }
}
