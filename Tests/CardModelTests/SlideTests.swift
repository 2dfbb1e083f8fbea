import CardMath
import CardMotion
import Testing

@testable import CardModel

@Suite struct SlideTests {
  static let range = ElasticRange(
    low: 0, high: 500, lowEnd: .band(RubberBand(coefficient: 0.55, dimension: 393)), highEnd: .stop(room: 0))

  @Test func whatIsHeldGoesAgainstTheFinger() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    #expect(slide.follow(250, showing: 100, range: Self.range) == 150 && slide.slope == 1)
    #expect(slide.follow(310, showing: 150, range: Self.range) == 90)
  }

  @Test func itYieldsBeyondItsEnds() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    let beyond = slide.follow(600, showing: 100, range: Self.range)
    #expect(beyond.isNear(-0.55 * 200 * 393 / (393 + 110), 1e-12) && slide.slope < 0.55)
    #expect(slide.follow(-300, showing: beyond, range: Self.range) == 500 && slide.slope == 0)
    // And is in step with the finger again on the way back.
    #expect(slide.follow(350, showing: 500, range: Self.range) == 50)
  }

  /// What a spring threw beyond the end is held where it shows, however far that is.
  @Test(arguments: [-20.0, -380, -900])
  func whatIsCaughtStays(offset: Double) {
    var slide = Slide()
    slide.hold(at: 10, showing: offset, range: Self.range)
    #expect(slide.follow(10, showing: offset, range: Self.range).isNear(offset, 1e-9))
  }

  @Test func aShiftMovesWhatIsHeld() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    slide.shift(by: 210)
    #expect(slide.follow(290, showing: 310, range: Self.range) == 320)
  }

  @Test func itIsRestored() throws {
    var (slide, archive) = (Slide(), StateArchive())
    slide.hold(at: 300, showing: -40, range: Self.range)
    try archive.code(&slide)
    var (other, reader) = (Slide(), StateArchive(words: archive.words))
    try reader.code(&other)
    try reader.finish()
    #expect(other == slide)
  }
}
