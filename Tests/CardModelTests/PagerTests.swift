import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct PagerTests {
  static func pager() -> Pager { Pager([Fixtures.card()]) }

  @Test func withoutPagesItKeepsNothing() {
    #expect(Self.pager().shown.isEmpty)
    #expect(Self.pager().scrollOffsets.isEmpty)
  }

  /// A state whose page decelerates by itself is refused: it would do so for ever.
  @Test func aDecelerationIsRefused() throws {
    var pager = Self.pager()
    var archive = StateArchive()
    try archive.code(&pager)
    var words = archive.words
    words[0] = UInt64(Law.Kind.deceleration.rawValue)
    var copy = StateArchive(words: words)
    #expect(throws: StateError.self) { try copy.code(&pager) }
  }
}
