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
    #expect(slide.follow(250, range: Self.range) == 150)
    #expect(slide.slope == 1)
    #expect(slide.follow(310, range: Self.range) == 90)
  }

  @Test func itYieldsBeyondItsEnds() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    let beyond = slide.follow(600, range: Self.range)
    let expected: Double = -0.55 * 200 * 393 / 503
    #expect(beyond.isNear(expected, 1e-12))
    #expect(slide.slope < 0.55)
    #expect(slide.follow(-300, range: Self.range) == 500)
    #expect(slide.slope == 0)
    // On the return it follows the finger one to one again.
    #expect(slide.follow(350, range: Self.range) == 50)
  }

  /// An offset that a spring threw past the end is held where it shows, at any distance.
  @Test(arguments: [-20.0, -380, -900])
  func whatIsCaughtStays(offset: Double) {
    var slide = Slide()
    slide.hold(at: 10, showing: offset, range: Self.range)
    #expect(slide.follow(10, range: Self.range).isNear(offset, 1e-9))
  }

  /// The same travel shows the same offset with any number of samples: 2,000 pt are more than half of the band.
  @Test(arguments: [1, 20, 100])
  func theWayShowsAsMuchHoweverOftenItIsTold(count: Int) {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    var place = 0.0
    for sample in 1...count {
      place = slide.follow(300 + 2_100 * Double(sample) / Double(count), range: Self.range)
    }
    let expected: Double = -0.55 * 2_000 * 393 / 1_493
    #expect(place.isNear(expected, 1e-9))
  }

  /// New ends don't change the shown offset; if they affect it, the finger's travel counts from there.
  @Test func otherEndsMoveNothing() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    #expect(slide.follow(0, range: Self.range) == 400)
    let wider = ElasticRange(low: 0, high: 800, lowEnd: Self.range.lowEnd, highEnd: .stop(room: 0))
    let before = slide
    slide.change(to: wider, fingerX: 0, showing: 400)
    #expect(slide == before)
    let band = RubberBand(coefficient: 0.55, dimension: 393)
    let narrower = ElasticRange(low: 0, high: 250, lowEnd: .band(band), highEnd: .band(band))
    slide.change(to: narrower, fingerX: 0, showing: 400)
    #expect(slide.follow(0, range: narrower).isNear(400, 1e-9))
    let (near, far) = (slide.follow(-10, range: narrower), slide.follow(-300, range: narrower))
    #expect(near > 400)
    #expect(far > near)
    #expect(far < 250 + 393)
  }

  @Test func aShiftMovesWhatIsHeld() {
    var slide = Slide()
    slide.hold(at: 300, showing: 100, range: Self.range)
    slide.shift(by: 210)
    #expect(slide.follow(290, range: Self.range) == 320)
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
