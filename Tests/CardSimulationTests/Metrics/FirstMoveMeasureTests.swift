import CardMath
import CardModel
import CardTestSupport
import Testing

@testable import CardSimulation

@Suite struct FirstMoveMeasureTests {
  /// Returns the time of the first move in frames at 60 Hz with these places, seconds; a finger comes down 5 ms before
  /// each frame with `touches`.
  static func time(
    _ frames: [(y: Double, scroll: Double, isDown: Bool, touches: Bool)], isMovingBefore: Bool = false
  ) -> Double? {
    var measure = FirstMoveMeasure()
    var last: Sample?
    for (index, one) in frames.enumerated() {
      var frame = Frame()
      frame.ticks = Int64(index) * 150_000
      (frame.sample.cardY, frame.sample.scrollOffset, frame.sample.touchY) = (one.y, one.scroll, one.isDown ? 300 : nil)
      frame.sample.phase = one.isDown ? .dragging : isMovingBefore ? .settling : .resting
      measure.add(frame, touch: one.touches ? Instant(ticks: frame.ticks - 45_000) : nil, after: last)
      last = frame.sample
    }
    return measure.time
  }

  @Test func countsFromTheTouchToMoreThanHalfAPoint() {
    #expect(
      Self.time([(400, 0, true, true), (400.5, 0, true, false), (399.4, 0, true, false)])!.isNear(
        0.005 + 2.0 / 60, 1e-12))
    #expect(Self.time([(71, 0, true, true), (71, 0.6, true, false)])!.isNear(0.005 + 1.0 / 60, 1e-12))
  }

  /// Without a slop the frame after the touch may show a movement; of a card in motion that is its own.
  @Test func theFrameAfterTheTouchCounts() {
    let frames = [(400.0, 0.0, false, false), (399.4, 0, true, true), (390, 0, true, false)]
    #expect(Self.time(frames)!.isNear(0.005, 1e-12))
    #expect(Self.time(frames, isMovingBefore: true)!.isNear(0.005 + 1.0 / 60, 1e-12))
    let scrolled = [(71.0, 30.0, false, false), (71, 31, true, true)]
    #expect(Self.time(scrolled)!.isNear(0.005, 1e-12))
  }

  @Test func aTapMovesNothing() {
    #expect(Self.time([(400, 0, true, true), (400, 0, false, false), (300, 0, false, false)]) == nil)
    #expect(Self.time([(400, 0, false, false), (300, 0, false, false)]) == nil)
  }

  @Test func theFirstThatMovesCounts() {
    let frames: [(Double, Double, Bool, Bool)] = [
      (400, 0, true, true), (400, 0, false, false), (400, 0, true, true), (390, 0, true, false), (300, 0, true, true),
      (200, 0, true, false),
    ]
    #expect(Self.time(frames)!.isNear(0.005 + 1.0 / 60, 1e-12))
  }
}
