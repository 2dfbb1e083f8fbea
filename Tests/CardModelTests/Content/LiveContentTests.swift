import CardContent
import CardMath
import Testing

@testable import CardModel

@Suite struct LiveContentTests {
  static func carousel(_ count: Int, width: Double = 200) -> SpotsComponent {
    SpotsComponent(kind: .carousel, items: Array(repeating: SpotsItem(width: width, height: 100), count: count))
  }

  @Test func stripsKeepTheirPlacesAsFarAsTheyExist() {
    let feed = Feed(
      system: .spots75, body: .spots(SpotsDocument(components: [Self.carousel(8), Self.carousel(4)])))
    var content = LiveContent(feed, width: 393)
    #expect(content.strips.map(\.target) == [0, 0])
    content.strips[0].rest(at: 900)
    content.strips[1].rest(at: 100)
    let isChanged = content.change(component: 0) { component in
      component.remove(at: 4, count: 2)
      return true
    }
    content.layOut(width: 393)
    #expect(isChanged)
    let targets: [Double] = [6 * 200 - 393, 100]
    #expect(content.strips.map(\.target) == targets)
    #expect(!content.change(component: 2) { _ in true })
  }

  @Test func aChangeWaitsForTheFrameAfterNext() {
    var content = LiveContent(Fixtures.cards([100]), width: 393)
    #expect(!content.waitsForFrame)
    content.announced = [LiveContent.PartsChange(card: 0, state: 101, isHidden: nil)]
    #expect(content.waitsForFrame && content.takeTurn() == [])
    #expect(content.waitsForFrame && content.takeTurn().count == 1 && !content.waitsForFrame)
  }

  @Test func theInsetBelowIsTheKeyboardsWhileItIsThere() {
    var content = LiveContent(Fixtures.cards([100]), width: 393)
    #expect(content.bottomInset == 24 && content.height(viewport: 500) == 131)
    content.keyboard = 300
    #expect(content.bottomInset == 300)
    // Spots' scroll view is never lower than its viewport.
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
    #expect(end == Instant(ticks: 500) && content.isRefreshing)
  }

  /// All of it, to the bit; damaged words are refused, and crash nothing.
  @Test func itIsRestored() throws {
    var content = LiveContent(Fixtures.cards([100, 50]), width: 393)
    content.announced = [LiveContent.PartsChange(card: 1, state: nil, isHidden: true)]
    content.awaited = [LiveContent.Awaited(kind: .beginning, end: Instant(ticks: 900))]
    (content.topInset, content.keyboard) = (60, 300)
    content.ratios = [0.5, -1]
    var archive = StateArchive()
    try archive.code(&content)
    var (other, reader) = (LiveContent(Fixtures.cards([100, 50]), width: 393), StateArchive(words: archive.words))
    try reader.code(&other)
    try reader.finish()
    #expect(other == content)
    for index in archive.words.indices {
      for word in [UInt64.max, 1 << 40, archive.words[index] ^ 1] {
        var words = archive.words
        words[index] = word
        var reader = StateArchive(words: words)
        reader.nameCount = 300
        try? reader.code(&other)
      }
    }
  }
}
