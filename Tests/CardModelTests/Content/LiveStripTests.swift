import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct LiveStripTests {
  /// A moving strip that a finger released.
  static func moving() -> LiveStrip {
    var strip = LiveStrip(LiveStrip.ID(section: 3, state: 12, number: 1), restingAt: 40)
    strip.scroller.motion.run(
      .spring(Spring(response: 0.5, dampingRatio: 0.8)), from: 40, velocity: -300, to: 0, at: Instant(ticks: 90))
    strip.scroller.isFingers = true
    return strip
  }

  @Test func itRestsAtFirst() {
    let strip = LiveStrip(LiveStrip.ID(section: 0, state: nil, number: 0), restingAt: 400)
    #expect(!strip.scroller.motion.isMoving)
    #expect(strip.scroller.motion.target == 400)
    #expect(!strip.scroller.isFingers)
  }

  @Test func itIsRestored() throws {
    var (strip, archive) = (Self.moving(), StateArchive())
    try archive.code(&strip)
    var (other, reader) = (
      LiveStrip(LiveStrip.ID(section: 0, state: nil, number: 0), restingAt: 0), StateArchive(words: archive.words)
    )
    reader.now = Instant(ticks: 90)
    try reader.code(&other)
    try reader.finish()
    #expect(other == strip)
    for index in archive.words.indices {
      var words = archive.words
      words[index] = .max
      var reader = StateArchive(words: words)
      reader.nameCount = 13
      try? reader.code(&other)
    }
  }
}
