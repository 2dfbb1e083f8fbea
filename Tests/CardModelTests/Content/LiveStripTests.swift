import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct LiveStripTests {
  /// One on its way, let go by a finger; and a grip of it.
  static func moving() -> LiveStrip {
    var strip = LiveStrip(LiveStrip.ID(section: 3, state: 12, number: 1), restingAt: 40)
    strip.motion.spring(
      Spring(response: 0.5, dampingRatio: 0.8), from: 40, velocity: -300, to: 0, at: Instant(ticks: 90),
      arrival: .points)
    strip.isFingers = true
    return strip
  }

  @Test func itRestsAtFirst() {
    let strip = LiveStrip(LiveStrip.ID(section: 0, state: nil, number: 0), restingAt: 400)
    #expect(!strip.motion.isMoving)
    #expect(strip.motion.target == 400)
    #expect(!strip.isFingers)
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

  @Test func aGripIsRestored() throws {
    var (grip, archive) = (Grip(strip: 2, began: 17), StateArchive())
    let band = RubberBand(coefficient: 0.55, dimension: 393)
    let range = ElasticRange(low: 0, high: 500, lowEnd: .band(band), highEnd: .band(band))
    grip.slide.hold(at: 300, showing: -900, range: range)
    try archive.code(&grip)
    var (other, reader) = (Grip(strip: 0, began: 0), StateArchive(words: archive.words))
    try reader.code(&other)
    try reader.finish()
    #expect(other == grip)
    // Where it was caught goes along: what shows with the finger elsewhere hangs on it.
    #expect(other.slide.follow(100, range: range) == grip.slide.follow(100, range: range))
  }
}
